//! A picture in words: the parts of the page that it shows, in the same words.

use super::super::speech::Speech;
use super::super::view::{Scores, View};
use super::super::{page, points, prompt};
use super::brief;
use crate::alt::{part, sentence, within};
use crate::game::Viewer;
use crate::page::Section;
use crate::words::Words;

/// What the board shows, or a seat's hand.
pub(super) fn now(view: &View, words: &Words) -> String {
    let seated = matches!(view.viewer, Viewer::Seat(_));
    told(view, words, |speech, brief| {
        let last = view.last.iter().filter(|_| !seated);
        let mut sections = Vec::new();
        if brief {
            sections.push(brief::table(view, speech));
            sections.extend(page::row(view, speech));
            sections.extend(brief::trick(view, speech));
            sections.extend(last.map(|last| brief::last(last, speech)));
            sections.extend(brief::discards(view, speech));
            sections.extend(brief::pile(view, speech));
            sections.extend(page::choices(view, speech));
            sections.extend(brief::hands(view, speech));
        } else {
            sections.push(page::table(view, speech));
            sections.extend(page::row(view, speech));
            sections.extend(page::trick(view, speech));
            sections.extend(last.map(|last| page::last_trick(view, last, speech)));
            sections.extend(page::discards(view, speech));
            sections.extend(page::piles(view, speech).into_iter().filter(|_| seated));
            sections.extend(page::choices(view, speech));
            sections.extend(page::hands(view, speech));
        }
        let title = sentence(speech.words, page::title(view, speech));
        let parts = sections.iter().map(|section: &Section| part(speech.words, section));
        [title].into_iter().chain(prompt::prompt(view, speech)).chain(parts).collect()
    })
}

/// How a round was scored.
pub(super) fn scores(view: &View, scores: &Scores, words: &Words) -> String {
    told(view, words, |speech, _| vec![part(speech.words, &points::scoring(view, scores, speech))])
}

/// How the match ended.
pub(super) fn result(view: &View, words: &Words) -> String {
    told(view, words, |speech, _| {
        let title = sentence(speech.words, page::title(view, speech));
        let standing = view.ranked().into_iter().map(|(place, of)| {
            let args = [("place", place.into()), ("points", of.points.into())];
            speech.of(of.seat, "nusa-drawn-place", &args)
        });
        let standing = sentence(speech.words, speech.words.list(standing));
        let rounds = points::rounds(view, speech);
        let rounds = rounds.iter().map(|rounds| part(speech.words, rounds));
        let won = prompt::result(view, speech);
        [title].into_iter().chain(won).chain([standing]).chain(rounds).collect()
    })
}

fn told(view: &View, words: &Words, say: impl Fn(&Speech<'_>, bool) -> Vec<String>) -> String {
    let viewer = view.viewer;
    within(words, view.players, |words, brief| say(&Speech { words, viewer }, brief))
}
