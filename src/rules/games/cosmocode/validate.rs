//! Could the rules have brought a state about? Guards against damaged snapshots: what is accepted
//! here can be shown and played on.

use arrayvec::ArrayVec;

use super::CosmoCode;
use super::cards::{Card, KINDS};
use super::deck::{Channel, Deck, Range};
use super::rules::gain;
use super::state::{Hearing, Holdings, Options, Past, PerkScope, Stage, State};
use super::values::{GOAL, HIGHEST, LIMIT, START, START_CHANNEL, copies};
use crate::game::{Rules, Saving, Seat, Setup};

impl Saving for CosmoCode {
    fn upgrade(setup: &Setup<Options>, rules: u16, snapshot: &str) -> Option<State> {
        let state: State = serde_json::from_str(snapshot).ok()?;
        (rules == CosmoCode::VERSION && is_valid(&state, setup)).then_some(state)
    }
}

/// Every number is in its range, every card in one place, and what is awaited is due.
pub(super) fn is_valid(state: &State, setup: &Setup<Options>) -> bool {
    state.players == setup.players
        && state.options == setup.options
        && in_range(state)
        && Deck::ALL.into_iter().all(|deck| cards_are_whole(state, deck))
        && hands_are_valid(state)
        && perks_are_due(state)
        && turn_is_valid(state)
        && end_is_due(state)
        && last_is_valid(state)
}

fn in_range(state: &State) -> bool {
    let most = state.options.max_rounds;
    CosmoCode::PLAYERS.contains(&state.players)
        && state.first.0 < state.players
        && state.actor.0 < state.players
        && state.round > 0
        && (most == 0 || state.round <= most)
        && numbers_are_in_range(state)
}

fn numbers_are_in_range(state: &State) -> bool {
    let past = state.last.iter().map(|past| &past.hearing);
    let heard = state.hearing.iter().chain(past).flat_map(|hearing| &hearing.revealed);
    heard.into_iter().all(|heard| (1..=HIGHEST).contains(&heard.number))
}

/// Do revealed cards lie in the middle?
fn lies_open(state: &State) -> bool {
    matches!(state.stage, Stage::Manipulate | Stage::Take)
}

/// Every card of a deck is somewhere, as often as there are copies.
fn cards_are_whole(state: &State, deck: Deck) -> bool {
    let at = deck as usize;
    let open = state.hearing.iter().filter(|_| lies_open(state)).flat_map(|x| &x.revealed);
    let open = open.map(|heard| heard.card);
    let signals = state.seats.iter().flat_map(|holdings| holdings.signals.iter().copied());
    let single: Vec<Card> = open.chain(signals).collect();
    let is_whole = |kind: u8| {
        let card = Card::of_kind(deck, kind);
        let hands = state.seats.iter().filter_map(|holdings| holdings.hand.get(at));
        let bags = hands.chain([&state.decks[at], &state.discards[at]]);
        let bagged: u32 = bags.map(|bag| u32::from(bag.of(card.kind()))).sum();
        let count = bagged as usize + single.iter().filter(|other| **other == card).count();
        count == usize::from(copies(deck))
    };
    (0..KINDS).all(is_whole)
}

fn hands_are_valid(state: &State) -> bool {
    let (seated, nobody) = state.seats.split_at(usize::from(state.players));
    let unseen_is_held = |holdings: &Holdings| {
        (0..usize::from(KINDS)).all(|kind| holdings.unseen.of(kind) <= holdings.hand[0].of(kind))
            && holdings.unseen.count() <= START
    };
    let is_red = |card: &Card| card.deck() == Deck::Red;
    nobody.iter().all(|holdings| *holdings == Holdings::default())
        && seated.iter().all(unseen_is_held)
        && seated.iter().all(|holdings| holdings.signals.iter().all(is_red))
        && state.everyone().all(|(seat, holdings)| holdings.count() <= most_in_hand(state, seat))
}

fn most_in_hand(state: &State, seat: Seat) -> usize {
    match &state.hearing {
        Some(hearing) if seat == state.actor => {
            let received = hearing.received.as_ref().map_or(0, ArrayVec::len);
            (LIMIT + received).saturating_sub(hearing.spent.len())
        }
        _ => LIMIT,
    }
}

/// A player with a red card has chosen a perk, or is about to (Q11, Q12).
fn perks_are_due(state: &State) -> bool {
    let choosing = |seat: Seat| state.stage == Stage::Perk && seat == state.actor;
    let fits = |(seat, holdings): (Seat, &Holdings)| {
        let signals = holdings.signals.len();
        match (holdings.perk, choosing(seat)) {
            (Some(_), chooses) => !chooses && signals > 0,
            (None, true) => signals == 1,
            (None, false) => signals == 0 || state.options.perk_scope == PerkScope::FirstPlayerOnly,
        }
    };
    let has_perk =
        |(seat, holdings): &(Seat, &Holdings)| holdings.perk.is_some() || choosing(*seat);
    let perks = state.everyone().filter(has_perk).count();
    let signals = state.everyone().any(|(_, holdings)| !holdings.signals.is_empty());
    let only_first = state.options.perk_scope == PerkScope::FirstPlayerOnly;
    state.everyone().all(fits) && (!only_first || perks == usize::from(signals))
}

/// What is awaited follows from what was revealed and received.
fn turn_is_valid(state: &State) -> bool {
    let Some(hearing) = &state.hearing else {
        return matches!(state.stage, Stage::Range | Stage::Over);
    };
    let received = hearing.received.as_ref().map_or(0, ArrayVec::len);
    let awaited = match state.stage {
        Stage::Manipulate => hearing.received.is_none(),
        Stage::Take => {
            let (places, one) = gain(hearing, state.indicator);
            hearing.received.is_none() && one && !places.is_empty()
        }
        Stage::Perk => hearing.range == Range::Long && received == 1,
        Stage::Drop => hearing.range != Range::Long && state.own().count() > LIMIT,
        Stage::Range | Stage::Over => false,
    };
    let discarded = |card: &Card| {
        let times = hearing.spent.iter().filter(|other| *other == card).count();
        times <= usize::from(state.discards[card.deck() as usize].of(card.kind()))
    };
    awaited
        && (lies_open(state) || hearing.received.is_some())
        && is_heard(state, state.actor, state.indicator, hearing)
        && hearing.spent.iter().all(discarded)
}

/// As many cards of the right deck as the seat's reach, changed no further than what was spent on
/// them, and received by the rules.
fn is_heard(state: &State, seat: Seat, indicator: Channel, hearing: &Hearing) -> bool {
    let revealed = &hearing.revealed;
    let green = |card: &&Card| card.deck() == Deck::Green;
    let greens = hearing.spent.iter().filter(green).count();
    let tuned: u8 = revealed.iter().map(|heard| heard.number.abs_diff(heard.card.number())).sum();
    let shifted = revealed.iter().filter(|heard| heard.channel != heard.card.channel()).count();
    let is_due = |places: &[u8]| {
        let (due, one) = gain(hearing, indicator);
        match (one && !due.is_empty(), places) {
            (true, [place]) => due.contains(place),
            (chosen, places) => !chosen && places == due.as_slice(),
        }
    };
    revealed.len() == usize::from(state.reach(seat, hearing.range))
        && revealed.iter().all(|heard| heard.card.deck() == hearing.range.deck())
        && hearing.spent.iter().all(|card| card.deck() != Deck::Red)
        && (tuned == 0 || hearing.tuned)
        && (!hearing.tuned || hearing.spent.last().iter().any(green))
        && usize::from(tuned) <= greens
        && shifted + usize::from(tuned) <= hearing.spent.len()
        && hearing.received.as_ref().is_none_or(|places| is_due(places))
}

/// The match is over when, and only when, the last seat to act has won or was the last one of the
/// last round.
fn end_is_due(state: &State) -> bool {
    let won = |(seat, _): &(Seat, &Holdings)| state.of(*seat).signals.len() == GOAL;
    let mut winners = state.everyone().filter(won).map(|(seat, _)| seat);
    match (winners.next(), winners.next()) {
        (Some(winner), None) => state.stage == Stage::Over && winner == state.actor,
        (None, _) if state.stage == Stage::Over => {
            state.round == state.options.max_rounds && state.next(state.actor) == state.first
        }
        (winner, _) => winner.is_none(),
    }
}

fn last_is_valid(state: &State) -> bool {
    let over = state.stage == Stage::Over;
    let begins = state.round == 1 && state.actor == state.first && !over;
    let Some(Past { seat, indicator, hearing }) = &state.last else {
        return begins && (state.stage != Stage::Range || state.indicator == START_CHANNEL);
    };
    let follows = || if over { *seat == state.actor } else { state.next(*seat) == state.actor };
    !begins
        && seat.0 < state.players
        && follows()
        && hearing.received.is_some()
        && is_heard(state, *seat, *indicator, hearing)
        && (state.hearing.is_some() || *indicator == state.indicator)
}
