//! Faults on demand: what the next requests and events suffer. It decides, others carry it out.

pub(crate) mod connection;
pub(crate) mod route;
mod spoil;

use serde_json::Value;

use self::connection::Connections;
use self::route::Route;
use self::spoil::Spoil;
use crate::json::{LONGEST_MS, bits, milliseconds, text};

/// A request that will be answered badly.
#[derive(Clone, Debug)]
pub(crate) struct BadAnswer {
    pub status: u16,
    pub route: Option<Route>,
    pub times: u64,
    pub retry_after: f64,
    pub global: bool,
}

/// An event that will not simply arrive.
#[derive(Clone, Debug)]
struct BadEvent {
    kind: Trouble,
    event: Option<String>,
    times: u64,
}

/// What happens to an event instead.
#[derive(Clone, Debug)]
pub(crate) enum Trouble {
    /// It arrives this many milliseconds later.
    Delay(u64),
    Drop,
    Duplicate,
    /// It arrives like this.
    Spoil(Spoil),
}

/// An event that arrives later.
pub(crate) struct Delayed {
    pub due: u64,
    pub session: String,
    pub name: &'static str,
    pub data: String,
}

/// Every fault that is waiting.
#[derive(Default)]
pub(crate) struct Faults {
    answers: Vec<BadAnswer>,
    events: Vec<BadEvent>,
    delayed: Vec<Delayed>,
    pub connections: Connections,
}

impl Faults {
    /// Takes a fault of a request, an event or a connection; false: it is of another kind. An error is a
    /// sentence.
    pub(crate) fn add(&mut self, body: &Value) -> Result<bool, String> {
        if self.connections.add(body)? {
            return Ok(true);
        }
        let times = bits(body, "times").unwrap_or(1);
        let event = text(body, "event").map(str::to_owned);
        let kind = match text(body, "kind") {
            Some("status") => {
                let status = bits(body, "status").and_then(|s| u16::try_from(s).ok());
                let route = text(body, "route").map(Route::read).transpose()?;
                let retry_after = body.get("retry_after").and_then(Value::as_f64).unwrap_or(1.0);
                if !(0.0..=LONGEST_MS as f64 / 1000.0).contains(&retry_after) {
                    return Err("retry_after is more than ten years, or less than nothing".into());
                }
                self.answers.push(BadAnswer {
                    status: status.unwrap_or(500),
                    route,
                    times,
                    retry_after,
                    global: body.get("global").and_then(Value::as_bool).unwrap_or(false),
                });
                return Ok(true);
            }
            Some("delay") => Trouble::Delay(milliseconds(body)?.unwrap_or(1000)),
            Some("drop") => Trouble::Drop,
            Some("duplicate") => Trouble::Duplicate,
            Some("spoil") => Trouble::Spoil(Spoil::read(body)?),
            _ => return Ok(false),
        };
        self.events.push(BadEvent { kind, event, times });
        Ok(true)
    }

    /// Forgets every fault; what was delayed is due.
    pub(crate) fn clear(&mut self) {
        self.answers.clear();
        self.events.clear();
        self.connections = Connections::default();
        for delayed in &mut self.delayed {
            delayed.due = 0;
        }
    }

    /// The bad answer that this request gets, if one waits for it.
    pub(crate) fn take_bad_answer(&mut self, method: &str, path: &[&str]) -> Option<BadAnswer> {
        if self.answers.is_empty() {
            return None;
        }
        let at = self.answers.iter().position(|fault| {
            fault.route.as_ref().is_none_or(|route| route.matches(method, path))
        })?;
        let fault = self.answers[at].clone();
        self.answers[at].times = fault.times.saturating_sub(1);
        self.answers.retain(|fault| fault.times > 0);
        Some(fault)
    }

    /// What happens to this event, if a fault waits for it.
    pub(crate) fn take_trouble(&mut self, name: &str) -> Option<Trouble> {
        let at = self
            .events
            .iter()
            .position(|fault| fault.event.as_deref().is_none_or(|event| event == name))?;
        let kind = self.events[at].kind.clone();
        self.events[at].times = self.events[at].times.saturating_sub(1);
        self.events.retain(|fault| fault.times > 0);
        Some(kind)
    }

    /// Keeps an event until it is due.
    pub(crate) fn delay(&mut self, event: Delayed) {
        self.delayed.push(event);
    }

    /// The delayed events that are due by now, in the order in which they were sent.
    pub(crate) fn take_due(&mut self, now: u64) -> Vec<Delayed> {
        let all = std::mem::take(&mut self.delayed);
        let (due, later) = all.into_iter().partition(|event| event.due <= now);
        self.delayed = later;
        due
    }
}
