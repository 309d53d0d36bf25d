//! Fading: what everybody saw once and has to remember since must not be looked up. Told lines of a
//! running match fade as its rules say. Every viewer is told the same from a few plies as from all of them,
//! and when the match is over everything can be read.

use rules::any::{Happened, Run};
use rules::game::Viewer;
use rules::words::Words;

/// The number of plies at hand where not all of them are.
const LATELY: usize = 10;

/// The laws of fading, after the last of these plies.
pub(super) fn keep(
    happened: &[Happened],
    played: &[String],
    players: u8,
    over: bool,
    words: &Words,
) {
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
    left(happened, &all, played, words);
}

/// What fading has taken out of one line stands in no other that has faded, for a viewer without a seat;
/// the owner of cards may look them up, where the rules say so. `played` is what the controls called
/// the actions.
fn left(happened: &[Happened], all: &Run<'_>, played: &[String], words: &Words) {
    let (mut hidden, mut retold) = (Vec::new(), Vec::new());
    for (ply, one) in happened.iter().enumerate() {
        let (fresh, now) = (one.tell(Viewer::Public, words), all.tell(ply, Viewer::Public, words));
        if fresh == now {
            continue;
        }
        let named = |lines: &[String], name: &str| lines.iter().any(|line| names(line, name));
        let name = ply.checked_sub(1).map(|action| &played[action]);
        hidden.extend(name.filter(|name| named(&fresh, name) && !named(&now, name)));
        retold.extend(now);
    }
    for line in retold {
        let read = hidden.iter().find(|name| names(&line, name));
        assert_eq!(read, None, "what has faded is read back: {line}");
    }
}

/// Does this line say this, and not only as a part of something longer?
fn names(line: &str, name: &str) -> bool {
    line.match_indices(name).any(|(at, _)| {
        let around = [line[..at].chars().next_back(), line[at + name.len()..].chars().next()];
        around.iter().flatten().all(|c| !c.is_alphanumeric())
    })
}
