//! What a hard bot would do in somebody's place, in words.

use rules::any::Token;
use rules::bot::Opinion;
use rules::page::{Control, Offer, Page};
use rules::words::Words;

use crate::table::Puzzle;

/// What a bot would do in the viewer's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The action, as the viewer's page calls it.
    pub play: String,
    /// Why, in a sentence, if the game has one for it.
    pub reason: Option<String>,
    /// The number of imagined matches in which it was tried.
    pub tries: u32,
    /// The number of all imagined matches.
    pub imagined: u32,
    /// The next best action, if there is another, and by how much it is worse, in hundredths of what
    /// lies between the last place and the first.
    pub next: Option<(String, u32)>,
}

impl Hint {
    /// Thinks for this many iterations.
    pub(crate) fn think(
        mut puzzle: Puzzle,
        iterations: u32,
        page: &Page<Token>,
        words: &Words,
    ) -> Option<Hint> {
        let opinions = puzzle.sight.search(iterations, &mut puzzle.dice);
        let (best, others) = opinions.split_first()?;
        let next = others
            .first()
            .and_then(|other| Some((label(page, &other.token)?, hundredths(best, other))));
        Some(Hint {
            play: label(page, &best.token)?,
            reason: puzzle.sight.reason(&best.token, words),
            tries: best.tries,
            imagined: opinions.iter().map(|opinion| opinion.tries).sum(),
            next,
        })
    }
}

/// What a page calls an action, with the group that it stands in.
pub(crate) fn label(page: &Page<Token>, token: &Token) -> Option<String> {
    let named =
        |control: &&Control<Token>| matches!(&control.offer, Offer::Action(one) if one == token);
    let control = page.controls.iter().find(named)?;
    Some(match &control.group {
        Some(group) => format!("{group}: {}", control.label),
        None => control.label.clone(),
    })
}

/// By how much one is better than the other, in hundredths of what lies between the last place and the
/// first.
pub(crate) fn hundredths(one: &Opinion, other: &Opinion) -> u32 {
    ((one.worth - other.worth).max(0.0) * 100.0).round() as u32
}
