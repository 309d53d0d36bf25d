//! Turns for what is large: records, replays, rules and logs. A few of them are made and sent at once,
//! and nobody has many waiting, so that however many are asked for, they take little room.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use host::User;
use tokio::sync::{Semaphore, SemaphorePermit};

/// The number of large answers in work at once: a record takes some megabytes until it is sent.
const LARGE_AT_ONCE: usize = 8;

/// The number of them that one user can have waiting or in work.
const LARGE_EACH: usize = 4;

/// Turns for large answers.
pub(crate) struct Turns {
    places: Semaphore,
    /// How many each user has waiting or in work.
    waiting: Mutex<HashMap<User, usize>>,
}

impl Default for Turns {
    fn default() -> Turns {
        Turns { places: Semaphore::new(LARGE_AT_ONCE), waiting: Mutex::default() }
    }
}

impl Turns {
    /// Lines this user up for a turn; nothing if they wait for too many already.
    pub(crate) fn line_up(&self, user: User) -> Option<InLine<'_>> {
        let mut waiting = self.waiting();
        let count = waiting.entry(user).or_default();
        if *count >= LARGE_EACH {
            return None;
        }
        *count += 1;
        Some(InLine { turns: self, user })
    }

    fn waiting(&self) -> MutexGuard<'_, HashMap<User, usize>> {
        // Nothing panics while it is held.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody in line, until this is dropped.
pub(crate) struct InLine<'a> {
    turns: &'a Turns,
    user: User,
}

impl<'a> InLine<'a> {
    /// Waits for their turn, which lasts until it is dropped.
    pub(crate) async fn turn(&self) -> SemaphorePermit<'a> {
        self.turns.places.acquire().await.expect("nobody closes it")
    }
}

impl Drop for InLine<'_> {
    fn drop(&mut self) {
        let mut waiting = self.turns.waiting();
        if let Some(count) = waiting.get_mut(&self.user) {
            *count -= 1;
            if *count == 0 {
                waiting.remove(&self.user);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::task::{Context, Waker};

    use super::*;

    #[test]
    fn nobody_has_many_waiting_and_nobody_else_minds() {
        let turns = Turns::default();
        let mut mine: Vec<_> = (0..LARGE_EACH).filter_map(|_| turns.line_up(User(1))).collect();
        assert_eq!(mine.len(), LARGE_EACH);
        assert!(turns.line_up(User(1)).is_none());
        assert!(turns.line_up(User(2)).is_some());
        mine.pop();
        assert!(turns.line_up(User(1)).is_some());
        drop(mine);
        assert!(turns.waiting().is_empty(), "those who have gone are not remembered");
    }

    #[tokio::test]
    async fn a_few_are_in_work_and_the_next_comes_when_one_is_done() {
        let turns = Turns::default();
        let in_line: Vec<_> = (0..300).filter_map(|user| turns.line_up(User(user))).collect();
        let mut in_work = Vec::new();
        for one in &in_line[..LARGE_AT_ONCE] {
            in_work.push(one.turn().await);
        }
        let mut next = pin!(in_line[LARGE_AT_ONCE].turn());
        let mut context = Context::from_waker(Waker::noop());
        assert!(next.as_mut().poll(&mut context).is_pending());
        in_work.pop();
        assert!(next.as_mut().poll(&mut context).is_ready());
    }
}
