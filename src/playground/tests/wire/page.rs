//! The page's socket and files.

use serde_json::{Value, json};

use crate::bot::{Bot, Wire, still};

async fn tab(play: &playground::Running, index: usize) -> Wire {
    let user = play.state()["users"][index]["id"].as_str().unwrap().to_owned();
    Wire::raw(play, &format!("/play/socket?user={user}")).await
}

async fn told(tab: &mut Wire, kind: &str) -> Value {
    loop {
        let frame = tab.payload().await;
        if frame["t"] == kind {
            return frame["d"].clone();
        }
    }
}

#[tokio::test]
async fn a_tab_is_greeted_sends_and_sees() {
    let play = still().await;
    let mut aki = tab(&play, 0).await;
    let hello = told(&mut aki, "hello").await;
    assert_eq!(hello["me"]["global_name"], "Aki");
    assert_eq!(hello["channels"].as_array().unwrap().len(), 2);
    let mut ben = tab(&play, 1).await;
    told(&mut ben, "hello").await;
    let general = hello["channels"][0]["id"].clone();
    aki.say(json!({"op": "send", "nonce": 1, "channel": general, "content": "hi"})).await;
    assert_eq!(told(&mut ben, "message").await["content"], "hi");
    ben.say(json!({"op": "open", "nonce": 1, "channel": general})).await;
    assert_eq!(told(&mut ben, "history").await["messages"][0]["content"], "hi");
    ben.say(json!({"op": "send", "nonce": 2, "channel": general, "content": ""})).await;
    assert_eq!(told(&mut ben, "refused").await["nonce"], 2);
    ben.say(json!({"op": "typing", "nonce": 3, "channel": general})).await;
    assert_eq!(told(&mut aki, "typing").await["channel_id"], general);
    aki.say(json!({"op": "user_add", "nonce": 2, "name": "Eve", "locale": "ko"})).await;
    loop {
        let users = told(&mut ben, "users").await;
        if users.as_array().unwrap().iter().any(|user| user["global_name"] == "Eve") {
            break;
        }
    }
}

#[tokio::test]
async fn a_secret_answer_reaches_one_tab_and_silence_is_told() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    bot.pinged().await;
    let (mut aki, mut ben) = (tab(&play, 0).await, tab(&play, 1).await);
    let hello = told(&mut aki, "hello").await;
    told(&mut ben, "hello").await;
    let command = &hello["commands"][0];
    assert_eq!(command["bot"], json!(bot.id));
    let general = hello["channels"][0]["id"].clone();
    let used = json!({"op": "command", "nonce": 7, "channel": general, "command": command["id"]});
    aki.say(used.clone()).await;
    assert_eq!(told(&mut aki, "interaction").await["state"], "pending");
    let asked = bot.wire.event("INTERACTION_CREATE").await["d"].clone();
    bot.respond(&asked, json!({"type": 4, "data": {"content": "s", "flags": 64}})).await;
    assert_eq!(told(&mut aki, "message").await["flags"], 64);
    let state = told(&mut aki, "interaction").await;
    assert_eq!((&state["state"], &state["nonce"]), (&json!("done"), &json!(7)));
    play.act("Aki", json!({"op": "send", "channel": "general", "content": "next"})).unwrap();
    assert_eq!(told(&mut ben, "message").await["content"], "next");
    aki.say(used).await;
    assert_eq!(told(&mut aki, "interaction").await["state"], "pending");
    play.advance(3001);
    assert_eq!(told(&mut aki, "interaction").await["state"], "failed");
}

#[tokio::test]
async fn the_page_is_served_with_a_policy() {
    let play = still().await;
    let page = reqwest::get(play.page()).await.unwrap();
    assert_eq!(page.status(), 200);
    let policy = page.headers()["content-security-policy"].to_str().unwrap().to_owned();
    assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"), "{policy}");
    let users: Value =
        reqwest::get(format!("{}/play/users", play.page())).await.unwrap().json().await.unwrap();
    assert_eq!(users.as_array().unwrap().len(), 4);
}
