//! What holds of the pages and told lines of every match of Cosmo;code.

mod examples;

use std::collections::BTreeSet;

use super::super::cards::{Perk, Revealed};
use super::super::deck::Deck;
use super::super::missing::missing;
use super::super::state::{Options, PerkScope, State};
use super::super::{CosmoCode, Event};
use super::*;
use crate::dice::Dice;
use crate::game::{Mind, Redeal, Rules, Secrecy, Setup, Showing, Telling, Turn};
use crate::page::{Control, Offer, Reason};

fn english() -> Words {
    let names = ["Aki", "Bo", "Chloé", "Dara"].map(str::to_owned);
    Words::new("en-US").with_names(names.to_vec())
}

/// A match after one of its plies, and what that brought about.
struct Moment<'a> {
    setup: &'a Setup<Options>,
    state: &'a State,
    events: &'a [Event],
    words: &'a Words,
}

impl Moment<'_> {
    fn legal(&self, viewer: Viewer) -> Vec<Action> {
        match viewer {
            Viewer::Seat(seat) => CosmoCode::legal(self.state, seat).collect(),
            Viewer::Public | Viewer::Open => Vec::new(),
        }
    }

    fn page(&self, viewer: Viewer) -> Page<Action> {
        let view = CosmoCode::view(self.state, viewer);
        CosmoCode::page(&view, &self.legal(viewer), self.words)
    }

    fn told(&self, events: &[Event], viewer: Viewer) -> Vec<String> {
        let tell = |event| CosmoCode::tell(event, self.setup, viewer, self.words);
        events.iter().filter_map(tell).collect()
    }

    /// What happens if this is done now, and the match after it.
    fn after(&self, action: Action) -> (State, Vec<Event>) {
        let (mut state, mut events) = (self.state.clone(), Vec::new());
        let seat = state.actor;
        CosmoCode::apply(&mut state, seat, action, &mut Dice::imagined(1), &mut events);
        (state, events)
    }

    /// The page of the seat that is to change what is heard.
    fn changing(&self) -> Option<(View, Page<Action>)> {
        let actor = Viewer::Seat(self.state.actor);
        let view = CosmoCode::view(self.state, actor);
        (view.stage == Stage::Manipulate).then(|| (view, self.page(actor)))
    }
}

/// Listens near by, changes nothing and takes what comes first.
fn collecting(view: &View, legal: &[Action], dice: &mut Dice) -> Action {
    let wanted = match view.stage {
        Stage::Range => Some(Action::Listen(Range::Short)),
        Stage::Manipulate => Some(Action::Done),
        _ => None,
    };
    wanted.filter(|action| legal.contains(action)).unwrap_or_else(|| dice.pick(legal))
}

/// Some matches of every kind, half of their plies at random and half by the bot; in some of them
/// everybody mostly collects blue cards, until hands are full.
fn always(mut see: impl FnMut(Moment<'_>)) {
    let words = english();
    for seed in 0..16 {
        let perk_scope = [PerkScope::EachPlayer, PerkScope::FirstPlayerOnly][seed as usize % 2];
        let max_rounds = if seed % 3 == 0 { 10 } else { 30 };
        let options = Options { perk_scope, max_rounds };
        let setup = Setup { players: 2 + (seed % 3) as u8, options };
        let (mut dice, mut events) = (Dice::imagined(seed), Vec::new());
        let mut state = CosmoCode::setup(&setup, &mut dice, &mut events);
        loop {
            see(Moment { setup: &setup, state: &state, events: &events, words: &words });
            let Turn::One(seat) = CosmoCode::turn(&state) else { break };
            let legal: Vec<Action> = CosmoCode::legal(&state, seat).collect();
            let view = CosmoCode::view(&state, Viewer::Seat(seat));
            let action = match dice.below(2) {
                _ if seed % 4 == 3 && dice.below(8) > 0 => collecting(&view, &legal, &mut dice),
                0 => dice.pick(&legal),
                _ => CosmoCode::sensible(&state, seat, &mut dice),
            };
            events.clear();
            CosmoCode::apply(&mut state, seat, action, &mut dice, &mut events);
        }
    }
}

fn section<'a>(page: &'a Page<Action>, heading: &str) -> &'a [String] {
    &page.sections.iter().find(|section| section.heading == heading).unwrap().lines
}

fn done(page: &Page<Action>) -> &Control<Action> {
    page.controls.iter().find(|control| control.offer == Offer::Action(Action::Done)).unwrap()
}

#[test]
fn a_page_offers_what_is_legal_in_words_of_its_own() {
    always(|moment| {
        for viewer in Viewer::all(moment.setup.players).chain([Viewer::Open]) {
            let page = moment.page(viewer);
            let names = |action: &Action| action.to_string();
            let offered: BTreeSet<String> = page.offered().map(names).collect();
            assert_eq!(offered, moment.legal(viewer).iter().map(names).collect(), "{page}");
            assert_eq!(offered.len(), page.offered().count(), "{page}");
            let labels: BTreeSet<&str> = page.controls.iter().map(|c| c.label.as_str()).collect();
            assert_eq!(labels.len(), page.controls.len(), "{page}");
            assert!(labels.iter().all(|label| (1..=80).contains(&label.chars().count())), "{page}");
            for section in &page.sections {
                let texts = section.lines.iter().chain([&section.heading]);
                assert!(!section.lines.is_empty(), "{page}");
                assert!(texts.clone().all(|text| !text.trim().is_empty()), "{page}");
                assert!(texts.clone().all(|text| !text.contains(['{', '$'])), "{page}");
            }
            for control in &page.controls {
                if let Offer::Withheld(Reason { section, .. }) = &control.offer {
                    assert!(CosmoCode::HELP.contains(section), "{section}");
                }
            }
        }
    });
}

/// So that they stand as buttons and not in a list.
#[test]
fn changes_stand_in_three_groups_with_short_labels() {
    let mut sizes = BTreeSet::new();
    always(|moment| {
        let Some((_, page)) = moment.changing() else { return };
        let of = |control: &Control<Action>| control.group.clone();
        let groups = page.controls.chunk_by(|one, other| one.group == other.group);
        let groups: Vec<Option<String>> = groups.map(|group| of(&group[0])).collect();
        assert_eq!(
            groups.iter().map(Option::as_deref).collect::<Vec<_>>(),
            [None, Some("Shift"), Some("Flip"), Some("Tune")]
        );
        let changes = page.controls.iter().filter(|control| control.group.is_some());
        sizes.extend(changes.map(|control| control.label.chars().count()));
    });
    assert!(sizes.last().is_some_and(|most| (20..=24).contains(most)), "{sizes:?}");
}

#[test]
fn what_would_be_received_is_what_is_received() {
    let mut seen = [0; 3];
    always(|moment| {
        let Some((view, page)) = moment.changing() else { return };
        let [line] = section(&page, "You would receive now") else { panic!("{page}") };
        let label = &done(&page).label;
        let (after, events) = moment.after(Action::Done);
        let received = events.iter().find_map(|event| match event {
            Event::Received { cards, .. } => Some(cards.as_slice()),
            _ => None,
        });
        let speech = Speech { words: moment.words, viewer: view.viewer };
        let line = line.strip_suffix(", as printed").unwrap_or(line);
        match received {
            Some([]) => {
                assert!(line.starts_with("Nothing: "), "{page}");
                assert_eq!(label, "Receive nothing");
                seen[0] += 1;
            }
            Some(cards) => {
                assert_eq!(*line, speech.cards(cards));
                assert_eq!(*label, format!("Receive {}", speech.sum(cards)));
                seen[1] += 1;
            }
            None => {
                let choice = Moment { state: &after, ..moment }.legal(view.viewer);
                let all: Vec<Card> = view.revealed.iter().map(|heard| heard.card).collect();
                let takes: Vec<Action> = (0..).take(all.len()).map(Action::Take).collect();
                assert_eq!(choice, takes);
                assert_eq!(*line, format!("One of {}", speech.cards(&all)));
                let brief: Vec<String> =
                    all.iter().map(|card| speech.card_briefly(*card)).collect();
                assert_eq!(*label, format!("Take one of {}", brief.join(", ")));
                seen[2] += 1;
            }
        }
    });
    assert!(seen.iter().all(|times| *times > 20), "{seen:?}");
}

/// How many cards would be received.
fn worth(gain: &Gain) -> usize {
    match gain {
        Gain::Nothing => 0,
        Gain::All(places) => places.len(),
        Gain::One(_) => 1,
    }
}

#[test]
fn a_change_that_brings_more_stands_first() {
    let mut better = 0;
    always(|moment| {
        let Some((view, page)) = moment.changing() else { return };
        let gains =
            |action: Action| worth(&CosmoCode::view(&moment.after(action).0, view.viewer).gain);
        for group in page.controls.chunk_by(|one, other| one.group == other.group).skip(1) {
            let gains = group.iter().filter_map(|control| match control.offer {
                Offer::Action(action) => Some(gains(action)),
                Offer::Withheld(_) => None,
            });
            let gains: Vec<usize> = gains.collect();
            let best = gains.iter().max();
            if best.is_some_and(|best| *best > worth(&view.gain)) {
                assert_eq!(gains.first(), best, "{page}");
                better += 1;
            }
        }
    });
    assert!(better > 50, "{better}");
}

#[test]
fn nothing_is_missing_exactly_when_all_is_received() {
    let mut complete = 0;
    always(|moment| {
        let Some((view, _)) = moment.changing() else { return };
        let range = view.range.unwrap();
        let all = match (&view.gain, range) {
            (Gain::All(places), Range::Short) => places.len() == view.revealed.len(),
            (Gain::One(_), Range::Mid | Range::Long) => true,
            _ => false,
        };
        let missing = missing(range, &view.revealed, view.indicator);
        assert_eq!(missing == 0, all, "{:?} {:?}", view.revealed, view.gain);
        complete += usize::from(all);
    });
    assert!(complete > 50, "{complete}");
}

/// Each card of a hand stands there once, with exactly what it can be spent on.
#[test]
fn a_hand_says_what_its_cards_could_do() {
    always(|moment| {
        let Some((view, page)) = moment.changing() else { return };
        let mut hand = view.own().unwrap().hand.clone().unwrap();
        hand.dedup();
        let lines = section(&page, "Your hand");
        let legal = moment.legal(view.viewer);
        assert_eq!(lines.len(), hand.len().max(1), "{page}");
        for (card, line) in hand.iter().zip(lines) {
            let can = |name: &str, is_one: &dyn Fn(&Action) -> bool| {
                assert_eq!(line.contains(name), legal.iter().any(is_one), "{name}: {page}");
            };
            can("shift place", &|action| matches!(action, Action::Shift(of, _) if of == card));
            can(
                "flip to",
                &|action| matches!(action, Action::Flip(one, other) if one == card || other == card),
            );
            can("tune a", &|action| matches!(action, Action::Tune(of, ..) if of == card));
        }
    });
}

#[test]
fn whoever_waits_is_told_for_whom() {
    always(|moment| {
        let acting = moment.state.actor;
        for viewer in Viewer::all(moment.setup.players).filter(|viewer| !viewer.is(acting)) {
            let page = moment.page(viewer);
            let why = format!("waiting for {}.", moment.words.seat(acting));
            let waits = |control: &Control<Action>| matches!(&control.offer, Offer::Withheld(reason) if reason.why.ends_with(&why));
            assert!(page.controls.iter().all(waits), "{page}");
            let seated = viewer != Viewer::Public && moment.state.stage != Stage::Over;
            assert_eq!(page.controls.len(), if seated { 3 } else { 0 });
        }
    });
}

/// What a player might look for in vain is there once, with the reason that holds.
#[test]
fn what_cannot_be_changed_says_why() {
    let mut met = BTreeSet::new();
    always(|moment| {
        let Some((view, page)) = moment.changing() else { return };
        let own = view.own().unwrap();
        let hand = own.hand.clone().unwrap();
        let flexible = own.perk == Some(Perk::Flexible);
        let blue = |card: &&Card| flexible || card.deck() == Deck::Blue;
        for control in &page.controls {
            let Offer::Withheld(Reason { why, section }) = &control.offer else { continue };
            assert_eq!(*section, "changes");
            let kinds = [
                ("A number has been tuned", view.tuned),
                ("A shift takes", !view.tuned),
                ("A flip takes", !view.tuned && hand.iter().filter(blue).count() < 2),
                ("A tune takes", hand.iter().all(|card| card.deck() != Deck::Green)),
                ("No number goes", view.revealed.iter().any(|of| [1, 10].contains(&of.number))),
            ];
            let (kind, holds) = kinds.iter().find(|(kind, _)| why.starts_with(kind)).unwrap();
            assert!(holds, "{why}\n{page}");
            met.insert((*kind, flexible));
        }
    });
    assert_eq!(met.len(), 10, "{met:?}");
}

#[test]
fn nobody_reads_what_is_hidden_from_them() {
    let mut dice = Dice::imagined(7);
    let mut others = 0;
    always(|moment| {
        for viewer in Viewer::all(moment.setup.players) {
            let mut happened = moment.events.to_vec();
            let other = CosmoCode::redeal(moment.state, &mut happened, viewer, &mut dice);
            others += usize::from(other != *moment.state);
            let shown = moment.page(viewer);
            assert_eq!(moment.told(moment.events, viewer), moment.told(&happened, viewer));
            assert_eq!(shown, Moment { state: &other, ..moment }.page(viewer), "{viewer:?}");
        }
    });
    assert!(others > 1000, "{others}");
}

#[test]
fn everything_that_happens_is_told_to_everybody() {
    let mut lines = BTreeSet::new();
    always(|moment| {
        for viewer in Viewer::all(moment.setup.players).chain([Viewer::Open]) {
            let told = moment.told(moment.events, viewer);
            assert_eq!(told.len(), moment.events.len());
            for line in told {
                assert!(line.ends_with('.') && !line.contains(['{', '$', '_']), "{line}");
                lines.extend(line.split(' ').nth(1).map(str::to_owned));
            }
        }
    });
    let verbs = ["listens", "spends", "spend", "receives", "receive", "gives", "give", "chooses"];
    assert!(verbs.iter().all(|verb| lines.contains(*verb)), "{lines:?}");
}
