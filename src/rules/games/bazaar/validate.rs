//! Which snapshots can be true. A snapshot comes from a disk or from a file that somebody imports: what
//! is accepted here can be shown and played on, whatever it says. Snapshots of older rules are carried
//! over here as well, once there are any.

use super::Bazaar;
use super::state::{HIGHEST_BID, MOST_SEATS, Options, State, Step};
use crate::game::{Rules, Saving, Setup};

impl Saving for Bazaar {
    fn upgrade(setup: &Setup<Options>, rules: u16, snapshot: &str) -> Option<State> {
        let state: State = serde_json::from_str(snapshot).ok()?;
        (rules == Bazaar::VERSION && is_valid(&state, setup)).then_some(state)
    }
}

/// Could the rules have brought this state about in a match that was set up like this?
fn is_valid(state: &State, setup: &Setup<Options>) -> bool {
    state.merchants.len() == usize::from(setup.players)
        && state.merchants.len() <= MOST_SEATS
        && state.options == setup.options
        && (1..=state.days() + 1).contains(&state.day)
        && state.agenda.is_valid(setup.players)
        && merchants_are_valid(state)
        && steps_are_valid(state)
}

fn merchants_are_valid(state: &State) -> bool {
    // Every day but one that runs has ended, with at most one ware and seven points for its winner.
    let wares: usize = state.merchants.iter().map(|own| own.stall.len()).sum();
    let most = 10 * i32::from(state.day) + 2;
    wares <= usize::from(state.day)
        && state.merchants.iter().all(|own| {
            own.bid.is_none_or(|bid| (1..=HIGHEST_BID).contains(&bid))
                && (0..=most).contains(&own.points)
        })
}

/// The steps on the agenda are the ones that are due: bids of all who have not bid yet, or what is left
/// of a winner's turn; nothing when the match is over.
fn steps_are_valid(state: &State) -> bool {
    let steps: Vec<Step> = state.agenda.items().map(|item| item.step).collect();
    let nobody_has_bid = state.merchants.iter().all(|own| own.bid.is_none());
    match steps[..] {
        [] => state.is_over() && nobody_has_bid,
        [Step::Bid, ..] => {
            let open = |seat| state.agenda.step_of(seat).is_some();
            let missing = state.everyone().filter(|(_, own)| own.bid.is_none()).count();
            !state.is_over()
                && steps.len() == missing
                && steps.iter().all(|step| *step == Step::Bid)
                && state.everyone().all(|(seat, own)| own.bid.is_none() == open(seat))
        }
        [Step::Take | Step::Put(_), Step::Cry] | [Step::Cry] => {
            let mut seats = state.agenda.items().map(|item| item.seat);
            let winner = seats.next();
            !state.is_over()
                && !state.options.quick
                && nobody_has_bid
                && state.agenda.is_sequential()
                && seats.all(|seat| Some(seat) == winner)
        }
        _ => false,
    }
}
