//! The rules at hand: a section, a search, why something is locked, and how to begin.

use serde_json::{Value, json};

use super::party::{Party, button, buttons, is_private, text};

/// A part of what somebody reads who plays for the first time.
const START: &str = "When it is your turn, press a card";

fn wanted(name: &str, value: &str) -> Value {
    json!([{"name": name, "type": 3, "value": value}])
}

/// The answer to this user, once it is there.
async fn answer(party: &Party, user: &str, asked: &Value) -> Value {
    let id = party.answered(asked).await["original"].clone();
    let found = |_: &_| party.sees(user).into_iter().find(|message| message["id"] == id);
    party.playground.until(found).await
}

/// The menu of a page of the rules.
fn menu(page: &Value) -> &Value {
    let rows = page["components"].as_array().unwrap().iter();
    let mut parts = rows.flat_map(|row| row["components"].as_array().unwrap());
    parts.find(|part| part["type"] == 3).unwrap()
}

/// Chooses a section in the menu of this page, which shows it then.
async fn choose(party: &Party, user: &str, page: &Value, section: &str) -> Value {
    let press = json!({"op": "press", "channel": page["channel_id"], "message": page["id"],
        "custom_id": menu(page)["custom_id"], "component_type": 3, "values": [section]});
    let asked = party.playground.act(user, press).unwrap();
    let answered = party.answered(&asked).await;
    assert_eq!((&answered["answered"], &answered["original"]), (&json!(7), &page["id"]));
    answer(party, user, &asked).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_section_opens_by_its_name_from_the_menu_and_from_its_neighbours() {
    let party = Party::new().await;
    let asked = party.command("Aki", "uchu", "rules", &wanted("section", "scoring"));
    let page = answer(&party, "Aki", &asked).await;
    assert!(is_private(&page) && text(&page).contains("Phase II, ■T gray"), "{page}");
    assert!(!text(&page).contains("Each player has a second country"), "{page}");
    let page = choose(&party, "Aki", &page, "two").await;
    assert!(text(&page).contains("Each player has a second country"), "{page}");
    assert!(!text(&page).contains("Phase II, ■T gray"), "{page}");
    party.press_id("Aki", &page, &button(&page, "◀ Rounds and winning").unwrap()).await;
    let page = party.with_button("Aki", "Two players ▶").await;
    assert!(text(&page).contains("There are no ties"), "{page}");
    // What is no section any more leads to the contents.
    let asked = party.command("Aki", "uchu", "rules", &json!([]));
    assert!(party.told("Aki", &asked).await.contains("7. Two players"));
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_button_below_a_lobby_opens_the_contents() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([]));
    let lobby = party.board("Rules", |_| true).await;
    let asked = party.press_only("Ben", &lobby, &button(&lobby, "Rules").unwrap());
    let page = answer(&party, "Ben", &asked).await;
    let said = text(&page);
    for part in ["1. What it is about", "7. Two players", "Visitors from all over space"] {
        assert!(said.contains(part), "{said}");
    }
    assert_eq!(menu(&page)["options"].as_array().unwrap().len(), 7);
    let page = choose(&party, "Ben", &page, "trick").await;
    assert!(text(&page).contains("One country leads any card"), "{page}");
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_are_found_wherever_they_stand_and_missed_kindly() {
    let party = Party::new().await;
    let asked = party.command("Aki", "uchu", "rules", &wanted("search", "SLUGGO  left"));
    let told = party.told("Aki", &asked).await;
    assert!(told.contains("One section speaks of “SLUGGO left”"), "{told}");
    assert!(told.contains("your left neighbour leads it"), "{told}");
    let asked = party.command("Aki", "uchu", "rules", &wanted("search", "points"));
    let told = party.told("Aki", &asked).await;
    assert!(told.contains("sections speak of “points”") && told.contains("Also in"), "{told}");
    let asked = party.command("Aki", "uchu", "rules", &wanted("search", "castling **bold**"));
    let page = answer(&party, "Aki", &asked).await;
    let told = text(&page);
    assert!(told.contains("I found nothing about “castling"), "{told}");
    assert!(!told.contains(" **bold**") && told.contains("2. Playing a trick"), "{told}");
    let page = choose(&party, "Aki", &page, "example").await;
    assert!(text(&page).contains("Aki has 4 piles"), "{page}");
    party.end().await;
}

/// The labels of what this user sees locked on their hand.
fn locked(party: &Party, user: &str) -> Vec<String> {
    let hand = party.hand(user).unwrap();
    let off = buttons(&hand).into_iter().filter(|(_, _, enabled)| !enabled);
    off.map(|(label, ..)| label).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_why_is_told_what_is_locked_and_by_which_rule() {
    let people = ["Aki", "Ben", "Chloe"];
    let party = Party::new().await;
    party.begin(&people, 0).await;
    for user in people {
        party.open_hand(user).await;
    }
    // Until somebody whose turn it is has to follow.
    let (user, labels) = loop {
        let (user, _, _) = party.ready(&people).await;
        let labels = locked(&party, user);
        if !labels.is_empty() {
            break (user, labels);
        }
        party.pass(&people).await;
    };
    let line = party.line().await;
    let hand = party.hand(user).unwrap();
    let asked = party.press_only(user, &hand, &button(&hand, "Why?").unwrap());
    let why = answer(&party, user, &asked).await;
    assert!(is_private(&why) && why["id"] != hand["id"], "{why}");
    let told = text(&why);
    assert!(told.contains("\"You hold ") && told.contains("so you must follow"), "{why}");
    assert!(labels.iter().all(|label| !told.contains(label)), "one sees what is grey: {why}");
    let section = button(&why, "Rules: Playing a trick").unwrap();
    party.press_id(user, &why, &section).await;
    let page = party.with_button(user, "The colours ▶").await;
    assert!(text(&page).contains("One country leads any card"), "{page}");
    assert_eq!(party.line().await, line, "asking changes nothing");
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_page_is_told_why_as_it_is_now() {
    let people = ["Aki", "Ben"];
    let party = Party::new().await;
    party.begin(&people, 0).await;
    for user in people {
        party.open_hand(user).await;
    }
    let (user, _, _) = party.ready(&people).await;
    let other = if user == "Aki" { "Ben" } else { "Aki" };
    let old = party.hand(other).unwrap();
    let ask = async || {
        let asked = party.press_only(other, &old, &button(&old, "Why?").unwrap());
        party.told(other, &asked).await
    };
    let told = ask().await;
    assert!(told.contains(&format!("It is not your turn yet: waiting for {user}")), "{told}");
    // Another page of theirs is kept up to date from now on.
    party.press(other, "My hand").await;
    party.pass(&people).await;
    let told = ask().await;
    assert!(!told.contains("It is not your turn yet"), "{told}");
    party.end().await;
}

/// The newest hand of this user, once it fits.
async fn hand(party: &Party, user: &str, fits: impl Fn(&Value) -> bool) -> Value {
    let holds = |hand: &Value| text(hand).contains("Your hand") && fits(hand);
    party.playground.until(|_| party.hand(user).filter(holds)).await
}

/// Opens another hand of this user.
async fn another(party: &Party, user: &str) -> Value {
    let asked = party.command(user, "uchu", "hand", &json!([]));
    let hand = answer(party, user, &asked).await;
    assert!(text(&hand).contains("Your hand"), "{hand}");
    hand
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_is_told_how_to_begin_once_and_never_again() {
    let people = ["Aki", "Ben"];
    let party = Party::new().await;
    party.begin(&people, 0).await;
    for user in people {
        party.open_hand(user).await;
        assert!(text(&party.hand(user).unwrap()).contains(START));
    }
    let (user, _, _) = party.ready(&people).await;
    let other = if user == "Aki" { "Ben" } else { "Aki" };
    let before = party.hand(other).unwrap();
    party.pass(&people).await;
    // It goes with a press, and stays where there was none while the page is kept up to date.
    hand(&party, user, |hand| !text(hand).contains(START)).await;
    let kept = hand(&party, other, |hand| text(hand).contains("It is your turn")).await;
    assert_eq!(kept["id"], before["id"]);
    assert!(text(&kept).contains(START), "{kept}");
    let (_, _, plays) = party.ready(&[other]).await;
    party.press_id(other, &kept, &plays[0]).await;
    hand(&party, other, |hand| hand["id"] == before["id"] && !text(hand).contains(START)).await;
    for user in people {
        assert!(!text(&another(&party, user).await).contains(START));
    }
    let party = party.restart().await;
    for user in people {
        assert!(!text(&another(&party, user).await).contains(START));
    }
    // Nor at another table.
    party.command("Aki", "uchu", "cancel", &json!([]));
    party.press("Ben", "Yes").await;
    party.press("Ben", "Rematch").await;
    party.press("Aki", "Join").await;
    party.press("Aki", "Begin").await;
    party.with_button("Aki", "My hand").await;
    for user in people {
        assert!(!text(&another(&party, user).await).contains(START));
    }
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_opens_even_if_nobody_can_remember_who_was_told_how_to_begin() {
    let party = Party::new().await;
    party.begin(&["Aki", "Ben"], 0).await;
    party.disk.fail(u32::MAX);
    assert!(!text(&another(&party, "Aki").await).contains(START));
    party.disk.fail(0);
    assert!(text(&another(&party, "Aki").await).contains(START));
    assert!(!text(&another(&party, "Aki").await).contains(START));
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_for_very_much_at_once_gets_some_of_it_and_a_word_about_the_rest() {
    let party = Party::new().await;
    party.begin(&["Aki", "Ben"], 0).await;
    let board = party.board("Rules", |_| true).await;
    let rules = button(&board, "Rules").unwrap();
    // Nothing is painted: each page waits for its picture as long as it may.
    party.painter().stall(true);
    let asked: Vec<Value> = (0..40).map(|_| party.press_only("Ben", &board, &rules)).collect();
    let other = party.press_only("Aki", &board, &rules);
    let (mut pages, mut busy) = (0, 0);
    for asked in &asked {
        let told = party.told("Ben", asked).await;
        if told.contains("several things at once") { busy += 1 } else { pages += 1 }
    }
    assert!(pages >= 4 && busy > 0, "{pages} pages, {busy} refused");
    let told = party.told("Aki", &other).await;
    assert!(!told.contains("several things at once"), "{told}");
    party.painter().stall(false);
    party.end().await;
}
