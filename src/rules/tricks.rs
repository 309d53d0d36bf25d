//! What games of tricks share: the tricks of a round as a state keeps them, and what fades of them
//! because everybody saw it once, and has to remember it. Which events take a trick or end a round is
//! for a game to say.

use std::ops::Range;

/// A state of a game of rounds with tricks in them.
pub(crate) trait TrickTaking {
    /// A trick: the cards that lie on the table, or lay there before somebody took them.
    type Trick;

    /// Which round is played, or was the last one, from 1.
    fn round(&self) -> u8;

    /// Is the match over?
    fn is_over(&self) -> bool;

    /// How many tricks of the round have been taken.
    fn taken(&self) -> usize;

    /// Those, then the one on the table, then blanks.
    fn tricks(&self) -> &[Self::Trick];

    /// The same, to be changed.
    fn tricks_mut(&mut self) -> &mut [Self::Trick];

    /// The trick on the table.
    #[inline]
    fn trick(&self) -> &Self::Trick {
        &self.tricks()[self.taken()]
    }

    /// The trick on the table, to be changed.
    #[inline]
    fn trick_mut(&mut self) -> &mut Self::Trick {
        let at = self.taken();
        &mut self.tricks_mut()[at]
    }

    /// The tricks of the round that have been taken.
    #[inline]
    fn piles(&self) -> &[Self::Trick] {
        &self.tricks()[..self.taken()]
    }

    /// The tricks of the round that have been seen: those taken, and the one on the table.
    #[inline]
    fn seen_tricks(&self) -> &[Self::Trick] {
        &self.tricks()[..=self.taken()]
    }

    /// How many rounds have been scored.
    fn scored(&self) -> u8 {
        self.round() - u8::from(!self.is_over())
    }
}

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
