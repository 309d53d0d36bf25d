//! What a viewer is shown: words and controls, as data. How they look on a screen is for others
//! to decide; here they have only a plain text, for transcripts and for reading aloud.

use std::fmt;

/// A view in words, with controls.
///
/// ```
/// use rules::page::{Control, Offer, Page, Section};
///
/// let page = Page {
///     title: "Market, day 2".to_owned(),
///     sections: vec![Section::new("Stalls", vec!["Ana: silk, tea".to_owned()])],
///     controls: vec![Control::new("Bid 1", Offer::Action("bid-1"))],
/// };
/// assert_eq!(page.to_string(), "Market, day 2\nStalls\n  Ana: silk, tea\n[Bid 1] bid-1\n");
/// assert_eq!(page.offered().collect::<Vec<_>>(), [&"bid-1"]);
/// ```
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
///
/// ```
/// use rules::page::{Control, Offer, Reason};
///
/// // One of a group that is read as a list, and asks before it is done.
/// let mule = Control::new("Mule", Offer::Action("buy-mule"))
///     .within("Buy")
///     .detail("3 coins")
///     .asking("Spend all of your coins?");
/// assert_eq!(mule.to_string(), "[Mule] buy-mule · 3 coins (Spend all of your coins?)");
///
/// // One that a player expects and may not press, and why.
/// let why = "You have no coins left.".to_owned();
/// let withheld = Offer::<&str>::Withheld(Reason { why, section: "buying" });
/// let cart = Control::new("Cart", withheld);
/// assert_eq!(cart.to_string(), "(Cart) You have no coins left.");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Control<Action> {
    /// What it says.
    pub label: String,
    /// What it does.
    pub offer: Offer<Action>,
    /// Its kind, in a word or two, where a page has many of several kinds. The controls of a group
    /// stand together, so that others can show one group at a time.
    pub group: Option<String>,
    /// What it costs and brings, in a short line. A group with details is a list to read.
    pub detail: Option<String>,
    /// What is asked once before it is done, because it cannot well be taken back.
    pub ask: Option<String>,
}

impl<Action> Control<Action> {
    /// A control of no group.
    pub fn new(label: impl Into<String>, offer: Offer<Action>) -> Control<Action> {
        Control { label: label.into(), offer, group: None, detail: None, ask: None }
    }

    /// The same control in a group.
    pub fn within(self, group: impl Into<String>) -> Control<Action> {
        Control { group: Some(group.into()), ..self }
    }

    /// The same control, and what it costs and brings, in a short line.
    pub fn detail(self, text: impl Into<String>) -> Control<Action> {
        Control { detail: Some(text.into()), ..self }
    }

    /// The same control, and what is asked once before it is done.
    pub fn asking(self, question: impl Into<String>) -> Control<Action> {
        Control { ask: Some(question.into()), ..self }
    }
}

/// What pressing a control does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offer<Action> {
    /// This action is taken.
    Action(Action),
    /// Nothing: it is shown, but may not be pressed now, and this is why.
    Withheld(Reason),
}

impl<Action> Offer<Action> {
    /// Nothing, for a reason that comes from this section of the rules.
    pub fn withheld(section: &'static str, why: String) -> Offer<Action> {
        Offer::Withheld(Reason { why, section })
    }
}

impl<Action: PartialEq> Offer<Action> {
    /// The action if it is among the legal ones, else nothing and why.
    pub fn among(legal: &[Action], action: Action, why: impl FnOnce() -> Reason) -> Offer<Action> {
        if legal.contains(&action) { Offer::Action(action) } else { Offer::Withheld(why()) }
    }
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
        let controls = self.controls.into_iter().map(|control| Control {
            label: control.label,
            offer: match control.offer {
                Offer::Action(action) => Offer::Action(form(action)),
                Offer::Withheld(reason) => Offer::Withheld(reason),
            },
            group: control.group,
            detail: control.detail,
            ask: control.ask,
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
            Offer::Action(action) => write!(f, "[{}] {action}", self.label)?,
            Offer::Withheld(reason) => return write!(f, "({}) {}", self.label, reason.why),
        }
        self.detail.iter().try_for_each(|detail| write!(f, " · {detail}"))?;
        self.ask.iter().try_for_each(|question| write!(f, " ({question})"))
    }
}

impl<Action: fmt::Display> fmt::Display for Page<Action> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.title)?;
        self.sections.iter().try_for_each(|section| section.fmt(f))?;
        let mut before = None;
        for control in &self.controls {
            let group = control.group.as_deref();
            if let Some(name) = group.filter(|_| before != group) {
                writeln!(f, "{name}")?;
            }
            let indent = if group.is_some() { "  " } else { "" };
            writeln!(f, "{indent}{control}")?;
            before = group;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn control(label: &str) -> Control<u8> {
        Control::new(label, Offer::Action(7))
    }

    fn page(controls: Vec<Control<u8>>) -> Page<u8> {
        Page { title: "Toy".to_owned(), sections: Vec::new(), controls }
    }

    #[test]
    fn a_group_is_named_once_before_its_controls() {
        let reason = Reason { why: "Not now.".to_owned(), section: "any" };
        let locked = Control::new("Turn", Offer::Withheld(reason)).within("Flip");
        let page = page(vec![
            control("Pass"),
            control("Left").within("Shift"),
            control("Right").within("Shift"),
            locked,
            control("End"),
        ]);
        let text =
            "Toy\n[Pass] 7\nShift\n  [Left] 7\n  [Right] 7\nFlip\n  (Turn) Not now.\n[End] 7\n";
        assert_eq!(page.to_string(), text);
    }

    #[test]
    fn a_control_says_what_it_costs_and_what_it_asks() {
        let reason = Reason { why: "Too dear.".to_owned(), section: "any" };
        let locked = Control::new("Ship", Offer::Withheld(reason)).within("Buy").detail("9 coins");
        let page = page(vec![
            control("Cart").within("Buy").detail("2 coins"),
            control("Mule").within("Buy").detail("3 coins").asking("Sure?"),
            locked.asking("Sure?"),
            control("End").asking("Sure?"),
        ]);
        let text = "Toy\nBuy\n  [Cart] 7 · 2 coins\n  [Mule] 7 · 3 coins (Sure?)\n  \
                    (Ship) Too dear.\n[End] 7 (Sure?)\n";
        assert_eq!(page.to_string(), text);
    }

    #[test]
    fn a_control_stays_the_same_when_its_action_takes_another_form() {
        let full = control("Left").within("Shift").detail("1 coin").asking("Sure?");
        let page = page(vec![full, control("Pass")]).map(|action| action.to_string());
        let seven = || Offer::Action("7".to_owned());
        let full = Control::new("Left", seven()).within("Shift").detail("1 coin").asking("Sure?");
        assert_eq!(page.controls, [full, Control::new("Pass", seven())]);
    }
}
