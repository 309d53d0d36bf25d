//! What holds in every match (rules 5, P1 to P9), tried on matches of bots in which some of
//! the choices, up to half, are random.

use std::cell::RefCell;

use proptest::prelude::*;

use super::super::state::Holdings;
use super::super::values::{GOAL, HIGHEST, LIMIT};
use super::*;

/// No match is followed for longer.
const MOST_PLIES: u32 = 250;

type Ply<'a> = testing::Ply<'a, CosmoCode>;

fn play(setup: &Setup<Options>, seed: u64, whim: Whim, see: impl FnMut(Ply<'_>)) {
    let choose = |state: &State, seats: &[Seat], dice: &mut Dice| {
        (seats[0], any_action::<CosmoCode>(state, seats[0], whim, dice))
    };
    let dice = Dice::imagined(seed);
    testing::play::<CosmoCode>(setup, dice, MOST_PLIES, choose, |_, _| {}, see);
}

/// Tries a property on every ply of the same matches of every kind.
fn always(property: impl FnMut(Ply<'_>)) {
    let property = RefCell::new(property);
    let matches = (prop::sample::select(tables()), any::<u64>(), 0..=2_u32);
    testing::on_many(60, &matches, |(setup, seed, whim)| {
        play(&setup, seed, whim, |ply| property.borrow_mut()(ply));
    });
}

#[test]
fn every_card_is_in_one_place() {
    always(|ply| {
        let state = ply.after;
        let open = matches!(state.stage, Stage::Manipulate | Stage::Take);
        let revealed = state.hearing.iter().filter(|_| open).flat_map(|hearing| &hearing.revealed);
        let mut all: Vec<Card> = revealed.map(|heard| heard.card).collect();
        for (deck, at) in Deck::ALL.into_iter().zip(0..) {
            all.extend(state.decks[at].cards(deck).chain(state.discards[at].cards(deck)));
        }
        for (_, holdings) in state.everyone() {
            all.extend(holdings.cards().chain(holdings.signals.iter().copied()));
        }
        all.sort();
        let whole =
            Deck::ALL.into_iter().flat_map(|deck| Bag::full(deck).cards(deck).collect::<Vec<_>>());
        assert!(all.into_iter().eq(whole));
    });
}

#[test]
fn every_state_is_valid() {
    always(|ply| assert!(is_valid(ply.after, ply.setup), "{:?}", ply.after));
}

#[test]
fn before_a_turn_no_hand_is_over_the_limit() {
    let mut dropped = 0;
    always(|ply| {
        if matches!(ply.after.stage, Stage::Range | Stage::Over) {
            assert!(ply.after.everyone().all(|(_, holdings)| holdings.count() <= LIMIT));
        }
        for event in ply.events {
            let Event::Dropped { seat, .. } = event else { continue };
            assert!(ply.before.of(*seat).count() > LIMIT, "nobody drops more than they must");
            dropped += 1;
        }
    });
    assert_ne!(dropped, 0);
}

#[test]
fn a_full_reveal_is_always_possible() {
    let mut shuffled = 0;
    always(|ply| {
        if ply.before.stage == Stage::Range {
            assert_eq!(CosmoCode::legal(ply.before, ply.before.actor).len(), 3);
        }
        let Action::Listen(range) = ply.action else { return };
        let Some(Event::Revealed { cards, .. }) = ply.events.last() else {
            panic!("{:?}", ply.events)
        };
        assert_eq!(cards.len(), usize::from(ply.before.reach(ply.before.actor, range)));
        shuffled += ply.events.len() - 1;
        let left = ply.before.decks[range.deck() as usize].count();
        assert_eq!(ply.events.len() == 2, usize::from(left) < cards.len());
    });
    assert_ne!(shuffled, 0);
}

#[test]
fn shifts_and_flips_come_before_tunes_in_every_turn() {
    let (mut tuned, mut kinds) = (false, [0; 3]);
    always(|ply| match ply.action {
        Action::Listen(_) => tuned = false,
        Action::Shift(card, place) => {
            assert!(!tuned);
            let heard = ply.before.hearing.as_ref().unwrap().revealed[usize::from(place)];
            assert_eq!((heard.number, heard.card.number()), (card.number(), card.number()));
            kinds[0] += 1;
        }
        Action::Flip(..) => {
            assert!(!tuned);
            kinds[1] += 1;
        }
        Action::Tune(card, ..) => {
            assert_eq!(card.deck(), Deck::Green);
            tuned = true;
            kinds[2] += 1;
        }
        _ => {}
    });
    assert!(kinds.iter().all(|count| *count > 20), "{kinds:?}");
}

#[test]
fn the_indicator_changes_by_flips_alone() {
    always(|ply| {
        let changed = ply.before.indicator != ply.after.indicator;
        assert_eq!(changed, matches!(ply.action, Action::Flip(..)));
    });
}

#[test]
fn a_hand_changes_by_what_is_spent_received_and_dropped() {
    always(|ply| {
        let actor = ply.before.actor;
        for (seat, before) in ply.before.everyone() {
            let after = ply.after.of(seat);
            if seat != actor {
                assert_eq!(before, after, "nobody else is touched");
                continue;
            }
            let spent = match ply.action {
                Action::Shift(..) | Action::Tune(..) | Action::Drop(_) => 1,
                Action::Flip(..) => 2,
                _ => 0,
            };
            let received = ply.events.iter().find_map(|event| match event {
                Event::Received { cards, .. } => Some(cards.len()),
                _ => None,
            });
            let range = ply.before.hearing.as_ref().map(|hearing| hearing.range);
            let most = match range {
                Some(Range::Short) => 3,
                Some(Range::Mid | Range::Long) => 1,
                None => 0,
            };
            assert!(received.is_none_or(|count| count <= most));
            let signals = after.signals.len() - before.signals.len();
            let gained = received.unwrap_or(0) - signals;
            assert!(signals == 0 || range == Some(Range::Long));
            assert_eq!(after.count(), before.count() + gained - spent);
        }
    });
}

#[test]
fn a_turn_receives_once_and_is_followed_by_the_next_players() {
    let (mut received, mut turns) = (0, 0);
    always(|ply| {
        for event in ply.events {
            match event {
                Event::Revealed { .. } => received = 0,
                Event::Received { .. } => received += 1,
                Event::Turn { seat } => {
                    assert_eq!((received, *seat), (1, ply.before.next(ply.before.actor)));
                    assert_eq!(ply.events.last(), Some(event));
                    turns += 1;
                }
                _ => {}
            }
        }
        assert!(received <= 1);
    });
    assert!(turns > 500, "{turns}");
}

#[test]
fn a_match_is_over_when_somebody_has_two_red_cards_or_its_rounds_ran_out() {
    let (mut won, mut ran_out) = (0, 0);
    always(|ply| {
        let has_won = |(_, holdings): (Seat, &Holdings)| holdings.signals.len() == GOAL;
        let winner = ply.after.everyone().any(has_won);
        let over = ply.after.stage == Stage::Over;
        assert!(ply.after.everyone().all(|(_, holdings)| holdings.signals.len() <= GOAL));
        let bound = ply.setup.options.max_rounds;
        assert!(bound == 0 || ply.after.round <= bound);
        assert!(if winner { over } else { !over || ply.after.round == bound });
        won += u32::from(over && winner);
        ran_out += u32::from(over && !winner);
        let Some(outcome) = CosmoCode::outcome(ply.after) else { return };
        let (front, rest) = outcome.ranking.split_at(outcome.winners.len());
        assert_eq!(front, outcome.winners);
        let score = |seat: &Seat| outcome.scores[usize::from(seat.0)];
        assert!(rest.is_sorted_by_key(|seat| (-score(seat), seat.0)));
        assert!(!winner || outcome.winners == [ply.before.actor]);
    });
    assert!(won > 5 && ran_out > 5, "{won} won, {ran_out} ran out of rounds");
}

#[test]
fn numbers_stay_from_one_to_ten() {
    always(|ply| {
        let revealed = ply.after.hearing.iter().flat_map(|hearing| &hearing.revealed);
        revealed.for_each(|heard| assert!((1..=HIGHEST).contains(&heard.number)));
    });
}

#[test]
fn no_view_changes_with_what_its_viewer_cannot_see() {
    let mut plies = 0_u64;
    always(|ply| {
        plies += 1;
        for viewer in Viewer::all(ply.setup.players) {
            let mut events = ply.events.to_vec();
            let dice = &mut Dice::imagined(plies);
            let other = CosmoCode::redeal(ply.after, &mut events, viewer, dice);
            assert_eq!(events, ply.events);
            let view = CosmoCode::view(ply.after, viewer);
            assert_eq!(view, CosmoCode::view(&other, viewer));
            let foreign = view.seats.iter().filter(|seat| !viewer.is(seat.seat));
            assert!(foreign.clone().all(|seat| seat.hand.is_none()));
        }
    });
}

#[test]
fn the_turn_before_is_remembered_as_it_was() {
    always(|ply| {
        let ended = ply.before.hearing.is_some() && ply.after.hearing.is_none();
        let last = CosmoCode::view(ply.after, Viewer::Public).last;
        if !ended {
            assert_eq!(last, CosmoCode::view(ply.before, Viewer::Public).last);
            return;
        }
        let (last, hearing) = (last.unwrap(), ply.before.hearing.as_ref().unwrap());
        assert_eq!((last.seat, last.range), (ply.before.actor, hearing.range));
        assert_eq!(last.revealed, hearing.revealed.to_vec());
        assert_eq!((last.spent, last.indicator), (hearing.spent.to_vec(), ply.after.indicator));
    });
}
