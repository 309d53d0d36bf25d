//! Missing permissions of the bot. The person who asks is told in words what is missing and
//! where, and nothing stays half made.

use host::look::Scene;
use serde_json::{Value, json};

use super::party::{Party, button, text};

const VIEW_CHANNEL: u64 = 1 << 10;
const SEND_MESSAGES: u64 = 1 << 11;
const EMBED_LINKS: u64 = 1 << 14;
const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;

fn set(party: &Party, key: &str, bits: u64) {
    let mut body = json!({"do": "set_permissions", "bot": party.bot(), "channel": "general"});
    body[key] = bits.into();
    party.playground.control(&body).unwrap();
}

fn place(party: &Party) -> String {
    format!("<#{}>", party.channel("general"))
}

#[tokio::test(flavor = "multi_thread")]
async fn no_table_is_opened_where_no_board_could_be_shown() {
    let party = Party::new().await;
    let needed = [
        (VIEW_CHANNEL, "View Channel"),
        (SEND_MESSAGES, "Send Messages"),
        (EMBED_LINKS, "Embed Links"),
    ];
    for (bits, name) in needed {
        set(&party, "deny", bits);
        let start = party.command("Ben", "uchu", "start", &json!([]));
        let told = party.told("Ben", &start).await;
        let only = format!("I lack the permission {name} there");
        assert!(told.contains(&only) && told.contains(&place(&party)), "{told}");
        set(&party, "allow", bits);
    }
    assert!(matches!(party.look("general").await.scene, Scene::Empty));
    assert!(party.requests("POST /channels/*/messages").is_empty());
    let start = party.command("Ben", "uchu", "start", &json!([]));
    assert!(party.told("Ben", &start).await.contains("Your table is open"));
    party.with_button("Ben", "Join").await;
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_thread_is_opened_where_no_table_could_stand() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([]));
    party.with_button("Aki", "Join").await;
    let needed = [
        (CREATE_PUBLIC_THREADS, "Create Public Threads"),
        (SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
    ];
    for (bits, name) in needed {
        party.command("Ben", "uchu", "start", &json!([]));
        let offer = party.with_button("Ben", "Start it in a thread").await;
        set(&party, "deny", bits);
        let id = button(&offer, "Start it in a thread").unwrap();
        let asked = party.press_only("Ben", &offer, &id);
        let told = party.told("Ben", &asked).await;
        let only = format!("I lack the permission {name} there");
        assert!(told.contains(&only) && told.contains(&place(&party)), "{told}");
        set(&party, "allow", bits);
    }
    assert!(party.requests("POST /channels/*/threads").is_empty());
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_right_that_is_taken_away_in_mid_match_is_told_once_and_the_match_goes_on() {
    let party = Party::new().await;
    let people = ["Aki", "Ben"];
    party.begin(&people, 0).await;
    for user in people {
        party.open_hand(user).await;
    }
    // The first call must be there, or it would be posted in the middle of what follows.
    let calls = || party.requests("POST /channels/*/messages");
    party.playground.until(|_| (calls().len() >= 2).then_some(())).await;
    set(&party, "deny", SEND_MESSAGES);
    let told = |message: &Value| {
        let said = text(message);
        said.contains("I lack the permission Send Messages") && said.contains(&place(&party))
    };
    let complaints = || people.iter().flat_map(|user| party.sees(user)).filter(told).count();
    party.pass(&people).await;
    party.playground.until(|_| (complaints() > 0).then_some(())).await;
    party.pass(&people).await;
    let refused = |_: &_| calls().iter().filter(|call| call["status"] == 403).nth(1).map(drop);
    party.playground.until(refused).await;
    set(&party, "allow", SEND_MESSAGES);
    let before = calls().len();
    party.pass(&people).await;
    let called = |_: &_| calls()[before..].iter().any(|call| call["status"] == 200).then_some(());
    party.playground.until(called).await;
    assert_eq!(complaints(), 1, "it was told more than once");
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_board_is_refused_is_told_of_and_can_be_cancelled() {
    let party = Party::new().await;
    let refused = json!({"kind": "status", "status": 403, "route": "POST /channels/{id}/messages"});
    party.playground.fault(refused).unwrap();
    // The board is refused before the command is answered, and nothing can follow before that.
    let callback = "POST /interactions/{id}/{token}/callback";
    let limited = json!({"kind": "status", "status": 429, "retry_after": 0.3, "route": callback});
    party.playground.fault(limited).unwrap();
    let start = party.command("Ben", "uchu", "start", &json!([]));
    let complained = |_: &_| {
        let told = party.requests("POST /webhooks/*/*");
        told.iter().any(|told| told["status"] == 200).then_some(())
    };
    party.playground.until(complained).await;
    let told = party.told("Ben", &start).await;
    assert!(told.contains("View Channel or Send Messages"), "{told}");
    let cancel = party.command("Ben", "uchu", "cancel", &json!([]));
    assert!(party.told("Ben", &cancel).await.contains("The table is closed"));
    let start = party.command("Aki", "uchu", "start", &json!([]));
    assert!(party.told("Aki", &start).await.contains("Your table is open"));
    party.with_button("Aki", "Join").await;
    party.end().await;
}
