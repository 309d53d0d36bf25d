//! Why a player might do something, in a sentence, for one who asked for a hint. It says only what the
//! view tells and what follows from it.

use super::Bazaar;
use super::action::{Action, Cry, Side};
use super::view::View;
use crate::game::Advice;
use crate::words::Words;

impl Advice for Bazaar {
    fn reason(view: &View, action: Action, words: &Words) -> Option<String> {
        let own = view.own()?;
        let key = match action {
            Action::Bid(_) => "bazaar-hint-bid",
            Action::Roll => "bazaar-hint-roll",
            Action::Peek => "bazaar-hint-peek",
            Action::Take(ware) if own.tile == Some(ware) => "bazaar-hint-tile",
            Action::Take(_) => "bazaar-hint-take",
            Action::Put(Side::Left | Side::Right) => "bazaar-hint-put",
            Action::Cry(Cry::Low) => "bazaar-hint-low",
            Action::Cry(Cry::Loud) => "bazaar-hint-loud",
        };
        Some(words.say(key, &[]))
    }
}
