//! What a user can ask of a table: the whole of it, as data.

use rules::bot::Level;
use rules::game::Seat;
use rules::options::Chosen;

use crate::clock::Pace;
use crate::{Server, User};

/// One thing that one user asks of one table.
#[derive(Clone, Debug)]
pub struct Press {
    /// Different for every press. One that comes twice is carried out once, a restart between
    /// them or not.
    pub id: u64,
    /// Who pressed.
    pub user: User,
    /// What they are called.
    pub name: String,
    /// The language that they read, as a tag such as `en-US`.
    pub language: String,
    /// The server whose channel the table stands in.
    pub server: Option<Server>,
    /// What they ask for.
    pub deed: Deed,
}

/// What can be asked of a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Deed {
    /// A lobby, with the user who asks on its first seat.
    Open {
        /// The game's id.
        game: String,
        /// How long a turn may take.
        pace: Pace,
        /// The most players; the game's own most if nothing is said.
        seats: Option<u8>,
        /// The game's options that differ from their defaults.
        options: Chosen,
        /// May players ask a bot for advice?
        hints: bool,
    },
    /// A seat in the lobby.
    Join,
    /// To get up: out of the lobby, or out of a running match, where a bot takes over for good.
    Leave,
    /// A bot of this level on the next seat of the lobby.
    AddBot(Level),
    /// One bot less in the lobby.
    RemoveBot,
    /// Words of one's own for the shuffle, while the match has not begun.
    Stir(String),
    /// To begin the match.
    Begin,
    /// To play this token on the page that was drawn at this line.
    #[expect(missing_docs, reason = "named by what they are")]
    Play { line: u32, token: String },
    /// To take one's last action back, or to ask the others whether one may.
    Undo,
    /// To go one step back in one's own turn, on the page that was drawn at this line.
    #[expect(missing_docs, reason = "named by what it is")]
    StepBack { line: u32 },
    /// To be told what a bot would do, which everybody is told.
    Hint,
    /// To end it without a result: a lobby at once, a match when the others agree.
    Cancel {
        /// A user who keeps order in the channel need not ask, unless they play themselves.
        steward: bool,
    },
    /// To give the seat of somebody who holds the table up to a bot, when the others agree.
    Replace(Seat),
    /// To answer what somebody asked, in the question that was put at this line.
    #[expect(missing_docs, reason = "named by what they are")]
    Answer { line: u32, yes: bool },
    /// "I'm back": to have one's own seat again, which a bot has kept.
    ReclaimSeat,
    /// To take a bot's seat in a running match: this one, or the first there is.
    TakeSeat(Option<Seat>),
    /// A new lobby for the same game, options, pace and bots, when the match is over.
    Rematch,
    /// One of these, asked for by a button that was drawn at this line: it is for the lobby, or for the
    /// match, that stood there then, and for no other.
    #[expect(missing_docs, reason = "named by what they are")]
    Drawn { line: u32, deed: Box<Deed> },
}

impl Deed {
    /// The deed as the button asks for it that was drawn at this line. What says its line itself is as it
    /// was, and so is a rematch: whoever asks for it second joins the lobby of the first.
    pub fn drawn_at(self, line: u32) -> Deed {
        match self {
            Deed::Play { .. }
            | Deed::StepBack { .. }
            | Deed::Answer { .. }
            | Deed::Rematch
            | Deed::Open { .. }
            | Deed::Drawn { .. } => self,
            deed => Deed::Drawn { line, deed: Box::new(deed) },
        }
    }

    /// Is it for gathering, before a match has begun?
    pub(crate) fn is_for_lobby(&self) -> bool {
        matches!(self, Deed::Join | Deed::AddBot(_) | Deed::RemoveBot | Deed::Stir(_) | Deed::Begin)
    }
}
