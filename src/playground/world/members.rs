//! What a moderator does to members: timeouts and bans. It must not know who asks, nor whether
//! they may.

use serde_json::{Value, json};

use super::permissions::ADMINISTRATOR;
use super::{Id, To, World};
use crate::limits::table::TIMEOUT_MS;
use crate::refusal::{Answer, Refusal};

impl World {
    /// Whether a member is timed out by now. An administrator is silenced by nobody, which
    /// the caller takes care of.
    pub(crate) fn timed_out(&self, user: Id) -> bool {
        let until = self.member(user).and_then(|member| member.timeout.as_deref());
        until.and_then(moment).is_some_and(|until| self.now() < until)
    }

    /// Refuses a timeout that Discord would refuse: no moment, too far away, or an administrator's.
    pub(crate) fn check_timeout(&self, user: Id, until: &Value) -> Answer<()> {
        const KEY: &[&str] = &["communication_disabled_until"];
        if until.is_null() {
            return Ok(());
        }
        let Some(end) = until.as_str().and_then(moment) else {
            let message = format!("Could not parse {until}. Should be ISO8601.");
            return Err(Refusal::form(KEY, "DATE_TIME_TYPE_PARSE", &message));
        };
        if self.base(user) & ADMINISTRATOR != 0 {
            return Err(Refusal::missing_permissions());
        }
        let wait = usize::try_from(end.saturating_sub(self.now())).unwrap_or(usize::MAX);
        if TIMEOUT_MS.takes(wait) {
            return Ok(());
        }
        // No source for code and message.
        let message = "Timeouts cannot be longer than 28 days.";
        Err(Refusal::form(KEY, "DATE_TIME_TYPE_MAX", message))
    }

    /// Bans an account; somebody who has left can be banned as well.
    pub(crate) fn ban(&mut self, user: Id, reason: Option<String>) {
        self.state.bans.insert(user, reason);
        self.ban_event("GUILD_BAN_ADD", user);
        // Not a member: then there is nobody to remove.
        let _ = self.remove_member(user);
    }

    /// Lifts a ban. False: there was none.
    pub(crate) fn unban(&mut self, user: Id) -> bool {
        let banned = self.state.bans.remove(&user).is_some();
        if banned {
            self.ban_event("GUILD_BAN_REMOVE", user);
        }
        banned
    }

    fn ban_event(&mut self, name: &'static str, user: Id) {
        self.dirty = true;
        let data = json!({"guild_id": self.guild_id(), "user": self.user_object(user)});
        self.dispatch(To::Guild, name, &data);
    }
}

/// The milliseconds since 1970 of a moment in ISO 8601; without a zone it is UTC.
fn moment(text: &str) -> Option<u64> {
    let number = |text: &str| -> Option<i64> {
        let plain = !text.is_empty() && text.len() < 10 && text.bytes().all(|b| b.is_ascii_digit());
        if plain { text.parse().ok() } else { None }
    };
    let (date, time) = text.split_once(['T', 't', ' '])?;
    let mut date = date.splitn(3, '-').map(number);
    let (year, month, day) = (date.next()??, date.next()??, date.next()??);
    let (time, zone) = match time.find(['Z', 'z', '+', '-']) {
        Some(at) => time.split_at(at),
        None => (time, "Z"),
    };
    let east = match zone.strip_prefix(['Z', 'z']) {
        Some("") => 0,
        Some(_) => return None,
        None => {
            let (hours, minutes) = zone[1..].split_once(':').unwrap_or((&zone[1..], "0"));
            let east = number(hours)? * 60 + number(minutes)?;
            if zone.starts_with('-') { -east } else { east }
        }
    };
    let (time, fraction) = time.split_once('.').unwrap_or((time, "0"));
    let mut time = time.splitn(3, ':').map(number);
    let (hour, minute) = (time.next()??, time.next()??);
    let second = time.next().unwrap_or(Some(0))?;
    let fits = (1970..=9999).contains(&year)
        && (1..=12).contains(&month)
        && (1..=31).contains(&day)
        && hour < 24
        && minute < 60
        && second <= 60
        && fraction.bytes().all(|byte| byte.is_ascii_digit());
    if !fits {
        return None;
    }
    let milli: String = fraction.chars().chain("000".chars()).take(3).collect();
    let minutes = (days(year, month, day) * 24 + hour) * 60 + minute - east;
    u64::try_from((minutes * 60 + second) * 1000 + number(&milli)?).ok()
}

/// Days since 1970 (Howard Hinnant's algorithm, for years after 0).
fn days(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let yoe = year % 400;
    let doy = (153 * (if month > 2 { month - 3 } else { month + 9 }) + 2) / 5 + day - 1;
    year / 400 * 146_097 + yoe * 365 + yoe / 4 - yoe / 100 + doy - 719_468
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{Clock, iso};

    #[test]
    fn a_ban_and_its_end_are_kept() {
        let mut world = World::new(Clock::manual(), String::new(), None);
        let left = world.add_person("Eve", "en-US");
        world.remove_member(left).unwrap();
        world.dirty = false;
        world.ban(left, None);
        assert!(std::mem::take(&mut world.dirty));
        assert!(world.unban(left));
        assert!(std::mem::take(&mut world.dirty));
        assert!(!world.unban(left) && !world.dirty);
    }

    #[test]
    fn a_moment_is_read_as_it_is_written() {
        for ms in [0, 951_782_400_123, 1_800_000_000_000, 1_709_164_799_999] {
            assert_eq!(moment(&iso(ms)), Some(ms));
        }
        let same = 1_800_000_000_000;
        for text in [
            "2027-01-15T08:00:00Z",
            "2027-01-15T08:00:00.000Z",
            "2027-01-15 08:00",
            "2027-01-15T10:30:00+02:30",
            "2027-01-15T03:00:00-05:00",
        ] {
            assert_eq!(moment(text), Some(same), "{text}");
        }
    }

    #[test]
    fn what_is_no_moment_is_none() {
        for text in [
            "",
            "soon",
            "2027-01-15",
            "2027-13-15T08:00:00Z",
            "2027-01-15T25:00:00Z",
            "2027-01-15T08:00:00Zulu",
            "2027-01-15T08:00:00+",
            "2027-01-15T08:00:00.1\u{e9}Z",
            "1969-01-15T08:00:00Z",
            "99999999999999999999-01-15T08:00:00Z",
        ] {
            assert_eq!(moment(text), None, "{text}");
        }
    }
}
