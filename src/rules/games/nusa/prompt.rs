//! What is asked now, of whom and why; and in the end who has won. Pages and pictures say it.

use super::speech::{Speech, card, colour};
use super::state::{ROUNDS, Stage};
use super::view::View;
use crate::game::Viewer;

pub(super) fn prompt(view: &View, speech: &Speech<'_>) -> Vec<String> {
    match view.stage {
        Stage::Over => result(view, speech),
        Stage::Escape => vec![choose(view, speech)],
        Stage::Rob => {
            view.awaited.iter().map(|seat| speech.of(seat, "nusa-now-rob", &[])).collect()
        }
        Stage::Play => view
            .awaited
            .iter()
            .map(|seat| {
                let own = view.own().filter(|own| own.seat == seat);
                match (view.trick.plays.first(), own) {
                    (None, _) => speech.of(seat, "nusa-now-lead", &[]),
                    (Some(_), None) => speech.of(seat, "nusa-now-play", &[]),
                    (Some(_), Some(_)) => follow(view, speech),
                }
            })
            .collect(),
    }
}

/// What the viewer, whose turn it is, may follow with.
fn follow(view: &View, speech: &Speech<'_>) -> String {
    let lead = view.trick.plays.first().map(|play| play.card.colour());
    let (Some(lead), Some(own)) = (lead, view.own()) else { return String::new() };
    let mut fitting = own.hand.unwrap_or_default().of(lead).into_iter();
    match (fitting.next(), fitting.next()) {
        (None, _) => speech.say("nusa-now-free", &colour(lead)),
        (Some(only), None) if !view.evading.is_empty() => speech.say("nusa-now-evade", &card(only)),
        (Some(_), None) => speech.say("nusa-now-follow-only", &colour(lead)),
        (Some(_), Some(_)) => speech.say("nusa-now-follow", &colour(lead)),
    }
}

fn choose(view: &View, speech: &Speech<'_>) -> String {
    let names = [("names", speech.names(view.awaited.iter()).into())];
    match view.viewer {
        Viewer::Seat(seat) if view.awaited.has(seat) => speech.say("nusa-now-choose", &[]),
        Viewer::Seat(_) => speech.say("nusa-now-chosen", &names),
        Viewer::Public | Viewer::Open => speech.say("nusa-now-choosing", &[]),
    }
}

/// Who has won, and who came as close as can be.
pub(super) fn result(view: &View, speech: &Speech<'_>) -> Vec<String> {
    let winners = view.outcome.iter().flat_map(|outcome| &outcome.winners);
    let winners: Vec<_> = winners.copied().collect();
    let key = if winners.len() > 1 { "nusa-now-over-shared" } else { "nusa-now-over" };
    let points = |seat| view.seat(seat).points;
    let wins =
        winners.iter().map(|seat| speech.of(*seat, key, &[("points", points(*seat).into())]));
    let best = winners.first().map(|seat| points(*seat));
    let behind = view.ranked().into_iter().map(|(_, of)| of);
    let behind = behind
        .filter(|of| Some(of.points) == best && !winners.contains(&of.seat))
        .map(|of| speech.of(of.seat, "nusa-now-over-behind", &[("round", ROUNDS.into())]));
    wins.chain(behind).collect()
}
