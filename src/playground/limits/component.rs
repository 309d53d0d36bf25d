//! Components that people press or pick: action rows, buttons, select menus; and what all
//! components of a message have in common. It exists because messages of both kinds and modals
//! share them. It must not know which message or modal they stand in.

use std::collections::HashSet;

use serde_json::Value;

use super::form::{Form, Need, Object};
use super::table::{self, Limit};

pub(super) const ROW: i128 = 1;
pub(super) const BUTTON: i128 = 2;
pub(super) const STRING_SELECT: i128 = 3;
pub(super) const TEXT_INPUT: i128 = 4;
pub(super) const USER_SELECT: i128 = 5;
pub(super) const ROLE_SELECT: i128 = 6;
pub(super) const MENTIONABLE_SELECT: i128 = 7;
pub(super) const CHANNEL_SELECT: i128 = 8;

const LINK: i128 = 5;
const PREMIUM: i128 = 6;

/// What is counted and compared over all components of one message or modal.
#[derive(Default)]
pub(super) struct Census {
    custom_ids: HashSet<String>,
    ids: HashSet<i128>,
    /// How many components there are, nested ones included.
    pub(super) components: usize,
    /// Code points of all text displays.
    pub(super) text: usize,
}

impl Census {
    /// Counts a component and checks the id that every component may have.
    pub(super) fn count(&mut self, form: &mut Form, map: &Object) {
        self.components += 1;
        let Some(id) = form.integer(map, "id", Need::Optional) else { return };
        if id < 0 {
            form.too_small("id", 0);
        } else if id > 0 && !self.ids.insert(id) {
            // The rule is in the documentation; no source for the code, it follows the next one.
            form.refuse("id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated");
        }
    }

    /// Checks a custom id and that no other component has it.
    pub(super) fn custom_id(&mut self, form: &mut Form, map: &Object, need: Need) -> bool {
        let Some(id) = form.text(map, "custom_id", table::CUSTOM_ID, need) else { return false };
        if !self.custom_ids.insert(id.to_owned()) {
            let message = "Component custom id cannot be duplicated";
            form.refuse("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", message);
        }
        true
    }
}

/// An action row of a message: buttons, or one select.
pub(super) fn row(form: &mut Form, census: &mut Census, row: &Object) {
    const INSIDE: &[i128] =
        &[BUTTON, STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT];
    let list = form.list(row, "components", table::ROW, Need::Required);
    let mut width = 0;
    form.each("components", list, |form, _, component| {
        let Some(map) = form.object(component) else { return };
        census.count(form, map);
        let Some(kind) = form.kind(map, INSIDE) else { return };
        // A select fills a row alone.
        width += if kind == BUTTON { 1 } else { table::ROW.max / table::ROW_SELECTS.max };
        if width > table::ROW.max {
            too_wide(form);
        }
        if kind == BUTTON { button(form, census, map) } else { select(form, census, map, kind) }
    });
}

pub(super) fn too_wide(form: &mut Form) {
    let message = "The specified component exceeds the maximum width";
    form.refuse_here("COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
}

/// A button in a row or beside a section.
pub(super) fn button(form: &mut Form, census: &mut Census, map: &Object) {
    let style = form.choice(map, "style", &[1, 2, 3, 4, LINK, PREMIUM], Need::Required);
    let label = form.text(map, "label", table::BUTTON_LABEL, Need::Optional);
    let emoji = emoji(form, map);
    form.truth(map, "disabled");
    form.id(map, "sku_id", Need::Optional);
    let custom_id = census.custom_id(form, map, Need::Optional);
    form.url(map, "url", table::BUTTON_URL, &["http", "https", "discord"], Need::Optional);
    let has = |key: &str| map.get(key).is_some_and(|value| !value.is_null());
    let Some(style) = style else { return };
    if style != PREMIUM && !emoji && label.is_none_or(|label| label.trim().is_empty()) {
        // Discord said so in 2021; no newer source for the code.
        form.require("label");
    }
    match style {
        LINK => {
            if custom_id {
                both(form);
            }
            if !has("url") {
                // No source for the code of a missing address: the generic one.
                form.require("url");
            }
        }
        PREMIUM => {
            if !has("sku_id") {
                // No source for the code: the generic one.
                form.require("sku_id");
            }
            for key in ["custom_id", "label", "url", "emoji"] {
                if has(key) {
                    // The rule is in the documentation; no source for the code.
                    let message = "A premium button cannot have this field";
                    form.refuse(key, "BUTTON_COMPONENT_PREMIUM_FIELD_INVALID", message);
                }
            }
        }
        _ => {
            if custom_id && has("url") {
                both(form);
            } else if has("url") {
                // No source for the code: the one of a button that has both.
                form.refuse("url", BOTH, "A custom id and url cannot both be specified");
            }
            if !has("custom_id") {
                let message = "A custom id is required";
                form.refuse("custom_id", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", message);
            }
            if has("sku_id") {
                // The rule is in the documentation; no source for the code.
                let message = "Only a premium button can have a sku id";
                form.refuse("sku_id", "BUTTON_COMPONENT_SKU_ID_INVALID", message);
            }
        }
    }
}

const BOTH: &str = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE";

fn both(form: &mut Form) {
    for key in ["custom_id", "url"] {
        form.refuse(key, BOTH, "A custom id and url cannot both be specified");
    }
}

/// An emoji on a button or option; true when there is one.
pub(super) fn emoji(form: &mut Form, map: &Object) -> bool {
    let Some(emoji) = form.model(map, "emoji", Need::Optional) else { return false };
    form.within("emoji", |form| {
        form.id(emoji, "id", Need::Optional);
        form.truth(emoji, "animated");
        let custom = emoji.get("id").is_some_and(|id| !id.is_null());
        let name = form.text(emoji, "name", table::EMOJI_REFERENCE, Need::Optional);
        let drawn = name.is_some_and(|name| !name.is_ascii() && !name.contains(is_letter));
        if !custom && !drawn {
            form.refuse("name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
        }
    });
    true
}

/// Whether a character is a letter and no emoji: without an id the name must be an emoji itself.
/// Every emoji has a character beyond ASCII and, but for these few, none is a letter; which of the
/// other characters are emojis is left to Discord.
fn is_letter(c: char) -> bool {
    c.is_alphabetic() && !matches!(c, 'ℹ' | 'Ⓜ' | '\u{1f130}'..='\u{1f1ff}')
}

/// A select menu of any kind, in a row or in a modal.
pub(super) fn select(form: &mut Form, census: &mut Census, map: &Object, kind: i128) {
    census.custom_id(form, map, Need::Required);
    form.text(map, "placeholder", table::PLACEHOLDER, Need::Optional);
    form.truth(map, "disabled");
    form.truth(map, "required");
    let (min, max) = amounts(form, map, table::MIN_VALUES, table::MAX_VALUES);
    if kind == STRING_SELECT {
        let options = options(form, map, table::SELECT_OPTIONS, max);
        enough(form, options, min, max);
        return;
    }
    let defaults = form.list(map, "default_values", table::DEFAULT_VALUES, Need::Optional);
    form.each("default_values", defaults, |form, _, value| {
        if let Some(value) = form.object(value) {
            form.id(value, "id", Need::Required);
            form.words(value, "type", Need::Required);
        }
    });
    if defaults.len() > max {
        too_many_defaults(form, "default_values");
    }
    if kind == CHANNEL_SELECT {
        let any = Limit { max: usize::MAX, ..table::DEFAULT_VALUES };
        let types = form.list(map, "channel_types", any, Need::Optional);
        form.each("channel_types", types, |form, _, value| {
            if super::form::whole(value).is_none() {
                form.refuse_here("NUMBER_TYPE_COERCE", "Value is not int.");
            }
        });
    }
}

/// `min_values` and `max_values`, both 1 when left out.
pub(super) fn amounts(form: &mut Form, map: &Object, min: Limit, max: Limit) -> (usize, usize) {
    let least = form.between(map, "min_values", min, Need::Optional).unwrap_or(1);
    let given = form.between(map, "max_values", max, Need::Optional);
    // A refused max_values has its own error already; left out, Discord takes it as 1.
    let refused = given.is_none() && map.get("max_values").is_some_and(|value| !value.is_null());
    let most = given.unwrap_or(if refused { max.max } else { 1 });
    if least > most {
        form.too_large("min_values", "min_values", most);
    }
    (least, most)
}

/// Refuses when more values must or may be picked than there are options.
pub(super) fn enough(form: &mut Form, options: usize, min: usize, max: usize) {
    if options == 0 {
        return;
    }
    if min > options {
        form.too_large("min_values", "min_values", options);
    }
    if max > options {
        let message = format!("Must be {max} or more in length.");
        form.refuse("options", "BASE_TYPE_MIN_LENGTH", &message);
    }
}

/// The options of a string select, radio group or checkbox group; how many there are.
pub(super) fn options(form: &mut Form, map: &Object, limit: Limit, max: usize) -> usize {
    let options = form.list(map, "options", limit, Need::Required);
    let mut values = HashSet::new();
    form.each("options", options, |form, _, option| {
        let Some(option) = form.object(option) else { return };
        form.text(option, "label", table::OPTION_LABEL, Need::Required);
        form.text(option, "description", table::OPTION_DESCRIPTION, Need::Optional);
        form.truth(option, "default");
        emoji(form, option);
        let value = form.text(option, "value", table::OPTION_VALUE, Need::Required);
        if value.is_some_and(|value| !values.insert(value)) {
            let message = "The specified option value is already used";
            form.refuse_here("SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
    });
    let chosen = |option: &&Value| option.get("default") == Some(&Value::Bool(true));
    if options.iter().filter(chosen).count() > max {
        too_many_defaults(form, "options");
    }
    options.len()
}

fn too_many_defaults(form: &mut Form, key: &str) {
    let message = "The specified number of default values exceeds the specified maximum values";
    form.refuse(key, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message);
}
