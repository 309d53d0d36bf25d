//! What lies on the table, in words: the ring, the senate, everybody's boards, the account in the end.
//! Pages say it, and pictures to those who do not see them.

use super::Abyssi;
use super::pieces::{Column, House, Planet, Stack};
use super::speech::{self, Speech, planet};
use super::state::{Account, Holdings, State};
use super::values::{CHITS, chits, fallback};
use super::view::View;
use crate::alt::shortened;
use crate::game::{Rules, Seat};
use crate::page::Section;

/// Names come up on every planet, so that long ones are cut there: a page has to fit into a message.
const NAME: usize = 12;

/// The six planets, clockwise.
pub(super) fn ring(view: &View, speech: &Speech<'_>) -> Section {
    let words = shortened(speech.words, view.table.players, NAME);
    let speech = &Speech { words: &words, viewer: speech.viewer };
    let lines = view.table.ring.iter().map(|at| place(&view.table, *at, speech));
    let lines = lines.chain([speech.of(view.table.start, "abyssi-ring-starts", &[])]);
    Section::new(speech.say("abyssi-ring", &[]), lines.collect())
}

/// A planet, and all that is on it.
pub(super) fn place(table: &State, at: Planet, speech: &Speech<'_>) -> String {
    let mut parts = Vec::new();
    for (seat, holdings) in table.everyone() {
        if let Some(ship) = holdings.mothership.filter(|ship| ship.planet == at) {
            let facing = [("facing", speech.facing(ship.facing).into())];
            parts.push(speech.of(seat, "abyssi-place-mothership", &facing));
        }
    }
    for (seat, holdings) in table.everyone() {
        let there = presence(holdings, at, speech);
        if !there.is_empty() {
            let there = speech.words.list(there);
            parts.push(speech.of(seat, "abyssi-place-presence", &[("there", there.into())]));
        }
    }
    let settled = table.everyone().any(|(_, holdings)| holdings.presence(at) != [0; 3]);
    match table.dominator(at) {
        Some(seat) => parts.push(speech.of(seat, "abyssi-place-dominates", &[])),
        None if settled => parts.push(speech.say("abyssi-place-nobody", &[])),
        None => {}
    }
    let cards = ("count", table.piles[at as usize].into());
    parts.push(speech.say("abyssi-place-cards", &[cards]));
    parts.push(match table.treaties[at as usize] {
        Some(seat) => speech.of(seat, "abyssi-place-treaty", &[]),
        None => speech.say("abyssi-place-treaty-free", &[]),
    });
    let args = [
        planet(at),
        ("colour", speech.colour(at.colour()).into()),
        ("parts", speech.dotted(&parts).into()),
    ];
    speech.say("abyssi-place", &args)
}

/// What somebody has on a planet, most important first.
fn presence(holdings: &Holdings, at: Planet, speech: &Speech<'_>) -> Vec<String> {
    let keys = ["abyssi-active-bases", "abyssi-sleeping-bases", "abyssi-ships"];
    let counted = keys.into_iter().zip(holdings.presence(at)).filter(|(_, count)| *count > 0);
    counted.map(|(key, count)| speech.say(key, &[("count", count.into())])).collect()
}

/// The senators on top of their groups, and the chits.
pub(super) fn senate(view: &View, speech: &Speech<'_>) -> Section {
    let table = &view.table;
    let open = table.has_senate();
    let groups = table.senate.iter().zip(0_u8..).filter(|_| open).map(|(group, number)| {
        let stack = Stack::of_group(number);
        let chits = stack_left(table, stack, speech);
        let number = ("number", (number + 1).into());
        match group.top {
            Some(top) => {
                let top = ("senator", speech.senator_in_full(top).into());
                let below = ("below", group.below.count().into());
                speech.say("abyssi-senate-group", &[number, top, below, ("chits", chits.into())])
            }
            None => speech.say("abyssi-senate-empty", &[number, ("chits", chits.into())]),
        }
    });
    let mut lines: Vec<String> = groups.collect();
    if !table.removed.is_empty() {
        let senators = speech.senators(table.removed.iter());
        lines.push(speech.say("abyssi-senate-removed", &[("senators", senators.into())]));
    }
    let of_bases = Stack::ALL.into_iter().filter(|stack| !stack.is_for_senators() || !open);
    lines.extend(of_bases.map(|stack| {
        let chits = stack_left(table, stack, speech);
        let args = [("stack", stack.name().into()), ("chits", chits.into())];
        speech.say("abyssi-stack-line", &args)
    }));
    Section::new(speech.say("abyssi-senate", &[]), lines)
}

/// The chits of a stack that are left, from the top, and what comes after them.
pub(super) fn stack_left(table: &State, stack: Stack, speech: &Speech<'_>) -> String {
    let left = usize::from(table.chits[stack as usize]);
    let values = chits(stack).into_iter().skip(CHITS - left).map(|value| value.to_string());
    let values = speech.words.list(values);
    let args =
        [("left", left.into()), ("values", values.into()), ("fallback", fallback(stack).into())];
    speech.say("abyssi-stack-left", &args)
}

/// What somebody has, besides what stands on the ring.
pub(super) fn board(view: &View, seat: Seat, speech: &Speech<'_>) -> Section {
    let own = view.table.of(seat);
    let mut lines = vec![
        standing(&view.table, seat, speech),
        speech.say("abyssi-board-cards", &[("cards", speech.planets(own.hand.iter()).into())]),
        fleet(own, speech),
    ];
    lines.push(bases(own, speech));
    if !own.senators.is_empty() {
        let senators = own.senators.iter().map(|of| speech.senator_in_full(of));
        let senators = senators.collect::<Vec<_>>().join(&speech.say("abyssi-semicolon", &[]));
        lines.push(speech.say("abyssi-board-senators", &[("senators", senators.into())]));
    }
    lines.extend(dealt(&view.table, seat, speech));
    let held = |at: &Planet| view.table.treaties[*at as usize] == Some(seat);
    let treaties: Vec<Planet> = Planet::ALL.into_iter().filter(held).collect();
    if !treaties.is_empty() {
        let treaties = speech.planets(treaties);
        lines.push(speech.say("abyssi-board-treaties", &[("planets", treaties.into())]));
    }
    lines.extend(own.house.map(|of| house(of, speech)));
    Section::new(speech.of(seat, "abyssi-board", &[]), lines)
}

/// The senator that put somebody's first ships down, until the senate is there.
pub(super) fn dealt(table: &State, seat: Seat, speech: &Speech<'_>) -> Option<String> {
    let senator = table.dealt.get(usize::from(seat.0)).filter(|_| !table.has_senate())?;
    Some(speech.say("abyssi-board-dealt", &[("senator", speech.senator(*senator).into())]))
}

/// A house, and what it can do.
pub(super) fn house(house: House, speech: &Speech<'_>) -> String {
    let powers = ("powers", speech.powers(house).into());
    speech.say("abyssi-board-house", &[speech::house(house), powers])
}

/// Energy and points.
fn standing(table: &State, seat: Seat, speech: &Speech<'_>) -> String {
    let sources = speech.sources(table.account(seat));
    let args = [("energy", table.of(seat).energy.into()), ("sources", sources.into())];
    speech.say("abyssi-board-standing", &args)
}

fn fleet(own: &Holdings, speech: &Speech<'_>) -> String {
    let there = Planet::ALL.into_iter().filter(|at| own.ships_on(*at) > 0);
    let there = there.map(|at| {
        speech.say("abyssi-board-there", &[planet(at), ("count", own.ships_on(at).into())])
    });
    let args = [("ships", speech.list(there).into()), ("supply", own.supply().into())];
    speech.say("abyssi-board-ships", &args)
}

fn bases(own: &Holdings, speech: &Speech<'_>) -> String {
    let there = Planet::ALL.into_iter().flat_map(|at| {
        let counts = [own.active[at as usize], own.sleeping[at as usize]];
        let keys = ["abyssi-board-active", "abyssi-board-sleeping"];
        keys.into_iter()
            .zip(counts)
            .filter(|(_, count)| *count > 0)
            .map(move |(key, count)| speech.say(key, &[planet(at), ("count", count.into())]))
    });
    let [left, centre, right] = Column::ALL.map(|column| own.free[column as usize]);
    let args = [
        ("bases", speech.list(there).into()),
        ("left", left.into()),
        ("centre", centre.into()),
        ("right", right.into()),
    ];
    speech.say("abyssi-board-bases", &args)
}

/// Everybody's points by source, the best first.
pub(super) fn account(view: &View, speech: &Speech<'_>) -> Section {
    let table = &view.table;
    let ranking = Abyssi::outcome(table).map(|outcome| outcome.ranking).unwrap_or_default();
    let lines = ranking.into_iter().map(|seat| {
        let sources = speech.sources(table.account(seat));
        speech.of(seat, "abyssi-account-line", &[("sources", sources.into())])
    });
    Section::new(speech.say("abyssi-account", &[]), lines.collect())
}

/// Who has won, and what decided where others have as many points.
pub(super) fn result(table: &State, speech: &Speech<'_>) -> Vec<String> {
    let Some(outcome) = Abyssi::outcome(table) else { return Vec::new() };
    let points = |seat: Seat| outcome.scores[usize::from(seat.0)];
    let shared = outcome.winners.len() > 1;
    let key = if shared { "abyssi-account-shared" } else { "abyssi-account-won" };
    let wins = outcome.winners.iter();
    let wins = wins.map(|seat| speech.of(*seat, key, &[("points", points(*seat).into())]));
    let best = outcome.winners[0];
    let equal = |seat: &&Seat| points(**seat) == points(best) && !outcome.winners.contains(seat);
    let behind = outcome.ranking.iter().filter(equal).filter_map(|seat| {
        let [has, best] = [*seat, best].map(|seat| table.tie_breaks(seat));
        let at = has.iter().zip(&best).position(|(has, best)| has != best)?;
        let (source, has, best) = (Account::SOURCES[at], has[at], best[at]);
        let args = [("source", source.into()), ("has", has.into()), ("best", best.into())];
        Some(speech.of(*seat, "abyssi-account-behind", &args))
    });
    wins.chain(behind).collect()
}
