//! A picture in words: the parts of the page that it shows, in the same words. Where characters are
//! few, hands are told without their colours’ names and uses.

use super::super::hand::hands;
use super::super::page;
use super::super::state::Stage;
use super::result::rounds;
use super::scene::Scene;
use crate::alt::{self, part, sentence};
use crate::game::Viewer;
use crate::page::Section;

/// All that a picture shows.
pub(super) fn alt(scene: &Scene<'_>) -> String {
    let view = scene.view;
    alt::within(scene.speech.words, view.players, |words, brief| {
        let scene = Scene::of(view, scene.legal, words);
        match view.viewer {
            _ if view.stage == Stage::Over => result(&scene),
            Viewer::Seat(_) => hand(&scene, brief),
            Viewer::Public | Viewer::Open => board(&scene, brief),
        }
    })
}

fn parts(scene: &Scene<'_>, sections: impl IntoIterator<Item = Section>) -> Vec<String> {
    sections.into_iter().map(|section| part(scene.speech.words, &section)).collect()
}

fn title(scene: &Scene<'_>) -> String {
    sentence(scene.speech.words, page::title(scene.view, &scene.speech))
}

fn board(scene: &Scene<'_>, brief: bool) -> Vec<String> {
    let (view, speech) = (scene.view, &scene.speech);
    let mut said = vec![title(scene)];
    said.extend(table(scene));
    said.extend(parts(scene, page::revealed(view, speech)));
    said.extend(all_hands(scene, brief));
    let last = view.last.iter().filter(|_| !brief || view.viewer != Viewer::Open);
    said.extend(parts(scene, last.map(|last| page::last_turn(last, speech))));
    said
}

fn hand(scene: &Scene<'_>, brief: bool) -> Vec<String> {
    let (view, speech) = (scene.view, &scene.speech);
    let mut said = vec![title(scene)];
    said.extend(page::prompt(view, scene.legal, speech));
    said.extend(table(scene));
    said.extend(parts(scene, page::revealed(view, speech)));
    said.extend(parts(scene, page::gain(view, speech)));
    said.extend(all_hands(scene, brief));
    said
}

/// Where everybody stands, and the decks.
fn table(scene: &Scene<'_>) -> Vec<String> {
    let (view, speech) = (scene.view, &scene.speech);
    parts(scene, [page::table(view, speech)].into_iter().chain(page::decks(view, speech)))
}

/// The hands that the viewer may see.
fn all_hands(scene: &Scene<'_>, brief: bool) -> Vec<String> {
    let (view, speech) = (scene.view, &scene.speech);
    let cards = view.seats.iter().filter_map(|seen| seen.hand.as_ref());
    let hands = hands(view, scene.legal, speech).zip(cards).map(|(hand, cards)| match brief {
        false => hand,
        true => Section { lines: vec![speech.cards_briefly(cards)], ..hand },
    });
    parts(scene, hands)
}

fn result(scene: &Scene<'_>) -> Vec<String> {
    let (view, speech) = (scene.view, &scene.speech);
    let mut said = vec![title(scene)];
    said.extend(page::result(view, speech));
    let standings = view.seats.iter().map(|seen| page::standing(seen, speech));
    let rest = rounds(scene).into_iter().chain(standings);
    said.extend(rest.map(|text| sentence(speech.words, text)));
    said
}
