//! The setup: houses, the last ships, motherships.

use super::super::super::pieces::{Facing, House, Planet};
use super::super::super::state::{Mothership, Step};
use super::super::super::{Event, Haul};
use super::super::setup::{deal_senators, open_senate};
use super::Play;
use crate::dice::Dice;
use crate::game::Witness;

impl<W: Witness<Event>> Play<'_, W> {
    pub(super) fn lead(&mut self, house: House, dice: &mut Dice) {
        let seat = self.seat;
        self.state.of_mut(seat).house = Some(house);
        self.witness.saw(|| Event::House { seat, house });
        self.state.agenda.close(self.seat);
        if self.state.step() == Some(Step::Land) {
            deal_senators(self.state, dice, self.witness);
        }
    }

    /// A ship of the setup.
    pub(in super::super) fn land(&mut self, planet: Planet, haul: Haul) {
        self.ships(None, Some(planet), 1, haul);
    }

    pub(super) fn land_last(&mut self, planet: Planet, dice: &mut Dice) {
        self.land(planet, Haul::Setup);
        self.state.agenda.close(self.seat);
        if self.state.step() == Some(Step::Moor) {
            open_senate(self.state, dice, self.witness);
        }
    }

    pub(super) fn moor(&mut self, planet: Planet, facing: Facing) {
        let seat = self.seat;
        self.state.of_mut(seat).mothership = Some(Mothership { planet, facing });
        self.witness.saw(|| Event::Mothership { seat, planet, facing });
        self.state.agenda.close(self.seat);
        if self.state.step() == Some(Step::Depart) {
            self.state.round = 1;
            self.begin_turn(self.state.start);
        }
    }
}
