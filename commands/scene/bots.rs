//! Bots at the table: which one is to sit down, who did, and who plays how well.

use host::look::{Lobby, Sitter};
use rules::bot::Level;

use super::frame::Frame;
use super::parts::note;
use crate::discord::custom_id::What;
use crate::discord::message::text::literal;
use crate::discord::message::{Button, Message, Row, Style};

/// Which bot shall sit down?
pub(crate) fn levels(frame: &Frame<'_>) -> Message {
    let about = |level: Level| frame.say("bot-about", &[("level", level.name().into())]);
    let lines = [frame.say("bot-ask", &[])].into_iter().chain(Level::ALL.map(about));
    note(lines.collect::<Vec<_>>().join("\n")).rows(Row::buttons(buttons(frame)))
}

/// Who has sat down, on the last seat that was taken; and if there is room, whether another one shall.
pub(crate) fn seated(lobby: &Lobby, frame: &Frame<'_>) -> Message {
    let sat = lobby.sitters.last().and_then(|sitter| Some((sitter, sitter.level?)));
    let sat = sat.map(|(sitter, level)| {
        let name = literal(&sitter.name);
        frame.say("bot-sits", &[("name", name.into()), ("level", level.name().into())])
    });
    let room = lobby.sitters.len() < usize::from(lobby.seats);
    let more = room.then(|| frame.say("bot-ask-more", &[]));
    let message = note(sat.into_iter().chain(more).collect::<Vec<_>>().join("\n"));
    if room { message.rows(Row::buttons(buttons(frame))) } else { message }
}

fn buttons(frame: &Frame<'_>) -> [Button; 3] {
    Level::ALL.map(|level| {
        let label = frame.say("bot-button", &[("level", level.name().into())]);
        Button::new(Style::Secondary, label, frame.id(What::SeatBot(level)))
    })
}

/// All bots in one line, which is no markdown; nothing without any.
pub(super) fn listed(sitters: &[Sitter], frame: &Frame<'_>) -> Option<String> {
    let bots = sitters.iter().filter_map(|sitter| Some((&sitter.name, sitter.level?)));
    let bots = frame.words.list(bots.map(|(name, level)| {
        let args = [("name", name.as_str().into()), ("level", level.name().into())];
        frame.say("bot-listed", &args)
    }));
    (!bots.is_empty()).then(|| frame.say("bot-list", &[("bots", bots.into())]))
}
