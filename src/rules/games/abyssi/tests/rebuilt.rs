//! The events alone tell the whole match: added up, they give everything but what is to be chosen.

use super::*;

/// What a reader of the record knows of a seat.
#[derive(Debug, PartialEq, Eq)]
struct Known {
    energy: i64,
    supply: i64,
    ships: [i64; 6],
    hand: Vec<Planet>,
    free: [u8; 3],
    sleeping: [u8; 6],
    active: [u8; 6],
    points: [u32; 3],
    senators: Vec<Senator>,
    house: Option<House>,
    mothership: Option<(Planet, Facing)>,
}

/// What a reader knows of the table.
#[derive(Debug, PartialEq, Eq)]
struct Table {
    ring: [Planet; 6],
    start: Seat,
    round: u16,
    piles: [i64; 6],
    chits: [u8; 6],
    treaties: [Option<Seat>; 6],
    tops: [Option<Senator>; 3],
    removed: Vec<Senator>,
    last_round: bool,
    seats: Vec<Known>,
}

fn unopened(players: u8) -> Table {
    let seat = || Known {
        energy: 3,
        supply: 16,
        ships: [0; 6],
        hand: Vec::new(),
        free: [2; 3],
        sleeping: [0; 6],
        active: [0; 6],
        points: [0; 3],
        senators: Vec::new(),
        house: None,
        mothership: None,
    };
    Table {
        ring: Planet::ALL,
        start: Seat(0),
        round: 0,
        piles: [players.into(); 6],
        chits: [3; 6],
        treaties: [None; 6],
        tops: [None; 3],
        removed: Vec::new(),
        last_round: false,
        seats: (0..players).map(|_| seat()).collect(),
    }
}

fn insert<T: Ord>(things: &mut Vec<T>, thing: T) {
    things.push(thing);
    things.sort();
}

fn take<T: PartialEq>(things: &mut Vec<T>, thing: &T) {
    let at = things.iter().position(|other| other == thing).expect("it was there");
    things.remove(at);
}

impl Table {
    fn of(&mut self, seat: &Seat) -> &mut Known {
        &mut self.seats[usize::from(seat.0)]
    }

    fn read(&mut self, event: &Event) {
        match event {
            Event::Board { ring, start } => (self.ring, self.start) = (*ring, *start),
            Event::House { seat, house } => self.of(seat).house = Some(*house),
            Event::Senate { tops } => {
                self.tops = [0, 1, 2].map(|group| Some(tops[group]));
            }
            Event::Mothership { seat, planet, facing } => {
                self.of(seat).mothership = Some((*planet, *facing));
            }
            Event::Turn { round, .. } => self.round = *round,
            Event::Moved { seat, from, to, facing, .. } => {
                assert_eq!(self.of(seat).mothership.unwrap().0, *from);
                self.of(seat).mothership = Some((*to, *facing));
            }
            Event::Senator { seat, senator, second: false, .. } => {
                take(&mut self.of(seat).senators, senator);
                insert(&mut self.removed, *senator);
            }
            Event::Energy { seat, change, now, .. } => {
                self.of(seat).energy += change;
                assert_eq!(self.of(seat).energy, i64::from(*now));
            }
            Event::Ships { seat, from, to, count, .. } => {
                let own = self.of(seat);
                for (place, change) in [(from, -i64::from(*count)), (to, i64::from(*count))] {
                    *place.map_or(&mut own.supply, |planet| &mut own.ships[planet as usize]) +=
                        change;
                }
            }
            Event::Politics { seat, planet, change, left, .. } => {
                self.piles[*planet as usize] -= i64::from(*change);
                assert_eq!(self.piles[*planet as usize], i64::from(*left));
                match change {
                    1 => insert(&mut self.of(seat).hand, *planet),
                    _ => take(&mut self.of(seat).hand, planet),
                }
            }
            Event::Recruited { seat, group, senator, next, .. } => {
                assert_eq!(self.tops[usize::from(*group) - 1], Some(*senator));
                self.tops[usize::from(*group) - 1] = *next;
                insert(&mut self.of(seat).senators, *senator);
            }
            Event::Chit { seat, stack, value, left } => {
                self.chits[*stack as usize] -= 1;
                assert_eq!(self.chits[*stack as usize], *left);
                self.of(seat).points[usize::from(stack.is_for_senators())] += u32::from(*value);
            }
            Event::Influence { seat, change, now, .. } => {
                self.of(seat).points[2] += change;
                assert_eq!(self.of(seat).points[2], *now);
            }
            Event::Activated { seat, planet, .. } => {
                self.of(seat).sleeping[*planet as usize] -= 1;
                self.of(seat).active[*planet as usize] += 1;
            }
            Event::Built { seat, planet, column } => {
                self.of(seat).free[*column as usize] -= 1;
                self.of(seat).sleeping[*planet as usize] += 1;
            }
            Event::Base { seat, from, to } => {
                self.of(seat).active[*from as usize] -= 1;
                self.of(seat).active[*to as usize] += 1;
            }
            Event::Treaty { seat, planet, from } => {
                assert_eq!(self.treaties[*planet as usize], *from);
                self.treaties[*planet as usize] = Some(*seat);
            }
            Event::Exchanged { seat, gave, got } => {
                take(&mut self.of(seat).senators, gave);
                insert(&mut self.of(seat).senators, *got);
                take(&mut self.removed, got);
                insert(&mut self.removed, *gave);
            }
            Event::LastRound { stacks } => {
                assert!(!self.last_round && stacks.len() == 2);
                assert!(stacks.iter().all(|stack| self.chits[*stack as usize] == 0));
                self.last_round = true;
            }
            Event::Scored { seat, activation, senator, treaty, normal, energy, total } => {
                let held = self.treaties.iter().filter(|holder| **holder == Some(*seat)).count();
                let own = self.of(seat);
                assert_eq!([*activation, *senator, *normal], own.points);
                assert_eq!(*treaty, 3 * held as u32);
                assert_eq!(i64::from(*energy), own.energy / 3);
                assert_eq!(*total, activation + senator + treaty + normal + energy);
            }
            Event::Dealt { .. } | Event::Action { .. } | Event::Power { .. } => {}
            Event::Senator { second: true, .. } => {}
        }
    }
}

/// What the state says of the same things.
fn seen(state: &State) -> Table {
    let known = |(_, own): (Seat, &Holdings)| Known {
        energy: own.energy.into(),
        supply: own.supply().into(),
        ships: own.ships.map(i64::from),
        hand: own.hand.iter().collect(),
        free: own.free,
        sleeping: own.sleeping,
        active: own.active,
        points: [own.activation, own.senator, own.normal],
        senators: own.senators.iter().collect(),
        house: own.house,
        mothership: own.mothership.map(|mothership| (mothership.planet, mothership.facing)),
    };
    Table {
        ring: state.ring,
        start: state.start,
        round: state.round,
        piles: state.piles.map(i64::from),
        chits: state.chits,
        treaties: state.treaties,
        tops: state.senate.map(|group| group.top),
        removed: state.removed.iter().collect(),
        last_round: state.last_round,
        seats: state.everyone().map(known).collect(),
    }
}

#[test]
fn the_events_rebuild_the_table_at_every_ply() {
    for (setup, seed) in tables().iter().zip(50..) {
        for whim in [4, 1] {
            let table = std::cell::RefCell::new(unopened(setup.players));
            let begun = |state: &State, events: &[Event]| {
                events.iter().for_each(|event| table.borrow_mut().read(event));
                assert_eq!(*table.borrow(), seen(state));
            };
            play(setup, seed, whim, begun, |ply| {
                ply.events.iter().for_each(|event| table.borrow_mut().read(event));
                assert_eq!(*table.borrow(), seen(ply.after), "{:?} {:?}", ply.action, ply.events);
            });
        }
    }
}
