//! Spoilt events: fields that are missing, values that no model expects, numbers as text. A bot has to live
//! with them.

use serde_json::{Map, Value, json};

/// What is done to the data of an event. Fields are named by JSON pointers, such as `/member/user/id`.
#[derive(Clone, Debug)]
pub(crate) struct Spoil {
    remove: Vec<String>,
    set: Map<String, Value>,
    numbers_as_text: bool,
}

impl Spoil {
    /// As a fault asks for it; an error is a sentence.
    pub(super) fn read(body: &Value) -> Result<Self, String> {
        let remove = body.get("remove").and_then(Value::as_array).into_iter().flatten();
        let remove = remove.map(|field| field.as_str().map(str::to_owned));
        let remove: Option<Vec<String>> = remove.collect();
        Ok(Self {
            remove: remove.ok_or("remove takes JSON pointers")?,
            set: body.get("set").and_then(Value::as_object).cloned().unwrap_or_default(),
            numbers_as_text: body.get("numbers") == Some(&json!("text")),
        })
    }

    /// The spoilt event.
    pub(crate) fn spoil(&self, data: &str) -> String {
        let mut data: Value = serde_json::from_str(data).unwrap_or_default();
        for (pointer, value) in &self.set {
            if let Some((parent, key)) = parent_of(&mut data, pointer)
                && let Some(fields) = parent.as_object_mut()
            {
                fields.insert(key.to_owned(), value.clone());
            }
        }
        for pointer in &self.remove {
            if let Some((parent, key)) = parent_of(&mut data, pointer)
                && let Some(fields) = parent.as_object_mut()
            {
                fields.remove(key);
            }
        }
        if self.numbers_as_text {
            write_numbers_as_text(&mut data);
        }
        data.to_string()
    }
}

fn parent_of<'a, 'b>(data: &'a mut Value, pointer: &'b str) -> Option<(&'a mut Value, &'b str)> {
    let (parent, key) = pointer.rsplit_once('/')?;
    Some((data.pointer_mut(parent)?, key))
}

fn write_numbers_as_text(value: &mut Value) {
    match value {
        Value::Number(number) => *value = Value::String(number.to_string()),
        Value::Array(items) => items.iter_mut().for_each(write_numbers_as_text),
        Value::Object(fields) => fields.values_mut().for_each(write_numbers_as_text),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_go_come_and_become_text() {
        let fault = json!({"remove": ["/locale", "/user/nothing"], "numbers": "text",
            "set": {"/user/public_flags": 1_u64 << 32, "/nobody/name": 1}});
        let spoil = Spoil::read(&fault).unwrap();
        let spoilt = spoil.spoil(r#"{"locale":"ja","type":2,"user":{"id":"7"},"list":[1,"x"]}"#);
        let spoilt: Value = serde_json::from_str(&spoilt).unwrap();
        let wanted = json!({"type": "2", "user": {"id": "7", "public_flags": "4294967296"},
            "list": ["1", "x"]});
        assert_eq!(spoilt, wanted);
        assert!(Spoil::read(&json!({"remove": [1]})).is_err());
    }
}
