//! What bots think of for people: one thing at a time for each user, however often they ask, and the
//! reviews that were given lately, so that asking again costs nothing.

use std::collections::{HashSet, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::{Semaphore, SemaphorePermit};

use crate::review::Review;
use crate::{Channel, User};

/// The number of reviews in work at once: each holds all choices of its match, with what could be known.
const REVIEWS_AT_ONCE: usize = 2;

/// The number of reviews that are kept, a few hundred bytes each.
const KEPT_REVIEWS: usize = 256;

/// A review that somebody has asked for.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Asked {
    pub(super) channel: Channel,
    /// The line at which the match's table was opened.
    pub(super) opened: u32,
    pub(super) user: User,
    pub(super) language: String,
}

/// Who is thought for, and what was thought of.
pub(super) struct Advised {
    users: Mutex<HashSet<User>>,
    turns: Semaphore,
    /// The newest last.
    kept: Mutex<VecDeque<(Asked, Review)>>,
}

impl Default for Advised {
    fn default() -> Advised {
        let turns = Semaphore::new(REVIEWS_AT_ONCE);
        Advised { users: Mutex::default(), turns, kept: Mutex::default() }
    }
}

/// A user is thought for, until this is dropped.
pub(super) struct InThought<'a>(&'a Advised, User);

impl Drop for InThought<'_> {
    fn drop(&mut self) {
        self.0.users().remove(&self.1);
    }
}

impl Advised {
    /// Begins to think for this user; not while that is being done already.
    pub(super) fn begin(&self, user: User) -> Option<InThought<'_>> {
        self.users().insert(user).then(|| InThought(self, user))
    }

    /// Waits until another review may be begun.
    pub(super) async fn turn(&self) -> SemaphorePermit<'_> {
        self.turns.acquire().await.expect("nobody closes it")
    }

    /// What was thought of, if it was lately.
    pub(super) fn kept(&self, asked: &Asked) -> Option<Review> {
        let kept = self.reviews();
        kept.iter().find(|(kept, _)| kept == asked).map(|(_, review)| review.clone())
    }

    /// Keeps what was thought of.
    pub(super) fn keep(&self, asked: Asked, review: Review) {
        let mut kept = self.reviews();
        if kept.len() == KEPT_REVIEWS {
            kept.pop_front();
        }
        kept.push_back((asked, review));
    }

    /// Keeps nothing of this user any longer.
    pub(super) fn forget(&self, user: User) {
        self.reviews().retain(|(asked, _)| asked.user != user);
    }

    // Nothing panics while one of these is held.

    fn users(&self) -> MutexGuard<'_, HashSet<User>> {
        self.users.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn reviews(&self) -> MutexGuard<'_, VecDeque<(Asked, Review)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
