//! Why somebody might do something, in a sentence: for a player who asked for a hint. It says only what
//! the view tells, and what follows from it.

use super::bot::strength;
use super::cards::{Card, CardSet, Nusa};
use super::rules::escapes;
use super::speech::{Args, Speech, card as card_args, flag, nusa};
use super::state::Trick;
use super::values::{SKULLS, highest};
use super::view::{SeatView, View};
use super::{Action, NusaMystic};
use crate::game::{Advice, Seat};
use crate::words::Words;

impl Advice for NusaMystic {
    fn reason(view: &View, action: Action, words: &Words) -> Option<String> {
        let own = view.own()?;
        let speech = Speech { words, viewer: view.viewer };
        let why = Why { view, own, speech };
        match action {
            Action::Play(card) => Some(why.play(card)),
            Action::Evade(card) => {
                let lead = view.trick.plays.first()?.card.colour();
                let discarded = own.hand?.of(lead).lowest()?;
                let why = vec![("why", why.play(card).into())];
                Some(speech.say("nusa-why-hint-evade", &[card_args(discarded), why].concat()))
            }
            Action::Escape(kept) => why.keep(kept),
            Action::Rob(victim, flower) => Some(why.rob(victim, flower)),
        }
    }
}

struct Why<'a> {
    view: &'a View,
    own: &'a SeatView,
    speech: Speech<'a>,
}

impl Why<'_> {
    fn play(&self, card: Card) -> String {
        let trick = &self.view.trick;
        let prize = self.prize();
        if trick.plays.is_empty() {
            let lead = if card.reverses() {
                "two"
            } else if card.moves_trump() {
                "four"
            } else if card.colour() == self.view.trump {
                "trump"
            } else if 2 * card.rank() > highest(self.view.players) {
                "high"
            } else {
                "low"
            };
            return self
                .speech
                .say("nusa-why-hint-lead", &[prize, vec![("lead", lead.into())]].concat());
        }
        let ahead = self.ahead(card);
        let wins = ahead == Some(self.own.seat);
        let last = trick.plays.len() + 1 == usize::from(self.view.players);
        let args = [prize, vec![("last", flag(last))]].concat();
        match ahead.filter(|_| !wins) {
            None if self.is_ruined() => self.speech.say("nusa-why-hint-ruin", &args),
            None => self.speech.say("nusa-why-hint-ahead", &args),
            Some(other) if self.is_ruined() => self.speech.of(other, "nusa-why-hint-safe", &args),
            Some(other) => self.speech.of(other, "nusa-why-hint-behind", &args),
        }
    }

    /// What the trick is for.
    fn prize(&self) -> Args<'static> {
        match self.prized() {
            Some(prize) => nusa(prize),
            None => vec![("nusa", "hidden".into())],
        }
    }

    fn prized(&self) -> Option<Nusa> {
        self.view.row.get(usize::from(self.view.trick.number) - 1)?.nusa
    }

    /// Would the skulls on what the trick is for turn the viewer's cards face down?
    fn is_ruined(&self) -> bool {
        self.prized().is_some_and(|prize| {
            let skulls = prize.icons().skulls;
            skulls > 0 && self.own.skulls() + skulls >= SKULLS
        })
    }

    /// Who would be ahead once the viewer has played the card?
    fn ahead(&self, card: Card) -> Option<Seat> {
        let mut trick = Trick::new(self.view.trick.lead);
        self.view.trick.plays.iter().for_each(|play| trick.lay(play.card));
        trick.lay(card);
        trick.ahead(self.view.trump.after(card), self.view.players)
    }

    fn keep(&self, kept: [Card; 3]) -> Option<String> {
        let sum = |cards: [Card; 3]| -> u8 {
            cards.into_iter().map(|card| strength(card, self.view.trump)).sum()
        };
        let pile = self.own.pile.as_deref()?;
        let (weakest, strongest) = (escapes(pile).map(sum).min()?, escapes(pile).map(sum).max()?);
        let kind = match sum(kept) {
            same if same == strongest => "strong",
            same if same == weakest => "weak",
            _ => "mixed",
        };
        let trumps = kept.into_iter().collect::<CardSet>().of(self.view.trump).count();
        let args = [("kind", kind.into()), ("trumps", trumps.into())];
        Some(self.speech.say("nusa-why-hint-keep", &args))
    }

    fn rob(&self, victim: Seat, flower: Nusa) -> String {
        let nectar = flower.icons().nectar;
        let own = ("own", (self.own.nectar() + nectar).into());
        let left = ("left", (self.view.seat(victim).nectar() - nectar).into());
        self.speech.of(victim, "nusa-why-hint-rob", &[own, left])
    }
}
