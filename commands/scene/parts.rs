//! What several scenes are put together from: notes, sections, names and times.

use ::rules::game::Seat;
use ::rules::page::Section;
use ::rules::record::fair::Added;
use ::rules::words::Words;
use host::line::Contribution;
use host::look::{Match, Sitter};

use super::frame::Frame;
use crate::discord::limits;
use crate::discord::message::text::{cut, length, literal, split};
use crate::discord::message::{Beside, Embed, Message};

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

/// A second of the day, by the reader's own clock.
fn second(at: u64) -> String {
    format!("<t:{at}:T>")
}

/// Who added what to the shuffle; words are cut after this many characters.
pub(super) fn contribution(
    one: &Contribution,
    name: String,
    most_chars: usize,
    frame: &Frame<'_>,
) -> String {
    let (key, text) = match &one.added {
        Added::At(at) => ("shuffle-at", second(*at)),
        Added::Words(words) => ("shuffle-words", literal(&cut(words.as_str(), most_chars))),
    };
    frame.say(key, &[("name", name.into()), ("text", text.into())])
}

/// A page's sections as fields, each whole; those that are drawn are left out where the picture is
/// seen. Narrow neighbours stand beside each other where there is room.
pub(super) fn sections(mut embed: Embed, sections: &[Section]) -> Embed {
    let (in_words, with_picture) =
        (beside(sections, |_| true), beside(sections, |section| !section.drawn));
    for (at, section) in sections.iter().enumerate() {
        let with_picture = match (section.drawn, with_picture[at]) {
            (true, _) => Beside::Nothing,
            (false, true) => Beside::Neighbours,
            (false, false) => Beside::Below,
        };
        embed = section_fields(embed, section, in_words[at], with_picture);
    }
    embed
}

/// Sections as fields where no picture shows any of them.
pub(super) fn sections_in_words(embed: Embed, shown: &[Section]) -> Embed {
    shown.iter().zip(beside(shown, |_| true)).fold(embed, |embed, (section, beside)| {
        let with_picture = if beside { Beside::Neighbours } else { Beside::Below };
        section_fields(embed, section, beside, with_picture)
    })
}

/// A section in as many fields as it takes.
fn section_fields(
    mut embed: Embed,
    section: &Section,
    inline: bool,
    with_picture: Beside,
) -> Embed {
    let lines: Vec<String> = section.lines.iter().map(|line| literal(line)).collect();
    let mut heading = literal(&section.heading);
    for part in split(&lines.join("\n"), limits::FIELD_TEXT) {
        embed = embed.placed_field(std::mem::take(&mut heading), part, inline, with_picture);
    }
    embed
}

/// Which sections are narrow and have a narrow neighbour among those that are shown.
fn beside(sections: &[Section], shown: impl Fn(&Section) -> bool) -> Vec<bool> {
    let mut beside = vec![false; sections.len()];
    let shown: Vec<usize> = (0..sections.len()).filter(|at| shown(&sections[*at])).collect();
    for pair in shown.windows(2) {
        if pair.iter().all(|at| is_narrow(&sections[*at])) {
            pair.iter().for_each(|at| beside[*at] = true);
        }
    }
    beside
}

/// Several short lines.
pub(super) fn is_narrow(section: &Section) -> bool {
    const LINE_CHARS: usize = 32;
    const LINES: std::ops::RangeInclusive<usize> = 2..=16;
    let short = |line: &String| length(line) <= LINE_CHARS;
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
