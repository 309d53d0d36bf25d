//! Messages with pictures and without: within the limits in every language, and saying everything.

use std::sync::Arc;

use ::rules::GAMES;
use ::rules::dice::{Dice, Seed};
use ::rules::game::Seat;
use playground::limits::{MessageKind, check_message};

use ::rules::words::Words;
use host::look::{Look, Match, Scene};

use super::super::*;
use super::{choose, ended, frame, keys, look, shown, start};
use crate::discord::message::Message;
use crate::discord::message::text::literal;
use crate::picture::Print;

fn prints(of: &Match) -> Vec<Print> {
    let pictures = of.sketch.draw().into_iter();
    let print = |picture: ::rules::picture::Picture| Print {
        name: picture.name,
        alt: picture.alt,
        png: Arc::from([7; 64]),
    };
    pictures.map(print).collect()
}

/// What the message says, once Discord's limits were held against it.
fn said(message: &Message, files: usize) -> String {
    let body = message.json();
    for kind in [MessageKind::Create, MessageKind::Edit] {
        let checked = check_message(&body, kind, files);
        assert!(checked.is_ok(), "{:?}", checked.unwrap_err().body());
    }
    let fields = body["embeds"].as_array().into_iter().flatten();
    let fields = fields.flat_map(|embed| embed["fields"].as_array().into_iter().flatten());
    let text = |field: &serde_json::Value| {
        format!("{}\n{}\n", field["name"].as_str().unwrap(), field["value"].as_str().unwrap())
    };
    fields.map(text).collect()
}

fn check(table: &Look, frame: &Frame<'_>) {
    let Scene::Match(of) = &table.scene else { panic!("it is a match") };
    let prints = prints(of);
    assert!(!prints.is_empty() && prints.len() <= 2, "{prints:?}");
    let pages: [&dyn Fn(Pictures<'_>) -> Message; 2] = match of.me {
        Some(_) => [&|pictures| seat(table, None, pictures, frame), &|pictures| {
            seat(table, Some("!"), pictures, frame)
        }],
        None => [&|pictures| public(table, pictures, frame).unwrap(), &|pictures| {
            watched(table, &[], 0, pictures, frame)
        }],
    };
    if of.me.is_some() {
        for pictures in [Pictures::None, Pictures::Unchanged, Pictures::New(&prints)] {
            let plain = seat(table, None, pictures, frame);
            assert_eq!(plain.below_note("!"), seat(table, Some("!"), pictures, frame));
        }
    }
    for page in pages {
        let (words, stays, rendered) =
            (page(Pictures::None), page(Pictures::Unchanged), page(Pictures::New(&prints)));
        assert_eq!(rendered.json()["attachments"].as_array().unwrap().len(), prints.len());
        assert_eq!(rendered.json()["attachments"][0]["description"], prints[0].alt.as_str());
        assert_eq!(page(Pictures::New(&[])), words);
        let [words, stays, rendered] =
            [said(&words, 0), said(&stays, 0), said(&rendered, prints.len())];
        assert_eq!(stays, rendered);
        for section in &of.page.sections {
            for line in section.lines.iter().map(|line| literal(line)) {
                assert!(words.contains(&line), "{line} is not said:\n{words}");
                assert!(
                    section.drawn || rendered.contains(&line),
                    "{line} is not said:\n{rendered}"
                );
            }
        }
        assert!(rendered.len() < words.len(), "nothing is left to the picture:\n{rendered}");
    }
}

#[test]
fn with_a_picture_or_without_everything_is_said_within_the_limits() {
    let keys = keys();
    for (game, language) in
        GAMES.iter().flat_map(|game| Words::languages().map(move |tag| (game, tag)))
    {
        let words = Words::new(language);
        let frame = frame(&keys, &words);
        for players in game.players() {
            let mut of = start(*game, players);
            let mut dice = Dice::for_ply(Seed::mix(&[b"scene players", &[players]]), 0);
            while let Some(seat) = of.turn().seats().iter().next() {
                if of.ply().is_multiple_of(11) {
                    for me in (0..players).map(Seat).map(Some).chain([None]) {
                        check(&look(shown(of.as_ref(), me, &words)), &frame);
                    }
                }
                let token = choose(of.as_ref(), seat, &mut dice);
                of.play(seat, &token).unwrap();
            }
            for me in (0..players).map(Seat).map(Some).chain([None]) {
                check(&look(ended(of.as_ref(), me, &words)), &frame);
            }
        }
    }
}
