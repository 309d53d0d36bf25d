//! What a trick is worth to a country, how likely a card takes it, and what the card could do later.

use super::super::cards::{Card, CardSet, Suit};
use super::super::country::Country;
use super::super::rules::playable;
use super::super::state::{State, Trick};
use crate::game::Seat;
use crate::tricks::TrickTaking;

// In points, if nothing else is said. Found by letting such bots play against each other.
/// A colour that is new, at the start of a round.
const COLOUR: f32 = 0.88;
/// How much more it is worth at the end.
const LATE_COLOUR: f32 = 2.26;
/// Pink in addition to pink.
const PINK: f32 = 0.19;
/// The last but one card of a suit that is not too many, as a danger at the start of a round.
const NEARLY: f32 = 1.61;
/// The last one.
const LIMIT: f32 = 3.48;
/// To win with yellow.
const BUTTERFINGY: f32 = -0.43;
/// To win with purple.
const SLUGGO: f32 = -0.15;
/// To keep a card that nobody could beat.
const STRENGTH: f32 = 0.38;
/// To keep a VIP card.
const VIP: f32 = 2.22;
/// A country without the lead colour plays a VIP card so often.
const RUFF: f32 = 0.05;
/// Ten ranks in a VIP colour, in cards.
const HIGH: f32 = 0.10;
/// To keep a card, for each of its ranks.
const RANK: f32 = 0.06;
/// To keep a gray card.
const GRAY: f32 = 0.25;
/// How much a card's worth to the country that is ahead counts against giving it.
const GIFT: f32 = 0.28;
/// How much less keeping is worth at the end of a round.
const TIRED: f32 = -0.26;
/// One card too many, of each suit.
const TOO_MANY: [f32; 6] = [0.0, 0.0, 6.15, 25.57, 1.04, 2.22];
/// Every further one.
const FURTHER: [f32; 6] = [0.0, 0.0, 3.0, 0.0, 1.0, 0.0];
/// How much each of [`Suit::VIPS`] is liked as VIP colour, in cards.
const LIKED: [f32; 5] = [0.00, -0.63, -0.54, -0.60, 0.00];

/// The parts of the share of unseen cards by which a chance is looked up, beside how many matter.
const PARTS: usize = 32;
const MOST_RANKS: usize = 12;
/// The chance that none of this number of cards is among this share of the unseen ones.
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
pub(super) struct Sense {
    /// What one more card of a suit is worth to a country that has this number, by the cards left in hand.
    more: [[[f32; 16]; 8]; 16],
}

impl Sense {
    /// At this threshold.
    const fn new(threshold: usize) -> Sense {
        let mut more = [[[0.0; 16]; 8]; 16];
        let mut at = 0;
        while at < 16 * 6 * 15 {
            let (size, suit, had) = (at / 15 / 6, at / 15 % 6, at % 15);
            let left = if size > 12 { 1.0 } else { size as f32 / 12.0 };
            let has = had + 1;
            let mut sum = 0.0;
            if had == 0 || (suit == Suit::Redblue as usize && had == 1) {
                sum += COLOUR + LATE_COLOUR * (1.0 - left);
            }
            if suit == Suit::Pink as usize {
                sum += if had == 0 { 1.0 } else { PINK };
            }
            if suit > Suit::Purple as usize {
                if has + 1 == threshold {
                    sum -= NEARLY * left;
                } else if has == threshold {
                    sum -= LIMIT * left;
                } else if has == threshold + 1 {
                    sum -= TOO_MANY[suit];
                } else if has > threshold {
                    sum -= FURTHER[suit];
                }
            }
            more[size][suit][had] = sum;
            at += 1;
        }
        Sense { more }
    }
}

static SENSES: [Sense; 3] = [Sense::new(3), Sense::new(4), Sense::new(5)];

/// What is known at a table of this number of countries.
#[inline]
pub(super) fn among(countries: u8) -> &'static Sense {
    &SENSES[usize::from(countries - 3) % 3]
}

/// The VIP colour for this hand.
pub(super) fn name(hand: CardSet) -> Suit {
    let mut best = (f32::MIN, Suit::Redblue);
    for (suit, bias) in Suit::VIPS.into_iter().zip(LIKED) {
        let cards = hand.of(suit).into_iter();
        let sum: f32 = cards.map(|card| 1.0 + HIGH * f32::from(card.rank()) / 10.0).sum();
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

/// All that has not been seen yet by the holder of this country's hand.
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
pub(super) fn play(state: &State, sense: &Sense) -> Card {
    let choices = playable(state);
    if choices.count() == 1 {
        return choices.into_iter().next().expect("there is one");
    }
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
    let left = usize::from(hand.count()) - 1;
    let mores = &sense.more[left % 16];
    let more = |suit: Suit, counts: Counts| {
        let suit = suit as usize;
        mores[suit][(counts >> (8 * suit)) as usize & 15]
    };
    let led = trick.count > 0;
    let mut own = taken[country.at() % 8];
    let mut hosts = taken[trick.host.at() % 8];
    let mut stake = 0.0;
    for card in trick.cards() {
        stake += more(card.suit(), own);
        own += one(card.suit() as usize);
        hosts += one(card.suit() as usize);
    }
    let given = if led { GIFT } else { 0.0 };

    // Those that would take it as it lies. Of the others a low one does as well as a high one; so it
    // is with all of them if nobody plays after this country.
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
        let vips = if suit == vip { VIP } else { 0.0 };
        let grays = if suit == Suit::Gray { GRAY } else { 0.0 };
        STRENGTH * later[higher % MOST_RANKS] + RANK * f32::from(card.rank()) + vips + grays
    };
    let mut best = (f32::MIN, None);
    let effort = gain * (1.0 - TIRED * (1.0 - left as f32 / 12.0));
    for card in loses {
        let suit = card.suit();
        let higher = above(unseen.ranks(suit), card.rank());
        let value = effort * -keep(card, higher) - given * more(suit, hosts);
        best = if value > best.0 { (value, Some(card)) } else { best };
    }
    if takes.is_empty() {
        return best.1.expect("whoever is to play has a card");
    }
    let vips = unseen.ranks(vip).count_ones() as usize;
    let trumped = RUFF * behind as f32 * (1.0 - single[vips % MOST_RANKS]);
    let ruffs = led && !trick.cards()[0].is(vip);
    for card in takes {
        let suit = card.suit();
        let ranks = unseen.ranks(suit);
        let higher = above(ranks, card.rank());
        let stays = after[higher % MOST_RANKS];
        let chance = if suit != vip {
            stays * (1.0 - trumped * single[ranks.count_ones() as usize % MOST_RANKS]).max(0.0)
        } else if ruffs {
            // Another VIP card would have to be higher, which hardly ever happens.
            1.0
        } else {
            stays
        };
        let cost = [BUTTERFINGY, SLUGGO, 0.0, 0.0, 0.0, 0.0][suit as usize];
        let brings = gain * (stake + more(suit, own) - cost) - lose;
        let value = chance * brings - effort * keep(card, higher);
        best = if value > best.0 { (value, Some(card)) } else { best };
    }
    best.1.expect("whoever is to play has a card")
}

/// With two players: what it is worth to the choosing player that this country takes points, and that the
/// one which is ahead does.
#[cold]
fn interests(state: &State, country: Country) -> (f32, f32) {
    let chooser = state.chooser();
    let trick: &Trick = state.trick();
    let own = interest(state, chooser, country);
    let host = if trick.count > 0 { 4.0 * interest(state, chooser, trick.host) } else { 0.0 };
    (own, host)
}

/// The suzerain of a dependency that ranks first loses, so it may have points as long as it is behind.
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
