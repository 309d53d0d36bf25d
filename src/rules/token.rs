//! The text of an action, by which people, logs and records name it.

use std::fmt::{Display, Write};

use arrayvec::ArrayString;

/// The text of an action: `[a-z0-9-]{1,48}`.
pub type Token = ArrayString<48>;

/// The token of an action.
pub fn token(action: &impl Display) -> Token {
    let mut token = Token::new();
    write!(token, "{action}").expect("a token has at most 48 characters");
    token
}
