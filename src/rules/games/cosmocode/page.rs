//! A view in words: the table, what is revealed and what it would bring, what happened last, and what
//! is asked for now. Hands and controls have files of their own.

use super::cards::Card;
use super::controls::controls;
use super::deck::{Deck, Range};
use super::hand::hands;
use super::missing::{nearest, off};
use super::speech::{Args, Speech, channel, deck, perk, place, range, whether};
use super::state::Stage;
use super::values::{GOAL, LIMIT};
use super::view::{Gain, LastView, SeatView, View};
use super::{Action, CosmoCode};
use crate::game::{Showing, Viewer};
use crate::page::{Page, Section};
use crate::words::Words;

impl Showing for CosmoCode {
    const HELP: &'static [&'static str] =
        &["idea", "turn", "changes", "receiving", "perks", "hand", "winning"];

    fn page(view: &View, legal: &[Action], words: &Words) -> Page<Action> {
        let speech = Speech { words, viewer: view.viewer };
        let over = view.stage == Stage::Over;
        let seated = matches!(view.viewer, Viewer::Seat(_));
        // A board's picture shows the turn before, a hand's what would be received and what is asked for.
        let on_board = |section: Section| if over || seated { section } else { section.drawn() };
        let in_hand = |section: Section| if !over && seated { section.drawn() } else { section };
        let mut sections = vec![table(view, &speech).drawn()];
        sections.extend(decks(view, &speech).map(Section::drawn));
        sections.extend(revealed(view, &speech).map(Section::drawn));
        sections.extend(gain(view, &speech).map(in_hand));
        let hand = |section: Section| if over { section } else { section.drawn() };
        sections.extend(hands(view, legal, &speech).map(hand));
        // Beside a hand's picture the lines of what happened tell the turn before.
        let last = view.last.iter().filter(|_| over || !seated);
        sections.extend(last.map(|last| on_board(last_turn(last, &speech))));
        sections.extend(discarded(view, &speech));
        sections.push(in_hand(now(view, legal, &speech)));
        Page { title: title(view, &speech), sections, controls: controls(view, legal, &speech) }
    }
}

pub(super) fn title(view: &View, speech: &Speech<'_>) -> String {
    let rounds = view.options.max_rounds;
    let args = [("round", view.round.into()), ("rounds", rounds.into())];
    match view.stage {
        Stage::Over => speech.say("cosmocode-title-over", &[]),
        _ if rounds == 0 => speech.say("cosmocode-title", &args),
        _ => speech.say("cosmocode-title-limited", &args),
    }
}

pub(super) fn table(view: &View, speech: &Speech<'_>) -> Section {
    let heading = speech.say("cosmocode-table", &[]);
    let standings = view.seats.iter().map(|seen| standing(seen, speech));
    if view.stage == Stage::Over {
        return Section::new(heading, standings.collect());
    }
    let mut lines = vec![speech.say("cosmocode-indicator", &[channel(view.indicator)])];
    lines.push(speech.of(view.actor, "cosmocode-turn", &[]));
    lines.extend(standings);
    Section::new(heading, lines)
}

/// How many cards there are to turn over, as long as any will be.
pub(super) fn decks(view: &View, speech: &Speech<'_>) -> Option<Section> {
    let lines = view.decks.iter().map(|pile| {
        let counts = [("left", pile.left.into()), ("discarded", pile.discards.len().into())];
        speech.say("cosmocode-deck-left", &[&[deck(pile.deck)], &counts[..]].concat())
    });
    let section = || Section::new(speech.say("cosmocode-decks", &[]), lines.collect());
    (view.stage != Stage::Over).then(section)
}

/// What somebody has.
pub(super) fn standing(seen: &SeatView, speech: &Speech<'_>) -> String {
    let args = [
        ("signals", seen.signals.len().into()),
        ("cards", speech.cards(&seen.signals).into()),
        ("hand", seen.cards.into()),
        perk(seen.perk),
    ];
    speech.of(seen.seat, "cosmocode-standing", &args)
}

/// What lies in the middle, as it is heard now.
pub(super) fn revealed(view: &View, speech: &Speech<'_>) -> Option<Section> {
    if view.stage == Stage::Range {
        let lines = vec![speech.say("cosmocode-revealed-awaited", &[])];
        return Some(Section::new(speech.say("cosmocode-revealed-none", &[]), lines));
    }
    let of = view.range.filter(|_| view.stage != Stage::Over && !view.revealed.is_empty())?;
    let places = view.revealed.iter().zip(0..).map(|(heard, at)| {
        let mut args: Args<'_> = vec![
            place(at),
            ("card", speech.transmission(heard).into()),
            ("fate", view.fate(at).name().into()),
        ];
        if !heard.is_changed() {
            return speech.say("cosmocode-place", &args);
        }
        let printed = heard.card;
        args.push(("printed", speech.heard(printed.number(), printed.channel()).into()));
        speech.say("cosmocode-place-changed", &args)
    });
    let run = (of == Range::Long).then(|| run(view, speech)).flatten();
    let spent = (!view.spent.is_empty())
        .then(|| speech.say("cosmocode-spent", &[("cards", speech.cards(&view.spent).into())]));
    let lines = places.chain(run).chain(spent).collect();
    Some(Section::new(speech.say("cosmocode-revealed", &[range(of)]), lines))
}

/// Do the numbers make a run, and what would make them one?
fn run(view: &View, speech: &Speech<'_>) -> Option<String> {
    let nearest = nearest(&view.revealed)?;
    let numbers = ("numbers", numbers(view, speech).into());
    if nearest.steps == 0 {
        return Some(speech.say("cosmocode-run", &[numbers]));
    }
    let goals = view.revealed.iter().zip(&nearest.numbers).zip(0..);
    let changes = goals.filter(|((heard, to), _)| heard.number != **to).map(|((heard, to), at)| {
        let args = [place(at), ("from", heard.number.into()), ("to", (*to).into())];
        speech.say("cosmocode-run-change", &args)
    });
    let changes = speech.words.list(changes);
    let mut run = nearest.numbers;
    run.sort_unstable();
    let args = [
        numbers,
        ("run", speech.numbers(run).into()),
        ("steps", nearest.steps.into()),
        ("changes", changes.into()),
    ];
    Some(speech.say("cosmocode-run-missing", &args))
}

fn numbers(view: &View, speech: &Speech<'_>) -> String {
    let mut numbers: Vec<u8> = view.revealed.iter().map(|heard| heard.number).collect();
    numbers.sort_unstable();
    speech.numbers(numbers)
}

/// What the revealed cards would bring if nothing more were changed.
pub(super) fn gain(view: &View, speech: &Speech<'_>) -> Option<Section> {
    let of = view.range.filter(|_| view.stage == Stage::Manipulate)?;
    let cards = |places: &[u8]| {
        let changed = places.iter().any(|at| view.revealed[usize::from(*at)].is_changed());
        let cards = speech.cards(&view.printed(places));
        [("cards", cards.into()), whether("changed", changed)]
    };
    let line = match &view.gain {
        Gain::All(places) => speech.say("cosmocode-gain-all", &cards(places)),
        Gain::One(places) => speech.say("cosmocode-gain-one", &cards(places)),
        Gain::Nothing => nothing(view, of, speech),
    };
    Some(Section::new(speech.of(view.actor, "cosmocode-gain", &[]), vec![line]))
}

/// Why there is nothing to receive.
fn nothing(view: &View, of: Range, speech: &Speech<'_>) -> String {
    let off = off(&view.revealed, view.indicator);
    let no_run = of == Range::Long && nearest(&view.revealed).is_some_and(|run| run.steps > 0);
    let key = match of {
        _ if off.is_empty() && !no_run => "cosmocode-gain-nothing",
        Range::Short => "cosmocode-gain-nothing-short",
        Range::Mid => "cosmocode-gain-nothing-mid",
        Range::Long if off.is_empty() => "cosmocode-gain-nothing-run",
        Range::Long if no_run => "cosmocode-gain-nothing-both",
        Range::Long => "cosmocode-gain-nothing-long",
    };
    let heard = off.iter().map(|at| {
        let heard = view.revealed[usize::from(*at)];
        speech.heard(heard.number, heard.channel)
    });
    let args = [
        ("off", speech.words.list(heard).into()),
        ("count", off.len().into()),
        channel(view.indicator),
        ("numbers", numbers(view, speech).into()),
    ];
    speech.say(key, &args)
}

pub(super) fn last_turn(last: &LastView, speech: &Speech<'_>) -> Section {
    let heard = last.revealed.iter().map(|heard| {
        let card = ("card", speech.transmission(heard).into());
        if !heard.is_changed() {
            return speech.say("cosmocode-last-card", &[card]);
        }
        let printed = speech.heard(heard.card.number(), heard.card.channel());
        speech.say("cosmocode-last-card-changed", &[card, ("printed", printed.into())])
    });
    let heard = speech.words.list(heard);
    let received: Vec<Card> =
        last.received.iter().map(|at| last.revealed[usize::from(*at)].card).collect();
    let cards =
        |cards: &[Card]| [("cards", speech.cards(cards).into()), ("count", cards.len().into())];
    let listened = [range(last.range), channel(last.indicator)];
    let lines = vec![
        speech.of(last.seat, "cosmocode-last-listened", &listened),
        speech.say("cosmocode-last-heard", &[("cards", heard.into())]),
        speech.say("cosmocode-last-spent", &cards(&last.spent)),
        speech.say("cosmocode-last-received", &cards(&received)),
    ];
    Section::new(speech.say("cosmocode-last", &[]), lines)
}

/// The red cards that are out for now, for a player who thinks of listening far. (The other piles would be
/// long lists that nobody reads; the log has them.)
fn discarded(view: &View, speech: &Speech<'_>) -> Option<Section> {
    let red = &view.decks[Deck::Red as usize].discards;
    let asked = view.acts() && view.stage == Stage::Range && !red.is_empty();
    let heading = || speech.say("cosmocode-discarded", &[]);
    asked.then(|| Section::new(heading(), vec![speech.cards(red)]))
}

fn now(view: &View, legal: &[Action], speech: &Speech<'_>) -> Section {
    Section::new(speech.say("cosmocode-now", &[]), prompt(view, legal, speech))
}

pub(super) fn prompt(view: &View, legal: &[Action], speech: &Speech<'_>) -> Vec<String> {
    let one = |key: &str| vec![speech.of(view.actor, key, &[])];
    match view.stage {
        Stage::Over => result(view, speech),
        Stage::Range => one("cosmocode-now-range"),
        Stage::Manipulate if legal == [Action::Done] => {
            vec![speech.say("cosmocode-now-receive", &[])]
        }
        Stage::Manipulate if view.tuned => one("cosmocode-now-tuned"),
        Stage::Manipulate => {
            let tunes = legal.iter().any(|action| matches!(action, Action::Tune(..)));
            let others = |action: &Action| matches!(action, Action::Shift(..) | Action::Flip(..));
            let both = tunes && legal.iter().any(others);
            let order = both.then(|| speech.say("cosmocode-now-order", &[]));
            one("cosmocode-now-manipulate").into_iter().chain(order).collect()
        }
        Stage::Take => one("cosmocode-now-take"),
        Stage::Perk => one("cosmocode-now-perk"),
        Stage::Drop => {
            let over = usize::from(view.seat(view.actor).cards).saturating_sub(LIMIT);
            let args = [("count", over.into()), ("limit", LIMIT.into())];
            vec![speech.of(view.actor, "cosmocode-now-drop", &args)]
        }
    }
}

/// Who has won, and how.
pub(super) fn result(view: &View, speech: &Speech<'_>) -> Vec<String> {
    let winners = view.outcome.iter().flat_map(|outcome| &outcome.winners);
    let seats: Vec<&SeatView> = winners.map(|seat| view.seat(*seat)).collect();
    let most = view.seats.iter().map(|seen| seen.signals.len()).max();
    let ahead = view.seats.iter().filter(|seen| Some(seen.signals.len()) == most).count() == 1;
    let mut lines = Vec::new();
    if seats.iter().all(|seen| seen.signals.len() < GOAL) {
        let rounds = [("rounds", view.options.max_rounds.into())];
        lines.push(speech.say("cosmocode-now-limit", &rounds));
    }
    lines.extend(seats.iter().map(|seen| {
        let key = match seats.len() {
            _ if seen.signals.len() >= GOAL => "cosmocode-now-won",
            1 if ahead => "cosmocode-now-most-signals",
            1 => "cosmocode-now-most-cards",
            _ => "cosmocode-now-shared",
        };
        let args = [
            ("cards", speech.cards(&seen.signals).into()),
            ("signals", seen.signals.len().into()),
            ("hand", seen.cards.into()),
        ];
        speech.of(seen.seat, key, &args)
    }));
    lines
}

#[cfg(test)]
mod tests;
