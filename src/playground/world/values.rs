//! The value of a command's option, against what the bot registered: its choices, its bounds, and
//! whether there is what it names. It refuses in plain words and must not know interactions.

use serde_json::{Value, json};

use super::invoke::Refused;
use super::{Id, World};

impl World {
    /// Whether a value is one that the option takes.
    pub(super) fn check_value(
        &self,
        about: &Value,
        name: &str,
        kind: u64,
        value: &Value,
    ) -> Result<(), Refused> {
        let choices = about.get("choices").and_then(Value::as_array);
        let choices = choices.filter(|choices| !choices.is_empty());
        let same = |choice: &Value| match (choice.get("value"), kind) {
            (Some(offered), 10) => offered.as_f64() == value.as_f64(),
            (offered, _) => offered == Some(value),
        };
        if choices.is_some_and(|choices| !choices.iter().any(same)) {
            return Err(format!("{name} does not offer that"));
        }
        let bound = |key: &str| about.get(key).and_then(Value::as_f64);
        let amount = match kind {
            3 => Some((length(value), "min_length", "max_length")),
            4 | 10 => value.as_f64().map(|number| (number, "min_value", "max_value")),
            _ => None,
        };
        if let Some((amount, least, most)) = amount {
            if let Some(least) = bound(least).filter(|&least| amount < least) {
                return Err(format!("{name} must be at least {least}{}", unit(kind)));
            }
            if let Some(most) = bound(most).filter(|&most| amount > most) {
                return Err(format!("{name} must be at most {most}{}", unit(kind)));
            }
        }
        if !(6..=9).contains(&kind) {
            return Ok(());
        }
        let id = Id::read(value).unwrap_or(Id(0));
        let state = &self.state;
        let known = match kind {
            6 => state.users.contains_key(&id),
            7 => state.channels.contains_key(&id),
            8 => state.roles.contains_key(&id),
            _ => state.users.contains_key(&id) || state.roles.contains_key(&id),
        };
        if !known {
            return Err(format!("{name} names nothing that is here"));
        }
        let types = about.get("channel_types").and_then(Value::as_array);
        let types = types.filter(|types| kind == 7 && !types.is_empty());
        let place = state.channels.get(&id).map(|place| json!(place.kind));
        match types {
            Some(types) if !place.is_some_and(|kind| types.contains(&kind)) => {
                Err(format!("{name} does not take that type of channel"))
            }
            _ => Ok(()),
        }
    }
}

/// Discord counts text in code points.
fn length(value: &Value) -> f64 {
    let count = value.as_str().unwrap_or_default().chars().count();
    u32::try_from(count).map_or(f64::MAX, f64::from)
}

fn unit(kind: u64) -> &'static str {
    if kind == 3 { " characters" } else { "" }
}
