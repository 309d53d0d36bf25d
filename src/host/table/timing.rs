//! Whose time runs, when it is over, and what happens then. Time is what the host was up: while it
//! is down, nobody's time runs.

use std::time::Duration;

use rules::game::Seat;

use super::state::{Chair, Course, Draft, Party, Table};
use crate::clock::{Now, Pace};
use crate::line::{Did, Hand, Line};

/// The time left for the rest of a turn in which it was over already.
const LATE_TURN: Duration = Duration::from_secs(10);

/// The number of silent turns in a row after which a bot keeps the seat.
const SILENT_TURNS: u8 = 2;

/// How long a turn may take.
fn limit(pace: Pace) -> Option<Duration> {
    match pace {
        Pace::Live => Some(Duration::from_secs(90)),
        Pace::Relaxed => Some(Duration::from_mins(10)),
        Pace::Daily => Some(Duration::from_hours(24)),
        Pace::None => None,
    }
}

/// When somebody is reminded.
fn reminder(pace: Pace) -> Option<Duration> {
    match pace {
        Pace::Live => Some(Duration::from_secs(60)),
        Pace::Relaxed => Some(Duration::from_mins(7)),
        Pace::Daily => Some(Duration::from_hours(20)),
        Pace::None => None,
    }
}

/// After how long the others may give somebody's seat away.
pub(super) fn patience(pace: Pace) -> Duration {
    reminder(pace).unwrap_or(Duration::from_mins(10))
}

/// After how long somebody may do so whom nobody else can agree with; never, where the clock does it.
pub(super) fn lonely_patience(pace: Pace) -> Option<Duration> {
    limit(pace).is_none().then_some(Duration::from_hours(24))
}

/// This much later, in milliseconds as the log and the alarm count them.
pub(super) fn later(since_ms: u64, delay: Duration) -> u64 {
    since_ms.saturating_add(delay.as_millis() as u64)
}

/// What the clock brings about.
#[derive(Clone, Copy)]
enum Due {
    Bot,
    Reminder,
    Deadline,
    /// The others were asked to give the seat away, and silence is agreement.
    Silence,
}

impl Chair {
    fn deadline(&self, pace: Pace) -> Option<u64> {
        self.human()?;
        let limit = limit(pace)?;
        Some(later(self.since?, if self.late { limit.min(LATE_TURN) } else { limit }))
    }

    /// What is due next on this chair, and when.
    fn due(&self, pace: Pace, bot_pause: Duration) -> Option<(u64, Due)> {
        let since = self.since?;
        if self.human().is_none() {
            return Some((later(since, bot_pause), Due::Bot));
        }
        let reminder = reminder(pace).filter(|_| !self.reminded && !self.late);
        match reminder {
            Some(after) => Some((later(since, after), Due::Reminder)),
            None => self.deadline(pace).map(|deadline| (deadline, Due::Deadline)),
        }
    }
}

impl Party {
    /// When the time of the first of those runs out who are to act.
    pub(super) fn deadline(&self) -> Option<u64> {
        self.running()?;
        self.chairs.iter().filter_map(|chair| chair.deadline(self.pace)).min()
    }

    /// What is due next, when, and on which seat.
    fn due(&self, bot_pause: Duration) -> Option<(u64, Seat, Due)> {
        let course = self.running()?;
        let due = self.all().filter_map(|(seat, chair)| {
            let (when, what) = chair.due(self.pace, course.bot_pause(seat, bot_pause))?;
            Some((when, seat, what))
        });
        due.chain(self.silence()).min_by_key(|(when, seat, _)| (*when, *seat))
    }

    /// The seat on which a bot is to act next, before anything else is due.
    pub(super) fn next_bot(&self, bot_pause: Duration) -> Option<Seat> {
        self.due(bot_pause).filter(|(.., what)| matches!(what, Due::Bot)).map(|(_, seat, _)| seat)
    }

    /// Until when the others can say whether a seat is to be given away. Where no clock runs, two who
    /// are gone for good would keep each other's seats for ever.
    fn silence(&self) -> Option<(u64, Seat, Due)> {
        let question = self.running()?.question.as_ref()?;
        let until = later(question.up, lonely_patience(self.pace)?);
        Some((until, question.what.target()?, Due::Silence))
    }
}

impl Course {
    /// How long a bot on this seat takes for its next action: not always the same, as a person would, and
    /// less for one of several in a row.
    fn bot_pause(&self, seat: Seat, usual: Duration) -> Duration {
        let goes_on = self.plies.last().is_some_and(|last| last.seat == seat);
        let mood = self.ply().wrapping_mul(5).wrapping_add(u32::from(seat.0) * 3);
        if goes_on { usual / 3 } else { usual + usual * (mood % 4) / 4 }
    }
}

impl Table {
    /// When [`Table::wake`] wants to be called, in the time that the host is up.
    pub fn due(&self) -> Option<u64> {
        if self.carried {
            return Some(0);
        }
        self.party.as_deref()?.due(self.config.bot_pause).map(|(when, ..)| when)
    }

    /// Does one step of what is due by now: a bot's action, a reminder, an action for somebody whose
    /// time is over. Nothing if nothing is due.
    pub fn wake(&mut self, now: Now) -> Vec<Line> {
        let mut draft = Draft { press: None, now, lines: Vec::new() };
        if self.carried {
            self.resume(&mut draft);
            return draft.lines;
        }
        let due = self.party.as_deref().and_then(|party| party.due(self.config.bot_pause));
        let Some((_, seat, what)) = due.filter(|(when, ..)| *when <= now.up) else {
            return Vec::new();
        };
        match what {
            Due::Bot => self.bot_acts(seat, Hand::Bot, &mut draft),
            Due::Silence => self.write(&mut draft, Did::Replaced { seat }, None),
            Due::Reminder => self.write(&mut draft, Did::Reminded { seat }, None),
            Due::Deadline => {
                self.bot_acts(seat, Hand::Clock, &mut draft);
                let party = self.party.as_deref();
                let chair = party.filter(|party| !party.is_decided()).and_then(|it| it.chair(seat));
                if chair.is_some_and(|chair| chair.silent >= SILENT_TURNS) {
                    self.write(&mut draft, Did::Away { seat }, None);
                }
            }
        }
        self.settle(&mut draft);
        draft.lines
    }
}

impl Party {
    /// Is the match over by the rules?
    fn is_decided(&self) -> bool {
        self.course().is_none_or(|course| course.playing.outcome().is_some())
    }
}
