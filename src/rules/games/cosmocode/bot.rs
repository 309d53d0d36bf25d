//! A simple bot, and what is done for somebody who is silent. Both see a view and nothing else.

use arrayvec::ArrayVec;

use super::cards::{Card, Channel, Deck, HIGHEST, KINDS, Perk, Range, Revealed};
use super::state::{LIMIT, Stage};
use super::view::View;
use super::{Action, Step};
use crate::dice::Dice;

/// The bot listens far away once that is as likely as this to bring a red card, in hundredths.
const HOPE: u32 = 35;
/// Before that it wants so many blue cards, and green cards after them.
const BLUES: usize = 4;

/// Our ruling (Q23): nothing more is changed, the least card is taken, a random one is dropped.
pub(super) fn stand_in(view: &View, legal: &[Action], dice: &mut Dice) -> Action {
    let wanted = match view.stage {
        Stage::Range => Some(Action::Listen(Range::Short)),
        Stage::Manipulate => Some(Action::Done),
        Stage::Take => {
            let least = (0..).zip(&view.revealed).min_by_key(|(_, heard)| heard.card);
            least.map(|(place, _)| Action::Take(place))
        }
        Stage::Perk => Some(Action::Gain(Perk::Wide)),
        Stage::Drop | Stage::Over => None,
    };
    wanted.filter(|action| legal.contains(action)).unwrap_or_else(|| dice.pick(legal))
}

/// Fills its hand until a red card is likely enough, and spends only what brings a card that is worth
/// more.
pub(super) fn bot(view: &View, legal: &[Action], dice: &mut Dice) -> Action {
    let Some(hand) = view.own().and_then(|own| own.hand.as_deref()) else {
        return dice.pick(legal);
    };
    let perk = view.own().and_then(|own| own.perk);
    let means = Means { hand, indicator: view.indicator, converts: perk == Some(Perk::Flexible) };
    let wanted = match view.stage {
        Stage::Range => Some(Action::Listen(range(view, &means))),
        Stage::Manipulate => Some(change(view, &means)),
        Stage::Perk => Some(Action::Gain(Perk::Flexible)),
        Stage::Drop => Some(Action::Drop(spare(hand))),
        Stage::Take | Stage::Over => None,
    };
    wanted.filter(|action| legal.contains(action)).unwrap_or_else(|| dice.pick(legal))
}

fn range(view: &View, means: &Means<'_>) -> Range {
    let blues = means.hand.iter().filter(|card| card.deck() == Deck::Blue).count();
    if means.hand.len() == LIMIT || hope(view, means) >= HOPE {
        Range::Long
    } else if blues < BLUES {
        Range::Short
    } else {
        Range::Mid
    }
}

/// In how many of a hundred triples of red cards there is a run to be made.
fn hope(view: &View, means: &Means<'_>) -> u32 {
    let gone = |card: &Card| {
        let discards = &view.decks[Deck::Red as usize].discards;
        let taken = view.seats.iter().flat_map(|seat| &seat.signals);
        taken.chain(discards).any(|other| other == card)
    };
    let reds = (0..KINDS).map(|kind| Card::of_kind(Deck::Red, kind));
    let reds = reds.filter(|card| !gone(card)).map(Revealed::new);
    let reds: ArrayVec<Revealed, { KINDS as usize }> = reds.collect();
    let (mut good, mut all) = (0, 0);
    for (a, one) in reds.iter().enumerate() {
        for (b, two) in reds.iter().enumerate().skip(a + 1) {
            for three in &reds[b + 1..] {
                let found = means.cheapest(Range::Long, &[*one, *two, *three], false);
                good += u32::from(found.is_some());
                all += 1;
            }
        }
    }
    // A deck that runs out is made anew: nothing speaks against it.
    (good * 100).checked_div(all).unwrap_or(HOPE)
}

/// The next step to what the revealed cards can bring at a fair price.
fn change(view: &View, means: &Means<'_>) -> Action {
    let price = match view.range {
        Some(Range::Long) => LIMIT,
        Some(Range::Mid) => 1,
        Some(Range::Short) | None => return Action::Done,
    };
    let range = view.range.unwrap_or(Range::Short);
    let found = means.cheapest(range, &view.revealed, view.tuned);
    found.filter(|(cost, _)| *cost <= price).map_or(Action::Done, |(_, step)| step)
}

/// A card to drop: one of the colour there is most of, best one whose number is there twice.
fn spare(hand: &[Card]) -> Card {
    let of = |card: &Card| hand.iter().filter(|other| other.deck() == card.deck()).count();
    let same = |card: &Card| hand.iter().filter(|other| other.number() == card.number()).count();
    let spare = hand.iter().max_by_key(|card| (of(card), same(card)));
    *spare.expect("a hand over the limit is not empty")
}

/// What a player can change the revealed cards with.
struct Means<'a> {
    hand: &'a [Card],
    indicator: Channel,
    converts: bool,
}

impl Means<'_> {
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
        let mut left: ArrayVec<Card, LIMIT> = self.hand.iter().copied().take(LIMIT).collect();
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
        if range == Range::Long {
            let (tunes, place, step) = tunes(revealed);
            let green = left.iter().find(|card| card.deck() == Deck::Green);
            if tunes > left.iter().filter(|card| card.deck() == Deck::Green).count() {
                return None;
            }
            if let Some(green) = green.filter(|_| tunes > 0) {
                steps.push(Action::Tune(*green, place, step));
            }
            cost += tunes;
        }
        Some((cost, steps.first().copied().unwrap_or(Action::Done)))
    }
}

/// How many tunes make a run of three cards, and one of them.
fn tunes(revealed: &[Revealed]) -> (usize, u8, Step) {
    let mut numbers: ArrayVec<(u8, u8), 3> =
        revealed.iter().map(|heard| heard.number).zip(0..).take(3).collect();
    numbers.sort_unstable();
    let runs = (1..=HIGHEST - 2).map(|low| {
        let aims = || numbers.iter().zip(low..);
        let tunes: u8 = aims().map(|((number, _), aim)| number.abs_diff(aim)).sum();
        let first = aims().find(|((number, _), aim)| number != aim);
        let (place, up) = first.map_or((0, true), |((number, place), aim)| (*place, *number < aim));
        (usize::from(tunes), place, if up { Step::Up } else { Step::Down })
    });
    runs.min_by_key(|(tunes, ..)| *tunes).expect("there are runs")
}
