//! A form that a person hands in, against the modal that a bot opened: its fields and no others,
//! filled in as the bot asked. It refuses in plain words and must not know interactions.

use serde_json::{Value, json};

use crate::json::text;

/// Checks the submitted components against the modal's.
pub(super) fn check(modal: &Value, submitted: &Value) -> Result<(), String> {
    let (asked, given) = (fields(modal.get("components")), fields(Some(submitted)));
    for (at, field) in given.iter().enumerate() {
        let id = text(field, "custom_id").unwrap_or_default();
        if !asked.iter().any(|one| text(one, "custom_id") == Some(id)) {
            return Err(format!("the form has no field {id:?}"));
        }
        if given[..at].iter().any(|one| text(one, "custom_id") == Some(id)) {
            return Err(format!("the field {id:?} is there twice"));
        }
    }
    for field in asked {
        let id = text(field, "custom_id").unwrap_or_default();
        let answer = given.iter().find(|one| text(one, "custom_id") == Some(id));
        fill(field, id, answer.copied())?;
    }
    Ok(())
}

/// What was chosen in the selects of a form that are no lists of the bot's own: their types, and the ids.
pub(super) fn chosen<'s>(modal: &Value, submitted: &'s Value) -> Vec<(u64, &'s [Value])> {
    let asked = fields(modal.get("components"));
    let given = fields(Some(submitted)).into_iter();
    let chosen = given.filter_map(|answer| {
        let field = asked.iter().find(|one| text(one, "custom_id") == text(answer, "custom_id"))?;
        let kind = field.get("type").and_then(Value::as_u64)?;
        Some((kind, answer.get("values")?.as_array()?.as_slice()))
    });
    chosen.filter(|(kind, _)| (5..=8).contains(kind)).collect()
}

/// The components that ask: those with a custom id, however deep.
fn fields(value: Option<&Value>) -> Vec<&Value> {
    match value {
        Some(Value::Array(list)) => list.iter().flat_map(|one| fields(Some(one))).collect(),
        Some(one @ Value::Object(map)) if map.contains_key("custom_id") => vec![one],
        Some(Value::Object(map)) => {
            ["components", "component"].iter().flat_map(|&key| fields(map.get(key))).collect()
        }
        _ => Vec::new(),
    }
}

fn fill(field: &Value, id: &str, answer: Option<&Value>) -> Result<(), String> {
    let number = |key: &str| field.get(key).and_then(Value::as_u64);
    let required = field.get("required") != Some(&json!(false));
    let missing = || format!("the field {id:?} is required");
    let value = answer.and_then(|one| one.get("value")).filter(|value| !value.is_null());
    let values = answer.and_then(|one| one.get("values")).and_then(Value::as_array);
    match field.get("type").and_then(Value::as_u64) {
        Some(4) => {
            let Some(written) = value.unwrap_or(&json!("")).as_str().map(str::to_owned) else {
                return Err(format!("the field {id:?} takes text"));
            };
            let length = u64::try_from(written.chars().count()).unwrap_or(u64::MAX);
            if length == 0 {
                return if required { Err(missing()) } else { Ok(()) };
            }
            let (least, most) = (number("min_length").unwrap_or(0), number("max_length"));
            if length < least || length > most.unwrap_or(4000) {
                return Err(format!("the field {id:?} is too short or too long"));
            }
            Ok(())
        }
        Some(21) => match value {
            None if required => Err(missing()),
            Some(value) if !offers(field, value) => Err(not_offered(id)),
            _ => Ok(()),
        },
        // Several of them; a checkbox group may take all that it offers.
        Some(kind @ (3 | 5..=8 | 22)) => {
            let values = values.map_or(&[][..], Vec::as_slice);
            if values.is_empty() {
                let least = number("min_values").unwrap_or(1);
                return if required && least > 0 { Err(missing()) } else { Ok(()) };
            }
            let chosen = u64::try_from(values.len()).unwrap_or(u64::MAX);
            let most = number("max_values").unwrap_or(if kind == 22 { u64::MAX } else { 1 });
            if chosen < number("min_values").unwrap_or(1) || chosen > most {
                return Err(format!("the field {id:?} takes another number of choices"));
            }
            let listed = matches!(kind, 3 | 22);
            if listed && !values.iter().all(|value| offers(field, value)) {
                return Err(not_offered(id));
            }
            Ok(())
        }
        // A checkbox is on or off, and a file cannot be handed in here.
        _ => Ok(()),
    }
}

fn offers(field: &Value, value: &Value) -> bool {
    let options = field.get("options").and_then(Value::as_array).into_iter().flatten();
    { options }.any(|option| option.get("value") == Some(value))
}

fn not_offered(id: &str) -> String {
    format!("the field {id:?} does not offer that")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_is_filled_in_as_it_asks() {
        let text = json!({"type": 4, "custom_id": "t", "min_length": 2, "max_length": 3});
        let menu = json!({"type": 3, "custom_id": "s", "required": false,
            "options": [{"label": "A", "value": "a"}]});
        let modal = json!({"components": [{"type": 1, "components": [text]},
            {"type": 18, "label": "L", "component": menu}]});
        let written = |value: &str| {
            json!({"type": 1, "components":
            [{"type": 4, "custom_id": "t", "value": value}]})
        };
        let chosen = |values: Value| {
            json!({"type": 18, "component":
            {"type": 3, "custom_id": "s", "values": values}})
        };
        for good in [json!([written("abc")]), json!([written("ab"), chosen(json!(["a"]))])] {
            assert_eq!(check(&modal, &good), Ok(()), "{good}");
        }
        for bad in [
            json!(null),
            json!([written("")]),
            json!([written("a")]),
            json!([written("abcd")]),
            json!([written("ab"), written("ab")]),
            json!([written("ab"), chosen(json!(["b"]))]),
            json!([written("ab"), chosen(json!(["a", "a"]))]),
            json!([written("ab"), {"type": 4, "custom_id": "x", "value": "ab"}]),
        ] {
            assert!(check(&modal, &bad).is_err(), "{bad}");
        }
    }
}
