//! Two people in two tabs play Abyssi with houses by clicks: from lists that say what each choice costs,
//! one step at a time, also back, and until the last round is over.

use serde_json::Value;

use super::in_time;
use super::tabs::{PEOPLE, Tabs, lists};
use crate::discord::party::{button, is_question};

/// The one of the two who is to choose, with their hand; nobody once it is over.
async fn next(tabs: &Tabs) -> Option<(&'static str, Value)> {
    let party = &tabs.party;
    let chooses = |user| {
        let hand = party.hand(user)?;
        let can = !lists(&hand).is_empty() || button(&hand, "End turn").is_some();
        (can || button(&hand, "End turn (+1 energy)").is_some()).then_some((user, hand))
    };
    let next = party.playground.until(|_| {
        if party.over(PEOPLE[0]) {
            Some(None)
        } else {
            PEOPLE.into_iter().find_map(chooses).map(Some)
        }
    });
    next.await
}

/// Waits until this user's hand is another one, and is it.
async fn after(tabs: &Tabs, user: &str, before: &Value) -> Value {
    let party = &tabs.party;
    let other = |hand: &Value| hand["components"] != before["components"];
    party
        .playground
        .until(|_| party.hand(user).filter(|hand| other(hand) || party.over(user)))
        .await
}

async fn click(tabs: &Tabs, user: &str, label: &str, before: &Value) -> Value {
    tabs.click(user, label).await;
    after(tabs, user, before).await
}

/// A first turn on a planet: to end it without having done anything is asked about, and what was done
/// can be taken back.
async fn to_and_fro(tabs: &Tabs, user: &str, hand: Value) {
    let question = click(tabs, user, "End turn", &hand).await;
    assert!(is_question(&question), "{question}");
    tabs.front(user).await.read("End your turn all the same?").await;
    let hand = click(tabs, user, "Back", &question).await;
    let added = click(tabs, user, "Add a ship", &hand).await;
    tabs.front(user).await.read("Added a ship on").await;
    assert!(button(&added, "Add a ship").is_none(), "each action is done once");
    let back = click(tabs, user, "Back", &added).await;
    assert!(button(&back, "Add a ship").is_some(), "{back}");
    let added = click(tabs, user, "Add a ship", &back).await;
    click(tabs, user, "End turn (+1 energy)", &added).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_in_two_tabs_lead_houses_around_the_ring_step_by_step() {
    in_time(async {
        let Some(tabs) = Tabs::open().await else { return };
        let options = [("houses", "draft"), ("max_rounds", "10")];
        tabs.party.begin_with("abyssi", &options, &PEOPLE, 0).await;
        for user in PEOPLE {
            tabs.click(user, "My hand").await;
            tabs.party.playground.until(|_| tabs.party.hand(user)).await;
        }
        let (mut asked, mut ends) = (false, 0);
        while let Some((user, hand)) = next(&tabs).await {
            let can = |label: &str| button(&hand, label).is_some();
            if can("End turn (+1 energy)") {
                ends += 1;
                click(&tabs, user, "End turn (+1 energy)", &hand).await;
            } else if can("Add a ship") && can("End turn") {
                if asked {
                    click(&tabs, user, "Add a ship", &hand).await;
                } else {
                    asked = true;
                    ends += 1;
                    to_and_fro(&tabs, user, hand).await;
                }
            } else {
                let (list, values) = lists(&hand).swap_remove(0);
                if tabs.choose(user, &list, &values[0]).await {
                    after(&tabs, user, &hand).await;
                }
            }
        }
        assert_eq!(ends, 20, "everybody has had ten turns");
        tabs.front(PEOPLE[0]).await.read("the match is over").await;
        tabs.log("abyssi", "Round 10").await;
        tabs.close().await;
    })
    .await;
}
