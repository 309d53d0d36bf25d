//! What is still to be chosen, as plain data: an agenda of small steps, each with the seat that has to
//! take it. A game whose turns are made of many steps keeps one in its state; what was started stands
//! on it until it is carried through, and taking a step back is the table's undo.
//!
//! It knows neither what a step means nor what follows one.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::game::Seat;

/// A step, and who has to take it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Item<Step> {
    /// Who chooses.
    pub(crate) seat: Seat,
    /// What is to be chosen.
    pub(crate) step: Step,
}

/// The steps that are to be taken, at most so many of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Agenda<Step, const MOST: usize>(ArrayVec<Item<Step>, MOST>);

impl<Step: Copy, const MOST: usize> Agenda<Step, MOST> {
    /// Nothing is to be chosen.
    pub(crate) fn empty() -> Agenda<Step, MOST> {
        Agenda(ArrayVec::new())
    }

    /// What is to be chosen now.
    #[inline]
    pub(crate) fn now(&self) -> Option<Item<Step>> {
        self.0.last().copied()
    }

    /// A step that comes before all that are on the agenda.
    #[inline]
    pub(crate) fn first(&mut self, seat: Seat, step: Step) {
        self.0.push(Item { seat, step });
    }

    /// The present step is taken; what is left comes next.
    #[inline]
    pub(crate) fn close(&mut self) {
        self.0.pop().expect("somebody is to choose");
    }

    /// The present step turns into another one of the same seat.
    #[inline]
    pub(crate) fn turn_into(&mut self, step: Step) {
        self.0.last_mut().expect("somebody is to choose").step = step;
    }

    /// What is to be chosen, from now on.
    pub(crate) fn items(&self) -> impl ExactSizeIterator<Item = Item<Step>> {
        self.0.iter().rev().copied()
    }
}

impl<Step: Copy, const MOST: usize> FromIterator<(Seat, Step)> for Agenda<Step, MOST> {
    /// These steps, in the order in which they are to be taken.
    fn from_iter<I: IntoIterator<Item = (Seat, Step)>>(steps: I) -> Agenda<Step, MOST> {
        let mut items: ArrayVec<Item<Step>, MOST> =
            steps.into_iter().map(|(seat, step)| Item { seat, step }).collect();
        items.reverse();
        Agenda(items)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(agenda: &Agenda<char, 4>) -> Vec<(u8, char)> {
        agenda.items().map(|item| (item.seat.0, item.step)).collect()
    }

    #[test]
    fn steps_are_taken_in_order_and_what_comes_up_goes_first() {
        let mut agenda: Agenda<char, 4> = [(Seat(1), 'a'), (Seat(0), 'b')].into_iter().collect();
        assert_eq!(agenda.now(), Some(Item { seat: Seat(1), step: 'a' }));
        agenda.first(Seat(1), 'x');
        assert_eq!(steps(&agenda), [(1, 'x'), (1, 'a'), (0, 'b')]);
        agenda.close();
        agenda.turn_into('c');
        assert_eq!(steps(&agenda), [(1, 'c'), (0, 'b')]);
        agenda.close();
        agenda.close();
        assert_eq!(agenda.now(), None);
    }

    #[test]
    fn an_agenda_is_saved_and_read_again() {
        let agenda: Agenda<char, 4> = [(Seat(2), 'a'), (Seat(0), 'b')].into_iter().collect();
        let text = serde_json::to_string(&agenda).unwrap();
        assert_eq!(serde_json::from_str::<Agenda<char, 4>>(&text).unwrap(), agenda);
        let long = r#"[{"seat":0,"step":"a"},{"seat":0,"step":"a"},{"seat":0,"step":"a"},{"seat":0,"step":"a"},{"seat":0,"step":"a"}]"#;
        assert!(serde_json::from_str::<Agenda<char, 4>>(long).is_err());
    }
}
