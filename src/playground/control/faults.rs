//! Faults on demand: what the next requests and events suffer. It decides, others carry it out.

use serde_json::Value;

use super::route::Route;
use super::{LONGEST, span};
use crate::world::{Id, World, bits, text};

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

#[derive(Clone, Copy, Debug)]
enum Trouble {
    Delay(u64),
    Drop,
    Duplicate,
}

struct Delayed {
    due: u64,
    session: String,
    name: &'static str,
    data: String,
}

/// Every fault that is waiting.
#[derive(Default)]
pub(crate) struct Faults {
    answers: Vec<BadAnswer>,
    events: Vec<BadEvent>,
    delayed: Vec<Delayed>,
}

impl Faults {
    /// Takes a fault of a request or an event; false: it is of another kind. An error is a sentence.
    pub(crate) fn add(&mut self, body: &Value) -> Result<bool, String> {
        let times = bits(body, "times").unwrap_or(1);
        let event = text(body, "event").map(str::to_owned);
        let kind = match text(body, "kind") {
            Some("status") => {
                let status = bits(body, "status").and_then(|s| u16::try_from(s).ok());
                let route = text(body, "route").map(Route::read).transpose()?;
                let retry_after = body.get("retry_after").and_then(Value::as_f64).unwrap_or(1.0);
                if !(0.0..=LONGEST as f64 / 1000.0).contains(&retry_after) {
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
            Some("delay") => Trouble::Delay(span(body)?.unwrap_or(1000)),
            Some("drop") => Trouble::Drop,
            Some("duplicate") => Trouble::Duplicate,
            _ => return Ok(false),
        };
        self.events.push(BadEvent { kind, event, times });
        Ok(true)
    }

    pub(crate) fn clear(&mut self) {
        self.answers.clear();
        self.events.clear();
        for delayed in &mut self.delayed {
            delayed.due = 0;
        }
    }

    /// The bad answer that this request gets, if one waits for it.
    pub(crate) fn strike(&mut self, method: &str, path: &[&str]) -> Option<BadAnswer> {
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

    fn strike_event(&mut self, name: &str) -> Option<Trouble> {
        let at = self
            .events
            .iter()
            .position(|fault| fault.event.as_deref().is_none_or(|event| event == name))?;
        let kind = self.events[at].kind;
        self.events[at].times = self.events[at].times.saturating_sub(1);
        self.events.retain(|fault| fault.times > 0);
        Some(kind)
    }
}

impl World {
    /// Sends an event to a session, unless a fault waits for it.
    pub(crate) fn send_faulty(&mut self, session: &str, name: &'static str, data: &str) {
        match self.faults.strike_event(name) {
            None => self.send(session, name, data),
            Some(Trouble::Drop) => {
                // Numbered, so that the bot could notice; never sent, not even on resume.
                if let Some(session) = self.sessions.get_mut(session) {
                    session.seq += 1;
                }
            }
            Some(Trouble::Duplicate) => {
                self.send(session, name, data);
                self.send(session, name, data);
            }
            Some(Trouble::Delay(ms)) => {
                let due = self.now() + ms;
                let (session, data) = (session.to_owned(), data.to_owned());
                self.faults.delayed.push(Delayed { due, session, name, data });
            }
        }
    }

    /// Sends what was delayed until now; false: nothing was.
    pub(crate) fn release_delayed(&mut self, now: u64) -> bool {
        if self.faults.delayed.iter().all(|delayed| delayed.due > now) {
            return false;
        }
        let all = std::mem::take(&mut self.faults.delayed);
        let (due, later): (Vec<_>, Vec<_>) = all.into_iter().partition(|one| one.due <= now);
        self.faults.delayed = later;
        for one in due {
            self.send(&one.session, one.name, &one.data);
        }
        true
    }

    /// A person or bot by id or name, for whoever has no id at hand.
    pub(crate) fn find_user(&self, wanted: &Value) -> Option<Id> {
        let by_id = Id::read(wanted).filter(|id| self.state.users.contains_key(id));
        by_id.or_else(|| {
            let wanted = wanted.as_str()?;
            let mut all = self.state.users.values();
            let named = |name: &str| name.eq_ignore_ascii_case(wanted);
            all.find(|u| named(&u.username) || u.name.as_deref().is_some_and(named)).map(|u| u.id)
        })
    }

    /// A channel by id or name.
    pub(crate) fn find_channel(&self, wanted: &Value) -> Option<Id> {
        let by_id = Id::read(wanted).filter(|id| self.state.channels.contains_key(id));
        by_id.or_else(|| {
            let wanted = wanted.as_str()?.trim_start_matches('#');
            let mut all = self.state.channels.values();
            all.find(|channel| channel.name == wanted).map(|channel| channel.id)
        })
    }
}
