//! The queue of the requests in the bot's own name: one for all of them, below Discord's limit for everything,
//! channel by channel in turn, and each request no sooner than its own limit lets it. After a limit is over
//! those who have waited for it go one after the other.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Notify, oneshot};
use tokio::time::{Instant, sleep_until, timeout_at};

use super::waits::{Bucket, Waits};

/// The pause from one request to the next, in the long run: 40 in a second. Discord takes 50
/// (topics/rate-limits, "Global Rate Limit").
const PAUSE: Duration = Duration::from_millis(25);

/// The number of requests that may go at once after some quiet. With those of a second it stays below 50.
const BURST: u32 = 8;

/// The same while Discord refuses much of what we ask: it bans an address with 10,000 refusals in ten minutes
/// (topics/rate-limits, "Invalid Request Limit").
const CAREFUL_PAUSE: Duration = Duration::from_secs(1);

/// The number of refusals in [`REFUSALS_OF`] after which we are careful.
const MANY_REFUSALS: u32 = 2_000;

/// The time over which refusals are counted.
const REFUSALS_OF: Duration = Duration::from_secs(10 * 60);

/// The queue. Clones are the same one.
#[derive(Clone)]
pub(super) struct Queue(Arc<Shared>);

struct Shared {
    state: Mutex<State>,
    changed: Notify,
}

/// A request that waits for its turn.
struct Waiter {
    bucket: Bucket,
    turn: oneshot::Sender<()>,
}

struct State {
    waits: Waits,
    /// Those who wait, by the channel or whatever else their limit is for.
    lanes: HashMap<u64, VecDeque<Waiter>>,
    /// The lanes in the order of their turns.
    order: VecDeque<u64>,
    pace: Pace,
    /// A task gives the turns.
    giving: bool,
}

/// What is to be done next.
enum Next {
    /// A turn was given.
    Given,
    /// None can be given before this.
    Wait(Instant),
    /// Nobody waits.
    Nobody,
}

impl Queue {
    pub(super) fn new() -> Queue {
        let state = Mutex::new(State::new());
        Queue(Arc::new(Shared { state, changed: Notify::new() }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes or reads what Discord has told us to wait for.
    pub(super) fn waits<T>(&self, change: impl FnOnce(&mut Waits) -> T) -> T {
        let made = change(&mut self.state().waits);
        self.0.changed.notify_one();
        made
    }

    /// Counts a request that Discord has refused, or told to wait.
    pub(super) fn refused(&self) {
        self.state().pace.refused(Instant::now());
    }

    /// Waits until a request of this bucket may be sent; or says for how long it would have to.
    pub(super) async fn turn(&self, bucket: Bucket, deadline: Instant) -> Result<(), Duration> {
        let now = Instant::now();
        let given = {
            let mut state = self.state();
            if let Some(until) = state.waits.until(bucket, false, now).filter(|it| *it > deadline) {
                return Err(until - now);
            }
            let given = state.join(bucket);
            if !std::mem::replace(&mut state.giving, true) {
                tokio::spawn(self.clone().give_turns());
            }
            given
        };
        self.0.changed.notify_one();
        match timeout_at(deadline, given).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(now.elapsed()),
        }
    }

    /// Gives turns as long as anybody waits for one.
    async fn give_turns(self) {
        loop {
            let next = self.state().next(Instant::now());
            match next {
                Next::Given => {}
                Next::Nobody => return,
                Next::Wait(until) => {
                    tokio::select! {
                        () = sleep_until(until) => {}
                        () = self.0.changed.notified() => {}
                    }
                }
            }
        }
    }
}

impl State {
    fn new() -> State {
        State {
            waits: Waits::default(),
            lanes: HashMap::new(),
            order: VecDeque::new(),
            pace: Pace::new(Instant::now()),
            giving: false,
        }
    }

    /// Waits for a turn, which comes out of the receiver.
    fn join(&mut self, bucket: Bucket) -> oneshot::Receiver<()> {
        let (turn, given) = oneshot::channel();
        let lane = self.lanes.entry(bucket.major).or_default();
        lane.push_back(Waiter { bucket, turn });
        if lane.len() == 1 {
            self.order.push_back(bucket.major);
        }
        given
    }

    fn next(&mut self, now: Instant) -> Next {
        let held = self.pace.next(now).max(self.waits.all());
        let mut soonest: Option<Instant> = None;
        for _ in 0..self.order.len() {
            let Some(major) = self.order.pop_front() else { break };
            let Some(lane) = self.lanes.get_mut(&major) else { continue };
            lane.retain(|waiter| !waiter.turn.is_closed());
            let mut first = None;
            for (at, waiter) in lane.iter().enumerate() {
                match self.waits.until(waiter.bucket, true, now) {
                    None => {
                        first = Some(at);
                        break;
                    }
                    until => soonest = [soonest, until].into_iter().flatten().min(),
                }
            }
            if let Some(held) = held.filter(|held| first.is_some() && *held > now) {
                self.order.push_front(major);
                return Next::Wait(held);
            }
            let waiter = first.and_then(|at| lane.remove(at));
            if lane.is_empty() {
                self.lanes.remove(&major);
            } else {
                self.order.push_back(major);
            }
            // One who has gone takes no turn.
            if waiter.is_some_and(|waiter| waiter.turn.send(()).is_ok()) {
                self.pace.took(now);
                return Next::Given;
            }
        }
        match soonest {
            Some(until) => Next::Wait(until),
            None if self.order.is_empty() => {
                self.giving = false;
                Next::Nobody
            }
            None => Next::Given,
        }
    }
}

/// How fast requests may go.
struct Pace {
    /// When the last request of those that were sent would have gone without a burst.
    even: Instant,
    /// The refusals since then.
    since: Instant,
    refusals: u32,
}

impl Pace {
    fn new(now: Instant) -> Pace {
        Pace { even: now, since: now, refusals: 0 }
    }

    fn refused(&mut self, now: Instant) {
        if now.duration_since(self.since) > REFUSALS_OF {
            (self.since, self.refusals) = (now, 0);
        }
        self.refusals = self.refusals.saturating_add(1);
        if self.refusals == MANY_REFUSALS {
            tracing::warn!(self.refusals, "Discord refuses much of what we ask, going slowly");
        }
    }

    /// The pause from one request to the next, and how many may go at once.
    fn measure(&self, now: Instant) -> (Duration, u32) {
        let lately = now.duration_since(self.since) <= REFUSALS_OF;
        let careful = lately && self.refusals >= MANY_REFUSALS;
        if careful { (CAREFUL_PAUSE, 0) } else { (PAUSE, BURST) }
    }

    /// When the next request may go.
    fn next(&self, now: Instant) -> Option<Instant> {
        let (pause, burst) = self.measure(now);
        self.even.checked_sub(pause * burst)
    }

    fn took(&mut self, now: Instant) {
        self.even = self.even.max(now) + self.measure(now).0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bucket(major: u64) -> Bucket {
        Bucket { route: "edit", major }
    }

    /// A queue on its own, whose time is moved by hand.
    struct Line {
        state: State,
        now: Instant,
        /// Those who wait, and when they had their turn.
        waiting: Vec<(Bucket, oneshot::Receiver<()>)>,
        turns: Vec<(Instant, Bucket)>,
    }

    impl Line {
        fn new() -> Line {
            let (waiting, turns) = (Vec::new(), Vec::new());
            Line { state: State::new(), now: Instant::now(), waiting, turns }
        }

        fn join(&mut self, buckets: impl IntoIterator<Item = Bucket>) {
            for bucket in buckets {
                self.waiting.push((bucket, self.state.join(bucket)));
            }
        }

        /// Gives turns until nobody waits any more.
        fn run(&mut self) -> &[(Instant, Bucket)] {
            loop {
                match self.state.next(self.now) {
                    Next::Nobody => return &self.turns,
                    Next::Wait(until) => {
                        assert!(until > self.now, "it would spin");
                        self.now = until;
                    }
                    Next::Given => {
                        let now = self.now;
                        let had = |(_, turn): &mut (Bucket, oneshot::Receiver<()>)| {
                            turn.try_recv().is_ok()
                        };
                        if let Some(at) = self.waiting.iter_mut().position(had) {
                            self.turns.push((now, self.waiting.remove(at).0));
                        }
                    }
                }
            }
        }

        /// The most turns within a second.
        fn most_in_a_second(&self) -> usize {
            let (mut from, mut most) = (0, 0);
            for (at, (when, _)) in self.turns.iter().enumerate() {
                while *when >= self.turns[from].0 + Duration::from_secs(1) {
                    from += 1;
                }
                most = most.max(at + 1 - from);
            }
            most
        }
    }

    #[test]
    fn ten_thousand_channels_at_once_stay_below_fifty_in_a_second() {
        let mut line = Line::new();
        let began = line.now;
        line.join((0..10_000).map(bucket));
        assert_eq!(line.run().len(), 10_000);
        assert!(line.most_in_a_second() < 50, "{}", line.most_in_a_second());
        let took = line.now - began;
        assert!(took < Duration::from_secs(251), "it is slower than it has to be: {took:?}");
    }

    #[test]
    fn a_channel_that_asks_for_much_does_not_hold_up_the_others() {
        let mut line = Line::new();
        line.join(std::iter::repeat_n(bucket(1), 1000).chain((2..12).map(bucket)));
        let last = line.run().iter().rposition(|(_, bucket)| bucket.major > 1).unwrap();
        assert!(last < 12, "the others waited for {last}");
    }

    #[test]
    fn after_a_limit_on_everything_those_who_have_waited_go_one_after_the_other() {
        let mut line = Line::new();
        let until = line.now + Duration::from_secs(5);
        line.state.waits.hold_all(until);
        line.join((0..2_000).map(bucket));
        assert!(line.run().iter().all(|(at, _)| *at >= until));
        assert!(line.most_in_a_second() < 50);
    }

    #[test]
    fn a_limit_of_one_channel_holds_nobody_else() {
        let mut line = Line::new();
        let until = line.now + Duration::from_secs(60);
        line.state.waits.hold(bucket(1), until, line.now);
        line.join((1..40).map(bucket));
        let (last, others) = line.run().split_last().unwrap();
        assert!(last.1 == bucket(1) && last.0 >= until);
        assert!(others.iter().all(|(at, _)| *at < until));
    }

    #[test]
    fn one_who_has_gone_takes_no_turn() {
        let mut line = Line::new();
        line.join((0..1000).map(bucket));
        line.waiting.clear();
        line.join([bucket(7)]);
        let began = line.now;
        assert_eq!(line.run(), [(began, bucket(7))]);
        assert!(line.state.lanes.is_empty() && line.state.order.is_empty() && !line.state.giving);
    }

    #[test]
    fn who_is_refused_much_goes_slowly_for_a_while() {
        let mut line = Line::new();
        (0..MANY_REFUSALS).for_each(|_| line.state.pace.refused(line.now));
        line.join((0..30).map(bucket));
        line.run();
        assert_eq!(line.most_in_a_second(), 1);
        line.now += REFUSALS_OF;
        line.turns.clear();
        line.join((0..30).map(bucket));
        line.run();
        assert_eq!(line.most_in_a_second(), 30);
    }

    #[tokio::test]
    async fn what_would_have_to_wait_past_its_deadline_is_told_so() {
        let (queue, now, minute) = (Queue::new(), Instant::now(), Duration::from_secs(60));
        queue.waits(|waits| waits.hold(bucket(2), now + minute, now));
        let told = queue.turn(bucket(2), now + Duration::from_secs(1)).await;
        assert!(told.is_err_and(|wait| wait <= minute && wait > minute / 2));
        assert_eq!(queue.turn(bucket(3), now + minute).await, Ok(()));
    }
}
