//! A picture in words: the parts of the page that it shows, in the same words. Where characters are
//! few, cards are told without their colours' names.

use super::super::page;
use super::super::speech::Speech;
use super::super::view::View;
use super::scene::Scene;
use crate::alt;
use crate::page::Section;
use crate::words::Words;

/// What the board shows.
pub(super) fn board(view: &View, words: &Words) -> String {
    within(view, words, |scene, brief| {
        let mut said = beginning(scene);
        said.extend(
            view.last.iter().map(|last| part(scene, &page::last_trick(last, &scene.speech))),
        );
        said.extend(hands(scene, brief));
        said.extend(page::prompt(view, &scene.speech));
        said
    })
}

/// What a seat's hand shows.
pub(super) fn hand(view: &View, words: &Words) -> String {
    within(view, words, |scene, brief| {
        let mut said = beginning(scene);
        said.extend(page::prompt(view, &scene.speech));
        said.extend(hands(scene, brief));
        said.extend(page::taken(view, &scene.speech).iter().map(|taken| part(scene, taken)));
        said
    })
}

/// What every picture shows: where the match stands, the countries, the trick.
fn beginning(scene: &Scene<'_>) -> Vec<String> {
    let (view, speech) = (scene.view, &scene.speech);
    let title = speech.sentence(page::title(view, speech));
    let trick = page::trick(view, speech);
    let parts = [Some(page::table(view, speech)), trick].into_iter().flatten();
    [title].into_iter().chain(parts.map(|section| part(scene, &section))).collect()
}

fn hands(scene: &Scene<'_>, brief: bool) -> Vec<String> {
    let full = page::hands(scene.view, &scene.speech);
    let hands = full.into_iter().zip(scene.hands()).map(|(hand, (_, cards))| match brief {
        false => part(scene, &hand),
        true => part(scene, &Section { lines: vec![scene.speech.cards_briefly(cards)], ..hand }),
    });
    hands.collect()
}

fn part(scene: &Scene<'_>, section: &Section) -> String {
    alt::part(scene.speech.words, section)
}

/// What is said, with names as long as there is room for.
fn within(view: &View, words: &Words, say: impl Fn(&Scene<'_>, bool) -> Vec<String>) -> String {
    alt::within(words, view.players, |words, brief| say(&Scene::of(view, words), brief))
}

/// What is said of a picture of another kind, in the same way.
pub(super) fn said(scene: &Scene<'_>, say: impl Fn(&Speech<'_>) -> Vec<String>) -> String {
    within(scene.view, scene.speech.words, |scene, _| say(&scene.speech))
}
