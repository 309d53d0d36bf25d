//! What a trick is worth to a country, how likely a card takes it, and what the card could do later.

use super::super::Action;
use super::super::cards::{Card, CardSet, Suit};
use super::super::rules::playable;
use super::super::state::{Country, Stage, State, Trick};
use crate::game::Seat;

const N: usize = 26;
/// Found by letting such bots play against each other.
const KNOBS: [f32; N] = [
    2.10,  // 0 base per pile
    0.47,  // 1 colour
    1.43,  // 2 further pink
    0.73,  // 3 soft at θ-1
    4.51,  // 4 soft at θ
    11.96, // 5 pink over
    16.39, // 6 green over
    0.66,  // 7 gray over
    3.05,  // 8 redblue over
    0.07,  // 9 yellow wins cost
    -0.24, // 10 purple wins cost
    0.14,  // 11 keep strength
    1.28,  // 12 keep vip
    0.03,  // 13 share of over-ruff
    0.27,  // 14 ruff weight
    0.78,  // 15 vip rank weight (tenths)
    -0.28, // 16 vip bias yellow
    -0.59, // 17 purple
    0.0,   // 18 pink
    0.0,   // 19 green
    -0.31, // 20 redblue
    0.06,  // 21 keep rank (per rank)
    0.59,  // 22 keep gray
    0.0,   // 23 singleton shed bonus
    0.3,   // 24 share of what is given to the host
    0.0,   // 25 keep at the end
];

/// A chance is looked up by the share of the unseen cards, in so many parts, and how many matter.
const PARTS: usize = 32;
const MOST_RANKS: usize = 12;
/// That none of so many cards is among this share of the unseen ones.
static NONE_THERE: [[f32; MOST_RANKS]; PARTS + 1] = {
    let mut table = [[1.0; MOST_RANKS]; PARTS + 1];
    let mut part = 0;
    while part <= PARTS {
        let mut cards = 1;
        while cards < MOST_RANKS {
            table[part][cards] = table[part][cards - 1] * (PARTS - part) as f32 / PARTS as f32;
            cards += 1;
        }
        part += 1;
    }
    table
};

/// How many cards of each suit: a byte for each.
type Counts = u64;

const fn one(suit: usize) -> Counts {
    1 << (8 * suit)
}

/// What somebody knows who knows how to play, for one number of countries.
struct Sense {
    /// What one more card of a suit is worth to whoever has so many.
    more: [[f32; 16]; 8],
    knobs: [f32; N],
}

impl Sense {
    /// At this threshold.
    const fn new(k: &[f32; N], threshold: usize) -> Sense {
        let mut more = [[0.0; 16]; 8];
        let mut suit = 0;
        while suit < 6 {
            let mut had = 0;
            while had < 15 {
                let has = had + 1;
                let mut sum = 0.0;
                if had == 0 || (suit == Suit::Redblue as usize && had == 1) {
                    sum += k[1];
                }
                if suit == Suit::Pink as usize {
                    sum += if had == 0 { 1.0 } else { k[2] };
                }
                if suit > Suit::Purple as usize {
                    if has + 1 == threshold {
                        sum -= k[3];
                    } else if has == threshold {
                        sum -= k[4];
                    } else if has == threshold + 1 {
                        sum -= k[3 + suit];
                    } else if has > threshold {
                        sum -= [3.0, 0.0, 1.0, 0.0][suit - 2];
                    }
                }
                more[suit][had] = sum;
                had += 1;
            }
            suit += 1;
        }
        Sense { more, knobs: *k }
    }

    #[inline]
    fn more(&self, suit: Suit, counts: Counts) -> f32 {
        let suit = suit as usize;
        self.more[suit][(counts >> (8 * suit)) as usize & 15]
    }
}

static SENSES: [Sense; 3] = [Sense::new(&KNOBS, 3), Sense::new(&KNOBS, 4), Sense::new(&KNOBS, 5)];

/// What somebody does here who knows how to play.
#[inline]
pub(in super::super) fn sensible(state: &State) -> Action {
    act(state, &SENSES[usize::from(state.countries() - 3) % 3])
}

/// What this sense makes of it.
#[inline]
fn act(state: &State, sense: &Sense) -> Action {
    if state.stage == Stage::Vip {
        return Action::Vip(name(state.hands[state.next.at()], sense));
    }
    Action::Play(play(state, sense))
}

/// The VIP colour for this hand.
fn name(hand: CardSet, sense: &Sense) -> Suit {
    let mut best = (f32::MIN, Suit::Redblue);
    for (suit, bias) in Suit::VIPS.into_iter().zip(&sense.knobs[16..21]) {
        let cards = hand.of(suit).into_iter();
        let sum: f32 =
            cards.map(|card| 1.0 + sense.knobs[15] * f32::from(card.rank()) / 10.0).sum();
        if sum + bias > best.0 {
            best = (sum + bias, suit);
        }
    }
    best.1
}

#[inline]
fn count(cards: &[Card]) -> Counts {
    cards.iter().fold(0, |sum, card| sum + one(card.suit() as usize))
}

/// What every country has taken in the round.
#[inline]
fn taken(state: &State) -> [Counts; 8] {
    let mut taken = [0; 8];
    for pile in state.piles() {
        taken[pile.host.at() % 8] += count(pile.cards());
    }
    taken
}

/// All that has not been seen yet by whoever holds this country's hand.
#[inline]
fn unseen(state: &State, country: Country) -> CardSet {
    let hands = state.hands.iter().fold(state.aside, |cards, hand| cards | *hand);
    hands - state.hands[country.at()]
}

/// How many of these ranks are higher.
#[inline]
fn above(ranks: u16, rank: u8) -> usize {
    (ranks >> rank).count_ones() as usize
}

#[inline]
fn play(state: &State, sense: &Sense) -> Card {
    let choices = playable(state);
    if choices.count() == 1 {
        return choices.into_iter().next().expect("there is one");
    }
    let k = &sense.knobs;
    let country = state.next;
    let trick = state.trick();
    let unseen = unseen(state, country);
    let vip = state.vip.unwrap_or(Suit::Gray);
    let hand = state.hands[country.at()];
    let countries = usize::from(state.countries());
    let behind = usize::from(trick.size(countries as u8) - trick.count - 1);
    let share = PARTS as f32 * f32::from(hand.count()) / f32::from(unseen.count());
    let none = |hands: usize| &NONE_THERE[((hands as f32 * share) as usize).min(PARTS)];
    let (after, single, later) = (none(behind), none(1), none(countries - 1));

    let (mut gain, mut lose) = (1.0, 0.0);
    if state.players == 2 {
        (gain, lose) = interests(state, country);
    }

    // What the trick brings as it lies.
    let taken = taken(state);
    let led = trick.count > 0;
    let mut own = taken[country.at() % 8];
    let mut hosts = taken[trick.host.at() % 8];
    let mut stake = k[0];
    for card in trick.cards() {
        stake += sense.more(card.suit(), own);
        own += one(card.suit() as usize);
        hosts += one(card.suit() as usize);
    }
    let given = if led { k[24] } else { 0.0 };

    // Those that would take it as it lies. Of the others, and of all if nobody follows, a lower one
    // does as well as a higher one.
    let mut takes = choices;
    if led {
        takes = choices.above(trick.strongest);
        if !trick.strongest.is(vip) {
            takes = takes | choices.of(vip);
        }
    }
    let loses = (choices - takes).lowest();
    if behind == 0 {
        takes = takes.lowest();
    }

    let keep = |card: Card, higher: usize| {
        let suit = card.suit();
        let vips = if suit == vip { k[12] } else { 0.0 };
        let grays = if suit == Suit::Gray { k[22] } else { 0.0 };
        k[11] * later[higher % MOST_RANKS] + k[21] * f32::from(card.rank()) + vips + grays
    };
    let mut best = (f32::MIN, None);
    for card in loses {
        let suit = card.suit();
        let higher = above(unseen.ranks(suit), card.rank());
        let value = gain * -keep(card, higher) - given * sense.more(suit, hosts);
        best = if value > best.0 { (value, Some(card)) } else { best };
    }
    if takes.is_empty() {
        return best.1.expect("whoever is to play has a card");
    }
    let vips = unseen.ranks(vip).count_ones() as usize;
    let trumped = k[14] * behind as f32 * (1.0 - single[vips % MOST_RANKS]);
    let ruffs = led && !trick.cards()[0].is(vip);
    for card in takes {
        let suit = card.suit();
        let ranks = unseen.ranks(suit);
        let higher = above(ranks, card.rank());
        let stays = after[higher % MOST_RANKS];
        let chance = if suit != vip {
            stays * (1.0 - trumped * single[ranks.count_ones() as usize % MOST_RANKS]).max(0.0)
        } else if ruffs {
            1.0 - (1.0 - stays) * k[13]
        } else {
            stays
        };
        let cost = [k[9], k[10], 0.0, 0.0, 0.0, 0.0][suit as usize];
        let brings = gain * (stake + sense.more(suit, own) - cost) - lose;
        let value = chance * brings - gain * keep(card, higher);
        best = if value > best.0 { (value, Some(card)) } else { best };
    }
    best.1.expect("whoever is to play has a card")
}

/// With two players: what it is worth to whoever chooses that this country takes points, and that the
/// one which is ahead does.
#[cold]
fn interests(state: &State, country: Country) -> (f32, f32) {
    let chooser = state.chooser();
    let trick: &Trick = state.trick();
    let own = interest(state, chooser, country);
    let host = if trick.count > 0 { 4.0 * interest(state, chooser, trick.host) } else { 0.0 };
    (own, host)
}

/// Whoever's dependency ranks first loses, so it may have points as long as it is behind.
fn interest(state: &State, seat: Seat, country: Country) -> f32 {
    let owner = country.owner(state.players);
    let side = if owner == seat { 1.0 } else { -1.0 };
    if !country.is_dependency(state.players) {
        return side;
    }
    let hopes = |of: Country| {
        let piles = state.piles().iter().filter(|pile| pile.host == of).count() as i16;
        state.track.of(of) + 3 * piles
    };
    let ahead = hopes(country) - hopes(Country::of(owner, state.players));
    side * if ahead < -6 { 0.5 } else { -0.7 }
}
