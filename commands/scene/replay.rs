//! A match that is over, looked at again ply by ply: what the ply was, the table after it, and ways
//! to go on, to jump and to see it with other eyes. It keeps nothing; every button says all of it.

use ::rules::game::{Moment, Viewer};
use host::replay::{Chapter, ReplayLook};

use super::frame::Frame;
use super::parts::{note, sections};
use super::pictures::Pictures;
use crate::discord::custom_id::{By, Replay, Sealed, What, written};
use crate::discord::limits;
use crate::discord::message::text::{length, literal};
use crate::discord::message::{Button, Choice, Embed, Menu, Message, Row, Style};

/// The characters that are told of what a ply brought about; the page needs the rest of the room.
const TOLD_CHARS: usize = 1200;

const PAST_COLOUR: u32 = 0x9b_59_b6;

/// The button that opens the replay of the match that was opened at this line.
pub(super) fn opens(opened: u32, frame: &Frame<'_>) -> Button {
    let start = Replay { by: By::Open, ply: 0, viewer: Viewer::Public };
    let id = frame.id_at(opened, What::Replay(start));
    Button::new(Style::Primary, frame.say("button-replay", &[]), id)
}

/// The button that hands out its record.
pub(super) fn record(opened: u32, frame: &Frame<'_>) -> Button {
    let id = frame.id_at(opened, What::RecordOf);
    Button::new(Style::Secondary, frame.say("button-record", &[]), id)
}

/// A match that cannot be looked at again, and why; its record can be had.
pub(crate) fn unreplayed(why: String, opened: u32, frame: &Frame<'_>) -> Message {
    note(why).rows(Row::buttons([record(opened, frame)]))
}

/// A match that is over, at one of its plies.
pub(crate) fn replay(look: &ReplayLook, pictures: Pictures<'_>, frame: &Frame<'_>) -> Message {
    let numbers = [
        ("number", look.number.into()),
        ("viewer", literal(&eyes(look.viewer, look, frame)).into()),
        ("ply", look.ply.into()),
        ("plies", look.plies.into()),
    ];
    let mut told = look.told.iter().map(|line| literal(line));
    let was = told.next().map(|told| {
        // The deal says for itself where it stands.
        if look.ply == 0 {
            return told;
        }
        let moment = moment(look.made, look.game, frame);
        frame.say("replay-told", &[("moment", moment.into()), ("told", told.into())])
    });
    let headline = [Some(frame.say("replay-headline", &numbers)), was];
    let text: Vec<String> = headline.into_iter().flatten().collect();
    // How a round was scored stands on the page as well.
    let mut room = TOLD_CHARS;
    let told = told.take_while(|line| {
        let size = length(line) + 1;
        let fits = size <= room;
        room = room.saturating_sub(size);
        fits
    });
    let told: Vec<String> = told.collect();
    let embed =
        Embed::new().title(literal(&look.page.title)).text(told.join("\n")).colour(PAST_COLOUR);
    let message = Message::new()
        .text(text.join("\n"))
        .rows(Row::buttons(steps(look, frame).into_iter().chain([record(look.opened, frame)])))
        .rows(menus(look, frame).into_iter().flatten().map(Row::menu))
        .ephemeral();
    pictures.with_embed(message, &sections(embed, &look.page.sections))
}

fn id(by: By, ply: u32, look: &ReplayLook, frame: &Frame<'_>) -> Sealed {
    frame.id_at(look.opened, What::Replay(Replay { by, ply, viewer: look.viewer }))
}

/// To the start, back, on, to the end.
fn steps(look: &ReplayLook, frame: &Frame<'_>) -> [Button; 4] {
    let (ply, last) = (look.ply, look.plies);
    let button = |style, emoji, key: &str, by, to: u32| {
        let button = Button::new(style, frame.say(key, &[]), id(by, to, look, frame));
        button.emoji(emoji).disabled(to == ply)
    };
    [
        button(Style::Secondary, "⏮️", "replay-first", By::First, 0),
        button(Style::Secondary, "◀️", "replay-back", By::Back, ply.saturating_sub(1)),
        button(Style::Primary, "▶️", "replay-forward", By::Forward, (ply + 1).min(last)),
        button(Style::Secondary, "⏭️", "replay-last", By::Last, last),
    ]
}

/// Whose eyes, which part, which step of the part in which the page stands.
fn menus(look: &ReplayLook, frame: &Frame<'_>) -> [Option<Menu>; 3] {
    let viewers = spread(&look.viewers);
    let viewers =
        viewers.filter_map(|viewer| Choice::new(eyes(*viewer, look, frame), written(*viewer)));
    let seen =
        Menu::new(id(By::As, look.ply, look, frame), frame.say("replay-menu-as", &[]), viewers);
    let mut parts: Vec<Chapter> = look.chapters.clone();
    parts.dedup_by_key(|chapter| chapter.moment.part);
    let here = look.moment.part;
    let steps = look.chapters.iter().copied();
    let steps: Vec<Chapter> =
        steps.filter(|chapter| chapter.moment.part == here && chapter.moment.step > 0).collect();
    let jump = |by, prompt: String, chapters: &[Chapter], label: &dyn Fn(Moment) -> String| {
        let choices = spread(chapters)
            .filter_map(|chapter| Choice::new(label(chapter.moment), chapter.ply.to_string()));
        // Where there is only one, there is nowhere to go.
        let several = chapters.len() > 1;
        several.then(|| Menu::new(id(by, look.ply, look, frame), prompt, choices)).flatten()
    };
    let part = |moment| part(moment, look.game, frame);
    let step = |moment| step(moment, look.game, frame);
    let within = frame.say("replay-menu-step", &[("part", part(look.moment).into())]);
    [
        seen,
        jump(By::Part, frame.say("replay-menu-part", &[]), &parts, &part),
        jump(By::Step, within, &steps, &step),
    ]
}

/// As many of these as a menu holds, evenly from the first to the last.
fn spread<T>(all: &[T]) -> impl Iterator<Item = &T> {
    let count = all.len().min(limits::OPTIONS);
    let at = move |number: usize| number * (all.len() - 1) / count.saturating_sub(1).max(1);
    (0..count).filter_map(move |number| all.get(at(number)))
}

/// With whose eyes it is seen.
fn eyes(viewer: Viewer, look: &ReplayLook, frame: &Frame<'_>) -> String {
    match viewer {
        Viewer::Public => frame.say("replay-as-everybody", &[]),
        Viewer::Open => frame.say("replay-as-open", &[]),
        Viewer::Seat(seat) => {
            let sitter = look.sitters.get(usize::from(seat.0));
            let name = sitter.map_or_else(|| frame.words.seat(seat), |sitter| sitter.name.clone());
            frame.say("replay-as-seat", &[("name", name.into())])
        }
    }
}

fn part(moment: Moment, game: &str, frame: &Frame<'_>) -> String {
    frame.say(&format!("{game}-part"), &[("number", moment.part.into())])
}

fn step(moment: Moment, game: &str, frame: &Frame<'_>) -> String {
    frame.say(&format!("{game}-step"), &[("number", moment.step.into())])
}

/// Where in the match something is.
pub(super) fn moment(moment: Moment, game: &str, frame: &Frame<'_>) -> String {
    let part = part(moment, game, frame);
    if moment.step == 0 {
        return part;
    }
    let step = step(moment, game, frame);
    frame.say("replay-moment", &[("part", part.into()), ("step", step.into())])
}
