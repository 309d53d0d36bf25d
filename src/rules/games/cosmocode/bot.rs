//! What is sensible to do, by rules of thumb. It is asked very often by a bot that thinks ahead, so it
//! reads the state as it is; of the hands it looks only at that of the seat to act.

use arrayvec::ArrayVec;

use super::cards::{Bag, Card, KINDS, Perk, Revealed};
use super::deck::{Channel, Deck, Range};
use super::missing::{Run, nearest};
use super::state::{Hearing, Holdings, Stage, State};
use super::values::{HIGHEST, LIMIT, RUN};
use super::{Action, CosmoCode, Step};
use crate::dice::Dice;
use crate::game::{MOST_SEATS, Mind, Moment, Payoffs, Rules, Seat, random};

/// The bot listens far away once that is as likely as this to bring a red card, in hundredths.
const HOPE: u32 = 35;
/// The blue cards that it wants before that, and the green cards after them.
const BLUES: u8 = 4;
/// The triples of red cards that are looked at to see how likely that is: by the seat to act, and in
/// imagination.
const LOOKS: u32 = 240;
const GLANCES: u32 = 40;

/// The rounds after which an imagined match is judged.
const HORIZON: u16 = 5;
/// What a red card is worth, in cards in hand; and how much likelier each such card makes the win.
const SIGNAL: i32 = 9;
const ODDS: f32 = 1.3;

impl Mind for CosmoCode {
    const CHANCY: bool = true;

    /// Fills its hand until a red card is likely enough, and spends only what brings a card that is worth
    /// more.
    fn sensible(state: &State, _seat: Seat, dice: &mut Dice) -> Action {
        choose(state, LOOKS, dice)
    }

    /// What a beginner does: often listens anywhere, and now and then spends cards in vain.
    fn plausible(state: &State, seat: Seat, dice: &mut Dice) -> Action {
        let whim = match state.stage {
            Stage::Range => 3,
            Stage::Manipulate => 12,
            Stage::Take | Stage::Perk | Stage::Drop | Stage::Over => 1,
        };
        if dice.below(whim) == 0 {
            random::<CosmoCode>(state, seat, dice)
        } else {
            choose(state, GLANCES, dice)
        }
    }

    /// The same, at a glance.
    fn quick(state: &State, _seat: Seat, dice: &mut Dice) -> Action {
        choose(state, GLANCES, dice)
    }

    /// How everybody stands some rounds after the thought began: red cards, and what is in hand to get the
    /// next one with.
    fn judge(state: &State, since: Moment) -> Option<Payoffs> {
        if state.stage != Stage::Range || state.round < since.part.saturating_add(HORIZON) {
            return None;
        }
        let players = usize::from(state.players);
        let mut odds = [0.0_f32; MOST_SEATS];
        for ((_, holdings), odds) in state.everyone().zip(&mut odds) {
            let cards = holdings.count() as i32 + SIGNAL * holdings.signals.len() as i32;
            *odds = ODDS.powi(cards);
        }
        let odds = &odds[..players];
        let all: f32 = odds.iter().sum();
        let mut payoffs = Payoffs::default();
        for (seat, payoff) in payoffs[..players].iter_mut().enumerate() {
            let own = odds[seat];
            let behind = odds.iter().map(|other| own / (own + other)).sum::<f32>() - 0.5;
            *payoff = (behind / (players - 1) as f32 + own / all) / 2.0;
        }
        Some(payoffs)
    }
}

fn choose(state: &State, looks: u32, dice: &mut Dice) -> Action {
    let own = state.own();
    match (state.stage, &state.hearing) {
        (Stage::Range, _) => listen(state, looks, dice),
        (Stage::Manipulate, Some(hearing)) => change(own, hearing, state.indicator),
        (Stage::Take, Some(hearing)) => take(own, hearing),
        (Stage::Perk, _) => Action::Perk(Perk::Flexible),
        (Stage::Drop, _) => Action::Drop(spare(own)),
        _ => Action::Done,
    }
}

fn listen(state: &State, looks: u32, dice: &mut Dice) -> Action {
    let range = range(state, looks);
    let at = range.deck() as usize;
    if state.decks[at].count() + state.discards[at].count() == 0 {
        return dice.pick(CosmoCode::legal(state, state.actor).as_slice());
    }
    Action::Listen(range)
}

fn range(state: &State, looks: u32) -> Range {
    let [blues, greens] = [0, 1].map(|at: usize| state.own().hand[at].count());
    if usize::from(blues + greens) >= LIMIT || hope(state, looks) >= HOPE {
        Range::Long
    } else if blues < BLUES {
        Range::Short
    } else {
        Range::Mid
    }
}

/// In how many of a hundred triples of red cards there is a run to be made, going by this number of them:
/// always the same ones, so that the same hand does the same.
pub(super) fn hope(state: &State, looks: u32) -> u32 {
    const RED: usize = Deck::Red as usize;
    let mut bag = state.decks[RED];
    if usize::from(bag.count()) < RUN {
        bag.add_all(&state.discards[RED]);
    }
    let reds: ArrayVec<Card, { KINDS as usize }> = bag.kinds(Deck::Red).collect();
    let count = reds.len() as u64;
    if reds.len() < RUN {
        return HOPE;
    }
    let purse = Purse::new(state.own(), state.indicator);
    let mut good = 0;
    let mut word = 0x9e37_79b9_7f4a_7c15_u64;
    let mut below = |most: u64| {
        word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (((word >> 32) * most) >> 32) as usize
    };
    for _ in 0..looks {
        let one = below(count);
        let mut two = below(count - 1);
        two += usize::from(two >= one);
        let mut three = below(count - 2);
        three += usize::from(three >= one.min(two));
        three += usize::from(three >= one.max(two));
        good += u32::from(purse.reaches([reds[one], reds[two], reds[three]]));
    }
    good * 100 / looks
}

/// How much a hand can change, counted.
struct Purse {
    /// How many cards can be spent as blue ones, by number, and in all.
    numbers: [u8; HIGHEST as usize + 1],
    blues: u8,
    greens: u8,
    /// How many can be spent in all.
    all: u8,
    indicator: Channel,
}

impl Purse {
    fn new(own: &Holdings, indicator: Channel) -> Purse {
        let mut numbers = [0; HIGHEST as usize + 1];
        let converts = own.perk == Some(Perk::Flexible);
        let mut count = |bag: &Bag| {
            for kind in 0..KINDS {
                numbers[usize::from(kind) / 2 + 1] += bag.of(usize::from(kind));
            }
        };
        let [blue, green] = &own.hand;
        count(blue);
        if converts {
            count(green);
        }
        let (blues, greens) = (blue.count(), green.count());
        let all = blues + greens;
        Purse { numbers, blues: if converts { all } else { blues }, greens, all, indicator }
    }

    /// Can these cards be made a run that is received?
    fn reaches(&self, cards: [Card; RUN]) -> bool {
        let steps = steps(cards.map(Card::number));
        if steps > self.greens {
            return false;
        }
        let mut off = [0_u8; 2];
        let mut payable = [true; 2];
        for card in cards {
            let flip = usize::from(card.channel() == self.indicator);
            off[flip] += 1;
            payable[flip] &= self.numbers[usize::from(card.number())] > 0;
        }
        let plain = payable[0] && off[0] + steps <= self.all;
        let flipped = off[1] + 2;
        plain || (payable[1] && flipped <= self.blues && flipped + steps <= self.all)
    }
}

/// How many steps numbers are from a run.
fn steps(mut numbers: [u8; RUN]) -> u8 {
    numbers.sort_unstable();
    let [low, mid, high] = numbers.map(i16::from);
    let (mid, high) = (mid - 1, high - 2);
    let first = low.min(mid).max(low.max(mid).min(high)).clamp(1, i16::from(HIGHEST) - 2);
    (low.abs_diff(first) + mid.abs_diff(first) + high.abs_diff(first)) as u8
}

/// The next step to what the revealed cards can bring at a fair price.
fn change(own: &Holdings, hearing: &Hearing, indicator: Channel) -> Action {
    let price = match hearing.range {
        Range::Long => LIMIT,
        Range::Mid => 1,
        Range::Short => return Action::Done,
    };
    let means = Means {
        hand: own.cards().take(LIMIT).collect(),
        indicator,
        converts: own.perk == Some(Perk::Flexible),
    };
    let found = means.cheapest(hearing.range, &hearing.revealed, hearing.tuned);
    found.filter(|(cost, _)| *cost <= price).map_or(Action::Done, |(_, step)| step)
}

/// The card to take: one of a number that is not in hand yet.
fn take(own: &Holdings, hearing: &Hearing) -> Action {
    let held = |number: u8| own.cards().any(|card| card.number() == number);
    let places = (0..).zip(&hearing.revealed);
    let fresh = places.into_iter().find(|(_, heard)| !held(heard.card.number()));
    Action::Take(fresh.map_or(0, |(place, _)| place))
}

/// A card to drop: one of the colour there is most of, best one whose number is there twice.
fn spare(own: &Holdings) -> Card {
    let hand: ArrayVec<Card, { LIMIT + 4 }> = own.cards().take(LIMIT + 4).collect();
    let of = |card: &Card| hand.iter().filter(|other| other.deck() == card.deck()).count();
    let same = |card: &Card| hand.iter().filter(|other| other.number() == card.number()).count();
    let spare = hand.iter().max_by_key(|card| (of(card), same(card)));
    *spare.expect("a hand over the limit is not empty")
}

/// What a player can change the revealed cards with.
struct Means {
    hand: ArrayVec<Card, LIMIT>,
    indicator: Channel,
    converts: bool,
}

impl Means {
    /// The fewest cards that make the revealed ones be received, and the first step to it.
    fn cheapest(
        &self,
        range: Range,
        revealed: &[Revealed],
        tuned: bool,
    ) -> Option<(usize, Action)> {
        let ways = [false, true].map(|flip| self.way(range, revealed, tuned, flip));
        ways.into_iter().flatten().min_by_key(|(cost, _)| *cost)
    }

    fn way(
        &self,
        range: Range,
        revealed: &[Revealed],
        tuned: bool,
        flip: bool,
    ) -> Option<(usize, Action)> {
        let mut left = self.hand.clone();
        let mut steps: ArrayVec<Action, LIMIT> = ArrayVec::new();
        let as_blue = |card: &Card| self.converts || card.deck() == Deck::Blue;
        let channel = if flip { self.indicator.other() } else { self.indicator };
        for (place, heard) in (0..).zip(revealed).filter(|(_, heard)| heard.channel != channel) {
            let fits = |card: &Card| as_blue(card) && card.number() == heard.number;
            steps.push(Action::Shift(left.remove(left.iter().position(fits)?), place));
        }
        let mut cost = steps.len();
        if flip {
            let one = left.remove(left.iter().position(as_blue)?);
            let other = left.remove(left.iter().position(as_blue)?);
            steps.push(Action::Flip(one, other));
            cost += 2;
        }
        if tuned && cost > 0 {
            return None;
        }
        let run = nearest(revealed).filter(|_| range == Range::Long);
        if let Some(Run { numbers, steps: tunes }) = run {
            let tunes = usize::from(tunes);
            let mut greens = left.iter().filter(|card| card.deck() == Deck::Green);
            if tunes > greens.clone().count() {
                return None;
            }
            let mut aims = (0..).zip(revealed.iter().map(|heard| heard.number).zip(numbers));
            let first = aims.find(|(_, (number, aim))| number != aim);
            if let (Some((place, (number, aim))), Some(green)) = (first, greens.next()) {
                let step = if number < aim { Step::Up } else { Step::Down };
                steps.push(Action::Tune(*green, place, step));
            }
            cost += tunes;
        }
        Some((cost, steps.first().copied().unwrap_or(Action::Done)))
    }
}
