//! What may be done, and what it does (rules 2).

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;

use super::cards::{Card, CardSet, Colour, Nusa};
use super::score;
use super::state::{
    Basis, ESCAPE, INVASION, MOST_SEATS, OPTIONS, Options, ROUNDS, Robbery, RobberyTiming, Stage,
    State, Tableau, Trick, at, deck,
};
use super::values::{ALWAYS, HAND, PLAYERS, REMOVED, ROW, every_card};
use super::{Action, Event, Legal, MOST_ACTIONS, Now, NusaMystic};
use crate::dice::Dice;
use crate::game::{Moment, Outcome, Rules, Seat, Setup, Turn, Witness};
use crate::options::Choice;
use crate::tricks::TrickTaking;

const NO_TRICKS: [Trick; ROW + 1] = [Trick::new(Seat(0)); ROW + 1];

impl Rules for NusaMystic {
    const ID: &'static str = "nusa";
    const PLAYERS: RangeInclusive<u8> = PLAYERS;
    const VERSION: u16 = 1;
    const OPTIONS: &'static [Choice] = OPTIONS;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Legal = Legal;
    type Event = Event;

    fn setup(setup: &Setup<Options>, dice: &mut Dice, witness: &mut impl Witness<Event>) -> State {
        let players = setup.players;
        // Our ruling (Q17): the first trump and the first lead are drawn.
        let trump = dice.pick(&Colour::ALL);
        let start = Seat(dice.below(u32::from(players)) as u8);
        let mut state = State { trump, ..blank(setup) };
        deal(&mut state, start, dice, witness);
        state
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        match state.stage {
            Stage::Play | Stage::Rob => Turn::One(state.next),
            Stage::Escape => {
                let choosing = |seat: &Seat| state.kept[at(*seat)].is_empty();
                Turn::Several(state.everyone().filter(choosing).collect())
            }
            Stage::Over => Turn::Over,
        }
    }

    #[inline]
    fn legal(state: &State, seat: Seat) -> Legal {
        let mut legal: ArrayVec<Action, MOST_ACTIONS> = ArrayVec::new();
        match state.stage {
            Stage::Play if seat == state.next => {
                legal.extend(playable(state).into_iter().map(Action::Play));
                legal.extend(evading(state).into_iter().map(Action::Evade));
            }
            Stage::Escape if seat.0 < state.players && state.kept[at(seat)].is_empty() => {
                legal.extend(escapes(&state.pile(seat)).map(Action::Escape));
            }
            Stage::Rob if seat == state.next => {
                legal.extend(targets(state, seat).map(|(victim, nusa)| Action::Rob(victim, nusa)));
            }
            _ => {}
        }
        legal.into_iter()
    }

    #[inline]
    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        witness: &mut impl Witness<Event>,
    ) {
        match action {
            Action::Play(card) => play(state, card, witness),
            Action::Evade(card) => {
                evade(state);
                play(state, card, witness);
            }
            Action::Escape(cards) => return choose(state, seat, cards, witness),
            Action::Rob(victim, flower) => return rob(state, victim, flower, dice, witness),
        }
        if state.trick().count == state.players {
            take(state, dice, witness);
        }
    }

    fn moment(state: &State) -> Moment {
        let step = if state.stage == Stage::Play { state.taken + 1 } else { state.taken };
        Moment { part: state.round.into(), step: step.into() }
    }

    /// Most points win; a tie goes to who has more of the last round; then the win is shared.
    fn outcome(state: &State) -> Option<Outcome> {
        if state.stage != Stage::Over {
            return None;
        }
        let last = state.points[usize::from(state.round - 1)];
        let standing = |seat: Seat| (score::total(state, seat, state.round), last[at(seat)]);
        let mut ranking: Vec<Seat> = state.everyone().collect();
        ranking.sort_by_key(|seat| std::cmp::Reverse(standing(*seat)));
        let best = standing(ranking[0]);
        Some(Outcome {
            scores: state.everyone().map(|seat| standing(seat).0.into()).collect(),
            winners: state.everyone().filter(|seat| standing(*seat) == best).collect(),
            ranking,
        })
    }
}

/// A match before its first deal.
pub(super) fn blank(setup: &Setup<Options>) -> State {
    State {
        players: setup.players,
        options: setup.options,
        round: 0,
        stage: Stage::Play,
        trump: Colour::Red,
        next: Seat(0),
        taken: 0,
        tricks: NO_TRICKS,
        voids: [0; MOST_SEATS],
        discarded: [None; MOST_SEATS],
        tableaux: [Tableau::EMPTY; MOST_SEATS],
        robbed: None,
        hands: [CardSet::EMPTY; MOST_SEATS],
        kept: [CardSet::EMPTY; MOST_SEATS],
        aside: CardSet::EMPTY,
        row: [Nusa::Small; ROW],
        removed: [Nusa::Small; REMOVED],
        points: [[0; MOST_SEATS]; ROUNDS as usize],
        basis: None,
    }
}

/// A new round, led by this seat (rules 2.1). The trump stays where it is.
fn deal(state: &mut State, start: Seat, dice: &mut Dice, witness: &mut impl Witness<Event>) {
    clear(state, start);
    state.round += 1;
    let mut aside = deck(state.players);
    let mut bag: ArrayVec<Card, { CardSet::MOST }> = aside.into_iter().collect();
    let mut left = bag.len();
    for seat in state.everyone() {
        let mut hand = CardSet::EMPTY;
        for _ in 0..HAND {
            hand.insert(dice.draw(&mut bag, &mut left));
        }
        aside = aside - hand;
        state.hands[at(seat)] = hand;
    }
    state.aside = aside;
    lay_row(state, dice);
    witness.saw(|| Event::round(state));
}

/// Takes everything off the table but the points and the island piece.
pub(super) fn clear(state: &mut State, start: Seat) {
    state.stage = Stage::Play;
    state.next = start;
    state.taken = 0;
    state.tricks = NO_TRICKS;
    state.trick_mut().lead = start;
    state.voids = [0; MOST_SEATS];
    state.discarded = [None; MOST_SEATS];
    state.tableaux = [Tableau::EMPTY; MOST_SEATS];
    state.robbed = None;
    state.hands = [CardSet::EMPTY; MOST_SEATS];
    state.kept = [CardSet::EMPTY; MOST_SEATS];
}

/// Some cards are left out, unseen; the others make the row.
fn lay_row(state: &mut State, dice: &mut Dice) {
    let mut bag = ArrayVec::from(every_card());
    for always in ALWAYS {
        let found = bag.iter().position(|nusa| *nusa == always);
        bag.remove(found.expect("what is in every row exists"));
    }
    let mut left = bag.len();
    state.removed = std::array::from_fn(|_| dice.draw(&mut bag, &mut left));
    // In order, so that the order says nothing.
    state.removed.sort();
    bag.truncate(left);
    bag.extend(ALWAYS);
    let mut left = bag.len();
    state.row = std::array::from_fn(|_| dice.draw(&mut bag, &mut left));
}

/// The cards that the seat whose turn it is may play as they are: the lead colour as long as it
/// holds that, else any.
#[inline]
pub(super) fn playable(state: &State) -> CardSet {
    let hand = state.hands[at(state.next)];
    let following = state.trick().colour().map(|lead| hand.of(lead));
    following.filter(|cards| !cards.is_empty()).unwrap_or(hand)
}

/// The cards that the seat whose turn it is may play behind an evasion (rules 2.2): in the invasion,
/// once a round and once a trick, if it holds a single card of the lead colour.
#[inline]
pub(super) fn evading(state: &State) -> CardSet {
    let trick = state.trick();
    let hand = state.hands[at(state.next)];
    let free = state.taken < INVASION
        && trick.evader.is_none()
        && state.discarded[at(state.next)].is_none();
    trick.colour().filter(|_| free).map_or(CardSet::EMPTY, |lead| behind(hand, lead))
}

/// What could be played once the only card of this colour is discarded: nothing, if it is not the
/// only one.
pub(super) fn behind(hand: CardSet, lead: Colour) -> CardSet {
    if hand.of(lead).count() == 1 { hand - hand.of(lead) } else { CardSet::EMPTY }
}

/// Every way to keep three cards of a pile, by their places in it.
pub(super) fn escapes(pile: &[Card]) -> impl Iterator<Item = [Card; ESCAPE]> {
    let places = 0..pile.len();
    places.clone().flat_map(move |a| {
        let later = (a + 1)..pile.len();
        later.flat_map(move |b| ((b + 1)..pile.len()).map(move |c| [pile[a], pile[b], pile[c]]))
    })
}

/// Whom this seat could rob of what, by seat and then by kind.
pub(super) fn targets(state: &State, robber: Seat) -> impl Iterator<Item = (Seat, Nusa)> {
    let victims = state.everyone().filter(move |seat| *seat != robber);
    victims.flat_map(move |victim| {
        let held = state.tableaux[at(victim)].face_up();
        let flowers = Nusa::ALL.into_iter().filter(|nusa| nusa.icons().flower);
        flowers.filter(|nusa| held.contains(nusa)).map(move |nusa| (victim, nusa))
    })
}

/// The single card of the lead colour goes away without effect (rules 5, Q9).
fn evade(state: &mut State) {
    let seat = state.next;
    let lead = state.trick().colour().expect("nobody evades their own lead");
    let card = state.hands[at(seat)].of(lead).lowest().expect("there is a card to discard");
    state.hands[at(seat)].remove(card);
    state.discarded[at(seat)] = Some(card);
    state.trick_mut().evader = Some(seat);
}

#[inline]
fn play(state: &mut State, card: Card, witness: &mut impl Witness<Event>) {
    let seat = state.next;
    state.hands[at(seat)].remove(card);
    state.trump = state.trump.after(card);
    let trick = state.trick_mut();
    trick.lay(card);
    let (reversed, evades) = (trick.reversed, trick.evader == Some(seat));
    let lead = trick.cards()[0].colour();
    // Also after an evasion: the card that was discarded was the only one.
    state.voids[at(seat)] |= u8::from(card.colour() != lead) << lead as u8;
    state.next = Seat(if seat.0 + 1 == state.players { 0 } else { seat.0 + 1 });
    witness.saw(|| {
        let evaded = state.discarded[at(seat)].filter(|_| evades);
        Event::Played { seat, card, evaded, now: Now { trump: state.trump, reversed } }
    });
}

/// The winner takes the next card of the row (rules 2.3), and may have to turn theirs face down.
fn take(state: &mut State, dice: &mut Dice, witness: &mut impl Witness<Event>) {
    let trick = *state.trick();
    let winner = trick.ahead(state.trump, state.players).expect("the lead itself is in the pool");
    let gains = state.row[usize::from(state.taken)];
    let tableau = &mut state.tableaux[at(winner)];
    tableau.gain(gains);
    let flipped = tableau.check_skulls();
    state.trick_mut().flipped = flipped;
    state.taken += 1;
    state.trick_mut().lead = winner;
    witness.saw(|| Event::Trick {
        number: state.taken,
        winner,
        trump: state.trump,
        reversed: trick.reversed,
        gains,
        flipped: just_flipped(state),
    });
    let robber = robber(state, winner, gains);
    match robber.filter(|robber| targets(state, *robber).next().is_some()) {
        Some(robber) => (state.stage, state.next) = (Stage::Rob, robber),
        None => go_on(state, dice, witness),
    }
}

/// The cards that were turned face down when the last trick was taken, in the order gained.
pub(super) fn just_flipped(state: &State) -> Vec<Nusa> {
    let Some(last) = state.piles().last() else {
        return Vec::new();
    };
    let down = state.tableaux[at(state.trick().lead)].face_down();
    down[down.len() - usize::from(last.flipped)..].to_vec()
}

/// Who robs now, if the bee lies face up before them (rules 5, Q1).
fn robber(state: &State, winner: Seat, gains: Nusa) -> Option<Seat> {
    let robs =
        |seat: &Seat| state.tableaux[at(*seat)].face_up().iter().any(|nusa| nusa.icons().robs);
    match state.options.robbery_timing {
        RobberyTiming::OnReceive => Some(winner).filter(|_| gains.icons().robs).filter(robs),
        RobberyTiming::EndOfRound if state.piles().len() == ROW => state.everyone().find(robs),
        RobberyTiming::EndOfRound => None,
    }
}

fn rob(
    state: &mut State,
    from: Seat,
    flower: Nusa,
    dice: &mut Dice,
    witness: &mut impl Witness<Event>,
) {
    let by = state.next;
    state.tableaux[at(from)].lose(flower);
    state.tableaux[at(by)].gain(flower);
    // Our ruling (Q2): skulls would count here too; `values` makes sure that no flower has any.
    state.robbed = Some(Robbery { by, from, flower });
    witness.saw(|| Event::Robbed { by, from, card: flower });
    go_on(state, dice, witness);
}

/// After a trick, and a robbery if there was one.
fn go_on(state: &mut State, dice: &mut Dice, witness: &mut impl Witness<Event>) {
    state.next = state.trick().lead;
    state.stage = Stage::Play;
    if state.taken == INVASION {
        end_invasion(state, witness);
    } else if state.piles().len() == ROW {
        finish_round(state, dice, witness);
    }
}

/// A seat that has not evaded has a card left: it is shown, and goes away without effect (rules 2.5).
fn end_invasion(state: &mut State, witness: &mut impl Witness<Event>) {
    for seat in state.everyone() {
        if let Some(card) = state.hands[at(seat)].lowest() {
            state.hands[at(seat)].remove(card);
            state.discarded[at(seat)] = Some(card);
            witness.saw(|| Event::LeftOver { seat, card });
        }
    }
    state.voids = [0; MOST_SEATS];
    state.stage = Stage::Escape;
}

/// Chosen in secret: nothing is known of it before everybody has chosen, and then only by its owner.
fn choose(state: &mut State, seat: Seat, cards: [Card; ESCAPE], witness: &mut impl Witness<Event>) {
    state.kept[at(seat)] = cards.into_iter().collect();
    if state.everyone().any(|seat| state.kept[at(seat)].is_empty()) {
        return;
    }
    state.hands = state.kept;
    state.stage = Stage::Play;
    for seat in state.everyone() {
        witness.saw(|| Event::escapes(state, seat));
    }
}

/// Scores the round, and ends the match or deals the next round (rules 2.6).
fn finish_round(state: &mut State, dice: &mut Dice, witness: &mut impl Witness<Event>) {
    let (tableaux, robbed, aside) = (state.tableaux, state.robbed, state.aside);
    state.points[usize::from(state.round - 1)] = score::points(state);
    let basis = Basis { tableaux, robbed, aside };
    state.basis = Some(basis);
    witness.saw(|| Event::round_over(state.round, &score::account_for(state, &basis, state.round)));
    if state.round == ROUNDS {
        state.stage = Stage::Over;
        return;
    }
    deal(state, state.trick().lead, dice, witness);
}
