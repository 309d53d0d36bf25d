//! Parts of a page in fewer characters, for descriptions that would be too long: planets by their
//! signs where their names have been said, counts in a row, and nothing twice.

use super::super::pieces::{Planet, Senator, Set, Stack};
use super::super::speech::Speech;
use super::super::state::State;
use super::super::table;
use super::super::values::{CHITS, chits, fallback};
use super::super::view::View;
use crate::game::Seat;
use crate::page::Section;

/// The planets: politics cards, and everybody's ships, bases and activated bases.
pub(super) fn ring(view: &View, speech: &Speech<'_>) -> Section {
    let state = &view.table;
    let how = speech.say("abyssi-drawn-brief-how", &[]);
    let lines = state.ring.into_iter().map(|at| place(state, at, speech));
    let starts = speech.of(state.start, "abyssi-drawn-brief-starts", &[]);
    let lines = [how].into_iter().chain(lines).chain([starts]).collect();
    Section { lines, ..table::ring(view, speech) }
}

fn place(state: &State, at: Planet, speech: &Speech<'_>) -> String {
    let there = state.everyone().filter_map(|(seat, holdings)| {
        let [active, sleeping, ships] = holdings.presence(at);
        let counts = match [active, sleeping, ships] {
            [0, 0, 0] => return None,
            [0, 0, ships] => ships.to_string(),
            [0, sleeping, ships] => joined([ships, sleeping]),
            [active, sleeping, ships] => joined([ships, sleeping, active]),
        };
        let key = match state.dominator(at) == Some(seat) {
            true => "abyssi-drawn-brief-dominates",
            false => "abyssi-drawn-brief-there",
        };
        Some(speech.of(seat, key, &[("counts", counts.into())]))
    });
    let args = [
        ("planet", at.name().into()),
        ("cards", state.piles[at as usize].into()),
        ("there", speech.words.list(there).into()),
    ];
    speech.say("abyssi-drawn-brief-place", &args).trim_end().to_owned()
}

/// The top senators and the chits.
pub(super) fn senate(view: &View, speech: &Speech<'_>) -> Section {
    let state = &view.table;
    let mut lines = Vec::new();
    let open = state.has_senate();
    for (group, number) in state.senate.iter().zip(0_u8..).filter(|_| open) {
        let chits = left(state, Stack::of_group(number));
        let number = ("group", (number + 1).into());
        let below = ("below", group.below.count().into());
        lines.push(match group.top {
            Some(top) => {
                let signs = signs(top.symbols().into_iter().collect(), speech);
                let top = ("number", top.number().into());
                let args = [number, top, ("signs", signs.into()), below, ("chits", chits.into())];
                speech.say("abyssi-drawn-brief-group", &args)
            }
            None => speech.say("abyssi-drawn-brief-empty", &[number, ("chits", chits.into())]),
        });
    }
    let colours = Stack::ALL.into_iter().filter(|stack| !stack.is_for_senators() || !open);
    lines.extend(colours.map(|stack| {
        let args = [("stack", stack.name().into()), ("chits", left(state, stack).into())];
        speech.say("abyssi-drawn-brief-stack", &args)
    }));
    if !state.removed.is_empty() {
        let numbers = joined(state.removed.iter().map(Senator::number));
        lines.push(speech.say("abyssi-drawn-brief-removed", &[("numbers", numbers.into())]));
    }
    Section { lines, ..table::senate(view, speech) }
}

/// The chits that are left, and what an empty stack brings.
fn left(state: &State, stack: Stack) -> String {
    let there = chits(stack).into_iter().skip(CHITS - usize::from(state.chits[stack as usize]));
    format!("{}({})", joined(there), fallback(stack))
}

/// What somebody has, besides what stands on the ring.
pub(super) fn board(view: &View, seat: Seat, speech: &Speech<'_>) -> Section {
    let state = &view.table;
    let own = state.of(seat);
    let energy = speech.say("abyssi-drawn-brief-energy", &[("energy", own.energy.into())]);
    let mut parts = vec![points(view, seat, speech), energy];
    if own.supply() > 0 {
        parts.push(speech.ships(own.supply()));
    }
    if own.has_base() {
        let bases = joined(own.free);
        parts.push(speech.say("abyssi-drawn-brief-bases", &[("bases", bases.into())]));
    }
    if let Some(mothership) = own.mothership {
        let sign = ("planet", mothership.planet.name().into());
        let facing = ("facing", mothership.facing.name().into());
        parts.push(speech.say("abyssi-drawn-brief-mothership", &[sign, facing]));
    }
    if !own.hand.is_empty() {
        let signs = signs(own.hand, speech);
        parts.push(speech.say("abyssi-drawn-brief-hand", &[("signs", signs.into())]));
    }
    let held = |at: &Planet| state.treaties[*at as usize] == Some(seat);
    let treaties: Set<Planet> = Planet::ALL.into_iter().filter(held).collect();
    if !treaties.is_empty() {
        let signs = signs(treaties, speech);
        parts.push(speech.say("abyssi-drawn-brief-treaties", &[("signs", signs.into())]));
    }
    if !own.senators.is_empty() {
        let numbers = joined(own.senators.iter().map(Senator::number));
        parts.push(speech.say("abyssi-drawn-brief-senators", &[("numbers", numbers.into())]));
    }
    parts.extend(table::dealt(state, seat, speech));
    parts.extend(own.house.map(|house| speech.house(house)));
    let heading = table::board(view, seat, speech).heading;
    Section::new(heading, vec![speech.words.list(parts)])
}

/// Somebody's points in the end.
pub(super) fn account(view: &View, seat: Seat, speech: &Speech<'_>) -> String {
    speech.of(seat, "abyssi-drawn-brief-account", &[("points", points(view, seat, speech).into())])
}

fn points(view: &View, seat: Seat, speech: &Speech<'_>) -> String {
    let account = view.table.account(seat);
    let sources = account.by_source().map(|points| points.to_string()).join("+");
    let args = [("total", account.total().into()), ("sources", sources.into())];
    speech.say("abyssi-drawn-brief-points", &args)
}

fn signs(planets: Set<Planet>, speech: &Speech<'_>) -> String {
    planets.iter().map(|of| speech.sign(of)).collect()
}

/// Numbers in a row.
fn joined(numbers: impl IntoIterator<Item = u8>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join("/")
}
