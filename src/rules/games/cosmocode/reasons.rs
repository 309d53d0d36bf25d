//! Why somebody might do something, in a sentence: for a player who asked for a hint. It says only what
//! the view tells, and what follows from it.

use super::deck::Deck;
use super::missing::missing;
use super::speech::{Speech, deck, range, whether};
use super::view::{Gain, View};
use super::{Action, CosmoCode};
use crate::game::Advice;
use crate::words::Words;

impl Advice for CosmoCode {
    fn reason(view: &View, action: Action, words: &Words) -> Option<String> {
        let speech = Speech { words, viewer: view.viewer };
        let hand = view.own()?.hand.as_deref()?;
        let held = |of: Deck| hand.iter().filter(|card| card.deck() == of).count();
        match action {
            Action::Listen(to) => {
                let count = if to.deck() == Deck::Red { hand.len() } else { held(to.deck()) };
                Some(speech.say("cosmocode-why-hint-listen", &[range(to), ("count", count.into())]))
            }
            Action::Shift(..) | Action::Flip(..) | Action::Tune(..) => {
                let (before, after) = (lacking(view, Action::Done)?, lacking(view, action)?);
                let args = [whether("closer", after < before), ("count", after.into())];
                Some(speech.say("cosmocode-why-hint-change", &args))
            }
            Action::Done => {
                let (gain, count) = match &view.gain {
                    Gain::Nothing => ("nothing", 0),
                    Gain::All(places) => ("all", places.len()),
                    Gain::One(_) => ("one", 1),
                };
                let args = [("gain", gain.into()), ("count", count.into())];
                Some(speech.say("cosmocode-why-hint-done", &args))
            }
            Action::Take(place) => {
                let card = view.revealed.get(usize::from(place))?.card;
                Some(speech.say("cosmocode-why-hint-take", &[deck(card.deck())]))
            }
            Action::Perk(of) => {
                Some(speech.say("cosmocode-why-hint-perk", &[super::speech::perk(Some(of))]))
            }
            Action::Drop(card) => {
                let args = [deck(card.deck()), ("count", held(card.deck()).into())];
                Some(speech.say("cosmocode-why-hint-drop", &args))
            }
        }
    }
}

/// How many changes would be missing after this one before all that is revealed fits.
fn lacking(view: &View, action: Action) -> Option<usize> {
    let mut revealed = view.revealed.clone();
    let mut indicator = view.indicator;
    match action {
        Action::Shift(_, at) => {
            let heard = revealed.get_mut(usize::from(at))?;
            heard.channel = heard.channel.other();
        }
        Action::Flip(..) => indicator = indicator.other(),
        Action::Tune(_, at, step) => {
            let heard = revealed.get_mut(usize::from(at))?;
            heard.number = step.of(heard.number)?;
        }
        _ => {}
    }
    Some(missing(view.range?, &revealed, indicator))
}
