//! Choices and translations, which commands and autocomplete answers share. It must not know the
//! command around them.

use serde_json::Value;

use super::form::{Form, Need, Object};
use super::refusal::Invalid;
use super::table::{self, Limit};

pub(super) const TEXT: i128 = 3;
pub(super) const INTEGER: i128 = 4;
pub(super) const NUMBER: i128 = 10;

/// The largest whole number that a double holds exactly, which bounds Discord's integers.
const INT53: usize = (1 << 53) - 1;

/// Every language of Discord (its schema's `AvailableLocalesEnum`).
pub const LOCALES: &[&str] = &[
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE",
    "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// Checks the `data` of an interaction callback of type 8; paths begin with `data`.
/// `option_type` is that of the option being typed (3 text, 4 integer, 10 number); any other
/// takes values of each of these.
///
/// # Errors
/// The refusal that Discord would send.
pub fn check_choices(data: &Value, option_type: u64) -> Result<(), Invalid> {
    let mut form = Form::new();
    form.within("data", |form| {
        if let Some(data) = form.object(data) {
            choices(form, data, i128::from(option_type));
        }
    });
    form.finish()
}

/// The choices of an option or answer; whether there are any.
pub(super) fn choices(form: &mut Form, map: &Object, kind: i128) -> bool {
    let list = form.list(map, "choices", table::CHOICES, Need::Optional);
    form.each("choices", list, |form, _, choice| {
        let Some(choice) = form.object(choice) else { return };
        form.text(choice, "name", table::CHOICE_NAME, Need::Required);
        translations(form, choice, "name_localizations", table::CHOICE_NAME, |_, _| {});
        let Some(value) = form.present(choice, "value", Need::Required) else { return };
        match (kind, value) {
            (INTEGER, _) => int53(form, choice, "value"),
            (NUMBER, Value::Number(_)) => {}
            (NUMBER, _) => {
                form.refuse("value", "NUMBER_TYPE_COERCE", "Value is not float.");
            }
            (TEXT, _) | (_, Value::String(_)) => {
                form.text(choice, "value", table::CHOICE_VALUE, Need::Required);
            }
            (_, Value::Number(_)) => {}
            _ => {
                form.text(choice, "value", table::CHOICE_VALUE, Need::Required);
            }
        }
    });
    !list.is_empty()
}

/// A whole number that a double holds exactly.
pub(super) fn int53(form: &mut Form, map: &Object, key: &str) {
    let bound = INT53 as i128;
    match form.integer(map, key, Need::Optional) {
        Some(number) if number > bound => form.too_large(key, "int53", INT53),
        Some(number) if number < -bound => {
            let message = format!("int53 value should be greater than or equal to -{INT53}.");
            form.refuse(key, "NUMBER_TYPE_MIN", &message);
        }
        _ => {}
    }
}

/// Translations of a name or description: known languages, texts within the limit and the rule.
pub(super) fn translations(
    form: &mut Form,
    map: &Object,
    key: &str,
    limit: Limit,
    rule: impl Fn(&mut Form, &str),
) {
    let Some(texts) = form.model(map, key, Need::Optional) else { return };
    form.within(key, |form| {
        for (locale, _) in texts {
            if !LOCALES.contains(&locale.as_str()) {
                let shown: String = locale.chars().take(40).collect();
                // No source for the path of a wrong language: that of the whole field.
                let message = format!("Value \"{shown}\" is not a valid enum value.");
                form.refuse_here("ENUM_TYPE_COERCE", &message);
                continue;
            }
            let text = form.text(texts, locale, limit, Need::Optional);
            if let Some(text) = text.filter(|text| limit.takes(text.chars().count())) {
                form.within(locale.as_str(), |form| rule(form, text));
            }
        }
    });
}

/// The code points of a text or its longest translation, whichever is more.
pub(super) fn longest(map: &Object, key: &str, translated: &str) -> usize {
    let count = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let own = map.get(key).map_or(0, count);
    let texts = map.get(translated).and_then(Value::as_object);
    texts.map_or(own, |texts| texts.values().map(count).fold(own, usize::max))
}
