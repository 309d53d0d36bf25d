//! Tokens, permissions and ownership.

use serde_json::{Value, json};

use crate::bot::{Bot, still, string};

const VIEW_CHANNEL: u64 = 1 << 10;
const SEND_MESSAGES: u64 = 1 << 11;
const MANAGE_MESSAGES: u64 = 1 << 13;

fn grant(bot: &Bot<'_>, who: &str, allow: u64, deny: u64) {
    let body = json!({"do": "set_permissions", "user": who, "allow": allow, "deny": deny});
    bot.play.control(&body).unwrap();
}

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

#[tokio::test]
async fn emojis_of_the_guild_are_for_makers_and_managers() {
    const MANAGE: u64 = 1 << 30;
    const CREATE: u64 = 1 << 43;
    let play = still().await;
    let one = Bot::join(&play).await;
    let other = Bot::join_as(&play, "Bot something.else", 1).await;
    let all = format!("/guilds/{}/emojis", string(&one.guild["id"]));
    let emoji = |name: &str| json!({"name": name, "image": "data:image/png;base64,iVBORw0KGgo="});
    assert_eq!(one.bad("POST", &all, emoji("star")).await, (403, 50013));
    grant(&one, &one.id, MANAGE, 0);
    let star = one.good("POST", &all, emoji("star")).await;
    let star = format!("{all}/{}", string(&star["id"]));
    grant(&other, &other.id, CREATE, 0);
    let moon = other.good("POST", &all, emoji("moon")).await;
    let moon = format!("{all}/{}", string(&moon["id"]));
    let name = json!({"name": "named"});
    assert_eq!(other.bad("PATCH", &star, name.clone()).await, (403, 50013));
    assert_eq!(other.bad("DELETE", &star, Value::Null).await, (403, 50013));
    other.good("PATCH", &moon, name).await;
    one.good("DELETE", &moon, Value::Null).await;
    assert_eq!(other.good("GET", &all, Value::Null).await.as_array().unwrap().len(), 1);
    let own = format!("/applications/{}/emojis", other.id);
    other.good("POST", &own, emoji("own")).await;
}

#[tokio::test]
async fn a_locked_thread_is_for_those_who_manage_threads() {
    const MANAGE_THREADS: u64 = 1 << 34;
    let play = still().await;
    let bot = Bot::join(&play).await;
    let start = format!("/channels/{}/threads", bot.channel("general"));
    let thread = bot.good("POST", &start, json!({"name": "talk", "type": 11})).await["id"].clone();
    let path = format!("/channels/{}", string(&thread));
    let send = json!({"op": "send", "channel": thread, "content": "x"});
    let archived = || {
        play.state()["channels"]
            .as_array()
            .unwrap()
            .iter()
            .find(|channel| channel["id"] == thread)
            .unwrap()["thread_metadata"]["archived"]
            .clone()
    };
    play.act("Ben", send.clone()).unwrap();
    bot.good("PATCH", &path, json!({"archived": true})).await;
    play.act("Ben", send.clone()).unwrap();
    assert_eq!(archived(), false);
    bot.good("PATCH", &path, json!({"locked": true})).await;
    assert_eq!(play.act("Ben", send.clone()).unwrap_err(), "Missing Permissions");
    bot.good("PATCH", &path, json!({"archived": true, "locked": true})).await;
    assert_eq!(play.act("Ben", send.clone()).unwrap_err(), "Thread is archived");
    assert_eq!(archived(), true);
    let (all, said) = (format!("{path}/messages"), json!({"content": "x"}));
    bot.good("POST", &all, said.clone()).await;
    assert_eq!(archived(), false);
    bot.good("PATCH", &path, json!({"archived": true, "locked": true})).await;
    grant(&bot, &bot.id, 0, MANAGE_THREADS);
    assert_eq!(bot.bad("POST", &all, said).await, (400, 50083));
    assert_eq!(bot.bad("PATCH", &path, json!({"archived": false})).await, (403, 50013));
    grant(&bot, "Ben", MANAGE_THREADS, 0);
    play.act("Ben", send).unwrap();
}

#[tokio::test]
async fn who_is_timed_out_reads_and_is_silent_until_the_time_is_over() {
    const MODERATE_MEMBERS: u64 = 1 << 40;
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let users = play.state()["users"].clone();
    let member = |n: usize| {
        format!("/guilds/{}/members/{}", string(&bot.guild["id"]), string(&users[n]["id"]))
    };
    let (aki, ben) = (member(0), member(1));
    let until = |text: &str| json!({"communication_disabled_until": text});
    // The clock stands at eight o'clock.
    let soon = until("2027-01-15T08:10:00Z");
    assert_eq!(bot.bad("PATCH", &ben, soon.clone()).await, (403, 50013));
    grant(&bot, &bot.id, MODERATE_MEMBERS, 0);
    assert_eq!(bot.bad("PATCH", &aki, soon.clone()).await, (403, 50013));
    for bad in [until("soon"), json!({"communication_disabled_until": 7})] {
        assert_eq!(bot.bad("PATCH", &ben, bad).await, (400, 50035));
    }
    bot.good("PATCH", &ben, until("2027-02-12T08:00:00+00:00")).await;
    let late = until("2027-02-12T08:00:00.001+00:00");
    assert_eq!(bot.bad("PATCH", &ben, late).await, (400, 50035));
    bot.pinged().await;
    bot.good("PATCH", &ben, soon).await;
    let send = json!({"op": "send", "channel": "general", "content": "x"});
    let ping = json!({"op": "command", "channel": "general", "command": "ping"});
    assert_eq!(play.act("Ben", send.clone()).unwrap_err(), "Missing Permissions");
    assert!(play.act("Ben", ping.clone()).is_err());
    play.act("Ben", json!({"op": "open", "channel": "general"})).unwrap();
    play.act("Chloe", send.clone()).unwrap();
    play.advance(10 * 60 * 1000 - 1);
    assert!(play.act("Ben", send.clone()).is_err());
    play.advance(1);
    play.act("Ben", send.clone()).unwrap();
    play.act("Ben", ping).unwrap();
    bot.good("PATCH", &ben, until("2027-01-16T08:00:00Z")).await;
    assert!(play.act("Ben", send.clone()).is_err());
    bot.good("PATCH", &ben, json!({"communication_disabled_until": null})).await;
    play.act("Ben", send).unwrap();
}

#[tokio::test]
async fn a_command_for_moderators_is_refused_to_others() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let command = |name: &str, bits: Value| json!({"name": name, "description": "d", "default_member_permissions": bits});
    let bits = json!(MANAGE_MESSAGES.to_string());
    let all =
        json!([command("nobody", json!("0")), command("tidy", bits), command("any", json!(null))]);
    bot.good("PUT", &format!("/applications/{}/commands", bot.id), all).await;
    let uses = |who: &str, name: &str| {
        play.act(who, json!({"op": "command", "channel": "general", "command": name})).is_ok()
    };
    assert_eq!(["nobody", "tidy", "any"].map(|name| uses("Ben", name)), [false, false, true]);
    assert_eq!(["nobody", "tidy", "any"].map(|name| uses("Aki", name)), [true, true, true]);
    grant(&bot, "Ben", MANAGE_MESSAGES, 0);
    assert_eq!(["nobody", "tidy", "any"].map(|name| uses("Ben", name)), [false, true, true]);
}

#[tokio::test]
async fn a_ban_is_told_and_lifted() {
    const BAN_MEMBERS: u64 = 1 << 2;
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let ben = play.state()["users"][1]["id"].clone();
    let path = format!("/guilds/{}/bans/{}", string(&bot.guild["id"]), string(&ben));
    assert_eq!(bot.bad("PUT", &path, json!({})).await, (403, 50013));
    grant(&bot, &bot.id, BAN_MEMBERS, 0);
    bot.good("PUT", &path, json!({})).await;
    let told = bot.wire.event("GUILD_BAN_ADD").await["d"].clone();
    assert_eq!((&told["user"]["id"], &told["guild_id"]), (&ben, &bot.guild["id"]));
    assert_eq!(bot.wire.event("GUILD_MEMBER_REMOVE").await["d"]["user"]["id"], ben);
    assert_eq!(bot.good("GET", &path, Value::Null).await["user"]["id"], ben);
    bot.good("DELETE", &path, Value::Null).await;
    assert_eq!(bot.wire.event("GUILD_BAN_REMOVE").await["d"]["user"]["id"], ben);
    assert_eq!(bot.bad("DELETE", &path, Value::Null).await, (404, 10026));
}

#[tokio::test]
async fn a_guild_that_was_left_is_not_listed() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let all = "/users/@me/guilds";
    let listed = bot.good("GET", all, Value::Null).await;
    assert_eq!(listed[0]["id"], bot.guild["id"]);
    assert_eq!(bot.bad("DELETE", &format!("{all}/5"), Value::Null).await, (404, 10004));
    let home = format!("{all}/{}", string(&bot.guild["id"]));
    bot.good("DELETE", &home, Value::Null).await;
    assert_eq!(bot.good("GET", all, Value::Null).await, json!([]));
    assert_eq!(bot.bad("DELETE", &home, Value::Null).await, (404, 10004));
}
