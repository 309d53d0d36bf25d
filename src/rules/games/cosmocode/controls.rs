//! What can be pressed, and what cannot with the reason. Changes of what is heard have a file of
//! their own.

use super::Action;
use super::changes::Changes;
use super::deck::Range;
use super::speech::{Speech, channel, deck, perk, place, range};
use super::state::Stage;
use super::view::{Gain, SeatView, View};
use crate::page::{Control, Offer};

/// A seat's controls. A waiting seat sees what its turn will begin with.
pub(super) fn controls(view: &View, legal: &[Action], speech: &Speech<'_>) -> Vec<Control<Action>> {
    let Some(own) = view.own() else {
        return Vec::new();
    };
    match view.stage {
        Stage::Over => Vec::new(),
        _ if !view.acts() => listen(view, own, speech, |_| {
            Offer::withheld("turn", speech.of(view.actor, "cosmocode-why-wait", &[]))
        }),
        Stage::Range => listen(view, own, speech, |of| {
            let action = Action::Listen(of);
            if legal.contains(&action) {
                return Offer::Action(action);
            }
            Offer::withheld("turn", speech.say("cosmocode-why-empty", &[deck(of.deck())]))
        }),
        Stage::Manipulate | Stage::Take | Stage::Perk | Stage::Drop => {
            let changes = Changes { view, own, legal, speech };
            let changes = (view.stage == Stage::Manipulate).then(|| changes.controls());
            let alone = legal.iter().filter_map(|action| {
                Some(Control::new(label(*action, view, speech)?, Offer::Action(*action)))
            });
            alone.chain(changes.into_iter().flatten()).collect()
        }
    }
}

fn listen(
    view: &View,
    own: &SeatView,
    speech: &Speech<'_>,
    offer: impl Fn(Range) -> Offer<Action>,
) -> Vec<Control<Action>> {
    let ranges = Range::ALL.into_iter().map(|of| {
        let args = [range(of), ("count", own.reach(of).into()), channel(view.indicator)];
        Control::new(speech.say("cosmocode-listen", &args), offer(of))
    });
    ranges.collect()
}

/// What an action says that is no change of what is heard.
fn label(action: Action, view: &View, speech: &Speech<'_>) -> Option<String> {
    Some(match action {
        Action::Done => done(view, speech),
        Action::Take(at) => {
            let card = speech.card(view.revealed[usize::from(at)].card);
            speech.say("cosmocode-take", &[("card", card.into()), place(at)])
        }
        Action::Perk(of) => speech.say("cosmocode-perk-choose", &[perk(Some(of))]),
        Action::Drop(card) => {
            speech.say("cosmocode-drop", &[("card", speech.card_briefly(card).into())])
        }
        Action::Listen(_) | Action::Shift(..) | Action::Flip(..) | Action::Tune(..) => return None,
    })
}

/// What receiving would bring.
fn done(view: &View, speech: &Speech<'_>) -> String {
    match &view.gain {
        Gain::All(places) => {
            let cards = speech.sum(&view.printed(places));
            speech.say("cosmocode-done", &[("cards", cards.into())])
        }
        Gain::One(places) => {
            let cards = view.printed(places).into_iter().map(|card| speech.card_briefly(card));
            let cards = speech.words.list(cards);
            speech.say("cosmocode-done-one", &[("cards", cards.into())])
        }
        Gain::Nothing => speech.say("cosmocode-done-nothing", &[]),
    }
}
