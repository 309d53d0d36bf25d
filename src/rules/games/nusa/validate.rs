//! Could the rules have brought a state about? Guards against damaged snapshots: what is accepted
//! here can be shown and played on.

use super::cards::{CardSet, Colour, Nusa};
use super::rules::clear;
use super::score::{self, Gain};
use super::state::{
    Basis, BySeat, MOST_SEATS, Options, ROUNDS, Stage, State, Tableau, Trick, at, deck,
};
use super::values::{ALWAYS, HAND, ICONS, RANKED, ROW, every_card};
use super::{Action, NusaMystic};
use crate::dice::Dice;
use crate::game::{Nobody, Rules, Saving, Seat, Setup};
use crate::tricks::TrickTaking;

impl Saving for NusaMystic {
    fn upgrade(setup: &Setup<Options>, rules: u16, snapshot: &str) -> Option<State> {
        let state: State = serde_json::from_str(snapshot).ok()?;
        (rules == NusaMystic::VERSION && is_valid(&state, setup)).then_some(state)
    }
}

/// Every number is in its range, every card in one place, and the round so far can be played again
/// to just this state.
pub(super) fn is_valid(state: &State, setup: &Setup<Options>) -> bool {
    state.players == setup.players
        && state.options == setup.options
        && in_range(state)
        && cards_are_whole(state)
        && row_is_whole(state)
        && scores_are_valid(state)
        && replayed(state) == Some(*state)
}

fn in_range(state: &State) -> bool {
    let known = |seat: Seat| seat.0 < state.players;
    let trick = |trick: &Trick| {
        known(trick.lead) && trick.evader.is_none_or(known) && trick.count <= state.players
    };
    (3..=MOST_SEATS as u8).contains(&state.players)
        && (1..=ROUNDS).contains(&state.round)
        && usize::from(state.taken) <= ROW
        && known(state.next)
        && state.robbed.is_none_or(|robbed| known(robbed.by) && known(robbed.from))
        && state.tricks.iter().all(trick)
}

/// Everybody was dealt a full hand, and the rest lies aside.
fn cards_are_whole(state: &State) -> bool {
    let hands: BySeat<CardSet> = state.everyone().map(|seat| dealt(state, seat)).collect();
    let all = hands.iter().fold(state.aside, |all, hand| all | *hand);
    let deck = deck(state.players);
    all == deck
        && hands.iter().all(|hand| hand.count() == HAND)
        && state.aside.count() == deck.count() - HAND * state.players
}

/// A seat's hand at the start of the round.
fn dealt(state: &State, seat: Seat) -> CardSet {
    // In the escape only cards are played that were played before.
    let tricks = state.tricks.iter();
    let played = tricks.filter_map(|trick| trick.of(seat, state.players));
    let seen: CardSet = played.chain(state.discarded[at(seat)]).collect();
    seen | state.hands[at(seat)]
}

fn row_is_whole(state: &State) -> bool {
    let mut all: Vec<Nusa> = state.row.iter().chain(&state.removed).copied().collect();
    all.sort();
    all == every_card()
        && state.removed.is_sorted()
        && ALWAYS.iter().all(|always| state.row.contains(always))
}

/// Points are kept of rounds that were scored, and the last ones come from the cards that are told.
fn scores_are_valid(state: &State) -> bool {
    let scored = usize::from(state.scored());
    let players = usize::from(state.players);
    let (past, coming) = state.points.split_at(scored);
    let most: u8 =
        RANKED[0] + ICONS.iter().map(|icons| icons.copies * icons.subjugation).sum::<u8>();
    let bounded = |points: &[u8; MOST_SEATS]| {
        let (seated, nobody) = points.split_at(players);
        seated.iter().all(|points| *points <= most) && nobody.iter().all(|points| *points == 0)
    };
    let basis = match (&state.basis, past.last()) {
        (None, None) => true,
        (Some(basis), Some(last)) => {
            let gains = score::gains(&basis.tableaux[..players], state.options);
            gains.map(Gain::points) == *last && basis_is_valid(state, basis)
        }
        _ => false,
    };
    basis && past.iter().all(bounded) && coming.iter().flatten().all(|points| *points == 0)
}

fn basis_is_valid(state: &State, basis: &Basis) -> bool {
    let players = usize::from(state.players);
    let (seated, nobody) = basis.tableaux.split_at(players);
    let held = || seated.iter().flat_map(Tableau::all);
    let deck = deck(state.players);
    let robbed = basis.robbed.is_none_or(|robbed| {
        robbed.by.0 < state.players
            && robbed.from.0 < state.players
            && robbed.by != robbed.from
            && robbed.flower.icons().flower
            && basis.tableaux[at(robbed.by)].all().contains(&robbed.flower)
    });
    robbed
        && held().count() == ROW
        && Nusa::ALL.iter().all(|kind| {
            held().filter(|nusa| *nusa == kind).count() <= usize::from(kind.icons().copies)
        })
        && ALWAYS.iter().all(|always| held().any(|nusa| nusa == always))
        && seated.iter().all(|tableau| Tableau::clone(tableau).check_skulls() == 0)
        && nobody.iter().all(|tableau| *tableau == Tableau::EMPTY)
        && basis.aside - deck == CardSet::EMPTY
        && basis.aside.count() == deck.count() - HAND * state.players
}

/// The round from its deal on, played again by the rules. Needs sound numbers and cards.
fn replayed(state: &State) -> Option<State> {
    let mut again = *state;
    clear(&mut again, state.tricks[0].lead);
    for seat in state.everyone() {
        again.hands[at(seat)] = dealt(state, seat);
    }
    let moved = state.tricks.iter().flat_map(Trick::cards).filter(|card| card.moves_trump());
    // The ring has four colours: three steps for each card are one step back.
    again.trump = (0..3 * moved.count()).fold(state.trump, |trump, _| Colour::next(trump));
    if state.stage == Stage::Over {
        again.points[usize::from(state.round - 1)] = [0; MOST_SEATS];
    }
    while let Some((seat, action)) = next_action(state, &again) {
        if !NusaMystic::legal(&again, seat).any(|legal| legal == action) {
            return None;
        }
        NusaMystic::apply(&mut again, seat, action, &mut Dice::imagined(0), &mut Nobody);
    }
    Some(again)
}

/// What was done next on the way to the state, if anything was.
fn next_action(state: &State, again: &State) -> Option<(Seat, Action)> {
    match again.stage {
        Stage::Play => {
            let seat = again.next;
            let trick = &state.tricks[usize::from(again.taken)];
            let card = *trick.cards().get(usize::from(again.trick().count))?;
            let evades = trick.evader == Some(seat);
            Some((seat, if evades { Action::Evade(card) } else { Action::Play(card) }))
        }
        Stage::Escape => {
            let due = |seat: &Seat| again.kept[at(*seat)].is_empty();
            let chosen = |seat: Seat| {
                let kept = state.kept[at(seat)];
                let mut legal = NusaMystic::legal(again, seat);
                let found = legal.find(|action| match action {
                    Action::Escape(cards) => CardSet::from_iter(*cards) == kept,
                    _ => false,
                });
                found.map(|action| (seat, action))
            };
            again.everyone().filter(due).find_map(chosen)
        }
        Stage::Rob => {
            let robbed = state.robbed.filter(|_| again.robbed.is_none())?;
            Some((again.next, Action::Rob(robbed.from, robbed.flower)))
        }
        Stage::Over => None,
    }
}
