//! Getting up, coming back, and taking a bot's seat.

use rules::game::Seat;

use super::state::{Draft, Party, Table};
use crate::User;
use crate::line::Did;
use crate::press::Press;
use crate::refusal::Refusal;

impl Table {
    pub(super) fn leave(&mut self, user: User, draft: &mut Draft) -> Result<(), Refusal> {
        let (party, _) = self.seated(user)?;
        if party.course().is_some_and(|course| course.end.is_some()) {
            return Err(Refusal::Over);
        }
        self.write(draft, Did::Left { user }, None);
        Ok(())
    }

    pub(super) fn reclaim_seat(&mut self, user: User, draft: &mut Draft) -> Result<(), Refusal> {
        let (party, _, seat) = self.playing(user)?;
        if !party.chair(seat).is_some_and(|chair| chair.away) {
            return Err(Refusal::NotAway);
        }
        self.write(draft, Did::Back { seat }, None);
        Ok(())
    }

    pub(super) fn take_seat(
        &mut self,
        press: &Press,
        wanted: Option<Seat>,
        draft: &mut Draft,
    ) -> Result<(), Refusal> {
        let party = self.party()?;
        if party.seat_of(press.user).is_some() {
            return Err(Refusal::Seated);
        }
        party.begun()?;
        if party.free(None).is_empty() {
            return Err(Refusal::Full);
        }
        let free = party.free(Some(press.user));
        let seat = match wanted {
            Some(seat) if party.free(None).contains(&seat) => {
                free.contains(&seat).then_some(seat).ok_or(Refusal::NotYours)?
            }
            Some(_) => return Err(Refusal::Full),
            None => *free.first().ok_or(Refusal::NotYours)?,
        };
        self.write(draft, Did::Taken { seat, user: press.user, name: press.name.clone() }, None);
        Ok(())
    }
}

impl Party {
    /// The bots' seats that this user could take. A user who has seen a hand can have that seat again,
    /// but no other: nobody is to know two hands.
    pub(super) fn free(&self, user: Option<User>) -> Vec<Seat> {
        let Some(course) = self.running() else { return Vec::new() };
        let own = course.former.iter().find(|(former, _)| Some(*former) == user);
        let own = own.map(|(_, seat)| *seat);
        let bots = self.all().filter(|(_, chair)| chair.user.is_none()).map(|(seat, _)| seat);
        bots.filter(|seat| own.is_none_or(|own| own == *seat)).collect()
    }
}
