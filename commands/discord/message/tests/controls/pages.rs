//! Hands with more actions than they have room for.

use rules::controls::HAND;

use super::*;

/// Every action of a hand in pages, by the buttons that lead from one page to the next.
fn paged(controls: &[Control<Token>]) -> Vec<String> {
    let (mut found, mut open, mut pages) = (Vec::new(), None, 0);
    loop {
        let own = Row::buttons([Button::new(Style::Secondary, "My hand", id(What::Hand))]).pop();
        let rows = rows(controls, open, own.clone(), sealed, |_| "x".to_owned());
        assert!(own.is_some_and(|own| rows.contains(&own)), "the own row is there");
        let body = takes(&Message::new().text("x").rows(rows));
        assert_eq!(opened(controls, open), Some(Group::page(pages)));
        found.extend(offered(&body));
        pages += 1;
        let next = closed(&body).into_iter().find(|tab| *tab == Group::page(pages));
        let Some(next) = next else { return found };
        open = Some(next);
    }
}

#[test]
fn more_actions_than_a_hand_has_room_for_are_all_reached_page_by_page() {
    for controls in [
        groups(&[("Buy", 200)], 0),
        groups(&[("Buy", 200)], 3),
        groups(&[("Buy", 30), ("Sell", 200), ("Hire", 1)], 40),
        groups(&[], 126),
    ] {
        assert!(HAND.check(&controls).is_err());
        let (mut found, mut all) = (paged(&controls), actions(&controls));
        found.sort();
        all.sort();
        assert_eq!(found, all);
    }
    let many = groups(&[("Buy", 200)], 1);
    let first = ["-<, *-1/3, >", "None 1/1: 1", "Some(\"Buy\") 1/8: 25", "Some(\"Buy\") 2/8: 25"];
    let drawn_first = drawn(&many, None);
    assert_eq!(
        (&drawn_first[..4], drawn_first[4].as_str()),
        (&first.map(str::to_owned)[..], "My hand")
    );
    // After an action the page on which it stood is open again.
    let second = message_at(&many, Some(Group::page(1)));
    for (_, id) in parts(&second).filter(|(_, id)| matches!(id.what, What::Menu(_))) {
        assert_eq!(id.open, Some(Group::page(1)));
    }
    assert_eq!(opened(&many, Some(Group::named("Buy"))), Some(Group::page(0)));
}

#[test]
fn what_a_game_may_offer_needs_no_pages() {
    always(300, &pages(), |controls| {
        let in_pages = (0..9).any(|page| opened(&controls, None) == Some(Group::page(page)));
        assert!(HAND.check(&controls).is_err() || !in_pages);
    });
}
