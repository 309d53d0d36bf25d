//! Components as Discord gives them back: with an id each, and with the defaults that their sender
//! left out. It must not know what they mean.

use serde_json::{Map, Value, json};

/// Numbers components in Discord's order and fills in what is missing.
pub(super) fn complete(components: &mut [Value]) {
    let mut next = 0;
    components.iter_mut().for_each(|one| walk(one, &mut next));
}

fn walk(value: &mut Value, next: &mut u64) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(|one| walk(one, next)),
        Value::Object(map) => {
            if map.get("id").and_then(Value::as_u64).is_none_or(|id| id == 0) {
                *next += 1;
                map.insert("id".to_owned(), json!(*next));
            }
            for &(key, ref value) in &defaults(map.get("type").and_then(Value::as_u64)) {
                map.entry(key).or_insert_with(|| value.clone());
            }
            let items = map.get_mut("items").and_then(Value::as_array_mut);
            for item in items.into_iter().flatten().filter_map(Value::as_object_mut) {
                described(item);
            }
            for key in ["components", "accessory", "component"] {
                if let Some(inner) = map.get_mut(key) {
                    walk(inner, next);
                }
            }
        }
        _ => {}
    }
}

/// What Discord adds to a component of this type.
fn defaults(kind: Option<u64>) -> Vec<(&'static str, Value)> {
    match kind {
        Some(3 | 5..=8) => vec![("min_values", json!(1)), ("max_values", json!(1))],
        Some(11) => vec![("description", Value::Null), ("spoiler", json!(false))],
        Some(13) => vec![("spoiler", json!(false))],
        Some(14) => vec![("spacing", json!(1)), ("divider", json!(true))],
        Some(17) => vec![("accent_color", Value::Null), ("spoiler", json!(false))],
        _ => Vec::new(),
    }
}

fn described(item: &mut Map<String, Value>) {
    item.entry("description").or_insert(Value::Null);
    item.entry("spoiler").or_insert(json!(false));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn components_without_an_id_are_numbered_in_order() {
        let mut rows = vec![json!({"type": 1, "components": [{"type": 2}, {"type": 2, "id": 9}]})];
        complete(&mut rows);
        assert_eq!(rows[0]["id"], 1);
        assert_eq!(rows[0]["components"][0]["id"], 2);
        assert_eq!(rows[0]["components"][1]["id"], 9);
    }

    #[test]
    fn what_a_sender_left_out_is_filled_in() {
        let mut given = vec![json!({"type": 17, "components": [{"type": 3, "min_values": 0}]})];
        complete(&mut given);
        assert_eq!(given[0]["accent_color"], Value::Null);
        assert_eq!(given[0]["components"][0]["min_values"], 0);
        assert_eq!(given[0]["components"][0]["max_values"], 1);
    }
}
