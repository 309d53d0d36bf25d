//! A game's rules, as many pages as they take.

use ::rules::any::{AnyGame, Token};
use ::rules::page::Section;

use super::{Frame, game_name, sections};
use crate::discord::custom_id::What;
use crate::discord::message::text::length;
use crate::discord::message::{Button, Embed, Message, Row, Style};

/// So much fits on one page with its title.
const MOST: usize = 4500;

/// So many pages have a button each.
const PAGES: usize = 25;

/// Stands for a line on the buttons of these pages: they belong to no state of any table.
pub(crate) const RULES: u32 = u32::MAX;

/// One page of a game's rules.
pub(crate) fn rules(game: &dyn AnyGame, page: u8, frame: &Frame<'_>) -> Message {
    let all = game.help(frame.words);
    let pages = pages(&all);
    let page = usize::from(page).min(pages.len().saturating_sub(1));
    let name = game_name(game.id(), frame.words);
    let title = frame.say("rules-title", &[("game", name.into())]);
    let shown = pages.get(page).copied().unwrap_or_default();
    let buttons = (0..).zip(&pages).take(PAGES).map(|(number, _): (u8, _)| {
        let label = frame.say("button-page", &[("number", (number + 1).into())]);
        let id = Token::from(game.id()).unwrap_or_default();
        let id = frame.id_at(RULES, What::Rules { game: id, page: number });
        Button::new(Style::Secondary, label, id).disabled(usize::from(number) == page)
    });
    let rows = if pages.len() > 1 { Row::buttons(buttons) } else { Vec::new() };
    let embed = sections(Embed::new().title(title), shown);
    Message::new().embed(embed).rows(rows).ephemeral()
}

fn pages(all: &[Section]) -> Vec<&[Section]> {
    let mut pages = Vec::new();
    let mut from = 0;
    let mut size = 0;
    for (at, section) in all.iter().enumerate() {
        let lines: usize = section.lines.iter().map(|line| length(line) + 1).sum();
        let own = length(&section.heading) + lines;
        if size + own > MOST && at > from {
            pages.push(&all[from..at]);
            (from, size) = (at, 0);
        }
        size += own;
    }
    pages.push(&all[from..]);
    pages
}
