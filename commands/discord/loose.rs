//! Reading JSON from Discord without insisting on its form: an id is a number or its text, and what is not
//! of the kind that is wanted is as if it were not there.

use serde::Deserialize;
use serde::de::{Deserializer, Error, Visitor};
use serde_json::Value;

/// An id, written as text or as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Id(pub(crate) u64);

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Id, D::Error> {
        struct Any;
        impl Visitor<'_> for Any {
            type Value = Id;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an id")
            }

            fn visit_u64<E: Error>(self, id: u64) -> Result<Id, E> {
                Ok(Id(id))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Id, E> {
                text.parse().map(Id).map_err(|_| E::custom("no id"))
            }
        }
        deserializer.deserialize_any(Any)
    }
}

/// The number at this pointer, as a number or as text.
pub(crate) fn number(value: &Value, pointer: &str) -> Option<u64> {
    as_number(value.pointer(pointer)?)
}

/// A number, as a number or as text.
pub(crate) fn as_number(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.trim().parse().ok())
}

/// The text at this pointer, if there is anything in it.
pub(crate) fn text<'a>(value: &'a Value, pointer: &str) -> Option<&'a str> {
    value.pointer(pointer)?.as_str().filter(|text| !text.is_empty())
}

/// The items at this pointer; none if there is no list.
pub(crate) fn items<'a>(value: &'a Value, pointer: &str) -> &'a [Value] {
    value.pointer(pointer).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}
