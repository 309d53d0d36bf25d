//! Where bots think: a few threads of their own, so that however many of them think, no press waits.
//!
//! How long one may think is a time; how well, a number of iterations. The pool knows how fast each game
//! went lately and makes the one of the other, less for each if many are waiting.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use tokio::sync::oneshot;

/// How long a bot thinks about an action.
#[derive(Clone, Copy, Debug)]
pub enum Thinking {
    /// This many milliseconds, if the machine is not too busy.
    Millis(u32),
    /// Exactly this many iterations, so that it thinks of the same every time.
    Iterations(u32),
}

/// The speed that a game is taken to have before anything is known, in iterations a second.
const FIRST_ITERATIONS_PER_SECOND: f64 = 4_000.0;
/// The shortest thought.
const LEAST_ITERATIONS: f64 = 64.0;
/// The longest thought.
const MOST_ITERATIONS: f64 = 200_000.0;

/// The threads that bots think on.
pub(crate) struct Pool {
    shared: Arc<Shared>,
    threads: usize,
}

struct Shared {
    thinking: Thinking,
    queue: Mutex<Queue>,
    more: Condvar,
}

/// Who a thought is for. Those before others are thought for first, however long the others wait: a
/// table goes on, and advice comes when there is time for it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Rank {
    /// A bot that is to act at a table.
    Bot,
    /// Somebody who is to act and wants a hint.
    Hint,
    /// Somebody who looks back.
    Review,
}

const RANKS: usize = 3;

#[derive(Default)]
struct Queue {
    /// By rank.
    jobs: [VecDeque<Job>; RANKS],
    /// How fast each game went lately, in iterations a second.
    paces: HashMap<&'static str, f64>,
    threads: usize,
    idle: usize,
    closed: bool,
}

struct Job {
    game: &'static str,
    /// The number of parts that the time is divided into; it has one of them.
    part: u32,
    /// Has it been thought of? Not if nobody waits for it any more.
    think: Box<dyn FnOnce(u32) -> bool + Send>,
}

impl Pool {
    /// Half of the machine's cores, for bots that think like this.
    pub(crate) fn new(thinking: Thinking) -> Pool {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let queue = Mutex::default();
        let shared = Arc::new(Shared { thinking, queue, more: Condvar::new() });
        Pool { shared, threads: (cores / 2).max(1) }
    }

    /// Thinks about something, for one of this many parts of the time, in iterations. Nothing comes of a
    /// thought that fell over.
    pub(crate) fn think<Thought: Send + 'static>(
        &self,
        rank: Rank,
        game: &'static str,
        part: u32,
        think: impl FnOnce(u32) -> Thought + Send + 'static,
    ) -> oneshot::Receiver<Thought> {
        let (answer, answered) = oneshot::channel();
        let think = Box::new(move |iterations| {
            let awaited = !answer.is_closed();
            if awaited {
                // The asker may go meanwhile.
                let _ = answer.send(think(iterations));
            }
            awaited
        });
        let mut queue = self.shared.queue();
        queue.jobs[rank as usize].push_back(Job { game, part: part.max(1), think });
        if queue.idle == 0 && queue.threads < self.threads {
            queue.threads += 1;
            let shared = Arc::clone(&self.shared);
            let named = thread::Builder::new().name("bots".to_owned());
            if let Err(error) = named.spawn(move || shared.work()) {
                tracing::error!(%error, "no thread for bots to think on");
                queue.threads -= 1;
            }
        }
        self.shared.more.notify_one();
        answered
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.queue().closed = true;
        self.shared.more.notify_all();
    }
}

impl Shared {
    /// What a thread that fell over held was whole: jobs run without it.
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        loop {
            let mut queue = self.queue();
            while queue.is_empty() && !queue.closed {
                queue.idle += 1;
                queue = self.more.wait(queue).unwrap_or_else(PoisonError::into_inner);
                queue.idle -= 1;
            }
            if queue.closed {
                return;
            }
            let Some((rank, Job { game, part, think })) = queue.next() else { continue };
            let iterations = queue.iterations(self.thinking, rank, game, part);
            drop(queue);
            let started = Instant::now();
            match catch_unwind(AssertUnwindSafe(|| think(iterations))) {
                Ok(true) => {
                    let pace = f64::from(iterations) / started.elapsed().as_secs_f64();
                    self.queue().note(game, pace);
                }
                Ok(false) => {}
                Err(_) => tracing::error!(game, iterations, "a thought fell over"),
            }
        }
    }
}

impl Queue {
    fn is_empty(&self) -> bool {
        self.jobs.iter().all(VecDeque::is_empty)
    }

    /// The job that is next, and the index of its rank.
    fn next(&mut self) -> Option<(usize, Job)> {
        let rank = self.jobs.iter().position(|jobs| !jobs.is_empty())?;
        Some((rank, self.jobs[rank].pop_front()?))
    }

    /// How many iterations the time allows; those who wait behind this rank take nothing of it.
    fn iterations(&self, thinking: Thinking, rank: usize, game: &str, part: u32) -> u32 {
        match thinking {
            Thinking::Iterations(iterations) => (iterations / part).max(1),
            Thinking::Millis(millis) => {
                let pace = self.paces.get(game).copied().unwrap_or(FIRST_ITERATIONS_PER_SECOND);
                let seconds = f64::from(millis) / 1000.0 / f64::from(part);
                let waiting: usize = self.jobs[..=rank].iter().map(VecDeque::len).sum();
                let busy = 1 + waiting / self.threads.max(1);
                (pace * seconds / busy as f64).clamp(LEAST_ITERATIONS, MOST_ITERATIONS) as u32
            }
        }
    }

    /// The newest counts as much as all before it.
    fn note(&mut self, game: &'static str, pace: f64) {
        if pace.is_finite() {
            let known = self.paces.entry(game).or_insert(pace);
            *known = (*known + pace) / 2.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn a_thought_that_falls_over_is_nobodys_and_the_next_one_is_thought() {
        let pool = Pool::new(Thinking::Iterations(10));
        let fallen =
            pool.think(Rank::Bot, "toy", 1, |_| -> u32 { panic!("it could not be thought") });
        let next = pool.think(Rank::Bot, "toy", 1, |iterations| iterations);
        assert!(fallen.await.is_err());
        assert_eq!(next.await, Ok(10));
    }

    #[tokio::test]
    async fn however_many_think_no_more_threads_do() {
        let pool = Pool::new(Thinking::Iterations(1));
        let at_once = Arc::new(Mutex::new((0, 0)));
        let thoughts: Vec<_> = (0..200)
            .map(|number| {
                let at_once = Arc::clone(&at_once);
                pool.think(Rank::Bot, "toy", 1, move |_| {
                    let mut now = at_once.lock().unwrap();
                    *now = (now.0 + 1, now.1.max(now.0 + 1));
                    drop(now);
                    thread::yield_now();
                    at_once.lock().unwrap().0 -= 1;
                    number
                })
            })
            .collect();
        for (number, thought) in thoughts.into_iter().enumerate() {
            assert_eq!(thought.await, Ok(number));
        }
        assert!(at_once.lock().unwrap().1 <= pool.threads);
    }

    /// One thread, held up until the sender is dropped.
    fn held_up() -> (Pool, mpsc::Sender<()>) {
        let mut pool = Pool::new(Thinking::Iterations(1));
        pool.threads = 1;
        let (let_go, held) = mpsc::channel::<()>();
        let (begins, began) = mpsc::channel();
        let holds = pool.think(Rank::Bot, "toy", 1, move |_| {
            let _ = begins.send(());
            let _ = held.recv();
        });
        began.recv().unwrap();
        drop(holds);
        (pool, let_go)
    }

    #[tokio::test]
    async fn bots_at_their_tables_come_before_all_advice_and_hints_before_reviews() {
        let (pool, let_go) = held_up();
        let order = Arc::new(Mutex::new(Vec::new()));
        let ranks = [Rank::Review; 50].into_iter().chain([Rank::Hint, Rank::Bot]);
        let thoughts: Vec<_> = ranks
            .map(|rank| {
                let order = Arc::clone(&order);
                pool.think(rank, "toy", 1, move |_| order.lock().unwrap().push(rank as usize))
            })
            .collect();
        drop(let_go);
        for thought in thoughts {
            thought.await.unwrap();
        }
        assert_eq!(order.lock().unwrap()[..3], [0, 1, 2]);
    }

    #[tokio::test]
    async fn what_nobody_waits_for_any_more_is_not_thought_of() {
        let (pool, let_go) = held_up();
        let thought_of = Arc::new(Mutex::new(0));
        let counted = Arc::clone(&thought_of);
        drop(pool.think(Rank::Bot, "toy", 1, move |_| *counted.lock().unwrap() += 1));
        let last = pool.think(Rank::Bot, "toy", 1, |_| ());
        drop(let_go);
        last.await.unwrap();
        assert_eq!(*thought_of.lock().unwrap(), 0);
    }

    #[test]
    fn iterations_follow_from_the_time_the_pace_and_how_many_wait() {
        let mut queue = Queue { threads: 1, ..Queue::default() };
        let second = Thinking::Millis(1_000);
        assert_eq!(queue.iterations(second, 0, "toy", 1), 4_000, "nothing is known yet");
        queue.note("toy", 50_000.0);
        assert_eq!(queue.iterations(second, 0, "toy", 1), 50_000);
        assert_eq!(queue.iterations(second, 0, "toy", 10), 5_000);
        queue.note("toy", 10_000.0);
        assert_eq!(queue.iterations(second, 0, "toy", 1), 30_000);
        assert_eq!(queue.iterations(second, 0, "other", 1), 4_000);
        let wait = |_| Job { game: "toy", part: 1, think: Box::new(|_| true) };
        queue.jobs[2].extend((0..90).map(wait));
        assert_eq!(queue.iterations(second, 0, "toy", 1), 30_000, "they wait behind it");
        queue.jobs[0].extend((0..9).map(wait));
        assert_eq!(queue.iterations(second, 0, "toy", 1), 3_000);
        assert_eq!(queue.iterations(Thinking::Millis(1), 0, "toy", 100), LEAST_ITERATIONS as u32);
        assert_eq!(queue.iterations(Thinking::Iterations(30), 0, "toy", 10), 3);
        queue.note("toy", f64::INFINITY);
        assert_eq!(queue.iterations(second, 0, "toy", 1), 3_000);
    }
}
