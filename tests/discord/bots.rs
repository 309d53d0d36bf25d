//! Bots, over the wire: which one sits down, what it advises, and what it makes of a match.

use serde_json::{Value, json};

use super::buttons::planted;
use super::party::{Party, button, buttons, is_private, text};

/// A table of Uchu in the channel, with hints or without, that Aki and a bot play at.
async fn begin(party: &Party, hints: bool) {
    let options = json!([
        {"name": "pace", "type": 3, "value": "none"},
        {"name": "hints", "type": 5, "value": hints},
    ]);
    party.command("Aki", "uchu", "start", &options);
    let lobby = party.board("Join", |board| text(board).contains("1. Aki")).await;
    assert_eq!(text(&lobby).contains("Hints: on"), hints, "{lobby}");
    party.add_bot("Aki", "Normal").await;
    party.press("Aki", "Begin").await;
    party.board("My hand", |_| true).await;
    party.open_hand("Aki").await;
}

/// The answer that this user reads after pressing this button.
async fn told(party: &Party, user: &str, message: &Value, id: &str) -> String {
    let asked = party.press_only(user, message, id);
    party.told(user, &asked).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wants_a_bot_is_asked_which_and_everybody_reads_how_well_it_plays() {
    let party = Party::new().await;
    let seats = json!([{"name": "seats", "type": 4, "value": 3}]);
    party.command("Aki", "uchu", "start", &seats);
    party.board("Join", |_| true).await;
    let line = party.line().await;
    let asked = party.press("Aki", "Add bot").await;
    assert_eq!(asked["answered"], 4, "{asked}");
    let levels = party.with_button("Aki", "Hard").await;
    let labels: Vec<String> = buttons(&levels).into_iter().map(|(label, ..)| label).collect();
    assert_eq!(labels, ["Easy", "Normal", "Hard"]);
    assert!(is_private(&levels) && text(&levels).contains("Which bot"), "{levels}");
    assert_eq!(party.line().await, line, "nobody sits down before it is known who");

    let hard = button(&levels, "Hard").unwrap();
    let answer = party.press_id("Aki", &levels, &hard).await;
    assert_eq!((&answer["answered"], &answer["original"]), (&json!(7), &levels["id"]));
    let sat = party.told("Aki", &json!({"interaction_id": answer["id"]})).await;
    assert!(sat.contains("Vega sits down, a hard bot."), "{sat}");
    party.board("Join", |board| text(board).contains("2. Vega · bot, hard")).await;
    let more = party.with_button("Aki", "Easy").await;
    assert_eq!(more["id"], levels["id"], "another one can be asked for at once");
    let sat = told(&party, "Aki", &more, &button(&more, "Easy").unwrap()).await;
    assert!(sat.contains("Rigel sits down, an easy bot."), "{sat}");
    let full = |board: &Value| text(board).contains("3. Rigel · bot, easy");
    let board = party.board("Begin", full).await;
    assert!(button(&board, "Add bot").is_none(), "{board}");

    // What was pressed before the last seat was taken comes too late.
    let late = planted(&party, "general", &[&hard]).await;
    assert!(told(&party, "Aki", &late, &hard).await.contains("There is no free seat."));
    assert!(told(&party, "Ben", &late, &hard).await.contains("You have no seat at this table."));
    party.press("Aki", "Begin").await;
    party.board("My hand", |board| text(board).contains("Bots: Vega (hard), Rigel (easy)")).await;
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_a_play_on_the_hand_and_everybody_is_told_who_asked() {
    let party = Party::new().await;
    begin(&party, true).await;
    let (_, hand, plays) = party.ready(&["Aki"]).await;
    let line = party.line().await;
    let hint = told(&party, "Aki", &hand, &button(&hand, "Hint").unwrap()).await;
    let play = hint.split("**").nth(1).unwrap_or_else(|| panic!("no play in {hint}"));
    let play = play.replace('\\', "");
    assert!(hint.contains("A hard bot would choose") && hint.contains("tells everybody"), "{hint}");
    let id = button(&hand, &play).unwrap_or_else(|| panic!("{play} is not on {hand}"));
    assert!(plays.contains(&id), "{play}");
    assert_eq!(party.line().await, line + 1, "it is in the log, and nothing was played");
    party.board("My hand", |board| text(board).contains("Aki asked a bot for a hint.")).await;
    let board = party.board("Log", |_| true).await;
    let log = told(&party, "Ben", &board, &button(&board, "Log").unwrap()).await;
    assert!(log.contains("Aki asked a bot for a hint."), "{log}");
    // What was on the hand before it can still be played.
    let before = planted(&party, "general", &[&id]).await;
    assert_eq!(party.press_id("Aki", &before, &id).await["state"], "done");
    assert!(party.line().await > line + 1);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_hints_there_is_no_button_and_a_press_is_refused() {
    let party = Party::new().await;
    begin(&party, true).await;
    let (_, hand, _) = party.ready(&["Aki"]).await;
    let genuine = button(&hand, "Hint").unwrap();
    party.command("Aki", "uchu", "cancel", &json!([]));
    party.board("Rematch", |_| true).await;
    begin(&party, false).await;
    let shows = |_: &_| party.hand("Aki").filter(|new| new["id"] != hand["id"]);
    let hand = party.playground.until(shows).await;
    assert!(buttons(&hand).iter().all(|(label, ..)| label != "Hint"), "{hand}");
    let line = party.line().await;
    let forged = genuine.replacen('.', "..", 1);
    let old = planted(&party, "general", &[&genuine, &forged]).await;
    for (user, id, words) in [
        ("Aki", &genuine, "Hints are off at this table."),
        ("Ben", &genuine, "You have no seat at this table."),
        ("Aki", &forged, "This button is not one of mine"),
    ] {
        let told = told(&party, user, &old, id).await;
        assert!(told.contains(words), "{words}: {told}");
    }
    assert_eq!(party.line().await, line);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_names_at_most_three_slips_and_leads_to_them_in_the_replay() {
    let party = Party::new().await;
    begin(&party, false).await;
    party.play(&["Aki"], 10_000).await;
    let board = party.board("Review", |_| true).await;
    let line = party.line().await;
    let review = button(&board, "Review").unwrap();
    let said = told(&party, "Aki", &board, &review).await;
    assert!(said.contains("knew only what you could know then"), "{said}");
    let reviewed = |_: &_| {
        let mut seen = party.sees("Aki").into_iter().rev();
        seen.find(|message| is_private(message) && text(message).contains("reviewed by a bot"))
    };
    let page = party.playground.until(reviewed).await;
    assert!(party.sees("Ben").iter().all(|message| message["id"] != page["id"]));
    // A player who always takes the first card plays badly.
    let slips = buttons(&page);
    assert!((1..=3).contains(&slips.len()), "{page}");
    assert_eq!(said.matches("of the way from last place to first").count(), slips.len());
    for (label, id, _) in &slips {
        let (_, moment) = label.split_once(". ").unwrap();
        assert!(moment.starts_with("Round "), "{label}");
        let replay = told(&party, "Aki", &page, id).await;
        assert!(replay.contains("Replay of match 1 · as Aki saw it"), "{replay}");
        assert!(replay.contains("Your hand"), "{replay}");
    }
    assert!(told(&party, "Ben", &board, &review).await.contains("You made no choices"));
    assert_eq!(party.line().await, line, "looking back changes nothing");
    party.end().await;
}
