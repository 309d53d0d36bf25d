//! How a match is spoken of: who is meant by a seat, and cards in words. Shared by pages, told lines
//! and pictures; it knows only what is put into it.

use super::cards::{Card, Perk, Revealed};
use super::deck::{Channel, Deck, Range};
use crate::game::{Seat, Viewer};
use crate::words::{Value, Words};

/// Speaks to one viewer.
pub(super) struct Speech<'a> {
    pub(super) words: &'a Words,
    pub(super) viewer: Viewer,
}

pub(super) type Args<'a> = Vec<(&'static str, Value<'a>)>;

pub(super) fn deck(deck: Deck) -> (&'static str, Value<'static>) {
    ("deck", deck.name().into())
}

pub(super) fn channel(channel: Channel) -> (&'static str, Value<'static>) {
    ("channel", channel.name().into())
}

pub(super) fn range(range: Range) -> (&'static str, Value<'static>) {
    ("range", range.name().into())
}

pub(super) fn perk(perk: Option<Perk>) -> (&'static str, Value<'static>) {
    ("perk", perk.map_or("none", Perk::name).into())
}

/// A place as it is counted in words: from 1.
pub(super) fn place(place: u8) -> (&'static str, Value<'static>) {
    ("place", (place + 1).into())
}

/// Something that is so or not.
pub(super) fn whether(name: &'static str, it_is: bool) -> (&'static str, Value<'static>) {
    (name, if it_is { "yes" } else { "no" }.into())
}

/// What is printed on a card, as variables of a sentence.
fn printed(card: Card) -> Args<'static> {
    vec![deck(card.deck()), ("number", card.number().into()), channel(card.channel())]
}

impl Speech<'_> {
    /// A sentence about nobody in particular.
    pub(super) fn say(&self, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        self.words.say(key, args)
    }

    /// A sentence about a seat.
    pub(super) fn of(&self, seat: Seat, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        self.words.about(seat, self.viewer, key, args)
    }

    /// ●B blue 7α
    pub(super) fn card(&self, card: Card) -> String {
        self.say("cosmocode-card", &printed(card))
    }

    /// ●7α
    pub(super) fn card_briefly(&self, card: Card) -> String {
        self.say("cosmocode-card-briefly", &printed(card))
    }

    /// 7α
    pub(super) fn heard(&self, number: u8, on: Channel) -> String {
        self.say("cosmocode-heard", &[("number", number.into()), channel(on)])
    }

    /// A card as it would be, were it printed as it is heard now.
    pub(super) fn transmission(&self, of: &Revealed) -> String {
        self.card(Card::new(of.card.deck(), of.number, of.channel))
    }

    /// Cards in the order that they have, with neighbours of a deck together: ●B blue 3α 7β
    pub(super) fn cards(&self, cards: &[Card]) -> String {
        self.by_deck(cards, "cosmocode-cards")
    }

    /// The same for where characters are few: ●3α 7β
    pub(super) fn cards_briefly(&self, cards: &[Card]) -> String {
        self.by_deck(cards, "cosmocode-cards-briefly")
    }

    fn by_deck(&self, cards: &[Card], key: &str) -> String {
        if cards.is_empty() {
            return self.say("cosmocode-no-cards", &[]);
        }
        let decks = cards.chunk_by(|one, other| one.deck() == other.deck()).map(|of| {
            let heard = of.iter().map(|card| self.heard(card.number(), card.channel()));
            let heard = heard.collect::<Vec<_>>().join(&self.say("cosmocode-cards-space", &[]));
            self.say(key, &[deck(of[0].deck()), ("heard", heard.into())])
        });
        decks.collect::<Vec<_>>().join(&self.say("cosmocode-decks-dot", &[]))
    }

    /// Numbers in words.
    pub(super) fn numbers(&self, numbers: impl IntoIterator<Item = u8>) -> String {
        self.words.list(numbers.into_iter().map(|number| number.to_string()))
    }

    /// Cards on a button: ●3α + ●9β
    pub(super) fn sum(&self, cards: &[Card]) -> String {
        let cards: Vec<String> = cards.iter().map(|card| self.card_briefly(*card)).collect();
        cards.join(&self.say("cosmocode-cards-plus", &[]))
    }
}
