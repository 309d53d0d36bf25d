//! What a seat's prospects are worth to the simple bot, in hundredths of a point: points, and what may
//! become of energy, ships, bases, cards and senators. The weights are guesses that were tried out.

use super::super::pieces::{Colour, Planet, Stack};
use super::super::state::{Holdings, State, Step};
use super::super::values::{
    CHITS, ENERGY_PER_POINT, GROUPS, LONGEST_MOVE, REFUEL, SINGLE_GAIN, TREATY_POINTS, build_cost,
    chits, fallback,
};
use crate::game::Seat;

/// A point.
pub(super) const POINT: i32 = 100;
/// From this round on the bot grows tired of what does not bring the end nearer …
const PATIENT: u16 = 20;
/// … and from this one on it does not care for it any more.
const TIRED: u16 = 40;

/// What a seat has and may get, and what its rivals have for certain.
pub(super) fn worth(state: &State, seat: Seat, ending: bool) -> i32 {
    let rivals = state.everyone().filter(|(other, _)| *other != seat);
    let rivalry: i32 = rivals.map(|(other, _)| secured(state, other)).sum();
    standing(state, seat, ending) - rivalry / (2 * i32::from(state.players))
}

/// What a seat has and may get. `ending` says whether the last round had begun before this turn: then
/// only points count. The player who brings it about counts as before, or nobody ever would.
pub(super) fn standing(state: &State, seat: Seat, ending: bool) -> i32 {
    let own = state.of(seat);
    let single =
        if is_ones_turn(state, seat) && state.turn.done.count() == 1 { SINGLE_GAIN } else { 0 };
    let energy = own.energy + single;
    let points = POINT * (own.activation + own.senator) as i32
        + POINT * (TREATY_POINTS * state.treaties_of(seat)) as i32;
    let influence = POINT * own.normal as i32;
    if ending {
        return points + influence + POINT * energy as i32 / ENERGY_PER_POINT as i32;
    }
    points
        + patiently(state, influence)
        + fuel(state, energy)
        + bases(state, own)
        + cards(state, seat, own)
        + 60 * i32::from(own.senators.count())
        + way_ahead(state, seat, own) * 15 / 100
}

fn is_ones_turn(state: &State, seat: Seat) -> bool {
    state.actor() == Some(seat) && state.step() != Some(Step::Depart)
}

/// What somebody has for certain.
pub(super) fn secured(state: &State, seat: Seat) -> i32 {
    let own = state.of(seat);
    let points =
        own.activation + own.senator + TREATY_POINTS * state.treaties_of(seat) + own.normal;
    POINT * points as i32 + 20 * own.energy as i32
}

/// What does not bring the end nearer counts less and less in a long match (Q37).
#[inline]
fn patiently(state: &State, value: i32) -> i32 {
    if state.round <= PATIENT {
        return value;
    }
    let left = TIRED.saturating_sub(state.round.max(PATIENT));
    value * i32::from(left) / i32::from(TIRED - PATIENT)
}

/// The first energy is the most useful, and never tires.
fn fuel(state: &State, energy: u32) -> i32 {
    let energy = energy as i32;
    let rest = 40 * (energy - 3).clamp(0, 3) + 25 * (energy - 6).max(0);
    60 * energy.min(3) + patiently(state, rest)
}

/// What a stack brings next, after this number of chits was taken from it.
fn award(state: &State, stack: Stack, after: u8) -> i32 {
    match state.chits[stack as usize].checked_sub(after) {
        Some(left @ 1..) => POINT * i32::from(chits(stack)[CHITS - usize::from(left)]) + 50,
        _ => patiently(state, POINT * i32::from(fallback(stack))),
    }
}

/// Bases, and ships as what bases are made of.
fn bases(state: &State, own: &Holdings) -> i32 {
    let mut asleep = [0; Colour::ALL.len()];
    for planet in Planet::ALL {
        asleep[planet.colour() as usize] += own.sleeping[planet as usize];
    }
    let (mut value, mut best, mut second) = (0, 0, 0);
    let chits = Colour::ALL.map(|colour| {
        let asleep = asleep[colour as usize];
        for before in 0..asleep {
            value += 30 + award(state, colour.stack(), before) * 65 / 100;
        }
        award(state, colour.stack(), asleep)
    });
    for planet in Planet::ALL {
        let (colour, ships) = (planet.colour(), i32::from(own.ships_on(planet)));
        let (chit, cost) = (chits[colour as usize], i32::from(build_cost(colour)));
        let site = match ships.min(cost) {
            0 => 0,
            enough if enough == cost => chit * 45 / 100,
            some => chit * 32 * some / (100 * cost),
        };
        if site > best {
            (best, second) = (site, best);
        } else {
            second = second.max(site);
        }
        value += 8 * ships + 40 * i32::from(own.active[planet as usize]);
    }
    // The bot gathers ships on two planets at once.
    value
        + match own.free.iter().sum() {
            0 => 0,
            1 => best,
            2.. => best + second,
        }
}

/// What a card may bring as a treaty.
fn pledge(state: &State, seat: Seat, planet: Planet) -> i32 {
    match state.treaties[planet as usize] {
        None => TREATY_POINTS as i32 * POINT + 40,
        Some(holder) if holder != seat && state.dominator(planet) == Some(seat) => {
            TREATY_POINTS as i32 * POINT
        }
        Some(_) => patiently(state, POINT),
    }
}

/// Politics cards: for treaties, or for the senators who can be seen.
fn cards(state: &State, seat: Seat, own: &Holdings) -> i32 {
    let treaties: i32 = own.hand.iter().map(|planet| pledge(state, seat, planet) * 45 / 100).sum();
    let recruiting = |group: u8| {
        let Some(top) = state.senate[usize::from(group)].top else { return 0 };
        let held = top.symbols().iter().filter(|symbol| own.hand.has(**symbol)).count();
        award(state, Stack::of_group(group), 0) * [0, 15, 45][held] / 100
    };
    treaties
        + 10 * i32::from(own.hand.count())
        + (0..GROUPS as u8).map(recruiting).max().unwrap_or(0)
}

/// What the best planet within reach of the next move would bring.
fn way_ahead(state: &State, seat: Seat, own: &Holdings) -> i32 {
    let Some(mothership) = own.mothership else { return 0 };
    let most = own.energy.min(u32::from(LONGEST_MOVE) - 1) as u8;
    let reach = (0..=most).map(|paid| {
        let planet = state.ahead(mothership.planet, mothership.facing, paid + 1);
        special(state, seat, own, planet) - 50 * i32::from(paid)
    });
    reach.max().unwrap_or(0)
}

/// What a planet's special action would bring.
fn special(state: &State, seat: Seat, own: &Holdings, planet: Planet) -> i32 {
    let planets = || Planet::ALL.into_iter();
    let most = |found: &mut dyn Iterator<Item = i32>| found.max().unwrap_or(0);
    let chit = |planet: Planet| award(state, planet.colour().stack(), 0);
    match planet {
        Planet::Deyvas => {
            let willing = |group: &u8| {
                let top = state.senate[usize::from(*group)].top;
                top.is_some_and(|top| top.is_won_by(own.hand))
            };
            let groups = (0..GROUPS as u8).filter(willing);
            most(&mut groups.map(|group| award(state, Stack::of_group(group), 0)))
        }
        Planet::Hreja => most(&mut planets().filter(|at| own.sleeping[*at as usize] > 0).map(chit)),
        Planet::Utei if own.has_base() => {
            most(&mut planets().filter(|at| own.can_build_on(*at)).map(|at| chit(at) / 2))
        }
        Planet::Utei => 0,
        Planet::Eylona => most(&mut own.hand.iter().map(|planet| pledge(state, seat, planet))),
        Planet::Wyrne => 60,
        Planet::Solenmere => patiently(state, 35 * (REFUEL as i32 + i32::from(own.bases()))),
    }
}
