//! What is sensible to do, by rules of thumb.

use arrayvec::ArrayVec;

use super::cards::{Card, Channel, Deck, KINDS, Perk, Range, Revealed};
use super::missing::{Run, nearest};
use super::state::Stage;
use super::values::LIMIT;
use super::view::View;
use super::{Action, Step};
use crate::dice::Dice;

/// The bot listens far away once that is as likely as this to bring a red card, in hundredths.
const HOPE: u32 = 35;
/// Before that it wants so many blue cards, and green cards after them.
const BLUES: usize = 4;

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
        Stage::Perk => Some(Action::Perk(Perk::Flexible)),
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
    let (range, price) = match view.range {
        Some(Range::Long) => (Range::Long, LIMIT),
        Some(Range::Mid) => (Range::Mid, 1),
        Some(Range::Short) | None => return Action::Done,
    };
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
