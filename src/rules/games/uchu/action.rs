//! What a seat can choose, and the list of what it may choose now.

use std::fmt;

use super::cards::{Card, Cards, Suit};

/// What a seat can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The VIP colour of the round.
    Vip(Suit),
    /// A card to play.
    Play(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Vip(suit) => write!(f, "vip-{}", suit.name()),
            Action::Play(card) => write!(f, "play-{card}"),
        }
    }
}

/// The legal actions of a seat: VIP colours or cards, never both.
#[derive(Clone, Debug)]
pub enum Legal {
    /// Every colour but gray, from this one of [`Suit::VIPS`] on.
    Vips(usize),
    /// These cards.
    Cards(Cards),
}

impl Iterator for Legal {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        self.nth(0)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Action> {
        match self {
            Legal::Cards(cards) => cards.nth(n).map(Action::Play),
            Legal::Vips(from) => {
                let suit = Suit::VIPS.get(from.saturating_add(n)).copied();
                *from = from.saturating_add(n).saturating_add(1);
                suit.map(Action::Vip)
            }
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = match self {
            Legal::Cards(cards) => cards.len(),
            Legal::Vips(from) => Suit::VIPS.len().saturating_sub(*from),
        };
        (left, Some(left))
    }
}

impl ExactSizeIterator for Legal {}
