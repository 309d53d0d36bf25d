//! Scenes of matches that were really played: what is on them, and that they are within the limits.

mod advice;
mod groups;
mod pictures;
mod replay;

use std::collections::BTreeSet;

use ::rules::GAMES;
use ::rules::any::{AnyMatch, explore};
use ::rules::bot::Level;
use ::rules::dice::{Dice, Seed};
use ::rules::game::{Seat, Setup, Viewer};
use ::rules::options::Chosen;
use ::rules::record::fair::Added;
use ::rules::words::FIRST;
use host::clock::Pace;
use host::line::Contribution;
use host::look::{End, List, Lobby, Question, Sitter, Undo};
use host::news::Call;
use host::refusal::Refusal;
use host::{Channel, User};
use serde_json::Value as Json;

use ::rules::any::Token;
use ::rules::words::Words;
use host::look::{Look, Match, Scene};

use super::*;
use crate::discord::custom_id::{CustomId, Group, Keys, What};
use crate::discord::message::Message;
use crate::discord::message::text::literal;

const NASTY: &str = "**@everyone** <@1> `x` [a](http://b)";

pub(super) fn keys() -> Keys {
    Keys::new(&[7; 32])
}

pub(super) fn frame<'a>(keys: &'a Keys, words: &'a Words) -> Frame<'a> {
    Frame { words, keys, channel: Channel(u64::MAX), line: 41, open: None, ask: None }
}

pub(super) fn labels(message: &Json) -> Vec<(String, bool)> {
    let rows = message["components"].as_array().unwrap();
    let parts = rows.iter().flat_map(|row| row["components"].as_array().unwrap());
    let text = |part: &Json| part["label"].as_str().unwrap_or_default().to_owned();
    parts.map(|part| (text(part), part["disabled"] != true)).collect()
}

pub(super) fn has(message: &Json, label: &str) -> bool {
    labels(message).iter().any(|(found, enabled)| found == label && *enabled)
}

fn sitters(players: u8) -> Vec<Sitter> {
    let sitter = |seat: u8| Sitter {
        name: if seat == 0 { NASTY.to_owned() } else { format!("{seat}{}", "宇".repeat(31)) },
        user: (seat < 2).then_some(User(u64::from(seat) + 1)),
        level: (seat >= 2).then(|| Level::ALL[usize::from(seat) % 3]),
        away: false,
    };
    (0..players).map(sitter).collect()
}

pub(super) fn start(game: &dyn AnyGame, players: u8) -> Box<dyn AnyMatch> {
    let setup = Setup { players, options: Chosen::new() };
    game.start(&setup, Seed::mix(&[b"scenes", &[players]])).unwrap().0
}

use ::rules::any::AnyGame;

/// A running match as somebody sees it.
pub(super) fn shown(of: &dyn AnyMatch, me: Option<Seat>, words: &Words) -> Match {
    let players = of.setup().players;
    let names = sitters(players).into_iter().map(|sitter| sitter.name).collect();
    let viewer = me.map_or(Viewer::Public, Viewer::Seat);
    let words = words.clone().with_names(names);
    Match {
        game: of.id(),
        number: 3,
        pace: Pace::Live,
        sitters: sitters(players),
        me,
        fresh: me.map(|_| 40),
        page: of.page(viewer, &words),
        sketch: of.sketch(viewer, &words),
        told: vec![format!("{NASTY} plays."); 20],
        news: 0,
        more: false,
        to_act: of.turn().seats().iter().collect(),
        deadline: Some(1_800_000_000_000),
        hint: false,
        question: None,
        undo: Undo::Nothing,
        replaceable: Vec::new(),
        free: Vec::new(),
        commitment: "c".repeat(64),
        list: Some("1".repeat(64)),
        end: None,
    }
}

/// A match that is over as somebody sees it.
pub(super) fn ended(of: &dyn AnyMatch, me: Option<Seat>, words: &Words) -> Match {
    let contribution = Contribution { user: User(u64::MAX), added: Added::Words("w".repeat(100)) };
    let end = End {
        opened: 5,
        outcome: of.outcome(),
        host_seed: "5".repeat(64),
        contributions: vec![contribution; 30],
        seed: "6".repeat(64),
    };
    Match { end: Some(end), ..shown(of, me, words) }
}

pub(super) fn look(shown: Match) -> Look {
    Look { line: 41, scene: Scene::Match(Box::new(shown)) }
}

/// What the acting seat plays in a whole match of any game, so that every match ends.
pub(super) fn choose(of: &dyn AnyMatch, seat: Seat, dice: &mut Dice) -> Token {
    explore(of, seat, dice).unwrap()
}

/// A match played this number of plies further, or to its end.
pub(super) fn play(of: &mut Box<dyn AnyMatch>, plies: usize) {
    for _ in 0..plies {
        let Some(seat) = of.turn().seats().iter().next() else { return };
        let token = choose(&**of, seat, &mut Dice::imagined(of.ply().into()));
        of.play(seat, &token).unwrap();
    }
}

#[test]
fn a_hand_tells_all_that_happened_since_its_reader_acted_while_there_is_room() {
    let (keys, words) = (keys(), Words::new(FIRST));
    let frame = frame(&keys, &words);
    let read = |told: Vec<String>, news, more| {
        let of = start(GAMES[0], 3);
        let shown = Match { told, news, more, ..shown(of.as_ref(), Some(Seat(0)), &words) };
        let hand = seat(&look(shown), None, Pictures::None, &frame).json();
        let text = hand["embeds"][0]["description"].as_str().unwrap().to_owned();
        text.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let told = |size: usize| (0..18).map(|at| format!("{at} {}", "x".repeat(size))).collect();
    let more = "… and more before: Log";
    let lines = read(told(1), 2, false);
    assert_eq!(lines, ["14 x", "15 x", "16 x", "17 x"]);
    let lines = read(told(1), 18, false);
    assert_eq!((lines.len(), lines[0].as_str()), (18, "0 x"));
    let lines = read(told(1), 18, true);
    assert_eq!((lines.len(), lines[0].as_str(), lines[1].as_str()), (19, more, "0 x"));
    let lines = read(told(300), 18, false);
    assert_eq!((lines.len(), lines[0].as_str()), (7, more), "as many as there is room for");
    assert!(lines[6].starts_with("17 x"));
}

#[test]
fn a_hand_offers_every_legal_play_and_nothing_else() {
    let (keys, words) = (keys(), Words::new(FIRST));
    for game in GAMES {
        for players in game.players() {
            let mut of = start(*game, players);
            for _ in 0..40 {
                for seat in (0..players).map(Seat) {
                    let look = look(shown(of.as_ref(), Some(seat), &words));
                    let legal: BTreeSet<String> =
                        of.legal(seat).iter().map(ToString::to_string).collect();
                    let (plays, tabs) = plays(&look, None, &keys, &words);
                    // A hand with tabs shows the rest when they are pressed.
                    let behind = tabs.into_iter().map(|tab| plays_of(&look, tab, &keys, &words));
                    let plays = behind.fold(plays, |plays, more| &plays | &more);
                    assert_eq!(plays, legal);
                }
                play(&mut of, 1);
            }
        }
    }
}

/// What can be played on a hand with this group open, and the tabs that can be pressed on it.
fn plays(
    look: &Look,
    open: Option<Group>,
    keys: &Keys,
    words: &Words,
) -> (BTreeSet<String>, Vec<Group>) {
    let frame = Frame { open, ..frame(keys, words) };
    let message = seat(look, None, Pictures::None, &frame).json();
    assert_eq!(message["flags"], 64);
    let (mut plays, mut tabs) = (BTreeSet::new(), Vec::new());
    let rows = message["components"].as_array().unwrap().iter();
    for part in rows.flat_map(|row| row["components"].as_array().unwrap()) {
        let id = keys.open(part["custom_id"].as_str().unwrap()).unwrap();
        match id.what {
            What::Play(token) | What::Ask(token) => assert!(plays.insert(token.to_string())),
            What::Menu(_) | What::AskingMenu(_) => {
                let options = part["options"].as_array().unwrap().iter();
                plays.extend(options.map(|of| of["value"].as_str().unwrap().to_owned()));
            }
            What::Tab if part["disabled"] != true => tabs.extend(id.open),
            _ => {}
        }
    }
    (plays, tabs)
}

fn plays_of(look: &Look, open: Group, keys: &Keys, words: &Words) -> BTreeSet<String> {
    plays(look, Some(open), keys, words).0
}

#[test]
fn a_board_has_no_actions_and_says_whose_turn_it_is() {
    let (keys, words) = (keys(), Words::new(FIRST));
    for game in GAMES {
        let of = start(*game, *game.players().start());
        let look = look(shown(of.as_ref(), None, &words));
        let message = public(&look, Pictures::None, &frame(&keys, &words)).unwrap().json();
        let labels: Vec<String> = labels(&message).into_iter().map(|(label, _)| label).collect();
        assert_eq!(labels, ["My hand", "Watch", "Rules", "Log"]);
        assert!(message["content"].as_str().unwrap().contains("<t:1800000000:R>"));
        assert_eq!(message["flags"], Json::Null);
    }
}

#[test]
fn names_format_nothing_and_mention_nobody() {
    let (keys, words) = (keys(), Words::new(FIRST));
    let of = start(GAMES[0], *GAMES[0].players().end());
    let look = look(shown(of.as_ref(), None, &words));
    let message = public(&look, Pictures::None, &frame(&keys, &words)).unwrap().json();
    let text = format!("{}{}", message["content"], message["embeds"]);
    for bare in [" **@", "\"**@", " <@1>", "`x`", " [a]("] {
        assert!(!text.contains(bare), "{bare} in {text}");
    }
    assert_eq!(message["allowed_mentions"]["users"], serde_json::json!([]));
}

#[test]
fn a_question_can_be_answered_on_the_board_and_in_the_hand() {
    let (keys, words) = (keys(), Words::new(FIRST));
    let of = start(GAMES[0], 3);
    let ask = |mine| Question {
        line: 12,
        text: "Shall we?".to_owned(),
        by: Seat(1),
        waiting: vec![Seat(0)],
        mine,
    };
    for (me, mine, offered) in
        [(None, false, true), (Some(Seat(0)), true, true), (Some(Seat(2)), false, false)]
    {
        let mut shown = shown(of.as_ref(), me, &words);
        shown.question = Some(ask(mine));
        let look = look(shown);
        let frame = frame(&keys, &words);
        let message = match me {
            None => public(&look, Pictures::None, &frame).unwrap(),
            Some(_) => seat(&look, None, Pictures::None, &frame),
        };
        let message = message.json();
        assert_eq!(has(&message, "Yes"), offered);
        assert!(message["embeds"].to_string().contains("Shall we?"));
    }
}

#[test]
fn a_match_that_is_over_shows_its_result_and_the_open_seal() {
    let (keys, words) = (keys(), Words::new(FIRST));
    for game in GAMES {
        for players in game.players() {
            let mut of = start(*game, players);
            play(&mut of, 100_000);
            let look = look(ended(of.as_ref(), None, &words));
            assert!(is_final(&look));
            let message = public(&look, Pictures::None, &frame(&keys, &words)).unwrap().json();
            assert!(
                ["Rematch", "Replay", "Review", "Record"].iter().all(|label| has(&message, label))
            );
            let text = message["embeds"].to_string();
            for said in ["5".repeat(64), "c".repeat(64), "1".repeat(64), "kaigi verify".to_owned()]
            {
                assert!(text.contains(&said), "{said} in {text}");
            }
        }
    }
}

#[test]
fn somebody_without_a_seat_is_offered_a_bots() {
    let (keys, words) = (keys(), Words::new(FIRST));
    let of = start(GAMES[0], 4);
    let mut shown = shown(of.as_ref(), None, &words);
    shown.free = vec![Seat(2), Seat(3)];
    let message = seat(&look(shown), None, Pictures::None, &frame(&keys, &words)).json();
    for seat in 2..4 {
        assert!(has(&message, &format!("Take {seat}{}’s seat", "宇".repeat(31))), "{message}");
    }
}

#[test]
fn what_else_one_can_do_stands_below_the_hand() {
    let (keys, words) = (keys(), Words::new(FIRST));
    let of = start(GAMES[0], 4);
    let mut shown = shown(of.as_ref(), Some(Seat(0)), &words);
    shown.undo = Undo::Ask;
    shown.replaceable = vec![Seat(1)];
    shown.sitters[0].away = true;
    let message = seat(&look(shown), Some("A note."), Pictures::None, &frame(&keys, &words)).json();
    for label in [
        "I’m back",
        "Ask to undo",
        "Log",
        "Leave",
        format!("Replace 1{} by a bot", "宇".repeat(31)).as_str(),
    ] {
        assert!(has(&message, label), "{label}");
    }
    assert!(message["content"].as_str().unwrap().starts_with("A note."));
}

#[test]
fn a_step_back_stands_first_and_is_not_taken_for_coming_back() {
    let keys = keys();
    let of = start(GAMES[0], 4);
    for (language, back, undo) in
        [(FIRST, "Back", "Undo"), ("ja", "戻る", "取り消す"), ("ko", "뒤로", "무르기")]
    {
        let words = Words::new(language);
        let mut shown = shown(of.as_ref(), Some(Seat(0)), &words);
        shown.page.controls.clear();
        let text = "Shall we?".to_owned();
        let (by, waiting) = (Seat(1), vec![Seat(0)]);
        shown.question = Some(Question { line: 12, text, by, waiting, mine: true });
        let own = |undo| {
            let shown = Match { undo, ..shown.clone() };
            let hand = seat(&look(shown), None, Pictures::None, &frame(&keys, &words)).json();
            labels(&hand)
        };
        let (step, free) = (own(Undo::Step), own(Undo::Free));
        assert_eq!(step[0], (back.to_owned(), true));
        assert!(step.iter().all(|(label, _)| label != undo), "{step:?}");
        assert_eq!(free[2], (undo.to_owned(), true), "what was asked stands before it");
        assert!(free.iter().all(|(label, _)| label != back), "{free:?}");
        assert_ne!(words.say("button-back", &[]), back);
    }
}

/// Words for the shuffle that would not like to be taken literally.
fn nasty(user: User) -> Contribution {
    Contribution { user, added: Added::Words("*".repeat(100)) }
}

fn lobby_of(not_yet: Option<Refusal>, taken: u8) -> Look {
    let lobby = Lobby {
        game: GAMES[0].id(),
        pace: Pace::Daily,
        options: Vec::new(),
        hints: true,
        seats: 3,
        sitters: sitters(taken),
        opener: User(1),
        invited: vec![User(1), User(9)],
        me: None,
        not_yet,
        commitment: "c".repeat(64),
        list: Some(List {
            contributions: sitters(taken)
                .into_iter()
                .filter_map(|one| one.user)
                .map(nasty)
                .collect(),
            given_up: 2,
            hash: "1".repeat(64),
        }),
    };
    Look { line: 2, scene: Scene::Lobby(lobby) }
}

#[test]
fn a_lobby_can_begin_when_nothing_is_missing() {
    let (keys, words) = (keys(), Words::new(FIRST));
    let frame = frame(&keys, &words);
    let few = public(&lobby_of(Some(Refusal::TooFew { need: 2 }), 1), Pictures::None, &frame)
        .unwrap()
        .json();
    assert!(has(&few, "Join") && !has(&few, "Begin") && !has(&few, "Remove bot"));
    let full = public(&lobby_of(None, 3), Pictures::None, &frame).unwrap().json();
    assert!(!has(&full, "Join") && has(&full, "Begin") && has(&full, "Remove bot"));
    for label in ["Leave", "Cancel", "Rules", "Stir the shuffle"] {
        assert!(has(&full, label), "{label}");
    }
    let text = full["embeds"].to_string();
    assert!(text.contains(&format!("`{}`", "1".repeat(16))), "the list is shown: {text}");
    assert!(text.contains(&r"\\*".repeat(100)) && text.contains("2 tables"), "{text}");
    assert!(text.contains(&"c".repeat(64)) && text.contains("<@9>") && !text.contains("<@1>"));
}

#[test]
fn a_call_notifies_exactly_those_who_are_called() {
    let (keys, words) = (keys(), Words::new(FIRST));
    let frame = frame(&keys, &words);
    let of = start(GAMES[0], 3);
    let mut shown = shown(of.as_ref(), None, &words);
    shown.to_act = vec![Seat(1)];
    let look = look(shown);
    let message = called(&[Call::Turn(User(2)), Call::Turn(User(2))], &look, &frame).unwrap();
    let message = message.json();
    assert_eq!(message["allowed_mentions"]["users"], serde_json::json!(["2"]));
    assert_eq!(message["content"].as_str().unwrap().matches("<@2>").count(), 1);
    assert!(has(&message, "My hand"));
    // It is not their turn any more, and the match is not over.
    for call in [Call::Turn(User(1)), Call::Over(User(2)), Call::Rematch(User(2))] {
        assert_eq!(called(&[call], &look, &frame), None);
    }
    let rematch = called(&[Call::Rematch(User(9))], &lobby_of(None, 1), &frame).unwrap().json();
    assert!(has(&rematch, "Join"));
}

#[test]
fn a_log_shows_its_newest_lines() {
    let (keys, words) = (keys(), Words::new(FIRST));
    let frame = frame(&keys, &words);
    let told: Vec<String> = (0..1000).map(|number| format!("Line {number} of it")).collect();
    let message = log(&told, 0, &frame).json().to_string();
    assert!(message.contains("Line 999 ") && !message.contains("Line 1 "));
    assert!(log(&[], 0, &frame).json().to_string().contains("Nothing"));
}
