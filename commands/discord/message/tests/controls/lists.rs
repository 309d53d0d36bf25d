//! Groups with details: they are read in menus, all at once while there is room.

use super::*;

/// The same page, where every action of these groups says what it costs.
fn costing(groups: &[&str], controls: Vec<Control<Token>>) -> Vec<Control<Token>> {
    let costs = |control: Control<Token>| {
        let listed = control.group.as_deref().is_some_and(|group| groups.contains(&group));
        if listed { control.detail("2 coins") } else { control }
    };
    controls.into_iter().map(costs).collect()
}

#[test]
fn a_group_with_details_is_read_in_a_menu_however_small() {
    let page = costing(&["Buy"], groups(&[("Buy", 2)], 1));
    assert_eq!(drawn(&page, None), ["Card 0", "Some(\"Buy\") 1/1: 2", "My hand"]);
    let body = message(&page, None);
    let option = body.pointer("/components/1/components/0/options/1").unwrap();
    let expected = json!({"label": "Buy 2", "value": "buy-2", "description": "2 coins"});
    assert_eq!(option, &expected);
    assert_eq!(opened(&page, None), None);
    // One of them is enough, and a blank one says nothing.
    let mut page = groups(&[("Buy", 2)], 0);
    page[1].detail = Some(" ".to_owned());
    assert_eq!(drawn(&page, None), ["Some(\"Buy\") 1/1: 2", "My hand"]);
    let body = message(&page, None);
    assert_eq!(body.pointer("/components/0/components/0/options/1/description"), None);
}

#[test]
fn what_stands_alone_says_its_label_and_nothing_else() {
    let mut page = page(2, 1);
    page[0].detail = Some("2 coins".to_owned());
    assert_eq!(drawn(&page, None), ["Card 0, Card 1, -No 0", "My hand"]);
}

#[test]
fn lists_stand_at_once_while_four_rows_hold_them() {
    let lists = ["Buy", "Sell", "Hire"];
    let mut page = costing(&lists, groups(&[("Buy", 30), ("Sell", 3)], 1));
    page.insert(0, Control::new("Rest", locked("Not yet.".to_owned())));
    let buy = ["Some(\"Buy\") 1/2: 25", "Some(\"Buy\") 2/2: 5", "Some(\"Sell\") 1/1: 3"];
    let rows = drawn(&page, None);
    assert_eq!(rows[0], "-Rest, Card 0");
    assert_eq!(rows[1..], [buy[0], buy[1], buy[2], "My hand"]);
    assert_eq!(drawn(&page, Some("Sell")), rows);
    let menus: HashSet<u8> = parts(&message(&page, None))
        .filter_map(|(_, id)| match id.what {
            What::Menu(place) | What::AskingMenu(place) => Some(place),
            _ => None,
        })
        .collect();
    assert_eq!(menus, HashSet::from([0, 1, 2]), "no two menus have the same id");

    // What is withheld goes first.
    page.extend((1..5).map(|n| Control::new(format!("No {n}"), locked("Not yet.".to_owned()))));
    assert_eq!(drawn(&page, None)[0], "Card 0");

    // A fifth row is not there, so it is one list at a time.
    let page = costing(&lists, groups(&[("Buy", 30), ("Sell", 3), ("Hire", 1)], 1));
    let rows = drawn(&page, Some("Sell"));
    let tabs = "Buy · 30, *-Sell · 3, Hire · 1, Card 0";
    assert_eq!(rows, [tabs, "Some(\"Sell\") 1/1: 3", "My hand"]);
    assert_eq!(opened(&page, None), Some(Group::named("Buy")));
}

#[test]
fn a_group_without_details_beside_lists_is_buttons_if_everything_fits() {
    let sizes = [("Buy", 3), ("Shift", 7)];
    let page = costing(&["Buy"], groups(&sizes, 3));
    let expected = [
        "Card 0, Card 1, Card 2",
        "Some(\"Buy\") 1/1: 3",
        "Shift 1, Shift 2, Shift 3, Shift 4, Shift 5",
        "Shift 6, Shift 7",
        "My hand",
    ];
    assert_eq!(drawn(&page, None), expected);
    let page = costing(&["Buy"], groups(&sizes, 6));
    let expected = [
        "Card 0, Card 1, Card 2, Card 3, Card 4",
        "Card 5",
        "Some(\"Buy\") 1/1: 3",
        "Some(\"Shift\") 1/1: 7",
        "My hand",
    ];
    assert_eq!(drawn(&page, None), expected);
}

#[test]
fn what_is_withheld_in_a_list_is_only_told() {
    let why = || locked("Too dear.".to_owned());
    let ship = |label: &str| Control::new(label, why()).within("Buy").detail("9 coins");
    let mut page = vec![ship("Ship"), ship("Crane")];
    page.extend(super::page(1, 1));
    assert_eq!(drawn(&page, None), ["Card 0, -No 0", "My hand"], "nothing of it can be bought");
    page.extend(costing(&["Buy"], groups(&[("Buy", 1)], 0)));
    assert_eq!(drawn(&page, None), ["Card 0, -No 0", "Some(\"Buy\") 1/1: 1", "My hand"]);
    let told: Vec<&str> = reasons(&page).into_iter().flat_map(|(_, labels)| labels).collect();
    assert_eq!(told, ["Ship", "Crane", "No 0", "Warp"]);
}

#[test]
fn lists_that_fit_nowhere_are_menus_of_everything() {
    let names = ["Ant", "Bee", "Cat", "Dog", "Elk", "Fox", "Gnu", "Hen", "Ibis", "Jay", "Kite"];
    let page = costing(&names, groups(&names.map(|name| (name, 3)), 0));
    assert_eq!(drawn(&page, None), ["None 1/2: 25", "None 2/2: 8", "My hand"]);
}
