//! What an action does, and what follows it. Every change of a count is seen as an event of its own.

use super::super::pieces::{Ability, Column, Facing, House, Kind, Planet, Power, Senator, Stack};
use super::super::state::{Award, Bonus, Convoy, Deed, Mothership, State, Step, Turn};
use super::super::values::{
    COLUMN_ENERGY, DOMINANCE_GAIN, JUMP_COST, MOST_PLEDGES, REFUEL, REVERSE_COST, SCRAP_GAIN,
    SCRAPPED, SENATOR_FUEL, SENATOR_LIFTS, SINGLE_GAIN, STAY_COST, THRIFT_COST, TREATY_ENERGY,
    TREATY_FALLBACK, WYRNE_LIFTS, ability_cost, build_cost,
};
use super::super::{Action, Affair, Credit, Event, Haul, Why};
use super::legal::{movable, obtainable, possible, third};
use super::setup::{deal_senators, open_senate, turn_up};
use crate::dice::Dice;
use crate::game::{Seat, Witness};

pub(in super::super) fn apply(
    state: &mut State,
    action: Action,
    dice: &mut Dice,
    witness: &mut impl Witness<Event>,
) {
    let item = state.agenda.now().expect("somebody is to choose");
    let mut play = Play::new(state, item.seat, witness);
    match (item.step, action) {
        (Step::House, Action::House(house)) => play.lead(house, dice),
        (Step::Land, Action::Land(planet)) => play.land_last(planet, dice),
        (Step::Moor, Action::Moor(planet, facing)) => play.moor(planet, facing),
        (_, Action::Move(steps)) => play.travel(steps, false),
        (_, Action::Reverse(steps)) => play.travel(steps, true),
        (_, Action::Jump) => play.jump(),
        (_, Action::Stay) => play.stay(),
        (_, Action::Ship) => play.add_ship(),
        (_, Action::Card) => play.take_card(),
        (_, Action::Recruit(group)) => play.recruit(group, dice),
        (_, Action::Activate(planet)) => play.activate(planet),
        (_, Action::Refuel) => play.refuel(),
        (Step::Act, Action::Build(planet)) => {
            play.begin(Kind::Special);
            play.clear_site(planet, build_cost(planet.colour()), Haul::Cost);
        }
        (Step::Act, Action::Thrift(planet)) => play.build_thriftily(planet),
        (Step::Site, Action::Build(planet)) => {
            play.state.agenda.close();
            play.clear_site(planet, build_cost(planet.colour()), Haul::Cost);
        }
        (Step::Column { site }, Action::Column(column)) => play.build(site, column),
        (Step::Bonus(bonus), Action::Bonus(planet)) => play.collect(bonus, planet),
        (Step::Act, Action::Pledge(_) | Action::Seize(_)) => {
            play.begin(Kind::Special);
            play.state.agenda.first(item.seat, Step::Treaty { left: MOST_PLEDGES });
            play.treat(MOST_PLEDGES, action);
        }
        (Step::Treaty { left }, Action::Pledge(_) | Action::Seize(_)) => play.treat(left, action),
        (Step::Act, Action::Lift(from)) => {
            play.begin(Kind::Special);
            let convoy = Convoy::of(WYRNE_LIFTS);
            play.state.agenda.first(item.seat, Step::To { from, convoy });
        }
        (Step::Lift(convoy), Action::Lift(from)) => {
            play.state.agenda.turn_into(Step::To { from, convoy });
        }
        (Step::To { from, convoy }, Action::To(to)) => play.relocate(from, to, convoy),
        (_, Action::Senator(senator, ability)) => play.send(senator, ability),
        (Step::Second { senator, ability }, Action::Both) => play.send_again(senator, ability),
        (_, Action::Give(given)) => {
            play.politics(given, -1, Affair::Swap);
            play.remember(Deed::Gave(given));
            play.state.agenda.turn_into(Step::Take { given });
        }
        (_, Action::Take(planet)) => {
            play.politics(planet, 1, Affair::Swap);
            play.remember(Deed::Took(planet));
            play.close();
        }
        (_, Action::Drop(planet)) => {
            play.ships(None, Some(planet), 1, Haul::Dropped);
            play.remember(Deed::Dropped(planet));
            play.close();
        }
        (_, Action::Done | Action::One) => play.close(),
        (_, Action::Return(senator)) => {
            play.power(Power::Exchange);
            play.state.agenda.first(item.seat, Step::Recall { senator });
        }
        (Step::Recall { senator }, Action::Recall(other)) => play.exchange(senator, other),
        (_, Action::Scrap(planet)) => play.scrap(planet),
        (_, Action::Shift(from, to)) => play.shift(from, to),
        (_, Action::End) => play.end(),
        _ => unreachable!("an action belongs to its step"),
    }
}

/// How a mothership came to another planet, for the telling.
#[derive(Clone, Copy)]
struct Passage {
    paid: u32,
    reversed: bool,
    power: Option<Power>,
}

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
            hand.add(planet);
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
        self.state.agenda.close();
        self.pass_over_second();
    }

    fn pass_over_second(&mut self) {
        if let Some(Step::Second { ability, .. }) = self.state.step()
            && !possible(self.state, self.seat, ability)
        {
            self.state.agenda.close();
        }
    }

    // The setup

    fn lead(&mut self, house: House, dice: &mut Dice) {
        let seat = self.seat;
        self.state.of_mut(seat).house = Some(house);
        self.witness.saw(|| Event::House { seat, house });
        self.state.agenda.close();
        if self.state.step() == Some(Step::Land) {
            deal_senators(self.state, dice, self.witness);
        }
    }

    /// A ship of the setup.
    pub(super) fn land(&mut self, planet: Planet, haul: Haul) {
        self.ships(None, Some(planet), 1, haul);
    }

    fn land_last(&mut self, planet: Planet, dice: &mut Dice) {
        self.land(planet, Haul::Setup);
        self.state.agenda.close();
        if self.state.step() == Some(Step::Moor) {
            open_senate(self.state, dice, self.witness);
        }
    }

    fn moor(&mut self, planet: Planet, facing: Facing) {
        let seat = self.seat;
        self.state.of_mut(seat).mothership = Some(Mothership { planet, facing });
        self.witness.saw(|| Event::Mothership { seat, planet, facing });
        self.state.agenda.close();
        if self.state.step() == Some(Step::Depart) {
            self.state.round = 1;
            self.begin_turn(self.state.start);
        }
    }

    fn begin_turn(&mut self, seat: Seat) {
        let (round, began) = (self.state.round, self.state.of(seat).energy);
        self.state.turn = Turn { began, ..Turn::default() };
        self.witness.saw(|| Event::Turn { seat, round });
    }

    // The move

    fn travel(&mut self, steps: u8, reversed: bool) {
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

    fn jump(&mut self) {
        self.power(Power::Jump);
        self.pay(JUMP_COST, Why::Jump);
        let facing = self.mothership().facing;
        let told = Passage { paid: JUMP_COST, reversed: false, power: Some(Power::Jump) };
        let host = self.arrive(Planet::Hreja, facing, told);
        self.remember(Deed::Jumped { host });
    }

    /// Whoever else dominates the planet gets energy for it (Q9).
    fn arrive(&mut self, to: Planet, facing: Facing, told: Passage) -> Option<Seat> {
        let Passage { paid, reversed, power } = told;
        let (seat, from) = (self.seat, self.mothership().planet);
        self.state.of_mut(seat).mothership = Some(Mothership { planet: to, facing });
        self.witness.saw(|| Event::Moved { seat, from, to, facing, paid, reversed, power });
        let host = self.state.dominator(to).filter(|host| *host != seat);
        if let Some(host) = host {
            self.gain(host, DOMINANCE_GAIN, Why::Dominance);
        }
        self.state.agenda.turn_into(Step::Act);
        host
    }

    fn stay(&mut self) {
        self.power(Power::Stay);
        self.pay(STAY_COST, Why::Stay);
        self.remember(Deed::Stayed);
        self.state.agenda.turn_into(Step::Act);
    }

    // Planet actions

    /// The third action is paid for before it is done (Q4).
    fn begin(&mut self, kind: Kind) {
        let (seat, third) = (self.seat, third(self.state));
        self.state.turn.done.add(kind);
        let number = self.state.turn.done.count();
        self.witness.saw(|| Event::Action { seat, kind, number });
        self.pay(third, Why::Third);
    }

    fn add_ship(&mut self) {
        self.begin(Kind::Ship);
        let here = self.mothership().planet;
        self.ships(None, Some(here), 1, Haul::Added);
        self.remember(Deed::Ship(here));
    }

    fn take_card(&mut self) {
        self.begin(Kind::Card);
        let here = self.mothership().planet;
        self.politics(here, 1, Affair::Taken);
        self.remember(Deed::Card(here));
    }

    fn recruit(&mut self, group: u8, dice: &mut Dice) {
        self.begin(Kind::Special);
        let of_group = &mut self.state.senate[usize::from(group)];
        let senator = of_group.top.expect("a senator is on top of the group");
        turn_up(of_group, dice);
        let next = of_group.top;
        for symbol in senator.symbols() {
            self.politics(symbol, -1, Affair::Recruiting);
        }
        let seat = self.seat;
        self.state.of_mut(seat).senators.add(senator);
        let award = self.state.award(Stack::of_group(group));
        self.witness.saw(|| Event::Recruited { seat, group: group + 1, senator, next, award });
        self.award(Stack::of_group(group));
        self.remember(Deed::Recruited { senator, award });
    }

    fn activate(&mut self, planet: Planet) {
        self.begin(Kind::Special);
        let (seat, holdings) = (self.seat, self.state.of_mut(self.seat));
        holdings.sleeping[planet as usize] -= 1;
        holdings.active[planet as usize] += 1;
        let award = self.state.award(planet.colour().stack());
        self.witness.saw(|| Event::Activated { seat, planet, award });
        self.award(planet.colour().stack());
        self.remember(Deed::Activated { planet, award });
    }

    fn refuel(&mut self) {
        self.begin(Kind::Special);
        let energy = REFUEL + u32::from(self.state.of(self.seat).bases());
        self.gain(self.seat, energy, Why::Refuel);
        self.remember(Deed::Refuelled(energy as u8));
    }

    fn build_thriftily(&mut self, planet: Planet) {
        self.begin(Kind::Special);
        self.power(Power::Thrift);
        self.pay(THRIFT_COST, Why::Thrift);
        self.clear_site(planet, build_cost(planet.colour()) - 1, Haul::Thrift);
    }

    /// The ships that a base costs go back to the supply.
    fn clear_site(&mut self, site: Planet, ships: u8, haul: Haul) {
        self.ships(Some(site), None, ships, haul);
        self.state.agenda.first(self.seat, Step::Column { site });
    }

    fn build(&mut self, planet: Planet, column: Column) {
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
            Column::Centre => self.state.agenda.turn_into(Step::Bonus(Bonus::Ship)),
            // Our ruling (Q12): without a card to take there is no bonus.
            Column::Right if obtainable(self.state, seat).next().is_none() => self.close(),
            Column::Right => self.state.agenda.turn_into(Step::Bonus(Bonus::Card)),
        }
    }

    fn collect(&mut self, bonus: Bonus, planet: Planet) {
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

    /// A card is returned for a treaty; so many could be before it.
    fn treat(&mut self, left: u8, action: Action) {
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
            self.state.agenda.turn_into(Step::Treaty { left });
        }
    }

    fn relocate(&mut self, from: Planet, to: Planet, mut convoy: Convoy) {
        self.ships(Some(from), Some(to), 1, Haul::Relocated);
        self.remember(Deed::Relocated { from, to });
        convoy.left -= 1;
        convoy.landed[to as usize] += 1;
        if convoy.left == 0 || movable(self.state, self.seat, convoy).next().is_none() {
            self.close();
        } else {
            self.state.agenda.turn_into(Step::Lift(convoy));
        }
    }

    // Senators

    fn send(&mut self, senator: Senator, ability: Ability) {
        let own = self.state.of_mut(self.seat);
        own.senators.remove(senator);
        let universal = own.house == Some(House::Universus);
        self.state.removed.add(senator);
        self.state.turn.senator_used = true;
        if universal && !self.state.turn.power_used {
            let [one, other] = senator.abilities();
            let ability = if ability == one { other } else { one };
            self.state.agenda.first(self.seat, Step::Second { senator, ability });
        }
        self.use_ability(senator, ability, false);
    }

    fn send_again(&mut self, senator: Senator, ability: Ability) {
        self.state.agenda.close();
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

    // Houses

    fn exchange(&mut self, gave: Senator, got: Senator) {
        let (seat, own) = (self.seat, self.state.of_mut(self.seat));
        own.senators.remove(gave);
        own.senators.add(got);
        self.state.removed.remove(got);
        self.state.removed.add(gave);
        self.witness.saw(|| Event::Exchanged { seat, gave, got });
        self.remember(Deed::Exchanged { gave, got });
        self.state.agenda.close();
    }

    fn scrap(&mut self, planet: Planet) {
        self.power(Power::Scrap);
        self.ships(Some(planet), None, SCRAPPED, Haul::Scrapped);
        self.gain(self.seat, SCRAP_GAIN, Why::Scrap);
        self.remember(Deed::Scrapped(planet));
    }

    fn shift(&mut self, from: Planet, to: Planet) {
        self.power(Power::Shift);
        let (seat, own) = (self.seat, self.state.of_mut(self.seat));
        own.active[from as usize] -= 1;
        own.active[to as usize] += 1;
        self.witness.saw(|| Event::Base { seat, from, to });
        self.remember(Deed::Shifted { from, to });
    }

    // The end of a turn

    fn end(&mut self) {
        if self.state.turn.done.count() == 1 {
            self.gain(self.seat, SINGLE_GAIN, Why::Single);
        }
        self.state.agenda.close();
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
