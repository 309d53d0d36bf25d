//! A match that is over, folded again from the lines of its log as it was played, whatever stands in
//! its channel now. Replays and reviews look at it on the way.
//!
//! Only what has ended by its rules is folded, so nothing of a running match is ever shown; what was
//! called off has no end.

use super::fold::Carried;
use super::state::{HostConfig, Party, Table};
use crate::Channel;
use crate::line::{Did, Line};
use crate::refusal::Refusal;
use crate::store::Trouble;

/// The lines of one table, from the one at which it was opened.
pub(crate) struct Past<'a> {
    pub(crate) config: HostConfig,
    pub(crate) channel: Channel,
    /// The line at which the table was opened.
    pub(crate) opened: u32,
    pub(crate) lines: &'a [Line],
}

impl Past<'_> {
    /// The lines of a whole match that has come to its end?
    fn is_over(&self) -> bool {
        let whole = matches!(self.lines.first(), Some(Line { did: Did::Opened { .. }, .. }));
        whole && self.lines.iter().any(|line| matches!(line.did, Did::Ended { .. }))
    }

    /// Folds the lines again, which must have been played by these rules, and shows the party after
    /// each of them.
    pub(super) fn fold(
        &self,
        mut seen: impl FnMut(&Party, &Did),
    ) -> Result<Result<Table, Refusal>, Trouble> {
        if !self.is_over() {
            return Ok(Err(Refusal::NoReplay));
        }
        let mut table = Table::empty(self.config, self.channel);
        table.line = self.opened;
        let damaged = |(line, damage)| Trouble::Damaged(line, damage);
        if table.carried(self.lines).map_err(damaged)? != Carried::Never {
            return Ok(Err(Refusal::OtherRules));
        }
        for line in self.lines {
            let number = table.line;
            table.apply(line, None).map_err(|misfit| damaged((number, misfit.into())))?;
            if let Some(party) = table.party.as_deref() {
                seen(party, &line.did);
            }
        }
        Ok(Ok(table))
    }
}
