//! A page's controls as rows: buttons while there is room, menus where there is something to read or
//! not room enough, and tabs where there are many of several kinds. It must not look inside a token.

mod pages;

use rules::any::Token;
use rules::controls::HAND;
use rules::page::{Control, Offer, Reason};

use super::component::{Button, Choice, Menu, Row, Style};
use super::text::length;
use crate::discord::custom_id::{Group, Sealed, What};
use crate::discord::limits;

// What games are held to is what Discord has room for, and one row for the caller.
const _: () = assert!(HAND.rows == limits::ROWS - 1);
const _: () = assert!(HAND.buttons == limits::BUTTONS && HAND.options == limits::OPTIONS);
const _: () = assert!(HAND.detail_chars == limits::OPTION_DETAIL);

/// An action, and what it says.
#[derive(Clone, Copy)]
struct Play<'a> {
    label: &'a str,
    detail: Option<&'a str>,
    token: &'a Token,
    /// Is something asked before it is taken?
    asks: bool,
}

/// What rows need words for.
pub(crate) enum Caption<'a> {
    /// The tab of a group, with the number of its actions.
    Tab { group: &'a str, actions: usize },
    /// A menu, which may be one part of several, of a group or of all actions.
    Menu { group: Option<&'a str>, part: usize, parts: usize },
    /// The button that leads to the page before, of a hand in pages.
    PageBefore,
    /// The button that leads to the page after.
    PageAfter,
    /// The page that is shown, from 1.
    Page { page: usize, pages: usize },
}

/// The rows for a page's controls, and below them the caller's own row, if it has one.
///
/// Each control is a button in the page's order, the withheld ones disabled, while four rows hold
/// them. Else the withheld ones go; their reasons are in [`reasons`]. If the actions alone are too
/// many, they go into menus of 25. Above 100 actions, which a game may just offer (125 at most), the
/// fifth menu takes the place of the own row. What is more than that is shown in pages of three menus,
/// below a row that leads from one to the next.
///
/// A group with details is a list: it is read in a menu, without what is withheld in it. Where there
/// are lists, everything stands at once if four rows hold it, first the buttons of what stands in no
/// group, then each group.
///
/// Else, and where more than a few actions stand in groups, they are shown one group at a time: first
/// the tabs and the actions without a group, then the group that is [`opened`], as buttons or in menus.
/// An id is made for what it asks for and the group that is to be open after it: an action's own group,
/// so that more of the same can follow; after one without a group things are looked at anew.
pub(crate) fn rows(
    controls: &[Control<Token>],
    wanted: Option<Group>,
    own: Option<Row>,
    id: impl Fn(Option<Group>, What) -> Sealed,
    caption: impl Fn(Caption<'_>) -> String,
) -> Vec<Row> {
    let page = SortedControls::new(controls);
    let mut rows = match page.layout() {
        Layout::Whole => page.whole(&|what| id(None, what), &caption),
        Layout::Lists(shape) => page.lists(shape, &|what| id(None, what), &caption),
        Layout::Tabs => page.tabs(wanted, &id, &caption),
        Layout::Pages => page.pages(wanted, &id, &caption),
    };
    if rows.len() < limits::ROWS {
        rows.extend(own);
    }
    rows
}

/// Which group is open where this one is wanted: that one while it has actions, else the first one
/// that has. Of a hand in pages, the page. None, where everything is shown at once.
pub(crate) fn opened(controls: &[Control<Token>], wanted: Option<Group>) -> Option<Group> {
    let page = SortedControls::new(controls);
    match page.layout() {
        Layout::Whole | Layout::Lists(_) => None,
        Layout::Tabs => Some(Group::named(page.open(wanted).name)),
        Layout::Pages => Some(page.opened_page(wanted)),
    }
}

/// How a page's controls are shown.
enum Layout {
    /// All of them in the page's order, or in menus of all of them.
    Whole,
    /// What stands in no group, then each group.
    Lists(Shape),
    /// One group at a time.
    Tabs,
    /// Some menus at a time.
    Pages,
}

/// What there is room for besides lists.
#[derive(Clone, Copy)]
struct Shape {
    /// Controls that cannot be pressed.
    withheld: bool,
    /// Groups without details as buttons.
    buttons: bool,
}

/// A page's controls, by where they belong.
struct SortedControls<'a> {
    /// All that is shown where there is room: what is withheld in a list is not.
    all: Vec<&'a Control<Token>>,
    /// Those of no group.
    alone: Vec<&'a Control<Token>>,
    /// The groups that have an action.
    groups: Vec<Kind<'a>>,
}

/// A group's controls.
struct Kind<'a> {
    name: &'a str,
    controls: Vec<&'a Control<Token>>,
    is_list: bool,
}

impl<'a> Kind<'a> {
    fn plays(&self) -> Vec<Play<'a>> {
        self.controls.iter().copied().filter_map(play).collect()
    }

    /// Can it be read at a glance?
    fn is_short(&self) -> bool {
        !self.is_list
            && self.plays().iter().all(|play| length(play.label) <= HAND.short_label_chars)
    }
}

impl<'a> SortedControls<'a> {
    fn new(controls: &'a [Control<Token>]) -> SortedControls<'a> {
        let alone = controls.iter().filter(|control| control.group.is_none()).collect();
        let mut groups: Vec<Kind<'a>> = Vec::new();
        for control in controls {
            let Some(name) = control.group.as_deref() else { continue };
            match groups.iter_mut().find(|kind| kind.name == name) {
                Some(kind) => kind.controls.push(control),
                None => {
                    let is_list = is_list(controls, name);
                    groups.push(Kind { name, controls: vec![control], is_list });
                }
            }
        }
        let listed = |control: &Control<Token>| {
            groups.iter().any(|kind| kind.is_list && is_in_group(control, kind.name))
        };
        let shown = |control: &&Control<Token>| play(control).is_some() || !listed(control);
        let all = controls.iter().filter(shown).collect();
        groups.retain(|kind| !kind.plays().is_empty());
        SortedControls { all, alone, groups }
    }

    fn layout(&self) -> Layout {
        let lists = self.groups.iter().any(|kind| kind.is_list);
        let each = [(true, true), (false, true), (true, false), (false, false)];
        let mut shapes = each.map(|(withheld, buttons)| Shape { withheld, buttons }).into_iter();
        if let Some(shape) = shapes.find(|shape| lists && self.height(*shape) <= HAND.rows) {
            return Layout::Lists(shape);
        }
        let actions = self.plays().len();
        let many = actions > HAND.few && !self.groups.is_empty();
        let largest = self.groups.iter().map(|kind| kind.plays().len()).max().unwrap_or_default();
        let alone = self.alone.iter().copied().filter_map(play).count();
        if (many || lists) && HAND.tabs_fit(self.groups.len(), alone, largest) {
            Layout::Tabs
        } else if actions <= HAND.most_actions() {
            Layout::Whole
        } else {
            Layout::Pages
        }
    }

    /// The rows that everything takes in this shape.
    fn height(&self, shape: Shape) -> usize {
        let rows = |controls: &[&Control<Token>]| {
            let shown = controls.iter().filter(|of| shape.withheld || play(of).is_some());
            HAND.button_rows(shown.count())
        };
        let group = |kind: &Kind<'_>| match shape.buttons && kind.is_short() {
            true => rows(&kind.controls),
            false => HAND.menu_rows(kind.plays().len()),
        };
        rows(&self.alone) + self.groups.iter().map(group).sum::<usize>()
    }

    /// The number of controls that are seen and cannot be pressed.
    fn greyed(&self) -> usize {
        let of = |controls: &[&Control<Token>]| {
            controls.iter().filter(|control| play(control).is_none()).count()
        };
        match self.layout() {
            Layout::Whole if self.groups.iter().any(|kind| kind.is_list) => 0,
            Layout::Whole if self.all.len() <= HAND.most_buttons() => of(&self.all),
            Layout::Lists(shape) if shape.withheld => {
                let short = self.groups.iter().filter(|kind| shape.buttons && kind.is_short());
                of(&self.alone) + short.map(|kind| of(&kind.controls)).sum::<usize>()
            }
            Layout::Whole | Layout::Lists(_) | Layout::Tabs | Layout::Pages => 0,
        }
    }

    fn plays(&self) -> Vec<Play<'a>> {
        self.all.iter().copied().filter_map(play).collect()
    }

    fn whole(
        &self,
        id: &impl Fn(What) -> Sealed,
        caption: &impl Fn(Caption<'_>) -> String,
    ) -> Vec<Row> {
        let plays = self.plays();
        let lists = self.groups.iter().any(|kind| kind.is_list);
        if lists || plays.len() > HAND.most_buttons() {
            return menus(&plays, None, (0, limits::ROWS), id, caption);
        }
        buttons(&self.all, self.all.len() <= HAND.most_buttons(), &mut 0, id)
    }

    fn lists(
        &self,
        shape: Shape,
        id: &impl Fn(What) -> Sealed,
        caption: &impl Fn(Caption<'_>) -> String,
    ) -> Vec<Row> {
        let (mut places, mut first) = (0, 0);
        let mut rows = buttons(&self.alone, shape.withheld, &mut places, id);
        for kind in &self.groups {
            if shape.buttons && kind.is_short() {
                rows.extend(buttons(&kind.controls, shape.withheld, &mut places, id));
            } else {
                let menus = menus(&kind.plays(), Some(kind.name), (first, HAND.rows), id, caption);
                first += menus.len();
                rows.extend(menus);
            }
        }
        rows
    }

    fn open(&self, wanted: Option<Group>) -> &Kind<'a> {
        let named = self.groups.iter().find(|kind| Some(Group::named(kind.name)) == wanted);
        named.or(self.groups.first()).expect("there are no tabs without a group")
    }

    fn tabs(
        &self,
        wanted: Option<Group>,
        id: &impl Fn(Option<Group>, What) -> Sealed,
        caption: &impl Fn(Caption<'_>) -> String,
    ) -> Vec<Row> {
        let kind = self.open(wanted);
        let open = Some(Group::named(kind.name));
        let tabs = self.groups.iter().map(|Kind { name, controls, .. }| {
            let is_open = *name == kind.name;
            let style = if is_open { Style::Success } else { Style::Secondary };
            let actions = controls.iter().copied().filter_map(play).count();
            let label = caption(Caption::Tab { group: name, actions });
            Button::new(style, label, id(Some(Group::named(name)), What::Tab)).disabled(is_open)
        });
        let alone = self.alone.iter().copied().filter_map(play);
        let alone = alone.map(|play| button(play, &|what| id(None, what)));
        let mut rows = Row::buttons(tabs.chain(alone));
        let room = HAND.rows - rows.len();
        let id = |what| id(open, what);
        let plays = kind.plays();
        if kind.is_short() && plays.len() <= room * limits::BUTTONS {
            rows.extend(Row::buttons(plays.iter().map(|play| button(*play, &id))));
        } else {
            rows.extend(menus(&plays, Some(kind.name), (0, room), &id, caption));
        }
        rows
    }
}

fn is_in_group(control: &Control<Token>, group: &str) -> bool {
    control.group.as_deref() == Some(group)
}

/// Is there something to read in this group?
fn is_list(controls: &[Control<Token>], group: &str) -> bool {
    controls.iter().any(|control| is_in_group(control, group) && control.detail.is_some())
}

fn play(control: &Control<Token>) -> Option<Play<'_>> {
    match &control.offer {
        Offer::Action(token) => {
            let detail = control.detail.as_deref();
            Some(Play { label: label(control, token), detail, token, asks: control.ask.is_some() })
        }
        Offer::Withheld(_) => None,
    }
}

fn button(play: Play<'_>, id: &impl Fn(What) -> Sealed) -> Button {
    let what = if play.asks { What::Ask } else { What::Play };
    Button::new(Style::Primary, play.label, id(what(*play.token)))
}

/// Controls side by side, with or without those that cannot be pressed, which are counted through.
fn buttons(
    controls: &[&Control<Token>],
    withheld: bool,
    places: &mut u8,
    id: &impl Fn(What) -> Sealed,
) -> Vec<Row> {
    let button = |control: &&Control<Token>| match play(control) {
        Some(play) => Some(button(play, id)),
        None if withheld => {
            let id = id(What::Withheld(*places));
            *places += 1;
            Some(Button::new(Style::Secondary, control.label.as_str(), id).disabled(true))
        }
        None => None,
    };
    Row::buttons(controls.iter().filter_map(button))
}

/// As many menus as these take, numbered from `first` on, and no more than `most`.
fn menus(
    plays: &[Play<'_>],
    group: Option<&str>,
    (first, most): (usize, usize),
    id: &impl Fn(What) -> Sealed,
    caption: &impl Fn(Caption<'_>) -> String,
) -> Vec<Row> {
    let menus = plays.chunks(HAND.options);
    let parts = menus.len();
    let menu = |(at, plays): (usize, &[Play<'_>])| {
        action_menu(plays, first + at, caption(Caption::Menu { group, part: at + 1, parts }), id)
    };
    menus.enumerate().take(most).filter_map(menu).collect()
}

/// One menu, in this place among the menus of its message.
fn action_menu(
    plays: &[Play<'_>],
    place: usize,
    prompt: String,
    id: &impl Fn(What) -> Sealed,
) -> Option<Row> {
    let option = |play: &Play<'_>| {
        let choice = Choice::new(play.label, play.token.as_str())?;
        Some(play.detail.into_iter().fold(choice, Choice::detail))
    };
    let place = u8::try_from(place).ok()?;
    let asks = plays.iter().any(|play| play.asks);
    let what = if asks { What::AskingMenu } else { What::Menu };
    Menu::new(id(what(place)), prompt, plays.iter().filter_map(option)).map(Row::menu)
}

/// A control that says nothing says its token.
pub(crate) fn label<'a>(control: &'a Control<Token>, token: &'a Token) -> &'a str {
    if control.label.trim().is_empty() { token.as_str() } else { &control.label }
}

/// Is something withheld where it is not seen, while there are other things to press?
pub(crate) fn hides(controls: &[Control<Token>]) -> bool {
    let withheld = controls.iter().filter(|control| play(control).is_none()).count();
    withheld < controls.len() && SortedControls::new(controls).greyed() < withheld
}

/// Why controls are withheld: each reason once, with the labels that it holds for, both in the
/// page's order. Where it holds for a whole group, the group's name stands for all of it.
pub(crate) fn reasons(controls: &[Control<Token>]) -> Vec<(&Reason, Vec<&str>)> {
    let mut reasons: Vec<(&Reason, Vec<&str>)> = Vec::new();
    for control in controls {
        let Offer::Withheld(reason) = &control.offer else { continue };
        let whole = control.group.as_deref().filter(|name| {
            let mut group = controls.iter().filter(|other| is_in_group(other, name));
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
