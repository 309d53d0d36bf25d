//! Why a connection ended, and what can be done about it
//! (Discord: topics/opcodes-and-status-codes, "Gateway Close Event Codes").

use std::fmt;

/// The end of a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Closing {
    /// Discord closed it, with this code if it gave one.
    Code(Option<u16>),
    /// Discord sends us to another connection, as it does every few hours.
    Elsewhere,
    /// Discord does not know the session any more, or doubts it.
    InvalidSession {
        /// It can be tried again.
        resumable: bool,
    },
    /// Discord did not answer our heartbeat.
    Silent,
    /// Discord did not greet us, or did not let us in, in time.
    Slow,
    /// The connection could not be opened, or broke.
    Broken(String),
    /// Discord could not be asked where its gateway is.
    Unknown(String),
}

/// What can be done after the end of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// The session can be resumed.
    Resume,
    /// A new session is to be begun.
    Identify,
    /// Nothing: it would end in the same way again. Why, in words for the operator.
    GiveUp(&'static str),
}

impl Closing {
    /// What can be done now.
    pub(super) fn next(&self) -> Next {
        match self {
            Closing::Code(Some(code)) => next_after(*code),
            Closing::InvalidSession { resumable: false } => Next::Identify,
            _ => Next::Resume,
        }
    }
}

fn next_after(code: u16) -> Next {
    match code {
        // Not authenticated, a sequence that Discord does not know, a session that has timed out.
        4003 | 4007 | 4009 => Next::Identify,
        4004 => Next::GiveUp("the gateway does not accept the bot's token (4004)"),
        4010 => Next::GiveUp("the gateway does not know our shard (4010)"),
        4011 => Next::GiveUp(
            "the gateway wants the bot in more shards (4011); started again it asks how many",
        ),
        4012 => Next::GiveUp(
            "the gateway does not speak our version of its protocol any more (4012); a newer Kaigi may",
        ),
        4013 => Next::GiveUp("the gateway does not know the intents that we ask for (4013)"),
        4014 => Next::GiveUp(
            "the gateway does not allow the intents that we ask for (4014); see the developer portal",
        ),
        _ => Next::Resume,
    }
}

impl fmt::Display for Closing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Closing::Code(Some(code)) => write!(f, "closed with {code}, {}", meaning(*code)),
            Closing::Code(None) => f.write_str("closed without a code"),
            Closing::Elsewhere => f.write_str("Discord sends us to another connection"),
            Closing::InvalidSession { resumable: true } => f.write_str("the session is doubted"),
            Closing::InvalidSession { resumable: false } => f.write_str("the session is gone"),
            Closing::Silent => f.write_str("our heartbeat was not answered"),
            Closing::Slow => f.write_str("it did not let us in in time"),
            Closing::Broken(why) | Closing::Unknown(why) => f.write_str(why),
        }
    }
}

fn meaning(code: u16) -> &'static str {
    match code {
        1000 => "normal",
        1001 => "going away",
        1006 => "without a word",
        1011 => "an error of the server",
        1012 => "the service restarts",
        1013 => "try again later",
        4000 => "unknown error",
        4001 => "unknown opcode",
        4002 => "our payload could not be read",
        4003 => "not authenticated",
        4004 => "the token is refused",
        4005 => "already authenticated",
        4007 => "invalid sequence",
        4008 => "rate limited",
        4009 => "the session timed out",
        4010 => "invalid shard",
        4011 => "more shards required",
        4012 => "invalid version",
        4013 => "invalid intents",
        4014 => "intents that are not allowed",
        _ => "whose meaning we do not know",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_mended_is_given_up_and_all_else_is_tried_again() {
        for code in 1000..5000 {
            let next = Closing::Code(Some(code)).next();
            let hopeless = code == 4004 || (4010..=4014).contains(&code);
            match next {
                Next::GiveUp(why) => assert!(hopeless && why.contains(&code.to_string())),
                Next::Identify => assert!([4003, 4007, 4009].contains(&code)),
                Next::Resume => assert!(!hopeless, "{code}"),
            }
        }
        assert_eq!(Closing::Code(None).next(), Next::Resume);
        assert_eq!(Closing::InvalidSession { resumable: false }.next(), Next::Identify);
    }
}
