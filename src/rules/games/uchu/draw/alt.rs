//! A picture in words: the parts of the page that it shows, in the same words. Names are shortened
//! as far as needed, so that everything is said in as many characters as a description may have.

use super::super::page;
use super::super::speech::Speech;
use super::super::view::View;
use super::Scene;
use crate::game::Seat;
use crate::page::Section;
use crate::picture::ALT;
use crate::svg::cut;
use crate::words::Words;

/// How long names may be, and whether cards are told without their colours' names, tried in this
/// order.
const BREVITY: [(usize, bool); 8] = [
    (32, false),
    (24, false),
    (18, false),
    (13, false),
    (9, false),
    (6, false),
    (9, true),
    (3, true),
];

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

/// A part of the page as one sentence.
fn part(scene: &Scene<'_>, section: &Section) -> String {
    let lines = section.lines.join(&scene.speech.say("uchu-alt-semicolon", &[]));
    let args = [("heading", section.heading.as_str().into()), ("lines", lines.into())];
    scene.speech.say("uchu-alt-part", &args)
}

/// What is said, with names as long as there is room for.
fn within(view: &View, words: &Words, say: impl Fn(&Scene<'_>, bool) -> Vec<String>) -> String {
    let mut said = String::new();
    for (length, brief) in BREVITY {
        let short = |seat| cut(&words.seat(Seat(seat)), |name| name.chars().count() <= length);
        let words = words.clone().with_names((0..view.players).map(short).collect());
        said = words.sentences(say(&Scene::of(view, &words), brief));
        if said.chars().count() <= ALT {
            break;
        }
    }
    cut(&said, |text| text.chars().count() <= ALT)
}

/// What is said of a picture of another kind, in the same way.
pub(super) fn said(scene: &Scene<'_>, say: impl Fn(&Speech<'_>) -> Vec<String>) -> String {
    within(scene.view, scene.speech.words, |scene, _| say(&scene.speech))
}
