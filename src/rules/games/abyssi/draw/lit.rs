//! What shines in a picture, because the viewer can choose it now: planets, with what it costs to go
//! there, senators, cards and columns. Nothing is lit for a viewer who only looks on.

use super::super::Action;
use super::super::pieces::{Column, Planet, Senator, Set};
use super::super::rules::imagine;
use super::super::state::State;

/// What the viewer can choose.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Lit {
    /// Planets.
    pub(super) planets: Set<Planet>,
    /// The least energy that a mothership's way to each of them costs.
    pub(super) ways: [Option<u32>; 6],
    /// Politics cards of one's own.
    pub(super) hand: Set<Planet>,
    /// Senators of one's own.
    pub(super) senators: Set<Senator>,
    /// The groups whose top senator can be recruited.
    pub(super) groups: [bool; 3],
    /// The columns that a base can be taken from.
    pub(super) columns: [bool; 3],
}

impl Lit {
    pub(super) fn by(state: &State, legal: &[Action]) -> Lit {
        let mut lit = Lit::default();
        legal.iter().for_each(|action| lit.choose(state, *action));
        lit
    }

    fn choose(&mut self, state: &State, action: Action) {
        match action {
            Action::Move(_) | Action::Reverse(_) | Action::Jump | Action::Stay => {
                self.travel(state, action);
            }
            Action::Land(planet)
            | Action::Moor(planet, _)
            | Action::Activate(planet)
            | Action::Build(planet)
            | Action::Thrift(planet)
            | Action::Bonus(planet)
            | Action::Lift(planet)
            | Action::To(planet)
            | Action::Take(planet)
            | Action::Drop(planet) => self.planets.insert(planet),
            Action::Ship | Action::Card | Action::Refuel => {
                let own = state.actor().and_then(|seat| state.of(seat).mothership);
                own.iter().for_each(|mothership| self.planets.insert(mothership.planet));
            }
            Action::Pledge(planet) | Action::Seize(planet) | Action::Give(planet) => {
                self.hand.insert(planet);
            }
            Action::Recruit(group) => self.groups[usize::from(group)] = true,
            Action::Column(column) => self.columns[column as usize] = true,
            Action::Senator(senator, _) | Action::Return(senator) => self.senators.insert(senator),
            // These have no place of their own on the board, or stand beside what is done there.
            Action::House(_)
            | Action::Done
            | Action::Both
            | Action::One
            | Action::Recall(_)
            | Action::Scrap(_)
            | Action::Shift(..)
            | Action::End => {}
        }
    }

    /// A way that leads somewhere, at a price.
    fn travel(&mut self, state: &State, action: Action) {
        let Some(seat) = state.actor() else { return };
        let after = imagine(state, action);
        let Some(mothership) = after.of(seat).mothership else { return };
        let cost = state.of(seat).energy.saturating_sub(after.of(seat).energy);
        let way = &mut self.ways[mothership.planet as usize];
        *way = Some(way.map_or(cost, |least| least.min(cost)));
        self.planets.insert(mothership.planet);
    }

    /// Can a base be taken from this column?
    pub(super) fn column(&self, column: Column) -> bool {
        self.columns[column as usize]
    }
}
