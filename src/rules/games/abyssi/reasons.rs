//! What one would expect to press and may not now, each with the reason.

use super::Action;
use super::labels::{group, label, listed_power};
use super::pieces::{Ability, House, Kind, Planet, Power, Senator};
use super::rules::third;
use super::speech::{Speech, house, planet};
use super::state::{Holdings, State, Step};
use super::values::{JUMP_COST, LONGEST_MOVE, SHIPS, STAY_COST, THIRD_COST, ability_cost};
use super::view::View;
use crate::page::{Control, Offer, Reason};

/// What stands besides the legal actions.
pub(super) fn withheld(view: &View, legal: &[Action], speech: &Speech<'_>) -> Vec<Control<Action>> {
    let (Some((_, own)), Some(step)) = (view.own(), view.step()) else { return Vec::new() };
    let table = &view.table;
    let desk = Desk { view, table, own, legal, speech };
    match step {
        _ if !view.acts() => desk.waiting(),
        Step::Depart => desk.before_the_move(),
        Step::Act => desk.on_the_planet(),
        Step::House | Step::Land | Step::Moor => Vec::new(),
        _ => {
            let why = desk.why("actions", "abyssi-why-started", &[]);
            vec![Control::new(speech.say("abyssi-end", &[]), why)]
        }
    }
}

/// Somebody who chooses, and what they have.
struct Desk<'a> {
    view: &'a View,
    table: &'a State,
    own: &'a Holdings,
    legal: &'a [Action],
    speech: &'a Speech<'a>,
}

impl Desk<'_> {
    fn why(
        &self,
        section: &'static str,
        key: &str,
        args: &[super::speech::Arg<'_>],
    ) -> Offer<Action> {
        Offer::withheld(section, self.speech.say(key, args))
    }

    fn named(&self, key: &str, offer: Offer<Action>) -> Control<Action> {
        Control::new(self.speech.say(key, &[]), offer)
    }

    /// Others choose.
    fn waiting(&self) -> Vec<Control<Action>> {
        let Some(actor) = self.table.actor() else { return Vec::new() };
        let (section, key) = match self.table.round {
            0 => ("setup", "abyssi-why-setup"),
            _ => ("turn", "abyssi-why-wait"),
        };
        let why = Reason { why: self.speech.of(actor, key, &[]), section };
        let keys = ["abyssi-group-move", "abyssi-ship", "abyssi-card", "abyssi-end"];
        keys.map(|key| self.named(key, Offer::Withheld(why.clone()))).into()
    }

    fn before_the_move(&self) -> Vec<Control<Action>> {
        let first = || self.why("turn", "abyssi-why-move-first", &[]);
        let keys = ["abyssi-ship", "abyssi-card", "abyssi-end"];
        let mut controls: Vec<Control<Action>> = keys.map(|key| self.named(key, first())).into();
        let moves = (1..=LONGEST_MOVE).map(Action::Move);
        let moves = moves.chain((1..=LONGEST_MOVE).map(Action::Reverse));
        for action in moves.filter(|action| !self.legal.contains(action)) {
            let energy = [("energy", self.own.energy.into())];
            controls.push(self.in_group(action, self.why("moving", "abyssi-why-far", &energy)));
        }
        controls.extend(self.instead_of_moving());
        controls.extend(self.free_choices());
        controls
    }

    /// A withheld action beside the others of its group.
    fn in_group(&self, action: Action, why: Offer<Action>) -> Control<Action> {
        let label = label(self.view, action, self.speech);
        Control::new(label, why).within(group(self.view, action, self.speech))
    }

    fn instead_of_moving(&self) -> Option<Control<Action>> {
        let (action, cost) = match self.own.house {
            Some(House::Temporum) => (Action::Jump, JUMP_COST),
            Some(House::Voldan) => (Action::Stay, STAY_COST),
            _ => return None,
        };
        if self.legal.contains(&action) {
            return None;
        }
        let here = self.own.mothership.map(|ship| ship.planet);
        let offer = if self.table.turn.power_used {
            self.why("houses", "abyssi-why-power-used", &[])
        } else if self.own.energy < cost {
            let args = [("cost", cost.into()), ("energy", self.own.energy.into())];
            self.why("houses", "abyssi-why-energy", &args)
        } else if here == Some(Planet::Hreja) {
            self.why("houses", "abyssi-why-there", &[planet(Planet::Hreja)])
        } else {
            return None;
        };
        Some(self.in_group(action, offer))
    }

    fn on_the_planet(&self) -> Vec<Control<Action>> {
        let Some(here) = self.own.mothership.map(|ship| ship.planet) else { return Vec::new() };
        let mut controls = Vec::new();
        if !self.legal.contains(&Action::Ship) {
            let offer = self.undoable(Kind::Ship).unwrap_or_else(|| {
                self.why("actions", "abyssi-why-no-supply", &[("ships", SHIPS.into())])
            });
            controls.push(self.named("abyssi-ship", offer));
        }
        if !self.legal.contains(&Action::Card) {
            let offer = self
                .undoable(Kind::Card)
                .unwrap_or_else(|| self.why("actions", "abyssi-why-card-held", &[planet(here)]));
            controls.push(self.named("abyssi-card", offer));
        }
        if !self.legal.iter().any(|action| action.is_special()) {
            let offer = self.undoable(Kind::Special).or_else(|| self.no_special(here));
            controls.extend(offer.map(|offer| Control::new(self.speech.special(here), offer)));
        }
        controls.extend(self.free_choices());
        controls
    }

    /// Why no action of this kind can be done at all.
    fn undoable(&self, kind: Kind) -> Option<Offer<Action>> {
        if self.table.turn.done.has(kind) {
            return Some(self.why("actions", "abyssi-why-done", &[]));
        }
        let poor = self.own.energy < third(self.table);
        let args = [("cost", THIRD_COST.into()), ("energy", self.own.energy.into())];
        poor.then(|| self.why("actions", "abyssi-why-third", &args))
    }

    /// Why this planet's special action cannot be done; nothing prevents refuelling.
    fn no_special(&self, here: Planet) -> Option<Offer<Action>> {
        Some(match here {
            Planet::Deyvas => {
                let tops = self.table.senate.iter().filter_map(|group| group.top);
                let tops: Vec<Senator> = tops.collect();
                if tops.is_empty() {
                    return Some(self.why("recruit", "abyssi-why-no-senate", &[]));
                }
                let senators = self.speech.senators(tops);
                self.why("recruit", "abyssi-why-no-cards-for", &[("senators", senators.into())])
            }
            Planet::Hreja => self.why("bases", "abyssi-why-no-sleeper", &[]),
            Planet::Utei if !self.own.has_base() => self.why("bases", "abyssi-why-no-base", &[]),
            Planet::Utei => self.why("bases", "abyssi-why-few-ships", &[]),
            Planet::Eylona => self.why("treaties", "abyssi-why-no-card", &[]),
            Planet::Wyrne => self.why("ships", "abyssi-why-no-ship", &[]),
            Planet::Solenmere => return None,
        })
    }

    /// Senators and powers.
    fn free_choices(&self) -> Vec<Control<Action>> {
        let mut controls = Vec::new();
        if self.own.senators.is_empty() || self.table.turn.senator_used {
            let key = match self.table.turn.senator_used {
                true => "abyssi-why-senator-used",
                false => "abyssi-why-no-senator",
            };
            controls.push(self.named("abyssi-group-senators", self.why("senators", key, &[])));
        } else {
            controls.extend(self.idle_abilities());
        }
        controls.extend(self.idle_power());
        controls
    }

    fn idle_abilities(&self) -> Vec<Control<Action>> {
        let all = self.own.senators.iter().flat_map(|senator| {
            senator.abilities().map(|ability| (Action::Senator(senator, ability), ability))
        });
        let idle = all.filter(|(action, _)| !self.legal.contains(action));
        idle.filter_map(|(action, ability)| Some(self.in_group(action, self.no_ability(ability)?)))
            .collect()
    }

    /// Why an ability cannot be used; nothing prevents one that costs nothing and brings energy.
    fn no_ability(&self, ability: Ability) -> Option<Offer<Action>> {
        let cost = ability_cost(ability);
        if self.own.energy < cost {
            let args = [("cost", cost.into()), ("energy", self.own.energy.into())];
            return Some(self.why("senators", "abyssi-why-energy", &args));
        }
        Some(match ability {
            Ability::Build if !self.own.has_base() => self.why("bases", "abyssi-why-no-base", &[]),
            Ability::Build => self.why("bases", "abyssi-why-few-ships", &[]),
            Ability::Swap if !self.own.hand.is_empty() => {
                self.why("senators", "abyssi-why-all-cards", &[])
            }
            Ability::Swap | Ability::Treaty => self.why("senators", "abyssi-why-no-card", &[]),
            Ability::Drop1 => {
                self.why("senators", "abyssi-why-no-supply", &[("ships", SHIPS.into())])
            }
            Ability::Redeploy => self.why("senators", "abyssi-why-no-ship", &[]),
            Ability::Fuel3 => return None,
        })
    }

    /// The power of the viewer's house that can be used at any time, if it cannot be now.
    fn idle_power(&self) -> Option<Control<Action>> {
        if listed_power(self.legal).is_some() {
            return None;
        }
        let led = self.own.house?;
        let (power, key) = match led {
            House::Universus if self.own.senators.is_empty() => {
                (Power::Exchange, "abyssi-why-no-senator")
            }
            House::Universus => (Power::Exchange, "abyssi-why-none-removed"),
            House::IronSun => (Power::Scrap, "abyssi-why-no-pair"),
            House::Temporum => (Power::Shift, "abyssi-why-none-active"),
            House::Voldan => return None,
        };
        let used = self.table.turn.power_used;
        let key = if used { "abyssi-why-power-used" } else { key };
        let args = [house(led), ("power", power.name().into())];
        let label = self.speech.say("abyssi-power-label", &args);
        Some(Control::new(label, self.why("houses", key, &[])))
    }
}
