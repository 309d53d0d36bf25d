//! Pictures over the wire: what carries one, when it is sent again, and that nobody waits for one.

use serde_json::{Value, json};

use super::party::{Party, has_frame, is_private, text};

const ATTACH_FILES: u64 = 1 << 15;
const EDIT: &str = "PATCH /channels/*/messages/*";

fn files(message: &Value) -> &[Value] {
    message["attachments"].as_array().map_or(&[], Vec::as_slice)
}

fn is_pictured(message: &Value) -> bool {
    !files(message).is_empty()
}

/// Everything but the pictures.
fn words(message: &Value) -> String {
    format!("{}{}", message["content"], message["embeds"])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_and_a_hand_carry_one_picture_that_says_what_it_shows() {
    let party = Party::painting().await;
    party.begin(&["Aki", "Ben"], 1).await;
    party.open_hand("Aki").await;
    let board = party.board("My hand", is_pictured).await;
    let hand = party.playground.until(|_| party.hand("Aki").filter(is_pictured)).await;
    for (message, name) in [(&board, "board.png"), (&hand, "hand.png")] {
        let [file] = files(message) else { panic!("{message}") };
        assert_eq!(file["filename"], name);
        let alt = file["description"].as_str().unwrap();
        assert!(alt.contains("VIP colour") && alt.chars().count() <= 1024, "{alt}");
        assert!(!words(message).contains("Threshold"), "it is said twice: {message}");
        let png = reqwest::get(file["url"].as_str().unwrap()).await.unwrap();
        assert_eq!(png.bytes().await.unwrap()[1..4], *b"PNG");
    }
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_changes_only_words_uploads_nothing() {
    let party = Party::painting().await;
    party.begin(&["Aki", "Ben"], 0).await;
    party.open_hand("Aki").await;
    let board = party.board("My hand", is_pictured).await;
    let hand = party.playground.until(|_| party.hand("Aki").filter(is_pictured)).await;
    party.command("Ben", "uchu", "cancel", &json!([]));
    let asks = |message: &Value| text(message).contains("Ben would like to call the match off");
    let asked = party.board("Yes", asks).await;
    assert_eq!(files(&asked), files(&board));
    let asked = party.playground.until(|_| party.hand("Aki").filter(asks)).await;
    assert_eq!(files(&asked), files(&hand));
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_is_answered_while_no_picture_can_be_painted() {
    let people = ["Aki", "Ben"];
    let party = Party::painting().await;
    party.painter().stall(true);
    party.begin(&people, 0).await;
    for user in people {
        party.open_hand(user).await;
        let hand = party.hand(user).unwrap();
        assert!(!is_pictured(&hand) && words(&hand).contains("Your hand"), "{hand}");
    }
    party.play(&people, 4).await;
    let board = party.board("My hand", |_| true).await;
    assert!(!is_pictured(&board) && words(&board).contains("VIP colour"), "{board}");
    party.painter().stall(false);
    party.board("My hand", is_pictured).await;
    for user in people {
        party.playground.until(|_| party.hand(user).filter(is_pictured)).await;
    }
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_play_keeps_the_old_picture_and_the_new_one_follows() {
    let people = ["Aki", "Ben"];
    let party = Party::painting().await;
    party.begin(&people, 0).await;
    for user in people {
        party.open_hand(user).await;
        party.playground.until(|_| party.hand(user).filter(is_pictured)).await;
    }
    let (user, hand, plays) = party.ready(&people).await;
    party.painter().stall(true);
    let answer = party.press_id(user, &hand, &plays[0]).await;
    assert_eq!(answer["state"], "done", "{answer}");
    let answered = party
        .playground
        .until(|_| {
            party.hand(user).filter(|now| now["edited_timestamp"] != hand["edited_timestamp"])
        })
        .await;
    assert_eq!(files(&answered), files(&hand));
    // It does not stay for ever: then everything is said in words.
    let given_up = |now: &Value| !is_pictured(now) && words(now).contains("Your hand");
    party.playground.until(|_| party.hand(user).filter(given_up)).await;
    party.painter().stall(false);
    let painted = party.playground.until(|_| party.hand(user).filter(is_pictured)).await;
    assert_ne!(files(&painted)[0]["description"], files(&hand)[0]["description"]);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_files_may_be_attached_everything_is_said_in_words() {
    let set = |party: &Party, key: &str| {
        let mut body = json!({"do": "set_permissions", "bot": party.bot(), "channel": "general"});
        body[key] = ATTACH_FILES.into();
        party.playground.control(&body).unwrap();
    };
    let party = Party::painting().await;
    set(&party, "deny");
    party.begin(&["Aki", "Ben"], 0).await;
    party.open_hand("Aki").await;
    let board = party.board("My hand", |_| true).await;
    assert!(!is_pictured(&board) && words(&board).contains("VIP colour"), "{board}");
    let hand = party.hand("Aki").unwrap();
    assert!(!is_pictured(&hand) && words(&hand).contains("Your hand"), "{hand}");
    set(&party, "allow");
    party.open_hand("Ben").await;
    party.pass(&["Aki", "Ben"]).await;
    party.board("My hand", is_pictured).await;
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_that_is_refused_is_not_tried_for_ever() {
    let people = ["Aki", "Ben"];
    let party = Party::painting().await;
    // The lobby is edited into the board.
    let refused =
        json!({"kind": "status", "status": 403, "route": "PATCH /channels/{id}/messages/{id}"});
    party.command("Aki", "uchu", "start", &json!([{"name": "pace", "type": 3, "value": "none"}]));
    party.press("Ben", "Join").await;
    party.board("Begin", |board| text(board).contains("Ben")).await;
    party.painter().stall(true);
    party.press("Aki", "Begin").await;
    party.board("My hand", |board| has_frame(board) && !is_private(board)).await;
    party.playground.fault(refused).unwrap();
    party.painter().stall(false);
    let turned_down =
        |_: &_| party.requests(EDIT).iter().any(|edit| edit["status"] == 403).then_some(());
    party.playground.until(turned_down).await;
    for user in people {
        party.open_hand(user).await;
    }
    party.pass(&people).await;
    party.pass(&people).await;
    let board = party.board("My hand", |_| true).await;
    assert!(!is_pictured(&board) && words(&board).contains("VIP colour"), "{board}");
    party.end().await;
}
