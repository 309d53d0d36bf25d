//! The view in words: what is asked and what the turn has come to, which are always read, and what lies
//! on the table, which pictures show as well. Buttons are in `controls`.

use super::controls::controls;
use super::prompt::prompt;
use super::speech::Speech;
use super::summary::summary;
use super::table::{account, board, ring, senate};
use super::view::View;
use super::{Abyssi, Action};
use crate::game::Showing;
use crate::page::{Page, Section};
use crate::words::Words;

impl Showing for Abyssi {
    const HELP: &'static [&'static str] = &[
        "idea",
        "setup",
        "turn",
        "moving",
        "dominance",
        "actions",
        "recruit",
        "bases",
        "treaties",
        "ships",
        "senators",
        "houses",
        "end",
        "values",
    ];

    fn page(view: &View, legal: &[Action], words: &Words) -> Page<Action> {
        let speech = &Speech { words, viewer: view.viewer };
        let over = view.table.actor().is_none();
        let mut sections = Vec::new();
        sections.push(Section::new(speech.say("abyssi-now", &[]), prompt(view, legal, speech)));
        sections.extend(summary(view, speech));
        if over {
            sections.push(account(view, speech).drawn());
        }
        let own = view.own().map(|(seat, _)| seat);
        sections.extend(own.map(|seat| board(view, seat, speech).drawn()));
        sections.push(ring(view, speech).drawn());
        sections.push(senate(view, speech).drawn());
        let others = view.table.play_order().filter(|seat| Some(*seat) != own);
        sections.extend(others.map(|seat| board(view, seat, speech).drawn()));
        Page { title: title(view, speech), sections, controls: controls(view, legal, speech) }
    }
}

/// The round, and whose turn it is.
pub(super) fn title(view: &View, speech: &Speech<'_>) -> String {
    let table = &view.table;
    let Some(actor) = table.actor() else { return speech.say("abyssi-title-over", &[]) };
    let args = [("round", table.round.into())];
    match table.round {
        0 => speech.of(actor, "abyssi-title-setup", &[]),
        _ if table.is_last_round() => speech.of(actor, "abyssi-title-last", &args),
        _ => speech.of(actor, "abyssi-title", &args),
    }
}
