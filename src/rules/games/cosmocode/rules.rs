//! What may be done, and what it does (rules 3).

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;

use super::cards::{Bag, Card, Perk, Revealed};
use super::deck::{Channel, Deck, Range};
use super::state::{Hearing, Holdings, OPTIONS, Options, Past, PerkScope, Stage, State};
use super::values::{GOAL, HIGHEST, LIMIT, MOST_REVEALED, PLAYERS, START, START_CHANNEL};
use super::{Action, Change, CosmoCode, Event, Legal, MOST_ACTIONS, Step};
use crate::dice::Dice;
use crate::game::{Moment, Outcome, Rules, Seat, Setup, Turn, Witness};
use crate::options::Choice;

/// Places of revealed cards, counted from 0.
pub(super) type Places = ArrayVec<u8, MOST_REVEALED>;

impl Rules for CosmoCode {
    const ID: &'static str = "cosmocode";
    const PLAYERS: RangeInclusive<u8> = PLAYERS;
    const VERSION: u16 = 1;
    const OPTIONS: &'static [Choice] = OPTIONS;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Legal = Legal;
    type Event = Event;

    fn setup(setup: &Setup<Options>, dice: &mut Dice, witness: &mut impl Witness<Event>) -> State {
        let mut state = State {
            players: setup.players,
            options: setup.options,
            stage: Stage::Range,
            round: 1,
            first: Seat(0),
            actor: Seat(0),
            indicator: START_CHANNEL,
            decks: Deck::ALL.map(Bag::full),
            discards: Default::default(),
            renewed: false,
            seats: Default::default(),
            hearing: None,
            last: None,
        };
        let State { decks: [blue, ..], seats, .. } = &mut state;
        for holdings in &mut seats[..usize::from(setup.players)] {
            (0..START).for_each(|_| holdings.unseen.add(blue.draw(dice)));
            holdings.hand[0] = holdings.unseen;
        }
        witness.saw(|| Event::dealt(&state));
        state.first = Seat(dice.below(u32::from(setup.players)) as u8);
        state.actor = state.first;
        witness.saw(|| Event::Turn { seat: state.first });
        state
    }

    fn turn(state: &State) -> Turn {
        if state.stage == Stage::Over { Turn::Over } else { Turn::One(state.actor) }
    }

    fn legal(state: &State, seat: Seat) -> Legal {
        let mut legal: ArrayVec<Action, MOST_ACTIONS> = ArrayVec::new();
        if seat != state.actor {
            return legal.into_iter();
        }
        match state.stage {
            Stage::Range => {
                // Our ruling (Q3): there must be a card to turn over.
                let there = |range: &Range| {
                    let at = range.deck() as usize;
                    state.decks[at].count() + state.discards[at].count() > 0
                };
                legal.extend(Range::ALL.into_iter().filter(there).map(Action::Listen));
            }
            Stage::Manipulate => manipulations(state, &mut legal),
            Stage::Take => {
                legal.extend((0..).take(hearing(state).revealed.len()).map(Action::Take));
            }
            Stage::Perk => legal.extend(Perk::ALL.map(Action::Perk)),
            Stage::Drop => legal.extend(state.own().kinds().map(Action::Drop)),
            Stage::Over => {}
        }
        legal.into_iter()
    }

    fn apply(
        state: &mut State,
        _seat: Seat,
        action: Action,
        dice: &mut Dice,
        witness: &mut impl Witness<Event>,
    ) {
        let by = state.actor;
        match action {
            Action::Listen(range) => reveal(state, range, dice, witness),
            Action::Shift(card, place) => {
                spend(state, card);
                let heard = &mut hearing_mut(state).revealed[usize::from(place)];
                let what = Change::of(by, heard);
                heard.channel = heard.channel.other();
                let channel = heard.channel;
                witness.saw(|| Event::Shifted { place: place + 1, spent: card, channel, what });
            }
            Action::Flip(one, other) => {
                spend(state, one);
                spend(state, other);
                state.indicator = state.indicator.other();
                let channel = state.indicator;
                witness.saw(|| Event::Flipped { spent: [one, other], channel, by });
            }
            Action::Tune(card, place, step) => {
                spend(state, card);
                let hearing = hearing_mut(state);
                hearing.tuned = true;
                let heard = &mut hearing.revealed[usize::from(place)];
                let what = Change::of(by, heard);
                heard.number = step.of(heard.number).expect("a number stays from 1 to 10 (Q5)");
                let number = heard.number;
                witness.saw(|| Event::Tuned { place: place + 1, spent: card, number, what });
            }
            Action::Done => match gain(hearing(state), state.indicator) {
                (places, true) if !places.is_empty() => state.stage = Stage::Take,
                (places, _) => receive(state, places, witness),
            },
            Action::Take(place) => receive(state, Places::from_iter([place]), witness),
            Action::Perk(perk) => {
                state.own_mut().perk = Some(perk);
                witness.saw(|| Event::Perk { seat: by, perk });
                check_hand(state, witness);
            }
            Action::Drop(card) => {
                discard(state, card);
                witness.saw(|| Event::Dropped { seat: by, card });
                check_hand(state, witness);
            }
        }
    }

    fn moment(state: &State) -> Moment {
        let step = (state.actor.0 + state.players - state.first.0) % state.players + 1;
        Moment { part: state.round, step: step.into() }
    }

    /// Two red cards win. When the rounds ran out: the most red cards, then the most cards in hand; who
    /// is equal in both shares the win (our ruling, Q22).
    fn outcome(state: &State) -> Option<Outcome> {
        if state.stage != Stage::Over {
            return None;
        }
        let worth = |holdings: &Holdings| (holdings.signals.len(), holdings.count());
        let best = state.everyone().map(|(_, holdings)| worth(holdings)).max();
        let won = |holdings: &Holdings| Some(worth(holdings)) == best;
        let winners = state.everyone().filter(|(_, holdings)| won(holdings)).map(|(seat, _)| seat);
        let mut ranking: Vec<(Seat, &Holdings)> = state.everyone().collect();
        ranking.sort_by_key(|(_, h)| std::cmp::Reverse((h.signals.len(), won(h))));
        Some(Outcome {
            scores: state.everyone().map(|(_, holdings)| holdings.signals.len() as i32).collect(),
            ranking: ranking.into_iter().map(|(seat, _)| seat).collect(),
            winners: winners.collect(),
        })
    }
}

/// Shifts and flips until the first tune, tunes at any time (rules 3.2).
fn manipulations(state: &State, legal: &mut ArrayVec<Action, MOST_ACTIONS>) {
    let (own, hearing) = (state.own(), hearing(state));
    let places = || (0..).zip(&hearing.revealed);
    if !hearing.tuned {
        let converts = own.perk == Some(Perk::Flexible);
        let blue = || own.kinds().filter(move |card| converts || card.deck() == Deck::Blue);
        for card in blue() {
            let same = places().filter(|(_, heard)| heard.number == card.number());
            legal.extend(same.map(|(place, _)| Action::Shift(card, place)));
        }
        for (at, one) in blue().enumerate() {
            let others = blue().skip(at).filter(|other| *other != one || own.of(one) > 1);
            legal.extend(others.map(|other| Action::Flip(one, other)));
        }
    }
    for card in own.kinds().filter(|card| card.deck() == Deck::Green) {
        for (place, heard) in places() {
            // Our ruling (Q5): numbers end at 1 and 10.
            let steps = Step::ALL.into_iter().filter(|step| step.of(heard.number).is_some());
            legal.extend(steps.map(|step| Action::Tune(card, place, step)));
        }
    }
    legal.push(Action::Done);
}

impl Step {
    /// The number one step from this one, if there is one.
    pub(super) fn of(self, number: u8) -> Option<u8> {
        let next = match self {
            Step::Up => number + 1,
            Step::Down => number - 1,
        };
        (1..=HIGHEST).contains(&next).then_some(next)
    }
}

fn hearing(state: &State) -> &Hearing {
    state.hearing.as_ref().expect("a range has been chosen")
}

fn hearing_mut(state: &mut State) -> &mut Hearing {
    state.hearing.as_mut().expect("a range has been chosen")
}

/// The places that listen on the indicator's channel.
fn matching(hearing: &Hearing, indicator: Channel) -> Places {
    let places = (0..).zip(&hearing.revealed);
    places.filter(|(_, heard)| heard.channel == indicator).map(|(place, _)| place).collect()
}

/// What is received as it stands (rules 3.3): the places, and whether only one of them can be chosen.
pub(super) fn gain(hearing: &Hearing, indicator: Channel) -> (Places, bool) {
    let places = matching(hearing, indicator);
    let all = places.len() == hearing.revealed.len();
    let holds = match hearing.range {
        Range::Short => return (places, false),
        Range::Mid => all && places.len() == 2,
        Range::Long => all && is_run(&hearing.revealed),
    };
    (if holds { places } else { Places::new() }, true)
}

/// Three numbers in a row, in any order; there is no way around from 10 to 1 (our ruling, Q5).
fn is_run(revealed: &[Revealed]) -> bool {
    let mut numbers: ArrayVec<u8, MOST_REVEALED> = revealed.iter().map(|x| x.number).collect();
    numbers.sort_unstable();
    matches!(numbers[..], [low, mid, high] if mid - low == 1 && high - mid == 1)
}

impl Change {
    fn of(by: Seat, heard: &Revealed) -> Change {
        Change { by, channel: heard.channel, number: heard.number }
    }
}

/// A card leaves the hand of the seat to act.
fn discard(state: &mut State, card: Card) {
    state.own_mut().give(card);
    state.discards[card.deck() as usize].add(card.kind());
}

fn spend(state: &mut State, card: Card) {
    discard(state, card);
    hearing_mut(state).spent.push(card);
}

/// Turns cards over. An empty deck is made anew from its discards only when a card is needed (our
/// ruling, Q3); what is turned over in this turn is not on that pile.
fn reveal(state: &mut State, range: Range, dice: &mut Dice, witness: &mut impl Witness<Event>) {
    let (deck, reach) = (range.deck(), state.reach(state.actor, range));
    let at = deck as usize;
    let mut revealed = ArrayVec::new();
    for _ in 0..reach {
        if state.decks[at].count() == 0 {
            if state.discards[at].count() == 0 {
                break;
            }
            state.decks[at] = std::mem::take(&mut state.discards[at]);
            state.renewed |= deck == Deck::Blue;
            witness.saw(|| Event::Reshuffled { deck });
        }
        let card = Card::of_kind(deck, state.decks[at].draw(dice) as u8);
        revealed.push(Revealed::new(card));
    }
    witness.saw(|| Event::Revealed {
        range,
        cards: revealed.iter().map(|heard| heard.card).collect(),
        by: state.actor,
    });
    let spent = ArrayVec::new();
    state.hearing = Some(Hearing { range, revealed, tuned: false, spent, received: None });
    state.stage = Stage::Manipulate;
}

/// The cards at these places are taken, as they are printed (our ruling, Q6); the others go to the
/// discards. Then there is a winner, a perk to choose, or the hand to look at (rules 3.4).
fn receive(state: &mut State, places: Places, witness: &mut impl Witness<Event>) {
    let seat = state.actor;
    let revealed = hearing(state).revealed.clone();
    let split = |wanted: bool| {
        let places = &places;
        let all = (0..).zip(&revealed);
        let some = all.filter(move |(place, _)| places.contains(place) == wanted);
        some.map(|(_, heard)| heard.card)
    };
    split(false).for_each(|card| state.discards[card.deck() as usize].add(card.kind()));
    let own = state.own_mut();
    split(true).for_each(|card| match card.deck() {
        Deck::Red => own.signals.push(card),
        held => own.hand[held as usize].add(card.kind()),
    });
    witness.saw(|| Event::Received {
        seat,
        cards: split(true).collect(),
        discarded: split(false).collect(),
    });
    let signal = split(true).any(|card| card.deck() == Deck::Red);
    hearing_mut(state).received = Some(places);
    if state.own().signals.len() == GOAL {
        end_turn(state);
        state.stage = Stage::Over;
    } else if signal && chooses_perk(state) {
        state.stage = Stage::Perk;
    } else {
        check_hand(state, witness);
    }
}

/// Does a player who just took their first red card choose a perk (Q11)?
fn chooses_perk(state: &State) -> bool {
    match state.options.perk_scope {
        PerkScope::EachPlayer => true,
        PerkScope::FirstPlayerOnly => state.seats.iter().all(|holdings| holdings.perk.is_none()),
    }
}

/// Cards are dropped down to the limit, then the next turn comes, unless that was the last one.
fn check_hand(state: &mut State, witness: &mut impl Witness<Event>) {
    if state.own().count() > LIMIT {
        state.stage = Stage::Drop;
        return;
    }
    end_turn(state);
    let next = state.next(state.actor);
    let starts = next == state.first;
    // Our ruling (Q22).
    if starts && state.round == state.options.max_rounds {
        state.stage = Stage::Over;
        return;
    }
    state.round = state.round.saturating_add(u16::from(starts));
    state.actor = next;
    state.stage = Stage::Range;
    witness.saw(|| Event::Turn { seat: next });
}

fn end_turn(state: &mut State) {
    let hearing = state.hearing.take().expect("a turn has a range");
    state.last = Some(Past { seat: state.actor, indicator: state.indicator, hearing });
}

impl Event {
    /// The starting hands.
    pub(super) fn dealt(state: &State) -> Event {
        Event::Dealt {
            hands: state.everyone().map(|(_, holdings)| holdings.cards().collect()).collect(),
        }
    }
}
