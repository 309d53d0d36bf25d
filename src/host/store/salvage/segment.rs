//! A segment of the log of sled 0.34, read without sled: message by message, with every checksum tested, past
//! whatever is damaged.
//!
//! ```text
//! 512 KiB: 20 bytes of header (checksum, log number, stable log number), then messages
//! ```

use std::ops::Range;

use super::mend::mend;
use super::message::{Header, Kind, Message, whole};

/// sled's own default, which we never change.
pub(super) const SEGMENT_BYTES: usize = 512 * 1024;
/// The header of a segment.
const HEADER_BYTES: usize = 20;
/// No message begins this close to the end of a segment.
const LONGEST_HEADER: usize = 32;
/// Checksum, kind, and three numbers of one byte.
const SHORTEST_HEADER: usize = 8;

/// What one segment holds.
#[derive(Debug, Default)]
pub(super) struct Segment {
    pub(super) messages: Vec<Message>,
    /// Places in it that cannot be read as they were written.
    pub(super) damaged: Vec<Range<usize>>,
}

/// The number in a segment's header, if it is as it was written.
fn numbered(bytes: &[u8]) -> Option<u64> {
    let (checksum, rest) = bytes.first_chunk::<HEADER_BYTES>()?.split_first_chunk()?;
    if crc32fast::hash(rest) ^ u32::MAX != u32::from_le_bytes(*checksum) {
        return None;
    }
    let at = u64::from_le_bytes(*rest.first_chunk()?) ^ (u64::MAX >> 1);
    let segment = SEGMENT_BYTES as u64;
    at.is_multiple_of(segment).then_some(at / segment)
}

/// The next message that is as it was written, from this place on.
fn next_whole(bytes: &[u8], from: usize, segment: Option<u64>) -> Option<(usize, Header)> {
    let places = from..bytes.len().saturating_sub(SHORTEST_HEADER);
    places.into_iter().find_map(|place| Some((place, whole(&bytes[place..], segment)?)))
}

/// Everything that can be read of a segment.
pub(super) fn read(bytes: &[u8]) -> Segment {
    let mut found = Segment::default();
    let known = numbered(bytes);
    let first = next_whole(bytes, HEADER_BYTES.min(bytes.len()), known).or_else(|| {
        // The header may be of the segment's next use, which has not come to any message.
        next_whole(bytes, HEADER_BYTES.min(bytes.len()), None).filter(|_| known.is_none())
    });
    let Some((_, Header { segment, .. })) = first else { return found };
    if known.is_none() {
        found.damaged.push(0..HEADER_BYTES);
    }
    let begins = segment * SEGMENT_BYTES as u64;
    let mut place = HEADER_BYTES;
    while place + LONGEST_HEADER <= bytes.len() {
        let here = &bytes[place..];
        let at = begins + place as u64;
        if let Some(header) = whole(here, Some(segment)) {
            if header.kind == Kind::Cap {
                break;
            }
            found.messages.push(header.message(at, here, false));
            place += header.end();
            continue;
        }
        let next = next_whole(bytes, place + 1, Some(segment)).map(|(next, _)| next);
        if is_end(here, segment, next.map(|next| next - place)) {
            break;
        }
        let end = next.unwrap_or(bytes.len());
        found.damaged.push(place..end);
        let mended = mend(&bytes[place..end], next.is_some());
        found.messages.extend(mended.and_then(|mended| harmed(&mended, at, segment)));
        place = end;
    }
    found
}

/// The message in these bytes, which are not those that were written, or were not before they were mended.
fn harmed(bytes: &[u8], at: u64, segment: u64) -> Option<Message> {
    let header = Header::read(bytes).filter(|header| header.segment == segment)?;
    let harmed = !header.holds(bytes);
    Some(header.message(at, bytes, harmed))
}

/// Does the segment end here? What follows was never written, or is of an earlier use of the segment; a
/// message whose writing was interrupted is the last one. Behind all of those no message of this use
/// counts: sled gives out a place in the log only when everything before it is there.
fn is_end(here: &[u8], segment: u64, next: Option<usize>) -> bool {
    let gap = &here[..next.unwrap_or(here.len())];
    if gap.iter().take(SHORTEST_HEADER).all(|byte| *byte == 0) {
        return true;
    }
    let Some(header) = Header::read(here) else { return next.is_none() };
    if header.segment != segment && header.holds(here) {
        return true;
    }
    // A segment that was filled needs no message that says so.
    next.is_none() && (header.segment != segment || header.end() + LONGEST_HEADER <= here.len())
}

#[cfg(test)]
mod tests {
    use super::super::message::tests::message;
    use super::*;

    fn segment_of(messages: &[Vec<u8>]) -> Vec<u8> {
        let at = ((7 * SEGMENT_BYTES as u64) ^ (u64::MAX >> 1)).to_le_bytes();
        let stable = (u64::MAX >> 1).to_le_bytes();
        let rest = [at, stable].concat();
        let checksum = (crc32fast::hash(&rest) ^ u32::MAX).to_le_bytes();
        let mut bytes = [&checksum[..], &rest, &messages.concat()].concat();
        bytes.resize(SEGMENT_BYTES, 0);
        bytes
    }

    fn three() -> Vec<Vec<u8>> {
        (1..=3).map(|page| message(10, 7, page, &[page; 100])).collect()
    }

    #[test]
    fn every_message_is_read_in_order() {
        let found = read(&segment_of(&three()));
        assert_eq!(found.messages.iter().map(|one| one.page).collect::<Vec<_>>(), [1, 2, 3]);
        assert!(found.damaged.is_empty() && found.messages.iter().all(|one| !one.harmed));
    }

    #[test]
    fn what_follows_damage_is_found_again() {
        let mut bytes = segment_of(&three());
        let second = HEADER_BYTES + three()[0].len();
        // More than can be put right.
        bytes[second + 20..second + 40].fill(0xaa);
        let found = read(&bytes);
        assert_eq!(found.messages.iter().map(|one| one.page).collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!(found.damaged, vec![second..second + three()[1].len()]);
        assert!(found.messages[1].harmed);
    }

    #[test]
    fn a_last_message_that_is_not_there_whole_is_no_damage() {
        let mut bytes = segment_of(&three());
        let third = HEADER_BYTES + three()[0].len() * 2;
        bytes[third + 50..].fill(0);
        let found = read(&bytes);
        assert_eq!(found.messages.len(), 2);
        assert!(found.damaged.is_empty());
    }

    #[test]
    fn a_segment_without_its_header_is_known_by_its_messages() {
        let mut bytes = segment_of(&three());
        bytes[5] ^= 1;
        let found = read(&bytes);
        assert_eq!(found.messages.len(), 3);
        assert_eq!(found.messages[0].at, 7 * SEGMENT_BYTES as u64 + HEADER_BYTES as u64);
        assert_eq!(found.damaged, vec![0..HEADER_BYTES]);
    }
}
