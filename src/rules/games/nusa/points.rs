//! Points in words: how a round was scored, number by number, and what everybody got in each round.
//! Pages, told lines and pictures say the same.

use super::cards::CardSet;
use super::speech::{Speech, nusa};
use super::state::Robbery;
use super::values::Icons;
use super::view::{Scores, View};
use crate::game::Seat;
use crate::page::Section;

/// What a seat scored in a round.
pub(super) struct Scored {
    pub(super) seat: Seat,
    /// What each of its cards brings, or their sum alone; so with subjugation.
    pub(super) nectar: Vec<u8>,
    /// By nectar, from 1 on.
    pub(super) rank: Option<u8>,
    pub(super) nectar_points: u8,
    pub(super) subjugation: Vec<u8>,
    pub(super) points: u8,
    pub(super) total: u8,
}

/// One player's arithmetic.
pub(super) fn account(scored: &Scored, speech: &Speech<'_>) -> String {
    let signed = |number: u8| speech.words.signed(number).into();
    let args = [
        ("nectar", speech.sum(&scored.nectar).into()),
        ("place", scored.rank.unwrap_or_default().into()),
        ("worth", signed(scored.nectar_points)),
        ("subjugation", speech.sum(&scored.subjugation).into()),
        ("points", signed(scored.points)),
        ("total", scored.total.into()),
    ];
    speech.of(scored.seat, "nusa-account", &args)
}

pub(super) fn robbery(robbery: Robbery, speech: &Speech<'_>) -> String {
    let victim = ("victim", speech.name(robbery.from).into());
    speech.of(robbery.by, "nusa-told-robbed", &[nusa(robbery.flower), vec![victim]].concat())
}

/// The cards that nobody was dealt, shown when a round is scored (our ruling, Q15).
pub(super) fn aside(aside: CardSet, speech: &Speech<'_>) -> Option<String> {
    let cards = [("cards", speech.cards(aside).into())];
    (!aside.is_empty()).then(|| speech.say("nusa-aside", &cards))
}

/// How the last round was scored.
pub(super) fn scoring(view: &View, scores: &Scores, speech: &Speech<'_>) -> Section {
    let sheet = &scores.sheet;
    let mut lines: Vec<String> = sheet.robbed.iter().map(|of| robbery(*of, speech)).collect();
    lines.extend(view.ranked().into_iter().filter_map(|(_, of)| {
        let account = sheet.seats.get(usize::from(of.seat.0))?;
        let counted = |icon: fn(Icons) -> u8| {
            let up = account.tableau.iter().filter(|(_, up)| *up);
            up.map(|(nusa, _)| icon(nusa.icons())).filter(|count| *count > 0).collect()
        };
        let scored = Scored {
            seat: of.seat,
            nectar: counted(|icons| icons.nectar),
            rank: account.rank,
            nectar_points: account.nectar_points,
            subjugation: counted(|icons| icons.subjugation),
            points: account.points,
            total: account.total,
        };
        Some(self::account(&scored, speech))
    }));
    lines.extend(aside(sheet.aside, speech));
    Section::new(speech.say("nusa-scoring", &[("round", scores.round.into())]), lines).drawn()
}

/// Everybody's points in each round, in the order of the final ranking.
pub(super) fn rounds(view: &View, speech: &Speech<'_>) -> Option<Section> {
    let lines = view.history.iter().zip(1_u8..).map(|(points, round)| {
        let standing = view.ranked().into_iter().filter_map(|(_, of)| {
            let points = points.get(usize::from(of.seat.0))?;
            Some(speech.of(of.seat, "nusa-round-points", &[("points", (*points).into())]))
        });
        let standing = speech.words.list(standing);
        speech.say("nusa-round", &[("round", round.into()), ("standing", standing.into())])
    });
    let lines: Vec<String> = lines.collect();
    let heading = || speech.say("nusa-rounds", &[]);
    (!lines.is_empty()).then(|| Section::new(heading(), lines).drawn())
}
