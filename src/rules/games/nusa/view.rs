//! What one viewer may know of a match, built up from nothing (rules 3).

use super::cards::{Card, CardSet, Colour, Nusa};
use super::state::{Options, Sheet, Stage, State, Trick, at};
use super::values::{FACE_DOWN, ROW};
use super::{NusaMystic, rules, score};
use crate::game::{Outcome, Rules, Seat, Seats, Secrecy, Viewer};
use crate::tricks::TrickTaking;

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(super) viewer: Viewer,
    pub(super) players: u8,
    pub(super) options: Options,
    /// From 1 to 3.
    pub(super) round: u8,
    pub(super) stage: Stage,
    /// Who is awaited.
    pub(super) awaited: Seats,
    /// Where the island piece stands now.
    pub(super) trump: Colour,
    /// What the viewer, whose turn it is, may play by evading.
    pub(super) evading: CardSet,
    /// From the entrance to the exit.
    pub(super) row: Vec<RowView>,
    /// By seat.
    pub(super) seats: Vec<SeatView>,
    /// The trick on the table: while a choice is awaited that is no card, an empty one.
    pub(super) trick: TrickView,
    /// The trick just taken in this round, and no earlier one.
    pub(super) last: Option<LastView>,
    /// The round that was scored last.
    pub(super) scores: Option<Scores>,
    /// The points of every seat in each round that was scored.
    pub(super) history: Vec<Vec<u8>>,
    pub(super) outcome: Option<Outcome>,
}

/// A place of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RowView {
    /// What lies there, or lay there; nothing while it lies face down.
    pub(super) nusa: Option<Nusa>,
    /// Who has taken it.
    pub(super) taken: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SeatView {
    pub(super) seat: Seat,
    /// How many cards are in hand.
    pub(super) cards: u8,
    /// The hand, where the viewer may see it.
    pub(super) hand: Option<CardSet>,
    /// The cards that were played in tricks 1 to 5, in that order, where the viewer may look: it is
    /// their owner's pile.
    pub(super) pile: Option<Vec<Card>>,
    /// The escape cards that were chosen and not yet revealed, while others still choose, where the
    /// viewer may see them.
    pub(super) chosen: Option<[Card; 3]>,
    /// Has this seat made its secret choice?
    pub(super) ready: bool,
    /// Has this seat evaded in this round?
    pub(super) evaded: bool,
    /// What it has discarded face up: by evasion, or as its left-over card.
    pub(super) discarded: Option<Card>,
    /// Its NUSA cards in the order gained, and whether each lies face up.
    pub(super) tableau: Vec<(Nusa, bool)>,
    /// In the match so far.
    pub(super) points: u8,
}

impl SeatView {
    /// The NUSA cards that count.
    pub(super) fn face_up(&self) -> impl Iterator<Item = Nusa> {
        self.tableau.iter().filter(|(_, up)| *up).map(|(nusa, _)| *nusa)
    }

    pub(super) fn nectar(&self) -> u8 {
        self.face_up().map(|nusa| nusa.icons().nectar).sum()
    }

    pub(super) fn skulls(&self) -> u8 {
        self.face_up().map(|nusa| nusa.icons().skulls).sum()
    }

    pub(super) fn subjugation(&self) -> u8 {
        self.face_up().map(|nusa| nusa.icons().subjugation).sum()
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TrickView {
    /// From 1 to 8.
    pub(super) number: u8,
    pub(super) lead: Seat,
    pub(super) plays: Vec<PlayView>,
    /// Does the lowest card win as it stands?
    pub(super) reversed: bool,
    /// Who is ahead as it stands, or has taken it.
    pub(super) ahead: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PlayView {
    pub(super) seat: Seat,
    pub(super) card: Card,
    /// The card that was discarded to be free to play this one.
    pub(super) evaded: Option<Card>,
}

/// A trick that was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LastView {
    pub(super) trick: TrickView,
    /// What its winner gained.
    pub(super) gains: Nusa,
    /// The winner's NUSA cards that turned face down then.
    pub(super) flipped: Vec<Nusa>,
}

/// A round that was scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Scores {
    pub(super) round: u8,
    /// Is that news to the viewer?
    pub(super) fresh: bool,
    pub(super) sheet: Sheet,
}

impl View {
    /// Everybody, the best first, with their places; who has the same points shares a place, unless the
    /// last round has decided (rules 2.6).
    pub(super) fn ranked(&self) -> Vec<(u8, &SeatView)> {
        let last = self.history.last().filter(|_| self.stage == Stage::Over);
        let worth = |of: &SeatView| {
            let last = last.and_then(|points| points.get(usize::from(of.seat.0)));
            (of.points, last.copied().unwrap_or_default())
        };
        let place =
            |of| 1 + self.seats.iter().filter(|other| worth(other) > worth(of)).count() as u8;
        let mut ranked: Vec<(u8, &SeatView)> =
            self.seats.iter().map(|of| (place(of), of)).collect();
        ranked.sort_by_key(|(place, of)| (*place, of.seat));
        ranked
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

    /// The round that was scored, as long as that is news: on the board until a trick was taken since,
    /// in a hand until a card was played.
    pub(super) fn just_scored(&self) -> Option<&Scores> {
        self.scores.as_ref().filter(|scores| scores.fresh)
    }
}

/// The trick, as everybody sees it, and who is ahead in it.
fn see_trick(state: &State, trick: &Trick, number: usize, ahead: Option<Seat>) -> TrickView {
    let plays = trick.plays(state.players).map(|(seat, card)| PlayView {
        seat,
        card,
        evaded: state.discarded[at(seat)].filter(|_| trick.evader == Some(seat)),
    });
    TrickView {
        number: number as u8,
        lead: trick.lead,
        plays: plays.collect(),
        reversed: trick.reversed,
        ahead,
    }
}

fn see_row(state: &State, viewer: Viewer) -> Vec<RowView> {
    let place = |(place, nusa): (usize, &Nusa)| {
        let taken = place < usize::from(state.taken);
        let open = taken || !FACE_DOWN.contains(&place) || viewer == Viewer::Open;
        RowView { nusa: open.then_some(*nusa), taken: taken.then(|| state.tricks[place + 1].lead) }
    };
    state.row.iter().enumerate().map(place).collect()
}

fn see_seat(state: &State, seat: Seat, viewer: Viewer) -> SeatView {
    let looks = viewer == Viewer::Open || viewer.is(seat);
    let hand = state.hands[at(seat)];
    let choosing = state.stage == Stage::Escape;
    SeatView {
        seat,
        cards: hand.count(),
        hand: looks.then_some(hand),
        pile: looks.then(|| state.pile(seat).to_vec()),
        chosen: if looks && choosing { state.chosen(seat) } else { None },
        ready: choosing && !state.kept[at(seat)].is_empty(),
        evaded: state.tricks.iter().any(|trick| trick.evader == Some(seat)),
        discarded: state.discarded[at(seat)],
        tableau: state.tableaux[at(seat)].iter().collect(),
        points: score::total(state, seat, state.scored()),
    }
}

impl Secrecy for NusaMystic {
    type View = View;

    fn view(state: &State, viewer: Viewer) -> View {
        let last = state.piles().last().map(|trick| LastView {
            trick: see_trick(state, trick, state.piles().len(), Some(state.trick().lead)),
            gains: state.row[state.piles().len() - 1],
            flipped: rules::just_flipped(state),
        });
        // Everybody has time to see it on the board; a player wants to see their new hand.
        let played = matches!(viewer, Viewer::Seat(_)) && state.trick().count > 0;
        let fresh = state.stage == Stage::Over || (state.taken == 0 && !played);
        let scored = state.scored();
        let scores = state.basis.as_ref().map(|basis| Scores {
            round: scored,
            fresh,
            sheet: score::account_for(state, basis, scored),
        });
        let acts = state.stage == Stage::Play && viewer.is(state.next);
        let trick = state.trick();
        let ahead = trick.ahead(state.trump, state.players);
        let players = usize::from(state.players);
        let history = state.points[..usize::from(scored)].iter();
        View {
            viewer,
            players: state.players,
            options: state.options,
            round: state.round,
            stage: state.stage,
            awaited: NusaMystic::turn(state).seats(),
            trump: state.trump,
            evading: if acts { rules::evading(state) } else { CardSet::EMPTY },
            row: see_row(state, viewer),
            seats: state.everyone().map(|seat| see_seat(state, seat, viewer)).collect(),
            trick: see_trick(state, trick, (state.piles().len() + 1).min(ROW), ahead),
            last,
            scores,
            history: history.map(|points| points[..players].to_vec()).collect(),
            outcome: NusaMystic::outcome(state),
        }
    }
}
