//! What can be pressed below a message: buttons and menus, in rows.

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use super::text::{cut, filled};
use crate::discord::custom_id::Sealed;
use crate::discord::limits;

const ROW: u8 = 1;
const BUTTON: u8 = 2;
const MENU: u8 = 3;

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// The thing to do.
    Primary = 1,
    /// One of many.
    Secondary = 2,
    /// Onwards.
    Success = 3,
    /// Think twice.
    Danger = 4,
}

/// Something to press.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Button {
    label: String,
    emoji: Option<String>,
    disabled: bool,
    style: Style,
    id: Sealed,
}

impl Button {
    /// A button that tells us when it is pressed.
    pub(crate) fn new(style: Style, label: impl Into<String>, id: Sealed) -> Button {
        let label = filled(label, limits::LABEL);
        Button { label, emoji: None, disabled: false, style, id }
    }

    /// With one of Unicode's emojis before the label.
    pub(crate) fn emoji(mut self, emoji: &str) -> Button {
        self.emoji = Some(emoji.to_owned());
        self
    }

    /// Shown, but not to be pressed.
    pub(crate) fn disabled(mut self, disabled: bool) -> Button {
        self.disabled = disabled;
        self
    }

    fn id(&self) -> &str {
        self.id.as_str()
    }
}

impl Serialize for Button {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Emoji<'a> {
            name: &'a str,
        }
        let mut button = serializer.serialize_struct("Button", 6)?;
        button.serialize_field("type", &BUTTON)?;
        button.serialize_field("style", &(self.style as u8))?;
        button.serialize_field("custom_id", self.id.as_str())?;
        button.serialize_field("label", &self.label)?;
        if let Some(name) = &self.emoji {
            button.serialize_field("emoji", &Emoji { name })?;
        }
        if self.disabled {
            button.serialize_field("disabled", &true)?;
        }
        button.end()
    }
}

/// A list of which one option is chosen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Menu {
    id: Sealed,
    placeholder: String,
    options: Vec<Choice>,
}

/// One option of a menu.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Choice {
    label: String,
    value: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<String>,
}

impl Choice {
    /// An option that says `label` and comes back to us as `value`. A value must not be cut, so
    /// one that is too long or empty is none.
    pub(crate) fn new(label: impl Into<String>, value: impl Into<String>) -> Option<Choice> {
        let value = value.into();
        let fits = !value.trim().is_empty() && super::text::length(&value) <= limits::OPTION_VALUE;
        let label = filled(label, limits::OPTION_LABEL);
        fits.then_some(Choice { label, value, description: None })
    }

    /// The same option with a line below its label, if there is something in it.
    pub(crate) fn detail(self, text: &str) -> Choice {
        let text = cut(text, limits::OPTION_DETAIL);
        Choice { description: (!text.trim().is_empty()).then_some(text), ..self }
    }
}

impl Menu {
    /// A menu of the first 25 options whose values differ; none without an option.
    pub(crate) fn new(
        id: Sealed,
        placeholder: impl Into<String>,
        options: impl IntoIterator<Item = Choice>,
    ) -> Option<Menu> {
        let mut different: Vec<Choice> = Vec::new();
        for option in options {
            let full = different.len() == limits::OPTIONS;
            if !full && different.iter().all(|other| other.value != option.value) {
                different.push(option);
            }
        }
        let placeholder = cut(placeholder, limits::PLACEHOLDER);
        (!different.is_empty()).then_some(Menu { id, placeholder, options: different })
    }
}

impl Serialize for Menu {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut menu = serializer.serialize_struct("Menu", 4)?;
        menu.serialize_field("type", &MENU)?;
        menu.serialize_field("custom_id", self.id.as_str())?;
        if !self.placeholder.trim().is_empty() {
            menu.serialize_field("placeholder", &self.placeholder)?;
        }
        menu.serialize_field("options", &self.options)?;
        menu.end()
    }
}

/// Up to five buttons, or one menu.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row(Parts);

#[derive(Clone, Debug, PartialEq)]
enum Parts {
    Buttons(Vec<Button>),
    Menu([Menu; 1]),
}

impl Row {
    /// Buttons, in as many rows as they take.
    pub(crate) fn buttons(buttons: impl IntoIterator<Item = Button>) -> Vec<Row> {
        let mut rows: Vec<Vec<Button>> = Vec::new();
        for button in buttons {
            match rows.last_mut() {
                Some(row) if row.len() < limits::BUTTONS => row.push(button),
                _ => rows.push(vec![button]),
            }
        }
        rows.into_iter().map(|row| Row(Parts::Buttons(row))).collect()
    }

    /// A menu, which has a row for itself.
    pub(crate) fn menu(menu: Menu) -> Row {
        Row(Parts::Menu([menu]))
    }

    /// The row without what has an id that is already taken, if anything is left of it.
    pub(super) fn without(mut self, taken: &mut Vec<String>) -> Option<Row> {
        let mut is_free = |id: &str| {
            let free = taken.iter().all(|other| other != id);
            if free {
                taken.push(id.to_owned());
            }
            free
        };
        let any = match &mut self.0 {
            Parts::Buttons(buttons) => {
                buttons.retain(|button| is_free(button.id()));
                !buttons.is_empty()
            }
            Parts::Menu([menu]) => is_free(menu.id.as_str()),
        };
        any.then_some(self)
    }

    pub(super) fn ids(&self) -> impl Iterator<Item = &str> {
        let (buttons, menus) = match &self.0 {
            Parts::Buttons(buttons) => (buttons.as_slice(), [].as_slice()),
            Parts::Menu(menu) => ([].as_slice(), menu.as_slice()),
        };
        buttons.iter().map(Button::id).chain(menus.iter().map(|menu| menu.id.as_str()))
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut row = serializer.serialize_struct("Row", 2)?;
        row.serialize_field("type", &ROW)?;
        match &self.0 {
            Parts::Buttons(buttons) => row.serialize_field("components", buttons)?,
            Parts::Menu(menu) => row.serialize_field("components", menu)?,
        }
        row.end()
    }
}
