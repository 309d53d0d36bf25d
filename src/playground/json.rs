//! Fields of JSON bodies that several parts of the playground read. It must not know what they mean.

use serde_json::Value;

/// A text field of a body.
pub(crate) fn text<'a>(body: &'a Value, key: &str) -> Option<&'a str> {
    body.get(key).and_then(Value::as_str)
}

/// A bit set in a body: Discord writes them as text, some clients as a number.
pub(crate) fn bits(body: &Value, key: &str) -> Option<u64> {
    let value = body.get(key)?;
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

/// The longest time that can be asked for: ten years. Sums of it never overflow.
pub(crate) const LONGEST_MS: u64 = 10 * 366 * 86_400_000;

/// How long something lasts: `ms`, if it is given.
pub(crate) fn milliseconds(body: &Value) -> Result<Option<u64>, String> {
    match body.get("ms") {
        None | Some(Value::Null) => Ok(None),
        Some(_) => {
            let ms = bits(body, "ms").filter(|&ms| ms <= LONGEST_MS);
            ms.map(Some).ok_or_else(|| "ms is no number, or more than ten years".to_owned())
        }
    }
}
