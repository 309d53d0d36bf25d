//! Interactions that no model expects: fields that are missing, flags that are too large, numbers as text.
//! What Kaigi needs of them is there, so it answers.

use host::look::Scene;
use serde_json::{Value, json};

use super::party::Party;

/// The next interaction arrives like this.
fn spoil(party: &Party, mut how: Value) {
    how["kind"] = json!("spoil");
    how["event"] = json!("INTERACTION_CREATE");
    party.playground.fault(how).unwrap();
}

/// Ways in which an interaction can be unlike what a library expects.
fn ways() -> Vec<Value> {
    let flags = 1_u64 << 32;
    vec![
        json!({"set": {"/member/user/public_flags": flags, "/member/user/flags": flags}}),
        json!({"set": {"/member/flags": flags, "/app_permissions": 2_147_483_647_u64}}),
        json!({"remove": ["/locale", "/guild_locale", "/entitlements", "/version", "/context",
            "/attachment_size_limit", "/authorizing_integration_owners", "/application_id"]}),
        json!({"remove": ["/channel", "/guild", "/app_permissions", "/member/roles",
            "/member/joined_at", "/member/deaf", "/member/mute", "/member/flags"]}),
        json!({"remove": ["/channel_id", "/member/user/username", "/member/permissions"]}),
        json!({"set": {"/member/nick": 7, "/locale": ["ja"], "/channel": "here", "/message/embeds": 0,
            "/message/flags": null, "/data/resolved": [], "/entitlements": {}}}),
        json!({"numbers": "text"}),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_that_is_unlike_all_others_is_answered() {
    let party = Party::new().await;
    for how in ways() {
        spoil(&party, how.clone());
        let asked = party.command("Aki", "kaigi", "games", &json!([]));
        assert_eq!(party.answered(&asked).await["state"], "done", "{how}");
    }
    spoil(&party, json!({"numbers": "text"}));
    let seats = json!([{"name": "seats", "type": 4, "value": 3}]);
    let asked = party.command("Aki", "uchu", "start", &seats);
    assert_eq!(party.answered(&asked).await["state"], "done");
    let lobby = party.with_button("Aki", "Join").await;
    let Scene::Lobby(shown) = party.look("general").await.scene else { panic!("{lobby}") };
    assert_eq!(shown.seats, 3);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_and_a_form_that_are_unlike_all_others_are_answered() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([]));
    for how in ways() {
        spoil(&party, how.clone());
        let opened = party.press("Aki", "Stir the shuffle").await;
        assert_eq!(opened["state"], "done", "{how}");
        spoil(&party, how.clone());
        let asked = party.playground.act("Aki", party.filled_form(&opened, "fish")).unwrap();
        let told = party.told("Aki", &asked).await;
        assert!(told.contains("Your words are in the shuffle."), "{how}: {told}");
    }
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_can_be_answered_but_not_known_is_told_so() {
    let party = Party::new().await;
    for field in ["/member", "/data", "/type", "/data/name"] {
        spoil(&party, json!({"remove": [field]}));
        let asked = party.command("Aki", "kaigi", "games", &json!([]));
        let told = party.told("Aki", &asked).await;
        assert!(told.contains("Something of mine went wrong"), "{field}: {told}");
    }
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_of_somebody_with_strange_flags_moves_the_board_down() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([]));
    let old = party.board("Join", |_| true).await;
    let spoil = json!({"kind": "spoil", "event": "MESSAGE_CREATE", "times": 1000,
        "set": {"/author/public_flags": 1_u64 << 40}, "numbers": "text",
        "remove": ["/timestamp", "/tts"]});
    party.playground.fault(spoil).unwrap();
    for n in 0..20 {
        let said = json!({"op": "send", "channel": "general", "content": format!("{n}")});
        party.playground.act("Ben", said).unwrap();
    }
    party.add_bot("Aki", "Normal").await;
    party.board("Join", |board| board["id"] != old["id"]).await;
    party.end().await;
}
