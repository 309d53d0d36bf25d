//! The lobby: who sits there, what will be played and how, and what is missing for it to begin.

use host::look::{List, Lobby, Look, Scene};
use rules::words::Words;

use super::frame::Frame;
use super::pace::PACES;
use super::parts::{contribution, game_name, note, sitting, whole};
use crate::discord::custom_id::{Note, What};
use crate::discord::message::text::literal;
use crate::discord::message::{Button, Embed, Message, Modal, Row, Style, TextInput};

const OPEN_COLOUR: u32 = 0x3b_a5_5d;
const CLOSED_COLOUR: u32 = 0x74_7f_8d;

/// The longest words for the shuffle, in characters, as in the host.
const LONGEST_WORDS: usize = 100;

/// The same as Discord counts: whatever is on the list is shown whole.
const WORDS_UNITS: usize = 2 * LONGEST_WORDS;

/// The digits of a list's hash that people compare.
const STAMP_DIGITS: usize = 16;

/// The one input of the form for words of one's own.
pub(crate) const WORDS: &str = "words";

/// A lobby.
pub(super) fn lobby(lobby: &Lobby, frame: &Frame<'_>) -> Message {
    let name = game_name(lobby.game, frame.words);
    let ready = match &lobby.not_yet {
        Some(refusal) => refusal.tell(frame.words),
        None => frame.say("lobby-ready", &[]),
    };
    let about = frame.say(&format!("{}-about", lobby.game), &[]);
    let heading = frame
        .say("lobby-seats", &[("taken", lobby.sitters.len().into()), ("most", lobby.seats.into())]);
    let mut embed = Embed::new()
        .title(frame.say("lobby-title", &[("game", name.into())]))
        .text(format!("{about}\n\n{ready}"))
        .colour(OPEN_COLOUR)
        .field(heading, seats(lobby, frame))
        .field(frame.say("lobby-setup", &[]), setup(lobby, frame));
    let waiting = lobby
        .invited
        .iter()
        .filter(|user| lobby.sitters.iter().all(|sitter| sitter.user != Some(**user)));
    let waiting = frame.words.list(waiting.map(|user| format!("<@{user}>")));
    if !waiting.is_empty() {
        embed = embed.field(frame.say("lobby-waiting", &[]), waiting);
    }
    let embed = whole(embed, frame.say("lobby-fair", &[]), &fair(lobby, frame));
    Message::new().embed(embed).rows(Row::buttons(buttons(lobby, frame)))
}

fn buttons(lobby: &Lobby, frame: &Frame<'_>) -> Vec<Button> {
    let full = lobby.sitters.len() >= usize::from(lobby.seats);
    let bots = lobby.sitters.iter().any(|sitter| sitter.user.is_none());
    vec![
        // What most people press, in the first row.
        frame.button(Style::Primary, "button-join", What::Join).disabled(full),
        frame.button(Style::Secondary, "button-add-bot", What::AddBot).disabled(full),
        frame.button(Style::Success, "button-begin", What::Begin).disabled(lobby.not_yet.is_some()),
        frame.rules(lobby.game),
        frame.button(Style::Secondary, "button-leave", What::Leave),
        frame.button(Style::Secondary, "button-remove-bot", What::RemoveBot).disabled(!bots),
        frame.button(Style::Secondary, "button-stir", What::Stir),
        frame.button(Style::Danger, "button-cancel", What::Cancel),
    ]
}

fn seats(lobby: &Lobby, frame: &Frame<'_>) -> String {
    let taken = lobby.sitters.iter().zip(1_u8..).map(|(sitter, number)| {
        let name = sitting(sitter, frame);
        frame.say("lobby-seat", &[("number", number.into()), ("name", name.into())])
    });
    let free = usize::from(lobby.seats).saturating_sub(lobby.sitters.len());
    let free = (free > 0).then(|| frame.say("lobby-free", &[("count", free.into())]));
    taken.chain(free).collect::<Vec<_>>().join("\n")
}

/// The seal, and what everybody has added so far.
fn fair(lobby: &Lobby, frame: &Frame<'_>) -> String {
    let commitment = [("commitment", lobby.commitment.as_str().into())];
    let Some(list) = &lobby.list else { return frame.say("lobby-fair-text", &commitment) };
    let name = |user| {
        let sitter = lobby.sitters.iter().find(|sitter| sitter.user == Some(user));
        sitter.map_or_else(|| format!("<@{user}>"), |sitter| literal(&sitter.name))
    };
    let added = list.contributions.iter();
    let added = added.map(|one| contribution(one, name(one.user), WORDS_UNITS, frame));
    let added = frame.words.list(added);
    let given_up = [("count", list.given_up.into())];
    let given_up = (list.given_up > 0).then(|| frame.say("lobby-given-up", &given_up));
    let lines = [
        Some(frame.say("lobby-seal", &commitment)),
        Some(frame.say("lobby-list", &[("list", stamp(list).into()), ("added", added.into())])),
        given_up,
        Some(frame.say("lobby-list-text", &[])),
    ];
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// The first digits of a list's hash: enough that nobody finds another list with the same ones.
fn stamp(list: &List) -> String {
    list.hash.chars().take(STAMP_DIGITS).collect()
}

fn setup(lobby: &Lobby, frame: &Frame<'_>) -> String {
    let pace = PACES.iter().find(|(_, pace, _)| *pace == lobby.pace);
    let pace = pace.map(|(_, _, key)| frame.say(key, &[]));
    let options = lobby.options.iter().map(|(name, value)| {
        let key = format!("{}-option-{name}", lobby.game);
        let value = frame.say(&format!("{key}-{value}"), &[]);
        let option = frame.say(&key, &[]);
        frame.say("lobby-option", &[("option", option.into()), ("value", value.into())])
    });
    let hints = lobby.hints.then(|| frame.say("lobby-hints", &[]));
    pace.into_iter().chain(options).chain(hints).collect::<Vec<_>>().join("\n")
}

/// A lobby that was closed before its match began.
pub(super) fn closed(game: &str, commitment: &str, frame: &Frame<'_>) -> Message {
    let name = game_name(game, frame.words);
    let text = frame.say("lobby-closed-text", &[("command", game.into())]);
    let seal = frame.say("lobby-seal", &[("commitment", commitment.into())]);
    let embed = Embed::new()
        .title(frame.say("lobby-closed", &[("game", name.into())]))
        .text(format!("{text}\n{seal}"))
        .colour(CLOSED_COLOUR);
    Message::new().embed(embed)
}

/// What somebody is told whose words are in the shuffle.
pub(crate) fn stirred(look: &Look, words: &Words) -> Message {
    let list = match &look.scene {
        Scene::Lobby(lobby) => lobby.list.as_ref(),
        _ => None,
    };
    note(match list {
        Some(list) => words.say("stir-done-list", &[("list", stamp(list).into())]),
        None => words.say("stir-done", &[]),
    })
}

/// The form for words of one's own.
pub(crate) fn stir(frame: &Frame<'_>) -> Modal {
    let input = TextInput::new(WORDS, frame.say("stir-label", &[]), LONGEST_WORDS);
    Modal::new(frame.id(What::Stir), frame.say("stir-title", &[]), input)
}

/// The channel is taken: a thread is offered, if what was asked for fits on its button.
pub(crate) fn taken(wish: Option<Note>, frame: &Frame<'_>) -> Message {
    let Some(wish) = wish else {
        return note(host::refusal::Refusal::Taken.tell(frame.words));
    };
    let button = frame.button(Style::Primary, "button-thread", What::Thread(wish));
    note(frame.say("answer-taken-thread", &[])).rows(Row::buttons([button]))
}
