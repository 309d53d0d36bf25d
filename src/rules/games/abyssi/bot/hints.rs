//! Why somebody might do something, in a sentence, for a player who asked for a hint: what it brings at
//! once, or what it is good for. It says nothing that is not on the table.

use super::super::pieces::{Column, Planet, Stack};
use super::super::rules::{imagine, third};
use super::super::speech::{Arg, Speech, planet};
use super::super::state::{Award, Bonus, Holdings, State, Step};
use super::super::values::{
    REFUEL, SCRAP_GAIN, SINGLE_GAIN, TREATY_ENERGY, TREATY_FALLBACK, TREATY_POINTS, build_cost,
};
use super::super::view::View;
use super::super::{Abyssi, Action};
use crate::game::{Advice, Rules, Seat};
use crate::words::Words;

impl Advice for Abyssi {
    fn reason(view: &View, action: Action, words: &Words) -> Option<String> {
        let (seat, own) = view.own()?;
        let speech = Speech { words, viewer: view.viewer };
        Some(Adviser { state: &view.table, seat, own, speech }.reason(action))
    }
}

/// Somebody who looks over a player's shoulder.
struct Adviser<'a> {
    state: &'a State,
    seat: Seat,
    own: &'a Holdings,
    speech: Speech<'a>,
}

impl Adviser<'_> {
    fn reason(&self, action: Action) -> String {
        match action {
            Action::House(house) => {
                self.say("abyssi-hint-house", &[("powers", self.speech.powers(house).into())])
            }
            Action::Land(at) => self.gathering(at),
            Action::Moor(at, facing) => {
                let next = self.state.ahead(at, facing, 1);
                let special = ("special", self.speech.special(next).into());
                self.say("abyssi-hint-moor", &[planet(next), special])
            }
            Action::Move(_) | Action::Reverse(_) | Action::Jump | Action::Stay => {
                self.going(action)
            }
            Action::Ship => {
                self.own.mothership.map_or_else(String::new, |ship| self.gathering(ship.planet))
            }
            Action::Card => {
                self.own.mothership.map_or_else(String::new, |ship| self.holding(ship.planet))
            }
            Action::Recruit(group) => {
                self.say("abyssi-hint-recruit", &[self.points(Stack::of_group(group))])
            }
            Action::Activate(at) => {
                self.say("abyssi-hint-activate", &[self.points(at.colour().stack())])
            }
            Action::Build(at) | Action::Thrift(at) => {
                self.say("abyssi-hint-build", &[self.points(at.colour().stack())])
            }
            Action::Column(column) => self.column(column),
            Action::Bonus(at) => match self.state.step() {
                Some(Step::Bonus(Bonus::Card)) => self.holding(at),
                _ => self.gathering(at),
            },
            Action::To(at) | Action::Drop(at) => self.gathering(at),
            Action::Take(at) => self.holding(at),
            Action::Pledge(at) if self.state.treaties[at as usize].is_none() => {
                let args = [("points", TREATY_POINTS.into()), ("energy", TREATY_ENERGY.into())];
                self.say("abyssi-hint-treaty", &args)
            }
            Action::Pledge(_) => {
                self.say("abyssi-hint-pledge", &[("points", TREATY_FALLBACK.into())])
            }
            Action::Seize(at) => {
                let holder = self.state.treaties[at as usize].unwrap_or(self.seat);
                let args = [planet(at), ("points", TREATY_POINTS.into())];
                self.speech.of(holder, "abyssi-hint-seize", &args)
            }
            Action::Done => self.say("abyssi-hint-done", &[]),
            Action::Lift(at) => {
                self.say("abyssi-hint-lift", &[planet(at), ("ships", self.own.ships_on(at).into())])
            }
            Action::Refuel => {
                let energy = REFUEL + u32::from(self.own.bases());
                self.say("abyssi-hint-refuel", &[("energy", energy.into())])
            }
            Action::Senator(_, ability) => {
                let ability = ("ability", self.speech.ability(ability).into());
                self.say("abyssi-hint-senator", &[ability])
            }
            Action::Give(at) => self.say("abyssi-hint-give", &[planet(at)]),
            Action::Both => self.say("abyssi-hint-both", &[]),
            Action::One => self.say("abyssi-hint-one", &[]),
            Action::Return(senator) => {
                let senator = ("senator", self.speech.senator_in_full(senator).into());
                self.say("abyssi-hint-return", &[senator])
            }
            Action::Recall(senator) => {
                let senator = ("senator", self.speech.senator_in_full(senator).into());
                self.say("abyssi-hint-recall", &[senator])
            }
            Action::Scrap(at) => {
                self.say("abyssi-hint-scrap", &[planet(at), ("energy", SCRAP_GAIN.into())])
            }
            Action::Shift(_, to) => self.say("abyssi-hint-shift", &[planet(to)]),
            Action::End => self.ending(),
        }
    }

    fn say(&self, key: &str, args: &[Arg<'_>]) -> String {
        self.speech.say(key, args)
    }

    /// What a stack brings now.
    fn points(&self, stack: Stack) -> Arg<'static> {
        let (Award::Chit(points) | Award::Normal(points)) = self.state.award(stack);
        ("points", points.into())
    }

    /// Another ship on this planet.
    fn gathering(&self, at: Planet) -> String {
        let ships = self.own.ships_on(at) + 1;
        let cost = build_cost(at.colour());
        let args = [planet(at), ("ships", ships.into()), ("cost", cost.into())];
        if ships >= cost {
            self.say("abyssi-hint-ships-enough", &args)
        } else {
            self.say("abyssi-hint-ships", &args)
        }
    }

    /// The card of this planet.
    fn holding(&self, at: Planet) -> String {
        let mut hand = self.own.hand;
        hand.insert(at);
        let tops = self.state.senate.iter().filter_map(|group| group.top);
        let mut willing = tops.filter(|top| top.symbols().contains(&at) && top.is_won_by(hand));
        if let Some(senator) = willing.next() {
            let senator = ("senator", self.speech.senator(senator).into());
            return self.say("abyssi-hint-card-senator", &[senator]);
        }
        let args = [planet(at), ("points", TREATY_POINTS.into())];
        if self.state.treaties[at as usize].is_none() {
            self.say("abyssi-hint-card-treaty", &args)
        } else {
            self.say("abyssi-hint-card", &args)
        }
    }

    /// What can be done where this leads.
    fn going(&self, action: Action) -> String {
        let then = imagine(self.state, action);
        let there = then.of(self.seat).mothership.map_or(Planet::Hreja, |ship| ship.planet);
        let options = Abyssi::legal(&then, self.seat);
        let options = options.as_slice();
        let special = |action: &Action| {
            let stack = match action {
                Action::Recruit(group) => Stack::of_group(*group),
                Action::Activate(at) => at.colour().stack(),
                _ => return None,
            };
            let (Award::Chit(points) | Award::Normal(points)) = then.award(stack);
            Some(points)
        };
        if let Some(points) = options.iter().filter_map(special).max() {
            let name = ("special", self.speech.special(there).into());
            return self
                .say("abyssi-hint-go-points", &[planet(there), name, ("points", points.into())]);
        }
        let is_special = |action: &Action| {
            use Action::{Build, Lift, Pledge, Refuel, Seize, Thrift};
            matches!(action, Build(_) | Thrift(_) | Pledge(_) | Seize(_) | Lift(_) | Refuel)
        };
        if options.iter().any(is_special) {
            let name = ("special", self.speech.special(there).into());
            return self.say("abyssi-hint-go-special", &[planet(there), name]);
        }
        if options.contains(&Action::Card) {
            return self.say("abyssi-hint-go-card", &[planet(there)]);
        }
        self.say("abyssi-hint-go", &[planet(there)])
    }

    fn column(&self, column: Column) -> String {
        let open = |at: &Planet| !self.own.hand.has(*at) && self.state.piles[*at as usize] > 0;
        if column == Column::Right && !Planet::ALL.iter().any(open) {
            return self.say("abyssi-hint-column-none", &[]);
        }
        let of = ("column", self.speech.column(column).into());
        self.say("abyssi-hint-column", &[of])
    }

    fn ending(&self) -> String {
        if self.state.turn.done.count() == 1 {
            return self.say("abyssi-hint-end-single", &[("energy", SINGLE_GAIN.into())]);
        }
        match third(self.state) {
            0 => self.say("abyssi-hint-end", &[]),
            cost => self.say("abyssi-hint-end-third", &[("energy", cost.into())]),
        }
    }
}
