//! Gathering for a match.

use super::*;
use rules::record::fair::Added;

use crate::line::Contribution;

#[test]
fn without_a_table_there_is_nothing_to_press() {
    let mut desk = Desk::of(SAMPLE);
    assert!(matches!(desk.look(ANA).scene, Scene::Empty));
    for deed in [
        Deed::Join,
        Deed::Leave,
        Deed::AddBot(Level::Normal),
        Deed::Begin,
        Deed::Undo,
        Deed::ReclaimSeat,
        Deed::Rematch,
        Deed::TakeSeat(None),
        Deed::Cancel { steward: true },
        Deed::Play { line: 0, token: "bid-1".to_owned() },
    ] {
        assert_eq!(desk.refused(ANA, deed), Refusal::NoTable);
    }
}

#[test]
fn whoever_opens_a_table_sits_on_its_first_seat() {
    let desk = Desk::lobby(&[ANA], Pace::Live);
    let lobby = desk.lobby_of(ANA);
    assert_eq!((lobby.me, lobby.opener, lobby.seats), (Some(Seat(0)), ANA, 4));
    assert_eq!(lobby.sitters[0].name, "Ana");
    assert_eq!(lobby.not_yet, Some(Refusal::TooFew { need: 2 }));
}

#[test]
fn a_channel_has_one_table_at_a_time() {
    let mut desk = Desk::lobby(&[ANA], Pace::Live);
    let open = |game: &str, seats| Deed::Open {
        game: game.to_owned(),
        pace: Pace::Live,
        seats,
        options: Chosen::new(),
        hints: false,
    };
    assert_eq!(desk.refused(BEN, open("bazaar", None)), Refusal::Taken);
    desk.must(ANA, Deed::Cancel { steward: false });
    assert!(matches!(desk.look(ANA).scene, Scene::Closed { game: "bazaar", .. }));
    assert_eq!(desk.refused(BEN, open("chess", None)), Refusal::Unfit { fewest: 0, most: 0 });
    assert_eq!(desk.refused(BEN, open("bazaar", Some(5))), Refusal::Unfit { fewest: 2, most: 4 });
    desk.must(BEN, open("bazaar", Some(3)));
    assert_eq!(desk.lobby_of(BEN).seats, 3);
}

#[test]
fn an_option_has_to_be_one_of_the_games_and_a_default_is_none() {
    let mut desk = Desk::of(SAMPLE);
    let open = |name: &str, value: serde_json::Value| Deed::Open {
        game: "bazaar".to_owned(),
        pace: Pace::Live,
        seats: None,
        options: Chosen::from_iter([(name.to_owned(), value)]),
        hints: false,
    };
    let no = |name: &str| Refusal::NoSuchOption(name.to_owned());
    assert_eq!(desk.refused(ANA, open("huge", true.into())), no("huge"));
    assert_eq!(desk.refused(ANA, open("long", 3.into())), no("long"));
    desk.must(ANA, open("long", false.into()));
    assert_eq!(desk.lobby_of(ANA).options, []);
    desk.must(ANA, Deed::Leave);
    desk.must(ANA, open("long", true.into()));
    assert_eq!(desk.lobby_of(ANA).options, [("long".to_owned(), "true".to_owned())]);
}

#[test]
fn nobody_sits_on_two_chairs_and_a_full_table_is_full() {
    let mut desk = Desk::lobby(&[ANA, BEN], Pace::Live);
    assert_eq!(desk.refused(BEN, Deed::Join), Refusal::Seated);
    desk.must(BEN, Deed::AddBot(Level::Normal));
    desk.must(ANA, Deed::AddBot(Level::Normal));
    assert_eq!(desk.refused(CHLOE, Deed::Join), Refusal::Full);
    assert_eq!(desk.refused(ANA, Deed::AddBot(Level::Normal)), Refusal::Full);
    desk.must(ANA, Deed::RemoveBot);
    desk.must(CHLOE, Deed::Join);
    let names: Vec<String> =
        desk.lobby_of(ANA).sitters.into_iter().map(|sitter| sitter.name).collect();
    assert_eq!(names, ["Ana", "Ben", "Vega", "Chloe"]);
}

#[test]
fn only_somebody_with_a_seat_has_a_say_in_the_lobby() {
    let mut desk = Desk::lobby(&[ANA, BEN], Pace::Live);
    for deed in [
        Deed::AddBot(Level::Normal),
        Deed::RemoveBot,
        Deed::Begin,
        Deed::Leave,
        Deed::Stir("x".into()),
    ] {
        assert_eq!(desk.refused(EVE, deed), Refusal::NotSeated);
    }
    assert_eq!(desk.refused(BEN, Deed::RemoveBot), Refusal::NoBot);
    assert_eq!(desk.refused(BEN, Deed::Cancel { steward: false }), Refusal::NotYours);
}

#[test]
fn when_the_opener_has_left_anybody_there_may_close_the_lobby() {
    let mut desk = Desk::lobby(&[ANA, BEN], Pace::Live);
    desk.must(ANA, Deed::Leave);
    assert_eq!(desk.lobby_of(BEN).me, Some(Seat(0)));
    desk.must(BEN, Deed::Cancel { steward: false });
    assert!(matches!(desk.look(BEN).scene, Scene::Closed { .. }));
}

#[test]
fn the_last_human_who_leaves_closes_the_lobby() {
    let mut desk = Desk::lobby(&[ANA], Pace::Live);
    desk.must(ANA, Deed::AddBot(Level::Normal));
    desk.must(ANA, Deed::Leave);
    assert!(matches!(desk.look(ANA).scene, Scene::Closed { .. }));
    assert_eq!(desk.table.due(), None);
}

/// Whose contribution it is, and what it says.
fn added(desk: &Desk) -> Vec<(User, String)> {
    let list = desk.lobby_of(EVE).list.expect("everybody sees the list");
    let text = |added: Added| match added {
        Added::At(second) => second.to_string(),
        Added::Words(words) => words,
    };
    list.contributions.into_iter().map(|Contribution { user, added }| (user, text(added))).collect()
}

fn entry(user: User, text: &str) -> (User, String) {
    (user, text.to_owned())
}

#[test]
fn everybody_who_joins_and_every_stir_has_a_say_in_the_shuffle() {
    let mut desk = Desk::lobby(&[ANA], Pace::Live);
    desk.pass(2_500);
    desk.must(BEN, Deed::Join);
    assert_eq!(added(&desk), [entry(ANA, "1000"), entry(BEN, "1002")]);
    desk.must(ANA, Deed::Stir(" rain\n and\u{202e}  snow ".to_owned()));
    assert_eq!(added(&desk), [entry(BEN, "1002"), entry(ANA, "rain and snow")]);
    assert_eq!(desk.refused(BEN, Deed::Stir(" \u{200b} ".to_owned())), Refusal::BadWords);
    assert_eq!(desk.refused(BEN, Deed::Stir("x".repeat(101))), Refusal::BadWords);
    desk.must(BEN, Deed::Stir("hail".to_owned()));
    desk.must(ANA, Deed::Stir("sun".to_owned()));
    assert_eq!(added(&desk), [entry(BEN, "hail"), entry(ANA, "sun")]);
    desk.must(BEN, Deed::Leave);
    assert_eq!(added(&desk), [entry(ANA, "sun")]);
}

#[test]
fn the_list_changes_with_everything_that_the_deal_depends_on() {
    let mut desk = Desk::lobby(&[ANA, BEN], Pace::Live);
    let mut hashes = Vec::new();
    let steps = [
        (ANA, Deed::Stir("rain".to_owned())),
        (ANA, Deed::AddBot(Level::Normal)),
        (BEN, Deed::Leave),
        (ANA, Deed::AddBot(Level::Normal)),
        (BEN, Deed::Join),
    ];
    for (user, deed) in steps {
        hashes.push(desk.lobby_of(EVE).list.unwrap().hash);
        desk.must(user, deed);
    }
    let last = desk.lobby_of(EVE).list.unwrap().hash;
    hashes.push(last.clone());
    desk.must(ANA, Deed::Begin);
    assert_eq!(desk.match_of(EVE).list, Some(last), "shown before a card is");
    hashes.sort();
    hashes.dedup();
    assert_eq!(hashes.len(), 6);
    // Who gets up in the match was still at the table when it began.
    let list = desk.match_of(EVE).list;
    desk.must(BEN, Deed::Leave);
    assert_eq!(desk.match_of(EVE).list, list);
}

#[test]
fn a_button_is_for_the_lobby_or_the_match_that_it_was_drawn_of() {
    let mut desk = Desk::lobby(&[ANA, BEN], Pace::Live);
    let lobby = desk.table.line();
    let cancel = Deed::Cancel { steward: false };
    desk.must(CHLOE, Deed::Join.drawn_at(lobby));
    desk.must(CHLOE, Deed::Leave.drawn_at(lobby));
    desk.must(ANA, Deed::Begin.drawn_at(lobby));
    let running = desk.table.line();
    assert_eq!(desk.refused(ANA, Deed::Leave.drawn_at(lobby)), Refusal::Outdated);
    assert_eq!(desk.refused(ANA, cancel.clone().drawn_at(lobby)), Refusal::Outdated);
    assert_eq!(desk.refused(EVE, Deed::Join.drawn_at(lobby)), Refusal::Begun);
    assert_eq!(desk.refused(ANA, Deed::Begin.drawn_at(lobby)), Refusal::Begun);
    desk.must(BEN, Deed::Leave.drawn_at(running));
    desk.must(EVE, Deed::Cancel { steward: true });
    assert_eq!(desk.refused(ANA, Deed::Leave.drawn_at(lobby)), Refusal::Over);
    // Another lobby, and then another match.
    desk.must(ANA, Deed::Rematch.drawn_at(running));
    desk.must(BEN, Deed::Join);
    for drawn in [lobby, running, u32::MAX] {
        assert_eq!(desk.refused(CHLOE, Deed::Join.drawn_at(drawn)), Refusal::Outdated);
        assert_eq!(desk.refused(ANA, cancel.clone().drawn_at(drawn)), Refusal::Outdated);
    }
    desk.must(ANA, Deed::Begin);
    assert_eq!(desk.refused(ANA, Deed::Leave.drawn_at(running)), Refusal::Outdated);
    assert_eq!(desk.refused(EVE, Deed::TakeSeat(None).drawn_at(running)), Refusal::Outdated);
    assert_eq!(desk.folded().map(|table| state(&table, desk.now)).ok(), Some(desk.state()));
}

#[test]
fn a_rematch_keeps_game_pace_and_bots_and_invites_the_others() {
    let mut desk = Desk::playing(&[ANA, BEN], 1, Pace::Relaxed);
    assert_eq!(desk.refused(ANA, Deed::Rematch), Refusal::Taken);
    desk.must(EVE, Deed::Cancel { steward: true });
    desk.calls();
    assert_eq!(desk.refused(EVE, Deed::Rematch), Refusal::NotSeated);
    desk.must(BEN, Deed::Rematch);
    let lobby = desk.lobby_of(BEN);
    assert_eq!((lobby.pace, lobby.opener, lobby.sitters.len()), (Pace::Relaxed, BEN, 2));
    assert_eq!(lobby.invited, [ANA]);
    assert_eq!(desk.calls(), [Call::Rematch(ANA)]);
    // Another user who presses it joins.
    desk.must(ANA, Deed::Rematch);
    assert_eq!(desk.lobby_of(ANA).me, Some(Seat(2)));
    assert!(desk.lobby_of(ANA).invited.is_empty());
    assert_eq!(desk.table.head().opened as usize + 4, desk.log.len());
}

#[test]
fn a_rematch_stays_on_its_server() {
    let servers = |desk: &Desk| {
        let servers = desk.dids().into_iter().filter_map(|did| match did {
            Did::Opened { server, .. } => Some(server),
            _ => None,
        });
        servers.collect::<Vec<_>>()
    };
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    assert_eq!(servers(&desk), [Some(Server(3))]);
    desk.must(EVE, Deed::Cancel { steward: true });
    let (name, language) = ("Ben".to_owned(), "en-US".to_owned());
    let deed = Deed::Rematch;
    let press = Press { id: 900, user: BEN, name, language, server: None, deed };
    let lines = desk.table.press(&press, desk.now).unwrap();
    desk.keep(&lines);
    assert_eq!(servers(&desk), [Some(Server(3))]);
}

#[test]
fn a_press_that_comes_twice_is_done_once() {
    let mut desk = Desk::lobby(&[ANA], Pace::Live);
    assert_eq!(desk.press_as(77, BEN, Deed::Join), Ok(1));
    assert_eq!(desk.press_as(77, BEN, Deed::Join), Ok(0));
    desk.table = desk.folded().unwrap();
    assert_eq!(desk.press_as(77, BEN, Deed::Join), Ok(0));
    assert_eq!(desk.press_as(78, BEN, Deed::Join), Err(Refusal::Seated));
}

#[test]
fn a_stored_lobby_with_an_unknown_option_says_so_and_never_begins() {
    let mut desk = Desk::lobby(&[ANA, BEN], Pace::Live);
    for (from, to, refusal) in [
        (
            "\"options\":{\"quick\":true}",
            "\"options\":{\"colour\":1}",
            Refusal::NoSuchOption("colour".to_owned()),
        ),
        (
            "\"options\":{\"quick\":true}",
            "\"options\":{\"long\":7}",
            Refusal::NoSuchOption("long".to_owned()),
        ),
        ("\"seats\":4", "\"seats\":99", Refusal::Unfit { fewest: 2, most: 4 }),
    ] {
        let opened = desk.log[0].clone();
        desk.log[0] = opened.replace(from, to);
        assert_ne!(desk.log[0], opened);
        desk.table = desk.folded().unwrap();
        assert_eq!(desk.table.unfit_lobby(), Some(refusal.clone()));
        assert_eq!(desk.lobby_of(ANA).not_yet, Some(refusal.clone()));
        assert_eq!(desk.refused(ANA, Deed::Begin), refusal);
        desk.log[0] = opened;
    }
    desk.table = desk.folded().unwrap();
    desk.must(ANA, Deed::Begin);
}

#[test]
fn somebody_who_comes_and_goes_keeps_nobody_from_stirring() {
    let mut desk = Desk::lobby(&[ANA, BEN], Pace::Live);
    for _ in 0..8 {
        desk.must(EVE, Deed::Join);
        desk.must(EVE, Deed::Stir("noise".to_owned()));
        desk.must(EVE, Deed::Leave);
    }
    desk.must(BEN, Deed::Stir("rain".to_owned()));
    desk.must(ANA, Deed::Begin);
}

#[test]
fn however_often_people_come_and_go_the_log_of_a_lobby_ends() {
    let mut desk = Desk::lobby(&[ANA, BEN], Pace::Live);
    for _ in 0..8 {
        desk.must(EVE, Deed::Join);
        desk.must(EVE, Deed::Leave);
    }
    assert_eq!(desk.refused(EVE, Deed::Join), Refusal::CameTooOften);
    desk.must(CHLOE, Deed::Join);
    let refusal = loop {
        let change = desk.press(BEN, Deed::AddBot(Level::Easy));
        match change.and_then(|_| desk.press(BEN, Deed::RemoveBot)) {
            Ok(_) => assert!(desk.log.len() < 1000, "it goes on for ever"),
            Err(refusal) => break refusal,
        }
    };
    assert_eq!(refusal, Refusal::WornOut);
    assert_eq!(desk.refused(User(4), Deed::Join), Refusal::WornOut);
    // It can still come to something, or to its end; and the next lobby is as good as new.
    desk.must(CHLOE, Deed::Leave);
    desk.must(ANA, Deed::Begin);
    desk.must(EVE, Deed::Cancel { steward: true });
    desk.must(ANA, Deed::Rematch);
    desk.must(EVE, Deed::Join);
}
