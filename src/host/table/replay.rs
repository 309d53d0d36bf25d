//! A match that is over, folded again from its lines and looked at on the way: as the table itself
//! was folded while it was played, so that it looks the same.

use rules::game::{Moment, Seat, Viewer};

use super::past::Past;
use super::state::{Course, Party};
use crate::damage::{Damage, Misfit};
use crate::line::Did;
use crate::refusal::Refusal;
use crate::replay::{Chapter, ReplayLook, Wanted};
use crate::store::Trouble;

/// So far gone through.
struct Retraced<'a> {
    wanted: &'a Wanted,
    opened: u32,
    number: u32,
    /// Where the match stood, at every ply that still stands.
    moments: Vec<Moment>,
    /// It at the wanted ply, if that stands.
    look: Option<ReplayLook>,
}

impl Past<'_> {
    /// The match as it was at the wanted ply.
    pub(crate) fn replay(&self, wanted: &Wanted) -> Result<Result<ReplayLook, Refusal>, Trouble> {
        let (moments, look) = (Vec::new(), None);
        let mut retraced = Retraced { wanted, opened: self.opened, number: 0, moments, look };
        let seen = |party: &Party, did: &Did| {
            if let Some((party, course)) = with_course(party) {
                retraced.note(did, party, course);
            }
        };
        let table = match self.fold(seen)? {
            Ok(table) => table,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let last = table.party.as_deref().and_then(with_course);
        let not_begun = || Trouble::Damaged(table.line, Damage::Line(Misfit::NotBegun));
        let (party, course) = last.ok_or_else(not_begun)?;
        Ok(Ok(retraced.finish(party, course)))
    }
}

fn with_course(party: &Party) -> Option<(&Party, &Course)> {
    Some((party, party.course()?))
}

impl Retraced<'_> {
    /// What a line has brought about.
    fn note(&mut self, did: &Did, party: &Party, course: &Course) {
        match did {
            Did::Began { number, .. } => self.number = *number,
            Did::Played { .. } => {}
            Did::Undone { to, .. } => {
                self.moments.truncate(*to as usize + 1);
                self.look.take_if(|look| look.ply > *to);
                return;
            }
            _ => return,
        }
        self.moments.push(course.playing.moment());
        if course.ply() == self.wanted.ply {
            self.look = Some(self.sight(party, course));
        }
    }

    fn sight(&self, party: &Party, course: &Course) -> ReplayLook {
        let words = party.words(&self.wanted.language);
        let there = |viewer: &Viewer| match viewer {
            Viewer::Seat(Seat(seat)) => usize::from(*seat) < party.chairs.len(),
            Viewer::Public | Viewer::Open => true,
        };
        let viewer = Some(self.wanted.viewer).filter(there).unwrap_or(Viewer::Public);
        let seats = party.all().map(|(seat, _)| Viewer::Seat(seat));
        let viewers = [Viewer::Public].into_iter().chain(seats).chain([Viewer::Open]);
        let (mut page, sketch) = course.playing.show(viewer, &words);
        page.controls.clear();
        let ply = course.ply();
        let before = (ply as usize).saturating_sub(1);
        ReplayLook {
            game: party.game.id(),
            number: self.number,
            opened: self.opened,
            ply,
            plies: ply,
            viewer,
            viewers: viewers.collect(),
            moment: course.playing.moment(),
            made: self.moments.get(before).copied().unwrap_or_default(),
            told: course.lately.back().map(|last| last.tell(viewer, &words)).unwrap_or_default(),
            page,
            sketch,
            sitters: party.sitters(&words),
            chapters: Vec::new(),
        }
    }

    fn finish(mut self, party: &Party, course: &Course) -> ReplayLook {
        let look = self.look.take().unwrap_or_else(|| self.sight(party, course));
        let mut chapters: Vec<Chapter> = Vec::new();
        for (moment, ply) in self.moments.into_iter().zip(0..) {
            if chapters.last().is_none_or(|last| last.moment != moment) {
                chapters.push(Chapter { moment, ply });
            }
        }
        ReplayLook { plies: course.ply(), chapters, ..look }
    }
}
