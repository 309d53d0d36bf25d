//! The changes of what is heard as controls, by their kinds. First those that leave the least
//! missing; last, what a player might look for in vain, with the reason.

use super::cards::{Card, Perk, Revealed};
use super::deck::Deck;
use super::missing::missing;
use super::speech::{Speech, channel, place, whether};
use super::view::{SeatView, View};
use super::{Action, Step};
use crate::page::{Control, Offer};
use crate::words::Value;

/// What the controls are made of, for the seat that is to act.
pub(super) struct Changes<'a> {
    pub(super) view: &'a View,
    pub(super) own: &'a SeatView,
    pub(super) legal: &'a [Action],
    pub(super) speech: &'a Speech<'a>,
}

type Controls = Vec<Control<Action>>;

impl Changes<'_> {
    pub(super) fn controls(&self) -> Controls {
        [self.shifts(), self.flips(), self.tunes()].concat()
    }

    fn shifts(&self) -> Controls {
        let group = self.speech.say("cosmocode-group-shift", &[]);
        let shifts = self.best(|action| matches!(action, Action::Shift(..)));
        let lacks =
            |at: &u8| !shifts.iter().any(|shift| matches!(shift, Action::Shift(_, of) if of == at));
        let lacking: Vec<u8> = (0..).take(self.view.revealed.len()).filter(lacks).collect();
        let mut controls = self.offered(&group, &shifts);
        if shifts.is_empty() {
            controls.push(control(&group, group.clone(), self.why_no_shift(&lacking)));
            return controls;
        }
        let wanted = |at: &u8| self.heard(*at).channel != self.view.indicator;
        controls.extend(lacking.into_iter().filter(wanted).map(|at| {
            let label = self.shift("cosmocode-shift-withheld", at, None);
            control(&group, label, self.why_no_shift(&[at]))
        }));
        controls
    }

    fn flips(&self) -> Controls {
        let group = self.speech.say("cosmocode-group-flip", &[]);
        let flips = self.best(|action| matches!(action, Action::Flip(..)));
        let mut controls = self.offered(&group, &flips);
        if flips.is_empty() {
            let count = self.hand().iter().filter(|card| self.is_as_blue(**card)).count();
            let args = [self.flexible(), ("count", count.into())];
            let why = self.unless_tuned(|| self.speech.say("cosmocode-why-flip", &args));
            controls.push(control(&group, group.clone(), why));
        }
        controls
    }

    fn tunes(&self) -> Controls {
        let group = self.speech.say("cosmocode-group-tune", &[]);
        let tunes = self.best(|action| matches!(action, Action::Tune(..)));
        let mut controls = self.offered(&group, &tunes);
        if tunes.is_empty() {
            let why = self.speech.say("cosmocode-why-tune", &[]);
            controls.push(control(&group, group.clone(), Offer::withheld("changes", why)));
            return controls;
        }
        // One of them is enough to be reminded.
        let places = (0..).zip(&self.view.revealed);
        let steps = places.flat_map(|(at, heard)| Step::ALL.map(|step| (at, heard.number, step)));
        let edge = steps.into_iter().find(|(_, number, step)| step.of(*number).is_none());
        controls.extend(edge.map(|(at, number, step)| {
            let args = [place(at), ("number", number.into()), ("step", step.name().into())];
            let label = self.speech.say("cosmocode-tune-withheld", &args);
            let why = self.speech.say("cosmocode-why-edge", &[]);
            control(&group, label, Offer::withheld("changes", why))
        }));
        controls
    }

    /// The legal actions of a kind, the best first.
    fn best(&self, is_one: impl Fn(&Action) -> bool) -> Vec<Action> {
        let mut actions: Vec<Action> = self.legal.iter().copied().filter(is_one).collect();
        actions.sort_by_cached_key(|action| self.left_missing(*action));
        actions
    }

    /// How much would be missing after this change.
    fn left_missing(&self, action: Action) -> Option<usize> {
        let mut revealed = self.view.revealed.clone();
        let mut indicator = self.view.indicator;
        match action {
            Action::Shift(_, at) => {
                let heard = &mut revealed[usize::from(at)];
                heard.channel = heard.channel.other();
            }
            Action::Flip(..) => indicator = indicator.other(),
            Action::Tune(_, at, step) => {
                let heard = &mut revealed[usize::from(at)];
                heard.number = step.of(heard.number).unwrap_or(heard.number);
            }
            _ => {}
        }
        self.view.range.map(|range| missing(range, &revealed, indicator))
    }

    fn offered(&self, group: &str, actions: &[Action]) -> Controls {
        let label = |action: Action| match action {
            Action::Shift(card, at) => Some(self.shift("cosmocode-shift", at, Some(card))),
            Action::Flip(one, other) => {
                let cards = self.speech.sum(&[one, other]);
                let to = channel(self.view.indicator.other());
                Some(self.speech.say("cosmocode-flip", &[to, ("cards", cards.into())]))
            }
            Action::Tune(card, at, step) => {
                let number = self.heard(at).number;
                let args = [
                    place(at),
                    ("from", number.into()),
                    ("to", step.of(number)?.into()),
                    ("card", self.speech.card_briefly(card).into()),
                ];
                Some(self.speech.say("cosmocode-tune", &args))
            }
            _ => None,
        };
        let offer = |action: &Action| Some(control(group, label(*action)?, Offer::Action(*action)));
        actions.iter().filter_map(offer).collect()
    }

    fn shift(&self, key: &str, at: u8, spent: Option<Card>) -> String {
        let heard = self.heard(at);
        let to = heard.channel.other();
        let mut args = vec![
            place(at),
            ("from", self.speech.heard(heard.number, heard.channel).into()),
            ("to", self.speech.heard(heard.number, to).into()),
        ];
        args.extend(spent.map(|card| ("card", self.speech.card_briefly(card).into())));
        self.speech.say(key, &args)
    }

    fn why_no_shift(&self, places: &[u8]) -> Offer<Action> {
        let mut numbers: Vec<u8> = places.iter().map(|at| self.heard(*at).number).collect();
        numbers.sort_unstable();
        numbers.dedup();
        let numbers = ("numbers", self.speech.numbers(numbers).into());
        self.unless_tuned(|| self.speech.say("cosmocode-why-shift", &[self.flexible(), numbers]))
    }

    fn unless_tuned(&self, why: impl FnOnce() -> String) -> Offer<Action> {
        let tuned = || self.speech.say("cosmocode-why-tuned", &[]);
        Offer::withheld("changes", if self.view.tuned { tuned() } else { why() })
    }

    fn heard(&self, at: u8) -> &Revealed {
        &self.view.revealed[usize::from(at)]
    }

    fn hand(&self) -> &[Card] {
        self.own.hand.as_deref().unwrap_or_default()
    }

    fn is_flexible(&self) -> bool {
        self.own.perk == Some(Perk::Flexible)
    }

    fn is_as_blue(&self, card: Card) -> bool {
        self.is_flexible() || card.deck() == Deck::Blue
    }

    fn flexible(&self) -> (&'static str, Value<'static>) {
        whether("flexible", self.is_flexible())
    }
}

fn control(group: &str, label: String, offer: Offer<Action>) -> Control<Action> {
    Control::new(label, offer).within(group)
}
