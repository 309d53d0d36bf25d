//! The view in words, with a control for each legal action. All sentences stand in `locales`; here are
//! only their keys. Every control that a player may expect and cannot press says why, and which section
//! of the rules the reason comes from. Parts that the picture shows as well are marked `drawn`.

use super::Bazaar;
use super::action::Action;
use super::state::Step;
use super::view::{Seen, View};
use super::ware::Ware;
use crate::game::Showing;
use crate::page::{Control, Offer, Page, Reason, Section};
use crate::words::Words;

impl Showing for Bazaar {
    const HELP: &'static [&'static str] = &["bidding", "stall"];

    fn page(view: &View, legal: &[Action], words: &Words) -> Page<Action> {
        let now = Section::new(words.say("bazaar-now", &[]), vec![prompt(view, words)]);
        let tile = view.own().map(|own| {
            let shown = own.tile.map_or("hidden", Ware::name);
            let line = words.say("bazaar-tile-shows", &[("ware", shown.into())]);
            Section::new(words.say("bazaar-tile", &[]), vec![line])
        });
        let sections = [now].into_iter().chain(tile).chain([stalls(view, words).drawn()]);
        Page {
            title: title(view, words),
            sections: sections.collect(),
            controls: controls(view, legal, words),
        }
    }
}

pub(super) fn title(view: &View, words: &Words) -> String {
    words.say("bazaar-title", &[("day", view.day.into()), ("days", view.days.into())])
}

/// What is asked of the viewer, or how the match ended.
pub(super) fn prompt(view: &View, words: &Words) -> String {
    if let Some(outcome) = &view.outcome {
        let names = outcome.winners.iter().map(|seat| words.seat(*seat));
        return words.say("bazaar-won", &[("names", words.together(names).into())]);
    }
    let step = match view.step {
        Some(Step::Bid) => "bid",
        Some(Step::Take) => "take",
        Some(Step::Put(_)) => "put",
        Some(Step::Cry) => "cry",
        None => "wait",
    };
    words.say("bazaar-asked", &[("step", step.into())])
}

/// Everybody's points, stall and bid, a line each.
pub(super) fn stalls(view: &View, words: &Words) -> Section {
    let line = |seen: &Seen| {
        let wares = words.list(seen.stall.iter().map(|ware| ware_name(*ware, words)));
        let bid = match (seen.bid, seen.has_bid) {
            (Some(bid), _) => bid.to_string(),
            (None, true) => "hidden".to_owned(),
            (None, false) => "none".to_owned(),
        };
        let args = [
            ("points", words.number(seen.points).into()),
            ("wares", wares.into()),
            ("count", seen.stall.len().into()),
            ("bid", bid.into()),
        ];
        words.about(seen.seat, view.viewer, "bazaar-merchant", &args)
    };
    Section::new(words.say("bazaar-stalls", &[]), view.merchants.iter().map(line).collect())
}

pub(super) fn ware_name(ware: Ware, words: &Words) -> String {
    words.say("bazaar-ware", &[("ware", ware.name().into())])
}

fn controls(view: &View, legal: &[Action], words: &Words) -> Vec<Control<Action>> {
    let offered =
        legal.iter().map(|action| Control::new(label(*action, words), Offer::Action(*action)));
    // What can be done once is still shown when it has been done.
    let own = view.own().filter(|_| view.step == Some(Step::Bid));
    let spent = own
        .into_iter()
        .flat_map(|own| [(Action::Roll, own.has_rolled), (Action::Peek, own.has_peeked)]);
    let withheld = spent.filter(|(_, done)| *done).map(|(action, _)| {
        let reason = Reason { why: words.say("bazaar-why-once", &[]), section: "bidding" };
        Control::new(label(action, words), Offer::Withheld(reason))
    });
    offered.chain(withheld).collect()
}

fn label(action: Action, words: &Words) -> String {
    match action {
        Action::Bid(bid) => words.say("bazaar-do-bid", &[("bid", bid.into())]),
        Action::Roll => words.say("bazaar-do-roll", &[]),
        Action::Peek => words.say("bazaar-do-peek", &[]),
        Action::Take(ware) => ware_name(ware, words),
        Action::Put(side) => words.say("bazaar-do-put", &[("side", side.name().into())]),
        Action::Cry(cry) => words.say("bazaar-do-cry", &[("cry", cry.name().into())]),
    }
}
