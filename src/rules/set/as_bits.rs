//! A set saved as its number, for `#[serde(with)]`. A number with bits of things that do not exist is
//! not read.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Bits, Member, Set};

/// Writes the number.
pub fn serialize<T, S>(set: &Set<T>, serializer: S) -> Result<S::Ok, S::Error>
where
    T: Member<Bits: Serialize>,
    S: Serializer,
{
    set.0.serialize(serializer)
}

/// Reads the number.
pub fn deserialize<'de, T, D>(deserializer: D) -> Result<Set<T>, D::Error>
where
    T: Member<Bits: Deserialize<'de>>,
    D: Deserializer<'de>,
{
    let bits = T::Bits::deserialize(deserializer)?;
    let mut left = bits;
    let exist = std::iter::from_fn(|| left.take_nth(0)).all(|place| place < T::PLACES);
    exist.then_some(Set(bits)).ok_or_else(|| D::Error::custom("bits"))
}
