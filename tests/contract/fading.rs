//! What everybody saw once and has to remember since must not be looked up: told lines of a running
//! match fade as its rules say. Every viewer is told the same from a few plies as from all of them,
//! and when the match is over everything can be read.

use rules::any::{Happened, Run};
use rules::game::Viewer;
use rules::words::Words;
use serde_json::Value;

/// So many plies are at hand where not all of them are.
const LATELY: usize = 10;

/// The laws of fading, after the last of these plies.
pub(super) fn keep(happened: &[Happened], players: u8, over: bool, words: &Words) {
    let from = happened.len().saturating_sub(LATELY);
    let (all, lately) = (Run::running(happened), Run::running(&happened[from..]));
    for viewer in Viewer::all(players) {
        for ply in from..happened.len() {
            let told = all.tell(ply, viewer, words);
            let law = "the last plies alone are told like this among all";
            assert_eq!(lately.tell(ply - from, viewer, words), told, "{law}, to {viewer:?}");
        }
    }
    if over {
        let whole = Run::over(happened);
        for (ply, one) in happened.iter().enumerate() {
            let told = one.tell(Viewer::Public, words);
            assert_eq!(all.tell(ply, Viewer::Public, words), told, "a match that is over fades");
            assert_eq!(whole.tell(ply, Viewer::Public, words), told);
        }
        return;
    }
    let (round, captured) = captured(happened, words);
    for viewer in Viewer::all(players).filter(|_| !captured.is_empty()) {
        let lines = (round..happened.len()).flat_map(|ply| all.tell(ply, viewer, words));
        for line in lines {
            let mut parts = line.split([',', '.', ':']).map(str::trim);
            let read = parts.find(|part| captured.iter().any(|card| part.ends_with(card)));
            assert_eq!(read, None, "a captured card is read back by {viewer:?}: {line}");
        }
    }
}

/// Where the games take tricks: the first ply after the running round was dealt, and the cards of
/// all its tricks but the last one.
fn captured(happened: &[Happened], words: &Words) -> (usize, Vec<String>) {
    let (mut round, mut older, mut last) = (1, Vec::new(), Vec::new());
    for (ply, one) in happened.iter().enumerate() {
        let events = serde_json::to_value(one).expect("events can be written");
        for event in events.as_array().into_iter().flatten() {
            if event["round_over"].is_object() {
                (round, older, last) = (ply + 1, Vec::new(), Vec::new());
            } else if let Some(cards) = event["taken"]["cards"].as_array() {
                older.append(&mut last);
                last = cards.iter().filter_map(Value::as_str).map(str::to_owned).collect();
            }
        }
    }
    let named = |card: &String| {
        let (suit, rank) = card.rsplit_once('-')?;
        Some(words.say("uchu-card", &[("suit", suit.into()), ("rank", rank.into())]))
    };
    (round, older.iter().filter_map(named).collect())
}
