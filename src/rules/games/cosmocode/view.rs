//! What one viewer may know of a match, built up from nothing (rules 4).

use super::cards::{Card, Perk, Revealed};
use super::deck::{Channel, Deck, Range};
use super::state::{Hearing, Options, Past, Stage, State};
use super::{CosmoCode, rules};
use crate::game::{Outcome, Rules, Seat, Secrecy, Viewer};

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(super) viewer: Viewer,
    pub(super) players: u8,
    pub(super) options: Options,
    /// How often everybody has had a turn, counted from 1.
    pub(super) round: u16,
    pub(super) stage: Stage,
    /// Whose turn it is.
    pub(super) actor: Seat,
    /// The channel that everybody listens to.
    pub(super) indicator: Channel,
    /// In the order of [`Deck::ALL`].
    pub(super) decks: Vec<DeckView>,
    /// How far the actor listens in this turn, once that is chosen.
    pub(super) range: Option<Range>,
    /// What was turned over in this turn, by places; until the turn is over, also after receiving.
    pub(super) revealed: Vec<Revealed>,
    /// What was spent in this turn, in order.
    pub(super) spent: Vec<Card>,
    /// Has a number been tuned in this turn?
    pub(super) tuned: bool,
    /// What would be received as it stands: the places it would be, or could be chosen from. Once it
    /// is received (a perk or cards to drop are awaited), all that was.
    pub(super) gain: Gain,
    /// By seat.
    pub(super) seats: Vec<SeatView>,
    /// The turn before this one; when the match is over, the last one.
    pub(super) last: Option<LastView>,
    pub(super) outcome: Option<Outcome>,
}

/// What the revealed cards bring as they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Gain {
    /// Nothing.
    Nothing,
    /// All cards at these places, counted from 0, of which there is at least one.
    All(Vec<u8>),
    /// One card, of the player's choice among these places.
    One(Vec<u8>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DeckView {
    pub(super) deck: Deck,
    /// Cards still to be turned over.
    pub(super) left: u8,
    /// The cards on its discard pile, each as often as it is there, in order of cards.
    pub(super) discards: Vec<Card>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SeatView {
    pub(super) seat: Seat,
    /// How many cards are in hand.
    pub(super) cards: u8,
    /// The hand in order, where the viewer may see it.
    pub(super) hand: Option<Vec<Card>>,
    /// The red cards it has taken.
    pub(super) signals: Vec<Card>,
    pub(super) perk: Option<Perk>,
    /// How many cards each range turns over for it, in the order of [`Range::ALL`].
    reach: [u8; 3],
}

impl SeatView {
    /// How many cards a range turns over for it.
    pub(super) fn reach(&self, range: Range) -> u8 {
        self.reach[range as usize]
    }
}

/// What becomes of a revealed card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// It is on the channel that everybody listens to.
    Matches,
    /// It is on the other one.
    Differs,
    Received,
    Discarded,
}

impl Fate {
    /// The fate in keys.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Fate::Matches => "matches",
            Fate::Differs => "differs",
            Fate::Received => "received",
            Fate::Discarded => "discarded",
        }
    }
}

/// A turn that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LastView {
    pub(super) seat: Seat,
    pub(super) range: Range,
    /// As they were heard at the end.
    pub(super) revealed: Vec<Revealed>,
    /// What was spent on them, in order.
    pub(super) spent: Vec<Card>,
    /// The channel that everybody listened to in the end.
    pub(super) indicator: Channel,
    /// The places whose cards were received, counted from 0.
    pub(super) received: Vec<u8>,
}

impl View {
    /// The cards at these places, as they are printed: that is how they are received.
    pub(super) fn printed(&self, places: &[u8]) -> Vec<Card> {
        places.iter().map(|at| self.revealed[usize::from(*at)].card).collect()
    }

    pub(super) fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[usize::from(seat.0)]
    }

    /// The viewer's own seat.
    pub(super) fn own(&self) -> Option<&SeatView> {
        match self.viewer {
            Viewer::Seat(seat) => Some(self.seat(seat)),
            Viewer::Public | Viewer::Open => None,
        }
    }

    /// Does the revealed card at this place match? And once something was received: was it this one?
    pub(super) fn fate(&self, place: u8) -> Fate {
        let matches = self.revealed[usize::from(place)].channel == self.indicator;
        match (self.stage, &self.gain) {
            (Stage::Manipulate | Stage::Take, _) if matches => Fate::Matches,
            (Stage::Manipulate | Stage::Take, _) => Fate::Differs,
            (_, Gain::All(places)) if places.contains(&place) => Fate::Received,
            _ => Fate::Discarded,
        }
    }

    /// Is the viewer to act?
    pub(super) fn acts(&self) -> bool {
        self.stage != Stage::Over && self.viewer.is(self.actor)
    }
}

/// A hand is its owner's.
pub(super) fn sees_hand(viewer: Viewer, seat: Seat) -> bool {
    viewer == Viewer::Open || viewer.is(seat)
}

impl Secrecy for CosmoCode {
    type View = View;

    fn view(state: &State, viewer: Viewer) -> View {
        let decks = Deck::ALL.into_iter().map(|deck| DeckView {
            deck,
            left: state.decks[deck as usize].count(),
            discards: state.discards[deck as usize].cards(deck).collect(),
        });
        let seats = state.everyone().map(|(seat, holdings)| SeatView {
            seat,
            cards: holdings.count() as u8,
            hand: sees_hand(viewer, seat).then(|| holdings.cards().collect()),
            signals: holdings.signals.to_vec(),
            perk: holdings.perk,
            reach: Range::ALL.map(|range| state.reach(seat, range)),
        });
        let hearing = state.hearing.as_ref();
        let last = state.last.as_ref().map(|Past { seat, indicator, hearing }| LastView {
            seat: *seat,
            range: hearing.range,
            revealed: hearing.revealed.to_vec(),
            spent: hearing.spent.to_vec(),
            indicator: *indicator,
            received: hearing.received.iter().flatten().copied().collect(),
        });
        View {
            viewer,
            players: state.players,
            options: state.options,
            round: state.round,
            stage: state.stage,
            actor: state.actor,
            indicator: state.indicator,
            decks: decks.collect(),
            range: hearing.map(|hearing| hearing.range),
            revealed: hearing.map(|hearing| hearing.revealed.to_vec()).unwrap_or_default(),
            spent: hearing.map(|hearing| hearing.spent.to_vec()).unwrap_or_default(),
            tuned: hearing.is_some_and(|hearing| hearing.tuned),
            gain: hearing.map_or(Gain::Nothing, |hearing| gain(hearing, state.indicator)),
            seats: seats.collect(),
            last,
            outcome: CosmoCode::outcome(state),
        }
    }
}

fn gain(hearing: &Hearing, indicator: Channel) -> Gain {
    let (places, one) = match &hearing.received {
        Some(received) => (received.clone(), false),
        None => rules::gain(hearing, indicator),
    };
    match (places.to_vec(), one) {
        (places, _) if places.is_empty() => Gain::Nothing,
        (places, true) => Gain::One(places),
        (places, false) => Gain::All(places),
    }
}
