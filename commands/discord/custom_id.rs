//! The ids of buttons, menus and modals. Discord keeps them and gives them back when somebody
//! presses, perhaps after a restart, perhaps after somebody tampered with them; so an id says
//! everything that is needed to carry the press out, and carries a code that only we can make.
//!
//! An id is `k1.`, then the channel (11 characters), the line (6), on a hand with an open group of
//! controls `~` and the group (4), one letter for what is asked with what belongs to it, and the
//! code (16): the first 96 bits of HMAC-SHA256 over all before
//! it. Numbers and code are base64url. `k1` names this form: it changes with the form, so that the
//! buttons of an older one can be told from forged ones.

#[cfg(test)]
mod fuzz;
mod replay;
#[cfg(test)]
mod tests;

use std::fmt::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use rules::any::Token;
use rules::bot::Level;
use rules::game::Seat;
use serde::Serialize;
use sha2::{Digest as _, Sha256};

use super::limits;

pub(crate) use replay::{By, Replay, written};

const FORM: &str = "k1.";
const CHANNEL_CHARS: usize = 11;
const LINE_CHARS: usize = 6;
const CODE_CHARS: usize = 16;
const CODE_BYTES: usize = 12;
const OPEN_GROUP_MARK: char = '~';
const GROUP_CHARS: usize = 4;
const GROUP_BYTES: usize = 3;

/// The characters of a [`Note`]: what the rest leaves of an id.
const NOTE_CHARS: usize =
    limits::CUSTOM_ID - FORM.len() - CHANNEL_CHARS - LINE_CHARS - 1 - CODE_CHARS;

/// What a press asks for, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CustomId {
    /// The table's channel.
    pub(crate) channel: u64,
    /// The log line at which it was drawn.
    pub(crate) line: u32,
    /// Which group of controls is to be open on the hand that comes of it; any, if none is named. A
    /// [`Note`] leaves no room for it.
    pub(crate) open: Option<Group>,
    /// What is asked for.
    pub(crate) what: What,
}

/// A group of controls, as far as an id has room for its name: the first 24 bits of its SHA-256.
/// Another language makes it another group, and then the hand opens as if none was named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Group([u8; GROUP_BYTES]);

impl Group {
    /// The group of this name.
    pub(crate) fn named(name: &str) -> Group {
        let [first, second, third, ..]: [u8; 32] = Sha256::digest(name.as_bytes()).into();
        Group([first, second, third])
    }

    /// The page of this number, from 0, of a hand with more controls than it has room for. No group's
    /// name begins like it.
    pub(crate) fn page(number: usize) -> Group {
        Group::named(&format!("\u{0}{number}"))
    }
}

/// What can be asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// A seat in the lobby.
    Join,
    /// To get up.
    Leave,
    /// To be asked whether one really wants to get up.
    MayLeave,
    /// To be asked which bot shall sit down in the lobby.
    AddBot,
    /// A bot of this level there.
    SeatBot(Level),
    /// One bot less.
    RemoveBot,
    /// The match.
    Begin,
    /// To end it.
    Cancel,
    /// A page of a game's rules, from 0.
    Rules {
        /// The game's id.
        game: Token,
        /// Which page.
        page: u8,
    },
    /// The section that was chosen in the menu of this game's rules.
    Section(Token),
    /// Why some of one's own controls cannot be pressed now.
    Why,
    /// The form for words of one's own; also what the form itself comes back as.
    Stir,
    /// One's own page.
    Hand,
    /// The same with the id's group of controls open.
    Tab,
    /// Everybody's page, with a part of what happened, from 0, the newest.
    Watch(u16),
    /// What happened so far, a part of it, from 0, the newest.
    Log(u16),
    /// One's last action taken back.
    Undo,
    /// One step back in one's own turn, on the hand that was drawn at this line.
    StepBack,
    /// What a bot would do in one's place.
    Hint,
    /// Somebody's seat for a bot.
    Replace(Seat),
    /// To agree to the question that was put at the id's line.
    Yes,
    /// Not to.
    No,
    /// One's own seat again.
    Back,
    /// A bot's seat, this one or any.
    TakeSeat(Option<Seat>),
    /// The same again.
    Rematch,
    /// The record of the last match, as boards asked for it before each asked for its own.
    Record,
    /// The record of the match that was opened at the id's line.
    RecordOf,
    /// What a bot makes of one's own choices in that match.
    Review,
    /// That match, looked at again.
    Replay(Replay),
    /// This action.
    Play(Token),
    /// To be asked what belongs to this action, before it is taken.
    Ask(Token),
    /// This action, as the answer to what was asked before it.
    Sure(Token),
    /// The action that was chosen in this menu of the page.
    Menu(u8),
    /// The same, where something is asked before some of them.
    AskingMenu(u8),
    /// Nothing: a control that cannot be pressed has an id all the same.
    Withheld(u8),
    /// A table in a new thread, with what was asked for in the channel.
    Thread(Note),
    /// To be forgotten, as the answer to what was asked before it.
    Forget,
}

/// A short text of our own that travels in an id: printable ASCII without blanks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Note(String);

impl Note {
    /// None if it is too long for an id, or has characters that do not belong there.
    pub(crate) fn new(text: impl Into<String>) -> Option<Note> {
        let text = text.into();
        let fits = text.len() <= NOTE_CHARS && text.bytes().all(|byte| byte.is_ascii_graphic());
        fits.then_some(Note(text))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// An id as Discord gets it. Only [`Keys`] make one, so that every one fits and has its code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub(crate) struct Sealed(String);

impl Sealed {
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// Why an id was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unopened {
    /// It was never one of ours.
    Foreign,
    /// Another version of ours has made it, or looks as if it had.
    OtherVersion,
    /// It looks like ours, but we did not make it.
    Forged,
}

/// Makes ids, and takes only its own.
#[derive(Clone)]
pub(crate) struct Keys(Hmac<Sha256>);

impl Keys {
    /// The keys of this secret, by which anybody could make buttons: it is kept with the data, and never
    /// shown.
    pub(crate) fn new(secret: &[u8; 32]) -> Keys {
        Keys(Hmac::new_from_slice(secret).expect("HMAC takes a key of any length"))
    }

    /// The id as a text.
    pub(crate) fn seal(&self, id: &CustomId) -> Sealed {
        let mut text = String::with_capacity(limits::CUSTOM_ID);
        text.push_str(FORM);
        URL_SAFE_NO_PAD.encode_string(id.channel.to_be_bytes(), &mut text);
        URL_SAFE_NO_PAD.encode_string(id.line.to_be_bytes(), &mut text);
        if let Some(Group(group)) = id.open.filter(|_| !matches!(id.what, What::Thread(_))) {
            text.push(OPEN_GROUP_MARK);
            URL_SAFE_NO_PAD.encode_string(group, &mut text);
        }
        id.what.write(&mut text);
        let code = self.0.clone().chain_update(text.as_bytes()).finalize().into_bytes();
        URL_SAFE_NO_PAD.encode_string(&code[..CODE_BYTES], &mut text);
        Sealed(text)
    }

    /// What the text asks for, if it is one of ours.
    pub(crate) fn open(&self, text: &str) -> Result<CustomId, Unopened> {
        if !text.starts_with(FORM) {
            return Err(if is_of_another_form(text) {
                Unopened::OtherVersion
            } else {
                Unopened::Foreign
            });
        }
        let split = text.len().checked_sub(CODE_CHARS).and_then(|at| text.split_at_checked(at));
        let (said, code) = split.ok_or(Unopened::Forged)?;
        let mut bytes = [0; CODE_BYTES];
        let decoded = URL_SAFE_NO_PAD.decode_slice(code, &mut bytes);
        if decoded != Ok(CODE_BYTES) {
            return Err(Unopened::Forged);
        }
        let mac = self.0.clone().chain_update(said.as_bytes());
        mac.verify_truncated_left(&bytes).map_err(|_| Unopened::Forged)?;
        // We made it, so it is only that this version does not know what it asks for.
        read(said).ok_or(Unopened::OtherVersion)
    }
}

fn is_of_another_form(text: &str) -> bool {
    let number = text.strip_prefix('k').and_then(|rest| rest.split_once('.'));
    number.is_some_and(|(number, _)| {
        (1..=4).contains(&number.len()) && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

fn read(said: &str) -> Option<CustomId> {
    let rest = said.strip_prefix(FORM)?;
    let (channel, rest) = rest.split_at_checked(CHANNEL_CHARS)?;
    let (line, what) = rest.split_at_checked(LINE_CHARS)?;
    let mut channel_bytes = [0; 8];
    let mut line_bytes = [0; 4];
    URL_SAFE_NO_PAD.decode_slice(channel, &mut channel_bytes).ok()?;
    URL_SAFE_NO_PAD.decode_slice(line, &mut line_bytes).ok()?;
    let (open, what) = match what.strip_prefix(OPEN_GROUP_MARK) {
        Some(rest) => {
            let (group, what) = rest.split_at_checked(GROUP_CHARS)?;
            let mut bytes = [0; GROUP_BYTES];
            URL_SAFE_NO_PAD.decode_slice(group, &mut bytes).ok()?;
            (Some(Group(bytes)), what)
        }
        None => (None, what),
    };
    Some(CustomId {
        channel: u64::from_be_bytes(channel_bytes),
        line: u32::from_be_bytes(line_bytes),
        open,
        what: What::read(what)?,
    })
}

impl What {
    fn write(&self, text: &mut String) {
        let letter = match self {
            What::Join => 'j',
            What::Leave => 'l',
            What::MayLeave => 'q',
            What::AddBot => 'a',
            What::SeatBot(_) => 'B',
            What::RemoveBot => 'r',
            What::Begin => 'b',
            What::Cancel => 'c',
            What::Rules { .. } => 'g',
            What::Section(_) => 'G',
            What::Why => 'W',
            What::Stir => 's',
            What::Hand => 'h',
            What::Tab => 'T',
            What::Watch(_) => 'w',
            What::Log(_) => 'o',
            What::Undo => 'u',
            What::StepBack => 'U',
            What::Hint => 'H',
            What::Replace(_) => 'x',
            What::Yes => 'y',
            What::No => 'n',
            What::Back => 'k',
            What::TakeSeat(_) => 't',
            What::Rematch => 'm',
            What::Record => 'f',
            What::RecordOf => 'i',
            What::Review => 'R',
            What::Replay(_) => 'v',
            What::Play(_) => 'p',
            What::Ask(_) => 'A',
            What::Sure(_) => 'S',
            What::Menu(_) => 'e',
            What::AskingMenu(_) => 'E',
            What::Withheld(_) => 'z',
            What::Thread(_) => 'd',
            What::Forget => 'F',
        };
        text.push(letter);
        match self {
            What::Rules { game, page } => write!(text, "{page}.{game}"),
            What::Log(part) | What::Watch(part) => write!(text, "{part}"),
            What::Replace(Seat(seat)) | What::TakeSeat(Some(Seat(seat))) => write!(text, "{seat}"),
            What::SeatBot(level) => text.write_str(level.name()),
            What::Replay(replay) => replay.write(text),
            What::Play(token) | What::Ask(token) | What::Sure(token) | What::Section(token) => {
                text.write_str(token)
            }
            What::Menu(number) | What::AskingMenu(number) | What::Withheld(number) => {
                write!(text, "{number}")
            }
            What::Thread(note) => text.write_str(&note.0),
            _ => Ok(()),
        }
        .expect("a text takes any text");
    }

    fn read(text: &str) -> Option<What> {
        let mut chars = text.chars();
        let letter = chars.next()?;
        let rest = chars.as_str();
        let what = match letter {
            'g' => {
                let (page, game) = rest.split_once('.')?;
                What::Rules { game: Token::from(game).ok()?, page: page.parse().ok()? }
            }
            'o' => What::Log(rest.parse().ok()?),
            'w' if !rest.is_empty() => What::Watch(rest.parse().ok()?),
            'v' => What::Replay(Replay::read(rest)?),
            'B' => What::SeatBot(Level::named(rest)?),
            'x' => What::Replace(Seat(rest.parse().ok()?)),
            't' if !rest.is_empty() => What::TakeSeat(Some(Seat(rest.parse().ok()?))),
            'p' => What::Play(Token::from(rest).ok()?),
            'A' => What::Ask(Token::from(rest).ok()?),
            'S' => What::Sure(Token::from(rest).ok()?),
            'G' => What::Section(Token::from(rest).ok()?),
            'e' => What::Menu(rest.parse().ok()?),
            'E' => What::AskingMenu(rest.parse().ok()?),
            'z' => What::Withheld(rest.parse().ok()?),
            'd' => What::Thread(Note::new(rest)?),
            _ if !rest.is_empty() => return None,
            'j' => What::Join,
            'l' => What::Leave,
            'q' => What::MayLeave,
            'a' => What::AddBot,
            'r' => What::RemoveBot,
            'b' => What::Begin,
            'c' => What::Cancel,
            's' => What::Stir,
            'h' => What::Hand,
            'T' => What::Tab,
            'W' => What::Why,
            // As it was before it had parts.
            'w' => What::Watch(0),
            'u' => What::Undo,
            'U' => What::StepBack,
            'H' => What::Hint,
            'y' => What::Yes,
            'n' => What::No,
            'k' => What::Back,
            't' => What::TakeSeat(None),
            'm' => What::Rematch,
            'f' => What::Record,
            'i' => What::RecordOf,
            'R' => What::Review,
            'F' => What::Forget,
            _ => return None,
        };
        Some(what)
    }
}
