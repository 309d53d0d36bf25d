//! The lines of a table's log. The log only grows; a table is its log, folded.
//!
//! A play carries its line of the match's record, all but the list of what was legal, so that what
//! happened stays known whatever becomes of the rules; a record makes those lists again when it is
//! written. `did` names are in every saved log: never renamed.

use std::fmt;

use rules::any::Token;
use rules::bot::Level;
use rules::game::Seat;
use rules::options::Chosen;
use rules::record::fair::Added;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::clock::Pace;
use crate::{Server, User};

/// One line of a log.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Line {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// When, in milliseconds during which the host was up: the time that clocks go by.
    pub up: u64,
    /// The press that caused it; nothing if the table did it by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub press: Option<u64>,
    /// What happened.
    pub did: Did,
}

/// What can happen at a table.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named by what they are")]
pub enum Did {
    /// A lobby was opened.
    Opened {
        game: String,
        pace: Pace,
        seats: u8,
        options: Chosen,
        by: User,
        /// The host's own seed, 64 hexadecimal digits. Shown to nobody before the match is over.
        host_seed: String,
        /// May players ask a bot for advice?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hints: bool,
        /// Users of an earlier match, when this is its rematch.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        invited: Vec<User>,
        /// The server whose channel it stands in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        server: Option<Server>,
        /// How the deal comes about.
        #[serde(default, skip_serializing_if = "Scheme::is_first")]
        scheme: Scheme,
        /// The seal of the table that stood here before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        previous: Option<String>,
        /// How many tables were given up here since the last match that was played to its end.
        #[serde(default, skip_serializing_if = "is_none_given_up")]
        given_up: u32,
    },
    /// Somebody sat down in the lobby, on the next seat.
    Joined { user: User, name: String },
    /// A bot was put on the next seat of the lobby, before bots had levels: a normal one.
    BotAdded,
    /// A bot was put on the next seat of the lobby.
    BotSeated { level: Level },
    /// The lobby's last bot was sent away.
    BotRemoved,
    /// Somebody stirred the shuffle with words of their own.
    Stirred { user: User, words: String },
    /// Somebody got up: in the lobby the others move up, in a match a bot takes the seat.
    Left { user: User },
    /// The match began. The record's head is word for word.
    Began {
        /// Which match of its channel, from 1.
        number: u32,
        seed: String,
        record: Box<RawValue>,
    },
    /// An action.
    Played {
        by: Hand,
        #[serde(rename = "record")]
        play: Play,
    },
    /// Everything after this ply was taken back.
    Undone { seat: Seat, to: u32 },
    /// The match is over. The record's end is word for word.
    Ended { record: Box<RawValue> },
    /// The table was called off.
    Cancelled,
    /// A seat's time is nearly over, and its user was told.
    Reminded { seat: Seat },
    /// From here on a bot keeps the seat, until its owner is back.
    Away { seat: Seat },
    /// The owner is back.
    Back { seat: Seat },
    /// A seat was given to a bot by the others.
    Replaced { seat: Seat },
    /// Somebody took a bot's seat.
    Taken { seat: Seat, user: User, name: String },
    /// A question was put to the others.
    Asked { seat: Seat, what: Matter },
    /// Somebody answered it.
    Answered { seat: Seat, yes: bool },
    /// A bot told a seat what it would do there.
    Hinted { seat: Seat },
    /// The rules have changed since; the match goes on from its snapshot at this ply.
    Resumed { rules: u16, ply: u32 },
}

/// Says nothing of seeds, deals and words for the shuffle: one that slipped into a log would give
/// every hidden thing away.
impl fmt::Debug for Did {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Did::Opened { game, .. } => write!(f, "Opened({game})"),
            Did::Joined { user, .. } => write!(f, "Joined({user})"),
            Did::BotAdded => f.write_str("BotAdded"),
            Did::BotSeated { level } => write!(f, "BotSeated({})", level.name()),
            Did::BotRemoved => f.write_str("BotRemoved"),
            Did::Stirred { user, .. } => write!(f, "Stirred({user})"),
            Did::Left { user } => write!(f, "Left({user})"),
            Did::Began { .. } => f.write_str("Began"),
            Did::Played { by, .. } => write!(f, "Played({by:?})"),
            Did::Undone { seat, to } => write!(f, "Undone({}, {to})", seat.0),
            Did::Ended { .. } => f.write_str("Ended"),
            Did::Cancelled => f.write_str("Cancelled"),
            Did::Reminded { seat } => write!(f, "Reminded({})", seat.0),
            Did::Away { seat } => write!(f, "Away({})", seat.0),
            Did::Back { seat } => write!(f, "Back({})", seat.0),
            Did::Replaced { seat } => write!(f, "Replaced({})", seat.0),
            Did::Taken { seat, user, .. } => write!(f, "Taken({}, {user})", seat.0),
            Did::Asked { seat, what } => write!(f, "Asked({}, {what:?})", seat.0),
            Did::Answered { seat, yes } => write!(f, "Answered({}, {yes})", seat.0),
            Did::Hinted { seat } => write!(f, "Hinted({})", seat.0),
            Did::Resumed { rules, ply } => write!(f, "Resumed({rules}, {ply})"),
        }
    }
}

impl Did {
    /// Puts others in the place of users, and leaves nothing of their names and words. Has anything
    /// changed?
    pub(crate) fn replace_users(&mut self, mut other: impl FnMut(User) -> Option<User>) -> bool {
        let mut replace = |user: &mut User| other(*user).map(|other| *user = other).is_some();
        match self {
            Did::Opened { by, invited, .. } => {
                let opener = replace(by);
                invited.iter_mut().fold(opener, |changed, user| replace(user) | changed)
            }
            Did::Joined { user, name } | Did::Taken { user, name, .. } => {
                let changed = replace(user);
                if changed {
                    name.clear();
                }
                changed
            }
            Did::Stirred { user, words } => {
                let changed = replace(user);
                if changed {
                    words.clear();
                }
                changed
            }
            Did::Left { user } => replace(user),
            // These say only seats.
            Did::BotAdded
            | Did::BotSeated { .. }
            | Did::BotRemoved
            | Did::Began { .. }
            | Did::Played { .. }
            | Did::Undone { .. }
            | Did::Ended { .. }
            | Did::Cancelled
            | Did::Reminded { .. }
            | Did::Away { .. }
            | Did::Back { .. }
            | Did::Replaced { .. }
            | Did::Asked { .. }
            | Did::Answered { .. }
            | Did::Hinted { .. }
            | Did::Resumed { .. } => false,
        }
    }
}

/// An action as the log keeps it: its line of the match's record, without what else was legal.
#[derive(Clone, Serialize, Deserialize)]
pub struct Play {
    /// Which match of its record: a log holds one at a time, number 0.
    #[serde(rename = "match")]
    pub number: u64,
    /// How many actions stand with it.
    pub ply: u32,
    /// Who acted.
    pub seat: Seat,
    /// What was legal. Version 0.1.0 kept it; a record makes it again where it is not kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<Box<RawValue>>,
    /// The action.
    pub token: Token,
    /// What it brought about, word for word.
    pub events: Box<RawValue>,
}

/// Who made an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// The seat's owner.
    Owner,
    /// The bot whose seat it is, or who keeps it.
    Bot,
    /// A bot, because the owner's time was over.
    Clock,
}

/// What the others can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Matter {
    /// To take back everything after this ply.
    Undo(u32),
    /// To call the match off.
    Cancel,
    /// To give this seat to a bot.
    Replace(Seat),
}

impl Matter {
    /// The seat that it is about, if it is about one.
    pub(crate) fn target(self) -> Option<Seat> {
        match self {
            Matter::Replace(seat) => Some(seat),
            Matter::Undo(_) | Matter::Cancel => None,
        }
    }
}

/// How a deal comes about: `docs/fair.md`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scheme {
    /// From numbers of presses, which only the host knows, and from words.
    #[default]
    First,
    /// From a list that everybody sees.
    Second,
}

impl Scheme {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
    fn is_first(&self) -> bool {
        *self == Scheme::First
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
fn is_none_given_up(count: &u32) -> bool {
    *count == 0
}

/// What somebody added to the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contribution {
    /// Whose it is.
    pub user: User,
    /// The second in which they joined, or words of their own; under the first scheme the number of the
    /// press by which they joined, as words.
    pub added: Added,
}
