//! What is shown of a table: looks as messages. A scene knows what stands where on a message; what
//! fits on one is for `discord::message` to know, and what a press does for `discord::press`.

mod advice;
mod board;
mod bots;
mod call;
mod hand;
mod lobby;
mod log;
mod replay;
mod rules;
mod settings;
mod stats;
#[cfg(test)]
mod tests;
mod why;

use ::rules::any::Token;
use ::rules::words::{Value, Words};
use host::look::{Look, Match, Scene, Sitter};

use crate::discord::custom_id::{CustomId, Group, Keys, Sealed, What};
use crate::discord::limits;
use crate::discord::message::text::{length, literal, split};
use crate::discord::message::{Button, Embed, File, Message, Style};
use crate::picture::Print;

pub(crate) use advice::{hint, review};
pub(crate) use bots::{levels, seated};
pub(crate) use call::called;
pub(crate) use hand::{asks, held, leave, seat, watched};
pub(crate) use lobby::{stir, taken};
pub(crate) use log::{PAGES, log};
pub(crate) use replay::{replay, unreplayed};
pub(crate) use rules::{RULES, Wanted, illustrated, rules};
pub(crate) use settings::{place, settings};
pub(crate) use stats::{leaderboard, stats};
pub(crate) use why::why;

/// What every scene is drawn with: a language, and the ids of a table's buttons.
pub(crate) struct Frame<'a> {
    /// The reader's language.
    pub(crate) words: &'a Words,
    /// Where ids come from.
    pub(crate) keys: &'a Keys,
    /// The table's channel.
    pub(crate) channel: host::Channel,
    /// The line of the log at which all this is so.
    pub(crate) line: u32,
    /// Which group of controls is to be open on the reader's hand; any, if none is named.
    pub(crate) open: Option<Group>,
    /// What its reader is asked on their hand, while it holds.
    pub(crate) ask: Option<Ask>,
}

/// An action whose question was called for on a hand that was drawn at this line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ask {
    /// The line.
    pub(crate) line: u32,
    /// The action.
    pub(crate) token: Token,
}

impl Frame<'_> {
    fn say(&self, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        self.words.say(key, args)
    }

    fn id(&self, what: What) -> Sealed {
        self.id_at(self.line, what)
    }

    fn id_at(&self, line: u32, what: What) -> Sealed {
        self.keys.seal(&CustomId { channel: self.channel.0, line, open: self.open, what })
    }

    fn button(&self, style: Style, key: &str, what: What) -> Button {
        Button::new(style, self.say(key, &[]), self.id(what))
    }

    /// The rules' first page, with their contents.
    fn rules(&self, game: &str) -> Button {
        let game = Token::from(game).unwrap_or_default();
        self.button(Style::Secondary, "button-rules", What::Rules { game, page: 0 })
    }
}

/// What is seen of a page besides its words.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Art<'a> {
    /// These pictures; none of them is the same as [`Art::Words`].
    Hung(&'a [Print]),
    /// The picture that is there already. A newer one follows.
    Stays,
    /// No picture: everything is said in words.
    Words,
}

impl Art<'_> {
    /// A message with its pictures. What a picture shows is left out where one is `seen`.
    fn dress(self, message: impl Fn(bool) -> Message) -> Message {
        let prints = match self {
            Art::Stays => return message(true),
            Art::Hung(prints) if !prints.is_empty() => prints,
            Art::Hung(_) | Art::Words => return message(false).without_files(),
        };
        let file = |print: &Print| {
            let name = format!("{}.png", print.name);
            File::new(&name, print.alt.as_str(), print.png.clone())
        };
        let mut files = prints.iter().map(file);
        let first = files.next().into_iter().fold(message(true), Message::file);
        let dressed = files.fold(first, Message::framed);
        dressed.or(message(false).without_files())
    }
}

/// What a game is called.
pub(crate) fn game_name(game: &str, words: &Words) -> String {
    words.say(&format!("{game}-name"), &[])
}

/// The table as everybody in the channel sees it; nothing where there is none.
pub(crate) fn public(look: &Look, art: Art<'_>, frame: &Frame<'_>) -> Option<Message> {
    match &look.scene {
        Scene::Empty => None,
        Scene::Lobby(lobby) => Some(lobby::lobby(lobby, frame)),
        Scene::Match(shown) => Some(art.dress(|seen| board::board(shown, seen, frame))),
        Scene::Closed { game } => Some(lobby::closed(game, frame)),
    }
}

/// Will it stay as it is, until another table is opened?
pub(crate) fn is_final(look: &Look) -> bool {
    match &look.scene {
        Scene::Empty | Scene::Lobby(_) => false,
        Scene::Match(shown) => shown.end.is_some(),
        Scene::Closed { .. } => true,
    }
}

/// A short text for one person.
pub(crate) fn note(text: impl Into<String>) -> Message {
    Message::new().text(text).ephemeral()
}

/// A moment, as the reader's own clock counts down to it.
fn moment(at: u64) -> String {
    format!("<t:{}:R>", at / 1000)
}

/// A page's sections as fields, each whole, without those that are drawn if the picture is seen.
/// Narrow neighbours stand beside each other where there is room.
fn sections(mut embed: Embed, sections: &[::rules::page::Section], seen: bool) -> Embed {
    let sections: Vec<_> = sections.iter().filter(|section| !(seen && section.drawn)).collect();
    for (at, section) in sections.iter().enumerate() {
        let lines: Vec<String> = section.lines.iter().map(|line| literal(line)).collect();
        let (heading, text) = (literal(&section.heading), lines.join("\n"));
        let before = at.checked_sub(1).and_then(|before| sections.get(before));
        let beside = [before, sections.get(at + 1)];
        let beside = beside.into_iter().flatten().any(|section| is_narrow(section));
        embed = if beside && is_narrow(section) {
            embed.beside(heading, text)
        } else {
            whole(embed, heading, &text)
        };
    }
    embed
}

/// Several short lines.
fn is_narrow(section: &::rules::page::Section) -> bool {
    const LINE: usize = 32;
    const LINES: std::ops::RangeInclusive<usize> = 2..=16;
    let short = |line: &String| length(line) <= LINE;
    LINES.contains(&section.lines.len()) && section.lines.iter().all(short)
}

/// A text of any length below its heading, in as many fields as it takes.
fn whole(mut embed: Embed, mut heading: String, text: &str) -> Embed {
    for part in split(text, limits::FIELD_TEXT) {
        embed = embed.field(std::mem::take(&mut heading), part);
    }
    embed
}

/// Somebody in a list of those at the table.
fn sitting(sitter: &Sitter, frame: &Frame<'_>) -> String {
    let name = literal(&sitter.name);
    match sitter.level {
        Some(level) => {
            frame.say("bot-seat", &[("name", name.into()), ("level", level.name().into())])
        }
        None => name,
    }
}

/// The names of these seats.
fn names(shown: &Match, seats: &[::rules::game::Seat], words: &Words) -> String {
    let name = |seat: &::rules::game::Seat| {
        let sitter = shown.sitters.get(usize::from(seat.0));
        sitter.map_or_else(|| words.seat(*seat), |sitter| literal(&sitter.name))
    };
    words.together(seats.iter().map(name))
}
