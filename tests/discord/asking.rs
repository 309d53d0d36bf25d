//! Plays that ask first: the question takes the place of the hand, nothing is played before the answer, and
//! a list is read in a menu.

use playground::Settings;
use rules::any::AnyGame;
use serde_json::{Value, json};

use super::party::{Party, button, buttons, has_frame, is_question, text};
use crate::contract::planted::{ASKS, Planted};

static ASKING: &[&dyn AnyGame] = &[&Planted::<ASKS>];

const PEOPLE: [&str; 2] = ["Aki", "Ben"];

/// A match, whose first lead is one of twelve cards: the first of them asks, and stands alone.
async fn dealt() -> Party {
    let party = Party::hosting(ASKING, Settings::default()).await;
    party.begin(&PEOPLE, 0).await;
    for user in PEOPLE {
        party.open_hand(user).await;
    }
    party
}

/// The only menu of a hand: its id, and its options.
fn menu(hand: &Value) -> (String, Vec<Value>) {
    let rows = hand["components"].as_array().unwrap().iter();
    let mut parts = rows.flat_map(|row| row["components"].as_array().unwrap());
    let menu = parts.find(|part| part["type"] == 3).expect("there is a list");
    (menu["custom_id"].as_str().unwrap().to_owned(), menu["options"].as_array().unwrap().clone())
}

fn pictures(message: &Value) -> usize {
    message["attachments"].as_array().map_or(0, Vec::len)
}

/// The user's page once it asks something, or once it does not.
async fn turned(party: &Party, user: &str, asks: bool) -> Value {
    let turned = |hand: &Value| is_question(hand) == asks;
    party.playground.until(|_| party.hand(user).filter(turned)).await
}

/// Presses this button of what the user is asked. A refresh of their hand that was under way when they were
/// asked may take the question's place, until their keeper brings it back.
async fn answer(party: &Party, user: &str, label: &str) {
    loop {
        let asked = turned(party, user, true).await;
        let id = button(&asked, label).expect("it can be answered");
        if party.press_if_there(user, &asked, &id).await.is_some() {
            return;
        }
    }
}

/// The user's page once its picture is there: on a slow machine the words come first.
async fn drawn(party: &Party, user: &str) -> Value {
    let drawn = |hand: &Value| pictures(hand) > 0;
    party.playground.until(|_| party.hand(user).filter(drawn)).await
}

/// One more hand for somebody who has this one.
async fn another(party: &Party, user: &str, hand: &Value) -> Value {
    party.press(user, "My hand").await;
    let is_new = |new: &Value| new["id"] != hand["id"];
    party.playground.until(|_| party.hand(user).filter(is_new)).await
}

/// The first card is pressed: it is alone in the first row.
async fn pressed(party: &Party, user: &str, hand: &Value) -> (String, Value) {
    let (label, id, _) = buttons(hand).swap_remove(0);
    let answer = party.press_id(user, hand, &id).await;
    assert_eq!((&answer["answered"], &answer["original"]), (&json!(7), &hand["id"]));
    (label, turned(party, user, true).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_play_that_asks_is_made_when_it_is_pressed_again_and_not_before() {
    let party = dealt().await;
    let (user, hand, _) = party.ready(&PEOPLE).await;
    let line = party.line().await;
    let (label, asked) = pressed(&party, user, &hand).await;
    assert_eq!(asked["content"], "Are you \\*sure\\*?", "{asked}");
    assert!(!has_frame(&asked) && has_frame(&hand), "nothing stands in between");
    assert_eq!(asked["attachments"], json!([]));
    assert_eq!((party.line().await, &asked["id"]), (line, &hand["id"]), "nothing was played");
    let labels: Vec<String> = buttons(&asked).into_iter().map(|(label, ..)| label).collect();
    assert_eq!(labels, [label.as_str(), "Back"]);

    answer(&party, user, "Back").await;
    let back = turned(&party, user, false).await;
    assert_eq!((buttons(&back), party.line().await), (buttons(&hand), line));
    assert!(!text(&back).contains("sure") && has_frame(&back), "{back}");
    drawn(&party, user).await;

    let (label, _) = pressed(&party, user, &back).await;
    answer(&party, user, &label).await;
    assert_eq!(party.line().await, line + 1);
    let played = drawn(&party, user).await;
    assert!(!is_question(&played), "{played}");
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_option_of_a_list_says_what_it_is_worth_and_may_ask_as_well() {
    let party = dealt().await;
    let (user, hand, _) = party.ready(&PEOPLE).await;
    let line = party.line().await;
    let (id, options) = menu(&hand);
    let said: Vec<&Value> = options.iter().map(|option| &option["description"]).collect();
    assert_eq!(said, ["Worth 1.", "Worth 2.", "Worth 3.", "Worth 4."]);
    let token = options[3]["value"].as_str().unwrap();
    party.choose(user, &hand, &id, token).await;
    turned(&party, user, true).await;
    assert_eq!(party.line().await, line, "nothing was played");
    answer(&party, user, options[3]["label"].as_str().unwrap()).await;
    assert_eq!(party.line().await, line + 1);
    party.end().await;

    let party = dealt().await;
    let (user, hand, _) = party.ready(&PEOPLE).await;
    let (line, (id, options)) = (party.line().await, menu(&hand));
    party.choose(user, &hand, &id, options[0]["value"].as_str().unwrap()).await;
    assert_eq!(party.line().await, line + 1, "this one does not ask");
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_stays_whatever_the_others_do() {
    let party = loop {
        let party = dealt().await;
        match party.ready(&PEOPLE).await {
            ("Aki", ..) => break party,
            _ => party.end().await,
        }
    };
    let hand = party.hand("Aki").unwrap();
    let (label, asked) = pressed(&party, "Aki", &hand).await;
    party.command("Ben", "uchu", "cancel", &json!([]));
    let told = |board: &Value| text(board).contains("would like to call the match off");
    party.board("My hand", told).await;
    // The line in its buttons is the one at which Ben has asked.
    let refreshed = |hand: &Value| is_question(hand) && buttons(hand) != buttons(&asked);
    party.playground.until(|_| party.hand("Aki").filter(refreshed)).await;
    let line = party.line().await;
    answer(&party, "Aki", &label).await;
    assert_eq!(party.line().await, line + 1);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_page_asks_nothing_and_brings_the_fresh_one() {
    let party = dealt().await;
    let (user, old, _) = party.ready(&PEOPLE).await;
    let (menu, options) = menu(&old);
    let older = another(&party, user, &old).await;
    let new = another(&party, user, &older).await;
    let token = options[0]["value"].as_str().unwrap();
    party.choose(user, &new, &menu, token).await;
    let line = party.line().await;
    let (_, first, _) = buttons(&old).swap_remove(0);
    let asked = party.press_only(user, &old, &first);
    let told = party.told(user, &asked).await;
    assert!(told.contains("Something has changed since") && !told.contains("sure"), "{told}");
    let choice = json!({"op": "press", "channel": older["channel_id"], "message": older["id"],
        "custom_id": menu, "component_type": 3, "values": [options[3]["value"]]});
    let asked = party.playground.act(user, choice).unwrap();
    let told = party.told(user, &asked).await;
    assert!(told.contains("Something has changed since") && !told.contains("sure"), "{told}");
    assert_eq!(party.line().await, line);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_wants_no_pictures_is_asked_as_well() {
    let party = dealt().await;
    let (user, seen, _) = party.ready(&PEOPLE).await;
    party.text_only(user).await;
    let hand = another(&party, user, &seen).await;
    let (label, asked) = pressed(&party, user, &hand).await;
    assert!(text(&asked).contains("Are you") && pictures(&asked) == 0, "{asked}");
    let line = party.line().await;
    answer(&party, user, &label).await;
    assert_eq!(party.line().await, line + 1);
    party.end().await;
}
