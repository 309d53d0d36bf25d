//! Ids as Discord makes them: milliseconds since 2015 and a counter, written as text. It must not
//! know what an id belongs to.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// 2015-01-01, where Discord's ids begin.
const EPOCH: u64 = 1_420_070_400_000;

/// A snowflake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub u64);

impl Id {
    /// The smallest id of this moment.
    pub(crate) fn at(ms: u64) -> Self {
        Self((ms.saturating_sub(EPOCH)) << 22)
    }

    /// When this id was made, in milliseconds since 1970.
    pub(crate) fn moment(self) -> u64 {
        (self.0 >> 22) + EPOCH
    }

    /// An id in a path or in JSON: text, or the number some libraries send.
    pub(crate) fn read(value: &Value) -> Option<Self> {
        match value {
            Value::String(text) => text.parse().ok(),
            Value::Number(number) => number.as_u64().map(Id),
            _ => None,
        }
    }
}

impl std::str::FromStr for Id {
    type Err = std::num::ParseIntError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Id)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
