//! Many plays of several groups: a tab shows another group on the same page, and changes nothing else.

use playground::Settings;
use rules::any::AnyGame;
use serde_json::{Value, json};

use super::party::{Party, button, buttons};
use crate::contract::planted::{Planted, TWO_GROUPS};

static GROUPED: &[&dyn AnyGame] = &[&Planted::<TWO_GROUPS>];

const PEOPLE: [&str; 2] = ["Aki", "Ben"];

/// A match whose first lead is one of twelve cards, four on the left and eight on the right.
async fn dealt() -> Party {
    let party = Party::hosting(GROUPED, Settings::default()).await;
    party.begin(&PEOPLE, 0).await;
    for user in PEOPLE {
        party.open_hand(user).await;
    }
    party
}

/// The tab that is marked: a green one that cannot be pressed.
fn opened(hand: &Value) -> Option<String> {
    let rows = hand["components"].as_array().into_iter().flatten();
    let mut all = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let tab = all.find(|part| part["style"] == 3 && part["disabled"] == true)?;
    tab["label"].as_str().map(str::to_owned)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tab_shows_another_group_and_a_play_from_it_counts() {
    let party = dealt().await;
    let (user, hand, left) = party.ready(&PEOPLE).await;
    assert_eq!((opened(&hand).as_deref(), left.len()), (Some("Left · 4"), 4));
    let line = party.line().await;
    let tab = button(&hand, "Right · 8").unwrap();
    let answer = party.press_id(user, &hand, &tab).await;
    assert_eq!((&answer["answered"], &answer["original"]), (&json!(7), &hand["id"]));
    let right = party.playground.until(|_| {
        let hand = party.hand(user)?;
        (opened(&hand)? == "Right · 8").then_some(hand)
    });
    let right = right.await;
    let plays = party.plays(user);
    assert_eq!((right["id"] == hand["id"], plays.len()), (true, 8), "{right}");
    assert!(plays.iter().all(|play| !left.contains(play)));
    assert!(button(&right, "Left · 4").is_some());
    assert_eq!(party.line().await, line, "nothing was played");

    party.press_id(user, &right, &plays[7]).await;
    assert_eq!(party.line().await, line + 1);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_group_stays_open_whatever_the_others_do() {
    // The opener may close the table before anything was played; others have to ask.
    let (party, hand) = loop {
        let party = dealt().await;
        match party.ready(&PEOPLE).await {
            ("Aki", hand, _) => break (party, hand),
            _ => party.end().await,
        }
    };
    let user = "Aki";
    let tab = button(&hand, "Right · 8").unwrap();
    party.press_id(user, &hand, &tab).await;
    party.command("Ben", "uchu", "cancel", &json!([]));
    // The question comes to the hand by itself.
    let asked = party.playground.until(|_| {
        let hand = party.hand(user).filter(|hand| opened(hand).as_deref() == Some("Right · 8"))?;
        button(&hand, "No").map(|no| (hand, no))
    });
    let (asked, no) = asked.await;
    assert_eq!(asked["id"], hand["id"]);
    party.press_id(user, &asked, &no).await;
    let answered = party.playground.until(|_| {
        let hand = party.hand(user)?;
        button(&hand, "No").is_none().then_some(hand)
    });
    assert_eq!(opened(&answered.await).as_deref(), Some("Right · 8"));
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tab_of_an_old_page_brings_the_fresh_one_and_says_so() {
    let party = dealt().await;
    let (user, old, plays) = party.ready(&PEOPLE).await;
    let tab = button(&old, "Right · 8").unwrap();
    party.press(user, "My hand").await;
    let is_new = |hand: &Value| hand["id"] != old["id"];
    let new = party.playground.until(|_| party.hand(user).filter(is_new)).await;
    party.press_id(user, &new, &plays[0]).await;
    let line = party.line().await;
    let asked = party.press_only(user, &old, &tab);
    let told = party.told(user, &asked).await;
    assert!(told.contains("Something has changed since"), "{told}");
    assert_eq!(party.answered(&asked).await["original"], old["id"]);
    assert_eq!(party.line().await, line);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_wants_no_pictures_has_the_same_tabs() {
    let party = dealt().await;
    let (user, seen, _) = party.ready(&PEOPLE).await;
    party.text_only(user).await;
    party.press(user, "My hand").await;
    let is_new = |hand: &Value| hand["id"] != seen["id"];
    let read = party.playground.until(|_| party.hand(user).filter(is_new)).await;
    let labels = |hand: &Value| -> Vec<String> {
        buttons(hand).into_iter().map(|(label, ..)| label).collect()
    };
    assert_eq!(read["attachments"], json!([]));
    assert_eq!(labels(&read), labels(&seen));
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_matches_are_played_with_tabs() {
    let party = dealt().await;
    party.play(&PEOPLE, 10_000).await;
    assert!(party.over(PEOPLE[0]));
    party.end().await;
}
