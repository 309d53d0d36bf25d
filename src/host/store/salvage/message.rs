//! A message in the log of sled 0.34, and its checksum. It knows nothing of what is in one.
//!
//! ```text
//! checksum (4 bytes), kind (1), length, number of the segment, page (sled's varints), body
//! ```

/// The kinds of messages that matter here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A page is free.
    Free,
    /// The names of the trees, with the pages of their roots.
    Roots { blob: bool },
    /// A page as a whole.
    Page { blob: bool },
    /// A change of a page.
    Change { blob: bool },
    /// The rest of the segment is empty.
    Cap,
    /// Something that carries no data of ours.
    Other,
}

/// A message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Message {
    /// Its place in the log: later is newer.
    pub(super) at: u64,
    pub(super) kind: Kind,
    pub(super) page: u64,
    pub(super) body: Vec<u8>,
    /// Its checksum is that of another body.
    pub(super) harmed: bool,
}

/// What stands before the body of a message.
pub(super) struct Header {
    checksum: u32,
    pub(super) kind: Kind,
    length: usize,
    pub(super) segment: u64,
    page: u64,
    /// How many bytes the header has.
    bytes: usize,
}

/// A number of sled's, and the bytes behind it.
pub(super) fn number(bytes: &[u8]) -> Option<(u64, &[u8])> {
    let (first, rest) = bytes.split_first()?;
    let high = u64::from(*first);
    match first {
        0..=240 => Some((high, rest)),
        241..=248 => {
            let (low, rest) = rest.split_first()?;
            Some((240 + 256 * (high - 241) + u64::from(*low), rest))
        }
        249 => {
            let ([high, low], rest) = rest.split_first_chunk()?;
            Some((2288 + 256 * u64::from(*high) + u64::from(*low), rest))
        }
        _ => {
            let (digits, rest) = rest.split_at_checked(usize::from(*first) - 247)?;
            let mut aligned = [0; 8];
            aligned[..digits.len()].copy_from_slice(digits);
            Some((u64::from_le_bytes(aligned), rest))
        }
    }
}

impl Header {
    pub(super) fn read(bytes: &[u8]) -> Option<Header> {
        let (checksum, rest) = bytes.split_first_chunk()?;
        let (kind, rest) = rest.split_first()?;
        let kind = match kind {
            1 | 3 | 5 => Kind::Other,
            2 => Kind::Cap,
            4 => Kind::Free,
            6 | 7 => Kind::Roots { blob: *kind == 7 },
            8 | 9 => Kind::Page { blob: *kind == 9 },
            10 | 11 => Kind::Change { blob: *kind == 11 },
            _ => return None,
        };
        let (length, rest) = number(rest)?;
        let (segment, rest) = number(rest)?;
        let (page, rest) = number(rest)?;
        let length = usize::try_from(length).ok().filter(|length| *length <= rest.len())?;
        let checksum = u32::from_le_bytes(*checksum);
        Some(Header { checksum, kind, length, segment, page, bytes: bytes.len() - rest.len() })
    }

    /// Where the message ends.
    pub(super) fn end(&self) -> usize {
        self.bytes + self.length
    }

    /// Is the message that begins with these bytes as it was written?
    pub(super) fn holds(&self, bytes: &[u8]) -> bool {
        checksum(&bytes[4..self.bytes], &bytes[self.bytes..self.end()]) == self.checksum
    }

    pub(super) fn message(&self, at: u64, bytes: &[u8], harmed: bool) -> Message {
        let body = bytes[self.bytes..self.end()].to_vec();
        Message { at, kind: self.kind, page: self.page, body, harmed }
    }
}

/// The checksum of a message: of its body first, then of its header.
fn checksum(header: &[u8], body: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(body);
    hasher.update(header);
    hasher.finalize() ^ u32::MAX
}

/// The message that begins with these bytes, if it is as it was written: in this segment, if that is
/// known.
pub(super) fn whole(bytes: &[u8], segment: Option<u64>) -> Option<Header> {
    let header = Header::read(bytes)?;
    let here = segment.is_none_or(|segment| segment == header.segment);
    (here && header.holds(bytes)).then_some(header)
}

/// Is this one message, as it was written, whatever its segment?
pub(super) fn is_whole(bytes: &[u8]) -> bool {
    whole(bytes, None).is_some_and(|header| header.end() == bytes.len())
}

/// Where the parts of a message are, and its checksum as it stands there and as it is found.
pub(super) struct Framed {
    /// How many bytes the header has.
    pub(super) header: usize,
    pub(super) end: usize,
    pub(super) expected: u32,
    pub(super) found: u32,
}

/// The parts of the message that these bytes begin with, whether or not it is as it was written.
pub(super) fn framed(bytes: &[u8]) -> Option<Framed> {
    let header = Header::read(bytes)?;
    let found = checksum(&bytes[4..header.bytes], &bytes[header.bytes..header.end()]);
    let (expected, end) = (header.checksum, header.end());
    Some(Framed { header: header.bytes, end, expected, found })
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A message as sled writes it, with numbers below 241.
    pub(in super::super) fn message(kind: u8, segment: u8, page: u8, body: &[u8]) -> Vec<u8> {
        let length = u16::try_from(body.len()).unwrap();
        let length = if length <= 240 {
            vec![length as u8]
        } else {
            vec![((length - 240) / 256 + 241) as u8, ((length - 240) % 256) as u8]
        };
        let head = [&[kind], &length[..], &[segment, page]].concat();
        [&checksum(&head, body).to_le_bytes()[..], &head, body].concat()
    }
}
