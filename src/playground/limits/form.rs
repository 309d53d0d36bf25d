//! Reads fields out of a body and collects what is wrong with them, at Discord's paths. It exists
//! so that a check reads like a list of rules and so that no wrong type can panic. It must not
//! know which fields there are.

use serde_json::{Map, Value};

use super::refusal::{Invalid, hang};
use super::table::Limit;

/// A JSON object.
pub(super) type Object = Map<String, Value>;

/// Whether a field may be left out (or null, which Discord treats alike).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Need {
    Optional,
    Required,
}

/// One step of a path: a field or an index.
pub(super) struct Step(String);

impl From<&str> for Step {
    fn from(key: &str) -> Self {
        Self(key.to_owned())
    }
}

impl From<usize> for Step {
    fn from(index: usize) -> Self {
        Self(index.to_string())
    }
}

/// The errors found so far, and where the reader stands.
pub(super) struct Form {
    path: Vec<String>,
    errors: Object,
}

impl Form {
    pub(super) fn new() -> Self {
        Self { path: Vec::new(), errors: Map::new() }
    }

    pub(super) fn finish(self) -> Result<(), Invalid> {
        if self.errors.is_empty() { Ok(()) } else { Err(Invalid::form(self.errors)) }
    }

    /// Does something one step further down.
    pub(super) fn within<R>(
        &mut self,
        step: impl Into<Step>,
        inner: impl FnOnce(&mut Self) -> R,
    ) -> R {
        self.path.push(step.into().0);
        let result = inner(self);
        self.path.pop();
        result
    }

    /// Does something for each entry of a list that stands at a key.
    pub(super) fn each<'v>(
        &mut self,
        key: &str,
        list: &'v [Value],
        mut inner: impl FnMut(&mut Self, usize, &'v Value),
    ) {
        self.within(key, |form| {
            for (index, value) in list.iter().enumerate() {
                form.within(index, |form| inner(form, index, value));
            }
        });
    }

    pub(super) fn refuse_here(&mut self, code: &str, message: &str) {
        hang(&mut self.errors, &self.path, code, message);
    }

    pub(super) fn refuse(&mut self, key: &str, code: &str, message: &str) {
        self.within(key, |form| form.refuse_here(code, message));
    }

    pub(super) fn require(&mut self, key: &str) {
        self.refuse(key, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Refuses a length that a limit does not take; the message depends on whether it has a lower
    /// bound, as Discord's does.
    pub(super) fn length(&mut self, key: &str, limit: Limit, length: usize) {
        let Limit { min, max, .. } = limit;
        if limit.takes(length) {
            return;
        }
        if min == 0 {
            self.refuse(key, "BASE_TYPE_MAX_LENGTH", &format!("Must be {max} or fewer in length."));
        } else {
            self.refuse(
                key,
                "BASE_TYPE_BAD_LENGTH",
                &format!("Must be between {min} and {max} in length."),
            );
        }
    }

    /// The value itself as an object.
    pub(super) fn object<'v>(&mut self, value: &'v Value) -> Option<&'v Object> {
        let object = value.as_object();
        if object.is_none() {
            self.refuse_here("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
        }
        object
    }

    /// An object at a key.
    pub(super) fn model<'v>(
        &mut self,
        map: &'v Object,
        key: &str,
        need: Need,
    ) -> Option<&'v Object> {
        let value = self.present(map, key, need)?;
        self.within(key, |form| form.object(value))
    }

    /// The value at a key unless it is left out or null.
    pub(super) fn present<'v>(
        &mut self,
        map: &'v Object,
        key: &str,
        need: Need,
    ) -> Option<&'v Value> {
        let value = map.get(key).filter(|value| !value.is_null());
        if value.is_none() && need == Need::Required {
            self.require(key);
        }
        value
    }

    /// Text without any limit of length. Discord turns numbers into text here; the playground
    /// refuses them on purpose, because what it then echoed would break strict clients in silence.
    pub(super) fn words<'v>(&mut self, map: &'v Object, key: &str, need: Need) -> Option<&'v str> {
        let value = self.present(map, key, need)?;
        let text = value.as_str();
        if text.is_none() {
            let message = format!("Could not interpret \"{}\" as string.", brief(value));
            // The message was seen; no source for the code.
            self.refuse(key, "STRING_TYPE_CONVERT", &message);
        }
        text
    }

    /// Text within a limit, counted in code points. White space alone counts as nothing.
    pub(super) fn text<'v>(
        &mut self,
        map: &'v Object,
        key: &str,
        limit: Limit,
        need: Need,
    ) -> Option<&'v str> {
        let text = self.words(map, key, need)?;
        let blank = text.trim().is_empty();
        self.length(key, limit, if blank && limit.min > 0 { 0 } else { text.chars().count() });
        Some(text)
    }

    /// A list within a limit; empty when it is left out or refused, so that an overlong list is
    /// refused once and not walked.
    pub(super) fn list<'v>(
        &mut self,
        map: &'v Object,
        key: &str,
        limit: Limit,
        need: Need,
    ) -> &'v [Value] {
        let Some(value) = self.present(map, key, need) else { return &[] };
        let Some(list) = value.as_array() else {
            // No source for code and message: after those for objects, which were seen.
            self.refuse(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
            return &[];
        };
        self.length(key, limit, list.len());
        if limit.takes(list.len()) { list } else { &[] }
    }

    /// A whole number; text of digits counts as one, as Discord has it.
    pub(super) fn integer(&mut self, map: &Object, key: &str, need: Need) -> Option<i128> {
        let value = self.present(map, key, need)?;
        let number = whole(value);
        if number.is_none() {
            self.refuse(
                key,
                "NUMBER_TYPE_COERCE",
                &format!("Value \"{}\" is not int.", brief(value)),
            );
        }
        number
    }

    /// A whole number within bounds; none when it is refused.
    pub(super) fn between(
        &mut self,
        map: &Object,
        key: &str,
        limit: Limit,
        need: Need,
    ) -> Option<usize> {
        let number = self.integer(map, key, need)?;
        let amount = usize::try_from(number).ok().filter(|amount| limit.takes(*amount));
        if amount.is_none() {
            // What does not fit a usize is below or above every limit.
            let below = usize::try_from(number).map_or(number < 0, |amount| amount < limit.min);
            if below {
                self.too_small(key, limit.min);
            } else {
                self.too_large(key, "int", limit.max);
            }
        }
        amount
    }

    pub(super) fn too_small(&mut self, key: &str, min: usize) {
        let message = format!("int value should be greater than or equal to {min}.");
        self.refuse(key, "NUMBER_TYPE_MIN", &message);
    }

    pub(super) fn too_large(&mut self, key: &str, kind: &str, max: usize) {
        let message = format!("{kind} value should be less than or equal to {max}.");
        self.refuse(key, "NUMBER_TYPE_MAX", &message);
    }

    /// A whole number out of a few.
    pub(super) fn choice(
        &mut self,
        map: &Object,
        key: &str,
        allowed: &[i128],
        need: Need,
    ) -> Option<i128> {
        let number = self.integer(map, key, need)?;
        if allowed.contains(&number) {
            return Some(number);
        }
        self.refuse(key, "BASE_TYPE_CHOICES", &format!("Value must be one of {}.", tuple(allowed)));
        None
    }

    /// The `type` that tells one shape from another.
    pub(super) fn kind(&mut self, map: &Object, allowed: &[i128]) -> Option<i128> {
        let number = self.integer(map, "type", Need::Required)?;
        if allowed.contains(&number) {
            return Some(number);
        }
        let message = format!("Value of field \"type\" must be one of {}.", tuple(allowed));
        self.refuse_here("UNION_TYPE_CHOICES", &message);
        None
    }

    /// True, false or left out.
    pub(super) fn truth(&mut self, map: &Object, key: &str) -> Option<bool> {
        let value = self.present(map, key, Need::Optional)?;
        let truth = value.as_bool();
        if truth.is_none() {
            // No source for code and message.
            self.refuse(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
        }
        truth
    }

    /// An id at a key: text of digits, or a number (a Rust library numbers new attachments so).
    pub(super) fn id(&mut self, map: &Object, key: &str, need: Need) {
        if let Some(value) = self.present(map, key, need) {
            self.within(key, |form| form.id_here(value));
        }
    }

    /// The value itself as an id.
    pub(super) fn id_here(&mut self, value: &Value) {
        if whole(value).is_none_or(|number| u64::try_from(number).is_err()) {
            self.refuse_here(
                "NUMBER_TYPE_COERCE",
                &format!("Value \"{}\" is not snowflake.", brief(value)),
            );
        }
    }

    /// An address with one of these schemes. Discord also refuses hosts without a dot; the
    /// playground does not, because its own files are served from such a host.
    pub(super) fn url(
        &mut self,
        map: &Object,
        key: &str,
        limit: Limit,
        schemes: &[&str],
        need: Need,
    ) {
        let Some(url) = self.text(map, key, limit, need) else { return };
        let (scheme, rest) = url.trim().split_once(':').unwrap_or(("", url));
        if !schemes.iter().any(|allowed| allowed.eq_ignore_ascii_case(scheme)) {
            let names: Vec<String> = schemes.iter().map(|name| format!("'{name}'")).collect();
            let shown = scheme.to_lowercase();
            let message = format!(
                "Scheme \"{shown}\" is not supported. Scheme must be one of ({}).",
                names.join(", ")
            );
            self.refuse(key, "URL_TYPE_INVALID_SCHEME", &message);
        } else if rest.strip_prefix("//").is_none_or(str::is_empty)
            || rest.contains(char::is_whitespace)
        {
            self.refuse(key, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
        }
    }
}

/// A whole number out of a number or text.
pub(super) fn whole(value: &Value) -> Option<i128> {
    match value {
        Value::Number(number) => match (number.as_i64(), number.as_u64(), number.as_f64()) {
            (Some(number), _, _) => Some(i128::from(number)),
            (_, Some(number), _) => Some(i128::from(number)),
            // 1.0 is a whole number, and is written without a fraction when it is shown.
            (_, _, Some(number)) if number.fract() == 0.0 => format!("{number}").parse().ok(),
            _ => None,
        },
        Value::String(text) => text
            .parse::<i64>()
            .map(i128::from)
            .or_else(|_| text.parse::<u64>().map(i128::from))
            .ok(),
        _ => None,
    }
}

/// Python's way of writing a tuple, which shows in Discord's messages.
fn tuple(numbers: &[i128]) -> String {
    match numbers {
        [one] => format!("({one},)"),
        many => format!("({})", many.iter().map(i128::to_string).collect::<Vec<_>>().join(", ")),
    }
}

/// A value as it stands in a message, cut short.
fn brief(value: &Value) -> String {
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    text.chars().take(100).collect()
}
