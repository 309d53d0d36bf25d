//! What a viewer is shown: words and controls, as data. How they look on a screen is for others
//! to decide; here they have only a plain text, for transcripts and for reading aloud.

use std::fmt;

/// A view in words, with controls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page<Action> {
    /// The game and where it stands.
    pub title: String,
    /// The text, in parts.
    pub sections: Vec<Section>,
    /// What can be pressed, and what cannot with the reason.
    pub controls: Vec<Control<Action>>,
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// What the part is about.
    pub heading: String,
    /// Its lines, none of them empty.
    pub lines: Vec<String>,
    /// Does the page's picture show all of it? Then it need not be read where the picture is seen.
    pub drawn: bool,
}

impl Section {
    /// A part that only words say.
    pub fn new(heading: impl Into<String>, lines: Vec<String>) -> Section {
        Section { heading: heading.into(), lines, drawn: false }
    }

    /// The same part, which the page's picture shows as well.
    pub fn drawn(self) -> Section {
        Section { drawn: true, ..self }
    }
}

/// Something to press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Control<Action> {
    /// What it says.
    pub label: String,
    /// What it does.
    pub offer: Offer<Action>,
}

/// What pressing a control does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offer<Action> {
    /// This action is taken.
    Action(Action),
    /// Nothing: it is shown, but may not be pressed now, and this is why.
    Withheld(Reason),
}

/// Why something may not be pressed now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// In a sentence.
    pub why: String,
    /// The section of the game's rules that it comes from: one of its `HELP`.
    pub section: &'static str,
}

impl<Action> Page<Action> {
    /// The same page with its actions in another form.
    pub fn map<Other>(self, mut form: impl FnMut(Action) -> Other) -> Page<Other> {
        let controls = self.controls.into_iter().map(|Control { label, offer }| Control {
            label,
            offer: match offer {
                Offer::Action(action) => Offer::Action(form(action)),
                Offer::Withheld(reason) => Offer::Withheld(reason),
            },
        });
        Page { title: self.title, sections: self.sections, controls: controls.collect() }
    }

    /// The actions that the page offers, in its order.
    pub fn offered(&self) -> impl Iterator<Item = &Action> {
        self.controls.iter().filter_map(|control| match &control.offer {
            Offer::Action(action) => Some(action),
            Offer::Withheld(_) => None,
        })
    }
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.heading)?;
        self.lines.iter().try_for_each(|line| writeln!(f, "  {line}"))
    }
}

impl<Action: fmt::Display> fmt::Display for Control<Action> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.offer {
            Offer::Action(action) => write!(f, "[{}] {action}", self.label),
            Offer::Withheld(reason) => write!(f, "({}) {}", self.label, reason.why),
        }
    }
}

impl<Action: fmt::Display> fmt::Display for Page<Action> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.title)?;
        self.sections.iter().try_for_each(|section| section.fmt(f))?;
        self.controls.iter().try_for_each(|control| writeln!(f, "{control}"))
    }
}
