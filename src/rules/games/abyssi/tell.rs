//! What happened, in sentences. Where several events are one thing to a watcher, one of them says
//! it for all.

use super::pieces::{Planet, Power, Senator};
use super::speech::{Arg, Speech, flag, planet};
use super::state::{Account, Options};
use super::values::{
    COLUMN_ENERGY, SCRAP_GAIN, STAY_COST, THRIFT_COST, TREATY_ENERGY, TREATY_POINTS, ability_cost,
};
use super::{Abyssi, Affair, Credit, Event, Haul, Why};
use crate::game::{Seat, Setup, Telling, Viewer};
use crate::words::Words;

impl Telling for Abyssi {
    fn tell(
        event: &Event,
        _setup: &Setup<Options>,
        viewer: Viewer,
        words: &Words,
    ) -> Option<String> {
        let speech = Speech { words, viewer };
        let senator = |of: Senator| -> Arg<'static> { ("senator", speech.senator(of).into()) };
        Some(match event {
            Event::Board { ring, start } => {
                let ring = speech.planets(*ring);
                speech.of(*start, "abyssi-told-board", &[("ring", ring.into())])
            }
            Event::House { seat, house } => {
                speech.of(*seat, "abyssi-told-house", &[("house", house.name().into())])
            }
            Event::Dealt { senators } => dealt(senators, &speech),
            Event::Senate { tops } => {
                let tops = tops.iter().map(|top| speech.senator_in_full(*top));
                let tops = tops.collect::<Vec<_>>().join(&speech.say("abyssi-semicolon", &[]));
                speech.say("abyssi-told-senate", &[("senators", tops.into())])
            }
            Event::Mothership { seat, planet: at, facing } => {
                let facing = ("facing", speech.facing(*facing).into());
                speech.of(*seat, "abyssi-told-mothership", &[planet(*at), facing])
            }
            Event::Turn { seat, round } => {
                speech.of(*seat, "abyssi-told-turn", &[("round", (*round).into())])
            }
            Event::Moved { seat, to, paid, reversed, power, .. } => {
                let key = match power {
                    Some(Power::Jump) => "abyssi-told-jumped",
                    Some(_) => "abyssi-told-turned-freely",
                    None => "abyssi-told-moved",
                };
                let args = [planet(*to), ("paid", (*paid).into()), ("reversed", flag(*reversed))];
                speech.of(*seat, key, &args)
            }
            Event::Energy { seat, change, now, why } => {
                let key = match why {
                    Why::Dominance => "abyssi-told-dominance",
                    Why::Third => "abyssi-told-third",
                    Why::Single => "abyssi-told-single",
                    Why::Refuel => "abyssi-told-refuel",
                    // What was done says it.
                    Why::Move
                    | Why::Column
                    | Why::Treaty
                    | Why::Ability
                    | Why::Fuel3
                    | Why::Thrift
                    | Why::Scrap
                    | Why::Jump
                    | Why::Stay => return None,
                };
                let args = [("energy", change.abs().into()), ("now", (*now).into())];
                speech.of(*seat, key, &args)
            }
            Event::Ships { seat, from, to, count, haul } => {
                return ships(*seat, (*from, *to), *count, *haul, &speech);
            }
            Event::Politics { seat, planet: at, change, affair, .. } => {
                let key = match affair {
                    Affair::Taken => "abyssi-told-card",
                    Affair::Column => "abyssi-told-column-card",
                    Affair::Swap if *change < 0 => "abyssi-told-gave",
                    Affair::Swap => "abyssi-told-took",
                    Affair::Recruiting | Affair::Treaty => return None,
                };
                speech.of(*seat, key, &[planet(*at)])
            }
            Event::Senator { seat, senator: of, ability, second } => {
                let ability_said = ("ability", speech.ability(*ability).into());
                let cost = ("cost", ability_cost(*ability).into());
                let key = if *second { "abyssi-told-second" } else { "abyssi-told-senator" };
                speech.of(*seat, key, &[senator(*of), ability_said, cost])
            }
            Event::Power { seat, power } => match power {
                Power::Stay => speech.of(*seat, "abyssi-told-stay", &[("paid", STAY_COST.into())]),
                Power::Exchange
                | Power::Both
                | Power::Thrift
                | Power::Scrap
                | Power::Shift
                | Power::Jump
                | Power::Turn => return None,
            },
            Event::Recruited { seat, senator: of, next, award, .. } => {
                let award = ("award", speech.award(*award, "senator").into());
                let recruited = [senator(*of), award];
                let mut told = vec![speech.of(*seat, "abyssi-told-recruited", &recruited)];
                told.extend(next.map(|next| speech.say("abyssi-told-next", &[senator(next)])));
                words.sentences(told)
            }
            Event::Activated { seat, planet: at, award } => {
                let award = ("award", speech.award(*award, "activation").into());
                speech.of(*seat, "abyssi-told-activated", &[planet(*at), award])
            }
            Event::Built { seat, planet: at, column } => {
                let column = ("column", column.name().into());
                let energy = ("energy", COLUMN_ENERGY.into());
                speech.of(*seat, "abyssi-told-built", &[planet(*at), column, energy])
            }
            Event::Base { seat, from, to } => {
                speech.of(*seat, "abyssi-told-base", &way(*from, *to, &speech))
            }
            Event::Treaty { seat, planet: at, from } => match from {
                None => {
                    let args = [
                        planet(*at),
                        ("points", TREATY_POINTS.into()),
                        ("energy", TREATY_ENERGY.into()),
                    ];
                    speech.of(*seat, "abyssi-told-treaty", &args)
                }
                Some(from) => {
                    let holder = ("holder", speech.name(*from).into());
                    let args = [planet(*at), holder, ("points", TREATY_POINTS.into())];
                    speech.of(*seat, "abyssi-told-seized", &args)
                }
            },
            Event::Influence { seat, change, why: Credit::Treaty, card: Some(card), .. } => {
                let args = [planet(*card), ("points", (*change).into())];
                speech.of(*seat, "abyssi-told-pledged", &args)
            }
            Event::Exchanged { seat, gave, got } => {
                let args =
                    [("gave", speech.senator(*gave).into()), ("got", speech.senator(*got).into())];
                speech.of(*seat, "abyssi-told-exchanged", &args)
            }
            Event::LastRound { stacks } => {
                let stacks = speech.words.list(stacks.iter().map(|of| speech.stack(*of)));
                speech.say("abyssi-told-last-round", &[("stacks", stacks.into())])
            }
            Event::Scored { seat, activation, senator, treaty, normal, energy, .. } => {
                let account = Account {
                    activation: *activation,
                    senator: *senator,
                    treaty: *treaty,
                    normal: *normal,
                    energy: *energy,
                };
                let sources = [("sources", speech.sources(account).into())];
                speech.of(*seat, "abyssi-told-scored", &sources)
            }
            // What was done says it.
            Event::Action { .. } | Event::Chit { .. } | Event::Influence { .. } => return None,
        })
    }
}

/// Where everybody's first ships went.
fn dealt(senators: &[Senator], speech: &Speech<'_>) -> String {
    let each = senators.iter().zip(0..).map(|(senator, seat)| {
        let planets = speech.planets(senator.symbols());
        speech.of(Seat(seat), "abyssi-told-dealt-to", &[("planets", planets.into())])
    });
    let each = each.collect::<Vec<_>>().join(&speech.say("abyssi-semicolon", &[]));
    speech.say("abyssi-told-dealt", &[("players", each.into())])
}

fn ships(
    seat: Seat,
    (from, to): (Option<Planet>, Option<Planet>),
    count: u8,
    haul: Haul,
    speech: &Speech<'_>,
) -> Option<String> {
    let ships = ("ships", speech.ships(count).into());
    let key = match haul {
        Haul::Dealt => return None,
        Haul::Setup => "abyssi-told-landed",
        Haul::Added => "abyssi-told-ship",
        Haul::Cost => "abyssi-told-cost",
        Haul::Thrift => "abyssi-told-thrift",
        Haul::Column => "abyssi-told-column-ship",
        Haul::Dropped => "abyssi-told-dropped",
        Haul::Scrapped => "abyssi-told-scrapped",
        Haul::Relocated => {
            let (from, to) = from.zip(to)?;
            return Some(speech.of(seat, "abyssi-told-relocated", &way(from, to, speech)));
        }
    };
    let energy = match haul {
        Haul::Thrift => THRIFT_COST,
        Haul::Scrapped => SCRAP_GAIN,
        _ => 0,
    };
    Some(speech.of(seat, key, &[planet(from.or(to)?), ships, ("energy", energy.into())]))
}

fn way(from: Planet, to: Planet, speech: &Speech<'_>) -> [Arg<'static>; 2] {
    [("from", speech.planet(from).into()), ("to", speech.planet(to).into())]
}
