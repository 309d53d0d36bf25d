//! Hands in words: for the seat that is to change what is heard, each card with what it could do now.

use super::Action;
use super::cards::{Card, Perk};
use super::speech::{Speech, channel, place, range, whether};
use super::state::Stage;
use super::view::{SeatView, View};
use crate::page::Section;

/// The hands that the viewer may see.
pub(super) fn hands<'a>(
    view: &'a View,
    legal: &'a [Action],
    speech: &'a Speech<'_>,
) -> impl Iterator<Item = Section> + 'a {
    view.seats.iter().filter_map(move |seen| {
        let hand = seen.hand.as_ref()?;
        let lines = if view.stage == Stage::Manipulate && view.acts() && !hand.is_empty() {
            uses(view, seen, hand, legal, speech)
        } else {
            vec![speech.cards(hand)]
        };
        Some(Section::new(speech.of(seen.seat, "cosmocode-hand", &[]), lines))
    })
}

/// Every card with what it could do.
fn uses(
    view: &View,
    seen: &SeatView,
    hand: &[Card],
    legal: &[Action],
    speech: &Speech<'_>,
) -> Vec<String> {
    let cards = hand.chunk_by(|one, other| one == other).map(|copies| {
        let uses: Vec<String> = uses_of(view, seen, copies[0], legal, speech);
        let uses = uses.join(&speech.say("cosmocode-semicolon", &[]));
        let args = [
            ("card", speech.card(copies[0]).into()),
            ("count", copies.len().into()),
            ("uses", uses.into()),
        ];
        let key = if copies.len() > 1 { "cosmocode-use-copies" } else { "cosmocode-use" };
        speech.say(key, &args)
    });
    cards.collect()
}

fn uses_of(
    view: &View,
    seen: &SeatView,
    card: Card,
    legal: &[Action],
    speech: &Speech<'_>,
) -> Vec<String> {
    let shifts = legal.iter().filter_map(|action| match action {
        Action::Shift(spent, at) if *spent == card => {
            let heard = view.revealed[usize::from(*at)];
            let args = [
                place(*at),
                ("from", speech.heard(heard.number, heard.channel).into()),
                ("to", speech.heard(heard.number, heard.channel.other()).into()),
            ];
            Some(speech.say("cosmocode-use-shift", &args))
        }
        _ => None,
    });
    let flips = |action: &Action| matches!(action, Action::Flip(one, other) if *one == card || *other == card);
    let flexible = whether("flexible", seen.perk == Some(Perk::Flexible));
    let flip = legal
        .iter()
        .any(flips)
        .then(|| speech.say("cosmocode-use-flip", &[flexible, channel(view.indicator.other())]));
    let tunes = |action: &Action| matches!(action, Action::Tune(spent, ..) if *spent == card);
    let tune = view.range.filter(|_| legal.iter().any(tunes));
    let tune = tune.map(|of| speech.say("cosmocode-use-tune", &[range(of)]));
    let mut uses: Vec<String> = shifts.chain(flip).chain(tune).collect();
    if uses.is_empty() {
        let key = if view.tuned { "cosmocode-use-tuned" } else { "cosmocode-use-none" };
        uses.push(speech.say(key, &[]));
    }
    uses
}
