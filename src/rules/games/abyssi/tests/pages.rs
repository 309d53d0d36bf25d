//! What a page offers, withholds and asks.

use std::collections::BTreeSet;

use super::super::pieces::{House, Planet};
use super::super::state::{Account, Houses, Options, State, Step};
use super::super::{Abyssi, Action};
use crate::dice::Dice;
use crate::game::{Nobody, Rules, Seat, Secrecy, Setup, Showing, Turn, Viewer};
use crate::page::{Control, Offer, Page};
use crate::words::Words;

/// The longest name that a player can have.
const LONG: &str = "Maximiliane von und zu Großkunze";

fn named(name: impl Fn(u8) -> String, players: u8) -> Words {
    Words::new("en-US").with_names((0..players).map(name).collect())
}

fn words(players: u8) -> Words {
    named(|seat| ["Aki", "Ben", "Chloé", "Dara"][usize::from(seat)].to_owned(), players)
}

fn page(state: &State, viewer: Viewer, words: &Words) -> Page<Action> {
    let legal: Vec<Action> = match viewer {
        Viewer::Seat(seat) => Abyssi::legal(state, seat).collect(),
        Viewer::Public | Viewer::Open => Vec::new(),
    };
    Abyssi::page(&Abyssi::view(state, viewer), &legal, words)
}

/// The page of the seat that is to choose.
fn acting(state: &State, words: &Words) -> Option<(Seat, Page<Action>)> {
    let Turn::One(seat) = Abyssi::turn(state) else { return None };
    Some((seat, page(state, Viewer::Seat(seat), words)))
}

/// Random matches with every option, seen at every ply.
fn watch(matches: u64, mut see: impl FnMut(&State)) {
    for houses in [Houses::None, Houses::Draft, Houses::Dealt] {
        for players in 2..=4 {
            for seed in 0..matches {
                let options = Options { houses, max_rounds: 20 };
                let mut dice = Dice::imagined(seed);
                let setup = Setup { players, options };
                let mut state = Abyssi::setup(&setup, &mut dice, &mut Nobody);
                while let Turn::One(seat) = Abyssi::turn(&state) {
                    see(&state);
                    let legal: Vec<Action> = Abyssi::legal(&state, seat).collect();
                    let action = dice.pick(&legal);
                    Abyssi::apply(&mut state, seat, action, &mut dice, &mut Nobody);
                }
                see(&state);
            }
        }
    }
}

/// A state of a random match with houses, at its first ply for which this holds.
fn find(wanted: impl Fn(&State) -> bool) -> State {
    let mut found = None;
    watch(4, |state| {
        if found.is_none() && wanted(state) {
            found = Some(state.clone());
        }
    });
    found.expect("random matches come to this")
}

fn control<'a>(page: &'a Page<Action>, label: &str) -> &'a Control<Action> {
    let found = page.controls.iter().find(|control| control.label == label);
    found.unwrap_or_else(|| panic!("{label} in {page}"))
}

/// Why something cannot be pressed.
fn why<'a>(page: &'a Page<Action>, label: &str) -> &'a str {
    match &control(page, label).offer {
        Offer::Withheld(reason) => &reason.why,
        Offer::Action(action) => panic!("{action} can be pressed"),
    }
}

fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

#[test]
fn a_page_offers_what_is_legal_each_once_and_by_its_own_name() {
    watch(2, |state| {
        let words = words(state.players);
        for viewer in Viewer::all(state.players).chain([Viewer::Open]) {
            let page = page(state, viewer, &words);
            let legal = match viewer {
                Viewer::Seat(seat) => Abyssi::legal(state, seat).map(|of| of.to_string()).collect(),
                Viewer::Public | Viewer::Open => BTreeSet::new(),
            };
            let offered: BTreeSet<String> = page.offered().map(ToString::to_string).collect();
            assert_eq!(offered, legal);
            assert_eq!(page.offered().count(), legal.len());
            let labels: BTreeSet<&str> = page.controls.iter().map(|of| of.label.as_str()).collect();
            assert_eq!(labels.len(), page.controls.len(), "{page}");
            for control in &page.controls {
                if let Offer::Withheld(reason) = &control.offer {
                    assert!(Abyssi::HELP.contains(&reason.section), "{}", reason.section);
                }
            }
        }
    });
}

#[test]
fn controls_are_short_enough_to_be_read_and_few_enough_for_four_rows() {
    watch(2, |state| {
        let names = vec![LONG.to_owned(); usize::from(state.players)];
        for words in Words::languages().map(|of| Words::new(of).with_names(names.clone())) {
            let Some((_, page)) = acting(state, &words) else { continue };
            for control in &page.controls {
                assert!((1..=80).contains(&length(&control.label)), "{}", control.label);
                let detail = control.detail.as_deref().unwrap_or_default();
                assert!(length(detail) <= 100, "{detail}");
            }
            let alone = page.controls.iter().filter(|control| control.group.is_none()).count();
            let offered = |of: &&Control<Action>| matches!(of.offer, Offer::Action(_));
            let grouped = page.controls.iter().filter(offered).filter_map(|of| of.group.as_ref());
            let groups: BTreeSet<&String> = grouped.clone().collect();
            let menus = groups
                .iter()
                .map(|name| grouped.clone().filter(|other| other == name).count().div_ceil(25));
            assert!(alone.div_ceil(5) + menus.sum::<usize>() <= 4, "{page}");
        }
    });
}

/// A hand without a picture shows all of it in one embed, beside four told lines and the reasons.
#[test]
fn a_page_fits_into_a_message() {
    let mut most = 0;
    watch(2, |state| {
        let words = named(|seat| format!("{seat}{}", &LONG[..15]), state.players);
        for viewer in Viewer::all(state.players) {
            let page = page(state, viewer, &words);
            let sections = page.sections.iter().map(ToString::to_string);
            most = most.max(sections.map(|text| length(&text)).sum());
        }
    });
    assert!((2000..=4800).contains(&most), "{most}");
}

#[test]
fn what_a_control_promises_is_what_happens() {
    let mut promises = 0;
    watch(2, |state| {
        let words = words(state.players);
        let Some((seat, page)) = acting(state, &words) else { return };
        let now = page.sections[0].lines.clone();
        for control in &page.controls {
            let Offer::Action(action) = control.offer else { continue };
            let prefix = format!("{}: ", control.label);
            let line = now.iter().find_map(|line| line.strip_prefix(&prefix));
            let Some(said) = control.detail.as_deref().or(line) else { continue };
            let mut then = state.clone();
            Abyssi::apply(&mut then, seat, action, &mut Dice::imagined(99), &mut Nobody);
            let energy = then.of(seat).energy;
            if matches!(state.step(), Some(Step::Depart | Step::Act)) {
                promises += 1;
                let ends = [format!("energy, then {energy}"), format!("energy stays {energy}")];
                let parts: Vec<&str> = said.split(" · ").collect();
                let kept = parts.iter().any(|part| ends.iter().any(|end| part.ends_with(end)));
                assert!(kept, "{said} of {action}: {energy}");
            }
            let gains = |source: &str, points: fn(Account) -> u32| {
                let [before, after] = [state, &then].map(|of| points(of.account(seat)));
                let gained = after.saturating_sub(before);
                let said_so = said.contains(&format!("+{gained} {source} influence"));
                assert_eq!(said_so, gained > 0, "{said} of {action}");
            };
            gains("activation", |account| account.activation);
            gains("senator", |account| account.senator);
            gains("treaty", |account| account.treaty);
            gains("normal", |account| account.normal);
            for (other, holdings) in state.everyone().filter(|(other, _)| *other != seat) {
                let gained = then.of(other).energy > holdings.energy;
                let name = words.seat(other);
                assert_eq!(said.contains(&format!("{name} gets 1 energy")), gained, "{said}");
            }
            assert_eq!(
                said.contains("starts the last round"),
                then.last_round && !state.last_round,
                "{said}"
            );
        }
    });
    assert!(promises > 1000);
}

#[test]
fn the_end_of_a_turn_asks_only_if_something_was_forgotten() {
    let mut asked = [0; 4];
    watch(2, |state| {
        let Some((_, page)) = acting(state, &words(state.players)) else { return };
        let idle = page.offered().any(|of| of.is_planet_action()) && state.turn.done.is_empty();
        let free = |of: &Action| matches!(of, Action::Return(_) | Action::Shift(..));
        let helped = page.offered().any(free);
        for control in &page.controls {
            let ends = control.offer == Offer::Action(Action::End);
            assert_eq!(control.ask.is_some(), ends && (idle || helped), "{page}");
            asked[usize::from(idle) + 2 * usize::from(helped)] += usize::from(ends);
        }
    });
    assert!(asked.iter().all(|count| *count > 5), "{asked:?}");
}

#[test]
fn the_end_of_a_turn_says_what_is_left_and_what_it_brings() {
    let idle = |state: &State| state.step() == Some(Step::Act) && state.turn.done.is_empty();
    let state = find(|state| {
        let Turn::One(seat) = Abyssi::turn(state) else { return false };
        let legal: Vec<Action> = Abyssi::legal(state, seat).collect();
        let scraps = legal.iter().any(|action| matches!(action, Action::Scrap(_)));
        idle(state) && scraps && legal.contains(&Action::Ship) && legal.contains(&Action::Refuel)
    });
    let (_, page) = acting(&state, &words(state.players)).unwrap();
    let asked = control(&page, "End turn").ask.as_deref().unwrap();
    assert!(asked.contains("add a ship") && asked.contains("refuel"), "{asked}");
    assert!(asked.contains("▼ Solenmere") && asked.contains("give up 2 ships"), "{asked}");
    let single = find(|state| state.step() == Some(Step::Act) && state.turn.done.count() == 1);
    let (_, page) = acting(&single, &words(single.players)).unwrap();
    assert_eq!(control(&page, "End turn (+1 energy)").ask, None);
}

#[test]
fn whoever_waits_is_told_for_whom() {
    let state = find(|state| state.round == 2 && state.actor() == Some(Seat(0)));
    let page = page(&state, Viewer::Seat(Seat(1)), &words(state.players));
    assert_eq!(page.offered().count(), 0);
    for label in ["Move", "Add a ship", "Take card", "End turn"] {
        assert_eq!(why(&page, label), "It is Aki’s turn.");
    }
    assert!(page.title.ends_with("Aki’s turn"), "{}", page.title);
}

#[test]
fn what_cannot_be_done_on_a_planet_says_why() {
    let state = find(|state| state.step() == Some(Step::Act) && state.turn.done.is_empty());
    let seat = state.actor().unwrap();
    let on = |here: Planet, change: &dyn Fn(&mut State)| {
        let mut state = state.clone();
        let own = state.of_mut(seat);
        own.mothership.as_mut().unwrap().planet = here;
        own.hand = [Planet::Hreja].into_iter().collect();
        (own.sleeping, own.senators) = ([0; 6], Default::default());
        own.ships = [1, 0, 0, 0, 0, 0];
        change(&mut state);
        acting(&state, &words(state.players)).unwrap().1
    };
    let as_is = |_: &mut State| {};
    assert!(why(&on(Planet::Deyvas, &as_is), "Recruit").contains("both politics cards"));
    assert!(why(&on(Planet::Hreja, &as_is), "Activate").contains("no base"));
    assert!(why(&on(Planet::Hreja, &as_is), "Take card").contains("● Hreja"));
    assert!(why(&on(Planet::Hreja, &as_is), "Senators").contains("no senator"));
    assert!(why(&on(Planet::Utei, &as_is), "Build").contains("too few ships"));
    let built = |state: &mut State| state.of_mut(seat).free = [0; 3];
    assert!(why(&on(Planet::Utei, &built), "Build").contains("All your bases"));
    let poor = |state: &mut State| state.of_mut(seat).hand = Default::default();
    assert!(why(&on(Planet::Eylona, &poor), "Treaty").contains("no politics card"));
    let grounded = |state: &mut State| state.of_mut(seat).ships = [0; 6];
    assert!(why(&on(Planet::Wyrne, &grounded), "Relocate").contains("no ships"));
    let all_out = |state: &mut State| state.of_mut(seat).ships = [16, 0, 0, 0, 0, 0];
    assert!(why(&on(Planet::Utei, &all_out), "Add a ship").contains("all 16"));
    let tired = |state: &mut State| {
        state.of_mut(seat).energy = 0;
        for kind in [super::super::Kind::Ship, super::super::Kind::Card] {
            state.turn.done.insert(kind);
        }
    };
    assert!(why(&on(Planet::Solenmere, &tired), "Refuel").contains("third action costs 1"));
    assert!(why(&on(Planet::Solenmere, &tired), "Add a ship").contains("done this"));
}

#[test]
fn a_house_that_cannot_help_says_why() {
    let state = find(|state| state.step() == Some(Step::Depart) && state.round == 3);
    let seat = state.actor().unwrap();
    let of = |house: House, change: &dyn Fn(&mut State)| {
        let mut state = state.clone();
        let own = state.of_mut(seat);
        own.house = Some(house);
        (own.active, own.ships, own.senators) = ([0; 6], [1; 6], Default::default());
        own.energy = 4;
        change(&mut state);
        acting(&state, &words(state.players)).unwrap().1
    };
    let as_is = |_: &mut State| {};
    assert!(
        why(&of(House::Universus, &as_is), "Universus: exchange a senator").contains("no senator")
    );
    assert!(why(&of(House::IronSun, &as_is), "Iron Sun: ships for energy").contains("two ships"));
    assert!(
        why(&of(House::Temporum, &as_is), "Temporum: move a base").contains("no activated base")
    );
    let on_hreja = |state: &mut State| {
        state.of_mut(seat).mothership.as_mut().unwrap().planet = Planet::Hreja;
    };
    assert!(why(&of(House::Temporum, &on_hreja), "● Hreja · jump").contains("already"));
    let poor = |state: &mut State| {
        state.of_mut(seat).energy = 1;
        state.of_mut(seat).mothership.as_mut().unwrap().planet = Planet::Utei;
    };
    assert!(why(&of(House::Voldan, &poor), "▲ Utei · stay").contains("costs 2 energy"));
    let used = |state: &mut State| state.turn.power_used = true;
    assert!(why(&of(House::IronSun, &used), "Iron Sun: ships for energy").contains("one a turn"));
}

#[test]
fn the_account_says_what_decided() {
    let mut state = find(|state| state.actor().is_none() && state.players == 2);
    for seat in [Seat(0), Seat(1)] {
        let own = state.of_mut(seat);
        (own.activation, own.senator, own.normal, own.energy) = (10, 8, 0, 4);
    }
    state.treaties = [None; 6];
    let result = |state: &State| page(state, Viewer::Public, &words(2)).sections[0].lines.clone();
    let shared = ["Aki shares the win, with 19 points.", "Ben shares the win, with 19 points."];
    assert_eq!(result(&state), shared);
    state.of_mut(Seat(1)).energy = 5;
    let fuller = "Aki has as many points, but less energy left: 4 against 5.";
    assert_eq!(result(&state), ["Ben wins with 19 points.", fuller]);
    (state.of_mut(Seat(0)).activation, state.of_mut(Seat(0)).senator) = (12, 6);
    let active = "Ben has as many points, but less activation influence: 10 against 12.";
    assert_eq!(result(&state), ["Aki wins with 19 points.", active]);
}

/// The lines that say what is asked and what can be done.
fn now(state: &State) -> Vec<String> {
    acting(state, &words(state.players)).unwrap().1.sections[0].lines.clone()
}

fn says(lines: &[String], wanted: &str) -> bool {
    lines.iter().any(|line| line.contains(wanted))
}

#[test]
fn every_list_of_a_turn_and_the_own_house_are_spoken_of() {
    let mut spoken = BTreeSet::new();
    watch(2, |state| {
        let Some((seat, page)) = acting(state, &words(state.players)) else { return };
        if !matches!(state.step(), Some(Step::Depart | Step::Act)) {
            return;
        }
        let lines = &page.sections[0].lines;
        let offered = |of: &&Control<Action>| matches!(of.offer, Offer::Action(_));
        let groups = page.controls.iter().filter(offered).filter_map(|of| of.group.as_ref());
        for group in groups.filter(|group| *group != "Move") {
            assert!(says(lines, &format!("{group}: choose from the list below")), "{page}");
            spoken.insert(group.clone());
        }
        let house = state.of(seat).house.is_some();
        assert_eq!(says(lines, ", one a turn: "), house, "{page}");
    });
    assert!(spoken.len() >= 8, "{spoken:?}");
}

#[test]
fn no_more_is_promised_than_there_is() {
    let mut state = super::on(Planet::Eylona);
    super::give(&mut state, 0, &[Planet::Utei, Planet::Hreja]);
    assert!(says(&now(&state), "you return up to 2 cards"), "{:?}", now(&state));
    super::act(&mut state, "pledge-utei");
    assert!(says(&now(&state), "You can return one."), "{:?}", now(&state));
    let mut state = super::on(Planet::Wyrne);
    super::land(&mut state, 0, Planet::Utei, 1);
    assert!(says(&now(&state), "you move up to 1 ship"), "{:?}", now(&state));
    state.turn.done = [super::Kind::Ship, super::Kind::Card].into_iter().collect();
    assert!(says(&now(&state), "A third costs 1 energy"), "{:?}", now(&state));
    state.of_mut(Seat(0)).energy = 0;
    assert!(says(&now(&state), "a third is not possible"), "{:?}", now(&state));
}

#[test]
fn a_preview_says_what_holds_afterwards() {
    let mut state = super::on(Planet::Wyrne);
    super::land(&mut state, 0, Planet::Utei, 1);
    super::act(&mut state, "lift-utei");
    let (_, page) = acting(&state, &words(2)).unwrap();
    let landing = control(&page, "● Hreja").detail.as_deref().unwrap();
    assert_eq!(landing, "ships 0 → 1 · then you dominate · you no longer dominate ▲");
    let mut state = super::empty(2);
    super::land(&mut state, 0, Planet::Hreja, 1);
    state.of_mut(Seat(0)).energy = 9;
    let (_, page) = acting(&state, &words(2)).unwrap();
    let moves = |label: &str| control(&page, label).detail.clone().unwrap();
    assert!(moves("▼ Solenmere · 1 planet on").starts_with("Refuel ·"), "{page}");
    assert!(moves("▲ Utei · 4 planets on").starts_with("Build: not now ·"), "{page}");
}

#[test]
fn buttons_keep_their_places() {
    let order = ["Move", "Add a ship", "Take card"];
    watch(2, |state| {
        for viewer in Viewer::all(state.players) {
            let page = page(state, viewer, &words(state.players));
            let alone = page.controls.iter().filter(|of| of.group.is_none());
            let places = alone.map(|of| match order.iter().position(|label| *label == of.label) {
                Some(place) => place,
                None => 3 + usize::from(of.label.starts_with("End turn")),
            });
            assert!(places.is_sorted(), "{page}");
        }
    });
}

#[test]
fn energy_that_saved_a_ship_is_accounted_for() {
    let mut state = super::leading_on(House::IronSun, Planet::Utei);
    super::land(&mut state, 0, Planet::Wyrne, 1);
    super::act(&mut state, "thrift-wyrne column-left");
    let (_, page) = acting(&state, &words(2)).unwrap();
    assert!(says(&page.sections[1].lines, "left (2 energy) · 1 energy for a ship less"), "{page}");
}
