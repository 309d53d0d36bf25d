//! Hands whose plays stand in groups, and plays that ask first.

use ::rules::page::{Control, Offer, Reason};

use super::*;

/// A hand with many plays in two groups, one that stands alone, and one locked.
fn with_groups(words: &Words) -> Look {
    let of = start(GAMES[0], 3);
    let mut shown = shown(of.as_ref(), Some(Seat(0)), words);
    let action = |text: String| {
        let token = Token::from(&text).unwrap();
        Control::new(text, Offer::Action(token))
    };
    let why = "No fuel.".to_owned();
    let locked = Control::new("warp", Offer::Withheld(Reason { why, section: "goal" }));
    let shifts = (0..2).map(|n| action(format!("shift-{n}")).within("Shift"));
    let tunes = (0..40).map(|n| action(format!("tune-{n}")).within("Tune"));
    let controls = shifts.chain(tunes).chain([locked.within("Warp"), action("pass".to_owned())]);
    shown.page.controls = controls.collect();
    shown.undo = Undo::Free;
    look(shown)
}

#[test]
fn a_hand_of_many_plays_shows_one_group_and_the_way_to_the_others() {
    let keys = keys();
    let parts = [
        (FIRST, "Tune (1 of 2)", "Tune (2 of 2)"),
        ("ja", "Tune（1/2）", "Tune（2/2）"),
        ("ko", "Tune (1/2)", "Tune (2/2)"),
    ];
    for (language, first, second) in parts {
        let words = Words::new(language);
        let look = with_groups(&words);
        let closed = seat(&look, None, Pictures::None, &frame(&keys, &words)).json();
        for (label, enabled) in
            [("Shift · 2", false), ("Tune · 40", true), ("pass", true), ("shift-1", true)]
        {
            assert!(labels(&closed).contains(&(label.to_owned(), enabled)), "{label}: {closed}");
        }
        assert!(!has(&closed, "warp") && closed["embeds"].to_string().contains("No fuel."));
        let tune = Some(Group::named("Tune"));
        let open = Frame { open: tune, ..frame(&keys, &words) };
        let open = seat(&look, None, Pictures::None, &open).json();
        let rows = open["components"].as_array().unwrap();
        assert_eq!(rows.len(), 4);
        let prompts = [1, 2].map(|row: usize| rows[row]["components"][0]["placeholder"].clone());
        assert_eq!(prompts, [first, second]);
        // Whatever is pressed but what stands alone, the same group is open again.
        for part in rows.iter().flat_map(|row| row["components"].as_array().unwrap()) {
            let id = keys.open(part["custom_id"].as_str().unwrap()).unwrap();
            let alone = part["label"] == "pass";
            assert!(id.what == What::Tab || id.open == tune.filter(|_| !alone), "{id:?}");
        }
    }
}

#[test]
fn what_asks_is_asked_in_place_of_the_hand_with_two_ways_out() {
    let keys = keys();
    let tune = Some(Group::named("Tune"));
    for (language, back) in [(FIRST, "Back"), ("ja", "戻る"), ("ko", "뒤로")] {
        let words = Words::new(language);
        let mut look = with_groups(&words);
        let Scene::Match(shown) = &mut look.scene else { unreachable!() };
        let asking = ["pass", "tune-7"];
        for control in &mut shown.page.controls {
            control.ask =
                asking.contains(&control.label.as_str()).then(|| "Are you _sure_?".to_owned());
        }
        let open = Frame { open: tune, ..frame(&keys, &words) };
        let hand =
            |pictures, frame: &Frame<'_>| seat(&look, Some("A note."), pictures, frame).json();
        let plain = hand(Pictures::None, &open);
        let id = |part: &Json| keys.open(part["custom_id"].as_str().unwrap()).unwrap();
        let pass = plain.pointer("/components/0/components/2").unwrap();
        assert_eq!(id(pass).what, What::Ask(Token::from("pass").unwrap()), "{pass}");
        for (token, after) in [("pass", None), ("tune-7", tune)] {
            let token = Token::from(token).unwrap();
            assert!(asks(&look, &token));
            let asked =
                |line, pictures| hand(pictures, &Frame { ask: Some(Ask { line, token }), ..open });
            for pictures in [Pictures::None, Pictures::Unchanged] {
                let asked = asked(40, pictures);
                let content = asked["content"].as_str().unwrap();
                assert_eq!(content, "Are you \\_sure\\_?\nA note.");
                assert_eq!(asked["embeds"], Json::Array(Vec::new()), "nothing stands in between");
                let expected = [(token.to_string(), true), (back.to_owned(), true)];
                assert_eq!(labels(&asked), expected);
                let row = asked.pointer("/components/0/components").unwrap();
                assert_eq!((id(&row[0]).what, id(&row[0]).open), (What::Sure(token), after));
                assert_eq!((id(&row[1]).what, id(&row[1]).open), (What::Hand, tune));
            }
            assert_eq!(asked(39, Pictures::None), plain, "the page was an old one");
        }
        // What does not ask, or is not there any more, is not asked about.
        for token in ["shift-0", "gone"].map(|token| Token::from(token).unwrap()) {
            assert!(!asks(&look, &token));
            let ask = Some(Ask { line: 41, token });
            assert_eq!(hand(Pictures::None, &Frame { ask, ..open }), plain);
        }
    }
}
