//! Bots as messages: which one sits down, who plays how well, what they advise and what they make of a
//! match.

use ::rules::game::Moment;
use host::hint::Hint;
use host::review::{Review, Slip};

use super::*;
use crate::discord::custom_id::By;

fn ids(message: &Json, keys: &Keys) -> Vec<CustomId> {
    let rows = message["components"].as_array().unwrap().iter();
    let parts = rows.flat_map(|row| row["components"].as_array().unwrap());
    parts.map(|part| keys.open(part["custom_id"].as_str().unwrap()).unwrap()).collect()
}

#[test]
fn a_bot_is_asked_for_by_its_level() {
    let keys = keys();
    for language in Words::languages() {
        let words = Words::new(language);
        let message = levels(&frame(&keys, &words)).json();
        assert_eq!(message["flags"], 64);
        let asked: Vec<What> = ids(&message, &keys).into_iter().map(|id| id.what).collect();
        assert_eq!(asked, Level::ALL.map(What::SeatBot));
        assert_eq!(message["content"].as_str().unwrap().lines().count(), 4);
        let labels: BTreeSet<_> = labels(&message).into_iter().collect();
        assert_eq!(labels.len(), 3);
    }
}

#[test]
fn whoever_sits_down_is_named_and_another_can_while_there_is_room() {
    let (keys, words) = (keys(), Words::new(FIRST));
    let said = |taken| {
        let Scene::Lobby(lobby) = lobby_of(None, taken).scene else { unreachable!() };
        let lobby = Lobby { seats: 4, ..lobby };
        seated(&lobby, &frame(&keys, &words)).json()
    };
    let (room, full) = (said(3), said(4));
    assert!(room["content"].as_str().unwrap().contains("宇 sits down, a hard bot.\n"), "{room}");
    assert_eq!(ids(&room, &keys).len(), 3);
    assert!(full["content"].as_str().unwrap().ends_with("宇 sits down, an easy bot."), "{full}");
    assert_eq!(ids(&full, &keys), []);
}

#[test]
fn a_bots_level_stands_beside_its_name() {
    let (keys, words) = (keys(), Words::new(FIRST));
    let frame = frame(&keys, &words);
    let lobby = public(&lobby_of(None, 3), Pictures::None, &frame).unwrap().json();
    let text = lobby["embeds"].to_string();
    assert!(text.contains("宇 · bot, hard") && text.contains("Hints: on"), "{text}");
    assert_eq!(text.matches("· bot").count(), 1);
    let of = start(GAMES[0], 4);
    let mut shown = shown(of.as_ref(), None, &words);
    shown.sitters[1].away = true;
    let board = public(&look(shown), Pictures::None, &frame).unwrap().json();
    let footer = board["embeds"][0]["footer"]["text"].as_str().unwrap().to_owned();
    let (bots, sealed) = footer.split_once('\n').unwrap();
    assert!(bots.starts_with("Bots: 2宇") && bots.ends_with("宇 (easy)"), "{bots}");
    assert!(bots.contains("宇 (hard), 3宇") && sealed.contains(&"c".repeat(64)), "{footer}");
}

#[test]
fn a_hint_can_be_asked_for_where_it_is_allowed_and_the_row_has_room() {
    let (keys, words) = (keys(), Words::new(FIRST));
    for game in GAMES {
        let of = start(*game, *game.players().start());
        let me = of.turn().seats().iter().next().unwrap();
        let mut shown = shown(of.as_ref(), Some(me), &words);
        let hand = |shown: &Match| {
            seat(&look(shown.clone()), None, Pictures::None, &frame(&keys, &words)).json()
        };
        assert!(!has(&hand(&shown), "Hint"));
        shown.hint = true;
        let (by, waiting) = (Seat(1), vec![me]);
        let text = "Shall we?".to_owned();
        shown.question = Some(Question { line: 12, text, by, waiting, mine: true });
        for undo in [Undo::Nothing, Undo::Free, Undo::Step, Undo::Ask] {
            shown.undo = undo;
            assert!(has(&hand(&shown), "Hint") && has(&hand(&shown), "Yes"));
        }
        // A bot plays there, and needs none.
        shown.sitters[usize::from(me.0)].away = true;
        assert!(!has(&hand(&shown), "Hint"));
    }
}

#[test]
fn a_hint_says_what_why_and_how_sure() {
    let (keys, words) = (keys(), Words::new(FIRST));
    let of = |next: Option<u32>| Hint {
        play: NASTY.to_owned(),
        reason: Some("It wins the trick.".to_owned()),
        tries: 700,
        imagined: 900,
        next: next.map(|worse| ("pink 7".to_owned(), worse)),
    };
    let said = |next| {
        let message = hint(&of(next), &frame(&keys, &words)).json();
        assert_eq!(message["flags"], 64);
        message["content"].as_str().unwrap().to_owned()
    };
    let gaps = [(0, "about as good"), (1, "about as good"), (2, "slightly worse")];
    for (worse, gap) in gaps.into_iter().chain([(9, "slightly worse"), (10, "clearly worse")]) {
        let sure = format!("best in 900 imagined matches; next best: pink 7, {gap}.");
        assert!(said(Some(worse)).contains(&sure), "{}", said(Some(worse)));
    }
    let only = said(None);
    assert!(only.contains("no other choice") && !only.contains("imagined"), "{only}");
    assert!(only.contains("It wins the trick.") && only.contains("everybody"), "{only}");
    assert!(!only.contains(NASTY), "{only}");
}

#[test]
fn a_review_leads_to_each_slip_with_its_readers_eyes() {
    let keys = keys();
    for (language, game) in Words::languages().flat_map(|tag| GAMES.iter().map(move |of| (tag, of)))
    {
        let words = Words::new(language);
        let slip = |ply: u32| Slip {
            seat: Seat(2),
            ply,
            moment: Moment { part: 2, step: ply as u16 },
            played: "p".repeat(150),
            better: "b".repeat(150),
            reason: Some("r".repeat(500)),
            cost: 12,
        };
        let of = |slips: Vec<Slip>| {
            let made = Review { game: game.id(), opened: 5, choices: 24, slips };
            review(&made, &frame(&keys, &words)).json()
        };
        let found = of(vec![slip(7), slip(3), slip(11)]);
        assert_eq!(found["flags"], 64);
        assert_eq!(found["embeds"][0]["fields"].as_array().unwrap().len(), 3);
        let leads: Vec<_> = ids(&found, &keys).into_iter().map(|id| (id.line, id.what)).collect();
        let viewer = Viewer::Seat(Seat(2));
        let there = |ply| {
            (5, What::Replay(crate::discord::custom_id::Replay { by: By::Open, ply, viewer }))
        };
        assert_eq!(leads, [there(7), there(3), there(11)]);
        let none = of(Vec::new());
        assert_eq!(ids(&none, &keys), []);
        if language == FIRST {
            let text = found["embeds"].to_string();
            assert!(text.contains("about 12% of the way from last place to first"), "{text}");
            assert!(text.contains("knew only what you could know then"), "{text}");
            assert!(none["embeds"].to_string().contains("Well played!"), "{none}");
        }
    }
}
