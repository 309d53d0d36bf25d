//! How long to wait before the next attempt: not at all after a connection that had lasted, and longer and
//! longer while it goes on. Chance is handed in, so that a test can hold it still.

use std::time::Duration;

/// A connection that was up for this long had lasted.
const STEADY_AFTER: Duration = Duration::from_secs(60);

/// The pause before the second attempt; each further one waits twice as long.
const FIRST_PAUSE: Duration = Duration::from_secs(1);

/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// Before a session is begun in place of one that Discord has ended: this and up to four more seconds
/// (topics/gateway, "Resuming").
const FRESH_SESSION_PAUSE: Duration = Duration::from_secs(1);
const FRESH_SESSION_SPREAD: Duration = Duration::from_secs(4);

/// After this many attempts to resume in vain a new session is begun.
const RESUME_ATTEMPTS: u32 = 3;

/// What the attempts so far have come to.
#[derive(Debug, Default)]
pub(super) struct Pauses {
    /// Attempts since the last connection that had lasted.
    attempts: u32,
    /// Those of them in a row that did not let us in.
    in_vain: u32,
}

impl Pauses {
    /// A connection has ended that was up for so long, if it ever was.
    pub(super) fn ended(&mut self, up: Option<Duration>) {
        if up.is_some_and(|up| up >= STEADY_AFTER) {
            self.attempts = 0;
        }
        self.in_vain = if up.is_some() { 0 } else { self.in_vain.saturating_add(1) };
    }

    /// The pause before the next attempt, by a chance from 0 to 1.
    pub(super) fn next(&mut self, chance: f64) -> Duration {
        let doublings = self.attempts.checked_sub(1);
        self.attempts = self.attempts.saturating_add(1);
        let Some(doublings) = doublings else { return Duration::ZERO };
        let pause = FIRST_PAUSE.saturating_mul(2_u32.saturating_pow(doublings)).min(LONGEST_PAUSE);
        pause.mul_f64(0.75 + 0.5 * chance.clamp(0.0, 1.0))
    }

    /// Have there been so many attempts to resume that a new session is the better way?
    pub(super) fn is_resuming_in_vain(&self) -> bool {
        self.in_vain >= RESUME_ATTEMPTS
    }
}

/// The shortest pause before a session takes the place of one that Discord has ended, by a chance from 0 to 1.
pub(super) fn before_fresh_session(chance: f64) -> Duration {
    FRESH_SESSION_PAUSE + FRESH_SESSION_SPREAD.mul_f64(chance.clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// When the attempts of an outage fall, in seconds after its beginning.
    fn moments(chance: f64, until: f64) -> Vec<f64> {
        let mut pauses = Pauses::default();
        let mut at = 0.0;
        let mut all = Vec::new();
        loop {
            pauses.ended(None);
            at += pauses.next(chance).as_secs_f64();
            if at > until {
                return all;
            }
            all.push(at);
        }
    }

    #[test]
    fn the_first_attempt_is_at_once_and_a_minute_holds_a_handful() {
        for chance in [0.0, 0.5, 1.0] {
            let all = moments(chance, 3600.0);
            assert_eq!(all[0], 0.0);
            for start in 0..3540 {
                let start = f64::from(start);
                let in_minute = all.iter().filter(|at| (start..start + 60.0).contains(at)).count();
                assert!(in_minute <= 7, "{in_minute} in a minute");
                assert!(start < 120.0 || in_minute <= 2, "{in_minute} in a later minute");
            }
        }
        assert_eq!(moments(0.5, 70.0), [0.0, 1.0, 3.0, 7.0, 15.0, 31.0, 63.0]);
    }

    #[test]
    fn only_a_connection_that_lasted_makes_the_next_attempt_immediate() {
        let mut pauses = Pauses::default();
        assert_eq!(pauses.next(0.5), Duration::ZERO);
        pauses.ended(Some(Duration::from_secs(5)));
        assert_eq!(pauses.next(0.5), Duration::from_secs(1));
        pauses.ended(Some(Duration::from_secs(60)));
        assert_eq!(pauses.next(0.5), Duration::ZERO);
    }

    #[test]
    fn the_third_attempt_in_vain_is_the_last_that_resumes() {
        let mut pauses = Pauses::default();
        for up in [Some(Duration::from_secs(5)), None, None] {
            pauses.ended(up);
            assert!(!pauses.is_resuming_in_vain());
        }
        pauses.ended(None);
        assert!(pauses.is_resuming_in_vain());
        pauses.ended(Some(Duration::from_secs(5)));
        assert!(!pauses.is_resuming_in_vain());
    }

    #[test]
    fn a_fresh_session_waits_for_one_to_five_seconds() {
        assert_eq!(before_fresh_session(0.0), Duration::from_secs(1));
        assert_eq!(before_fresh_session(1.0), Duration::from_secs(5));
    }
}
