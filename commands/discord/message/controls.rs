//! A page's controls as rows: buttons while there is room, menus when there is not. It must not
//! look inside a token.

use rules::any::Token;
use rules::page::{Control, Offer, Reason};

use super::{Button, Choice, Menu, Row, Style};
use crate::discord::custom_id::{Sealed, What};
use crate::discord::limits;

/// The rows for a page's controls, and below them the caller's own row, if it has one.
///
/// Each control is a button in the page's order, the withheld ones disabled, while four rows hold
/// them. Else the withheld ones go; their reasons are in [`reasons`]. If the actions alone are too
/// many, they go into menus of 25, each with `prompt(number, count)` on it. Above 100 actions,
/// which a game may just offer (125 at most), the fifth menu takes the place of the own row.
pub(crate) fn rows(
    controls: &[Control<Token>],
    own: Option<Row>,
    id: impl Fn(What) -> Sealed,
    prompt: impl Fn(usize, usize) -> String,
) -> Vec<Row> {
    const ROOM: usize = (limits::ROWS - 1) * limits::BUTTONS;
    let actions: Vec<(&str, &Token)> = controls
        .iter()
        .filter_map(|control| match &control.offer {
            Offer::Action(token) => Some((label(control, token), token)),
            Offer::Withheld(_) => None,
        })
        .collect();
    let action =
        |label: &str, token: &Token| Button::new(Style::Primary, label, id(What::Play(*token)));
    let mut rows = if controls.len() <= ROOM {
        Row::buttons(controls.iter().zip(0..).map(|(control, place)| match &control.offer {
            Offer::Action(token) => action(label(control, token), token),
            Offer::Withheld(_) => {
                let id = id(What::Withheld(place));
                Button::new(Style::Secondary, control.label.as_str(), id).disabled(true)
            }
        }))
    } else if actions.len() <= ROOM {
        Row::buttons(actions.iter().map(|(label, token)| action(label, token)))
    } else {
        let menus = actions.chunks(limits::OPTIONS);
        let count = menus.len();
        let menu = |(place, actions): (u8, &[(&str, &Token)])| {
            let options =
                actions.iter().filter_map(|(label, token)| Choice::new(*label, token.as_str()));
            let prompt = prompt(usize::from(place) + 1, count);
            Menu::new(id(What::Menu(place)), prompt, options).map(Row::menu)
        };
        (0..).zip(menus).take(limits::ROWS).filter_map(menu).collect()
    };
    if rows.len() < limits::ROWS {
        rows.extend(own);
    }
    rows
}

/// A control that says nothing says its token.
fn label<'a>(control: &'a Control<Token>, token: &'a Token) -> &'a str {
    if control.label.trim().is_empty() { token.as_str() } else { &control.label }
}

/// Why controls are withheld: each reason once, with the labels that it holds for, both in the
/// page's order.
pub(crate) fn reasons(controls: &[Control<Token>]) -> Vec<(&Reason, Vec<&str>)> {
    let mut reasons: Vec<(&Reason, Vec<&str>)> = Vec::new();
    for control in controls {
        let Offer::Withheld(reason) = &control.offer else { continue };
        match reasons.iter_mut().find(|(other, _)| *other == reason) {
            Some((_, labels)) => labels.push(&control.label),
            None => reasons.push((reason, vec![&control.label])),
        }
    }
    reasons
}
