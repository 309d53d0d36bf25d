//! Modals: a title and up to five components that ask. It exists because a modal takes other
//! components than a message. It must not know who opened it.

use serde_json::Value;

use super::component::{
    self, CHANNEL_SELECT, Census, MENTIONABLE_SELECT, ROLE_SELECT, ROW, STRING_SELECT, TEXT_INPUT,
    USER_SELECT,
};
use super::form::{Form, Need, Object};
use super::layout::{self, TEXT_DISPLAY};
use super::refusal::Invalid;
use super::table;

const LABEL: i128 = 18;
const FILE_UPLOAD: i128 = 19;
const RADIO_GROUP: i128 = 21;
const CHECKBOX_GROUP: i128 = 22;
const CHECKBOX: i128 = 23;

/// Checks the `data` of an interaction callback of type 9; paths begin with `data`.
///
/// # Errors
/// The refusal that Discord would send.
pub fn check_modal(data: &Value) -> Result<(), Invalid> {
    let mut form = Form::new();
    form.within("data", |form| {
        if let Some(modal) = form.object(data) {
            modal_fields(form, modal);
        }
    });
    form.finish()
}

fn modal_fields(form: &mut Form, modal: &Object) {
    form.text(modal, "title", table::MODAL_TITLE, Need::Required);
    // The modal's own custom id may be that of a component in it.
    form.text(modal, "custom_id", table::CUSTOM_ID, Need::Required);
    let mut census = Census::default();
    let list = form.list(modal, "components", table::MODAL_COMPONENTS, Need::Required);
    form.each("components", list, |form, _, component| {
        let Some(map) = form.object(component) else { return };
        census.count(form, map);
        match form.kind(map, &[ROW, TEXT_DISPLAY, LABEL]) {
            Some(ROW) => row(form, &mut census, map),
            Some(TEXT_DISPLAY) => layout::text_display(form, &mut census, map),
            Some(LABEL) => label(form, &mut census, map),
            _ => {}
        }
    });
}

/// A row of a modal: one text input, which fills it.
fn row(form: &mut Form, census: &mut Census, map: &Object) {
    let list = form.list(map, "components", table::ROW, Need::Required);
    form.each("components", list, |form, index, component| {
        let Some(map) = form.object(component) else { return };
        census.count(form, map);
        // Only one type fits, so Discord has no union here: the generic code for a wrong value.
        if form.choice(map, "type", &[TEXT_INPUT], Need::Required).is_none() {
            return;
        }
        if index > 0 {
            component::too_wide(form);
        }
        text_input(form, census, map, Need::Required);
    });
}

fn label(form: &mut Form, census: &mut Census, map: &Object) {
    const INSIDE: &[i128] = &[
        STRING_SELECT,
        TEXT_INPUT,
        USER_SELECT,
        ROLE_SELECT,
        MENTIONABLE_SELECT,
        CHANNEL_SELECT,
        FILE_UPLOAD,
        RADIO_GROUP,
        CHECKBOX_GROUP,
        CHECKBOX,
    ];
    form.text(map, "label", table::LABEL_TEXT, Need::Required);
    form.text(map, "description", table::LABEL_DESCRIPTION, Need::Optional);
    let Some(inside) = form.model(map, "component", Need::Required) else { return };
    form.within("component", |form| {
        census.count(form, inside);
        match form.kind(inside, INSIDE) {
            Some(TEXT_INPUT) => text_input(form, census, inside, Need::Optional),
            Some(kind @ (FILE_UPLOAD | RADIO_GROUP | CHECKBOX_GROUP | CHECKBOX)) => {
                group(form, census, inside, kind);
            }
            Some(kind) => {
                component::select(form, census, inside, kind);
                if inside.get("disabled") == Some(&Value::Bool(true)) {
                    // The rule is in the documentation; no source for the code.
                    let message = "Components in modals cannot be disabled";
                    form.refuse("disabled", "COMPONENT_DISABLED_INVALID", message);
                }
            }
            None => {}
        }
    });
}

/// A text input; beneath a label it needs no label of its own.
fn text_input(form: &mut Form, census: &mut Census, map: &Object, own_label: Need) {
    census.custom_id(form, map, Need::Required);
    form.choice(map, "style", &[1, 2], Need::Required);
    form.text(map, "label", table::INPUT_LABEL, own_label);
    form.text(map, "value", table::INPUT_VALUE, Need::Optional);
    form.text(map, "placeholder", table::INPUT_PLACEHOLDER, Need::Optional);
    form.truth(map, "required");
    let min = form.between(map, "min_length", table::INPUT_MIN_LENGTH, Need::Optional);
    let max = form.between(map, "max_length", table::INPUT_MAX_LENGTH, Need::Optional);
    if let (Some(min), Some(max)) = (min, max)
        && min > max
    {
        // No source for the code: the generic one for a number.
        form.too_large("min_length", "min_length", max);
    }
}

/// A file upload, a group of boxes, or one box.
fn group(form: &mut Form, census: &mut Census, map: &Object, kind: i128) {
    census.custom_id(form, map, Need::Required);
    form.truth(map, "required");
    match kind {
        CHECKBOX => {
            form.truth(map, "default");
        }
        RADIO_GROUP => {
            component::options(form, map, table::RADIO_OPTIONS, 1);
        }
        CHECKBOX_GROUP => {
            let least = form.between(map, "min_values", table::GROUP_MIN_VALUES, Need::Optional);
            let most = form.between(map, "max_values", table::GROUP_MAX_VALUES, Need::Optional);
            // Left out, max_values is the number of options.
            let max = most.unwrap_or(table::CHECKBOX_OPTIONS.max);
            let options = component::options(form, map, table::CHECKBOX_OPTIONS, max);
            component::enough(form, options, least.unwrap_or(0), most.unwrap_or(0));
        }
        _ => {
            component::amounts(form, map, table::GROUP_MIN_VALUES, table::GROUP_MAX_VALUES);
        }
    }
}
