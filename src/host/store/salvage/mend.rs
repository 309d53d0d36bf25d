//! One wrong byte in a message is found by the message's checksum and put right. It knows what a message's
//! checksum covers, and nothing else.

use super::message::{self, Framed};

/// CRC-32 of every single byte.
const TABLE: [u32; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut rest = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            rest = if rest & 1 == 1 { rest >> 1 ^ 0xedb8_8320 } else { rest >> 1 };
            bit += 1;
        }
        table[byte] = rest;
        byte += 1;
    }
    table
};

/// The longest header of a message.
const HEADER_BYTES: usize = 32;

/// The message in these bytes, as it was written if only one byte is wrong, else as it is. They end with it
/// if that is known. Nothing if no message can be made of them.
pub(super) fn mend(bytes: &[u8], ends: bool) -> Option<Vec<u8>> {
    let fits = |framed: &Framed| !ends || framed.end == bytes.len();
    let framed = message::framed(bytes).filter(fits);
    if let Some(framed) = &framed
        && let Some(mended) = mend_one_byte(&bytes[..framed.end], framed)
    {
        return Some(mended);
    }
    if ends && let Some(mended) = mend_header(bytes) {
        return Some(mended);
    }
    framed.map(|framed| bytes[..framed.end].to_vec())
}

/// With one byte of its header changed so that all of it fits.
fn mend_header(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut tried = bytes.to_vec();
    for place in 4..HEADER_BYTES.min(bytes.len()) {
        for value in 0..=u8::MAX {
            tried[place] = value;
            if message::is_whole(&tried) {
                return Some(tried);
            }
        }
        tried[place] = bytes[place];
    }
    None
}

/// With the one byte changed that explains the checksum, wherever it is.
fn mend_one_byte(bytes: &[u8], framed: &Framed) -> Option<Vec<u8>> {
    let difference = framed.expected ^ framed.found;
    let mut mended = bytes.to_vec();
    if difference.to_be_bytes().iter().filter(|byte| **byte != 0).count() == 1 {
        // It is the checksum itself.
        mended[..4].copy_from_slice(&framed.found.to_le_bytes());
        return Some(mended);
    }
    let (head, body) = (framed.header - 4, bytes.len() - framed.header);
    // What a wrong bit pattern adds to the checksum from the last byte that it covers, then from the one
    // before it, and so on.
    let mut adds = TABLE;
    for covered in (0..head + body).rev() {
        if let Some(wrong) = (1..=u8::MAX).find(|wrong| adds[usize::from(*wrong)] == difference) {
            // The body comes first.
            let place = if covered < body { framed.header + covered } else { 4 + covered - body };
            mended[place] ^= wrong;
            if message::is_whole(&mended) {
                return Some(mended);
            }
            mended[place] ^= wrong;
        }
        for add in &mut adds {
            *add = *add >> 8 ^ TABLE[usize::from(add.to_le_bytes()[0])];
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_wrong_byte_anywhere_in_a_message_is_put_right() {
        let whole = message::tests::message(10, 7, 3, &[b"Aki".repeat(40), vec![0; 300]].concat());
        assert!(message::is_whole(&whole));
        for place in 0..whole.len() {
            let mut harmed = whole.clone();
            harmed[place] ^= 1 + u8::try_from(place % 255).unwrap_or(0);
            assert_eq!(mend(&harmed, true).as_ref(), Some(&whole), "byte {place}");
        }
    }

    #[test]
    fn more_than_that_is_left_as_it_is() {
        let whole = message::tests::message(10, 7, 3, &[b'x'; 200]);
        let mut harmed = whole.clone();
        harmed[50] ^= 1;
        harmed[90] ^= 0x10;
        assert_eq!(mend(&harmed, true), Some(harmed));
    }
}
