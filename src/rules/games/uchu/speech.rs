//! How a match is spoken of: who is meant by a country, and cards in words. Shared by pages and
//! told lines; it knows only what is put into it.

use super::account::Account;
use super::cards::{Card, CardSet, Suit};
use super::country::Country;
use crate::alt;
use crate::game::{Seat, Viewer};
use crate::words::{Value, Words};

/// Speaks to one viewer.
pub(super) struct Speech<'a> {
    pub(super) words: &'a Words,
    pub(super) players: u8,
    pub(super) viewer: Viewer,
}

pub(super) type Args<'a> = Vec<(&'static str, Value<'a>)>;

pub(super) fn suit(suit: Suit) -> Args<'static> {
    vec![("suit", suit.name().into())]
}

pub(super) fn card(card: Card) -> Args<'static> {
    vec![("suit", card.suit().name().into()), ("rank", card.rank().into())]
}

impl Speech<'_> {
    /// A sentence about nobody in particular.
    pub(super) fn say(&self, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        self.words.say(key, args)
    }

    /// A sentence about a country.
    pub(super) fn of(&self, country: Country, key: &str, more: Args<'_>) -> String {
        let owner = country.owner(self.players);
        let who = match (self.viewer.is(owner), country.is_dependency(self.players)) {
            (true, false) => "you",
            (true, true) => "yours",
            (false, true) => "theirs",
            (false, false) => "other",
        };
        let mut args = more;
        args.push(("who", who.into()));
        args.push(("name", self.words.seat(owner).into()));
        self.words.say(key, &args)
    }

    /// A country's name inside a sentence.
    pub(super) fn name(&self, country: Country) -> String {
        self.of(country, "uchu-country-inside", Vec::new())
    }

    /// Who chooses, as variables of a sentence.
    pub(super) fn chooser(&self, seat: Seat) -> Args<'static> {
        let name = self.name(Country::of(seat, self.players));
        vec![
            ("chooser", name.into()),
            ("you", if self.viewer.is(seat) { "yes" } else { "no" }.into()),
        ]
    }

    /// A text that stands alone among sentences.
    pub(super) fn sentence(&self, text: String) -> String {
        alt::sentence(self.words, text)
    }

    pub(super) fn card(&self, of: Card) -> String {
        self.words.say("uchu-card", &card(of))
    }

    /// How many cards of each suit.
    pub(super) fn took(&self, account: &Account) -> String {
        let suits = Suit::ALL.into_iter().filter(|of| account.count(*of) > 0).map(|of| {
            let mut args = suit(of);
            args.push(("count", account.count(of).into()));
            self.words.say("uchu-count", &args)
        });
        let suits: Vec<String> = suits.collect();
        if suits.is_empty() { self.words.say("uchu-no-cards", &[]) } else { self.words.list(suits) }
    }

    /// Cards by suit.
    pub(super) fn cards(&self, cards: CardSet) -> String {
        self.by_suit(cards, "uchu-cards")
    }

    /// Cards by suit, for where characters are few.
    pub(super) fn cards_briefly(&self, cards: CardSet) -> String {
        self.by_suit(cards, "uchu-cards-briefly")
    }

    fn by_suit(&self, cards: CardSet, key: &str) -> String {
        let suits = Suit::ALL.into_iter().map(|suit| (suit, cards.of(suit)));
        let suits = suits.filter(|(_, cards)| !cards.is_empty()).map(|(of, cards)| {
            let ranks: Vec<String> =
                cards.into_iter().map(|card| card.rank().to_string()).collect();
            let mut args = suit(of);
            args.push(("ranks", ranks.join(&self.words.say("uchu-ranks-space", &[])).into()));
            self.words.say(key, &args)
        });
        let suits: Vec<String> = suits.collect();
        if suits.is_empty() {
            return self.words.say("uchu-no-cards", &[]);
        }
        suits.join(&self.words.say("uchu-suits-dot", &[]))
    }
}
