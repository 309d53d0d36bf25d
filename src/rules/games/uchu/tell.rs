//! What happened, in words, event by event; scoring with its sums, so that a player can follow
//! the arithmetic. And what may no longer be told: captured cards are to be remembered, not looked
//! up, until their round is scored (rules 5).

use std::ops::Range;

use super::account::{ALL_COLOURS, Account};
use super::cards::Suit;
use super::country::{Country, threshold};
use super::speech::{Args, Speech, card, suit};
use super::state::Options;
use super::track::FLOOR;
use super::{Basis, Effect, Event, Uchu};
use crate::game::{Setup, Telling, Viewer};
use crate::tricks::tricks_before_last;
use crate::words::Words;

impl Telling for Uchu {
    fn tell(
        event: &Event,
        setup: &Setup<Options>,
        viewer: Viewer,
        words: &Words,
    ) -> Option<String> {
        sentence(event, &Speech { words, players: setup.players, viewer })
    }

    /// Captured cards are to be remembered (rules 5).
    fn faded(events: &[&Event]) -> Range<usize> {
        let takes = |event: &Event| matches!(event, Event::Taken { .. });
        tricks_before_last(events, takes, |event| matches!(event, Event::RoundOver { .. }))
    }

    /// Cards of earlier tricks are not told again; who took them is.
    fn recall(
        event: &Event,
        setup: &Setup<Options>,
        viewer: Viewer,
        words: &Words,
    ) -> Option<String> {
        let speech = Speech { words, players: setup.players, viewer };
        match event {
            Event::Played { .. } => None,
            Event::Taken { country, .. } => {
                Some(speech.of(*country, "uchu-told-taken-before", Vec::new()))
            }
            _ => sentence(event, &speech),
        }
    }
}

/// The event in words.
pub(super) fn sentence(event: &Event, speech: &Speech<'_>) -> Option<String> {
    let Speech { words, players, viewer } = *speech;
    Some(match event {
        Event::Dealt { round, hands, .. } => {
            let round = ("round", (*round).into());
            match viewer {
                Viewer::Public => speech.say("uchu-told-dealt", &[round]),
                Viewer::Open => {
                    let hands = hands.iter().zip(0..).map(|(hand, country)| {
                        let cards = vec![("cards", speech.cards(*hand).into())];
                        speech.of(Country(country), "uchu-dealt-to", cards)
                    });
                    let dealt = speech.say("uchu-told-dealt", &[round]);
                    words.sentences([dealt].into_iter().chain(hands))
                }
                Viewer::Seat(seat) => {
                    let hand = hands[Country::of(seat, players).at()];
                    let cards = speech.cards(hand);
                    speech.say("uchu-told-dealt-hand", &[round, ("cards", cards.into())])
                }
            }
        }
        Event::Vip { suit: vip, by: None } => speech.say("uchu-told-vip-drawn", &suit(*vip)),
        Event::Vip { suit: vip, by: Some(country) } => {
            speech.of(*country, "uchu-told-vip", suit(*vip))
        }
        Event::Leads { country, chooser, skips, .. } => {
            let own = country.owner(players);
            let lead = match chooser {
                None => speech.of(*country, "uchu-told-leads-drawn", Vec::new()),
                Some(seat) if *seat == own => speech.of(*country, "uchu-told-leads", Vec::new()),
                Some(seat) => speech.of(*country, "uchu-told-leads-meddled", speech.chooser(*seat)),
            };
            let skips = skips.map(|country| speech.of(country, "uchu-told-skips", Vec::new()));
            words.sentences(skips.into_iter().chain([lead]))
        }
        Event::Played { country, card: played } => {
            speech.of(*country, "uchu-told-played", card(*played))
        }
        Event::Taken { country, cards, effect } => {
            let cards = words.list(cards.iter().map(|card| speech.card(*card)));
            let taken = speech.of(*country, "uchu-told-taken", vec![("cards", cards.into())]);
            let effect = effect.map(|effect| match effect {
                Effect::Sluggo => speech.say("uchu-told-sluggo", &[]),
                Effect::Butterfingy if country.is_dependency(players) => {
                    let chooser = speech.chooser(country.rival(players));
                    speech.say("uchu-told-butterfingy-dependency", &chooser)
                }
                Effect::Butterfingy => speech.say("uchu-told-butterfingy", &[]),
            });
            words.sentences([taken].into_iter().chain(effect))
        }
        Event::Scored { phase, country, delta, points, piles, colours, halved, basis } => {
            let floored = basis.before + delta < FLOOR;
            let moves = moves(basis.before, *points, floored, speech);
            let key = match (phase, *delta > 0) {
                (1, _) => {
                    let one = [piles, colours].map(|points| points.unwrap_or_default());
                    let sum = sum(one, *delta, halved == &Some(true), &basis.account, speech);
                    let args = vec![
                        ("piles", piles_told(one[0], &basis.account, speech).into()),
                        ("colours", colours_told(one[1], &basis.account, speech).into()),
                        ("sum", sum.into()),
                        ("moves", moves.into()),
                    ];
                    return Some(speech.of(*country, "uchu-scored-one", args));
                }
                (2, _) => "uchu-scored-two",
                (_, true) => "uchu-scored-three-gains",
                (_, false) => "uchu-scored-three-loses",
            };
            speech.of(*country, key, excess(*phase, *delta, basis, moves, speech))
        }
        Event::RoundOver { round, points, rank } => {
            let standing = rank.iter().zip(1_u8..).map(|(country, place)| {
                let points = words.number(points[country.at()]);
                let args = vec![("place", place.into()), ("points", points.into())];
                speech.of(*country, "uchu-told-standing", args)
            });
            let standing = words.list(standing);
            let args = [("round", (*round).into()), ("standing", standing.into())];
            speech.say("uchu-told-round-over", &args)
        }
    })
}

pub(super) fn piles_told(points: i16, account: &Account, speech: &Speech<'_>) -> String {
    let pinks = account.pink_piles;
    let plain = account.piles - pinks;
    let key = match (plain, pinks) {
        (0, 0) => return speech.say("uchu-piles-none", &[]),
        (_, 0) => "uchu-piles-plain",
        (0, _) => "uchu-piles-pink",
        _ => "uchu-piles-both",
    };
    let over = account.is_over(Suit::Pink, threshold(speech.players));
    let args = [
        ("plain", plain.into()),
        ("pinks", pinks.into()),
        ("over", if over { "yes" } else { "no" }.into()),
        ("points", speech.words.number(points).into()),
    ];
    speech.say(key, &args)
}

pub(super) fn colours_told(points: i16, account: &Account, speech: &Speech<'_>) -> String {
    let count = account.colours();
    debug_assert_eq!(count == ALL_COLOURS, points > 6, "all colours are worth ten");
    speech.say("uchu-colours", &[("count", count.into()), ("points", points.into())])
}

pub(super) fn sum(
    one: [i16; 2],
    delta: i16,
    halved: bool,
    account: &Account,
    speech: &Speech<'_>,
) -> String {
    let sum = speech.words.signed(one[0] + one[1]);
    if !halved {
        return sum;
    }
    let args = [
        ("sum", sum.into()),
        ("delta", speech.words.signed(delta).into()),
        ("greens", account.count(Suit::Green).into()),
    ];
    speech.say("uchu-sum-halved", &args)
}

/// What phases II and III say: who has how many too many, and what that does.
fn excess(
    phase: u8,
    delta: i16,
    basis: &Basis,
    moves: String,
    speech: &Speech<'_>,
) -> Args<'static> {
    let of = if phase == 2 { Suit::Gray } else { Suit::Redblue };
    vec![
        ("count", basis.account.count(of).into()),
        ("threshold", threshold(speech.players).into()),
        ("offender", speech.name(basis.of).into()),
        ("delta", speech.words.signed(delta).into()),
        ("moves", moves.into()),
    ]
}

/// Where the marker goes, and whether the floor has stopped it.
pub(super) fn moves(before: i16, points: i16, floored: bool, speech: &Speech<'_>) -> String {
    let number = |number: i16| speech.words.number(number).into();
    let key = match points {
        _ if floored => "uchu-moves-floor",
        _ if points == before => "uchu-stays",
        _ => "uchu-moves",
    };
    let args = [("before", number(before)), ("points", number(points)), ("floor", number(FLOOR))];
    speech.say(key, &args)
}
