//! What several scenes are put together from: notes, sections, names and times.

use ::rules::game::Seat;
use ::rules::page::Section;
use ::rules::words::Words;
use host::look::{Match, Sitter};

use super::frame::Frame;
use crate::discord::limits;
use crate::discord::message::text::{length, literal, split};
use crate::discord::message::{Embed, Message};

/// What a game is called.
pub(crate) fn game_name(game: &str, words: &Words) -> String {
    words.say(&format!("{game}-name"), &[])
}

/// A short text for one person.
pub(crate) fn note(text: impl Into<String>) -> Message {
    Message::new().text(text).ephemeral()
}

/// A moment, as the reader's own clock counts down to it.
pub(super) fn moment(at: u64) -> String {
    format!("<t:{}:R>", at / 1000)
}

/// A page's sections as fields, each whole, without those that are drawn if the picture is seen.
/// Narrow neighbours stand beside each other where there is room.
pub(super) fn sections(mut embed: Embed, sections: &[Section], seen: bool) -> Embed {
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
pub(super) fn is_narrow(section: &Section) -> bool {
    const LINE: usize = 32;
    const LINES: std::ops::RangeInclusive<usize> = 2..=16;
    let short = |line: &String| length(line) <= LINE;
    LINES.contains(&section.lines.len()) && section.lines.iter().all(short)
}

/// A text of any length below its heading, in as many fields as it takes.
pub(super) fn whole(mut embed: Embed, mut heading: String, text: &str) -> Embed {
    for part in split(text, limits::FIELD_TEXT) {
        embed = embed.field(std::mem::take(&mut heading), part);
    }
    embed
}

/// Somebody in a list of those at the table.
pub(super) fn sitting(sitter: &Sitter, frame: &Frame<'_>) -> String {
    let name = literal(&sitter.name);
    match sitter.level {
        Some(level) => {
            frame.say("bot-seat", &[("name", name.into()), ("level", level.name().into())])
        }
        None => name,
    }
}

/// The names of these seats.
pub(super) fn names(shown: &Match, seats: &[Seat], words: &Words) -> String {
    let name = |seat: &Seat| {
        let sitter = shown.sitters.get(usize::from(seat.0));
        sitter.map_or_else(|| words.seat(*seat), |sitter| literal(&sitter.name))
    };
    words.together(seats.iter().map(name))
}
