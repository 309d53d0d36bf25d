//! What is done on a planet, and what its special action goes on with.

use super::super::super::pieces::{Column, Kind, Planet, Power, Stack};
use super::super::super::state::{Bonus, Convoy, Deed, Step};
use super::super::super::values::{
    COLUMN_ENERGY, REFUEL, THRIFT_COST, TREATY_ENERGY, TREATY_FALLBACK, build_cost,
};
use super::super::super::{Action, Affair, Credit, Event, Haul, Why};
use super::super::legal::{movable, obtainable, third};
use super::super::setup::turn_up;
use super::Play;
use crate::dice::Dice;
use crate::game::Witness;

impl<W: Witness<Event>> Play<'_, W> {
    /// The third action is paid for before it is done (Q4).
    pub(super) fn begin(&mut self, kind: Kind) {
        let (seat, third) = (self.seat, third(self.state));
        self.state.turn.done.insert(kind);
        let number = self.state.turn.done.count();
        self.witness.saw(|| Event::Action { seat, kind, number });
        self.pay(third, Why::Third);
    }

    pub(super) fn add_ship(&mut self) {
        self.begin(Kind::Ship);
        let here = self.mothership().planet;
        self.ships(None, Some(here), 1, Haul::Added);
        self.remember(Deed::Ship(here));
    }

    pub(super) fn take_card(&mut self) {
        self.begin(Kind::Card);
        let here = self.mothership().planet;
        self.politics(here, 1, Affair::Taken);
        self.remember(Deed::Card(here));
    }

    pub(super) fn recruit(&mut self, group: u8, dice: &mut Dice) {
        self.begin(Kind::Special);
        let of_group = &mut self.state.senate[usize::from(group)];
        let senator = of_group.top.expect("a senator is on top of the group");
        turn_up(of_group, dice);
        let next = of_group.top;
        for symbol in senator.symbols() {
            self.politics(symbol, -1, Affair::Recruiting);
        }
        let seat = self.seat;
        self.state.of_mut(seat).senators.insert(senator);
        let award = self.state.award(Stack::of_group(group));
        self.witness.saw(|| Event::Recruited { seat, group: group + 1, senator, next, award });
        self.award(Stack::of_group(group));
        self.remember(Deed::Recruited { senator, award });
    }

    pub(super) fn activate(&mut self, planet: Planet) {
        self.begin(Kind::Special);
        let (seat, holdings) = (self.seat, self.state.of_mut(self.seat));
        holdings.sleeping[planet as usize] -= 1;
        holdings.active[planet as usize] += 1;
        let award = self.state.award(planet.colour().stack());
        self.witness.saw(|| Event::Activated { seat, planet, award });
        self.award(planet.colour().stack());
        self.remember(Deed::Activated { planet, award });
    }

    pub(super) fn refuel(&mut self) {
        self.begin(Kind::Special);
        let energy = REFUEL + u32::from(self.state.of(self.seat).bases());
        self.gain(self.seat, energy, Why::Refuel);
        self.remember(Deed::Refuelled(energy as u8));
    }

    pub(super) fn build_thriftily(&mut self, planet: Planet) {
        self.begin(Kind::Special);
        self.power(Power::Thrift);
        self.pay(THRIFT_COST, Why::Thrift);
        self.clear_site(planet, build_cost(planet.colour()) - 1, Haul::Thrift);
    }

    /// The ships that a base costs go back to the supply.
    pub(super) fn clear_site(&mut self, site: Planet, ships: u8, haul: Haul) {
        self.ships(Some(site), None, ships, haul);
        self.state.agenda.first(self.seat, Step::Column { site });
    }

    pub(super) fn build(&mut self, planet: Planet, column: Column) {
        let (seat, holdings) = (self.seat, self.state.of_mut(self.seat));
        holdings.free[column as usize] -= 1;
        holdings.sleeping[planet as usize] += 1;
        self.witness.saw(|| Event::Built { seat, planet, column });
        self.remember(Deed::Built { planet, column });
        match column {
            Column::Left => {
                self.gain(seat, COLUMN_ENERGY, Why::Column);
                self.close();
            }
            Column::Centre => self.state.agenda.turn_into(self.seat, Step::Bonus(Bonus::Ship)),
            // Our ruling (Q12): without a card to take there is no bonus.
            Column::Right if obtainable(self.state, seat).next().is_none() => self.close(),
            Column::Right => self.state.agenda.turn_into(self.seat, Step::Bonus(Bonus::Card)),
        }
    }

    pub(super) fn collect(&mut self, bonus: Bonus, planet: Planet) {
        match bonus {
            Bonus::Ship => {
                self.ships(None, Some(planet), 1, Haul::Column);
                self.remember(Deed::Dropped(planet));
            }
            Bonus::Card => {
                self.politics(planet, 1, Affair::Column);
                self.remember(Deed::Took(planet));
            }
        }
        self.close();
    }

    /// A card is returned for a treaty, and how many could be before it.
    pub(super) fn treat(&mut self, left: u8, action: Action) {
        let seat = self.seat;
        match action {
            Action::Seize(planet) => {
                self.politics(planet, -1, Affair::Treaty);
                let from = self.state.treaties[planet as usize].replace(seat);
                let from = from.expect("somebody else has the treaty");
                self.witness.saw(|| Event::Treaty { seat, planet, from: Some(from) });
                self.remember(Deed::Seized { planet, from });
            }
            Action::Pledge(planet) => {
                self.politics(planet, -1, Affair::Treaty);
                let chit = self.state.treaties[planet as usize].is_none();
                if chit {
                    self.state.treaties[planet as usize] = Some(seat);
                    self.witness.saw(|| Event::Treaty { seat, planet, from: None });
                    self.gain(seat, TREATY_ENERGY, Why::Treaty);
                } else {
                    self.influence(TREATY_FALLBACK, Credit::Treaty, Some(planet));
                }
                self.remember(Deed::Pledged { planet, chit });
            }
            _ => unreachable!("cards are pledged or seized"),
        }
        let left = left - 1;
        if left == 0 || self.state.of(seat).hand.is_empty() {
            self.close();
        } else {
            self.state.agenda.turn_into(self.seat, Step::Treaty { left });
        }
    }

    pub(super) fn relocate(&mut self, from: Planet, to: Planet, mut convoy: Convoy) {
        self.ships(Some(from), Some(to), 1, Haul::Relocated);
        self.remember(Deed::Relocated { from, to });
        convoy.left -= 1;
        convoy.landed[to as usize] += 1;
        if convoy.left == 0 || movable(self.state, self.seat, convoy).next().is_none() {
            self.close();
        } else {
            self.state.agenda.turn_into(self.seat, Step::Lift(convoy));
        }
    }
}
