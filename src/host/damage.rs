//! Why what is stored of a table cannot be read: data for the code, words for the operator's log.

use std::fmt;

use rules::any::Token;
use rules::options::Unfit;

/// What is wrong with a stored value, or with a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// The value ends too early.
    CutShort,
    /// The checksum is that of another value.
    Checksum,
    /// The value has another version than the one that this program knows.
    #[expect(missing_docs, reason = "named by what they are")]
    Version { found: u8, known: u8 },
    /// The value is not the JSON that stands there, for this reason of the JSON reader.
    Json(String),
    /// The head cannot be read.
    Head(Box<Damage>),
    /// The head names a line that is not there.
    HeadElsewhere,
    /// The head has not counted the match.
    Uncounted,
    /// The key has another form.
    MalformedKey,
    /// The entry holds no line.
    EmptyEntry,
    /// The entry is not there.
    Missing,
    /// The log cannot take another line.
    LogFull,
    /// The first line opens no table.
    NotOpened,
    /// The match is of older rules, and no snapshot carries it over.
    NoSnapshot,
    /// The line does not fit the table before it.
    Line(Misfit),
}

/// Why a line does not fit the table before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// No table is open.
    NoTable,
    /// There is no game of this name.
    UnknownGame(String),
    /// The match cannot be started with these options and players.
    Unstartable(Unfit),
    /// The seed is not written as one.
    UnreadableSeed,
    /// The seed is not the one that the host and the players have mixed.
    OtherSeed,
    /// The snapshot cannot be carried over to these rules.
    UselessSnapshot,
    /// Every seat is taken.
    Full,
    /// There is no bot.
    NoBot,
    /// The match has not begun.
    NotBegun,
    /// The match has begun already.
    Begun,
    /// The match is over already.
    Over,
    /// The match is not over.
    NotOver,
    /// There is no such seat.
    NoSuchSeat,
    /// The user has no seat.
    NotSeated,
    /// No question is open.
    NothingAsked,
    /// The action is not legal.
    #[expect(missing_docs, reason = "named by what they are")]
    Illegal { ply: u32, token: Token },
    /// The play has another number than the next one.
    #[expect(missing_docs, reason = "named by what they are")]
    OutOfOrder { found: u32, expected: u32 },
    /// There is no way back to this ply.
    CannotGoBack(u32),
    /// An action that stood is not legal when it is played again.
    NoLongerLegal,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Damage::Version { found, known } => {
                return write!(f, "it has version {found}, and this program knows {known}");
            }
            Damage::Json(why) => return write!(f, "it cannot be read: {why}"),
            Damage::Head(why) => return write!(f, "of its head: {why}"),
            Damage::Line(misfit) => return misfit.fmt(f),
            Damage::CutShort => "it is cut short",
            Damage::Checksum => "its checksum does not match",
            Damage::HeadElsewhere => "its head points there",
            Damage::Uncounted => "its head does not count its match",
            Damage::MalformedKey => "its key is malformed",
            Damage::EmptyEntry => "it is empty",
            Damage::Missing => "it is missing",
            Damage::LogFull => "its log is full",
            Damage::NotOpened => "no table is opened there",
            Damage::NoSnapshot => "the rules have changed since, and there is no snapshot",
        };
        f.write_str(text)
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Misfit::UnknownGame(game) => return write!(f, "there is no game {game}"),
            Misfit::Unstartable(unfit) => return write!(f, "it cannot be started: {unfit:?}"),
            Misfit::Illegal { ply, token } => return write!(f, "ply {ply}: {token} is not legal"),
            Misfit::OutOfOrder { found, expected } => {
                return write!(f, "ply {found} stands where ply {expected} should");
            }
            Misfit::CannotGoBack(ply) => return write!(f, "ply {ply} cannot be gone back to"),
            Misfit::NoTable => "no table is open",
            Misfit::UnreadableSeed => "the seed cannot be read",
            Misfit::OtherSeed => "the seed is not what it was mixed from",
            Misfit::UselessSnapshot => "the snapshot cannot be carried over",
            Misfit::Full => "every seat is taken",
            Misfit::NoBot => "there is no bot",
            Misfit::NotBegun => "the match has not begun",
            Misfit::Begun => "the match has begun",
            Misfit::Over => "it is over already",
            Misfit::NotOver => "the match is not over",
            Misfit::NoSuchSeat => "there is no such seat",
            Misfit::NotSeated => "nobody of that name sits here",
            Misfit::NothingAsked => "nothing was asked",
            Misfit::NoLongerLegal => "an action that stood is not legal any more",
        };
        f.write_str(text)
    }
}

impl std::error::Error for Damage {}
impl std::error::Error for Misfit {}

impl From<Misfit> for Damage {
    fn from(misfit: Misfit) -> Damage {
        Damage::Line(misfit)
    }
}
