//! Compression of a gateway connection: one zlib stream for its whole life, or zstd frames made of
//! raw blocks, which every decoder reads and which need no library. It must not know payloads.

use axum::body::Bytes;
use axum::extract::ws::{Message, Utf8Bytes};
use flate2::{Compress, Compression, FlushCompress};

/// How a connection wants its payloads.
pub(super) enum Compressor {
    Plain,
    Zlib(Box<Compress>),
    /// Whether the frame header has been sent.
    Zstd(bool),
}

impl Compressor {
    /// As the connection's `compress` asks; None: no such compression.
    pub(super) fn new(asked: Option<&str>) -> Option<Self> {
        match asked {
            None | Some("") => Some(Self::Plain),
            Some("zlib-stream") => {
                Some(Self::Zlib(Box::new(Compress::new(Compression::fast(), true))))
            }
            Some("zstd-stream") => Some(Self::Zstd(false)),
            Some(_) => None,
        }
    }

    /// A payload as the message that carries it.
    pub(super) fn pack(&mut self, text: Utf8Bytes) -> Message {
        match self {
            Self::Plain => Message::Text(text),
            Self::Zlib(stream) => Message::Binary(deflate(stream, text.as_bytes())),
            Self::Zstd(begun) => {
                let header = !std::mem::replace(begun, true);
                Message::Binary(raw_zstd(text.as_bytes(), header))
            }
        }
    }
}

fn deflate(stream: &mut Compress, mut input: &[u8]) -> Bytes {
    let mut out = Vec::with_capacity(input.len() / 2 + 64);
    loop {
        let before = stream.total_in();
        stream
            .compress_vec(input, &mut out, FlushCompress::Sync)
            .expect("compressing memory cannot fail");
        let taken = usize::try_from(stream.total_in() - before).unwrap_or(input.len());
        input = &input[taken..];
        // A full buffer may hide the end of the flush; an empty corner of it cannot.
        if input.is_empty() && out.len() < out.capacity() {
            return out.into();
        }
        out.reserve(out.capacity().max(64));
    }
}

/// RFC 8878: a frame without size and checksum, then blocks that are stored as they are.
fn raw_zstd(input: &[u8], header: bool) -> Bytes {
    const BLOCK: usize = 1 << 16;
    let mut out = Vec::with_capacity(input.len() + 16);
    if header {
        // Magic number, no flags, a window of 128 KiB.
        out.extend([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x38]);
    }
    for block in input.chunks(BLOCK) {
        let size = u32::try_from(block.len()).expect("a block is small") << 3;
        out.extend(&size.to_le_bytes()[..3]);
        out.extend(block);
    }
    out.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Decompress, FlushDecompress};

    #[test]
    fn one_zlib_stream_carries_many_payloads_each_flushed() {
        let mut compressor = Compressor::new(Some("zlib-stream")).unwrap();
        let mut reader = Decompress::new(true);
        for length in [1usize, 10, 63, 64, 65, 1000, 100_000] {
            let text: String = (0..length).map(|n| char::from(b'a' + (n * n % 26) as u8)).collect();
            let Message::Binary(packed) = compressor.pack(text.clone().into()) else { panic!() };
            assert_eq!(&packed[packed.len() - 4..], [0, 0, 0xff, 0xff]);
            let mut out = Vec::with_capacity(length + 64);
            reader.decompress_vec(&packed, &mut out, FlushDecompress::Sync).unwrap();
            assert_eq!(out, text.as_bytes());
        }
    }

    #[test]
    fn a_raw_zstd_block_says_its_size() {
        let packed = raw_zstd(b"hello", true);
        assert_eq!(&packed[..], b"\x28\xb5\x2f\xfd\x00\x38\x28\x00\x00hello");
    }
}
