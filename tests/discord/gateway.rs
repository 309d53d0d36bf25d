//! The gateway breaks off, sends us elsewhere, or says things twice. No press is lost, and none is
//! done twice.

use serde_json::{Value, json};

use super::party::{Party, button, text};

/// The connection suffers this; what is pressed meanwhile is answered.
async fn presses_survive(fault: Value) {
    let party = Party::new().await;
    let people = ["Aki", "Ben"];
    party.begin(&people, 0).await;
    for user in people {
        party.open_hand(user).await;
    }
    let (user, hand, plays) = party.ready(&people).await;
    let before = party.line().await;
    let struck = party.playground.fault(fault).unwrap();
    assert_eq!(struck["sessions"], 1);
    let play = party.press_only(user, &hand, &plays[0]);
    let answer = party.answered(&play).await;
    assert_eq!(answer["state"], "done", "{answer}");
    party.ready(&people).await;
    assert_eq!(party.line().await, before + 1);
    let events = party.playground.events();
    assert!(events.iter().any(|event| event["t"] == "RESUMED"), "it was not resumed");
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_while_discord_sends_us_elsewhere_is_answered() {
    presses_survive(json!({"kind": "reconnect"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_while_the_connection_is_broken_is_answered() {
    presses_survive(json!({"kind": "close", "code": 4000})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_while_the_session_is_doubted_is_answered() {
    presses_survive(json!({"kind": "invalid_session", "resumable": true})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_session_that_is_lost_for_good_the_buttons_work_again() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([]));
    let lobby = party.with_button("Aki", "Add bot").await;
    let old = party.playground.state()["sessions"][0]["id"].clone();
    party.playground.fault(json!({"kind": "invalid_session", "resumable": false})).unwrap();
    let again = |playground: &playground::Running| {
        let sessions = playground.state()["sessions"].clone();
        let mut all = sessions.as_array().into_iter().flatten();
        all.any(|one| one["connected"] == true && one["id"] != old).then_some(())
    };
    party.playground.until(again).await;
    let answer = party.press_id("Aki", &lobby, &button(&lobby, "Add bot").unwrap()).await;
    assert_eq!(answer["state"], "done");
    party.press("Aki", "Normal").await;
    party.board("Join", |board| text(board).contains("2. Vega")).await;
    party.end().await;
}

fn twice(party: &Party) {
    let twice = json!({"kind": "duplicate", "event": "INTERACTION_CREATE", "times": 1});
    party.playground.fault(twice).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_delivered_twice_is_done_once() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([]));
    party.press("Aki", "Add bot").await;
    let levels = party.with_button("Aki", "Hard").await;
    let before = party.line().await;
    twice(&party);
    let asked = party.press_only("Aki", &levels, &button(&levels, "Normal").unwrap());
    assert_eq!(party.answered(&asked).await["state"], "done");
    party.board("Begin", |board| text(board).contains("2. Vega")).await;
    assert_eq!(party.line().await, before + 1);
    party.press("Aki", "Begin").await;
    party.board("My hand", |_| true).await;
    party.open_hand("Aki").await;
    let (_, hand, plays) = party.ready(&["Aki"]).await;
    twice(&party);
    let played = party.press_only("Aki", &hand, &plays[0]);
    assert_eq!(party.answered(&played).await["state"], "done");
    let people = party.stop_while(async |_| ()).await;
    for one in [&asked, &played] {
        assert_eq!(people.callbacks(one).len(), 1);
    }
    people.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_is_asked_for_twice_by_one_press_is_opened_once() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([]));
    party.with_button("Aki", "Join").await;
    party.command("Ben", "uchu", "start", &json!([]));
    let offer = party.with_button("Ben", "Start it in a thread").await;
    let id = button(&offer, "Start it in a thread").unwrap();
    twice(&party);
    let asked = party.press_only("Ben", &offer, &id);
    assert!(party.told("Ben", &asked).await.contains("Your table is open"));
    // By now the other one would have been seen as well.
    party.add_bot("Aki", "Normal").await;
    party.board("Join", |board| text(board).contains("2. Vega")).await;
    assert_eq!(party.requests("POST /channels/*/threads").len(), 1);
    party.end().await;
}
