//! Paces, and the time.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tokio::time::Instant;

/// How long a turn may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// 90 seconds.
    #[default]
    Live,
    /// 10 minutes.
    Relaxed,
    /// A day.
    Daily,
    /// As long as it takes.
    None,
}

/// A moment, by two clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Now {
    /// Milliseconds since 1970, to be shown.
    pub at: u64,
    /// Milliseconds during which the host was up, to be counted: it stands still while the host is
    /// down.
    pub up: u64,
}

/// The time. Clones go by the same hands.
#[derive(Clone, Debug)]
pub struct Clock(Kind);

#[derive(Clone, Debug)]
enum Kind {
    /// When the host came up, and for how long it had been up before.
    Real(Instant, u64),
    Manual(Arc<watch::Sender<Now>>),
}

impl Clock {
    /// The real time; `up` goes on from what the store remembers.
    pub fn real(up: u64) -> Clock {
        Clock(Kind::Real(Instant::now(), up))
    }

    /// A clock that stands still until it is moved.
    pub fn manual(now: Now) -> Clock {
        Clock(Kind::Manual(Arc::new(watch::Sender::new(now))))
    }

    /// Now.
    pub fn now(&self) -> Now {
        match &self.0 {
            Kind::Real(start, before) => {
                // Before 1970 is as good as 1970.
                let at = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                Now { at: millis(at), up: before.saturating_add(millis(start.elapsed())) }
            }
            Kind::Manual(now) => *now.borrow(),
        }
    }

    /// Moves a manual clock; both times go on. The real time cannot be moved.
    pub fn advance(&self, ms: u64) {
        if let Kind::Manual(now) = &self.0 {
            now.send_modify(|now| {
                now.at = now.at.saturating_add(ms);
                now.up = now.up.saturating_add(ms);
            });
        }
    }

    /// Waits until `up` has come.
    pub async fn until(&self, up: u64) {
        match &self.0 {
            Kind::Real(start, before) => {
                let left = Duration::from_millis(up.saturating_sub(*before));
                match start.checked_add(left) {
                    Some(then) => tokio::time::sleep_until(then).await,
                    None => std::future::pending().await,
                }
            }
            Kind::Manual(now) => {
                // It cannot be gone: we hold it.
                let _ = now.subscribe().wait_for(|now| now.up >= up).await;
            }
        }
    }
}

/// A time as the log and the alarm count it.
pub(crate) fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::task::{Context, Waker};

    use super::*;

    const START: Now = Now { at: 1_700_000_000_000, up: 5_000 };

    #[test]
    fn a_manual_clock_wakes_exactly_those_whose_time_has_come() {
        let clock = Clock::manual(START);
        let other = clock.clone();
        let mut context = Context::from_waker(Waker::noop());
        let (mut soon, mut later) = (pin!(clock.until(5_100)), pin!(clock.until(5_101)));
        assert!(pin!(clock.until(5_000)).poll(&mut context).is_ready(), "it has come already");
        assert!(soon.as_mut().poll(&mut context).is_pending());
        other.advance(99);
        assert!(soon.as_mut().poll(&mut context).is_pending());
        assert!(later.as_mut().poll(&mut context).is_pending());
        other.advance(1);
        assert!(soon.as_mut().poll(&mut context).is_ready());
        assert!(later.as_mut().poll(&mut context).is_pending());
        assert_eq!(clock.now(), Now { at: START.at + 100, up: 5_100 });
        other.advance(1_000_000);
        assert!(later.as_mut().poll(&mut context).is_ready());
    }

    #[tokio::test]
    async fn a_task_sleeps_until_a_manual_clock_is_moved() {
        let clock = Clock::manual(START);
        let sleeper = clock.clone();
        let task = tokio::spawn(async move {
            sleeper.until(6_000).await;
            sleeper.now().up
        });
        clock.advance(1_000);
        assert_eq!(task.await.unwrap(), 6_000);
    }

    #[tokio::test]
    async fn the_real_time_goes_on_from_where_the_host_was() {
        let clock = Clock::real(5_000);
        let before = clock.now();
        assert!(before.up >= 5_000 && before.at > START.at);
        clock.until(before.up + 2).await;
        assert!(clock.now().up >= before.up + 2);
        clock.until(0).await;
        let mut context = Context::from_waker(Waker::noop());
        assert!(pin!(clock.until(u64::MAX)).poll(&mut context).is_pending());
    }
}
