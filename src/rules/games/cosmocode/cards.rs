//! The cards: three decks, numbers from 1 to 10 on one of two channels; and what is done with them.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::deck::{Channel, Deck};
use super::values::{HIGHEST, copies};
use crate::dice::Dice;
use crate::text;

/// The different cards of a deck.
pub(super) const KINDS: u8 = HIGHEST * 2;

/// A card. Its text is its deck, its number and its channel: `blue-7-a`. The lesser card has the lesser
/// deck, then the lesser number, then channel α.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card(u8);

impl Card {
    /// The card of this deck, number and channel.
    pub const fn new(deck: Deck, number: u8, channel: Channel) -> Card {
        assert!(1 <= number && number <= HIGHEST, "numbers go from 1 to 10");
        Card(deck as u8 * KINDS + (number - 1) * 2 + channel as u8)
    }

    /// Its deck.
    #[inline]
    pub const fn deck(self) -> Deck {
        Deck::ALL[(self.0 / KINDS) as usize]
    }

    /// The number printed on it.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 % KINDS / 2 + 1
    }

    /// The channel printed on it.
    #[inline]
    pub const fn channel(self) -> Channel {
        if self.0.is_multiple_of(2) { Channel::Alpha } else { Channel::Beta }
    }

    /// Which of its deck's kinds it is, from 0.
    #[inline]
    pub(super) const fn kind(self) -> usize {
        (self.0 % KINDS) as usize
    }

    /// The card of this kind in a deck.
    #[inline]
    pub(super) const fn of_kind(deck: Deck, kind: u8) -> Card {
        Card(deck as u8 * KINDS + kind)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.deck().name(), self.number(), self.channel().name())
    }
}

text::text_form!(Card, |text| text::find((0..3 * KINDS).map(Card), text));

/// What a player chooses with their first red card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Perk {
    /// Wideband: three blue cards are turned over at short range.
    Wide,
    /// Converter: a green card can be spent as a blue one.
    Flexible,
}

impl Perk {
    /// Both.
    pub const ALL: [Perk; 2] = [Perk::Wide, Perk::Flexible];

    /// The perk in tokens, records and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Perk::Wide => "wide",
            Perk::Flexible => "flexible",
        }
    }
}

/// A card that lies open in the middle, as it is heard now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Revealed {
    /// As printed.
    pub(super) card: Card,
    /// The channel it is on now.
    pub(super) channel: Channel,
    /// The number it has now.
    pub(super) number: u8,
}

impl Revealed {
    /// As printed.
    pub(super) fn new(card: Card) -> Revealed {
        Revealed { card, channel: card.channel(), number: card.number() }
    }

    /// Is it heard otherwise than it is printed?
    pub(super) fn is_changed(&self) -> bool {
        *self != Revealed::new(self.card)
    }
}

/// Cards of one deck in no order: how often each kind is there. What is drawn from it is decided when
/// it is drawn, so that there is no order to be known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Bag([u8; KINDS as usize]);

impl Bag {
    /// Every card of a deck.
    pub(super) const fn full(deck: Deck) -> Bag {
        Bag([copies(deck); KINDS as usize])
    }

    /// How many cards there are.
    #[inline]
    pub(super) fn count(&self) -> u8 {
        self.0.iter().sum()
    }

    /// How often a kind is there.
    #[inline]
    pub(super) fn of(&self, kind: usize) -> u8 {
        self.0[kind]
    }

    #[inline]
    pub(super) fn add(&mut self, kind: usize) {
        self.0[kind] += 1;
    }

    #[inline]
    pub(super) fn remove(&mut self, kind: usize) {
        self.0[kind] -= 1;
    }

    /// Makes a kind be there at most so often.
    #[inline]
    pub(super) fn cap(&mut self, kind: usize, most: u8) {
        self.0[kind] = self.0[kind].min(most);
    }

    /// All of these, too.
    pub(super) fn add_all(&mut self, more: &Bag) {
        self.0.iter_mut().zip(more.0).for_each(|(count, more)| *count += more);
    }

    /// None of these any more; they are all there.
    pub(super) fn remove_all(&mut self, less: &Bag) {
        self.0.iter_mut().zip(less.0).for_each(|(count, less)| *count -= less);
    }

    /// Takes out one card, each as likely as the others.
    pub(super) fn draw(&mut self, dice: &mut Dice) -> usize {
        let mut at = dice.below(u32::from(self.count())) as u8;
        let kind = self.0.iter().position(|count| {
            let here = at < *count;
            at = at.wrapping_sub(*count);
            here
        });
        let kind = kind.expect("a number below the count lies in some kind");
        self.remove(kind);
        kind
    }

    /// Each kind that is there, once, as a card of this deck, in order.
    pub(super) fn kinds(&self, deck: Deck) -> impl Iterator<Item = Card> {
        (0..KINDS)
            .filter(|kind| self.of(usize::from(*kind)) > 0)
            .map(move |k| Card::of_kind(deck, k))
    }

    /// All cards, in order, as cards of this deck.
    pub(super) fn cards(&self, deck: Deck) -> impl Iterator<Item = Card> {
        self.kinds(deck)
            .flat_map(|card| std::iter::repeat_n(card, usize::from(self.of(card.kind()))))
    }
}
