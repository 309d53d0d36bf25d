//! A seat's controls: the cards of its hand, also behind an evasion; what to keep for the escape;
//! whom to rob. What may not be pressed says why.

use super::Action;
use super::cards::Card;
use super::rules::escapes;
use super::speech::{Speech, card, colour, nusa};
use super::state::{INVASION, Stage};
use super::view::{SeatView, View};
use crate::page::{Control, Offer, Reason};

pub(super) fn controls(view: &View, legal: &[Action], speech: &Speech<'_>) -> Vec<Control<Action>> {
    let Some(own) = view.own() else { return Vec::new() };
    let hand = own.hand.unwrap_or_default();
    // A card that can be played by evading only has one control, too.
    let cards = hand.into_iter().map(|of| {
        let label = label(view, of, speech);
        if legal.contains(&Action::Evade(of)) {
            let label = speech.say("nusa-evade", &[("card", label.into())]);
            return Control::new(label, Offer::Action(Action::Evade(of)));
        }
        Control::new(label, Offer::among(legal, Action::Play(of), || why_not(view, own, speech)))
    });
    match view.stage {
        Stage::Over => Vec::new(),
        Stage::Play => cards.collect(),
        Stage::Escape => {
            let ways = escapes(own.pile.as_deref().unwrap_or_default()).map(|kept| {
                let label = speech.say("nusa-keep", &[("cards", speech.each(kept).into())]);
                Control::new(
                    label,
                    Offer::among(legal, Action::Escape(kept), || why_chosen(view, speech)),
                )
            });
            ways.collect()
        }
        Stage::Rob => {
            let robberies = legal.iter().filter_map(|action| match action {
                Action::Rob(victim, flower) => {
                    let label = speech.of(*victim, "nusa-rob", &nusa(*flower));
                    Some(Control::new(label, Offer::Action(*action)))
                }
                _ => None,
            });
            robberies.chain(cards).collect()
        }
    }
}

/// A card, and what it would do.
fn label(view: &View, of: Card, speech: &Speech<'_>) -> String {
    let next = ("next", speech.colour(view.trump.next()).into());
    match of {
        _ if of.reverses() => speech.say("nusa-play-two", &card(of)),
        _ if of.moves_trump() => speech.say("nusa-play-four", &[card(of), vec![next]].concat()),
        _ => speech.say("nusa-play", &card(of)),
    }
}

/// Why a card may not be played now.
fn why_not(view: &View, own: &SeatView, speech: &Speech<'_>) -> Reason {
    let acts = view.awaited.has(own.seat);
    let names = [("names", speech.names(view.awaited.iter()).into())];
    let lead = view.trick.plays.first().map(|play| play.card.colour());
    let (section, why) = match lead {
        _ if view.stage == Stage::Rob && acts => ("scoring", speech.say("nusa-why-rob-first", &[])),
        _ if view.stage == Stage::Rob => ("scoring", speech.say("nusa-why-wait-robbery", &names)),
        Some(lead) if acts => {
            let count = own.hand.unwrap_or_default().of(lead).count();
            let evader = view.trick.plays.iter().find(|play| play.evaded.is_some());
            let lead = colour(lead);
            match evader {
                _ if view.trick.number > INVASION => {
                    ("escape", speech.say("nusa-why-no-evasion", &lead))
                }
                _ if count > 1 => {
                    let args = [lead, vec![("count", count.into())]].concat();
                    ("evasion", speech.say("nusa-why-follow", &args))
                }
                Some(evader) if !own.evaded => {
                    ("evasion", speech.of(evader.seat, "nusa-why-other-evaded", &lead))
                }
                _ => ("evasion", speech.say("nusa-why-evaded", &lead)),
            }
        }
        _ => ("trick", speech.say("nusa-why-wait", &names)),
    };
    Reason { why, section }
}

fn why_chosen(view: &View, speech: &Speech<'_>) -> Reason {
    let names = [("names", speech.names(view.awaited.iter()).into())];
    Reason { why: speech.say("nusa-why-chosen", &names), section: "escape" }
}
