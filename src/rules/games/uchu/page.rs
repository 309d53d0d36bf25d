//! A view in words, with a control for every card in play (rules 3.2 for what may be played).

use super::account::LIMITED;
use super::cards::{CardSet, Suit};
use super::country::{Country, threshold};
use super::speech::{Args, Speech, card, suit};
use super::state::{LAST_ROUND, Stage};
use super::view::{CountryView, TrickView, View};
use super::{Action, Uchu, points};
use crate::game::{Showing, Viewer};
use crate::page::{Control, Offer, Page, Reason, Section};
use crate::words::Words;

impl Showing for Uchu {
    const HELP: &'static [&'static str] =
        &["idea", "trick", "colours", "scoring", "example", "winning", "two"];

    fn page(view: &View, legal: &[Action], words: &Words) -> Page<Action> {
        let speech = Speech { words, players: view.players, viewer: view.viewer };
        let over = view.stage == Stage::Over;
        let table = table(view, &speech);
        let mut sections = vec![if over { table } else { table.drawn() }];
        sections.extend(trick(view, &speech).map(Section::drawn));
        sections.extend(view.last.iter().map(|last| {
            let section = last_trick(last, &speech);
            // A hand's picture has no room for it, a board's none to say whose choice its lead was.
            if over || is_seat(view) || last.butterfingy { section } else { section.drawn() }
        }));
        sections.extend(view.just_scored().map(|scores| points::scoring(scores, &speech)));
        if over {
            sections.extend(points::rounds(view, &speech));
            // The piles lie open in the scoring.
            sections
                .extend(hands(view, &speech).into_iter().filter(|_| view.viewer == Viewer::Open));
        } else {
            sections.extend(hands(view, &speech).into_iter().map(Section::drawn));
            sections.extend(piles(view, &speech));
        }
        let now = now(view, &speech);
        // A hand's picture says what is asked for.
        sections.push(if is_seat(view) && !over { now.drawn() } else { now });
        Page { title: title(view, &speech), sections, controls: controls(view, legal, &speech) }
    }
}

pub(super) fn title(view: &View, speech: &Speech<'_>) -> String {
    if view.stage == Stage::Over {
        return speech.say("uchu-title-over", &[]);
    }
    let args = [("round", view.round.into()), ("rounds", LAST_ROUND.into())];
    speech.say("uchu-title", &args)
}

pub(super) fn table(view: &View, speech: &Speech<'_>) -> Section {
    let threshold = threshold(view.players);
    let vip = match view.vip {
        Some(vip) => speech.say("uchu-vip", &suit(vip)),
        None => speech.say("uchu-vip-open", &[]),
    };
    let limited =
        speech.words.list(LIMITED.into_iter().map(|of| speech.say("uchu-suit", &suit(of))));
    let limits = [("threshold", threshold.into()), ("suits", limited.into())];
    let mut lines = vec![vip, speech.say("uchu-threshold", &limits)];
    lines.extend(view.countries.iter().zip(1_u8..).map(|(seen, place)| {
        let args: Args<'_> = vec![
            ("place", place.into()),
            ("points", seen.points.into()),
            ("shown", speech.words.number(seen.points).into()),
            ("cards", seen.cards.into()),
            ("piles", seen.piles.into()),
        ];
        speech.of(seen.country, "uchu-standing", args)
    }));
    Section::new(speech.say("uchu-table", &[]), lines)
}

pub(super) fn plays(trick: &TrickView, speech: &Speech<'_>) -> Vec<String> {
    let plays = trick.plays.iter().enumerate().map(|(at, &(country, played))| {
        let key = match trick.butterfingy {
            _ if at > 0 => "uchu-trick-play",
            false => "uchu-trick-lead",
            true if country.is_dependency(speech.players) => {
                let mut args = card(played);
                args.extend(speech.chooser(country.rival(speech.players)));
                return speech.of(country, "uchu-trick-lead-meddled", args);
            }
            true => "uchu-trick-lead-drawn",
        };
        speech.of(country, key, card(played))
    });
    let skips = trick.skips.map(|country| speech.of(country, "uchu-trick-skips", Vec::new()));
    plays.chain(skips).collect()
}

pub(super) fn trick(view: &View, speech: &Speech<'_>) -> Option<Section> {
    if view.stage != Stage::Play {
        return None;
    }
    let trick = &view.trick;
    let mut lines = plays(trick, speech);
    match trick.ahead {
        Some((country, ahead)) => lines.push(speech.of(country, "uchu-trick-ahead", card(ahead))),
        None => lines.push(speech.say("uchu-trick-awaited", &[])),
    }
    Some(Section::new(trick_number(view, speech), lines))
}

/// Which trick of the round is on the table.
pub(super) fn trick_number(view: &View, speech: &Speech<'_>) -> String {
    speech.say("uchu-trick", &[("number", (view.taken + 1).into())])
}

pub(super) fn last_trick(last: &TrickView, speech: &Speech<'_>) -> Section {
    let mut lines = plays(last, speech);
    lines.extend(last.ahead.map(|(host, with)| speech.of(host, "uchu-last-taken", card(with))));
    Section::new(speech.say("uchu-last", &[]), lines)
}

/// The hands that the viewer may see, the own one last: right above the controls.
pub(super) fn seen_hands(view: &View) -> Vec<(Country, CardSet)> {
    let seen = view.countries.iter().filter_map(|seen| Some((seen.country, seen.hand?)));
    let mut seen: Vec<(Country, CardSet)> = seen.collect();
    seen.sort_by_key(|(country, _)| (is_own(view, *country), *country));
    seen
}

pub(super) fn hands(view: &View, speech: &Speech<'_>) -> Vec<Section> {
    let section = |(country, hand)| {
        Section::new(speech.of(country, "uchu-hand", Vec::new()), vec![speech.cards(hand)])
    };
    seen_hands(view).into_iter().map(section).collect()
}

/// The viewer's own country, not a dependency.
fn is_own(view: &View, country: Country) -> bool {
    matches!(view.viewer, Viewer::Seat(seat) if Country::of(seat, view.players) == country)
}

fn is_seat(view: &View) -> bool {
    matches!(view.viewer, Viewer::Seat(_))
}

/// How many cards of each suit are in the piles that the viewer may look through.
pub(super) fn taken(view: &View, speech: &Speech<'_>) -> Vec<Section> {
    let mut seen: Vec<&CountryView> =
        view.countries.iter().filter(|seen| seen.contents.is_some()).collect();
    seen.sort_by_key(|seen| seen.country);
    let section = |seen: &CountryView| {
        let suits = Suit::ALL.into_iter().map(|of| (of, seen.taken(of)));
        let counts = suits.filter(|(_, count)| *count > 0).map(|(of, count)| {
            let mut args = suit(of);
            args.push(("count", count.into()));
            speech.say("uchu-count", &args)
        });
        let mut counts: Vec<String> = counts.collect();
        if counts.is_empty() {
            counts.push(speech.say("uchu-no-cards", &[]));
        }
        let lines = vec![speech.words.list(counts)];
        Section::new(speech.of(seen.country, "uchu-taken", Vec::new()), lines)
    };
    seen.into_iter().map(section).collect()
}

fn piles(view: &View, speech: &Speech<'_>) -> Vec<Section> {
    let mut seen: Vec<(Country, &Vec<CardSet>)> = view
        .countries
        .iter()
        .filter_map(|seen| Some((seen.country, seen.contents.as_ref()?)))
        .filter(|(_, piles)| !piles.is_empty())
        .collect();
    seen.sort_by_key(|(country, _)| *country);
    let section = |(country, piles): (Country, &Vec<CardSet>)| {
        let lines = piles.iter().zip(1_u8..).map(|(pile, number)| {
            let cards = speech.cards(*pile);
            speech.say("uchu-pile", &[("number", number.into()), ("cards", cards.into())])
        });
        let lines = lines.collect();
        Section::new(speech.of(country, "uchu-piles", Vec::new()), lines)
    };
    seen.into_iter().map(section).collect()
}

fn now(view: &View, speech: &Speech<'_>) -> Section {
    Section::new(speech.say("uchu-now", &[]), prompt(view, speech))
}

pub(super) fn prompt(view: &View, speech: &Speech<'_>) -> Vec<String> {
    let next = view.next;
    let one = |key: &str, args| vec![speech.of(next, key, args)];
    match (view.stage, view.trick.plays.first()) {
        (Stage::Over, _) => result(view, speech),
        (Stage::Vip, _) => one("uchu-now-vip", Vec::new()),
        (Stage::Play, None) if view.trick.butterfingy => {
            one("uchu-now-lead-meddled", speech.chooser(view.chooser))
        }
        (Stage::Play, None) => {
            let yours = view.viewer.is(view.chooser) && next.is_dependency(view.players);
            one(if yours { "uchu-now-lead-yours" } else { "uchu-now-lead" }, Vec::new())
        }
        (Stage::Play, Some((_, lead))) => {
            let colour = lead.suit();
            let hand = view.country(next).hand;
            let key = match hand.map(|hand| hand.of(colour).is_empty()) {
                Some(true) => "uchu-now-free",
                _ if colour == Suit::Gray => "uchu-now-follow-gray",
                _ => "uchu-now-follow",
            };
            one(key, suit(colour))
        }
    }
}

/// Who has won, and how.
pub(super) fn result(view: &View, speech: &Speech<'_>) -> Vec<String> {
    let top = view.countries[0].country;
    let winners = view.outcome.iter().flat_map(|outcome| &outcome.winners);
    let wins = winners
        .map(|seat| speech.of(Country::of(*seat, view.players), "uchu-now-over", Vec::new()));
    let upset = top.is_dependency(view.players);
    let upset = upset.then(|| speech.of(top, "uchu-now-over-dependency", Vec::new()));
    upset.into_iter().chain(wins).collect()
}

/// A seat's controls: the hand it chooses from, or its own while it waits. What may not be
/// pressed says why.
fn controls(view: &View, legal: &[Action], speech: &Speech<'_>) -> Vec<Control<Action>> {
    let Viewer::Seat(seat) = view.viewer else {
        return Vec::new();
    };
    if view.stage == Stage::Over {
        return Vec::new();
    }
    let acts = seat == view.chooser;
    let own = Country::of(seat, view.players);
    let vips = Suit::ALL.into_iter().filter(|_| acts && view.stage == Stage::Vip).map(|of| {
        let gray = || Reason { why: speech.say("uchu-why-gray-vip", &[]), section: "colours" };
        let offer = Offer::among(legal, Action::Vip(of), gray);
        Control::new(speech.say("uchu-name-vip", &suit(of)), offer)
    });
    let from = if acts && view.stage == Stage::Play { view.next } else { own };
    let hand = view.country(from).hand.unwrap_or_default();
    let cards = hand.into_iter().map(|of| {
        let offer = Offer::among(legal, Action::Play(of), || why_not(view, own, acts, speech));
        Control::new(speech.say("uchu-play", &card(of)), offer)
    });
    vips.chain(cards).collect()
}

/// Why a card may not be played now.
fn why_not(view: &View, own: Country, acts: bool, speech: &Speech<'_>) -> Reason {
    let (section, why) = match view.trick.plays.first() {
        _ if view.stage == Stage::Vip && acts => ("winning", speech.say("uchu-why-vip-first", &[])),
        Some((_, lead)) if acts => {
            let gray = lead.suit() == Suit::Gray;
            let key = if gray { "uchu-why-follow-gray" } else { "uchu-why-follow" };
            ("trick", speech.of(view.next, key, suit(lead.suit())))
        }
        _ if view.trick.skips == Some(own) => ("colours", speech.say("uchu-why-skips", &[])),
        _ => ("trick", speech.say("uchu-why-wait", &speech.chooser(view.chooser))),
    };
    Reason { why, section }
}
