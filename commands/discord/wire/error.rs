//! What can go wrong between us and Discord, sorted by what can be done about it.

use std::fmt;
use std::time::Duration;

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::discord::message::text::cut;

/// A request that did not do what it should.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum WireError {
    /// The message, channel, webhook or interaction is not there any more.
    Gone(u32),
    /// We may not do that there: 50001 we do not see the channel, 50013 a permission is missing.
    Forbidden {
        /// Discord's code.
        code: u32,
        /// Discord's words.
        message: String,
    },
    /// 30046: a message of more than an hour ago has been edited too often.
    TooOld,
    /// 50083: the thread is archived. A new message opens it again, an edit does not.
    Archived,
    /// 40060: the interaction has been answered before.
    AlreadyAnswered,
    /// A mistake of ours.
    Refused {
        /// The status of the answer.
        status: u16,
        /// Discord's code, or 0.
        code: u32,
        /// Discord's words, with where in the request the mistake is.
        message: String,
    },
    /// 401: the token is not one, or not any more.
    Unauthorised,
    /// Discord asked us to wait longer than this request can.
    Limited {
        /// How long.
        wait: Duration,
    },
    /// Discord failed or could not be reached, several times.
    Unavailable,
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WireError::Gone(code) => write!(f, "it is gone ({code})"),
            WireError::Forbidden { code, message } => write!(f, "forbidden ({code}): {message}"),
            WireError::TooOld => f.write_str("the message is too old to be edited so often"),
            WireError::Archived => f.write_str("the thread is archived"),
            WireError::AlreadyAnswered => f.write_str("the interaction is already answered"),
            WireError::Refused { status, code, message } => {
                write!(f, "refused with {status} ({code}): {message}")
            }
            WireError::Unauthorised => f.write_str("the token is refused"),
            WireError::Limited { wait } => write!(f, "rate limited for {} ms", wait.as_millis()),
            WireError::Unavailable => f.write_str("Discord does not answer"),
        }
    }
}

impl std::error::Error for WireError {}

/// What Discord says with a refusal.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Response {
    code: u32,
    message: String,
    errors: Option<Box<RawValue>>,
}

impl WireError {
    /// Will the same request be turned down again, and another one perhaps not?
    pub(crate) fn is_refusal(&self) -> bool {
        matches!(self, WireError::Forbidden { .. } | WireError::Refused { .. })
    }

    /// What an answer that is neither a success nor a failure of Discord's own means.
    pub(super) fn from_answer(status: u16, body: &[u8]) -> WireError {
        const SHOWN: usize = 600;
        let Response { code, mut message, errors } =
            serde_json::from_slice(body).unwrap_or_default();
        match (code, status) {
            (10003 | 10004 | 10008 | 10015 | 10062 | 50027, _) => WireError::Gone(code),
            (30046, _) => WireError::TooOld,
            (40060, _) => WireError::AlreadyAnswered,
            (50083, _) => WireError::Archived,
            (_, 401) => WireError::Unauthorised,
            (50001 | 50013, _) | (_, 403) => WireError::Forbidden { code, message },
            (_, 404) => WireError::Gone(code),
            _ => {
                if let Some(errors) = errors {
                    message.push(' ');
                    message.push_str(errors.get());
                }
                WireError::Refused { status, code, message: cut(message, SHOWN) }
            }
        }
    }
}
