//! What a round brought each country, by the rules' own sums, and how a sheet of them is said.

use super::super::Event;
use super::super::account::{Account, LIMITED, PhaseOne, Sheet};
use super::super::country::{Country, threshold};
use super::super::speech::{Speech, suit};
use super::super::tell::{colours_told, moves, piles_told, sum};
use super::super::track::{FLOOR, TieReading};
use crate::game::Nobody;

/// What the round brought one country.
pub(super) struct Column {
    pub(super) country: Country,
    pub(super) account: Account,
    pub(super) before: i16,
    pub(super) one: PhaseOne,
    pub(super) two: Option<i16>,
    pub(super) three: Option<i16>,
    pub(super) after: i16,
    /// The floor has stopped its marker.
    pub(super) floored: bool,
}

impl Column {
    /// Has it taken anything?
    pub(super) fn has_piles(&self) -> bool {
        self.account.piles > 0
    }
}

/// A column for each country, the best after the round first.
pub(super) fn columns(sheet: &Sheet, players: u8, reading: TieReading) -> Vec<Column> {
    let events = sheet.scored(players, reading);
    let after = sheet.settle(players, reading, &mut Nobody);
    let column = |country: &Country| {
        let account = sheet.accounts[country.at()];
        let mut column = Column {
            country: *country,
            account,
            before: sheet.before.of(*country),
            one: account.phase_one(threshold(players)),
            two: None,
            three: None,
            after: after.of(*country),
            floored: false,
        };
        for event in &events {
            let Event::Scored { phase, country: whose, delta, basis, .. } = event else { continue };
            if whose == country {
                column.floored |= basis.before + delta < FLOOR;
                match phase {
                    2 => column.two = Some(*delta),
                    3 => column.three = Some(*delta),
                    _ => {}
                }
            }
        }
        column
    };
    after.rank().iter().map(column).collect()
}

/// All that the table shows, in words.
pub(super) fn say(title: &str, columns: &[Column], speech: &Speech<'_>) -> Vec<String> {
    let limit = [("threshold", threshold(speech.players).into())];
    let limit = speech.say("uchu-sheet-limit", &limit);
    let suits = LIMITED.map(|of| speech.say("uchu-suit", &suit(of)));
    let suits = speech.words.list(suits);
    let args = [("title", title.into()), ("limit", limit.into()), ("suits", suits.into())];
    let head = speech.say("uchu-alt-sheet", &args);
    let signed = |points: i16| speech.words.signed(points);
    let rows = columns.iter().map(|column| {
        let one = [column.one.piles, column.one.colours];
        let account = &column.account;
        let sum = sum(one, column.one.delta(), column.one.halved, account, speech);
        let phases = [(1, Some(sum)), (2, column.two.map(signed)), (3, column.three.map(signed))];
        let phases = phases.into_iter().filter_map(|(phase, points)| {
            let args = [("phase", phase.into()), ("points", points?.into())];
            Some(speech.say("uchu-alt-phase", &args))
        });
        let parts = [
            speech.took(account),
            piles_told(one[0], account, speech),
            colours_told(one[1], account, speech),
        ];
        let args = vec![
            ("sums", speech.words.list(parts.into_iter().chain(phases)).into()),
            ("moves", moves(column.before, column.after, column.floored, speech).into()),
        ];
        speech.of(column.country, "uchu-alt-sheet-country", args)
    });
    [head].into_iter().chain(rows).collect()
}
