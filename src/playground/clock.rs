//! The time of the playground. Everything that asks "how late is it" asks here, so that three
//! seconds and fifteen minutes cost a test nothing. It must not know what the time is used for.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// How often the world looks at the clock.
pub(crate) const TICK: Duration = Duration::from_millis(20);

/// Where time stands still: an id has no room for a later moment (the year 2153). Whatever is added
/// to a moment before it fits.
const END: u64 = 5_800_000_000_000;

/// A clock in milliseconds since 1970: the real one with a lead, or one that stands still until it
/// is advanced. Clones share their hands.
#[derive(Clone, Debug)]
pub struct Clock {
    real: bool,
    hand: Arc<AtomicU64>,
}

impl Clock {
    /// The clock on the wall. Advancing it adds a lead.
    pub fn real() -> Self {
        Self { real: true, hand: Arc::default() }
    }

    /// A clock that stands still until it is advanced.
    pub fn manual() -> Self {
        // A date after Discord's epoch, so that ids look like Discord's.
        Self { real: false, hand: Arc::new(AtomicU64::new(1_800_000_000_000)) }
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> u64 {
        let hand = self.hand.load(Ordering::SeqCst);
        let now = if self.real { wall().saturating_add(hand) } else { hand };
        now.min(END)
    }

    /// Moves the clock forward.
    pub(crate) fn advance(&self, ms: u64) {
        let later = |hand: u64| Some(hand.saturating_add(ms).min(END));
        // It never says no.
        let _ = self.hand.fetch_update(Ordering::SeqCst, Ordering::SeqCst, later);
    }
}

fn wall() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// Discord's way of writing a moment: `2027-01-15T08:00:00.000000+00:00`.
pub(crate) fn iso(ms: u64) -> String {
    let (days, rest) = (ms / 86_400_000, ms % 86_400_000);
    let (year, month, day) = civil(days);
    let (hour, minute) = (rest / 3_600_000, rest / 60_000 % 60);
    let (second, milli) = (rest / 1000 % 60, rest % 1000);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{milli:03}000+00:00")
}

/// Days since 1970 to year, month, day (Howard Hinnant's algorithm, for days after 1970).
fn civil(days: u64) -> (u64, u64, u64) {
    let shifted = days + 719_468;
    let era = shifted / 146_097;
    let doe = shifted % 146_097;
    let yoe = (doe - doe / 1460 + doe / 36_524 - doe / 146_096) / 365;
    let doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    let mp = (5 * doy + 2) / 153;
    let month = if mp < 10 { mp + 3 } else { mp - 9 };
    (yoe + era * 400 + u64::from(month <= 2), month, doy - (153 * mp + 2) / 5 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_discord_writes_them() {
        assert_eq!(iso(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso(951_782_400_123), "2000-02-29T00:00:00.123000+00:00");
        assert_eq!(iso(1_800_000_000_000), "2027-01-15T08:00:00.000000+00:00");
    }

    #[test]
    fn a_manual_clock_stands_still_until_it_is_advanced() {
        let clock = Clock::manual();
        let before = clock.now();
        assert_eq!(clock.clone().now(), before);
        clock.advance(3000);
        assert_eq!(clock.now(), before + 3000);
    }

    #[test]
    fn time_ends_and_does_not_overflow() {
        for clock in [Clock::manual(), Clock::real()] {
            for _ in 0..3 {
                clock.advance(u64::MAX);
                assert_eq!(clock.now(), END);
            }
        }
    }
}
