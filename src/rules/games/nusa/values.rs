//! What stands on a NUSA card, and the other numbers of the game. The rule text shows the icons only
//! as pictures, so the numbers marked *ours* are our choice, and an owner of the game may correct
//! them. The code takes all of them from here; a correction also needs
//! * `Rules::VERSION` raised: what was played by the old numbers would be replayed differently;
//! * the sentences that say them, in each language: `nusa-start-text`, and of the rules
//!   `nusa-help-idea-text`, `-cards-text`, `-scoring-text` and `-winning-text` with their examples
//!   (tests compare the lists of numbers in them, not the prose; no card *ours*, no word of our choice);
//! * the worked examples in `draw/rules` and in the tests, looked at again;
//! * `tests/data/nusa.json`, whose matches were scored by the old numbers, computed anew;
//! * `tests/playthroughs` and `tests/replays` of NUSA, blessed anew.

use std::ops::RangeInclusive;

use super::cards::{Colour, Nusa};

/// How many can play.
pub(super) const PLAYERS: RangeInclusive<u8> = 3..=5;

/// The icons of a kind of NUSA card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Icons {
    /// How many such cards there are.
    pub copies: u8,
    /// For the ranking by nectar.
    pub nectar: u8,
    /// Too many of them turn cards face down.
    pub skulls: u8,
    /// Points of subjugation.
    pub subjugation: u8,
    /// A flower can be robbed.
    pub flower: bool,
    /// Its holder robs a flower.
    pub robs: bool,
    /// Is a number of them our own choice? The rules say so as long as it is.
    pub ours: bool,
}

/// Nothing on it.
const BLANK: Icons = Icons {
    copies: 1,
    nectar: 0,
    skulls: 0,
    subjugation: 0,
    flower: false,
    robs: false,
    ours: true,
};

/// The icons of each kind, in the order of [`Nusa::ALL`]. Nectar and skulls are ours everywhere; copies,
/// robbery and subjugation are the rulebook's.
pub(super) const ICONS: [Icons; 6] = [
    Icons { copies: 2, nectar: 1, flower: true, ..BLANK },
    Icons { copies: 2, nectar: 2, flower: true, ..BLANK },
    Icons { nectar: 3, flower: true, ..BLANK },
    Icons { robs: true, ..BLANK },
    Icons { copies: 3, skulls: 1, subjugation: 1, ..BLANK },
    Icons { skulls: 2, subjugation: 2, ..BLANK },
];

impl Nusa {
    /// What stands on it.
    #[inline]
    pub const fn icons(self) -> Icons {
        ICONS[self as usize]
    }
}

/// Every hand starts with this many expedition cards.
pub(super) const HAND: u8 = 6;
/// The skulls that turn a player's NUSA cards face down.
pub(super) const SKULLS: u8 = 3;
/// The points of the first, second and third rank by nectar.
pub(super) const RANKED: [u8; 3] = [3, 2, 1];
/// The NUSA cards of a row, one for each trick.
pub(super) const ROW: usize = 8;
/// These places of the row lie face down, counted from 0.
pub(super) const FACE_DOWN: [usize; 2] = [0, 4];
/// These are in every row.
pub(super) const ALWAYS: [Nusa; 2] = [Nusa::Guardian, Nusa::Mother];
/// How many of the others are left out of a round, unseen.
pub(super) const REMOVED: usize = 2;

/// The highest rank of the expedition cards, by number of players.
pub(super) const fn highest(players: u8) -> u8 {
    match players {
        3 => 5,
        4 => 6,
        _ => 8,
    }
}

/// How many NUSA cards there are, or how many of them rob.
const fn total(robbing: bool) -> usize {
    let (mut total, mut kind) = (0, 0);
    while kind < ICONS.len() {
        if ICONS[kind].robs || !robbing {
            total += ICONS[kind].copies as usize;
        }
        kind += 1;
    }
    total
}

const _: () = assert!(total(false) == ROW + REMOVED, "the row and what is left out are all cards");
const _: () = assert!(total(true) == 1, "there is one killer bee, and one robbery a round");

/// Does a flower have a skull? Robbed, it could turn the robber's cards face down: `rules::rob` would
/// have to do that and tell of it.
const fn has_skulled_flower() -> bool {
    let (mut found, mut kind) = (false, 0);
    while kind < ICONS.len() {
        found |= ICONS[kind].flower && ICONS[kind].skulls > 0;
        kind += 1;
    }
    found
}

const _: () = assert!(!has_skulled_flower(), "else a robbery would have to tell of skulls");

/// Is there a whole hand for everybody, at every table?
const fn deals_whole_hands() -> bool {
    let (mut whole, mut players) = (true, *PLAYERS.start());
    while players <= *PLAYERS.end() {
        whole &= highest(players) * Colour::ALL.len() as u8 >= HAND * players;
        players += 1;
    }
    whole
}

const _: () = assert!(deals_whole_hands(), "the deck has a hand for every seat");

/// Every NUSA card, in the order of [`Nusa::ALL`].
pub(super) const fn every_card() -> [Nusa; ROW + REMOVED] {
    let mut cards = [Nusa::Small; ROW + REMOVED];
    let (mut at, mut kind) = (0, 0);
    while kind < Nusa::ALL.len() {
        let mut copies = ICONS[kind].copies;
        while copies > 0 {
            cards[at] = Nusa::ALL[kind];
            at += 1;
            copies -= 1;
        }
        kind += 1;
    }
    cards
}
