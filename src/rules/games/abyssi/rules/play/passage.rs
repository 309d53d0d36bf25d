//! How motherships move, or do not.

use super::super::super::pieces::{Facing, House, Planet, Power};
use super::super::super::state::{Deed, Mothership, Step};
use super::super::super::values::{DOMINANCE_GAIN, JUMP_COST, REVERSE_COST, STAY_COST};
use super::super::super::{Event, Why};
use super::Play;
use crate::game::{Seat, Witness};

/// How a mothership came to another planet, for the telling.
#[derive(Clone, Copy)]
struct Passage {
    paid: u32,
    reversed: bool,
    power: Option<Power>,
}

impl<W: Witness<Event>> Play<'_, W> {
    pub(super) fn travel(&mut self, steps: u8, reversed: bool) {
        let Mothership { planet, mut facing } = self.mothership();
        let mut paid = u32::from(steps - 1);
        let mut power = None;
        if reversed {
            facing = facing.reversed();
            // Our ruling (Q38): Voldan's turning around is always its power of the turn.
            if self.state.of(self.seat).house == Some(House::Voldan) {
                power = Some(Power::Turn);
                self.power(Power::Turn);
            } else {
                paid += REVERSE_COST;
            }
        }
        self.pay(paid, Why::Move);
        let to = self.state.ahead(planet, facing, steps);
        let told = Passage { paid, reversed, power };
        let host = self.arrive(to, facing, told);
        self.remember(Deed::Moved { to, reversed, paid: paid as u8, host });
    }

    pub(super) fn jump(&mut self) {
        self.power(Power::Jump);
        self.pay(JUMP_COST, Why::Jump);
        let facing = self.mothership().facing;
        let told = Passage { paid: JUMP_COST, reversed: false, power: Some(Power::Jump) };
        let host = self.arrive(Planet::Hreja, facing, told);
        self.remember(Deed::Jumped { host });
    }

    /// Another player who dominates the planet gets energy for it (Q9).
    fn arrive(&mut self, to: Planet, facing: Facing, told: Passage) -> Option<Seat> {
        let Passage { paid, reversed, power } = told;
        let (seat, from) = (self.seat, self.mothership().planet);
        self.state.of_mut(seat).mothership = Some(Mothership { planet: to, facing });
        self.witness.saw(|| Event::Moved { seat, from, to, facing, paid, reversed, power });
        let host = self.state.dominator(to).filter(|host| *host != seat);
        if let Some(host) = host {
            self.gain(host, DOMINANCE_GAIN, Why::Dominance);
        }
        self.state.agenda.turn_into(self.seat, Step::Act);
        host
    }

    pub(super) fn stay(&mut self) {
        self.power(Power::Stay);
        self.pay(STAY_COST, Why::Stay);
        self.remember(Deed::Stayed);
        self.state.agenda.turn_into(self.seat, Step::Act);
    }
}
