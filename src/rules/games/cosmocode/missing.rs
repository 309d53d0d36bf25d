//! What is missing before all that is heard can be received: cards that are on the other channel, and
//! at long range the steps to a run. For advice and bots: what is received is for the rules to say.

use super::cards::Revealed;
use super::deck::{Channel, Range};
use super::values::{HIGHEST, RUN};

/// The places, counted from 0, of the cards that are not on this channel.
pub(super) fn off(revealed: &[Revealed], indicator: Channel) -> Vec<u8> {
    let off = revealed.iter().zip(0..).filter(|(of, _)| of.channel != indicator);
    off.map(|(_, place)| place).collect()
}

/// The run that takes the fewest steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    /// The number that each place needs.
    pub(super) numbers: [u8; RUN],
    /// By one each.
    pub(super) steps: u8,
}

/// The run nearest to these numbers; none where there are not three.
pub(super) fn nearest(revealed: &[Revealed]) -> Option<Run> {
    let heard: &[Revealed; RUN] = revealed.try_into().ok()?;
    let mut order: [usize; RUN] = std::array::from_fn(|place| place);
    order.sort_by_key(|place| heard[*place].number);
    let from = |first: u8| {
        let mut run = Run { numbers: [0; RUN], steps: 0 };
        for (place, number) in order.into_iter().zip(first..) {
            run.numbers[place] = number;
            run.steps += number.abs_diff(heard[place].number);
        }
        run
    };
    let firsts = 1..=HIGHEST + 1 - RUN as u8;
    firsts.map(from).min_by_key(|run| run.steps)
}

/// How many shifts and tunes would be needed.
pub(super) fn missing(range: Range, revealed: &[Revealed], indicator: Channel) -> usize {
    let steps = match range {
        Range::Short | Range::Mid => 0,
        Range::Long => nearest(revealed).map_or(0, |run| usize::from(run.steps)),
    };
    off(revealed, indicator).len() + steps
}
