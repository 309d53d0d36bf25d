//! Tokens, permissions and ownership.

use serde_json::{Value, json};

use crate::bot::{Bot, still, string};

const VIEW_CHANNEL: u64 = 1 << 10;
const SEND_MESSAGES: u64 = 1 << 11;
const MANAGE_MESSAGES: u64 = 1 << 13;

#[tokio::test]
async fn without_a_token_nothing_is_open_but_the_gateway() {
    let play = still().await;
    let bare = |path: &str| reqwest::get(format!("{}/v10{path}", play.api()));
    assert_eq!(bare("/users/@me").await.unwrap().status(), 401);
    assert_eq!(bare("/gateway/bot").await.unwrap().status(), 401);
    let gateway: Value = bare("/gateway").await.unwrap().json().await.unwrap();
    assert_eq!(gateway["url"], json!(format!("ws://{}", play.address())));
}

#[tokio::test]
async fn a_permission_that_is_taken_away_is_missed() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let send = format!("/channels/{}/messages", bot.channel("general"));
    let hello = json!({"content": "x"});
    bot.good("POST", &send, hello.clone()).await;
    let take = |channel: Value, allow: u64, deny: u64| {
        let body = json!({"do": "set_permissions", "bot": bot.id, "channel": channel,
            "allow": allow.to_string(), "deny": deny});
        play.control(&body).unwrap();
    };
    take(json!("general"), 0, SEND_MESSAGES);
    assert_eq!(bot.bad("POST", &send, hello.clone()).await, (403, 50013));
    let update = bot.wire.event("CHANNEL_UPDATE").await["d"].clone();
    assert_eq!(update["permission_overwrites"][0]["id"], json!(bot.id));
    take(json!("general"), 0, VIEW_CHANNEL);
    assert_eq!(bot.bad("POST", &send, hello.clone()).await, (403, 50001));
    take(json!("general"), VIEW_CHANNEL | SEND_MESSAGES, 0);
    bot.good("POST", &send, hello.clone()).await;
    take(Value::Null, 0, SEND_MESSAGES);
    assert_eq!(bot.bad("POST", &send, hello.clone()).await, (403, 50013));
    let interaction = bot.pinged().await;
    assert_eq!(bot.respond(&interaction, json!({"type": 4, "data": hello})).await.0, 204);
}

#[tokio::test]
async fn a_message_is_edited_by_its_author_alone_and_deleted_by_moderators() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let sent = json!({"op": "send", "channel": "general", "content": "mine"});
    let message = play.act("Ben", sent).unwrap();
    let path = format!("/channels/{}/messages/{}", bot.channel("general"), string(&message["id"]));
    assert_eq!(bot.bad("PATCH", &path, json!({"content": "no"})).await, (403, 50005));
    let deny = json!({"do": "set_permissions", "bot": bot.id, "deny": MANAGE_MESSAGES});
    play.control(&deny).unwrap();
    assert_eq!(bot.bad("DELETE", &path, Value::Null).await, (403, 50013));
    let delete = json!({"op": "delete", "channel": "general", "message": message["id"]});
    assert!(play.act("Chloe", delete.clone()).is_err());
    play.act("Ben", delete).unwrap();
    assert_eq!(bot.bad("GET", &path, Value::Null).await, (404, 10008));
    assert_eq!(bot.bad("GET", "/channels/5", Value::Null).await, (404, 10003));
}

#[tokio::test]
async fn a_persons_permissions_can_be_set_exactly() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let bits = |name: &str| -> u64 {
        let users = play.state()["users"].clone();
        let user = users.as_array().unwrap().iter().find(|u| u["global_name"] == name).cloned();
        string(&user.unwrap()["permissions"]).parse().unwrap()
    };
    let ben = play.state()["users"][1]["id"].clone();
    let wanted = VIEW_CHANNEL | MANAGE_MESSAGES | 1 << 31;
    let edit = json!({"op": "user_edit", "id": ben, "permissions": wanted.to_string()});
    play.act("Aki", edit).unwrap();
    assert_eq!(bits("Ben"), wanted);
    let sent = json!({"op": "send", "channel": "general", "content": "x"});
    assert_eq!(play.act("Ben", sent).unwrap_err(), "Missing Permissions");
    bot.pinged().await;
    play.act("Ben", json!({"op": "command", "channel": "general", "command": "ping"})).unwrap();
    let asked = bot.wire.event("INTERACTION_CREATE").await["d"].clone();
    assert_eq!(asked["member"]["permissions"], json!(wanted.to_string()));
}

#[tokio::test]
async fn two_tokens_are_two_bots() {
    let play = still().await;
    let one = Bot::join(&play).await;
    let other = Bot::join_as(&play, "Bot something.else", 1).await;
    assert_ne!(one.id, other.id);
    let path = format!("/applications/{}/commands", one.id);
    let (status, body) = other.ask("GET", &path, Value::Null).await;
    assert_eq!((status, &body["code"]), (403, &json!(20012)));
}
