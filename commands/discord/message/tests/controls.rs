//! Controls in rows: every action can be pressed, whatever the page, and many of several kinds stand
//! behind tabs.

mod lists;
mod pages;

use rules::any::Token;
use rules::page::{Control, Offer, Reason};

use super::*;
use crate::discord::custom_id::Group;

fn locked(why: String) -> Offer<Token> {
    Offer::Withheld(Reason { why, section: "any" })
}

/// Pages of any size, half of them with groups, and half of those with details; there the first few
/// controls may stand alone, so that there is often room for tabs or lists.
fn pages() -> impl Strategy<Value = Vec<Control<Token>>> {
    let control = || (texts(), prop::option::weighted(0.3, texts()), 0_usize..12, texts());
    let sizes = prop_oneof![0_usize..=30, 0_usize..=125];
    let controls = sizes.prop_flat_map(move |size| prop::collection::vec(control(), size));
    let names = prop::option::of(prop::collection::vec(texts(), 1..8));
    let lists = prop::option::of(1_usize..4);
    (controls, names, lists).prop_map(|(all, names, lists)| {
        let controls = all.into_iter().enumerate().map(|(n, (label, why, group, detail))| {
            let token = Token::from(&format!("play-{n}")).unwrap();
            let control = Control::new(label, why.map_or(Offer::Action(token), locked));
            let control = match &names {
                Some(names) if n > 1 || group > 5 => control.within(&names[group % names.len()]),
                _ => control,
            };
            let control = if group % 3 == 0 { control.asking(detail.as_str()) } else { control };
            match lists {
                Some(lists) if group % 4 < lists => control.detail(detail),
                _ => control,
            }
        });
        controls.collect()
    })
}

/// Is this the token of a control in a group that has details?
fn is_listed(controls: &[Control<Token>], token: &str) -> bool {
    let of = |control: &&Control<Token>| actions(&[(*control).clone()]) == [token];
    let group = controls.iter().find(of).and_then(|control| control.group.as_ref());
    let within = |control: &Control<Token>| control.group.as_ref() == group;
    group.is_some() && controls.iter().any(|control| within(control) && control.detail.is_some())
}

/// An id with the group that is to be open after it.
fn sealed(open: Option<Group>, what: What) -> Sealed {
    Keys::new(&[0; 32]).seal(&CustomId { channel: u64::MAX, line: u32::MAX, open, what })
}

fn parts(body: &Value) -> impl Iterator<Item = (&Value, CustomId)> {
    let rows = body["components"].as_array().unwrap().iter();
    let parts = rows.flat_map(|row| row["components"].as_array().unwrap());
    parts.map(|part| {
        (part, Keys::new(&[0; 32]).open(text_of(part, "/custom_id")).expect("it is ours"))
    })
}

/// The tokens that can be pressed in a message's rows, in order.
fn offered(body: &Value) -> Vec<String> {
    let mut tokens = Vec::new();
    for (part, id) in parts(body) {
        match id.what {
            What::Play(token) | What::Ask(token) => {
                assert_eq!(part.get("disabled"), None);
                tokens.push(token.to_string());
            }
            What::Menu(_) | What::AskingMenu(_) => {
                let options = part["options"].as_array().unwrap();
                for detail in options.iter().filter_map(|option| option["description"].as_str()) {
                    assert!(!detail.trim().is_empty() && length(detail) <= limits::OPTION_DETAIL);
                }
                tokens.extend(options.iter().map(|option| text_of(option, "/value").to_owned()));
            }
            What::Withheld(_) => assert_eq!(part["disabled"], true),
            _ => {}
        }
    }
    tokens
}

/// The tabs of a message that can be pressed.
fn closed(body: &Value) -> Vec<Group> {
    let tabs = parts(body).filter(|(part, id)| id.what == What::Tab && part["disabled"] != true);
    tabs.map(|(_, id)| id.open.expect("a tab names its group")).collect()
}

fn actions(controls: &[Control<Token>]) -> Vec<String> {
    let action = |control: &Control<Token>| match &control.offer {
        Offer::Action(token) => Some(token.to_string()),
        Offer::Withheld(_) => None,
    };
    controls.iter().filter_map(action).collect()
}

#[test]
fn every_action_of_a_page_can_be_pressed_once_whatever_the_page() {
    always(500, &(pages(), texts(), any::<bool>()), |(controls, prompt, own)| {
        let hand = Button::new(Style::Secondary, "My hand", id(What::Hand));
        let own = Row::buttons(own.then_some(hand)).pop();
        let shown = |open| {
            let rows = rows(&controls, open, own.clone(), sealed, |_| prompt.clone());
            let kept = own.as_ref().is_none_or(|own| rows.contains(own));
            (takes(&Message::new().text("x").rows(rows)), kept)
        };
        let all = actions(&controls);
        let (first, kept) = shown(None);
        let tabs = closed(&first);
        let tabbed = opened(&controls, None).is_some();
        assert!(kept || all.len() > 100 && !tabbed);
        for part in parts(&first) {
            let (What::Play(token) | What::Ask(token)) = part.1.what else { continue };
            assert!(!is_listed(&controls, &token), "{token} is to be read in a menu");
        }
        if !tabbed {
            let (mut offered, mut all) = (offered(&first), all);
            if all.iter().any(|token| is_listed(&controls, token)) {
                offered.sort();
                all.sort();
            }
            assert_eq!((offered, tabs), (all, Vec::new()));
            return;
        }
        let mut found = offered(&first);
        for tab in tabs {
            let (other, kept) = shown(Some(tab));
            assert!(kept && opened(&controls, Some(tab)) == Some(tab));
            found.extend(offered(&other));
        }
        // What stands alone is beside every group.
        let alone = |token: &&String| {
            let of = |control: &&Control<Token>| actions(&[(*control).clone()]).contains(token);
            controls.iter().find(of).is_some_and(|control| control.group.is_none())
        };
        let beside: HashSet<String> = all.iter().filter(alone).cloned().collect();
        let mut inside: Vec<String> =
            found.iter().filter(|token| !beside.contains(*token)).cloned().collect();
        let mut expected: Vec<String> =
            all.iter().filter(|token| !beside.contains(*token)).cloned().collect();
        inside.sort();
        expected.sort();
        assert_eq!(inside, expected);
        assert!(beside.iter().all(|token| found.contains(token)));
    });
}

fn page(actions: usize, withheld: usize) -> Vec<Control<Token>> {
    let token = |n: usize| Token::from(&format!("card-{n}")).unwrap();
    let action = |n: usize| Control::new(format!("Card {n}"), Offer::Action(token(n)));
    let no = |n: usize| Control::new(format!("No {n}"), locked(format!("Reason {}", n % 2)));
    (0..actions).map(action).chain((0..withheld).map(no)).collect()
}

/// Groups with this number of actions each, and between them and the rest one that is locked.
fn groups(sizes: &[(&str, usize)], alone: usize) -> Vec<Control<Token>> {
    let mut controls = Vec::new();
    for (group, size) in sizes {
        for n in 1..=*size {
            let token = Token::from(&format!("{}-{n}", group.to_lowercase())).unwrap();
            let label = format!("{group} {n}");
            controls.push(Control::new(label, Offer::Action(token)).within(*group));
        }
    }
    controls.push(Control::new("Warp 1", locked("No fuel.".to_owned())).within("Warp"));
    controls.extend(page(alone, 0));
    controls
}

fn message(controls: &[Control<Token>], open: Option<&str>) -> Value {
    message_at(controls, open.map(Group::named))
}

fn message_at(controls: &[Control<Token>], open: Option<Group>) -> Value {
    let own = Row::buttons([Button::new(Style::Secondary, "My hand", id(What::Hand))]).pop();
    let caption = |caption: Caption<'_>| match caption {
        Caption::Tab { group, actions } => format!("{group} · {actions}"),
        Caption::Menu { group, part, parts } => format!("{group:?} {part}/{parts}"),
        Caption::PageBefore => "<".to_owned(),
        Caption::PageAfter => ">".to_owned(),
        Caption::Page { page, pages } => format!("{page}/{pages}"),
    };
    let rows = rows(controls, open, own, sealed, caption);
    takes(&Message::new().text("x").rows(rows))
}

/// How many rows there are, how many components, and of what type the first is.
fn shape(controls: &[Control<Token>]) -> (usize, usize, u64) {
    let body = message(controls, None);
    let rows = body["components"].as_array().unwrap();
    let parts = rows.iter().map(|row| row["components"].as_array().unwrap().len()).sum();
    (rows.len(), parts, rows[0]["components"][0]["type"].as_u64().unwrap())
}

/// What stands in each row: labels, `*` before those that are marked, `-` before those that cannot
/// be pressed; of a menu its prompt and how many options it has.
fn drawn(controls: &[Control<Token>], open: Option<&str>) -> Vec<String> {
    let body = message(controls, open);
    let rows = body["components"].as_array().unwrap().iter();
    let part = |part: &Value| match part["options"].as_array() {
        Some(options) => format!("{}: {}", text_of(part, "/placeholder"), options.len()),
        None => {
            let mark = if part["style"] == 3 { "*" } else { "" };
            let off = if part["disabled"] == true { "-" } else { "" };
            format!("{mark}{off}{}", text_of(part, "/label"))
        }
    };
    let row = |row: &Value| {
        let parts: Vec<String> = row["components"].as_array().unwrap().iter().map(part).collect();
        parts.join(", ")
    };
    rows.map(row).collect()
}

#[test]
fn buttons_while_there_is_room_then_menus() {
    assert_eq!(shape(&page(0, 0)), (1, 1, 2));
    assert_eq!(shape(&page(12, 8)), (5, 21, 2));
    assert_eq!(shape(&page(12, 9)), (4, 13, 2), "the withheld ones go first");
    assert_eq!(shape(&page(20, 30)), (5, 21, 2));
    assert_eq!(shape(&page(21, 0)), (2, 2, 3));
    assert_eq!(shape(&page(100, 5)), (5, 5, 3));
    assert_eq!(shape(&page(125, 5)), (5, 5, 3), "the fifth menu is worth more than the own row");
}

#[test]
fn a_few_actions_stand_side_by_side_whatever_groups_they_belong_to() {
    let few = groups(&[("Shift", 4), ("Flip", 5)], 1);
    let expected = [
        "Shift 1, Shift 2, Shift 3, Shift 4, Flip 1",
        "Flip 2, Flip 3, Flip 4, Flip 5, -Warp 1",
        "Card 0",
        "My hand",
    ];
    assert_eq!(drawn(&few, None), expected);
    assert_eq!(drawn(&few, Some("Flip")), expected);
    assert_eq!(opened(&few, None), None);
}

#[test]
fn many_actions_of_several_groups_are_shown_one_group_at_a_time() {
    let many = groups(&[("Shift", 4), ("Tune", 12)], 1);
    let shift = ["*-Shift · 4, Tune · 12, Card 0", "Shift 1, Shift 2, Shift 3, Shift 4", "My hand"];
    assert_eq!(drawn(&many, None), shift, "the first one is open");
    assert_eq!(drawn(&many, Some("Shift")), shift);
    assert_eq!(drawn(&many, Some("Warp")), shift, "a group without actions does not open");
    assert_eq!(drawn(&many, Some("Gone")), shift);
    let tune = [
        "Shift · 4, *-Tune · 12, Card 0",
        "Tune 1, Tune 2, Tune 3, Tune 4, Tune 5",
        "Tune 6, Tune 7, Tune 8, Tune 9, Tune 10",
        "Tune 11, Tune 12",
        "My hand",
    ];
    assert_eq!(drawn(&many, Some("Tune")), tune);
}

#[test]
fn a_group_of_many_or_long_actions_opens_as_menus() {
    let many = groups(&[("Shift", 15), ("Tune", 16), ("Flip", 60)], 2);
    let tabs =
        |shift: &str, tune: &str, flip: &str| format!("{shift}, {tune}, {flip}, Card 0, Card 1");
    let (shift, tune, flip) = ("Shift · 15", "Tune · 16", "Flip · 60");
    let rows = drawn(&many, None);
    assert_eq!((rows.len(), &rows[0]), (5, &tabs("*-Shift · 15", tune, flip)));
    let rows = drawn(&many, Some("Tune"));
    assert_eq!(rows, [&tabs(shift, "*-Tune · 16", flip), "Some(\"Tune\") 1/1: 16", "My hand"]);
    let rows = drawn(&many, Some("Flip"));
    let menus =
        [1, 2, 3].map(|n| format!("Some(\"Flip\") {n}/3: {}", if n == 3 { 10 } else { 25 }));
    assert_eq!(rows[0], tabs(shift, tune, "*-Flip · 60"));
    assert_eq!((&rows[1..4], rows[4].as_str()), (&menus[..], "My hand"));

    let mut long = groups(&[("Shift", 4), ("Tune", 12)], 0);
    long[0].label = "Shift all of the outer ring by one".to_owned();
    assert_eq!(drawn(&long, None)[1], "Some(\"Shift\") 1/1: 4");
}

#[test]
fn as_many_actions_as_a_game_may_offer_stand_behind_tabs_above_the_own_row() {
    let most = groups(&[("Shift", 25), ("Flip", 25), ("Tune", 75)], 0);
    assert_eq!(actions(&most).len(), 125);
    for (open, rows) in [("Shift", 3), ("Flip", 3), ("Tune", 5)] {
        let drawn = drawn(&most, Some(open));
        assert_eq!((drawn.len(), drawn[rows - 1].as_str()), (rows, "My hand"));
    }
}

#[test]
fn where_tabs_have_no_room_everything_is_shown_at_once() {
    for controls in [
        groups(&[("Shift", 76)], 0),
        groups(&[("Shift", 20), ("Flip", 51)], 4),
        groups(&[("Shift", 20), ("Flip", 20)], 9),
    ] {
        let all = actions(&controls);
        assert_eq!(offered(&message(&controls, Some("Flip"))), all);
    }
}

#[test]
fn more_tabs_than_a_row_holds_take_two() {
    let many = groups(&[("Shift", 10), ("Flip", 26)], 5);
    let tabs = |shift: &str, flip: &str| format!("{shift}, {flip}, Card 0, Card 1, Card 2");
    let rows = drawn(&many, None);
    assert_eq!(rows[..2], [&tabs("*-Shift · 10", "Flip · 26"), "Card 3, Card 4"]);
    assert_eq!((rows.len(), rows[3].as_str()), (5, "Shift 6, Shift 7, Shift 8, Shift 9, Shift 10"));
    let rows = drawn(&many, Some("Flip"));
    assert_eq!(rows[2..], ["Some(\"Flip\") 1/2: 25", "Some(\"Flip\") 2/2: 1", "My hand"]);
}

#[test]
fn whatever_is_pressed_says_which_group_was_open() {
    let many = groups(&[("Shift", 4), ("Tune", 30)], 1);
    for (open, shown) in [(None, "Shift"), (Some("Tune"), "Tune"), (Some("Gone"), "Shift")] {
        let shown = Group::named(shown);
        assert_eq!(opened(&many, open.map(Group::named)), Some(shown));
        let mut alone = 0;
        for (part, id) in parts(&message(&many, open)) {
            match id.what {
                // After what stands alone things are looked at anew.
                What::Play(_) if id.open.is_none() => alone += 1,
                What::Play(_) | What::Menu(_) | What::AskingMenu(_) => {
                    assert_eq!(id.open, Some(shown), "{part}");
                }
                What::Tab => assert!(id.open.is_some()),
                _ => {}
            }
        }
        assert_eq!(alone, 1);
    }
    for (_, id) in parts(&message(&groups(&[("Shift", 4)], 0), Some("Tune"))) {
        assert_eq!(id.open, None, "{id:?}");
    }
}

#[test]
fn tabs_and_ids_fit_whatever_the_names() {
    let name = "Verschiebung der äußeren Bahn ".repeat(9);
    let mut controls = groups(&[("Shift", 6), ("Tune", 6)], 0);
    for (n, control) in controls.iter_mut().enumerate() {
        let token = Token::from(&format!("{n:0>48}")).unwrap();
        (control.label, control.offer) = (format!("{n} {name}"), Offer::Action(token));
        control.group = Some(format!("{} {name}", n / 6));
    }
    let rows = rows(&controls, None, None, sealed, |caption| match caption {
        Caption::Tab { group, actions } => format!("{group} · {actions}"),
        Caption::Menu { group, .. } => group.unwrap_or_default().to_owned(),
        _ => String::new(),
    });
    let body = takes(&Message::new().text("x").rows(rows));
    for (part, _) in parts(&body) {
        assert!(text_of(part, "/custom_id").len() <= limits::CUSTOM_ID);
        assert!(length(text_of(part, "/label")) <= limits::LABEL);
    }
    assert_eq!(closed(&body).len(), 2);
}

#[test]
fn a_reason_is_said_once_for_all_that_it_holds_for() {
    let page = page(1, 3);
    let told = reasons(&page);
    let told = told.into_iter().map(|(reason, labels)| (reason.why.as_str(), labels));
    let expected = [("Reason 0", vec!["No 0", "No 2"]), ("Reason 1", vec!["No 1"])];
    assert_eq!(Vec::from_iter(told), expected);
}

#[test]
fn a_reason_for_a_whole_group_names_the_group() {
    let group = |labels: &[&str], why: &str, group: &str| {
        let of = |label: &&str| Control::new(*label, locked(why.to_owned())).within(group);
        labels.iter().map(of).collect::<Vec<_>>()
    };
    let mut page = group(&["Left", "Right"], "Later.", "Shift");
    page.extend(group(&["Sun", "Moon"], "Later.", "Flip"));
    page.extend(group(&["High"], "Too high.", "Tune"));
    page.extend(group(&["Low"], "Later.", "Tune"));
    let told = reasons(&page).into_iter().map(|(reason, labels)| (reason.why.as_str(), labels));
    let expected = [("Later.", vec!["Shift", "Flip", "Low"]), ("Too high.", vec!["High"])];
    assert_eq!(Vec::from_iter(told), expected);
}
