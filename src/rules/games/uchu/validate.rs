//! Could the rules have brought a state about? Guards against damaged snapshots: what is accepted
//! here can be shown and played on.

use super::Uchu;
use super::account::{Account, Sheet};
use super::cards::{CardSet, Suit};
use super::country::{Country, threshold};
use super::rules::{NO_TRICKS, effect, is_last_trick, next_trick, play, playable};
use super::score::GOAL;
use super::state::{HAND, LAST_ROUND, MOST_TRICKS, Options, Stage, State, Trick, deck};
use super::track::{FLOOR, Track};
use crate::game::{Nobody, Rules, Saving, Setup};
use crate::tricks::TrickTaking;

/// No match comes near it: a round gives at most some sixty points.
const MOST_POINTS: i16 = 400;

impl Saving for Uchu {
    fn upgrade(setup: &Setup<Options>, rules: u16, snapshot: &str) -> Option<State> {
        let state: State = serde_json::from_str(snapshot).ok()?;
        let same = state.players == setup.players
            && state.tie_reading == setup.options.tie_reading
            && rules == Uchu::VERSION;
        (same && is_valid(&state)).then_some(state)
    }
}

/// Every number is in its range, every card in one place, and the round so far can be played again
/// to just this state.
pub(super) fn is_valid(state: &State) -> bool {
    in_range(state)
        && cards_are_whole(state)
        && replayed(state) == Some(*state)
        && history_is_valid(state)
        && state.sheet.is_none_or(|sheet| sheet_is_valid(state, &sheet))
}

fn in_range(state: &State) -> bool {
    if !(2..=5).contains(&state.players) {
        return false;
    }
    let countries = state.countries();
    let known = |country: Country| country.0 < countries;
    let trick = |trick: &Trick| {
        known(trick.lead)
            && known(trick.host)
            && trick.skips.is_none_or(known)
            && trick.count <= trick.size(countries)
    };
    (1..=LAST_ROUND).contains(&state.round)
        && usize::from(state.taken) <= MOST_TRICKS
        && known(state.next)
        && state.tricks.iter().all(trick)
        && state.track.is_valid(countries)
        && state.track.points().iter().all(|points| (FLOOR..=MOST_POINTS).contains(points))
}

fn cards_are_whole(state: &State) -> bool {
    let played = state.tricks.iter().flat_map(|trick| trick.cards().iter());
    let played = played.map(|card| CardSet::from_iter([*card]));
    let places = || state.hands.into_iter().chain(played.clone()).chain([state.aside]);
    let all = places().fold(CardSet::EMPTY, |all, place| all | place);
    let total: u32 = places().map(|place| u32::from(place.count())).sum();
    let deck = deck(state.players);
    all == deck && total == u32::from(deck.count())
}

/// Points are kept of rounds that were scored, and the last ones are where the markers stand.
fn history_is_valid(state: &State) -> bool {
    let scored = usize::from(state.scored());
    let (past, coming) = state.history.split_at(scored);
    let mut kept = past.iter().flatten().flatten();
    let last = past.last().copied().flatten();
    coming.iter().all(Option::is_none)
        && kept.all(|points| (FLOOR..=MOST_POINTS).contains(points))
        && last.is_none_or(|points| points.starts_with(state.track.points()))
}

/// What is told of the last round leads from where its markers stood to where they stand.
fn sheet_is_valid(state: &State, sheet: &Sheet) -> bool {
    let (countries, scored) = (state.countries(), usize::from(state.scored()));
    let (took, nobody) = sheet.accounts.split_at(usize::from(countries));
    let total = |of: &dyn Fn(&Account) -> u8| took.iter().map(|took| u32::from(of(took))).sum();
    let piles: u32 = total(&|took| took.piles);
    let most = u32::from(2 * threshold(state.players) + 1);
    let start = |before: &Track| match scored.checked_sub(2) {
        None => before.points().iter().all(|points| *points == 0),
        Some(earlier) => {
            state.history[earlier].is_none_or(|points| points.starts_with(before.points()))
        }
    };
    scored > 0
        && sheet.before.is_valid(countries)
        && start(&sheet.before)
        && sheet.before.points().iter().all(|points| (FLOOR..GOAL).contains(points))
        && (u32::from(HAND)..=MOST_TRICKS as u32).contains(&piles)
        && Suit::ALL.iter().all(|suit| total(&|took| took.count(*suit)) <= most)
        && took.iter().all(Account::is_valid)
        && nobody.iter().all(|took| *took == Account::default())
        && sheet.settle(state.players, state.tie_reading, &mut Nobody) == state.track
}

/// The round from its deal on, played again by the rules. Needs sound numbers and cards.
fn replayed(state: &State) -> Option<State> {
    let tricks = &state.tricks[..=usize::from(state.taken)];
    let mut again = State {
        tricks: NO_TRICKS,
        taken: 0,
        voids: Default::default(),
        hands: Default::default(),
        next: tricks[0].lead,
        ..*state
    };
    for country in state.everyone() {
        let plays = tricks.iter().flat_map(|trick| trick.plays(state.countries()));
        let played = plays.filter(|(by, _)| *by == country).map(|(_, card)| card);
        again.hands[country.at()] = state.hands[country.at()] | played.collect();
    }
    let full = again.everyone().all(|country| again.hands[country.at()].count() == HAND);
    let vip_is_due = state.vip.is_some() == (state.stage != Stage::Vip);
    if !full || !vip_is_due || tricks[0].lead.is_dependency(state.players) {
        return None;
    }
    *again.trick_mut() = Trick::new(again.next, None, false);
    for trick in &tricks[..usize::from(state.taken)] {
        replay_trick(&mut again, trick)?;
        if again.trick().count != again.trick().size(again.countries()) {
            return None;
        }
        let (host, effect) = (again.trick().host, effect(again.trick()));
        again.taken += 1;
        if is_last_trick(&again) {
            let over = state.stage == Stage::Over && again.taken == state.taken;
            return over.then_some(again);
        }
        *again.trick_mut() = next_trick(again.players, host, effect);
        again.next = again.trick().lead;
    }
    replay_trick(&mut again, &tricks[usize::from(state.taken)])?;
    let trick = again.trick();
    let awaited = match state.stage {
        Stage::Vip => again.taken == 0 && trick.count == 0,
        Stage::Play => trick.count < trick.size(again.countries()),
        Stage::Over => false,
    };
    awaited.then_some(again)
}

/// Lays the cards of a trick down again, as far as they are legal.
fn replay_trick(again: &mut State, trick: &Trick) -> Option<()> {
    for card in trick.cards() {
        let legal = playable(again).into_iter().any(|legal| legal == *card);
        if !legal {
            return None;
        }
        play(again, *card, &mut Nobody);
    }
    Some(())
}
