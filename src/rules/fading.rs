//! What fades at a table where tricks are taken: everybody saw them once, and has to remember
//! them. Which events take a trick or end a round is for a game to say.

use std::ops::Range;

/// All that came before the trick that was taken last, back to the start of its round: only that
/// one and the one on the table are still to be seen.
pub(crate) fn tricks_before_last<Event>(
    events: &[&Event],
    takes: impl Fn(&Event) -> bool,
    ends_round: impl Fn(&Event) -> bool,
) -> Range<usize> {
    let over = events.iter().rposition(|event| ends_round(event));
    let round = over.map_or(0, |over| over + 1);
    let mut taken = (round..events.len()).rev().filter(|at| takes(events[*at]));
    let earlier = taken.nth(1).map_or(round, |at| at + 1);
    round..earlier
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cards are letters, `!` takes a trick and `|` ends a round: what has faded.
    fn faded(events: &str) -> &str {
        let all: Vec<char> = events.chars().collect();
        let all: Vec<&char> = all.iter().collect();
        &events[tricks_before_last(&all, |event| *event == '!', |event| *event == '|')]
    }

    #[test]
    fn the_last_trick_and_the_one_on_the_table_are_to_be_seen() {
        assert_eq!(faded("abc"), "");
        assert_eq!(faded("abc!d"), "");
        assert_eq!(faded("abc!def!g"), "abc!");
        assert_eq!(faded("abc!def!ghi!"), "abc!def!");
    }

    #[test]
    fn nothing_fades_of_a_round_that_is_over() {
        assert_eq!(faded("abc!def!|"), "");
        assert_eq!(faded("abc!def!|ghi!jkl!m"), "ghi!");
    }
}
