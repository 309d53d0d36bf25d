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

#[derive(Default)]
struct Queue {
    jobs: VecDeque<Job>,
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
    think: Box<dyn FnOnce(u32) + Send>,
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
        game: &'static str,
        part: u32,
        think: impl FnOnce(u32) -> Thought + Send + 'static,
    ) -> oneshot::Receiver<Thought> {
        let (answer, answered) = oneshot::channel();
        // The asker may have gone.
        let think = Box::new(move |iterations| drop(answer.send(think(iterations))));
        let mut queue = self.shared.queue();
        queue.jobs.push_back(Job { game, part: part.max(1), think });
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
            while queue.jobs.is_empty() && !queue.closed {
                queue.idle += 1;
                queue = self.more.wait(queue).unwrap_or_else(PoisonError::into_inner);
                queue.idle -= 1;
            }
            if queue.closed {
                return;
            }
            let Some(Job { game, part, think }) = queue.jobs.pop_front() else { continue };
            let iterations = queue.iterations(self.thinking, game, part);
            drop(queue);
            let started = Instant::now();
            if catch_unwind(AssertUnwindSafe(|| think(iterations))).is_err() {
                tracing::error!(game, iterations, "a thought fell over");
                continue;
            }
            self.queue().note(game, f64::from(iterations) / started.elapsed().as_secs_f64());
        }
    }
}

impl Queue {
    fn iterations(&self, thinking: Thinking, game: &str, part: u32) -> u32 {
        match thinking {
            Thinking::Iterations(iterations) => (iterations / part).max(1),
            Thinking::Millis(millis) => {
                let pace = self.paces.get(game).copied().unwrap_or(FIRST_ITERATIONS_PER_SECOND);
                let seconds = f64::from(millis) / 1000.0 / f64::from(part);
                let busy = 1 + self.jobs.len() / self.threads.max(1);
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
    use super::*;

    #[tokio::test]
    async fn a_thought_that_falls_over_is_nobodys_and_the_next_one_is_thought() {
        let pool = Pool::new(Thinking::Iterations(10));
        let fallen = pool.think("toy", 1, |_| -> u32 { panic!("it could not be thought") });
        let next = pool.think("toy", 1, |iterations| iterations);
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
                pool.think("toy", 1, move |_| {
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

    #[test]
    fn iterations_follow_from_the_time_the_pace_and_how_many_wait() {
        let mut queue = Queue { threads: 1, ..Queue::default() };
        let second = Thinking::Millis(1_000);
        assert_eq!(queue.iterations(second, "toy", 1), 4_000, "nothing is known yet");
        queue.note("toy", 50_000.0);
        assert_eq!(queue.iterations(second, "toy", 1), 50_000);
        assert_eq!(queue.iterations(second, "toy", 10), 5_000);
        queue.note("toy", 10_000.0);
        assert_eq!(queue.iterations(second, "toy", 1), 30_000);
        assert_eq!(queue.iterations(second, "other", 1), 4_000);
        let wait = |_| Job { game: "toy", part: 1, think: Box::new(|_| ()) };
        queue.jobs.extend((0..9).map(wait));
        assert_eq!(queue.iterations(second, "toy", 1), 3_000);
        assert_eq!(queue.iterations(Thinking::Millis(1), "toy", 100), LEAST_ITERATIONS as u32);
        assert_eq!(queue.iterations(Thinking::Iterations(30), "toy", 10), 3);
        queue.note("toy", f64::INFINITY);
        assert_eq!(queue.iterations(second, "toy", 1), 3_000);
    }
}
