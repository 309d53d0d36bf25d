//! What holds in every match of NUSA (rules 4, P1 to P10), tried on random matches with every
//! number of players and all options.

use std::cell::RefCell;

use proptest::prelude::*;

use super::super::state::{INVASION, Trick};
use super::super::validate::is_valid;
use super::super::values::{ALWAYS, FACE_DOWN, ICONS, ROW, SKULLS};
use super::*;

impl Ply<'_> {
    /// The trick that the action completed, if it did, with all its cards.
    fn trick(&self) -> Option<Trick> {
        let (Action::Play(card) | Action::Evade(card)) = self.action else {
            return None;
        };
        let mut trick = *self.before.trick();
        trick.lay(card);
        (trick.count == self.before.players).then_some(trick)
    }

    /// Did the action end a round?
    fn ends_round(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::RoundOver { .. }))
    }
}

/// Tries a property on every ply of the same few hundred matches.
fn always(property: impl FnMut(Ply<'_>)) {
    let property = RefCell::new(property);
    let tables: Vec<Setup<Options>> = tables().collect();
    testing::on_many(200, &(0..tables.len(), any::<u64>()), |(at, seed)| {
        random(&tables[at], seed, |ply| property.borrow_mut()(ply));
    });
}

#[test]
fn every_state_is_one_that_the_rules_can_bring_about() {
    always(|ply| assert!(is_valid(ply.after, ply.setup), "{:?}", ply.after));
}

/// Property 1.
#[test]
fn after_the_invasion_everybody_has_played_five_and_discarded_one() {
    let mut seen = 0;
    always(|ply| {
        if ply.after.stage != Stage::Escape {
            return;
        }
        for seat in ply.after.everyone() {
            assert_eq!(ply.after.pile(seat).len(), usize::from(INVASION));
            let mut all: CardSet = ply.after.pile(seat).into_iter().collect();
            all.insert(ply.after.discarded[at(seat)].expect("one was discarded"));
            assert_eq!(all.count(), HAND);
        }
        seen += 1;
    });
    assert_ne!(seen, 0);
}

/// Property 2.
#[test]
fn every_trick_brings_one_nusa_card() {
    always(|ply| {
        let held: usize = ply.after.tableaux.iter().map(|tableau| tableau.all().len()).sum();
        assert_eq!(held, usize::from(ply.after.taken));
        if ply.ends_round() {
            let basis = ply.after.basis.unwrap();
            let held: usize = basis.tableaux.iter().map(|tableau| tableau.all().len()).sum();
            assert_eq!(held, ROW);
        }
    });
}

/// Properties 3 and 4.
#[test]
fn fours_move_the_trump_and_twos_turn_the_trick_by_their_number() {
    let mut start = Colour::Red;
    always(|ply| {
        if ply.before.trick().count == 0 {
            start = ply.before.trump;
        }
        let Some(trick) = ply.trick() else { return };
        let ranks = |rank: u8| trick.cards().iter().filter(|card| card.rank() == rank).count();
        let moved = Colour::ALL[(start as usize + ranks(4)) % 4];
        let Event::Trick { winner, trump, reversed, .. } = &ply.events[1] else {
            panic!("{:?}", ply.events);
        };
        assert_eq!((*trump, *reversed), (moved, ranks(2) % 2 == 1));
        // The law of rules 2.3, told again.
        let lead = trick.cards()[0].colour();
        let trumped = trick.cards().iter().any(|card| card.colour() == moved);
        let pool = if trumped { moved } else { lead };
        let mut pool: Vec<(u8, Seat)> = trick
            .plays(ply.before.players)
            .filter(|(_, card)| card.colour() == pool)
            .map(|(seat, card)| (card.rank(), seat))
            .collect();
        pool.sort();
        let best = if *reversed { pool.first() } else { pool.last() };
        assert_eq!(best.map(|(_, seat)| seat), Some(winner));
    });
}

/// Property 5.
#[test]
fn guardian_and_mother_are_in_every_row() {
    always(|ply| {
        for nusa in ALWAYS {
            assert!(ply.after.row.contains(&nusa) && !ply.after.removed.contains(&nusa));
        }
        let all = ply.after.row.iter().chain(&ply.after.removed);
        for kind in Nusa::ALL {
            let copies = all.clone().filter(|nusa| **nusa == kind).count();
            assert_eq!(copies, usize::from(ICONS[kind as usize].copies));
        }
    });
}

/// Properties 6 and 7.
#[test]
fn an_evasion_can_always_be_completed_and_happens_once_a_trick_and_once_a_round() {
    let (mut evasions, mut by_trick, mut by_seat) = (0, 0, [0; 5]);
    always(|ply| {
        let state = ply.before;
        if state.trick().count == 0 {
            by_trick = 0;
        }
        if state.taken == 0 && state.trick().count == 0 {
            by_seat = [0; 5];
        }
        let hand = state.hands[at(ply.seat)];
        let evaded = by_seat[at(ply.seat)] > 0;
        if state.stage == Stage::Play && state.taken < INVASION {
            assert_eq!(hand.count(), HAND - state.taken - u8::from(evaded));
        }
        let Action::Evade(card) = ply.action else { return };
        let lead = state.trick().colour().expect("nobody evades a lead");
        assert!(hand.count() >= 2 && hand.of(lead).count() == 1 && card.colour() != lead);
        assert!(state.taken < INVASION);
        by_trick += 1;
        by_seat[at(ply.seat)] += 1;
        evasions += 1;
        assert_eq!((by_trick, by_seat[at(ply.seat)]), (1, 1));
    });
    assert_ne!(evasions, 0);
}

/// Property 8.
#[test]
fn nobody_keeps_too_many_skulls() {
    let mut flips = 0;
    always(|ply| {
        for tableau in &ply.after.tableaux {
            let skulls: u8 = tableau.face_up().iter().map(|nusa| nusa.icons().skulls).sum();
            assert!(skulls < SKULLS);
        }
        flips += ply.after.piles().last().map_or(0, |trick| usize::from(trick.flipped > 0));
    });
    assert_ne!(flips, 0);
}

/// Property 9.
#[test]
fn escape_cards_are_of_the_own_pile_and_each_is_played_once() {
    let mut played = [CardSet::EMPTY; 5];
    always(|ply| match ply.action {
        Action::Escape(cards) => {
            let pile: CardSet = ply.before.pile(ply.seat).into_iter().collect();
            assert!((CardSet::from_iter(cards) - pile).is_empty());
            assert_eq!(CardSet::from_iter(cards).count(), 3);
            played[at(ply.seat)] = CardSet::EMPTY;
        }
        Action::Play(card) if ply.before.taken >= INVASION => {
            let kept = ply.before.kept[at(ply.seat)];
            assert!(kept.has(card) && !played[at(ply.seat)].has(card));
            played[at(ply.seat)].insert(card);
            if ply.before.taken == 7 {
                assert_eq!(played[at(ply.seat)], kept);
            }
        }
        _ => {}
    });
}

/// Property 10: told by names, as the view prints them.
#[test]
fn no_view_shows_a_card_before_its_time() {
    let mut plies = 0_u32;
    always(|ply| {
        // Views are slow to print: now and then is enough.
        plies += 1;
        if !plies.is_multiple_of(7) {
            return;
        }
        let state = ply.after;
        for viewer in Viewer::all(state.players) {
            let view = NusaMystic::view(state, viewer);
            for (place, seen) in view.row.iter().enumerate() {
                let hidden = FACE_DOWN.contains(&place) && place >= usize::from(state.taken);
                assert_eq!(seen.nusa, (!hidden).then_some(state.row[place]));
            }
            let shown = format!("{view:?}");
            // Rules 3, told again on purpose: what a viewer is shown of the expedition cards.
            let own = state.everyone().filter(|seat| viewer.is(*seat));
            let own =
                own.flat_map(|seat| state.hands[at(seat)].into_iter().chain(state.pile(seat)));
            let last = state.piles().last().into_iter().chain([state.trick()]);
            let table = last.flat_map(|trick| trick.cards().iter().copied());
            let away = state.discarded.into_iter().flatten();
            let aside = state.basis.iter().flat_map(|basis| basis.aside);
            let known: CardSet = own.chain(table).chain(away).chain(aside).collect();
            for card in deck(state.players) - known {
                let text = card.to_string();
                let mut words = shown.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
                assert!(!words.any(|word| word == text), "{viewer:?} sees {text}");
            }
        }
    });
}

#[test]
fn a_round_over_tells_what_the_sheet_tells() {
    let (mut rounds, mut robberies, mut at_once) = (0, 0, 0);
    always(|ply| {
        if let Action::Rob(from, flower) = ply.action {
            robberies += 1;
            at_once += usize::from(usize::from(ply.before.taken) < ROW);
            let robbed = Event::Robbed { by: ply.seat, from, card: flower };
            assert_eq!(ply.events[0], robbed);
        }
        if !ply.ends_round() {
            return;
        }
        rounds += 1;
        let (over, next) = match ply.events {
            [.., over, next @ Event::Round { .. }] => (over, Some(next)),
            [.., over] => (over, None),
            [] => panic!("something happened"),
        };
        assert_eq!(next.is_none(), ply.after.stage == Stage::Over);
        let sheet = NusaMystic::view(ply.after, Viewer::Public).scores.unwrap().sheet;
        assert_eq!(*over, Event::round_over(ply.before.round, &sheet));
        assert_eq!(ply.after.stage == Stage::Over, NusaMystic::outcome(ply.after).is_some());
    });
    assert!(rounds >= 600 && robberies > 0 && at_once > 0);
}
