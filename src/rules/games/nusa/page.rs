//! A view in words: its sections, from what lies on the table to what is asked. Pictures say some
//! of them as well. Buttons are in `controls`, points in `points`.

use super::cards::{Card, Colour, Nusa};
use super::speech::{Speech, card, colour, flag, nusa, skulls};
use super::state::{INVASION, ROUNDS, Stage};
use super::view::{LastView, RowView, SeatView, TrickView, View};
use super::{Action, NusaMystic, controls, points, prompt};
use crate::game::{Showing, Viewer};
use crate::page::{Page, Section};
use crate::words::Words;

impl Showing for NusaMystic {
    const HELP: &'static [&'static str] =
        &["idea", "trick", "special", "evasion", "cards", "escape", "scoring", "winning"];

    fn page(view: &View, legal: &[Action], words: &Words) -> Page<Action> {
        let speech = Speech { words, viewer: view.viewer };
        let over = view.stage == Stage::Over;
        let seated = matches!(view.viewer, Viewer::Seat(_));
        let table = table(view, &speech);
        let mut sections = vec![if over { table } else { table.drawn() }];
        sections.extend(row(view, &speech).map(Section::drawn));
        sections.extend(trick(view, &speech).map(Section::drawn));
        sections.extend(view.last.iter().map(|last| {
            let section = last_trick(view, last, &speech);
            // A hand's picture has no room for it.
            if over || seated { section } else { section.drawn() }
        }));
        sections.extend(view.just_scored().map(|scores| points::scoring(view, scores, &speech)));
        if over {
            sections.extend(points::rounds(view, &speech));
        } else {
            sections.extend(discards(view, &speech).map(Section::drawn));
            // Where all lies open, the board has room for hands only.
            let open = view.viewer == Viewer::Open;
            let mut hidden = piles(view, &speech);
            hidden.extend(choices(view, &speech));
            sections.extend(hidden.into_iter().map(|of| if open { of } else { of.drawn() }));
            sections.extend(hands(view, &speech).into_iter().map(Section::drawn));
        }
        let now = now(view, &speech);
        // A hand's picture says what is asked for.
        sections.push(if seated && !over { now.drawn() } else { now });
        let controls = controls::controls(view, legal, &speech);
        Page { title: title(view, &speech), sections, controls }
    }
}

pub(super) fn title(view: &View, speech: &Speech<'_>) -> String {
    if view.stage == Stage::Over {
        return speech.say("nusa-title-over", &[]);
    }
    let args =
        [("round", view.round.into()), ("rounds", ROUNDS.into()), ("phase", phase(view).into())];
    speech.say("nusa-title", &args)
}

/// What part of a round it is.
pub(super) fn phase(view: &View) -> &'static str {
    match view.stage {
        Stage::Escape => "choice",
        Stage::Rob => "robbery",
        Stage::Play | Stage::Over if view.trick.number > INVASION => "escape",
        Stage::Play | Stage::Over => "invasion",
    }
}

pub(super) fn table(view: &View, speech: &Speech<'_>) -> Section {
    let next = ("next", speech.colour(view.trump.next()).into());
    let mut lines = Vec::new();
    if view.stage != Stage::Over {
        lines.push(speech.say("nusa-trump", &[colour(view.trump), vec![next]].concat()));
        lines.push(speech.say("nusa-phase", &[("phase", phase(view).into())]));
    }
    lines.extend(view.ranked().into_iter().map(|(place, of)| standing(view, place, of, speech)));
    Section::new(speech.say("nusa-table", &[]), lines)
}

/// A player's points, cards, and what lies before them.
fn standing(view: &View, place: u8, of: &SeatView, speech: &Speech<'_>) -> String {
    let mut parts = vec![speech.say("nusa-points", &[("points", of.points.into())])];
    if view.stage == Stage::Play || of.cards > 0 {
        parts.push(speech.say("nusa-in-hand", &[("cards", of.cards.into())]));
    }
    if of.evaded && view.trick.number <= INVASION {
        parts.push(speech.of(of.seat, "nusa-has-evaded", &[]));
    }
    let mut parts = vec![speech.words.list(parts)];
    parts.extend(before(of, speech));
    let args = [("place", place.into()), ("parts", speech.dotted(&parts).into())];
    speech.of(of.seat, "nusa-standing", &args)
}

/// A player's NUSA cards, face up and face down.
fn before(of: &SeatView, speech: &Speech<'_>) -> Vec<String> {
    let up: Vec<Nusa> = of.face_up().collect();
    let down: Vec<Nusa> = of.tableau.iter().filter(|(_, up)| !up).map(|(nusa, _)| *nusa).collect();
    let mut parts = Vec::new();
    if !up.is_empty() {
        let icons = speech.icons(up.iter().copied());
        let args = [("cards", speech.kinds(up).into()), ("icons", icons.into())];
        parts.push(speech.say("nusa-face-up", &args));
    }
    if !down.is_empty() {
        parts.push(speech.say("nusa-face-down", &[("cards", speech.kinds(down).into())]));
    }
    if parts.is_empty() {
        parts.push(speech.say("nusa-no-nusa", &[]));
    }
    parts
}

/// What the trick on the table is for, and what comes after it.
pub(super) fn row(view: &View, speech: &Speech<'_>) -> Option<Section> {
    if view.stage == Stage::Over {
        return None;
    }
    let mut places = view.row.iter().zip(1_u8..).filter(|(place, _)| place.taken.is_none());
    let (front, number) = places.next()?;
    let playing = view.stage == Stage::Play;
    let mut args = vec![("number", number.into())];
    let key = match front.nusa {
        Some(of) => {
            args.extend(nusa(of));
            args.push(("icons", speech.icons([of]).into()));
            if playing { "nusa-row-now" } else { "nusa-row-next" }
        }
        None if playing => "nusa-row-now-hidden",
        None => "nusa-row-next-hidden",
    };
    let mut lines = vec![speech.say(key, &args)];
    let then: Vec<String> =
        places.map(|(place, number)| place_told(*place, number, speech)).collect();
    if !then.is_empty() {
        lines.push(speech.say("nusa-row-then", &[("cards", speech.words.list(then).into())]));
    }
    Some(Section::new(speech.say("nusa-row", &[]), lines))
}

fn place_told(place: RowView, number: u8, speech: &Speech<'_>) -> String {
    let number = ("number", number.into());
    match place.nusa {
        Some(of) => speech.say("nusa-row-place", &[nusa(of), vec![number]].concat()),
        None => speech.say("nusa-row-place-hidden", &[number]),
    }
}

/// Which trick of the round is on the table.
pub(super) fn trick_number(view: &View, speech: &Speech<'_>) -> String {
    speech.say("nusa-trick", &[("number", view.trick.number.into())])
}

pub(super) fn trick(view: &View, speech: &Speech<'_>) -> Option<Section> {
    if view.stage != Stage::Play {
        return None;
    }
    let mut lines = plays(&view.trick, view.trump, speech);
    lines.push(
        winning(&view.trick, view.trump, "nusa-trick-ahead", speech)
            .unwrap_or_else(|| speech.say("nusa-trick-awaited", &[])),
    );
    Some(Section::new(trick_number(view, speech), lines))
}

pub(super) fn last_trick(view: &View, last: &LastView, speech: &Speech<'_>) -> Section {
    let trump = trump_before(&view.trick, view.trump);
    let mut lines = plays(&last.trick, trump, speech);
    lines.extend(winning(&last.trick, trump, "nusa-last-taken", speech));
    if let Some(winner) = last.trick.ahead {
        let icons = ("icons", speech.icons([last.gains]).into());
        let gains = [nusa(last.gains), vec![icons]].concat();
        lines.push(speech.of(winner, "nusa-last-gains", &gains));
        if !last.flipped.is_empty() {
            let cards = speech.kinds(last.flipped.iter().copied());
            let args = [("skulls", skulls(&last.flipped).into()), ("cards", cards.into())];
            lines.push(speech.of(winner, "nusa-last-flipped", &args));
        }
    }
    Section::new(speech.say("nusa-last", &[]), lines)
}

/// The trump before this trick moved it to where it stands now.
pub(super) fn trump_before(trick: &TrickView, now: Colour) -> Colour {
    let moves = trick.plays.iter().filter(|play| play.card.moves_trump());
    // A step back is three steps on.
    moves.fold(now, |trump, _| trump.next().next().next())
}

/// The cards of a trick, each with what it did; `trump` is how it stood after the last of them.
fn plays(trick: &TrickView, trump: Colour, speech: &Speech<'_>) -> Vec<String> {
    let mut trump = trump_before(trick, trump);
    let mut reversed = false;
    let mut lines = Vec::new();
    for (at, play) in trick.plays.iter().enumerate() {
        let mut remarks = vec![speech.card(play.card)];
        if at == 0 {
            remarks.push(speech.say("nusa-remark-lead", &[]));
        }
        remarks.extend(play.evaded.map(|of| speech.say("nusa-remark-evades", &card(of))));
        if play.card.reverses() {
            reversed = !reversed;
            remarks.push(speech.say("nusa-remark-reverses", &[("reversed", flag(reversed))]));
        }
        if play.card.moves_trump() {
            trump = trump.next();
            remarks.push(speech.say("nusa-remark-trump", &colour(trump)));
        }
        let played = [("played", speech.words.list(remarks).into())];
        lines.push(speech.of(play.seat, "nusa-trick-play", &played));
    }
    lines
}

/// Who wins the trick as it stands, with which card, and why (rules 2.3).
fn winning(trick: &TrickView, trump: Colour, key: &str, speech: &Speech<'_>) -> Option<String> {
    let winner = trick.ahead?;
    let best: Card = trick.plays.iter().find(|play| play.seat == winner)?.card;
    let why = match trick.plays.iter().filter(|play| play.card.colour() == trump).count() {
        0 => "nusa-by-lead",
        1 => "nusa-by-only-trump",
        _ => "nusa-by-trump",
    };
    let reversed = ("reversed", flag(trick.reversed));
    let why = speech.say(why, &[reversed]);
    Some(speech.of(winner, key, &[card(best), vec![("why", why.into())]].concat()))
}

/// What lies face up on everybody's discard pile.
pub(super) fn discards(view: &View, speech: &Speech<'_>) -> Option<Section> {
    let lines = view.seats.iter().filter_map(|of| {
        let key = if of.evaded { "nusa-discard-evaded" } else { "nusa-discard-left" };
        Some(speech.of(of.seat, key, &card(of.discarded?)))
    });
    let lines: Vec<String> = lines.collect();
    (!lines.is_empty()).then(|| Section::new(speech.say("nusa-discards", &[]), lines))
}

pub(super) fn piles(view: &View, speech: &Speech<'_>) -> Vec<Section> {
    let seen = view.seats.iter().filter_map(|of| Some((of.seat, of.pile.as_ref()?)));
    let seen = seen.filter(|(_, pile)| !pile.is_empty()).map(|(seat, pile)| {
        let cards = speech.each(pile.iter().copied());
        let line = speech.say("nusa-pile-cards", &[("cards", cards.into())]);
        Section::new(speech.of(seat, "nusa-pile", &[]), vec![line])
    });
    seen.collect()
}

/// While all choose in secret: who is ready, and nothing else but the viewer's own choice.
pub(super) fn choices(view: &View, speech: &Speech<'_>) -> Option<Section> {
    if view.stage != Stage::Escape {
        return None;
    }
    let who = |ready: bool| {
        let seats = view.seats.iter().filter(|of| of.ready == ready);
        [("names", speech.names(seats.map(|of| of.seat)).into())]
    };
    let mut lines =
        vec![speech.say("nusa-ready", &who(true)), speech.say("nusa-choosing", &who(false))];
    lines.extend(view.seats.iter().filter_map(|of| {
        let cards = speech.each(of.chosen?);
        Some(speech.of(of.seat, "nusa-chosen", &[("cards", cards.into())]))
    }));
    Some(Section::new(speech.say("nusa-choices", &[]), lines))
}

/// The hands that the viewer may see, the own one last: right above the controls.
pub(super) fn hands(view: &View, speech: &Speech<'_>) -> Vec<Section> {
    let mut seen: Vec<&SeatView> =
        view.seats.iter().filter(|of| of.hand.is_some_and(|hand| !hand.is_empty())).collect();
    seen.sort_by_key(|of| (view.viewer.is(of.seat), of.seat));
    let section = |of: &SeatView| {
        let cards = speech.cards(of.hand.unwrap_or_default());
        Section::new(speech.of(of.seat, "nusa-hand", &[]), vec![cards])
    };
    seen.into_iter().map(section).collect()
}

fn now(view: &View, speech: &Speech<'_>) -> Section {
    Section::new(speech.say("nusa-now", &[]), prompt::prompt(view, speech))
}
