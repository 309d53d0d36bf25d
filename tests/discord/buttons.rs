//! Buttons that cannot go wrong: old, doubled, forged and other people's presses change nothing that
//! they should not, and each has its answer.

use serde_json::{Value, json};

use super::party::{Party, button, buttons, text};

/// A match of these two, with their hands open.
async fn match_of(people: &[&str; 2]) -> Party {
    let party = Party::new().await;
    party.begin(people, 0).await;
    for user in people {
        party.open_hand(user).await;
    }
    party
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_played_now_is_there_to_see_with_the_reason_and_cannot_be_pressed() {
    let people = ["Aki", "Ben"];
    let party = match_of(&people).await;
    let (user, _, _) = party.ready(&people).await;
    let other = if user == "Aki" { "Ben" } else { "Aki" };
    let hand = party.hand(other).unwrap();
    let off: Vec<_> = buttons(&hand).into_iter().filter(|(_, _, enabled)| !enabled).collect();
    assert!(!off.is_empty() && button(&hand, "Why?").is_some(), "{hand}");
    assert!(party.plays(other).is_empty());
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_on_an_old_page_brings_the_fresh_one_and_plays_nothing() {
    let people = ["Aki", "Ben"];
    let party = match_of(&people).await;
    let (user, old, plays) = party.ready(&people).await;
    party.press(user, "My hand").await;
    let is_new = |hand: &Value| hand["id"] != old["id"];
    let new = party.playground.until(|_| party.hand(user).filter(is_new)).await;
    party.press_id(user, &new, &plays[0]).await;
    let line = party.line().await;
    let asked = party.press_only(user, &old, &plays[0]);
    let told = party.told(user, &asked).await;
    assert!(told.contains("Something has changed since"), "{told}");
    assert!(told.contains("Your hand"), "{told}");
    let answer = party.answered(&asked).await;
    assert_eq!((&answer["answered"], &answer["original"]), (&json!(7), &old["id"]));
    assert_eq!(party.line().await, line);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_double_press_plays_once_and_both_are_answered() {
    let people = ["Aki", "Ben"];
    let party = match_of(&people).await;
    let (user, hand, plays) = party.ready(&people).await;
    let line = party.line().await;
    // Nothing is answered, and no button changes, before both are on their way.
    party.disk.stall(true);
    let presses = [(); 2].map(|()| party.press_only(user, &hand, &plays[0]));
    party.disk.stall(false);
    for press in &presses {
        assert_eq!(party.answered(press).await["state"], "done");
    }
    assert_eq!(party.line().await, line + 1);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_without_a_seat_is_refused_politely_and_privately() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([]));
    party.add_bot("Aki", "Normal").await;
    let lobby = party.board("Begin", |_| true).await;
    let line = party.line().await;
    for (label, words) in [
        ("Begin", "You have no seat at this table."),
        ("Cancel", "That is not yours to decide."),
        ("Add bot", "You have no seat at this table."),
        ("Leave", "You have no seat at this table."),
    ] {
        let asked = party.press_only("Ben", &lobby, &button(&lobby, label).unwrap());
        let told = party.told("Ben", &asked).await;
        assert!(told.contains(words), "{label}: {told}");
        assert!(party.sees("Chloe").iter().all(|message| !text(message).contains(words)));
    }
    assert_eq!(party.line().await, line);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_without_a_seat_sees_what_everybody_sees_and_can_take_a_bots_seat() {
    let party = Party::new().await;
    party.english("Dana").await;
    party.begin(&["Aki"], 1).await;
    let board = party.board("My hand", |_| true).await;
    let asked = party.press_only("Chloe", &board, &button(&board, "My hand").unwrap());
    let told = party.told("Chloe", &asked).await;
    assert!(told.contains("You have no seat at this table. This is what everybody sees."));
    assert!(!told.contains("Your hand"), "{told}");
    let view = party.hand("Chloe").unwrap();
    assert!(
        party
            .plays("Chloe")
            .iter()
            .all(|id| Some(id) == button(&view, "Take Vega’s seat").as_ref())
    );
    let line = party.line().await;
    let answer = party.press("Chloe", "Take Vega’s seat").await;
    assert_eq!((&answer["answered"], &answer["original"]), (&json!(7), &view["id"]));
    let seated = |_: &_| party.hand("Chloe").filter(|hand| text(hand).contains("Your hand"));
    party.playground.until(seated).await;
    assert_eq!(party.line().await, line + 1);
    // All seats are taken now.
    party.press("Dana", "My hand").await;
    let view = party.playground.until(|_| party.hand("Dana")).await;
    assert!(buttons(&view).iter().all(|(label, ..)| !label.starts_with("Take ")), "{view}");
    party.end().await;
}

/// A message of the bot's own with these buttons, made by somebody who has its token.
pub(super) async fn planted(party: &Party, channel: &str, ids: &[&str]) -> Value {
    let buttons =
        ids.iter().map(|id| json!({"type": 2, "style": 2, "label": "?", "custom_id": id}));
    let row = json!({"type": 1, "components": Vec::from_iter(buttons)});
    let url =
        format!("{}/v10/channels/{}/messages", party.playground.api(), party.channel(channel));
    let request =
        reqwest::Client::new().post(url).json(&json!({"content": "?", "components": [row]}));
    let token = format!("Bot {}", party.playground.token());
    let answer = request.header("authorization", token).send().await.unwrap();
    serde_json::from_str(&answer.text().await.unwrap()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_and_foreign_buttons_are_refused() {
    let people = ["Aki", "Ben"];
    let party = match_of(&people).await;
    let (user, _, plays) = party.ready(&people).await;
    let other = if user == "Aki" { "Ben" } else { "Aki" };
    let line = party.line().await;
    let genuine = plays[0].as_str();
    let last = if genuine.ends_with('A') { "B" } else { "A" };
    let forged = format!("{}{last}", &genuine[..genuine.len() - 1]);
    let cut = &genuine[..genuine.len() - 1];
    let here = planted(&party, "general", &["begin", &forged, cut, genuine]).await;
    let there = planted(&party, "games", &[genuine]).await;
    for (message, id) in [(&here, "begin"), (&here, &*forged), (&here, cut), (&there, genuine)] {
        let asked = party.press_only(user, message, id);
        let told = party.told(user, &asked).await;
        assert!(told.contains("This button is not one of mine"), "{id}: {told}");
    }
    // Somebody else's button, where everybody sees it.
    let asked = party.press_only(other, &here, genuine);
    let told = party.told(other, &asked).await;
    assert!(told.contains("turn") || told.contains("changed"), "{told}");
    assert_eq!(party.line().await, line);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_everybody_may_press_on_the_board_answers_one_person_only() {
    let party = Party::new().await;
    party.begin(&["Aki", "Ben"], 0).await;
    let board = party.board("My hand", |_| true).await;
    let line = party.line().await;
    for (label, words) in [("Watch", "sealed"), ("Rules", "rules"), ("Log", "What happened so far")]
    {
        let asked = party.press_only("Chloe", &board, &button(&board, label).unwrap());
        let told = party.told("Chloe", &asked).await;
        assert!(told.contains(words), "{label}: {told}");
        let answer = party.answered(&asked).await;
        assert!(party.sees("Aki").iter().all(|message| message["id"] != answer["original"]));
    }
    assert_eq!(party.line().await, line);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_buttons_of_a_lobby_do_nothing_to_its_match_nor_to_the_next_lobby() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([]));
    party.add_bot("Aki", "Normal").await;
    let lobby = party.board("Begin", |_| true).await;
    let ids = ["Leave", "Cancel", "Join", "Begin"].map(|label| button(&lobby, label).unwrap());
    party.press("Aki", "Begin").await;
    party.board("My hand", |_| true).await;
    let old = planted(&party, "general", &ids.each_ref().map(String::as_str)).await;
    let line = party.line().await;
    for (id, words) in ids.iter().zip(["earlier", "earlier", "already begun", "already begun"]) {
        let asked = party.press_only("Aki", &old, id);
        let told = party.told("Aki", &asked).await;
        assert!(told.contains(words), "{id}: {told}");
        assert_eq!(party.line().await, line, "nothing has happened: {told}");
    }
    // Called off, and another lobby stands there: it is none of theirs either.
    let asked = party.command("Aki", "uchu", "cancel", &json!([]));
    party.answered(&asked).await;
    let asked = party.command("Ben", "uchu", "start", &json!([]));
    party.answered(&asked).await;
    let line = party.line().await;
    for (user, id) in [("Aki", &ids[2]), ("Ben", &ids[0]), ("Ben", &ids[1])] {
        let asked = party.press_only(user, &old, id);
        let told = party.told(user, &asked).await;
        assert!(told.contains("earlier"), "{id}: {told}");
    }
    assert_eq!(party.line().await, line);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_of_another_version_is_told_from_a_foreign_one() {
    let party = Party::new().await;
    let line = party.line().await;
    let ids = ["k9.AAAAAAAAAAAAAAAAAAAAAAAAAAAA", "begin"];
    let message = planted(&party, "general", &ids).await;
    for (id, words) in ids.into_iter().zip(["another version of Kaigi", "not one of mine"]) {
        let asked = party.press_only("Aki", &message, id);
        let told = party.told("Aki", &asked).await;
        assert!(told.contains(words), "{id}: {told}");
    }
    assert_eq!(party.line().await, line);
    party.end().await;
}
