//! A press turned down, told to the user; and a fault of ours, told to the operator.

use rules::words::Words;

/// Why a press was turned down. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no table in this channel.
    NoTable,
    /// A table stands in this channel already.
    Taken,
    /// They have no seat at this table.
    NotSeated,
    /// The page was drawn before something changed: here is the fresh one.
    Stale,
    /// The button belongs to a lobby or a match that does not stand here any more.
    Outdated,
    /// The match has not begun.
    NotBegun,
    /// The match has begun already.
    Begun,
    /// The match is over.
    Over,
    /// There is no match that could be recorded yet, or it still runs.
    NoRecord,
    /// There is no match that could be looked at again, or it still runs.
    NoReplay,
    /// It was played by rules of another version than ours.
    OtherRules,
    /// It is not their turn.
    NotYourTurn,
    /// This is not a legal action.
    Illegal,
    /// Every seat is taken.
    Full,
    /// They sit here already.
    Seated,
    /// They have sat down in this lobby too often.
    CameTooOften,
    /// Too much has happened in this lobby for it to go on.
    WornOut,
    /// The user who asks has chosen nothing in that match.
    NothingToReview,
    /// A bot thinks about something for them already.
    StillThinking,
    /// Hints are off at this table.
    NoHints,
    /// There is no bot to send away.
    NoBot,
    /// A match needs more players.
    #[expect(missing_docs, reason = "named by what they are")]
    TooFew { need: u8 },
    /// Only somebody with a seat, the opener or a steward may do that.
    NotYours,
    /// There is nothing to take back.
    NothingToUndo,
    /// Another question is open.
    QuestionOpen,
    /// They have asked the others something in this turn already.
    AskedLately,
    /// The question is not open any more.
    QuestionGone,
    /// They need not answer.
    NotAsked,
    /// That seat holds nobody up.
    NotWaitedFor,
    /// Their seat is theirs.
    NotAway,
    /// It cannot be started with this number of players; no such game if no number would do.
    #[expect(missing_docs, reason = "named by what they are")]
    Unfit { fewest: u8, most: u8 },
    /// An option has no such value.
    NoSuchOption(String),
    /// The words for the shuffle are empty or too long.
    BadWords,
    /// The table's log on disk is damaged; it was set aside.
    SetAside,
}

impl Refusal {
    /// It in words.
    pub fn tell(&self, words: &Words) -> String {
        let key = match self {
            Refusal::NoTable => "host-refusal-no-table",
            Refusal::Taken => "host-refusal-taken",
            Refusal::NotSeated => "host-refusal-not-seated",
            Refusal::Stale => "host-refusal-stale",
            Refusal::Outdated => "host-refusal-outdated",
            Refusal::NotBegun => "host-refusal-not-begun",
            Refusal::Begun => "host-refusal-begun",
            Refusal::Over => "host-refusal-over",
            Refusal::NoRecord => "host-refusal-no-record",
            Refusal::NoReplay => "host-refusal-no-replay",
            Refusal::OtherRules => "host-refusal-other-rules",
            Refusal::NotYourTurn => "host-refusal-not-your-turn",
            Refusal::Illegal => "host-refusal-illegal",
            Refusal::Full => "host-refusal-full",
            Refusal::Seated => "host-refusal-seated",
            Refusal::CameTooOften => "host-refusal-came-too-often",
            Refusal::WornOut => "host-refusal-worn-out",
            Refusal::NothingToReview => "host-refusal-nothing-to-review",
            Refusal::StillThinking => "host-refusal-still-thinking",
            Refusal::NoHints => "host-refusal-no-hints",
            Refusal::NoBot => "host-refusal-no-bot",
            Refusal::TooFew { need } => {
                return words.say("host-refusal-too-few", &[("need", (*need).into())]);
            }
            Refusal::NotYours => "host-refusal-not-yours",
            Refusal::NothingToUndo => "host-refusal-nothing-to-undo",
            Refusal::QuestionOpen => "host-refusal-question-open",
            Refusal::AskedLately => "host-refusal-asked-lately",
            Refusal::QuestionGone => "host-refusal-question-gone",
            Refusal::NotAsked => "host-refusal-not-asked",
            Refusal::NotWaitedFor => "host-refusal-not-waited-for",
            Refusal::NotAway => "host-refusal-not-away",
            Refusal::Unfit { most: 0, .. } => "host-refusal-no-such-game",
            Refusal::Unfit { fewest, most } => {
                let players = [("fewest", (*fewest).into()), ("most", (*most).into())];
                return words.say("host-refusal-unfit", &players);
            }
            Refusal::NoSuchOption(option) => {
                let option = [("option", option.as_str().into())];
                return words.say("host-refusal-no-such-option", &option);
            }
            Refusal::BadWords => "host-refusal-bad-words",
            Refusal::SetAside => "host-refusal-set-aside",
        };
        words.say(key, &[])
    }
}

/// Something of ours went wrong. The log has the rest under the same reference.
#[derive(Clone, Debug)]
pub struct Fault {
    /// What the user reads and the operator looks for.
    pub reference: String,
}
