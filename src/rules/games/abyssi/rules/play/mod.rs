//! What an action does, and what follows it. Every change of a count is seen as an event of its own.

mod beginning;
mod houses;
mod passage;
mod planet;
mod senators;

use super::super::pieces::{Kind, Planet, Power, Stack};
use super::super::state::{Award, Convoy, Deed, Mothership, State, Step, Turn};
use super::super::values::{MOST_PLEDGES, SINGLE_GAIN, WYRNE_LIFTS, build_cost};
use super::super::{Action, Affair, Credit, Event, Haul, Why};
use super::legal::possible;
use crate::dice::Dice;
use crate::game::{Seat, Witness};

/// One action of a seat at work.
pub(super) struct Play<'a, W> {
    state: &'a mut State,
    seat: Seat,
    witness: &'a mut W,
}

impl<'a, W: Witness<Event>> Play<'a, W> {
    pub(super) fn new(state: &'a mut State, seat: Seat, witness: &'a mut W) -> Play<'a, W> {
        Play { state, seat, witness }
    }

    /// What an action does at this step of the agenda.
    pub(super) fn carry_out(&mut self, step: Step, action: Action, dice: &mut Dice) {
        match (step, action) {
            (Step::House, Action::House(house)) => self.lead(house, dice),
            (Step::Land, Action::Land(planet)) => self.land_last(planet, dice),
            (Step::Moor, Action::Moor(planet, facing)) => self.moor(planet, facing),
            (_, Action::Move(steps)) => self.travel(steps, false),
            (_, Action::Reverse(steps)) => self.travel(steps, true),
            (_, Action::Jump) => self.jump(),
            (_, Action::Stay) => self.stay(),
            (_, Action::Ship) => self.add_ship(),
            (_, Action::Card) => self.take_card(),
            (_, Action::Recruit(group)) => self.recruit(group, dice),
            (_, Action::Activate(planet)) => self.activate(planet),
            (_, Action::Refuel) => self.refuel(),
            (Step::Act, Action::Build(planet)) => {
                self.begin(Kind::Special);
                self.clear_site(planet, build_cost(planet.colour()), Haul::Cost);
            }
            (Step::Act, Action::Thrift(planet)) => self.build_thriftily(planet),
            (Step::Site, Action::Build(planet)) => {
                self.state.agenda.close(self.seat);
                self.clear_site(planet, build_cost(planet.colour()), Haul::Cost);
            }
            (Step::Column { site }, Action::Column(column)) => self.build(site, column),
            (Step::Bonus(bonus), Action::Bonus(planet)) => self.collect(bonus, planet),
            (Step::Act, Action::Pledge(_) | Action::Seize(_)) => {
                self.begin(Kind::Special);
                self.state.agenda.first(self.seat, Step::Treaty { left: MOST_PLEDGES });
                self.treat(MOST_PLEDGES, action);
            }
            (Step::Treaty { left }, Action::Pledge(_) | Action::Seize(_)) => {
                self.treat(left, action);
            }
            (Step::Act, Action::Lift(from)) => {
                self.begin(Kind::Special);
                let convoy = Convoy::of(WYRNE_LIFTS);
                self.state.agenda.first(self.seat, Step::To { from, convoy });
            }
            (Step::Lift(convoy), Action::Lift(from)) => {
                self.state.agenda.turn_into(self.seat, Step::To { from, convoy });
            }
            (Step::To { from, convoy }, Action::To(to)) => self.relocate(from, to, convoy),
            (_, Action::Senator(senator, ability)) => self.send(senator, ability),
            (Step::Second { senator, ability }, Action::Both) => self.send_again(senator, ability),
            (_, Action::Give(given)) => {
                self.politics(given, -1, Affair::Swap);
                self.remember(Deed::Gave(given));
                self.state.agenda.turn_into(self.seat, Step::Take { given });
            }
            (_, Action::Take(planet)) => {
                self.politics(planet, 1, Affair::Swap);
                self.remember(Deed::Took(planet));
                self.close();
            }
            (_, Action::Drop(planet)) => {
                self.ships(None, Some(planet), 1, Haul::Dropped);
                self.remember(Deed::Dropped(planet));
                self.close();
            }
            (_, Action::Done | Action::One) => self.close(),
            (_, Action::Return(senator)) => {
                self.power(Power::Exchange);
                self.state.agenda.first(self.seat, Step::Recall { senator });
            }
            (Step::Recall { senator }, Action::Recall(other)) => self.exchange(senator, other),
            (_, Action::Scrap(planet)) => self.scrap(planet),
            (_, Action::Shift(from, to)) => self.shift(from, to),
            (_, Action::End) => self.end(),
            _ => unreachable!("an action belongs to its step"),
        }
    }

    fn mothership(&self) -> Mothership {
        self.state.of(self.seat).mothership.expect("motherships are placed before the first turn")
    }

    /// Nothing but the telling reads deeds: no match shall break for want of room for one.
    fn remember(&mut self, deed: Deed) {
        let told = self.state.turn.deeds.try_push(deed);
        debug_assert!(told.is_ok(), "no turn has so many deeds");
    }

    /// Energy that comes.
    fn gain(&mut self, seat: Seat, energy: u32, why: Why) {
        let holdings = self.state.of_mut(seat);
        holdings.energy += energy;
        let now = holdings.energy;
        self.witness.saw(|| Event::Energy { seat, change: energy.into(), now, why });
    }

    /// Energy that goes, if any does.
    fn pay(&mut self, energy: u32, why: Why) {
        if energy > 0 {
            let (seat, holdings) = (self.seat, self.state.of_mut(self.seat));
            holdings.energy -= energy;
            let now = holdings.energy;
            self.witness.saw(|| Event::Energy { seat, change: -i64::from(energy), now, why });
        }
    }

    fn ships(&mut self, from: Option<Planet>, to: Option<Planet>, count: u8, haul: Haul) {
        let (seat, holdings) = (self.seat, self.state.of_mut(self.seat));
        if let Some(from) = from {
            holdings.ships[from as usize] -= count;
        }
        if let Some(to) = to {
            holdings.ships[to as usize] += count;
        }
        self.witness.saw(|| Event::Ships { seat, from, to, count, haul });
    }

    fn politics(&mut self, planet: Planet, change: i8, affair: Affair) {
        let seat = self.seat;
        let pile = &mut self.state.piles[planet as usize];
        *pile = pile.checked_add_signed(-change).expect("a card comes from its pile");
        let left = *pile;
        let hand = &mut self.state.of_mut(seat).hand;
        if change > 0 {
            hand.insert(planet);
        } else {
            hand.remove(planet);
        }
        self.witness.saw(|| Event::Politics { seat, planet, change, left, affair });
    }

    fn influence(&mut self, change: u32, why: Credit, card: Option<Planet>) {
        let (seat, holdings) = (self.seat, self.state.of_mut(self.seat));
        holdings.normal += change;
        let now = holdings.normal;
        self.witness.saw(|| Event::Influence { seat, change, now, why, card });
    }

    /// The top chit of a stack, or what an empty one still brings.
    fn award(&mut self, stack: Stack) {
        match self.state.award(stack) {
            Award::Chit(value) => {
                let seat = self.seat;
                self.state.chits[stack as usize] -= 1;
                let left = self.state.chits[stack as usize];
                let holdings = self.state.of_mut(seat);
                let points = if stack.is_for_senators() {
                    &mut holdings.senator
                } else {
                    &mut holdings.activation
                };
                *points += u32::from(value);
                self.witness.saw(|| Event::Chit { seat, stack, value, left });
                if !self.state.last_round && self.state.chits_are_low() {
                    self.state.last_round = true;
                    let stacks = || self.state.empty_stacks().collect();
                    self.witness.saw(|| Event::LastRound { stacks: stacks() });
                }
            }
            Award::Normal(influence) => self.influence(influence.into(), Credit::Fallback, None),
        }
    }

    fn power(&mut self, power: Power) {
        let seat = self.seat;
        self.state.turn.power_used = true;
        self.witness.saw(|| Event::Power { seat, power });
    }

    /// What was started is carried through. After the first ability of a senator, the house of
    /// Universus may use the other one, if that is possible now (Q28).
    fn close(&mut self) {
        self.state.agenda.close(self.seat);
        self.pass_over_second();
    }

    fn pass_over_second(&mut self) {
        if let Some(Step::Second { ability, .. }) = self.state.step()
            && !possible(self.state, self.seat, ability)
        {
            self.state.agenda.close(self.seat);
        }
    }

    fn begin_turn(&mut self, seat: Seat) {
        let (round, began) = (self.state.round, self.state.of(seat).energy);
        self.state.turn = Turn { began, ..Turn::default() };
        self.witness.saw(|| Event::Turn { seat, round });
    }

    fn end(&mut self) {
        if self.state.turn.done.count() == 1 {
            self.gain(self.seat, SINGLE_GAIN, Why::Single);
        }
        self.state.agenda.close(self.seat);
        let next = Seat((self.seat.0 + 1) % self.state.players);
        if next == self.state.start {
            if self.state.is_last_round() {
                self.score();
                return;
            }
            self.state.round = self.state.round.saturating_add(1);
        }
        self.state.agenda.first(next, Step::Depart);
        self.begin_turn(next);
    }

    fn score(&mut self) {
        for seat in (0..self.state.players).map(Seat) {
            let account = self.state.account(seat);
            self.witness.saw(|| Event::Scored {
                seat,
                activation: account.activation,
                senator: account.senator,
                treaty: account.treaty,
                normal: account.normal,
                energy: account.energy,
                total: account.total(),
            });
        }
    }
}
