//! What senators are played for.

use super::super::super::pieces::{Ability, House, Power, Senator};
use super::super::super::state::{Convoy, Deed, Step};
use super::super::super::values::{MOST_PLEDGES, SENATOR_FUEL, SENATOR_LIFTS, ability_cost};
use super::super::super::{Event, Why};
use super::Play;
use crate::game::Witness;

impl<W: Witness<Event>> Play<'_, W> {
    pub(super) fn send(&mut self, senator: Senator, ability: Ability) {
        let own = self.state.of_mut(self.seat);
        own.senators.remove(senator);
        let universal = own.house == Some(House::Universus);
        self.state.removed.insert(senator);
        self.state.turn.senator_used = true;
        if universal && !self.state.turn.power_used {
            let [one, other] = senator.abilities();
            let ability = if ability == one { other } else { one };
            self.state.agenda.first(self.seat, Step::Second { senator, ability });
        }
        self.use_ability(senator, ability, false);
    }

    pub(super) fn send_again(&mut self, senator: Senator, ability: Ability) {
        self.state.agenda.close(self.seat);
        self.power(Power::Both);
        self.use_ability(senator, ability, true);
    }

    fn use_ability(&mut self, senator: Senator, ability: Ability, second: bool) {
        let seat = self.seat;
        self.witness.saw(|| Event::Senator { seat, senator, ability, second });
        self.remember(Deed::Senator { senator, ability });
        self.pay(ability_cost(ability), Why::Ability);
        let step = match ability {
            Ability::Fuel3 => {
                self.gain(seat, SENATOR_FUEL, Why::Fuel3);
                None
            }
            Ability::Build => Some(Step::Site),
            Ability::Swap => Some(Step::Give),
            Ability::Treaty => Some(Step::Treaty { left: MOST_PLEDGES }),
            Ability::Redeploy => Some(Step::Lift(Convoy::of(SENATOR_LIFTS))),
            Ability::Drop1 => Some(Step::Drop),
        };
        match step {
            Some(step) => self.state.agenda.first(seat, step),
            None => self.pass_over_second(),
        }
    }
}
