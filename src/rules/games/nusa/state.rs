//! All there is to know about a match of NUSA: small, flat, and cheap to copy.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, CardSet, Colour, Nusa};
use super::values::{REMOVED, ROW, SKULLS, highest};
use crate::game::Seat;
use crate::options::{Choice, Setting, is_default};
use crate::tricks::TrickTaking;

/// No table has more seats.
pub(super) const MOST_SEATS: usize = 5;
/// The tricks of the invasion; the rest of the row is for the escape.
pub(super) const INVASION: u8 = 5;
/// The cards that are kept for the escape.
pub(super) const ESCAPE: usize = 3;
/// The rounds of a match.
pub(super) const ROUNDS: u8 = 3;

/// One thing for each seat.
pub(super) type BySeat<T> = ArrayVec<T, MOST_SEATS>;

/// Every expedition card of a match.
#[inline]
pub(super) fn deck(players: u8) -> CardSet {
    CardSet::deck(highest(players))
}

/// When the holder of the killer bee robs (rules 5, Q1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RobberyTiming {
    /// After the eighth trick, before the round is scored.
    #[default]
    EndOfRound,
    /// As soon as the bee is gained.
    OnReceive,
}

/// What is chosen when a match is started.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// When the holder of the killer bee robs.
    #[serde(skip_serializing_if = "is_default")]
    pub robbery_timing: RobberyTiming,
    /// Does a player without nectar take part in the ranking (rules 5, Q5)?
    #[serde(skip_serializing_if = "Clone::clone")]
    pub zero_nectar_is_ranked: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { robbery_timing: RobberyTiming::EndOfRound, zero_nectar_is_ranked: true }
    }
}

pub(super) const OPTIONS: &[Choice] = &[
    Choice {
        name: "robbery_timing",
        values: &[Setting::Text("end_of_round"), Setting::Text("on_receive")],
    },
    Choice { name: "zero_nectar_is_ranked", values: &[Setting::Flag(true), Setting::Flag(false)] },
];

/// What is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Stage {
    /// A seat plays a card.
    Play,
    /// Every seat chooses, in secret, the cards it keeps for the escape.
    Escape,
    /// The holder of the killer bee robs a flower.
    Rob,
    /// Nothing: the match is over.
    Over,
}

/// A NUSA card before a player: what it is, and whether it lies face up.
pub(super) type Gained = (Nusa, bool);

/// A player's NUSA cards in the order gained. Skulls turn all of them face down at once, so those
/// that lie face down come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<Gained>", try_from = "Vec<Gained>")]
pub(super) struct Tableau {
    cards: [Nusa; ROW],
    count: u8,
    down: u8,
}

impl Tableau {
    pub(super) const EMPTY: Tableau = Tableau { cards: [Nusa::Small; ROW], count: 0, down: 0 };

    pub(super) fn all(&self) -> &[Nusa] {
        &self.cards[..usize::from(self.count)]
    }

    /// Those that count.
    #[inline]
    pub(super) fn face_up(&self) -> &[Nusa] {
        &self.cards[usize::from(self.down)..usize::from(self.count)]
    }

    pub(super) fn face_down(&self) -> &[Nusa] {
        &self.cards[..usize::from(self.down)]
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Gained> {
        let down = usize::from(self.down);
        self.all().iter().enumerate().map(move |(at, nusa)| (*nusa, at >= down))
    }

    /// A new card lies face up.
    #[inline]
    pub(super) fn gain(&mut self, nusa: Nusa) {
        self.cards[usize::from(self.count)] = nusa;
        self.count += 1;
    }

    /// Gives a card away that lies face up.
    pub(super) fn lose(&mut self, nusa: Nusa) {
        let at = self.face_up().iter().position(|held| *held == nusa);
        let at = at.expect("only what lies face up is robbed") + usize::from(self.down);
        self.cards[at..usize::from(self.count)].rotate_left(1);
        self.count -= 1;
        self.cards[usize::from(self.count)] = Nusa::Small;
    }

    /// Too many skulls turn all cards face down, for good (rules 2.4). Says how many were turned.
    #[inline]
    pub(super) fn check_skulls(&mut self) -> u8 {
        let skulls: u8 = self.face_up().iter().map(|nusa| nusa.icons().skulls).sum();
        let turned = if skulls >= SKULLS { self.count - self.down } else { 0 };
        self.down += turned;
        turned
    }
}

impl From<Tableau> for Vec<Gained> {
    fn from(tableau: Tableau) -> Vec<Gained> {
        tableau.iter().collect()
    }
}

/// A player has too many cards, or some are turned that cannot be.
#[derive(Debug)]
pub(super) struct NotATableau;

impl fmt::Display for NotATableau {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tableau")
    }
}

impl TryFrom<Vec<Gained>> for Tableau {
    type Error = NotATableau;

    fn try_from(cards: Vec<Gained>) -> Result<Tableau, NotATableau> {
        let down = cards.iter().take_while(|(_, up)| !up).count();
        if cards.len() > ROW || cards[down..].iter().any(|(_, up)| !up) {
            return Err(NotATableau);
        }
        let mut tableau = Tableau::EMPTY;
        cards.iter().for_each(|(nusa, _)| tableau.gain(*nusa));
        tableau.down = down as u8;
        Ok(tableau)
    }
}

/// The cards that lie on the table, or lay there before somebody took them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Trick {
    pub(super) lead: Seat,
    /// Who evaded in it. What they discarded is the card that they have discarded this round.
    pub(super) evader: Option<Seat>,
    /// Does the lowest card win?
    pub(super) reversed: bool,
    /// How many of its winner's NUSA cards were turned face down when it was taken.
    pub(super) flipped: u8,
    pub(super) count: u8,
    cards: [Card; MOST_SEATS],
}

impl Trick {
    pub(super) const fn new(lead: Seat) -> Trick {
        let cards = [Card::new(Colour::Red, 1); MOST_SEATS];
        Trick { lead, evader: None, reversed: false, flipped: 0, count: 0, cards }
    }

    /// The cards in the order in which they were played.
    #[inline]
    pub(super) fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.count)]
    }

    /// The colour to follow.
    #[inline]
    pub(super) fn colour(&self) -> Option<Colour> {
        self.cards().first().map(|card| card.colour())
    }

    #[inline]
    pub(super) fn lay(&mut self, card: Card) {
        self.cards[usize::from(self.count)] = card;
        self.count += 1;
        self.reversed ^= card.reverses();
    }

    /// Who played what, in order.
    pub(super) fn plays(&self, players: u8) -> impl Iterator<Item = (Seat, Card)> {
        let lead = self.lead.0;
        (lead..).zip(self.cards()).map(move |(seat, card)| (Seat(seat % players), *card))
    }

    /// What this seat has played to it.
    pub(super) fn of(&self, seat: Seat, players: u8) -> Option<Card> {
        self.cards().get(usize::from((seat.0 + players - self.lead.0) % players)).copied()
    }

    /// Who is ahead as it stands (rules 2.3): the highest of the trump colour, or of the lead colour
    /// if there is none; the lowest if the trick is turned around.
    #[inline]
    pub(super) fn ahead(&self, trump: Colour, players: u8) -> Option<Seat> {
        let all: CardSet = self.cards().iter().copied().collect();
        let trumps = all.of(trump);
        let pool = if trumps.is_empty() { all.of(self.colour()?) } else { trumps };
        let best = if self.reversed { pool.lowest() } else { pool.highest() };
        let at = self.cards().iter().position(|card| Some(*card) == best)?;
        Some(Seat((self.lead.0 + at as u8) % players))
    }
}

/// What a round's scores come from: all of it lies open once the round is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Basis {
    /// By seat, after any robbery.
    pub(super) tableaux: [Tableau; MOST_SEATS],
    pub(super) robbed: Option<Robbery>,
    pub(super) aside: CardSet,
}

/// How a round was scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sheet {
    /// By seat.
    pub(super) seats: BySeat<Account>,
    /// Who robbed which flower from whom, if anybody did.
    pub(super) robbed: Option<Robbery>,
    /// The expedition cards that nobody was dealt: shown now (rules 5, Q15).
    pub(super) aside: CardSet,
}

/// What one seat scored in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Account {
    /// Its NUSA cards at the end, after any robbery.
    pub(super) tableau: ArrayVec<Gained, ROW>,
    pub(super) nectar: u8,
    /// By nectar, from 1 on.
    pub(super) rank: Option<u8>,
    pub(super) nectar_points: u8,
    pub(super) subjugation: u8,
    /// Of the round.
    pub(super) points: u8,
    /// Of the match so far.
    pub(super) total: u8,
}

/// A robbery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Robbery {
    pub(super) by: Seat,
    pub(super) from: Seat,
    pub(super) flower: Nusa,
}

/// A match of NUSA between two plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(super) players: u8,
    pub(super) options: Options,
    /// From 1 to 3.
    pub(super) round: u8,
    pub(super) stage: Stage,
    /// Where the island piece stands.
    pub(super) trump: Colour,
    /// Who plays or robs next. While escape cards are chosen, who will lead.
    pub(super) next: Seat,
    /// How many tricks of the round have been taken.
    pub(super) taken: u8,
    /// Those, and the one on the table; the one behind a taken trick is led by its winner.
    pub(super) tricks: [Trick; ROW + 1],
    /// Colours that each seat has shown to have no more of: since the deal, or since the escape cards
    /// were taken up; a bit for each.
    pub(super) voids: [u8; MOST_SEATS],
    /// What each seat discarded face up: by evasion, or as its left-over card after the invasion.
    pub(super) discarded: [Option<Card>; MOST_SEATS],
    /// The NUSA cards before each seat.
    pub(super) tableaux: [Tableau; MOST_SEATS],
    /// The robbery of the round.
    pub(super) robbed: Option<Robbery>,
    /// Secret: each seat's hand.
    pub(super) hands: [CardSet; MOST_SEATS],
    /// Secret: what each seat has chosen for the escape; nothing before it has.
    pub(super) kept: [CardSet; MOST_SEATS],
    /// Secret: the cards that nobody was dealt.
    pub(super) aside: CardSet,
    /// The row; what lies face down is secret until it is won.
    pub(super) row: [Nusa; ROW],
    /// Secret: the NUSA cards that are not in the row, in order.
    pub(super) removed: [Nusa; REMOVED],
    /// The points of every seat in each round; none in those to come.
    pub(super) points: [[u8; MOST_SEATS]; ROUNDS as usize],
    /// What the last scores came from.
    pub(super) basis: Option<Basis>,
}

impl State {
    pub(super) fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
    }

    /// What a seat played in the tricks of the invasion that have been taken, in that order.
    pub(super) fn pile(&self, seat: Seat) -> ArrayVec<Card, { INVASION as usize }> {
        let invasion = self.piles().iter().take(usize::from(INVASION));
        invasion.filter_map(|trick| trick.of(seat, self.players)).collect()
    }

    /// The cards that a seat has chosen for the escape, in the order in which they were played.
    pub(super) fn chosen(&self, seat: Seat) -> Option<[Card; ESCAPE]> {
        let kept = self.kept[at(seat)];
        let chosen: ArrayVec<Card, ESCAPE> =
            self.pile(seat).into_iter().filter(|card| kept.has(*card)).collect();
        chosen.into_inner().ok()
    }

    /// Every card that everybody has seen this round.
    pub(super) fn seen(&self) -> CardSet {
        let played = self.seen_tricks().iter().flat_map(Trick::cards);
        played.chain(self.discarded.iter().flatten()).copied().collect()
    }
}

impl TrickTaking for State {
    type Trick = Trick;

    #[inline]
    fn round(&self) -> u8 {
        self.round
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    #[inline]
    fn taken(&self) -> usize {
        usize::from(self.taken)
    }

    #[inline]
    fn tricks(&self) -> &[Trick] {
        &self.tricks
    }

    #[inline]
    fn tricks_mut(&mut self) -> &mut [Trick] {
        &mut self.tricks
    }
}

/// A seat as an index.
#[inline]
pub(super) fn at(seat: Seat) -> usize {
    usize::from(seat.0)
}
