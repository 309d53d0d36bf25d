//! Settings of people and of servers, which hold at once.

use rules::words::{FIRST, Words};
use serde_json::{Value, json};

use super::party::{Party, buttons, has_frame, is_private};

fn choose(option: &str, value: &str) -> Value {
    json!([{"name": option, "type": 3, "value": value}])
}

impl Party {
    /// The answer that this user reads after `/kaigi sub`.
    async fn kaigi(&self, user: &str, sub: &str, options: &Value) -> String {
        let asked = self.command(user, "kaigi", sub, options);
        self.told(user, &asked).await
    }
}

fn user(party: &Party, name: &str) -> host::User {
    host::User(party.user(name).parse().unwrap())
}

fn server(party: &Party) -> host::Server {
    host::Server(party.playground.state()["guild"]["id"].as_str().unwrap().parse().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_shown_and_changed_one_at_a_time() {
    let party = Party::new().await;
    let told = party.kaigi("Ben", "settings", &json!([])).await;
    for said in ["Your settings", "As my Discord says", "Pictures", "Counted"] {
        assert!(told.contains(said), "{said}: {told}");
    }
    assert!(!told.contains("Saved"));
    let told = party.kaigi("Ben", "settings", &choose("pictures", "off")).await;
    assert!(told.contains("Saved") && told.contains("Words only"), "{told}");
    let told = party.kaigi("Ben", "settings", &choose("statistics", "off")).await;
    assert!(told.contains("Words only") && told.contains("Not counted"), "{told}");
    let ben = party.store.person(user(&party, "Ben"));
    assert!(ben.text_only && ben.uncounted && ben.language.is_none());
    let party = party.restart().await;
    let told = party.kaigi("Ben", "settings", &json!([])).await;
    assert!(told.contains("Words only") && told.contains("Not counted"), "{told}");
    let told = party.kaigi("Aki", "settings", &json!([])).await;
    assert!(!told.contains("Not counted"), "what one chooses is their own: {told}");
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_language_that_was_chosen_is_spoken_at_once() {
    let party = Party::new().await;
    let aki = user(&party, "Aki");
    for tag in Words::languages() {
        let words = Words::new(tag);
        let told = party.kaigi("Aki", "settings", &choose("language", tag)).await;
        assert!(told.contains(&words.say("settings-title", &[])), "{tag}: {told}");
        assert!(told.contains(&words.say("language-name", &[])), "{tag}: {told}");
        assert_eq!(party.store.person(aki).language.as_deref(), Some(tag));
        let told = party.kaigi("Aki", "help", &json!([])).await;
        assert!(told.contains(&words.say("help-title", &[])), "{tag}: {told}");
    }
    party.kaigi("Aki", "settings", &choose("language", "auto")).await;
    assert_eq!(party.store.person(aki).language, None);
    let told = party.kaigi("Aki", "help", &json!([])).await;
    assert!(told.contains(&Words::new(FIRST).say("help-title", &[])), "{told}");
    // Dana's Discord is in Japanese, which is spoken where we can.
    for (choice, tag) in [("auto", "ja"), (FIRST, FIRST), ("auto", "ja")] {
        party.kaigi("Dana", "settings", &choose("language", choice)).await;
        let told = party.kaigi("Dana", "help", &json!([])).await;
        assert!(told.contains(&Words::new(tag).say("help-title", &[])), "{tag}: {told}");
    }
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_hand_follows_its_owner_and_a_board_its_server() {
    let party = Party::new().await;
    let people = ["Aki", "Ben"];
    party.begin(&people, 0).await;
    for user in people {
        party.open_hand(user).await;
    }
    let says = |message: Option<Value>, label: &str| {
        buttons(&message?).iter().any(|(found, ..)| found == label).then_some(())
    };
    let board = || {
        let mut seen = party.sees("Ben").into_iter().rev();
        seen.find(|message| !is_private(message) && has_frame(message))
    };
    // Both ways, so that there is something to see wherever there are two languages.
    let mut tags: Vec<&str> = Words::languages().collect();
    tags.reverse();
    for tag in tags {
        let words = Words::new(tag);
        party.kaigi("Ben", "settings", &choose("language", tag)).await;
        let leave = words.say("button-leave", &[]);
        party.playground.until(|_| says(party.hand("Ben"), &leave)).await;
        party.kaigi("Aki", "server", &choose("language", tag)).await;
        let hand = words.say("button-hand", &[]);
        party.playground.until(|_| says(board(), &hand)).await;
    }
    let leave = Words::new(FIRST).say("button-leave", &[]);
    assert!(says(party.hand("Aki"), &leave).is_some(), "Aki has chosen nothing for herself");
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_those_who_may_manage_a_server_choose_for_it() {
    let party = Party::new().await;
    let last = Words::languages().last().unwrap();
    let told = party.kaigi("Ben", "server", &choose("language", last)).await;
    assert!(told.contains("Manage Server"), "{told}");
    assert_eq!(party.store.place(server(&party)).language, None);
    let told = party.kaigi("Aki", "server", &json!([])).await;
    assert!(told.contains("As the server’s own settings say"), "{told}");
    let told = party.kaigi("Aki", "server", &choose("language", last)).await;
    assert!(told.contains(&Words::new(last).say("language-name", &[])), "{told}");
    assert_eq!(party.store.place(server(&party)).language.as_deref(), Some(last));
    party.command("Ben", "uchu", "start", &json!([]));
    let join = Words::new(last).say("button-join", &[]);
    party.with_button("Ben", &join).await;
    party.kaigi("Aki", "server", &choose("language", "auto")).await;
    assert_eq!(party.store.place(server(&party)).language, None);
    party.with_button("Ben", "Join").await;
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_kept_is_apologised_for_and_not_believed() {
    let party = Party::new().await;
    party.disk.fail(1);
    let told = party.kaigi("Ben", "settings", &choose("pictures", "off")).await;
    assert!(told.contains("went wrong") && !told.contains("Saved"), "{told}");
    party.disk.fail(1);
    let told = party.kaigi("Aki", "server", &choose("language", FIRST)).await;
    assert!(told.contains("went wrong") && !told.contains("Saved"), "{told}");
    let told = party.kaigi("Ben", "settings", &json!([])).await;
    assert!(!told.contains("Words only"), "{told}");
    party.end().await;
}
