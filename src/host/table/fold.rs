//! A table from its lines. A match whose rules are still ours is played again from its seed; one
//! of older rules goes on from its snapshot.

use serde::Deserialize;

use super::state::{HostConfig, Party, Stage, Table};
use crate::Channel;
use crate::damage::Damage;
use crate::line::{Did, Line};
use crate::store::{Head, Snapshot, Stored};

/// The part of a record's head that says by which rules it is played.
#[derive(Deserialize)]
struct Rules {
    rules: u16,
}

/// When a match came over from older rules.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Carried {
    /// It did not.
    Never,
    /// Its log says so.
    Before,
    /// Its log does not say so yet.
    Now,
}

impl Table {
    /// The table that its log says; or at which line it cannot be read, and why.
    pub fn fold(
        config: HostConfig,
        channel: Channel,
        stored: Stored,
    ) -> Result<Table, (u32, Damage)> {
        let Stored { head, lines, snapshot } = stored;
        if lines.is_empty() && head == Head::default() {
            return Ok(Table::empty(config, channel));
        }
        if !matches!(lines.first(), Some(Line { did: Did::Opened { .. }, .. })) {
            return Err((head.opened, Damage::NotOpened));
        }
        let began = lines.iter().position(|line| matches!(line.did, Did::Began { .. }));
        let mut table = Table::empty(config, channel);
        table.line = head.opened;
        table.head = head.clone();
        // The line that began the match counts it again.
        let earlier = head.matches.checked_sub(u32::from(began.is_some()));
        let uncounted = || (head.opened, Damage::Uncounted);
        table.head.matches = earlier.ok_or_else(uncounted)?;
        let carried = table.carried(&lines)?;
        // A snapshot of what was before this match began is of another match.
        let after = began.map(|began| table.line + began as u32);
        let snapshot = snapshot.filter(|snapshot| after.is_some_and(|line| snapshot.line > line));
        let read = match (carried, &snapshot) {
            (Carried::Never, _) => table.read(&lines, None),
            (_, Some(snapshot)) => table.read(&lines, Some(snapshot)),
            (_, None) => Err((after.unwrap_or_default(), Damage::NoSnapshot)),
        };
        let over = lines.iter().any(|line| matches!(line.did, Did::Ended { .. } | Did::Cancelled));
        match read {
            Ok(()) => {
                let running = table.party.as_deref().and_then(Party::running).is_some();
                table.carried = carried == Carried::Now && running;
            }
            Err(_) if carried != Carried::Never && over => {
                table.close_over(config, &head, &lines)?;
            }
            Err(damage) => return Err(damage),
        }
        Ok(table)
    }

    fn read(&mut self, lines: &[Line], snapshot: Option<&Snapshot>) -> Result<(), (u32, Damage)> {
        for line in lines {
            let number = self.line;
            self.apply_from(line, None, snapshot).map_err(|misfit| (number, misfit.into()))?;
        }
        Ok(())
    }

    /// Did the match come over from older rules, or has it to now?
    pub(super) fn carried(&self, lines: &[Line]) -> Result<Carried, (u32, Damage)> {
        let (mut ours, mut rules, mut carried) = (None, None, Carried::Never);
        for (line, number) in lines.iter().zip(self.line..) {
            match &line.did {
                Did::Opened { game: id, .. } => {
                    let game = self.config.games.iter().find(|game| game.id() == id);
                    ours = game.map(|game| game.rules());
                }
                Did::Began { record, .. } => {
                    let head: Rules = serde_json::from_str(record.get()).map_err(|error| {
                        (number, Damage::Head(Box::new(Damage::Json(error.to_string()))))
                    })?;
                    rules = Some(head.rules);
                }
                Did::Resumed { rules: newer, .. } => {
                    rules = Some(*newer);
                    carried = Carried::Before;
                }
                _ => {}
            }
        }
        Ok(if rules.is_some() && rules != ours { Carried::Now } else { carried })
    }

    /// A match that is over, of rules that nobody plays by any more: that it was there is all that
    /// can be shown of it. Its record stays as it is.
    fn close_over(
        &mut self,
        config: HostConfig,
        head: &Head,
        lines: &[Line],
    ) -> Result<(), (u32, Damage)> {
        *self = Table::empty(config, self.channel);
        self.line = head.opened;
        for line in lines.iter().take_while(|line| !matches!(line.did, Did::Began { .. })) {
            let number = self.line;
            self.apply(line, None).map_err(|misfit| (number, misfit.into()))?;
        }
        self.line = head.opened + lines.len() as u32;
        self.head = head.clone();
        if let Some(party) = self.party.as_deref_mut() {
            party.stage = Stage::Closed;
        }
        Ok(())
    }
}
