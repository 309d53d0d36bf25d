//! A turn as far as it has come: what was done, what it cost, and what its end will bring.

use super::pieces::Planet;
use super::speech::{Arg, Speech, flag, planet};
use super::state::{Award, Deed, Step};
use super::values::{DOMINANCE_GAIN, JUMP_COST, SCRAP_GAIN, SCRAPPED, STAY_COST};
use super::view::View;
use crate::game::Seat;
use crate::page::Section;

/// Nothing before the first turn and after the last one.
pub(super) fn summary(view: &View, speech: &Speech<'_>) -> Option<Section> {
    let table = &view.table;
    let seat = table.actor().filter(|_| table.round > 0)?;
    let turn = &table.turn;
    let mut lines: Vec<String> = turn.deeds.iter().map(|deed| told(*deed, speech)).collect();
    // Nothing can be done on a planet before the move.
    if !table.agenda.items().any(|item| item.step == Step::Depart) {
        lines.push(speech.say("abyssi-turn-actions", &[("done", turn.done.count().into())]));
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

/// A deed, and whom it brought energy.
fn told(deed: Deed, speech: &Speech<'_>) -> String {
    let host = match deed {
        Deed::Moved { host, .. } | Deed::Jumped { host } => host,
        _ => None,
    };
    let host = host.map(|host: Seat| {
        speech.of(host, "abyssi-deed-host", &[("energy", DOMINANCE_GAIN.into())])
    });
    let parts: Vec<String> = [said(deed, speech)].into_iter().chain(host).collect();
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
            let award = ("award", awarded(award, "senator", speech).into());
            speech.say("abyssi-deed-recruited", &[senator, award])
        }
        Deed::Activated { planet: at, award } => {
            let award = ("award", awarded(award, "activation", speech).into());
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
            speech.say("abyssi-deed-pledged", &[planet(at), ("chit", flag(chit))])
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

/// Points of this kind, or normal influence.
fn awarded(award: Award, source: &'static str, speech: &Speech<'_>) -> String {
    let (source, points) = match award {
        Award::Chit(points) => (source, points),
        Award::Normal(points) => ("normal", points),
    };
    speech.say("abyssi-points", &[("source", source.into()), ("points", points.into())])
}
