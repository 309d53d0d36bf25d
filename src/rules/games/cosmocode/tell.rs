//! What happened, in words, event by event, with what each change did to what is heard. Nothing
//! fades: whatever was shown may be read again.

use super::cards::Card;
use super::deck::{Channel, Deck};
use super::speech::{Speech, channel, deck, perk, range};
use super::state::Options;
use super::values::START_CHANNEL;
use super::{Change, CosmoCode, Event};
use crate::game::{Seat, Setup, Telling, Viewer};
use crate::words::Words;

impl Telling for CosmoCode {
    fn tell(
        event: &Event,
        _setup: &Setup<Options>,
        viewer: Viewer,
        words: &Words,
    ) -> Option<String> {
        let speech = Speech { words, viewer };
        Some(match event {
            Event::Dealt { hands } => dealt(hands, &speech),
            Event::Turn { seat } => speech.of(*seat, "cosmocode-told-turn", &[]),
            Event::Revealed { range: of, cards, by } => {
                let args = [range(*of), ("cards", speech.cards(cards).into())];
                speech.of(*by, "cosmocode-told-revealed", &args)
            }
            Event::Reshuffled { deck: of } => speech.say("cosmocode-told-reshuffled", &[deck(*of)]),
            Event::Shifted { place, spent, channel: to, what } => {
                changed("cosmocode-told-shifted", *place, *spent, what, (what.number, *to), &speech)
            }
            Event::Flipped { spent, channel: to, by } => {
                let args = [("cards", speech.cards(spent).into()), channel(*to)];
                speech.of(*by, "cosmocode-told-flipped", &args)
            }
            Event::Tuned { place, spent, number, what } => changed(
                "cosmocode-told-tuned",
                *place,
                *spent,
                what,
                (*number, what.channel),
                &speech,
            ),
            Event::Received { seat, cards, discarded } => {
                received(*seat, cards, discarded, &speech)
            }
            Event::Perk { seat, perk: of } => {
                speech.of(*seat, "cosmocode-told-perk", &[perk(Some(*of))])
            }
            Event::Dropped { seat, card } => {
                speech.of(*seat, "cosmocode-told-dropped", &[("card", speech.card(*card).into())])
            }
        })
    }
}

fn dealt(hands: &[Vec<Card>], speech: &Speech<'_>) -> String {
    let start = channel(START_CHANNEL);
    let count = hands.first().map_or(0, Vec::len);
    let all = || speech.say("cosmocode-told-dealt", &[("count", count.into()), start.clone()]);
    match speech.viewer {
        Viewer::Public => all(),
        Viewer::Open => {
            let hands = hands.iter().zip(0..).map(|(hand, seat)| {
                let cards = speech.cards(hand);
                speech.of(Seat(seat), "cosmocode-dealt-to", &[("cards", cards.into())])
            });
            speech.words.sentences([all()].into_iter().chain(hands))
        }
        Viewer::Seat(seat) => {
            let cards = speech.cards(&hands[usize::from(seat.0)]);
            speech.say("cosmocode-told-dealt-hand", &[("cards", cards.into()), start])
        }
    }
}

/// A revealed card, which was heard otherwise before. Its place is counted as in words.
fn changed(
    key: &str,
    place: u8,
    spent: Card,
    what: &Change,
    (number, to): (u8, Channel),
    speech: &Speech<'_>,
) -> String {
    let args = [
        ("place", place.into()),
        ("card", speech.card(spent).into()),
        ("from", speech.heard(what.number, what.channel).into()),
        ("to", speech.heard(number, to).into()),
    ];
    speech.of(what.by, key, &args)
}

fn received(seat: Seat, cards: &[Card], discarded: &[Card], speech: &Speech<'_>) -> String {
    let key = match cards.first().map(|card| card.deck()) {
        None => "cosmocode-told-nothing",
        Some(Deck::Red) => "cosmocode-told-signal",
        Some(_) => "cosmocode-told-received",
    };
    let received = speech.of(seat, key, &[("cards", speech.cards(cards).into())]);
    let discarded = (!discarded.is_empty()).then(|| {
        speech.say("cosmocode-told-discarded", &[("cards", speech.cards(discarded).into())])
    });
    speech.words.sentences([received].into_iter().chain(discarded))
}
