//! Why somebody might play a card or name a colour, in a sentence, from what they see.

use super::super::account::LIMITED;
use super::super::cards::{Card, CardSet, Suit};
use super::super::country::{countries, threshold};
use super::super::speech::{self, Speech};
use super::super::state::deck;
use super::super::view::View;
use super::super::{Action, Uchu};
use crate::game::Advice;
use crate::words::Words;

impl Advice for Uchu {
    fn reason(view: &View, action: Action, words: &Words) -> Option<String> {
        let speech = Speech { words, players: view.players, viewer: view.viewer };
        let hand = view.country(view.next).hand?;
        Some(match action {
            Action::Vip(suit) => name(hand, suit, &speech),
            Action::Play(card) if view.trick.plays.is_empty() => lead(view, hand, card, &speech),
            Action::Play(card) => follow(view, hand, card, &speech),
        })
    }
}

fn name(hand: CardSet, suit: Suit, speech: &Speech<'_>) -> String {
    let cards = hand.of(suit);
    let mut args = speech::suit(suit);
    args.push(("count", cards.count().into()));
    args.push(("rank", cards.into_iter().last().map_or(0, Card::rank).into()));
    speech.say("uchu-why-hint-vip", &args)
}

fn lead(view: &View, hand: CardSet, card: Card, speech: &Speech<'_>) -> String {
    let key = if !view.viewer.is(view.next.owner(view.players)) {
        "uchu-why-hint-meddled"
    } else if view.vip.is_some_and(|vip| card.is(vip)) {
        "uchu-why-hint-lead-vip"
    } else if deck(view.players).above(card).is_empty() {
        "uchu-why-hint-lead-top"
    } else if !hand.above(card).is_empty() {
        "uchu-why-hint-lead-low"
    } else {
        "uchu-why-hint-lead"
    };
    speech.of(view.next, key, speech::card(card))
}

fn follow(view: &View, hand: CardSet, card: Card, speech: &Speech<'_>) -> String {
    let of = |key, args| speech.of(view.next, key, args);
    let (host, strongest) = view.trick.ahead.expect("somebody has led");
    let beats = |card: &Card| {
        let trumps = view.vip.is_some_and(|vip| card.is(vip) && !strongest.is(vip));
        trumps || (card.follows(strongest) && *card > strongest)
    };
    if !beats(&card) {
        let lead = view.trick.plays[0].1;
        let free = hand.like(lead).is_empty();
        let playable = |card: &Card| free || card.follows(lead) || card.is(Suit::Gray);
        if !hand.into_iter().filter(playable).any(|card| beats(&card)) {
            return of("uchu-why-hint-cannot", speech::card(card));
        }
        let mut args = speech::card(card);
        args.push(("host", speech.name(host).into()));
        return of("uchu-why-hint-leaves", args);
    }
    let size = countries(view.players) - u8::from(view.trick.skips.is_some());
    let left = size - view.trick.plays.len() as u8 - 1;
    if left > 0 {
        let mut args = speech::card(card);
        args.push(("left", left.into()));
        return of("uchu-why-hint-ahead", args);
    }
    let taken: CardSet = view.trick.plays.iter().map(|(_, card)| *card).chain([card]).collect();
    let own = view.country(view.next);
    let limit = threshold(view.players);
    let over = |suit: &Suit| {
        let more = taken.of(*suit).count();
        more > 0 && own.taken(*suit) + more > limit
    };
    if let Some(suit) = LIMITED.into_iter().find(over) {
        let mut args = speech::suit(suit);
        args.push(("threshold", limit.into()));
        return of("uchu-why-hint-takes-over", args);
    }
    let pink = if taken.of(Suit::Pink).is_empty() { "no" } else { "yes" };
    of("uchu-why-hint-takes", vec![("pink", pink.into())])
}
