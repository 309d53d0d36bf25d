//! The hand: a match as one person may see it, with what they can play. Also what somebody without
//! a seat is shown, and the question before one leaves.

use host::look::{Look, Match, Scene, Undo};
use rules::any::Token;
use rules::game::Seat;
use rules::page::{Control, Offer};

use super::frame::Frame;
use super::parts::{moment, note as short_note};
use super::pictures::Pictures;
use super::table::public;
use super::{board, log, why};
use crate::discord::custom_id::{Group, What};
use crate::discord::limits;
use crate::discord::message::text::{length, literal};
use crate::discord::message::{Button, Caption, Embed, Message, Row, Style, label, opened, rows};

const TURN_COLOUR: u32 = 0x3b_a5_5d;
const WAITING_COLOUR: u32 = 0x74_7f_8d;

/// The number of the others' seats that fit beside what one needs oneself.
const OTHER_SEATS: usize = 2;

/// The lines of what happened lately that are shown at least; the board above has more.
const NEWS_LINES: usize = 4;

/// The characters of news that are shown, if there are more than those lines.
const NEWS_CHARS: usize = 2000;

/// The game of which this person holds a hand.
pub(crate) fn held_game(look: &Look) -> Option<&'static str> {
    match &look.scene {
        Scene::Match(shown) if shown.me.is_some() && shown.end.is_none() => Some(shown.game),
        _ => None,
    }
}

/// Is something asked before this person takes this action?
pub(crate) fn asks(look: &Look, token: &Token) -> bool {
    matches!(&look.scene, Scene::Match(shown) if question(shown, token).is_some())
}

/// What has this token, and what is asked before it.
fn question<'a>(shown: &'a Match, token: &Token) -> Option<(&'a Control<Token>, &'a str)> {
    let asking = |of: &&Control<Token>| matches!(&of.offer, Offer::Action(own) if own == token);
    let control = shown.page.controls.iter().find(asking)?;
    Some((control, control.ask.as_deref()?))
}

/// The table as this person sees it, below a note if there is one.
pub(crate) fn seat(
    look: &Look,
    note: Option<&str>,
    pictures: Pictures<'_>,
    frame: &Frame<'_>,
) -> Message {
    match &look.scene {
        Scene::Match(shown) => asked(shown, note, frame).unwrap_or_else(|| match shown.me {
            Some(me) if shown.end.is_none() => hand(shown, me, note, pictures, frame),
            _ => without_seat(shown, note, pictures, frame),
        }),
        _ => nowhere(look, note, frame).without_files(),
    }
}

/// There is no match to be seen.
fn nowhere(look: &Look, note: Option<&str>, frame: &Frame<'_>) -> Message {
    match &look.scene {
        Scene::Lobby(lobby) => {
            let full = lobby.sitters.len() >= usize::from(lobby.seats);
            let joins = lobby.me.is_none() && !full;
            let key = if joins { "hand-lobby-join" } else { "hand-lobby" };
            let join = frame.button(Style::Primary, "button-join", What::Join);
            let buttons = joins.then_some(join).into_iter().chain([frame.rules(lobby.game)]);
            short_note(lines(note, [Some(frame.say(key, &[]))])).rows(Row::buttons(buttons))
        }
        Scene::Closed { game, .. } => {
            let text = frame.say("answer-no-table", &[("command", (*game).into())]);
            short_note(lines(note, [Some(text)]))
        }
        _ => short_note(lines(note, [Some(frame.say("answer-no-table-any", &[]))])),
    }
}

/// What is asked before an action, in place of the hand while it holds: nothing stands between the
/// question and its answers.
fn asked(shown: &Match, note: Option<&str>, frame: &Frame<'_>) -> Option<Message> {
    let ask = frame.ask.filter(|ask| shown.is_current(ask.line, frame.line))?;
    let (control, asked) = question(shown, &ask.token)?;
    let shows = opened(&shown.page.controls, frame.open);
    let group = control.group.as_deref().filter(|_| shows.is_some()).map(Group::named);
    let open = opened(&shown.page.controls, group).filter(|_| group.is_some());
    let done = Frame { open, ..*frame }.id(What::Sure(ask.token));
    let done = Button::new(Style::Danger, label(control, &ask.token), done);
    let frame = &Frame { open: shows.or(frame.open), ..*frame };
    let back = frame.button(Style::Secondary, "button-step-back", What::Hand);
    let text = lines(Some(&literal(asked)), [note.map(str::to_owned)]);
    Some(short_note(text).rows(Row::buttons([done, back])).without_files())
}

fn hand(
    shown: &Match,
    me: Seat,
    note: Option<&str>,
    pictures: Pictures<'_>,
    frame: &Frame<'_>,
) -> Message {
    let controls = &shown.page.controls;
    // Whatever is pressed here, the group that is open now is open again after it.
    let open = opened(controls, frame.open).or(frame.open);
    let frame = &Frame { open, ..*frame };
    let away = shown.sitters.get(usize::from(me.0)).is_some_and(|sitter| sitter.away);
    let acts = !away && shown.to_act.contains(&me);
    let state = if away {
        Some(frame.say("hand-away", &[]))
    } else if acts {
        Some(match shown.deadline {
            Some(at) => frame.say("hand-turn", &[("time", moment(at).into())]),
            None => frame.say("hand-turn-no-clock", &[]),
        })
    } else {
        None
    };
    let embed = Embed::new().title(literal(&shown.page.title));
    let embed = embed.colour(if acts { TURN_COLOUR } else { WAITING_COLOUR });
    let mut embed = board::body(embed, shown, frame);
    // Beside a picture there is little room, and a button that says why.
    if let Some(locked) = why::in_short(controls, frame) {
        embed = embed.field_in_words(frame.say("hand-locked", &[]), locked);
    }
    let id = |open, what| Frame { open, ..*frame }.id(what);
    let mut own = Row::buttons(own_buttons(shown, me, away, frame)).into_iter();
    let first = own.next();
    let message = Message::new()
        .text(lines(note, [state]))
        .rows(rows(controls, open, first, id, |caption| say(&caption, frame)))
        .rows(own)
        .ephemeral();
    pictures.with_embeds(message, |pictured| {
        let embed = embed.variant(pictured);
        let room = limits::EMBEDS_SUM.saturating_sub(embed.size());
        vec![embed.text(news(shown, room.min(NEWS_CHARS), frame))]
    })
}

/// What happened since its reader's own last action, as far as there is room; and if that is little,
/// some of what was before.
fn news(shown: &Match, room: usize, frame: &Frame<'_>) -> String {
    let wanted = shown.told.len().saturating_sub(shown.news.max(NEWS_LINES));
    let lines: Vec<String> = shown.told[wanted..].iter().map(|line| literal(line)).collect();
    let more = frame.say("hand-more", &[]);
    let mut left = room.saturating_sub(length(&more));
    let fits = |(at, line): &(usize, &String)| {
        let size = length(line) + 1;
        let fits = size <= left;
        left = left.saturating_sub(size);
        fits || *at < NEWS_LINES
    };
    let count = lines.iter().rev().enumerate().take_while(fits).count();
    let from = lines.len() - count;
    let more = (shown.more || from > 0).then_some(more);
    more.iter().chain(&lines[from..]).map(String::as_str).collect::<Vec<_>>().join("\n")
}

/// The words on tabs and menus.
fn say(caption: &Caption<'_>, frame: &Frame<'_>) -> String {
    match *caption {
        Caption::Tab { group, actions } => {
            frame.say("hand-tab", &[("group", group.into()), ("count", actions.into())])
        }
        Caption::PageBefore => frame.say("hand-page-before", &[]),
        Caption::PageAfter => frame.say("hand-page-after", &[]),
        Caption::Page { page, pages } => {
            frame.say("hand-page", &[("page", page.into()), ("pages", pages.into())])
        }
        Caption::Menu { group: None, parts: 1, .. } => frame.say("menu-plays", &[]),
        Caption::Menu { group: None, part, parts } => {
            frame.say("menu-plays-part", &[("part", part.into()), ("parts", parts.into())])
        }
        Caption::Menu { group: Some(group), parts: 1, .. } => group.to_owned(),
        Caption::Menu { group: Some(group), part, parts } => {
            let args = [("group", group.into()), ("part", part.into()), ("parts", parts.into())];
            frame.say("menu-group-part", &args)
        }
    }
}

/// What one can do besides playing, the most pressing first.
fn own_buttons(shown: &Match, me: Seat, away: bool, frame: &Frame<'_>) -> Vec<Button> {
    let mut own = Vec::new();
    if shown.undo == Undo::Step {
        own.push(frame.button(Style::Secondary, "button-step-back", What::StepBack));
    }
    if let Some(question) = shown.question.as_ref().filter(|question| question.mine) {
        own.extend(board::answers(question.line, frame));
    }
    if away {
        own.push(frame.button(Style::Success, "button-back", What::Back));
    }
    match shown.undo {
        Undo::Nothing | Undo::Step => {}
        Undo::Free => own.push(frame.button(Style::Secondary, "button-undo", What::Undo)),
        Undo::Ask => own.push(frame.button(Style::Secondary, "button-undo-ask", What::Undo)),
    }
    if shown.hint && !away {
        own.push(frame.button(Style::Secondary, "button-hint", What::Hint));
    }
    // Four at most stand before it, so it is in the row that is always there.
    own.extend(why::button(&shown.page.controls, frame));
    own.push(frame.button(Style::Secondary, "button-log", What::Log(0)));
    own.push(frame.button(Style::Secondary, "button-leave", What::MayLeave));
    let others = shown.replaceable.iter().filter(|seat| **seat != me).take(OTHER_SEATS);
    own.extend(
        others.map(|seat| seat_button(shown, *seat, "button-replace", What::Replace(*seat), frame)),
    );
    own
}

/// A button that names somebody. A label is no markdown.
fn seat_button(shown: &Match, seat: Seat, key: &str, what: What, frame: &Frame<'_>) -> Button {
    let sitter = shown.sitters.get(usize::from(seat.0));
    let name = sitter.map_or_else(|| frame.words.seat(seat), |sitter| sitter.name.clone());
    let label = frame.say(key, &[("name", name.into())]);
    Button::new(Style::Secondary, label, frame.id(what))
}

fn without_seat(
    shown: &Match,
    note: Option<&str>,
    pictures: Pictures<'_>,
    frame: &Frame<'_>,
) -> Message {
    if let Some(end) = &shown.end {
        let log = frame.button(Style::Secondary, "button-log", What::Log(0));
        let message = Message::new()
            .text(lines(note, [board::headline(shown, frame)]))
            .rows(Row::buttons(board::after(end, frame).into_iter().chain([log])))
            .ephemeral();
        let embed = board::body(board::outcome(shown, end, frame), shown, frame);
        return pictures.with_embed(message, &embed);
    }
    let state = match shown.me {
        Some(_) => None,
        None if shown.free.is_empty() => Some(frame.say("hand-no-seat", &[])),
        None => Some(frame.say("hand-no-seat-offer", &[])),
    };
    let turn = board::headline(shown, frame);
    let free = shown.free.iter().filter(|_| shown.me.is_none());
    let take = free
        .map(|seat| seat_button(shown, *seat, "button-take", What::TakeSeat(Some(*seat)), frame));
    let log = frame.button(Style::Secondary, "button-log", What::Log(0));
    let below = Row::buttons([frame.rules(shown.game), log]);
    let message = Message::new()
        .text(lines(note, [state, turn]))
        .rows(Row::buttons(take))
        .rows(below)
        .ephemeral();
    pictures.with_embed(message, &board::embed(shown, board::told_lately(shown), frame))
}

/// The table as everybody sees it, for somebody who asks for it; and below it a page of what happened
/// in this part of the match.
pub(crate) fn watched(
    look: &Look,
    told: &[String],
    page: u16,
    pictures: Pictures<'_>,
    frame: &Frame<'_>,
) -> Message {
    match &look.scene {
        Scene::Match(shown) => {
            let log = frame.button(Style::Secondary, "button-log", What::Log(0));
            let after = shown.end.iter().flat_map(|end| board::after(end, frame));
            // Nobody brings this page up to date; older parts of what happened have their own buttons.
            let again = frame.id_at(log::PAGES_LINE, What::Watch(0));
            let again = Button::new(Style::Primary, frame.say("button-refresh", &[]), again);
            let again = (page == 0 && shown.end.is_none()).then_some(again);
            let rest = after.chain([frame.rules(shown.game), log]);
            let buttons = Row::buttons(again.into_iter().chain(rest));
            let turn = board::headline(shown, frame);
            let (told, pages) = log::below(told, page, frame);
            let message = Message::new().rows(pages).rows(buttons);
            let message = message.text(turn.unwrap_or_default()).ephemeral();
            // What happened is told once, below the table.
            let table = board::embed(shown, String::new(), frame);
            pictures.with_embeds(message, |pictured| vec![table.variant(pictured), told.clone()])
        }
        Scene::Lobby(_) => public(look, pictures, frame).unwrap_or_default().ephemeral(),
        Scene::Closed { .. } | Scene::Empty => seat(look, None, pictures, frame),
    }
}

/// Leaving a match is for good, so one is asked first.
pub(crate) fn leave(frame: &Frame<'_>) -> Message {
    let sure = frame.button(Style::Danger, "button-sure", What::Leave);
    let back = frame.button(Style::Primary, "button-stay", What::Hand);
    short_note(frame.say("hand-leave-sure", &[])).rows(Row::buttons([sure, back]))
}

fn lines<const N: usize>(note: Option<&str>, lines: [Option<String>; N]) -> String {
    let note = note.map(str::to_owned);
    note.into_iter().chain(lines.into_iter().flatten()).collect::<Vec<_>>().join("\n")
}
