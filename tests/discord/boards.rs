//! Boards that scroll away, tables in threads, words for the shuffle, and what comes after the end.

use host::look::Scene;
use serde_json::{Value, json};

use super::party::{Party, button, has_frame, is_private, text};

fn chat(party: &Party, times: usize) {
    for _ in 0..times {
        let said = json!({"op": "send", "channel": "general", "content": "hello"});
        party.playground.act("Chloe", said).unwrap();
    }
}

fn boards(party: &Party) -> Vec<Value> {
    let mut seen = party.sees("Aki");
    seen.retain(|message| !is_private(message) && has_frame(message));
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_edited_where_it_is_until_it_has_scrolled_far_away() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([]));
    let first = party.board("Join", |_| true).await;
    chat(&party, 5);
    party.add_bot("Aki", "Normal").await;
    let edited = |_: &_| {
        let edits = party.requests("PATCH /channels/*/messages/*");
        edits.iter().any(|edit| edit["status"] == 200).then_some(())
    };
    party.playground.until(edited).await;
    let second = party.board("Join", |board| text(board).contains("2. Vega")).await;
    assert_eq!(first["id"], second["id"]);
    chat(&party, 20);
    party.add_bot("Aki", "Normal").await;
    let new = party.board("Join", |board| board["id"] != first["id"]).await;
    assert!(text(&new).contains("3. Rigel"), "{new}");
    party.playground.until(|_| (boards(&party).len() == 1).then_some(())).await;
    let newest = party.sees("Chloe").pop().unwrap();
    assert_eq!(newest["id"], new["id"]);
    // The buttons of the new one work like those of the old one.
    assert_eq!(party.press("Aki", "Remove bot").await["state"], "done");
    party.board("Join", |board| !text(board).contains("3. Rigel")).await;
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_channel_is_taken_a_thread_is_offered_and_its_table_works() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([]));
    party.with_button("Aki", "Join").await;
    let seats = json!([{"name": "seats", "type": 4, "value": 3}]);
    party.command("Ben", "uchu", "start", &seats);
    let answer = party.press("Ben", "Start it in a thread").await;
    assert_eq!(answer["answered"], 7);
    let thread = party.threads().pop().expect("it is open by now");
    let told = party.told("Ben", &json!({"interaction_id": answer["id"]})).await;
    assert!(told.contains(&format!("<#{thread}>")), "{told}");
    let press = async |user: &str, label: &str| {
        let message = party.with_button_in(&thread, user, label).await;
        party.press_id(user, &message, &button(&message, label).unwrap()).await
    };
    party.add_bot_in(&thread, "Ben", "Normal").await;
    press("Chloe", "Join").await;
    press("Ben", "Begin").await;
    party.with_button_in(&thread, "Ben", "My hand").await;
    press("Ben", "My hand").await;
    let hand = |_: &_| {
        let seen = party.playground.messages(&thread, "Ben").unwrap();
        seen.into_iter().find(|message| is_private(message) && text(message).contains("Your hand"))
    };
    party.playground.until(hand).await;
    let Scene::Match(shown) = party.look(&thread).await.scene else { panic!("no match") };
    assert_eq!(shown.sitters.len(), 3);
    assert!(matches!(party.look("general").await.scene, Scene::Lobby(_)));
    // In a thread that is taken there is no other to be had.
    let start = party.command_in(&thread, "Dana", "uchu", "start", &json!([]));
    party.told("Dana", &start).await;
    assert_eq!(party.threads().len(), 1);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_of_ones_own_go_into_the_shuffle() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([]));
    let opened = party.press("Aki", "Stir the shuffle").await;
    let line = party.line().await;
    let submit = party.filled_form(&opened, "seven little fishes");
    let asked = party.playground.act("Aki", submit).unwrap();
    let told = party.told("Aki", &asked).await;
    assert!(told.contains("Your words are in the shuffle."), "{told}");
    let stamp = told.split('`').nth(1).expect("the list is named").to_owned();
    let listed = format!("List `{stamp}`: Aki “seven little fishes”");
    party.board("Join", |board| text(board).contains(&listed)).await;
    assert_eq!(party.line().await, line + 1);
    party.add_bot("Aki", "Normal").await;
    party.press("Aki", "Begin").await;
    party.board("My hand", |_| true).await;
    // Nobody else plays, so nobody is asked.
    let cancel = party.command("Aki", "uchu", "cancel", &json!([]));
    assert!(party.told("Aki", &cancel).await.contains("The table is closed."));
    party.board("Rematch", |board| text(board).contains("seven little fishes")).await;
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_end_a_rematch_calls_the_others_to_a_new_lobby() {
    let party = Party::new().await;
    party.begin(&["Aki", "Ben"], 1).await;
    party.command("Aki", "uchu", "cancel", &json!([]));
    party.press("Ben", "Yes").await;
    let result = party.board("Rematch", |_| true).await;
    assert!(text(&result).contains("The match was called off."), "{result}");
    let answer = party.press("Ben", "Rematch").await;
    assert_eq!(answer["state"], "done");
    let lobby = party.board("Join", |board| text(board).contains("1. Ben")).await;
    assert!(text(&lobby).contains("2. Vega"), "{lobby}");
    // The result stays where it is.
    let still = boards(&party).into_iter().find(|board| board["id"] == result["id"]).unwrap();
    assert_eq!(text(&still), text(&result));
    let aki = party.user("Aki");
    let called = |_: &_| {
        let mut seen = party.sees("Aki").into_iter();
        seen.find(|message| text(message).contains(&format!("<@{aki}>, a rematch")))
    };
    let called = party.playground.until(called).await;
    let answer = party.press_id("Aki", &called, &button(&called, "Join").unwrap()).await;
    assert_eq!(answer["state"], "done");
    let Scene::Lobby(now) = party.look("general").await.scene else { panic!("no lobby") };
    assert!(now.sitters.iter().any(|sitter| sitter.name == "Aki"));
    // The old button does nothing twice.
    let again = party.press_only("Ben", &still, &button(&still, "Rematch").unwrap());
    let line = party.line().await;
    party.told("Ben", &again).await;
    assert_eq!(party.line().await, line);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_whose_answer_changes_the_board_is_not_followed_by_edits_of_it() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([]));
    party.board("Join", |_| true).await;
    let mut quiet = 0;
    for (seat, user) in [(2, "Ben"), (3, "Chloe"), (4, "Dana")] {
        party.english(user).await;
        let joined = party.press(user, "Join").await;
        // Who reads another language than the place is shown nothing at once, and the board is edited.
        quiet += usize::from(joined["answered"] == 6);
        party.board("Join", |board| text(board).contains(&format!("{seat}. {user}"))).await;
    }
    // What is to be shown has been when the bot has stopped.
    let people = party.stop_while(async |_| ()).await;
    let edits = people.requests("PATCH /channels/*/messages/*");
    assert!(quiet < 3 && edits.len() <= quiet, "{quiet}: {edits:?}");
    people.end().await;
}
