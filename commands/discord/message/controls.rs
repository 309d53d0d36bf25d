//! A page's controls as rows: buttons while there is room, menus when there is not, and tabs where
//! there are many of several kinds. It must not look inside a token.

use rules::any::Token;
use rules::page::{Control, Offer, Reason};

use super::text::length;
use super::{Button, Choice, Menu, Row, Style};
use crate::discord::custom_id::{Group, Sealed, What};
use crate::discord::limits;

/// So many actions stand side by side, whatever groups they belong to.
const FEW: usize = 10;

/// So many rows an open group has: above it are the tabs, below it the caller's own row.
const OPEN: usize = limits::ROWS - 2;

/// Five buttons with such labels are read at a glance; longer ones are better read in a list.
const SHORT: usize = 24;

/// An action, and what it says.
type Play<'a> = (&'a str, &'a Token);

/// What rows need words for.
pub(crate) enum Caption<'a> {
    /// The tab of a group, which has so many actions.
    Tab { group: &'a str, actions: usize },
    /// A menu, which may be one part of several, of a group or of all actions.
    Menu { group: Option<&'a str>, part: usize, parts: usize },
}

/// The rows for a page's controls, and below them the caller's own row, if it has one.
///
/// Each control is a button in the page's order, the withheld ones disabled, while four rows hold
/// them. Else the withheld ones go; their reasons are in [`reasons`]. If the actions alone are too
/// many, they go into menus of 25. Above 100 actions, which a game may just offer (125 at most), the
/// fifth menu takes the place of the own row.
///
/// More than a few actions that stand in groups are shown one group at a time: first a row of tabs
/// and of the actions without a group, then the group that is [`opened`], as buttons or in menus.
/// An id is made for what it asks for and the group that is to be open after it: an action's own group,
/// so that more of the same can follow; after one without a group things are looked at anew.
pub(crate) fn rows(
    controls: &[Control<Token>],
    wanted: Option<Group>,
    own: Option<Row>,
    id: impl Fn(Option<Group>, What) -> Sealed,
    caption: impl Fn(Caption<'_>) -> String,
) -> Vec<Row> {
    let mut rows = match Tabs::of(controls) {
        Some(tabs) => tabs.rows(wanted, &id, &caption),
        None => all(controls, &|what| id(None, what), &caption),
    };
    if rows.len() < limits::ROWS {
        rows.extend(own);
    }
    rows
}

/// Which group is open where this one is wanted: that one while it has actions, else the first one
/// that has. None, where everything is shown at once.
pub(crate) fn opened(controls: &[Control<Token>], wanted: Option<Group>) -> Option<Group> {
    Tabs::of(controls).map(|tabs| Group::named(tabs.open(wanted).0))
}

/// Everything at once.
fn all(
    controls: &[Control<Token>],
    id: &impl Fn(What) -> Sealed,
    caption: &impl Fn(Caption<'_>) -> String,
) -> Vec<Row> {
    const ROOM: usize = (limits::ROWS - 1) * limits::BUTTONS;
    let actions: Vec<Play<'_>> = controls.iter().filter_map(play).collect();
    if controls.len() <= ROOM {
        Row::buttons(controls.iter().zip(0..).map(|(control, place)| match play(control) {
            Some(play) => button(play, id),
            None => {
                let id = id(What::Withheld(place));
                Button::new(Style::Secondary, control.label.as_str(), id).disabled(true)
            }
        }))
    } else if actions.len() <= ROOM {
        Row::buttons(actions.iter().map(|play| button(*play, id)))
    } else {
        menus(&actions, None, limits::ROWS, id, caption)
    }
}

/// The actions of a page that are shown one group at a time.
struct Tabs<'a> {
    groups: Vec<(&'a str, Vec<Play<'a>>)>,
    alone: Vec<Play<'a>>,
}

impl<'a> Tabs<'a> {
    /// None where there is no need of them; or no room, which no game makes necessary.
    fn of(controls: &'a [Control<Token>]) -> Option<Tabs<'a>> {
        let mut tabs = Tabs { groups: Vec::new(), alone: Vec::new() };
        for control in controls {
            let Some(play) = play(control) else { continue };
            match (&control.group, tabs.groups.iter_mut().find(|(of, _)| is(control, of))) {
                (None, _) => tabs.alone.push(play),
                (Some(_), Some((_, plays))) => plays.push(play),
                (Some(group), None) => tabs.groups.push((group, vec![play])),
            }
        }
        let sizes = || tabs.groups.iter().map(|(_, plays)| plays.len());
        let many = tabs.alone.len() + sizes().sum::<usize>() > FEW;
        let fit = tabs.groups.len() + tabs.alone.len() <= limits::BUTTONS
            && sizes().all(|size| size <= OPEN * limits::OPTIONS);
        (many && fit && !tabs.groups.is_empty()).then_some(tabs)
    }

    fn open(&self, wanted: Option<Group>) -> &(&'a str, Vec<Play<'a>>) {
        let named = self.groups.iter().find(|(name, _)| Some(Group::named(name)) == wanted);
        named.or(self.groups.first()).expect("there are no tabs without a group")
    }

    fn rows(
        &self,
        wanted: Option<Group>,
        id: &impl Fn(Option<Group>, What) -> Sealed,
        caption: &impl Fn(Caption<'_>) -> String,
    ) -> Vec<Row> {
        let (name, plays) = self.open(wanted);
        let open = Some(Group::named(name));
        let tabs = self.groups.iter().map(|(group, plays)| {
            let is_open = group == name;
            let style = if is_open { Style::Success } else { Style::Secondary };
            let label = caption(Caption::Tab { group, actions: plays.len() });
            Button::new(style, label, id(Some(Group::named(group)), What::Tab)).disabled(is_open)
        });
        let alone = self.alone.iter().map(|play| button(*play, &|what| id(None, what)));
        let mut rows = Row::buttons(tabs.chain(alone));
        let id = |what| id(open, what);
        let short = plays.iter().all(|(label, _)| length(label) <= SHORT);
        if short && plays.len() <= OPEN * limits::BUTTONS {
            rows.extend(Row::buttons(plays.iter().map(|play| button(*play, &id))));
        } else {
            rows.extend(menus(plays, Some(name), OPEN, &id, caption));
        }
        rows
    }
}

fn is(control: &Control<Token>, group: &str) -> bool {
    control.group.as_deref() == Some(group)
}

fn play(control: &Control<Token>) -> Option<Play<'_>> {
    match &control.offer {
        Offer::Action(token) => Some((label(control, token), token)),
        Offer::Withheld(_) => None,
    }
}

fn button((label, token): Play<'_>, id: &impl Fn(What) -> Sealed) -> Button {
    Button::new(Style::Primary, label, id(What::Play(*token)))
}

/// As many menus as these take, and at most so many.
fn menus(
    plays: &[Play<'_>],
    group: Option<&str>,
    most: usize,
    id: &impl Fn(What) -> Sealed,
    caption: &impl Fn(Caption<'_>) -> String,
) -> Vec<Row> {
    let menus = plays.chunks(limits::OPTIONS);
    let parts = menus.len();
    let menu = |(place, plays): (u8, &[Play<'_>])| {
        let options = plays.iter().filter_map(|(label, token)| Choice::new(*label, token.as_str()));
        let prompt = caption(Caption::Menu { group, part: usize::from(place) + 1, parts });
        Menu::new(id(What::Menu(place)), prompt, options).map(Row::menu)
    };
    (0..).zip(menus).take(most).filter_map(menu).collect()
}

/// A control that says nothing says its token.
fn label<'a>(control: &'a Control<Token>, token: &'a Token) -> &'a str {
    if control.label.trim().is_empty() { token.as_str() } else { &control.label }
}

/// Why controls are withheld: each reason once, with the labels that it holds for, both in the
/// page's order. Where it holds for a whole group, the group's name stands for all of it.
pub(crate) fn reasons(controls: &[Control<Token>]) -> Vec<(&Reason, Vec<&str>)> {
    let mut reasons: Vec<(&Reason, Vec<&str>)> = Vec::new();
    for control in controls {
        let Offer::Withheld(reason) = &control.offer else { continue };
        let whole = control.group.as_deref().filter(|name| {
            let mut group = controls.iter().filter(|other| is(other, name));
            group.all(|other| other.offer == control.offer)
        });
        let label = whole.unwrap_or(&control.label);
        match reasons.iter_mut().find(|(other, _)| *other == reason) {
            Some((_, labels)) if whole.is_some() && labels.contains(&label) => {}
            Some((_, labels)) => labels.push(label),
            None => reasons.push((reason, vec![label])),
        }
    }
    reasons
}
