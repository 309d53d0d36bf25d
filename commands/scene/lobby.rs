//! The lobby: who sits there, what will be played and how, and what is missing for it to begin.

use host::look::Lobby;

use super::frame::Frame;
use super::pace::PACES;
use super::parts::{game_name, note, sitting};
use crate::discord::custom_id::{Note, What};
use crate::discord::message::{Button, Embed, Message, Modal, Row, Style, TextInput};

const OPEN_COLOUR: u32 = 0x3b_a5_5d;
const CLOSED_COLOUR: u32 = 0x74_7f_8d;

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
    let fair = frame.say("lobby-fair-text", &[("commitment", lobby.commitment.as_str().into())]);
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
    embed = embed.field(frame.say("lobby-fair", &[]), fair);
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
pub(super) fn closed(game: &str, frame: &Frame<'_>) -> Message {
    let name = game_name(game, frame.words);
    let embed = Embed::new()
        .title(frame.say("lobby-closed", &[("game", name.into())]))
        .text(frame.say("lobby-closed-text", &[("command", game.into())]))
        .colour(CLOSED_COLOUR);
    Message::new().embed(embed)
}

/// The form for words of one's own.
pub(crate) fn stir(frame: &Frame<'_>) -> Modal {
    let input = TextInput::new(WORDS, frame.say("stir-label", &[]), 100);
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
