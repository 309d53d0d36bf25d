//! What an action would cost and bring, in short parts: the difference between the table as it is and
//! as the rules say that it would be, so that no rule is written twice.

use super::pieces::{Column, Planet};
use super::speech::{Speech, house, planet};
use super::state::{Account, Bonus, Convoy, State, Step};
use super::view::View;
use super::{Abyssi, Action};
use crate::game::{Rules, Seat, imagine};

/// What there is to say of a legal action, in one line; nothing of some.
pub(super) fn prospect(view: &View, action: Action, speech: &Speech<'_>) -> Option<String> {
    let now = &view.table;
    let seat = now.actor()?;
    if let Action::House(house) = action {
        // Chance follows the last one, and is not to be foretold.
        return Some(speech.powers(house));
    }
    let then = imagine::<Abyssi>(view, seat, action).after;
    let change = Change { now, then: &then, seat, speech };
    let parts = [
        change.prelude(action),
        change.energy(),
        change.power(action),
        change.others(),
        change.points(),
        change.spent(),
        change.pairs(),
        change.presence(),
        change.last_round(),
        change.next(),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| speech.dotted(&parts))
}

/// How many cards can still be returned, or ships moved: no more than there are.
pub(super) fn at_most(state: &State, seat: Seat) -> u8 {
    let own = state.of(seat);
    match state.step() {
        Some(Step::Treaty { left }) => left.min(own.hand.count()),
        Some(Step::Lift(Convoy { left, landed })) => {
            let there = own.ships.iter().zip(landed);
            left.min(there.map(|(ships, landed)| ships.saturating_sub(landed)).sum())
        }
        _ => 0,
    }
}

struct Change<'a> {
    now: &'a State,
    then: &'a State,
    seat: Seat,
    speech: &'a Speech<'a>,
}

impl Change<'_> {
    /// What the action is, where its label has no room for it.
    fn prelude(&self, action: Action) -> Vec<String> {
        let speech = self.speech;
        let there = self.then.of(self.seat).mothership.map(|mothership| mothership.planet);
        match action {
            Action::Land(at) => vec![speech.special(at)],
            Action::Moor(at, facing) => {
                let next = self.now.ahead(at, facing, 1);
                let next = speech.say("abyssi-brings-neighbour", &[planet(next)]);
                vec![speech.special(at), next]
            }
            Action::Move(_) | Action::Reverse(_) | Action::Jump | Action::Stay => {
                there.map(|at| self.arrival(at)).into_iter().collect()
            }
            Action::Card => {
                let card = there.map(|at| speech.say("abyssi-brings-card", &[planet(at)]));
                card.into_iter().collect()
            }
            Action::Lift(at) => {
                let ships = self.now.of(self.seat).ships_on(at);
                vec![speech.say("abyssi-brings-lift", &[("ships", ships.into())])]
            }
            Action::Column(column) => {
                let left = self.then.of(self.seat).free[column as usize];
                let left = speech.say("abyssi-brings-column", &[("left", left.into())]);
                self.bonus(column).into_iter().chain([left]).collect()
            }
            Action::Recall(senator) => {
                vec![speech.list(senator.abilities().map(|of| speech.ability(of)))]
            }
            _ => Vec::new(),
        }
    }

    /// What a planet offers, or that it cannot be done as things stand.
    fn arrival(&self, at: Planet) -> String {
        let possible = Abyssi::legal(self.then, self.seat).any(Action::is_special);
        match possible {
            true => self.speech.special(at),
            false => self.speech.say("abyssi-brings-no-special", &[planet(at)]),
        }
    }

    /// What a base from this column brings, where it is not energy.
    fn bonus(&self, column: Column) -> Option<String> {
        let bonus = match self.then.step() {
            _ if column == Column::Left => return None,
            Some(Step::Bonus(Bonus::Ship)) => "ship",
            Some(Step::Bonus(Bonus::Card)) => "card",
            _ => "none",
        };
        Some(self.speech.say("abyssi-brings-bonus", &[("bonus", bonus.into())]))
    }

    /// During the turn's own steps also that it costs nothing.
    fn energy(&self) -> Vec<String> {
        let [now, then] = [self.now, self.then].map(|state| state.of(self.seat).energy);
        let own_step = matches!(self.now.step(), Some(Step::Depart | Step::Act));
        if now == then {
            let stays = || self.speech.say("abyssi-brings-no-energy", &[("energy", now.into())]);
            return own_step.then(stays).into_iter().collect();
        }
        let change = self.speech.words.signed(i64::from(then) - i64::from(now));
        let args = [("change", change.into()), ("energy", then.into())];
        vec![self.speech.say("abyssi-brings-energy", &args)]
    }

    /// That a house turns around for nothing: other powers say so themselves.
    fn power(&self, action: Action) -> Vec<String> {
        let turns = matches!(action, Action::Reverse(_)) && self.then.turn.power_used;
        let led = self.now.of(self.seat).house.filter(|_| turns && !self.now.turn.power_used);
        led.map(|of| self.speech.say("abyssi-brings-power", &[house(of)])).into_iter().collect()
    }

    /// Energy that somebody else would get.
    fn others(&self) -> Vec<String> {
        let others = self.now.everyone().filter(|(seat, _)| *seat != self.seat);
        let gains = others.filter_map(|(seat, holdings)| {
            let gain = self.then.of(seat).energy.checked_sub(holdings.energy)?;
            let args = [("energy", gain.into())];
            (gain > 0).then(|| self.speech.of(seat, "abyssi-brings-host", &args))
        });
        gains.collect()
    }

    /// Points that one would get; a player who would lose some is named by the action itself.
    fn points(&self) -> Vec<String> {
        let sources = |state: &State, seat| {
            let Account { activation, senator, treaty, normal, .. } = state.account(seat);
            [
                ("activation", activation),
                ("senator", senator),
                ("treaty", treaty),
                ("normal", normal),
            ]
        };
        let both = sources(self.now, self.seat).into_iter().zip(sources(self.then, self.seat));
        both.filter(|((_, now), (_, then))| now < then)
            .map(|((source, now), (_, then))| {
                let args = [("source", source.into()), ("points", (then - now).into())];
                self.speech.say("abyssi-points", &args)
            })
            .collect()
    }

    /// Ships and cards that would go back.
    fn spent(&self) -> Vec<String> {
        let [now, then] = [self.now, self.then].map(|state| state.of(self.seat));
        let mut parts = Vec::new();
        if let Some(back) = then.supply().checked_sub(now.supply()).filter(|back| *back > 0) {
            let ships = self.speech.ships(back);
            parts.push(self.speech.say("abyssi-brings-ships-back", &[("ships", ships.into())]));
        }
        let given: Vec<String> = now
            .hand
            .iter()
            .filter(|card| !then.hand.has(*card))
            .map(|card| self.speech.sign(card))
            .collect();
        // A single card is named by the action itself.
        if given.len() > 1 {
            let cards = self.speech.words.list(given);
            parts.push(self.speech.say("abyssi-brings-cards-back", &[("cards", cards.into())]));
        }
        parts
    }

    /// Senators on top whose two cards would be in hand.
    fn pairs(&self) -> Vec<String> {
        let [now, then] = [self.now, self.then].map(|state| state.of(self.seat).hand);
        let tops = self.now.senate.iter().filter_map(|group| group.top);
        let complete = tops.filter(|top| top.is_won_by(then) && !top.is_won_by(now));
        let said = complete.map(|top| {
            let senator = self.speech.senator(top);
            self.speech.say("abyssi-brings-pair", &[("senator", senator.into())])
        });
        said.collect()
    }

    /// Ships where one more would be, and who would dominate that planet; and where one would no longer
    /// dominate.
    fn presence(&self) -> Vec<String> {
        let [now, then] = [self.now, self.then].map(|state| state.of(self.seat));
        let mut parts = Vec::new();
        for at in Planet::ALL {
            let [before, after] = [now, then].map(|holdings| holdings.presence(at));
            if before >= after {
                parts.extend(
                    self.loses(at)
                        .then(|| self.speech.say("abyssi-brings-dominance-lost", &[planet(at)])),
                );
                continue;
            }
            if before[2] < after[2] {
                let args = [("now", before[2].into()), ("then", after[2].into())];
                parts.push(self.speech.say("abyssi-brings-ships-there", &args));
            }
            parts.push(match self.then.dominator(at) {
                Some(seat) => self.speech.of(seat, "abyssi-brings-dominance", &[]),
                None => self.speech.say("abyssi-brings-no-dominance", &[]),
            });
        }
        parts
    }

    /// Would a planet no longer be dominated? A base that is being paid for will stand in a moment.
    fn loses(&self, at: Planet) -> bool {
        let me = Some(self.seat);
        let dominated = self.now.dominator(at) == me && self.then.dominator(at) != me;
        dominated && self.then.step() != Some(Step::Column { site: at })
    }

    fn last_round(&self) -> Vec<String> {
        let comes = self.then.last_round && !self.now.last_round;
        comes.then(|| self.speech.say("abyssi-brings-last-round", &[])).into_iter().collect()
    }

    /// What would be asked next, where it depends on the choice.
    fn next(&self) -> Vec<String> {
        let open = matches!(self.now.step(), Some(Step::Depart | Step::Act));
        let same = self.then.actor() == Some(self.seat);
        let key = match self.then.step().filter(|_| same && open) {
            Some(Step::Site) => "abyssi-brings-next-site",
            Some(Step::Column { .. }) => "abyssi-brings-next-column",
            Some(Step::Bonus(Bonus::Ship) | Step::To { .. } | Step::Drop) => {
                "abyssi-brings-next-where"
            }
            Some(Step::Treaty { .. }) => "abyssi-brings-next-treaty",
            Some(Step::Lift(_)) => "abyssi-brings-next-lift",
            Some(Step::Bonus(Bonus::Card) | Step::Give | Step::Take { .. }) => {
                "abyssi-brings-next-card"
            }
            Some(Step::Second { .. }) => "abyssi-brings-next-second",
            Some(Step::Recall { .. }) => "abyssi-brings-next-senator",
            Some(Step::House | Step::Land | Step::Moor | Step::Depart | Step::Act) | None => {
                return Vec::new();
            }
        };
        vec![self.speech.say(key, &[("left", at_most(self.then, self.seat).into())])]
    }
}
