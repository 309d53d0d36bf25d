//! What Discord sends when it refuses a request: a code, a message and, for code 50035, the tree
//! of what is wrong where. It exists so that every refusal has one shape. It must not know any
//! rule.

use std::fmt;

use serde_json::{Map, Value, json};

/// A refused request: the body that Discord would send, and its status.
#[derive(Clone, Debug, PartialEq)]
pub struct Invalid {
    status: u16,
    code: u32,
    message: String,
    errors: Map<String, Value>,
}

impl Invalid {
    /// A refusal without a tree, such as 400 with 50006 "Cannot send an empty message".
    #[must_use]
    pub fn plain(status: u16, code: u32, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into(), errors: Map::new() }
    }

    /// A refusal with 50035 "Invalid Form Body" and this tree.
    #[must_use]
    pub fn form(errors: Map<String, Value>) -> Self {
        Self { status: 400, code: 50035, message: "Invalid Form Body".to_owned(), errors }
    }

    /// A refusal with 50035 for one field; the path has dots, as in `components.0.label`.
    #[must_use]
    pub fn field(path: &str, code: &str, message: &str) -> Self {
        let mut errors = Map::new();
        let steps: Vec<&str> = path.split('.').filter(|step| !step.is_empty()).collect();
        hang(&mut errors, &steps, code, message);
        Self::form(errors)
    }

    /// 50006: nothing in the message can be seen.
    #[must_use]
    pub fn empty_message() -> Self {
        Self::plain(400, 50006, "Cannot send an empty message")
    }

    /// The HTTP status.
    #[must_use]
    pub fn status(&self) -> u16 {
        self.status
    }

    /// Discord's JSON error code.
    #[must_use]
    pub fn code(&self) -> u32 {
        self.code
    }

    /// The message beside the code.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The body to send.
    #[must_use]
    pub fn body(&self) -> Value {
        let mut body = json!({"message": self.message, "code": self.code});
        if !self.errors.is_empty() {
            body["errors"] = Value::Object(self.errors.clone());
        }
        body
    }

    /// The code of the first error at a path with dots (`""` is the root), for tests and logs.
    #[must_use]
    pub fn at(&self, path: &str) -> Option<&str> {
        let mut node = &self.errors;
        for step in path.split('.').filter(|step| !step.is_empty()) {
            node = node.get(step)?.as_object()?;
        }
        node.get("_errors")?.get(0)?.get("code")?.as_str()
    }
}

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message, self.code)?;
        if self.errors.is_empty() {
            return Ok(());
        }
        write!(f, ": {}", Value::Object(self.errors.clone()))
    }
}

impl std::error::Error for Invalid {}

/// Hangs one error into a tree at a path.
pub(super) fn hang<S: AsRef<str>>(
    tree: &mut Map<String, Value>,
    steps: &[S],
    code: &str,
    message: &str,
) {
    let mut node = tree;
    for step in steps {
        let below = node.entry(step.as_ref()).or_insert_with(|| Value::Object(Map::new()));
        match below {
            Value::Object(map) => node = map,
            // Only `_errors` is no object, and no field of Discord has that name.
            _ => return,
        }
    }
    let list = node.entry("_errors").or_insert_with(|| Value::Array(Vec::new()));
    if let Value::Array(list) = list {
        list.push(json!({"code": code, "message": message}));
    }
}
