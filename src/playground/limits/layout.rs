//! The components of a whole message: rows alone, or the components of version 2 when the flag is
//! set. It exists because the flag changes which types may stand where. It must not know the rest
//! of the message.

use serde_json::Value;

use super::component::{self, BUTTON, Census, ROW};
use super::form::{Form, Need, Object};
use super::table;

const SECTION: i128 = 9;
pub(super) const TEXT_DISPLAY: i128 = 10;
const THUMBNAIL: i128 = 11;
const GALLERY: i128 = 12;
const FILE: i128 = 13;
const SEPARATOR: i128 = 14;
const CONTAINER: i128 = 17;

/// What may stand at the top of a message of version 2.
const TOP: &[i128] = &[ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER];
/// What may stand in a container.
const INSIDE: &[i128] = &[ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR];

/// Checks the components of a message.
pub(super) fn check(form: &mut Form, message: &Object, v2: bool) {
    let mut census = Census::default();
    // The real number of top components of version 2 is the total, checked below.
    let limit = if v2 { table::V2_COMPONENTS } else { table::ROWS };
    let any = table::Limit { max: usize::MAX, ..limit };
    let list = form.list(message, "components", if v2 { any } else { limit }, Need::Optional);
    if v2 && list.iter().map(count).sum::<usize>() > table::V2_COMPONENTS.max {
        let max = table::V2_COMPONENTS.max;
        let message = format!("Total number of components cannot exceed {max}");
        form.refuse("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", &message);
        return;
    }
    form.each("components", list, |form, _, component| {
        one(form, &mut census, component, if v2 { TOP } else { &[ROW] });
    });
    if !table::V2_TEXT.takes(census.text) {
        let max = table::V2_TEXT.max;
        let message = format!("Components displayable text size exceeds maximum size of {max}");
        form.refuse("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", &message);
    }
}

/// How many components a component is, nested ones and accessories included.
fn count(component: &Value) -> usize {
    let nested = component.get("components").and_then(Value::as_array);
    let accessory = component.get("accessory").filter(|value| value.is_object());
    1 + nested.map_or(0, |list| list.iter().map(count).sum()) + accessory.map_or(0, count)
}

fn one(form: &mut Form, census: &mut Census, component: &Value, allowed: &[i128]) {
    let Some(map) = form.object(component) else { return };
    census.count(form, map);
    match form.kind(map, allowed) {
        Some(ROW) => component::row(form, census, map),
        Some(SECTION) => section(form, census, map),
        Some(TEXT_DISPLAY) => text_display(form, census, map),
        Some(GALLERY) => gallery(form, map),
        Some(FILE) => {
            form.truth(map, "spoiler");
            // Only files of the same message can be shown; no source for the code.
            medium(form, map, "file", &["attachment"]);
        }
        Some(SEPARATOR) => {
            form.truth(map, "divider");
            form.choice(map, "spacing", &[1, 2], Need::Optional);
        }
        Some(CONTAINER) => container(form, census, map),
        _ => {}
    }
}

fn container(form: &mut Form, census: &mut Census, map: &Object) {
    form.between(map, "accent_color", table::COLOUR, Need::Optional);
    form.truth(map, "spoiler");
    // An empty container is refused; how many there may be at most is the total of the message.
    let limit = table::Limit { min: 1, ..table::V2_COMPONENTS };
    let list = form.list(map, "components", limit, Need::Required);
    form.each("components", list, |form, _, component| one(form, census, component, INSIDE));
}

fn section(form: &mut Form, census: &mut Census, map: &Object) {
    let texts = form.list(map, "components", table::SECTION_TEXTS, Need::Required);
    form.each("components", texts, |form, _, text| {
        let Some(text) = form.object(text) else { return };
        census.count(form, text);
        // Only one type fits, so Discord has no union here: the generic code for a wrong value.
        if form.choice(text, "type", &[TEXT_DISPLAY], Need::Required).is_some() {
            text_display(form, census, text);
        }
    });
    let Some(accessory) = form.model(map, "accessory", Need::Required) else { return };
    form.within("accessory", |form| {
        census.count(form, accessory);
        match form.kind(accessory, &[BUTTON, THUMBNAIL]) {
            Some(BUTTON) => component::button(form, census, accessory),
            Some(THUMBNAIL) => picture(form, accessory),
            _ => {}
        }
    });
}

/// A text display, in a message or a modal.
pub(super) fn text_display(form: &mut Form, census: &mut Census, map: &Object) {
    let text = form.text(map, "content", table::TEXT_DISPLAY, Need::Required);
    census.text += text.map_or(0, |text| text.chars().count());
}

fn gallery(form: &mut Form, map: &Object) {
    let items = form.list(map, "items", table::GALLERY_ITEMS, Need::Required);
    form.each("items", items, |form, _, item| {
        if let Some(item) = form.object(item) {
            picture(form, item);
        }
    });
}

/// A thumbnail or an item of a gallery.
fn picture(form: &mut Form, map: &Object) {
    form.text(map, "description", table::MEDIA_DESCRIPTION, Need::Optional);
    form.truth(map, "spoiler");
    medium(form, map, "media", &["http", "https", "attachment"]);
}

fn medium(form: &mut Form, map: &Object, key: &str, schemes: &[&str]) {
    if let Some(medium) = form.model(map, key, Need::Required) {
        form.within(key, |form| {
            form.url(medium, "url", table::MEDIA_URL, schemes, Need::Required);
        });
    }
}
