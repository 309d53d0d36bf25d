//! What is sensible to do, by rules of thumb: asked millions of times by a bot that thinks ahead, so it
//! reads the state as it is and makes nothing. Of what is hidden it looks only at what the seat can
//! tell: which cards are out, not who holds them.

use arrayvec::ArrayVec;

use super::cards::{Card, CardSet, Colour, Nusa};
use super::judge::plunder;
use super::rules::{evading, playable};
use super::state::{ESCAPE, INVASION, RobberyTiming, Stage, State, Tableau, Trick, at, deck};
use super::values::{ALWAYS, FACE_DOWN, ROW, SKULLS, highest};
use super::{Action, NusaMystic};
use super::{MOST_ACTIONS, judge};
use crate::dice::Dice;
use crate::game::{Mind, Moment, Payoffs, Rules, Seat, random};
use crate::tricks::TrickTaking;

/// What a card of each kind is about worth, in sixteenths of a point, as long as its skulls do no harm;
/// in the order of [`Nusa::ALL`].
const WORTH: [i32; 6] = [8, 15, 22, 16, 12, 24];
/// What a card in hand is worth that will win nothing, in the same coin: enough to decide between
/// actions that are otherwise equal.
const SPARE: i32 = 40;
/// The parts in which the chance to win a trick is counted.
const SURE: i32 = 256;

impl Mind for NusaMystic {
    /// What somebody does who wants the cards that are worth having, and leaves the others the rest.
    fn sensible(state: &State, seat: Seat, _dice: &mut Dice) -> Action {
        match state.stage {
            Stage::Play => play(state, seat),
            Stage::Escape => Action::Escape(keep(state, seat)),
            Stage::Rob | Stage::Over => {
                let (victim, flower) = plunder(state, seat).expect("there is a flower to rob");
                Action::Rob(victim, flower)
            }
        }
    }

    /// What a beginner does: often any card, but no evasion on a whim.
    fn plausible(state: &State, seat: Seat, dice: &mut Dice) -> Action {
        if dice.below(2) == 0 {
            return NusaMystic::sensible(state, seat, dice);
        }
        let plays =
            NusaMystic::legal(state, seat).filter(|action| !matches!(action, Action::Evade(_)));
        let plays: ArrayVec<Action, { MOST_ACTIONS }> = plays.collect();
        if plays.is_empty() { random::<NusaMystic>(state, seat, dice) } else { dice.pick(&plays) }
    }

    #[inline]
    fn judge(state: &State, since: Moment) -> Option<Payoffs> {
        if u16::from(state.round) > since.part {
            let last = state.points[usize::from(state.round) - 2];
            return Some(judge::weigh(state, state.round - 1, last));
        }
        let last = usize::from(state.taken) + 1 == ROW && state.trick().count == 0;
        (last && state.stage == Stage::Play).then(|| judge::finish(state))
    }
}

/// The card that brings the most, by the chance to win with it and by what winning would bring.
#[inline]
fn play(state: &State, seat: Seat) -> Action {
    let follow = playable(state);
    let evade = evading(state);
    if follow.count() == 1 && evade.is_empty() {
        return Action::Play(follow.lowest().expect("there is one"));
    }
    let trying = Trying::new(state, seat);
    let mut best = (i32::MIN, Action::Play(Card::new(Colour::Red, 1)));
    for card in follow {
        let worth = trying.worth(card);
        if worth > best.0 {
            best = (worth, Action::Play(card));
        }
    }
    for card in evade {
        let worth = trying.worth(card) - EVASION;
        if worth > best.0 {
            best = (worth, Action::Evade(card));
        }
    }
    best.1
}

/// To evade costs the card that could have been chosen last.
const EVASION: i32 = 2 * SURE;

/// A seat that is about to play a card.
struct Trying {
    trump: Colour,
    /// Nothing for the leader.
    lead: Option<Colour>,
    reversed: bool,
    /// The cards of the trick.
    table: CardSet,
    /// What others may still play, as far as the seat can tell.
    out: CardSet,
    /// How many come after the seat, and how many of the cards that are out one of them holds, in parts.
    after: u8,
    share: i32,
    /// What it is worth to win the trick, and what a strong card is worth later.
    gain: i32,
    later: i32,
    highest: i32,
}

impl Trying {
    #[inline]
    fn new(state: &State, seat: Seat) -> Trying {
        let trick = state.trick();
        let table: CardSet = trick.cards().iter().copied().collect();
        let out = out(state, seat);
        let after = state.players - trick.count - 1;
        let hand = state.hands[at(seat)].count();
        let share = SURE * i32::from(hand) / i32::from(out.count().max(1));
        let rival = trick.ahead(state.trump, state.players);
        let rival = rival.unwrap_or(Seat((seat.0 + 1) % state.players));
        let own = prize(state, seat);
        let gain = own - prize(state, rival) / i32::from(state.players - 1);
        let left = if state.taken < INVASION { INVASION } else { ROW as u8 } - state.taken - 1;
        Trying {
            trump: state.trump,
            lead: trick.colour(),
            reversed: trick.reversed,
            table,
            out,
            after,
            share,
            gain,
            later: i32::from(left),
            highest: highest(state.players).into(),
        }
    }

    /// What it is worth to play this card.
    #[inline]
    fn worth(&self, card: Card) -> i32 {
        self.chance(card) * self.gain - self.strength(card)
    }

    /// How much would be missed later.
    #[inline]
    fn strength(&self, card: Card) -> i32 {
        let trump = if card.colour() == self.trump { SPARE * 3 } else { 0 };
        let special = if card.reverses() || card.moves_trump() { SPARE * 2 } else { 0 };
        let rank = i32::from(card.rank()) * 4 * SPARE / self.highest;
        if self.later == 0 { 0 } else { trump + special + rank }
    }

    /// The chance to win with this card.
    #[inline]
    fn chance(&self, card: Card) -> i32 {
        let trump = self.trump.after(card);
        let reversed = self.reversed ^ card.reverses();
        let mut table = self.table;
        table.insert(card);
        let lead = self.lead.unwrap_or(card.colour());
        let trumps = table.of(trump);
        let pool = if trumps.is_empty() { table.of(lead) } else { trumps };
        let best = if reversed { pool.lowest() } else { pool.highest() };
        let after = i32::from(self.after);
        if best != Some(card) {
            return after * SURE / 24;
        }
        if after == 0 {
            return SURE;
        }
        // In quarters: what beats it, what could if somebody may not follow, and what turns the trick.
        let beats = if reversed { self.out.below(card) } else { self.out.above(card) };
        let mut beaten = 3 * i32::from(beats.count());
        if card.colour() != trump {
            beaten += i32::from(self.out.of(trump).count());
        }
        beaten += i32::from(self.out.of(lead).ranked(2).count());
        beaten += i32::from(self.out.of(trump).ranked(4).count());
        let miss = (SURE - self.share * beaten / 5).max(SURE / 8);
        let mut chance = miss;
        for _ in 1..after {
            chance = chance * miss / SURE;
        }
        chance
    }
}

/// The cards that others may still play, as this seat can tell.
#[inline]
fn out(state: &State, seat: Seat) -> CardSet {
    let all = deck(state.players);
    if state.taken < INVASION {
        // What is in the others' hands or aside, taken together, is what has not been seen.
        let others = state.everyone().filter(|other| *other != seat);
        return others.fold(state.aside, |out, other| out | state.hands[at(other)]);
    }
    // What was played in the invasion may come again once.
    let gone: CardSet = state.discarded.iter().flatten().copied().collect();
    let escape = &state.tricks[usize::from(INVASION)..=usize::from(state.taken)];
    let again: CardSet = escape.iter().flat_map(Trick::cards).copied().collect();
    all - gone - state.aside - again - state.kept[at(seat)]
}

/// What it would be worth to this seat to win the trick, as far as anybody can tell.
#[inline]
fn prize(state: &State, seat: Seat) -> i32 {
    let place = usize::from(state.taken).min(ROW - 1);
    let holdings = &state.tableaux[at(seat)];
    let there = state.row[place];
    if !FACE_DOWN.contains(&place) {
        return worth(holdings, there, state.options.robbery_timing);
    }
    let timing = state.options.robbery_timing;
    // What lies there is one of those that nobody has seen.
    if place == FACE_DOWN[1] {
        if ALWAYS.contains(&there) {
            return worth(holdings, there, timing);
        }
        let [one, other] = state.removed.map(|nusa| worth(holdings, nusa, timing));
        return (worth(holdings, there, timing) + one + other) / 3;
    }
    14
}

/// What a card would be worth to the holder of these.
#[inline]
pub(super) fn worth(holdings: &Tableau, nusa: Nusa, timing: RobberyTiming) -> i32 {
    let icons = nusa.icons();
    if icons.skulls == 0 {
        let late = nusa == Nusa::Bee && timing == RobberyTiming::OnReceive;
        return WORTH[nusa as usize] - 6 * i32::from(late);
    }
    let (mut skulls, mut lost) = (icons.skulls, 0);
    for held in holdings.face_up() {
        skulls += held.icons().skulls;
        lost += WORTH[*held as usize];
    }
    if skulls >= SKULLS { -lost } else { WORTH[nusa as usize] }
}

/// What to keep for the escape: a strong card for each trick that is worth winning, and weak ones for
/// the others.
fn keep(state: &State, seat: Seat) -> [Card; ESCAPE] {
    let pile = state.pile(seat);
    let holdings = &state.tableaux[at(seat)];
    let row = &state.row[usize::from(INVASION)..];
    let wanted =
        row.iter().filter(|nusa| worth(holdings, **nusa, state.options.robbery_timing) > 0).count();
    let mut order = pile.clone();
    order.sort_unstable_by_key(|card| std::cmp::Reverse(strength(*card, state.trump)));
    let kept: CardSet =
        order[..wanted].iter().chain(&order[order.len() - (ESCAPE - wanted)..]).copied().collect();
    let mut kept = pile.into_iter().filter(|card| kept.has(*card));
    std::array::from_fn(|_| kept.next().expect("so many were chosen"))
}

/// How likely a card is to win something, for comparison.
pub(super) fn strength(card: Card, trump: Colour) -> u8 {
    let bonus = if card.colour() == trump { 6 } else { 0 };
    let special = if card.reverses() { 3 } else { 0 };
    card.rank() + bonus + special
}
