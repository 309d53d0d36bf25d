//! What every stored value is wrapped in: a version before it, a checksum behind it. It knows bytes,
//! and neither tables nor sled.
//!
//! ```text
//! 1 byte    version, 1
//! n bytes   the value: JSON, except for notes, which are whatever was given
//! 4 bytes   CRC-32 of all before it, little-endian
//! ```

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Failure;
use crate::damage::Damage;

const VERSION: u8 = 1;
const CHECKSUM: usize = 4;

/// The value as JSON, wrapped.
pub(super) fn seal(value: &impl Serialize) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::with_capacity(512);
    bytes.push(VERSION);
    serde_json::to_writer(&mut bytes, value)?;
    Ok(closed(bytes))
}

/// Any bytes, wrapped.
pub(super) fn seal_bytes(value: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(1 + value.len() + CHECKSUM);
    bytes.push(VERSION);
    bytes.extend_from_slice(value);
    closed(bytes)
}

fn closed(mut bytes: Vec<u8>) -> Vec<u8> {
    let checksum = crc32fast::hash(&bytes);
    bytes.extend_from_slice(&checksum.to_le_bytes());
    bytes
}

/// What is in it; or what is wrong with it.
pub(super) fn unseal(bytes: &[u8]) -> Result<&[u8], Damage> {
    let (covered, checksum) = bytes.split_last_chunk::<CHECKSUM>().ok_or(Damage::CutShort)?;
    let (version, value) = covered.split_first().ok_or(Damage::CutShort)?;
    if crc32fast::hash(covered) != u32::from_le_bytes(*checksum) {
        return Err(Damage::Checksum);
    }
    if *version != VERSION {
        return Err(Damage::Version { found: *version, known: VERSION });
    }
    Ok(value)
}

/// The JSON in it, read; or what is wrong with it.
pub(super) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Damage> {
    serde_json::from_slice(unseal(bytes)?).map_err(|error| Damage::Json(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sealed_is_unsealed() {
        for value in [&b""[..], b"a", b"\0\xff\n", &[7; 5000]] {
            assert_eq!(unseal(&seal_bytes(value)), Ok(value));
        }
        assert_eq!(read::<Vec<u8>>(&seal(&vec![1u8, 2]).unwrap()), Ok(vec![1, 2]));
    }

    #[test]
    fn every_changed_bit_and_every_cut_is_noticed() {
        let whole = seal(&"Uchu, 宇宙").unwrap();
        for byte in 0..whole.len() {
            for bit in 0..8 {
                let mut harmed = whole.clone();
                harmed[byte] ^= 1 << bit;
                assert!(unseal(&harmed).is_err(), "byte {byte}, bit {bit}");
            }
            assert!(unseal(&whole[..byte]).is_err(), "cut at {byte}");
            assert!(unseal(&whole[byte + 1..]).is_err(), "begins behind {byte}");
        }
    }

    #[test]
    fn a_newer_version_says_so() {
        let newer = closed(vec![VERSION + 1, b'1']);
        assert_eq!(
            unseal(&newer).unwrap_err().to_string(),
            "it has version 2, and this program knows 1"
        );
    }
}
