//! The agenda of a match: the steps that are still to be taken, as plain data, each with the seat that
//! has to take it. A game whose turns are made of many steps keeps one in its state; what was started
//! stands on it until it is carried through, and taking a step back is the table's undo.
//!
//! Steps are taken one after another, or *together*: several seats have a step open at once, in any
//! order, and what comes next waits until the last of them is closed. Who may act follows from the
//! agenda ([`Agenda::turn`]).
//!
//! It knows neither what a step means nor what follows one.
//!
//! ```
//! use rules::agenda::Agenda;
//! use rules::game::{Seat, Turn};
//!
//! #[derive(Clone, Copy, Debug, PartialEq)]
//! enum Step {
//!     Bombard,
//!     Aim,
//!     Repair,
//! }
//!
//! let (red, blue) = (Seat(0), Seat(2));
//! let mut agenda: Agenda<Step, 8> = Agenda::empty();
//! agenda.first(red, Step::Repair);
//! agenda.first_together([(red, Step::Bombard), (blue, Step::Bombard)]);
//! assert_eq!(agenda.turn(), Turn::Several([red, blue].into_iter().collect()));
//!
//! // A step that comes up for one of them does not hold the other one up.
//! agenda.first_of(blue, Step::Aim);
//! assert_eq!(agenda.step_of(blue), Some(Step::Aim));
//! assert_eq!(agenda.step_of(red), Some(Step::Bombard));
//!
//! agenda.close(blue);
//! agenda.close(blue);
//! assert_eq!(agenda.turn(), Turn::One(red));
//! agenda.close(red);
//! assert_eq!(agenda.step_of(red), Some(Step::Repair));
//! agenda.close(red);
//! assert_eq!(agenda.turn(), Turn::Over);
//! ```

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::options::is_default;
use crate::seat::{Seat, Turn};

/// The group of a step that is taken alone.
const ALONE: u8 = 0;

/// A step, and who has to take it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item<Step> {
    /// Who chooses.
    pub seat: Seat,
    /// What is to be chosen.
    pub step: Step,
    /// Steps that are taken together have the same number, other than [`ALONE`] and than that of a
    /// group right below them.
    #[serde(rename = "together", default, skip_serializing_if = "is_default")]
    group: u8,
}

/// The steps that are to be taken, at most `MOST` of them.
///
/// They are kept as a stack, the next ones last. Within a group the steps of the lowest seat stand
/// last, so that the order in which seats acted leaves no trace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Agenda<Step, const MOST: usize>(ArrayVec<Item<Step>, MOST>);

impl<Step: Copy, const MOST: usize> Agenda<Step, MOST> {
    /// An agenda without steps.
    pub fn empty() -> Agenda<Step, MOST> {
        Agenda(ArrayVec::new())
    }

    /// Who may act: the seats with an open step, or nobody if the agenda is empty.
    #[inline]
    pub fn turn(&self) -> Turn {
        match self.open_steps() {
            [] => Turn::Over,
            [only] => Turn::One(only.seat),
            // By seat: the ends tell whether there is a second one.
            [highest, .., lowest] if highest.seat == lowest.seat => Turn::One(lowest.seat),
            several => Turn::Several(several.iter().map(|item| item.seat).collect()),
        }
    }

    /// The open step of the lowest seat that has one: the only one, in a game without groups.
    #[inline]
    pub fn now(&self) -> Option<Item<Step>> {
        self.0.last().copied()
    }

    /// The open step of this seat.
    #[inline]
    pub fn step_of(&self, seat: Seat) -> Option<Step> {
        self.position(seat).map(|at| self.0[at].step)
    }

    /// Adds a step that comes before all others: everybody waits for it.
    #[inline]
    pub fn first(&mut self, seat: Seat, step: Step) {
        self.0.push(Item { seat, step, group: ALONE });
    }

    /// Adds steps that come before all others, and that their seats take together. Several steps of
    /// one seat are taken in the order given.
    pub fn first_together(&mut self, steps: impl IntoIterator<Item = (Seat, Step)>) {
        const { assert!(MOST <= u8::MAX as usize, "a group's number fits") };
        let group = self.0.last().map_or(ALONE, |top| top.group) + 1;
        let start = self.0.len();
        for (seat, step) in steps {
            let at = start + self.0[start..].partition_point(|item| item.seat > seat);
            self.0.insert(at, Item { seat, step, group });
        }
    }

    /// Adds a step that comes before what this seat has open, and beside what others have open.
    /// Where nothing is taken together, it comes before all others.
    pub fn first_of(&mut self, seat: Seat, step: Step) {
        let group = self.0.last().map_or(ALONE, |top| top.group);
        let start = self.0.len() - self.open_steps().len();
        let at = match group {
            ALONE => self.0.len(),
            _ => start + self.0[start..].partition_point(|item| item.seat >= seat),
        };
        self.0.insert(at, Item { seat, step, group });
    }

    /// Takes the open step of this seat off the agenda.
    #[inline]
    pub fn close(&mut self, seat: Seat) {
        let at = self.position(seat).expect("a seat closes a step that it has open");
        self.0.remove(at);
    }

    /// Replaces the open step of this seat.
    #[inline]
    pub fn turn_into(&mut self, seat: Seat, step: Step) {
        let at = self.position(seat).expect("a seat changes a step that it has open");
        self.0[at].step = step;
    }

    /// All steps, the next ones first.
    pub fn items(&self) -> impl ExactSizeIterator<Item = Item<Step>> {
        self.0.iter().rev().copied()
    }

    /// Are all steps taken one after another?
    pub fn is_sequential(&self) -> bool {
        self.0.iter().all(|item| item.group == ALONE)
    }

    /// Could this agenda have come about with this number of players? To be asked of a snapshot.
    pub fn is_valid(&self, players: u8) -> bool {
        let numbered = |below: u8, item: &Item<Step>| match item.group {
            ALONE => true,
            group => group == below || Some(group) == below.checked_add(1),
        };
        let groups = std::iter::once(ALONE).chain(self.0.iter().map(|item| item.group));
        self.0.iter().all(|item| item.seat.0 < players)
            && self.0.iter().zip(groups).all(|(item, below)| numbered(below, item))
            && self.0.windows(2).all(|pair| {
                let together = pair[0].group != ALONE && pair[0].group == pair[1].group;
                !together || pair[0].seat >= pair[1].seat
            })
    }

    /// The step that is taken alone now, or all of the group that is taken together now.
    #[inline]
    fn open_steps(&self) -> &[Item<Step>] {
        let Some(top) = self.0.last() else { return &[] };
        let count = match top.group {
            ALONE => 1,
            group => self.0.iter().rev().take_while(|item| item.group == group).count(),
        };
        &self.0[self.0.len() - count..]
    }

    #[inline]
    fn position(&self, seat: Seat) -> Option<usize> {
        let open = self.open_steps();
        let at = open.iter().rposition(|item| item.seat == seat)?;
        Some(self.0.len() - open.len() + at)
    }
}

impl<Step: Copy, const MOST: usize> FromIterator<(Seat, Step)> for Agenda<Step, MOST> {
    /// These steps, taken one after another in this order.
    fn from_iter<I: IntoIterator<Item = (Seat, Step)>>(steps: I) -> Agenda<Step, MOST> {
        let mut items: ArrayVec<Item<Step>, MOST> =
            steps.into_iter().map(|(seat, step)| Item { seat, step, group: ALONE }).collect();
        items.reverse();
        Agenda(items)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;

    const RED: Seat = Seat(0);
    const BLUE: Seat = Seat(1);
    const GREEN: Seat = Seat(2);

    fn steps<const MOST: usize>(agenda: &Agenda<char, MOST>) -> Vec<(u8, char)> {
        agenda.items().map(|item| (item.seat.0, item.step)).collect()
    }

    fn several<const SEATS: usize>(seats: [Seat; SEATS]) -> Turn {
        Turn::Several(seats.into_iter().collect())
    }

    #[test]
    fn steps_are_taken_in_order_and_what_comes_up_goes_first() {
        let mut agenda: Agenda<char, 4> = [(BLUE, 'a'), (RED, 'b')].into_iter().collect();
        assert_eq!(agenda.now().map(|item| (item.seat, item.step)), Some((BLUE, 'a')));
        assert_eq!((agenda.step_of(BLUE), agenda.step_of(RED)), (Some('a'), None));
        agenda.first(BLUE, 'x');
        assert_eq!(steps(&agenda), [(1, 'x'), (1, 'a'), (0, 'b')]);
        agenda.close(BLUE);
        agenda.turn_into(BLUE, 'c');
        assert_eq!(steps(&agenda), [(1, 'c'), (0, 'b')]);
        assert_eq!(agenda.turn(), Turn::One(BLUE));
        agenda.close(BLUE);
        agenda.first_of(GREEN, 'y');
        assert_eq!(steps(&agenda), [(2, 'y'), (0, 'b')]);
        assert!(agenda.is_sequential());
        agenda.close(GREEN);
        agenda.close(RED);
        assert_eq!((agenda.now(), agenda.turn()), (None, Turn::Over));
    }

    #[test]
    fn steps_taken_together_are_open_at_once_and_what_is_below_waits() {
        let mut agenda: Agenda<char, 8> = [(GREEN, 'z')].into_iter().collect();
        agenda.first_together([(GREEN, 'a'), (RED, 'b'), (GREEN, 'c')]);
        assert_eq!(agenda.turn(), several([RED, GREEN]));
        assert_eq!(agenda.step_of(GREEN), Some('a'));
        assert_eq!(agenda.step_of(RED), Some('b'));
        assert_eq!(agenda.step_of(BLUE), None);
        agenda.close(GREEN);
        assert_eq!(agenda.step_of(GREEN), Some('c'));
        agenda.close(RED);
        assert_eq!(agenda.turn(), Turn::One(GREEN));
        agenda.close(GREEN);
        assert_eq!(steps(&agenda), [(2, 'z')]);
        assert_eq!(agenda.turn(), Turn::One(GREEN));
    }

    #[test]
    fn a_step_of_ones_own_in_a_group_leaves_the_others_alone() {
        let mut agenda: Agenda<char, 8> = Agenda::empty();
        agenda.first_together([(RED, 'a'), (BLUE, 'b')]);
        agenda.first_of(BLUE, 'x');
        agenda.turn_into(BLUE, 'y');
        assert_eq!((agenda.step_of(RED), agenda.step_of(BLUE)), (Some('a'), Some('y')));
        agenda.close(BLUE);
        assert_eq!(agenda.step_of(BLUE), Some('b'));
        // Also for one who had nothing open any more.
        agenda.first_of(GREEN, 'g');
        assert_eq!(agenda.turn(), several([RED, BLUE, GREEN]));
    }

    #[test]
    fn one_seat_with_several_steps_in_a_group_is_alone() {
        let mut agenda: Agenda<char, 8> = Agenda::empty();
        agenda.first_together([(BLUE, 'a'), (BLUE, 'b')]);
        assert_eq!(agenda.turn(), Turn::One(BLUE));
        agenda.first_together([]);
        assert_eq!(agenda.step_of(BLUE), Some('a'));
    }

    #[test]
    fn everybody_waits_for_a_step_that_comes_first_in_the_middle_of_a_group() {
        let mut agenda: Agenda<char, 8> = Agenda::empty();
        agenda.first_together([(RED, 'a'), (BLUE, 'b')]);
        agenda.first(BLUE, 'x');
        assert_eq!(agenda.turn(), Turn::One(BLUE));
        assert_eq!(agenda.step_of(RED), None);
        agenda.close(BLUE);
        assert_eq!(agenda.turn(), several([RED, BLUE]));
    }

    #[test]
    fn two_groups_on_top_of_each_other_are_taken_one_after_the_other() {
        let mut agenda: Agenda<char, 8> = Agenda::empty();
        agenda.first_together([(RED, 'a'), (BLUE, 'b')]);
        agenda.first_together([(BLUE, 'c'), (GREEN, 'd')]);
        assert_eq!(agenda.turn(), several([BLUE, GREEN]));
        assert_eq!(agenda.step_of(RED), None);
        agenda.close(GREEN);
        agenda.close(BLUE);
        assert_eq!(agenda.turn(), several([RED, BLUE]));
        assert_eq!(agenda.step_of(BLUE), Some('b'));
    }

    /// Nothing done together touches another seat's steps: any order of the same deeds leaves the
    /// same agenda, and every one on the way is valid and is read as it was saved.
    #[test]
    fn the_order_in_which_seats_act_together_leaves_no_trace() {
        for number in 0..200 {
            let mut dice = Dice::imagined(number);
            let mut agenda: Agenda<u32, 40> = Agenda::empty();
            agenda.first(BLUE, 99);
            let seats = [RED, BLUE, GREEN];
            agenda.first_together(seats.map(|seat| (seat, seat.0.into())));
            let deeds = seats.map(|_| [0; 4].map(|_| dice.below(3)));
            let act = |agenda: &mut Agenda<u32, 40>, seat: Seat, turn: usize| {
                match deeds[usize::from(seat.0)][turn] {
                    // The steps of the start stay open.
                    0 if agenda.step_of(seat) >= Some(10) => agenda.close(seat),
                    1 => agenda.turn_into(seat, 7),
                    _ => agenda.first_of(seat, 10 + turn as u32),
                }
                assert!(agenda.is_valid(3), "{agenda:?}");
                assert!(!agenda.is_sequential());
                let saved = serde_json::to_string(&*agenda).unwrap();
                assert_eq!(serde_json::from_str::<Agenda<u32, 40>>(&saved).unwrap(), *agenda);
            };
            let mut in_order = agenda.clone();
            for seat in seats {
                (0..4).for_each(|turn| act(&mut in_order, seat, turn));
            }
            let mut taken = [0; 3];
            while taken != [4; 3] {
                let seat = dice.pick(&seats);
                let turn = &mut taken[usize::from(seat.0)];
                if *turn < 4 {
                    act(&mut agenda, seat, *turn);
                    *turn += 1;
                }
            }
            assert_eq!(agenda, in_order);
        }
    }

    #[test]
    fn an_agenda_is_saved_and_read_again() {
        let agenda: Agenda<char, 4> = [(GREEN, 'a'), (RED, 'b')].into_iter().collect();
        let text = serde_json::to_string(&agenda).unwrap();
        assert_eq!(text, r#"[{"seat":0,"step":"b"},{"seat":2,"step":"a"}]"#);
        assert_eq!(serde_json::from_str::<Agenda<char, 4>>(&text).unwrap(), agenda);
        let long = r#"[{"seat":0,"step":"a"},{"seat":0,"step":"a"},{"seat":0,"step":"a"},{"seat":0,"step":"a"},{"seat":0,"step":"a"}]"#;
        assert!(serde_json::from_str::<Agenda<char, 4>>(long).is_err());
        let mut agenda: Agenda<char, 4> = Agenda::empty();
        agenda.first_together([(BLUE, 'a')]);
        let text = serde_json::to_string(&agenda).unwrap();
        assert_eq!(text, r#"[{"seat":1,"step":"a","together":1}]"#);
        assert_eq!(serde_json::from_str::<Agenda<char, 4>>(&text).unwrap(), agenda);
    }

    #[test]
    fn an_agenda_that_cannot_have_come_about_is_not_valid() {
        let agenda = |items: &[(u8, u8)]| {
            let items = items.iter().map(|(seat, group)| Item {
                seat: Seat(*seat),
                step: 'a',
                group: *group,
            });
            Agenda::<char, 8>(items.collect())
        };
        let valid = [
            &[][..],
            &[(0, 0), (1, 0)],
            &[(1, 1), (1, 1), (0, 1)],
            &[(0, 1), (1, 2), (1, 0), (0, 1)],
        ];
        for items in valid {
            assert!(agenda(items).is_valid(2), "{items:?}");
        }
        let invalid = [
            &[(2, 0)][..],
            &[(0, 2)],
            &[(0, 1), (1, 1)],
            &[(0, 1), (0, 3)],
            &[(0, 0), (0, 2)],
            &[(1, 1), (0, 2), (1, 1)],
            &[(0, 255), (0, 255)],
        ];
        for items in invalid {
            assert!(!agenda(items).is_valid(2), "{items:?}");
        }
    }
}
