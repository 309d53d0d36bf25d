//! What happened, in words, event by event; scoring with its sums. And what may no longer be told:
//! played cards lie face down, to be remembered and not looked up, until their round is scored
//! (rules 3). Everybody may look through their own.

use std::ops::Range;

use super::cards::{CardSet, Nusa};
use super::points::{self, Scored};
use super::speech::{Args, Speech, card, colour, flag, nusa, skulls};
use super::state::{Options, Robbery};
use super::values::FACE_DOWN;
use super::{Event, Now, NusaMystic};
use crate::game::{Seat, Setup, Telling, Viewer};
use crate::tricks::tricks_before_last;
use crate::words::Words;

impl Telling for NusaMystic {
    fn tell(
        event: &Event,
        _setup: &Setup<Options>,
        viewer: Viewer,
        words: &Words,
    ) -> Option<String> {
        let speech = Speech { words, viewer };
        Some(match event {
            Event::Round { round, start, trump, hands, aside, row, removed } => {
                let mut told = dealt(*round, hands, *aside, &speech);
                told.push(row_told(row, &speech));
                if viewer == Viewer::Open {
                    let removed = speech.kinds(removed.iter().copied());
                    told.push(speech.say("nusa-told-removed", &[("cards", removed.into())]));
                }
                told.push(speech.say("nusa-told-trump", &colour(*trump)));
                told.push(speech.of(*start, "nusa-told-starts", &[]));
                words.sentences(told)
            }
            Event::Played { seat, card: of, evaded, now } => {
                let played = match evaded {
                    None => speech.of(*seat, "nusa-told-played", &card(*of)),
                    Some(discarded) => {
                        let discarded = ("discarded", speech.card(*discarded).into());
                        let args = [card(*of), vec![discarded]].concat();
                        speech.of(*seat, "nusa-told-evaded", &args)
                    }
                };
                let Now { trump, reversed } = *now;
                let turned = of
                    .reverses()
                    .then(|| speech.say("nusa-told-reversed", &[("reversed", flag(reversed))]));
                let moved = of.moves_trump().then(|| speech.say("nusa-told-moved", &colour(trump)));
                words.sentences([Some(played), turned, moved].into_iter().flatten())
            }
            Event::Trick { number, winner, trump, reversed, gains, flipped } => {
                let mut args: Args<'_> = [colour(*trump), nusa(*gains)].concat();
                args.push(("number", (*number).into()));
                args.push(("reversed", flag(*reversed)));
                let won = speech.of(*winner, "nusa-told-trick", &args);
                let flips = (!flipped.is_empty()).then(|| {
                    let cards = speech.kinds(flipped.iter().copied());
                    let args = [("skulls", skulls(flipped).into()), ("cards", cards.into())];
                    speech.of(*winner, "nusa-told-flipped", &args)
                });
                words.sentences([won].into_iter().chain(flips))
            }
            Event::LeftOver { seat, card: of } => {
                speech.of(*seat, "nusa-told-left-over", &card(*of))
            }
            Event::Escapes { seat, cards } => {
                if !viewer.is(*seat) && viewer != Viewer::Open {
                    return None;
                }
                speech.of(*seat, "nusa-told-escapes", &[("cards", speech.each(*cards).into())])
            }
            Event::Robbed { by, from, card: flower } => {
                points::robbery(Robbery { by: *by, from: *from, flower: *flower }, &speech)
            }
            Event::RoundOver {
                round,
                nectar,
                nectar_points,
                subjugation,
                points,
                totals,
                ranks,
                aside,
            } => {
                let mut told = vec![speech.say("nusa-told-scored", &[("round", (*round).into())])];
                told.extend((0..totals.len()).map(|at| {
                    let scored = Scored {
                        seat: Seat(at as u8),
                        nectar: vec![nectar[at]],
                        rank: ranks[at],
                        nectar_points: nectar_points[at],
                        subjugation: vec![subjugation[at]],
                        points: points[at],
                        total: totals[at],
                    };
                    points::account(&scored, &speech)
                }));
                told.extend(points::aside(*aside, &speech));
                words.sentences(told)
            }
        })
    }

    /// Only the trick that was taken last and the one on the table are still to be seen (rules 3).
    fn faded(events: &[&Event]) -> Range<usize> {
        let takes = |event: &Event| matches!(event, Event::Trick { .. });
        let ends_round = |event: &Event| matches!(event, Event::RoundOver { .. });
        tricks_before_last(events, takes, ends_round)
    }

    /// Cards of earlier tricks are told again only to those who played them; who won what is, and so
    /// is what was discarded, which lies open.
    fn recall(
        event: &Event,
        setup: &Setup<Options>,
        viewer: Viewer,
        words: &Words,
    ) -> Option<String> {
        match event {
            Event::Played { seat, evaded, .. } if !viewer.is(*seat) && viewer != Viewer::Open => {
                let speech = Speech { words, viewer };
                evaded.map(|of| speech.of(*seat, "nusa-told-evaded-before", &card(of)))
            }
            _ => NusaMystic::tell(event, setup, viewer, words),
        }
    }
}

/// The hands that the viewer may see, and how many cards nobody has.
fn dealt(round: u8, hands: &[CardSet], aside: CardSet, speech: &Speech<'_>) -> Vec<String> {
    let round = ("round", round.into());
    let mut told = Vec::new();
    match speech.viewer {
        Viewer::Seat(seat) => {
            let hand = hands.get(usize::from(seat.0)).copied().unwrap_or_default();
            let args = [round, ("cards", speech.cards(hand).into())];
            told.push(speech.say("nusa-told-round-hand", &args));
        }
        Viewer::Public => told.push(speech.say("nusa-told-round", &[round])),
        Viewer::Open => {
            told.push(speech.say("nusa-told-round", &[round]));
            told.extend(hands.iter().zip(0..).map(|(hand, seat)| {
                let cards = [("cards", speech.cards(*hand).into())];
                speech.of(Seat(seat), "nusa-told-dealt-to", &cards)
            }));
        }
    }
    if !aside.is_empty() {
        told.push(match speech.viewer {
            Viewer::Open => {
                let cards = speech.cards(aside);
                speech.say("nusa-told-aside-open", &[("cards", cards.into())])
            }
            _ => speech.say("nusa-told-aside", &[("count", aside.count().into())]),
        });
    }
    told
}

/// The row as it is laid out.
fn row_told(row: &[Nusa], speech: &Speech<'_>) -> String {
    let places = row.iter().zip(1_u8..).enumerate().map(|(at, (of, number))| {
        let number = ("number", number.into());
        if FACE_DOWN.contains(&at) && speech.viewer != Viewer::Open {
            speech.say("nusa-row-place-hidden", &[number])
        } else {
            speech.say("nusa-row-place", &[nusa(*of), vec![number]].concat())
        }
    });
    let places = speech.words.list(places);
    speech.say("nusa-told-row", &[("cards", places.into())])
}
