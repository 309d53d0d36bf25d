//! A picture in words: the parts of the page that it shows, in the same words. Where characters are
//! few, `brief` says the same in fewer of them.

use super::super::speech::Speech;
use super::super::view::View;
use super::super::{Abyssi, page, table};
use super::brief;
use crate::alt::{part, sentence, within};
use crate::game::{Rules, Seat};
use crate::page::Section;
use crate::words::Words;

/// What the board shows.
pub(super) fn board(view: &View, words: &Words) -> String {
    told(view, words, |speech, brief| {
        let seats: Vec<Seat> = view.table.everyone().map(|(seat, _)| seat).collect();
        let sections: Vec<Section> = match brief {
            false => {
                let boards = seats.into_iter().map(|seat| table::board(view, seat, speech));
                let rest = [table::ring(view, speech), table::senate(view, speech)];
                rest.into_iter().chain(boards).collect()
            }
            true => {
                let boards = seats.into_iter().map(|seat| brief::board(view, seat, speech));
                let rest = [brief::ring(view, speech), brief::senate(view, speech)];
                rest.into_iter().chain(boards).collect()
            }
        };
        let title = sentence(speech.words, page::title(view, speech));
        let parts = sections.iter().map(|section| part(speech.words, section));
        [title].into_iter().chain(parts).collect()
    })
}

/// The final account.
pub(super) fn result(view: &View, words: &Words) -> String {
    told(view, words, |speech, brief| {
        let title = sentence(speech.words, page::title(view, speech));
        let won = table::result(&view.table, speech).into_iter();
        let account = table::account(view, speech);
        let account = match brief {
            false => account,
            true => {
                let seats = Abyssi::outcome(&view.table).map(|outcome| outcome.ranking);
                let lines = seats.unwrap_or_default().into_iter();
                let lines = lines.map(|seat| brief::account(view, seat, speech));
                Section { lines: lines.collect(), ..account }
            }
        };
        [title].into_iter().chain(won).chain([part(speech.words, &account)]).collect()
    })
}

fn told(view: &View, words: &Words, say: impl Fn(&Speech<'_>, bool) -> Vec<String>) -> String {
    let viewer = view.viewer;
    within(words, view.table.players, |words, brief| say(&Speech { words, viewer }, brief))
}
