//! Parts of a page in fewer characters, for descriptions that would be too long: cards without
//! their colours' names, and no reasons or sums that follow from what is said.

use super::super::cards::{Card, Nusa};
use super::super::page;
use super::super::speech::{Speech, card, colour, nusa, skulls};
use super::super::state::Stage;
use super::super::view::{LastView, SeatView, TrickView, View};
use crate::page::Section;

/// The trump, and everybody with points, cards and NUSA cards.
pub(super) fn table(view: &View, speech: &Speech<'_>) -> Section {
    let next = ("next", speech.colour(view.trump.next()).into());
    let trump = speech.say("nusa-trump", &[colour(view.trump), vec![next]].concat());
    let standing = view.ranked().into_iter().map(|(place, of)| standing(place, of, speech));
    let lines = [trump].into_iter().chain(standing).collect();
    Section::new(speech.say("nusa-table", &[]), lines)
}

fn standing(place: u8, of: &SeatView, speech: &Speech<'_>) -> String {
    let mut parts = vec![
        speech.say("nusa-points", &[("points", of.points.into())]),
        speech.say("nusa-in-hand", &[("cards", of.cards.into())]),
    ];
    if of.evaded {
        parts.push(speech.of(of.seat, "nusa-has-evaded", &[]));
    }
    let mut parts = vec![speech.words.list(parts)];
    let (up, down): (Vec<_>, Vec<_>) = of.tableau.iter().partition(|(_, up)| *up);
    let kinds = |some: Vec<&(Nusa, bool)>| speech.kinds(some.into_iter().map(|(nusa, _)| *nusa));
    if !up.is_empty() {
        parts.push(kinds(up));
    }
    if !down.is_empty() {
        parts.push(speech.say("nusa-face-down", &[("cards", kinds(down).into())]));
    }
    let args = [("place", place.into()), ("parts", speech.dotted(&parts).into())];
    speech.of(of.seat, "nusa-standing", &args)
}

/// The trick on the table.
pub(super) fn trick(view: &View, speech: &Speech<'_>) -> Option<Section> {
    let trick = Some(&view.trick).filter(|_| view.stage == Stage::Play)?;
    let mut lines = plays(trick, speech);
    lines.push(match trick.ahead {
        Some(seat) => speech.of(seat, "nusa-drawn-is-ahead", &[]),
        None => speech.say("nusa-trick-awaited", &[]),
    });
    Some(Section::new(page::trick_number(view, speech), lines))
}

/// The trick just taken.
pub(super) fn last(last: &LastView, speech: &Speech<'_>) -> Section {
    let mut lines = plays(&last.trick, speech);
    if let Some(winner) = last.trick.ahead {
        lines.push(speech.of(winner, "nusa-drawn-won", &nusa(last.gains)));
        if !last.flipped.is_empty() {
            let cards = speech.kinds(last.flipped.iter().copied());
            let args = [("skulls", skulls(&last.flipped).into()), ("cards", cards.into())];
            lines.push(speech.of(winner, "nusa-last-flipped", &args));
        }
    }
    Section::new(speech.say("nusa-last", &[]), lines)
}

fn plays(trick: &TrickView, speech: &Speech<'_>) -> Vec<String> {
    let play = trick.plays.iter().map(|play| {
        let evaded = play.evaded.map(|of| speech.say("nusa-remark-evades", &card(of)));
        let remarks = [card_of(play.card, speech)].into_iter().chain(evaded);
        let played = [("played", speech.words.list(remarks).into())];
        speech.of(play.seat, "nusa-trick-play", &played)
    });
    let lowest = trick.reversed.then(|| speech.say("nusa-drawn-lowest", &[]));
    play.chain(lowest).collect()
}

fn card_of(of: Card, speech: &Speech<'_>) -> String {
    speech.say("nusa-drawn-card", &card(of))
}

/// What lies face up on everybody's discard pile.
pub(super) fn discards(view: &View, speech: &Speech<'_>) -> Option<Section> {
    let lines = view.seats.iter().filter_map(|of| {
        let card = [("played", card_of(of.discarded?, speech).into())];
        Some(speech.of(of.seat, "nusa-trick-play", &card))
    });
    let lines: Vec<String> = lines.collect();
    (!lines.is_empty()).then(|| Section::new(speech.say("nusa-discards", &[]), lines))
}

/// The viewer's own pile.
pub(super) fn pile(view: &View, speech: &Speech<'_>) -> Option<Section> {
    let own = view.own()?;
    let pile = own.pile.as_ref().filter(|pile| !pile.is_empty())?;
    let cards = speech.words.list(pile.iter().map(|of| card_of(*of, speech)));
    Some(Section::new(speech.of(own.seat, "nusa-pile", &[]), vec![cards]))
}

/// The hands that the viewer may see.
pub(super) fn hands(view: &View, speech: &Speech<'_>) -> Vec<Section> {
    let seen = view.seats.iter().filter_map(|of| Some((of.seat, of.hand?)));
    let seen = seen.filter(|(_, hand)| !hand.is_empty()).map(|(seat, hand)| {
        let heading = speech.of(seat, "nusa-hand", &[]);
        Section::new(heading, vec![speech.cards_briefly(hand)])
    });
    seen.collect()
}
