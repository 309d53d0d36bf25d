//! Powers of houses that stand alone.

use super::super::super::pieces::{Planet, Power, Senator};
use super::super::super::state::Deed;
use super::super::super::values::{SCRAP_GAIN, SCRAPPED};
use super::super::super::{Event, Haul, Why};
use super::Play;
use crate::game::Witness;

impl<W: Witness<Event>> Play<'_, W> {
    pub(super) fn exchange(&mut self, gave: Senator, got: Senator) {
        let (seat, own) = (self.seat, self.state.of_mut(self.seat));
        own.senators.remove(gave);
        own.senators.insert(got);
        self.state.removed.remove(got);
        self.state.removed.insert(gave);
        self.witness.saw(|| Event::Exchanged { seat, gave, got });
        self.remember(Deed::Exchanged { gave, got });
        self.state.agenda.close(self.seat);
    }

    pub(super) fn scrap(&mut self, planet: Planet) {
        self.power(Power::Scrap);
        self.ships(Some(planet), None, SCRAPPED, Haul::Scrapped);
        self.gain(self.seat, SCRAP_GAIN, Why::Scrap);
        self.remember(Deed::Scrapped(planet));
    }

    pub(super) fn shift(&mut self, from: Planet, to: Planet) {
        self.power(Power::Shift);
        let (seat, own) = (self.seat, self.state.of_mut(self.seat));
        own.active[from as usize] -= 1;
        own.active[to as usize] += 1;
        self.witness.saw(|| Event::Base { seat, from, to });
        self.remember(Deed::Shifted { from, to });
    }
}
