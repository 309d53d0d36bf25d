//! How a match is spoken of: who is meant by a seat, cards and what stands on them in words. Shared
//! by pages, pictures and told lines; it knows only what is put into it.

use super::cards::{Card, CardSet, Colour, Nusa};
use crate::game::{Seat, Viewer};
use crate::words::{Value, Words};

/// Speaks to one viewer.
#[derive(Clone, Copy)]
pub(super) struct Speech<'a> {
    pub(super) words: &'a Words,
    pub(super) viewer: Viewer,
}

pub(super) type Args<'a> = Vec<(&'static str, Value<'a>)>;

pub(super) fn colour(colour: Colour) -> Args<'static> {
    vec![("colour", colour.name().into())]
}

pub(super) fn card(card: Card) -> Args<'static> {
    vec![("colour", card.colour().name().into()), ("rank", card.rank().into())]
}

pub(super) fn nusa(nusa: Nusa) -> Args<'static> {
    vec![("nusa", nusa.name().into())]
}

/// A yes or no in a sentence.
pub(super) fn flag(flag: bool) -> Value<'static> {
    if flag { "yes" } else { "no" }.into()
}

/// What stands on some NUSA cards, added up.
#[derive(Clone, Copy, Default)]
pub(super) struct Sum {
    nectar: u8,
    skulls: u8,
    subjugation: u8,
    robs: bool,
}

impl FromIterator<Nusa> for Sum {
    fn from_iter<I: IntoIterator<Item = Nusa>>(cards: I) -> Sum {
        cards.into_iter().map(Nusa::icons).fold(Sum::default(), |sum, icons| Sum {
            nectar: sum.nectar + icons.nectar,
            skulls: sum.skulls + icons.skulls,
            subjugation: sum.subjugation + icons.subjugation,
            robs: sum.robs || icons.robs,
        })
    }
}

impl Speech<'_> {
    /// A sentence about nobody in particular.
    pub(super) fn say(&self, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        self.words.say(key, args)
    }

    /// A sentence about a player.
    pub(super) fn of(&self, seat: Seat, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        self.words.about(seat, self.viewer, key, args)
    }

    /// A player's name inside a sentence.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.of(seat, "nusa-player-inside", &[])
    }

    /// Some players, inside a sentence.
    pub(super) fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.into_iter().map(|seat| self.name(seat)).collect();
        if names.is_empty() { self.say("nusa-nobody", &[]) } else { self.words.list(names) }
    }

    pub(super) fn colour(&self, of: Colour) -> String {
        self.say("nusa-colour", &colour(of))
    }

    pub(super) fn card(&self, of: Card) -> String {
        self.say("nusa-card", &card(of))
    }

    /// Cards one by one, in the order given.
    pub(super) fn each(&self, cards: impl IntoIterator<Item = Card>) -> String {
        self.words.list(cards.into_iter().map(|of| self.card(of)))
    }

    /// Cards by colour.
    pub(super) fn cards(&self, cards: CardSet) -> String {
        self.by_colour(cards, "nusa-cards")
    }

    /// Cards by colour, without the colours' names.
    pub(super) fn cards_briefly(&self, cards: CardSet) -> String {
        self.by_colour(cards, "nusa-drawn-cards")
    }

    fn by_colour(&self, cards: CardSet, key: &str) -> String {
        let colours = Colour::ALL.into_iter().map(|of| (of, cards.of(of)));
        let colours = colours.filter(|(_, cards)| !cards.is_empty()).map(|(of, cards)| {
            let ranks: Vec<String> =
                cards.into_iter().map(|card| card.rank().to_string()).collect();
            let ranks = ranks.join(&self.say("nusa-ranks-space", &[]));
            self.say(key, &[colour(of), vec![("ranks", ranks.into())]].concat())
        });
        let colours: Vec<String> = colours.collect();
        if colours.is_empty() { self.say("nusa-no-cards", &[]) } else { self.dotted(&colours) }
    }

    /// The parts of a line.
    pub(super) fn dotted(&self, parts: &[String]) -> String {
        parts.join(&self.say("nusa-dot", &[]))
    }

    /// NUSA cards one by one, in the order given.
    pub(super) fn kinds(&self, cards: impl IntoIterator<Item = Nusa>) -> String {
        self.words.list(cards.into_iter().map(|of| self.say("nusa-kind", &nusa(of))))
    }

    /// What stands on NUSA cards, as far as there is anything.
    pub(super) fn icons(&self, cards: impl IntoIterator<Item = Nusa>) -> String {
        let Sum { nectar, skulls, subjugation, robs } = cards.into_iter().collect();
        let counted =
            [("nusa-nectar", nectar), ("nusa-skulls", skulls), ("nusa-subjugation", subjugation)];
        let counted = counted.into_iter().filter(|(_, count)| *count > 0);
        let counted = counted.map(|(key, count)| self.say(key, &[("count", count.into())]));
        self.words.list(counted.chain(robs.then(|| self.say("nusa-robs", &[]))))
    }

    /// A sum with its numbers, where there are several.
    pub(super) fn sum(&self, numbers: &[u8]) -> String {
        let sum: u8 = numbers.iter().sum();
        if numbers.len() < 2 {
            return sum.to_string();
        }
        let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
        let numbers = numbers.join(&self.say("nusa-plus", &[]));
        self.say("nusa-sum", &[("numbers", numbers.into()), ("sum", sum.into())])
    }
}

/// The skulls on some NUSA cards.
pub(super) fn skulls(cards: &[Nusa]) -> u8 {
    cards.iter().map(|nusa| nusa.icons().skulls).sum()
}
