//! What two lines of a record say, compared: where they first differ.

use std::fmt;

use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

/// A place at which two values differ.
pub(super) struct Difference {
    /// The way there, with strokes between its steps.
    pub(super) at: String,
    /// What should stand there, if anything.
    pub(super) expected: Option<String>,
    /// What does, if anything.
    pub(super) found: Option<String>,
}

/// Where two values first differ.
pub(super) fn first_difference(expected: &Value, found: &Value) -> Option<Difference> {
    let mut at = Vec::new();
    let (expected, found) = differ(Some(expected), Some(found), &mut at)?;
    at.reverse();
    let text = |value: Option<&Value>| value.map(Value::to_string);
    Some(Difference { at: at.join("/"), expected: text(expected), found: text(found) })
}

type Pair<'a> = (Option<&'a Value>, Option<&'a Value>);

/// The first pair that differs, and the way there, innermost first.
fn differ<'a>(
    expected: Option<&'a Value>,
    found: Option<&'a Value>,
    at: &mut Vec<String>,
) -> Option<Pair<'a>> {
    let mut step = |key: String, expected, found| {
        let difference = differ(expected, found, at);
        difference.inspect(|_| at.push(key))
    };
    match (expected, found) {
        (Some(Value::Object(expected)), Some(Value::Object(found))) => {
            let added = found.keys().filter(|key| !expected.contains_key(*key));
            let mut keys = expected.keys().chain(added);
            keys.find_map(|key| step(key.clone(), expected.get(key), found.get(key)))
        }
        (Some(Value::Array(expected)), Some(Value::Array(found))) => {
            let mut places = 0..expected.len().max(found.len());
            places.find_map(|at| step(at.to_string(), expected.get(at), found.get(at)))
        }
        _ => (expected != found).then_some((expected, found)),
    }
}

/// A value in which no object has a key twice: two readers might not agree on what such an
/// object says.
pub(super) struct Strict(pub(super) Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Strict, D::Error> {
        deserializer.deserialize_any(StrictVisitor).map(Strict)
    }
}

struct StrictVisitor;

impl<'de> Visitor<'de> for StrictVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Strict(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(list.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some((key, Strict(value))) = entries.next_entry::<String, Strict>()? {
            if object.insert(key, value).is_some() {
                return Err(de::Error::custom("twice"));
            }
        }
        Ok(object.into())
    }
}
