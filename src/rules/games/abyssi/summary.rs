//! A turn as far as it has come: what was done, what it cost, and what its end will bring.

use super::pieces::{Ability, House, Planet};
use super::speech::{Arg, Speech, flag, planet};
use super::state::{Deed, State, Step};
use super::values::{
    DOMINANCE_GAIN, JUMP_COST, SCRAP_GAIN, SCRAPPED, SINGLE_GAIN, STAY_COST, THIRD_COST,
    THRIFT_COST, TREATY_ENERGY, TREATY_FALLBACK,
};
use super::view::View;
use super::{Abyssi, Action};
use crate::game::{Rules, Seat};
use crate::page::Section;

/// Nothing before the first turn and after the last one.
pub(super) fn summary(view: &View, speech: &Speech<'_>) -> Option<Section> {
    let table = &view.table;
    let seat = table.actor().filter(|_| table.round > 0)?;
    let turn = &table.turn;
    let thrifty = thrifty(table, seat);
    let deeds = turn.deeds.iter().zip(0..);
    let mut lines: Vec<String> =
        deeds.map(|(deed, at)| told(*deed, Some(at) == thrifty, speech)).collect();
    // Nothing can be done on a planet before the move.
    if !table.agenda.items().any(|item| item.step == Step::Depart) {
        let more = Abyssi::legal(table, seat).any(Action::is_planet_action);
        let args = [
            ("done", turn.done.count().into()),
            ("more", flag(more)),
            ("single", SINGLE_GAIN.into()),
            ("third", THIRD_COST.into()),
        ];
        lines.push(speech.say("abyssi-turn-actions", &args));
    }
    let energy = table.of(seat).energy;
    let mut used = vec![speech.say(
        "abyssi-turn-energy",
        &[
            ("began", turn.began.into()),
            ("energy", energy.into()),
            ("same", flag(turn.began == energy)),
        ],
    )];
    if turn.senator_used {
        used.push(speech.say("abyssi-turn-senator-used", &[]));
    }
    if turn.power_used {
        used.push(speech.say("abyssi-turn-power-used", &[]));
    }
    lines.push(speech.dotted(&used));
    Some(Section::new(speech.of(seat, "abyssi-turn", &[]), lines))
}

/// Which deed was the base that Iron Sun paid energy for: only one built on Utei can be, and senators
/// are played just before they build.
fn thrifty(table: &State, seat: Seat) -> Option<usize> {
    let (own, turn) = (table.of(seat), &table.turn);
    let scrapped = turn.deeds.iter().any(|deed| matches!(deed, Deed::Scrapped(_)));
    if own.house != Some(House::IronSun) || !turn.power_used || scrapped {
        return None;
    }
    let by_senator = |at: usize| {
        let before = at.checked_sub(1).and_then(|before| turn.deeds.get(before));
        matches!(before, Some(Deed::Senator { ability: Ability::Build, .. }))
    };
    let built = |at: usize| matches!(turn.deeds[at], Deed::Built { .. });
    (0..turn.deeds.len()).find(|at| built(*at) && !by_senator(*at))
}

/// A deed, whom it brought energy, and whether a ship was saved by energy.
fn told(deed: Deed, thrifty: bool, speech: &Speech<'_>) -> String {
    let host = match deed {
        Deed::Moved { host, .. } | Deed::Jumped { host } => host,
        _ => None,
    };
    let host = host.map(|host: Seat| {
        speech.of(host, "abyssi-deed-host", &[("energy", DOMINANCE_GAIN.into())])
    });
    let saved =
        thrifty.then(|| speech.say("abyssi-deed-thrift", &[("energy", THRIFT_COST.into())]));
    let parts: Vec<String> = [said(deed, speech)].into_iter().chain(host).chain(saved).collect();
    speech.dotted(&parts)
}

fn said(deed: Deed, speech: &Speech<'_>) -> String {
    let ways = |from: Planet, to: Planet| -> [Arg<'static>; 2] {
        [("from", speech.planet(from).into()), ("to", speech.planet(to).into())]
    };
    match deed {
        Deed::Moved { to, reversed, paid, .. } => {
            let args = [planet(to), ("paid", paid.into()), ("reversed", flag(reversed))];
            speech.say("abyssi-deed-moved", &args)
        }
        Deed::Jumped { .. } => {
            speech.say("abyssi-deed-jumped", &[planet(Planet::Hreja), ("paid", JUMP_COST.into())])
        }
        Deed::Stayed => speech.say("abyssi-deed-stayed", &[("paid", STAY_COST.into())]),
        Deed::Ship(at) => speech.say("abyssi-deed-ship", &[planet(at)]),
        Deed::Card(at) => speech.say("abyssi-deed-card", &[planet(at)]),
        Deed::Recruited { senator, award } => {
            let senator = ("senator", speech.senator(senator).into());
            let award = ("award", speech.award(award, "senator").into());
            speech.say("abyssi-deed-recruited", &[senator, award])
        }
        Deed::Activated { planet: at, award } => {
            let award = ("award", speech.award(award, "activation").into());
            speech.say("abyssi-deed-activated", &[planet(at), award])
        }
        Deed::Built { planet: at, column } => {
            let column = ("column", speech.column(column).into());
            speech.say("abyssi-deed-built", &[planet(at), column])
        }
        Deed::Dropped(at) => speech.say("abyssi-deed-dropped", &[planet(at)]),
        Deed::Gave(at) => speech.say("abyssi-deed-gave", &[planet(at)]),
        Deed::Took(at) => speech.say("abyssi-deed-took", &[planet(at)]),
        Deed::Pledged { planet: at, chit } => {
            let args = [
                planet(at),
                ("chit", flag(chit)),
                ("energy", TREATY_ENERGY.into()),
                ("points", TREATY_FALLBACK.into()),
            ];
            speech.say("abyssi-deed-pledged", &args)
        }
        Deed::Seized { planet: at, from } => speech.of(from, "abyssi-deed-seized", &[planet(at)]),
        Deed::Relocated { from, to } => speech.say("abyssi-deed-relocated", &ways(from, to)),
        Deed::Refuelled(energy) => {
            speech.say("abyssi-deed-refuelled", &[("energy", energy.into())])
        }
        Deed::Senator { senator, ability } => {
            let senator = ("senator", speech.senator(senator).into());
            let ability = ("ability", speech.ability(ability).into());
            speech.say("abyssi-deed-senator", &[senator, ability])
        }
        Deed::Exchanged { gave, got } => {
            let args = [("gave", speech.senator(gave).into()), ("got", speech.senator(got).into())];
            speech.say("abyssi-deed-exchanged", &args)
        }
        Deed::Scrapped(at) => {
            let args = [planet(at), ("ships", SCRAPPED.into()), ("energy", SCRAP_GAIN.into())];
            speech.say("abyssi-deed-scrapped", &args)
        }
        Deed::Shifted { from, to } => speech.say("abyssi-deed-shifted", &ways(from, to)),
    }
}
