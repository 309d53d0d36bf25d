//! The limits that are held over many requests, over time or by the gateway, and those whose checks
//! a route has to call. Each is met at exactly its edge.

use playground::limits::{Held, TABLE};
use serde_json::{Value, json};

use crate::bot::{Bot, Came, Wire, still, string};

const PICTURE: &str = "data:image/png;base64,iVBORw0KGgo=";
const DAY: u64 = 86_400_000;

fn allow(bot: &Bot<'_>, bits: u64) {
    let body = json!({"do": "set_permissions", "bot": bot.id, "allow": bits});
    bot.play.control(&body).unwrap();
}

fn commands(names: std::ops::Range<usize>) -> Value {
    names.map(|n| json!({"name": format!("c{n}"), "description": "d"})).collect()
}

/// The first error of a form, by the path of its field.
async fn wrong(bot: &Bot<'_>, method: &str, path: &str, body: Value, at: &str) -> String {
    let (status, answer) = bot.ask(method, path, body).await;
    assert_eq!((status, &answer["code"]), (400, &json!(50035)), "{method} {path}: {answer}");
    let error = answer.pointer(&format!("/errors/{at}/_errors/0/code"));
    string(error.unwrap_or_else(|| panic!("nothing at {at}: {answer}")))
}

#[test]
fn every_row_that_the_world_holds_has_a_test() {
    let tested = [
        // In `answers`, with the driven clock.
        "FIRST_ANSWER_MS",
        "TOKEN_MS",
        // Here, in `rights` and, for pins, in `messages`.
        "COMMAND_CREATES",
        "APPLICATION_EMOJIS",
        "GUILD_EMOJIS",
        "TIMEOUT_MS",
        "PINS",
        "REACTIONS",
        "GATEWAY_PAYLOAD",
        "GATEWAY_SENDS",
    ];
    let held = TABLE.iter().filter(|limit| limit.held == Held::World).map(|limit| limit.name);
    assert_eq!(held.collect::<Vec<_>>(), tested);
}

#[tokio::test]
async fn a_message_has_twenty_different_reactions() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let all = format!("/channels/{}/messages", bot.channel("general"));
    let message = bot.good("POST", &all, json!({"content": "x"})).await;
    let one = |n: u32| {
        let face = char::from_u32(0x1F600 + n).unwrap();
        format!("{all}/{}/reactions/{face}/@me", string(&message["id"]))
    };
    for n in 0..20 {
        bot.good("PUT", &one(n), Value::Null).await;
    }
    assert_eq!(bot.bad("PUT", &one(20), Value::Null).await, (400, 30010));
    // One that is there already counts once, however many put it.
    let again = json!({"op": "react", "channel": "general", "message": message["id"],
        "emoji": "\u{1F600}", "add": true});
    play.act("Ben", again).unwrap();
    bot.good("DELETE", &one(1), Value::Null).await;
    bot.good("PUT", &one(20), Value::Null).await;
}

#[tokio::test]
async fn a_scope_has_a_hundred_commands_and_fifteen_of_each_menu() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let all = format!("/applications/{}/commands", bot.id);
    bot.good("PUT", &all, commands(0..99)).await;
    bot.good("POST", &all, json!({"name": "last", "description": "d"})).await;
    let more = json!({"name": "more", "description": "d"});
    assert_eq!(bot.bad("POST", &all, more.clone()).await, (400, 30032));
    // In the place of one that is there, it is no new one.
    bot.good("POST", &all, json!({"name": "last", "description": "other"})).await;
    for kind in [2, 3] {
        let menu = |n: usize| json!({"name": format!("Menu {n}"), "type": kind});
        for n in 0..15 {
            bot.good("POST", &all, menu(n)).await;
        }
        assert_eq!(bot.bad("POST", &all, menu(15)).await, (400, 30032));
    }
    let guild = string(&bot.guild["id"]);
    let in_guild = format!("/applications/{}/guilds/{guild}/commands", bot.id);
    bot.good("POST", &in_guild, more).await;
}

#[tokio::test]
async fn two_hundred_commands_are_made_in_a_day() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let all = format!("/applications/{}/commands", bot.id);
    bot.good("PUT", &all, commands(0..100)).await;
    play.advance(DAY / 2);
    bot.good("PUT", &all, commands(100..200)).await;
    assert_eq!(bot.bad("PUT", &all, commands(199..201)).await, (400, 30034));
    // Refused means that nothing has changed.
    let listed = bot.good("GET", &all, Value::Null).await;
    assert_eq!(listed.as_array().unwrap().len(), 100);
    // What is there already costs nothing.
    bot.good("PUT", &all, commands(150..200)).await;
    let more = json!({"name": "more", "description": "d"});
    assert_eq!(bot.bad("POST", &all, more.clone()).await, (400, 30034));
    play.advance(DAY / 2 - 1);
    assert_eq!(bot.bad("POST", &all, more.clone()).await, (400, 30034));
    play.advance(1);
    bot.good("POST", &all, more).await;
}

#[tokio::test]
async fn an_application_has_two_thousand_emojis_and_a_guild_fifty() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let emoji = |n: usize| json!({"name": format!("e{n}"), "image": PICTURE});
    let own = format!("/applications/{}/emojis", bot.id);
    for n in 0..2000 {
        bot.good("POST", &own, emoji(n)).await;
    }
    assert_eq!(bot.bad("POST", &own, emoji(2000)).await, (400, 30008));
    allow(&bot, 1 << 30);
    let guild = format!("/guilds/{}/emojis", string(&bot.guild["id"]));
    for n in 0..50 {
        bot.good("POST", &guild, emoji(n)).await;
    }
    assert_eq!(bot.bad("POST", &guild, emoji(50)).await, (400, 30008));
    let moving = json!({"name": "moves", "image": "data:image/gif;base64,R0lGODlh"});
    bot.good("POST", &guild, moving).await;
    let text = json!({"name": "text", "image": "data:image/png;base64,aGVsbG8="});
    assert_eq!(bot.bad("POST", &guild, text).await, (400, 50035));
}

#[tokio::test]
async fn names_are_as_long_as_discord_lets_them_be() {
    const MANAGE_GUILD: u64 = 1 << 5;
    let play = still().await;
    let bot = Bot::join(&play).await;
    allow(&bot, MANAGE_GUILD);
    let guild = format!("/guilds/{}", string(&bot.guild["id"]));
    let ben = string(&play.state()["users"][1]["id"]);
    let role = bot.good("POST", &format!("{guild}/roles"), Value::Null).await;
    let role = format!("{guild}/roles/{}", string(&role["id"]));
    let long = |n: usize| "\u{1F3B2}".repeat(n);
    for (method, path, key, least, most) in [
        ("PATCH", format!("{guild}/members/@me"), "nick", 0, 32),
        ("PATCH", format!("{guild}/members/{ben}"), "nick", 0, 32),
        ("PATCH", "/users/@me".to_owned(), "username", 2, 32),
        ("PATCH", guild.clone(), "name", 2, 100),
        ("PATCH", role, "name", 0, 100),
        ("POST", format!("{guild}/roles"), "name", 0, 100),
    ] {
        bot.good(method, &path, json!({key: long(most)})).await;
        let refused = wrong(&bot, method, &path, json!({key: long(most + 1)}), key).await;
        assert!(refused.ends_with("_LENGTH"), "{method} {path}: {refused}");
        if least > 0 {
            bot.good(method, &path, json!({key: long(least)})).await;
            wrong(&bot, method, &path, json!({key: long(least - 1)}), key).await;
        }
        // What is no text is no name.
        wrong(&bot, method, &path, json!({key: [1]}), key).await;
    }
    let channels = json!([{"id": bot.channel("general"), "name": long(101)}]);
    wrong(&bot, "PATCH", &format!("{guild}/channels"), channels, "name").await;
}

#[tokio::test]
async fn names_that_people_give_are_held_as_well() {
    let play = still().await;
    let ben = play.state()["users"][1]["id"].clone();
    for (op, least, most) in [
        (json!({"op": "user_add"}), 1, 32),
        (json!({"op": "user_edit", "id": ben}), 1, 32),
        (json!({"op": "channel_add"}), 1, 100),
        (json!({"op": "thread_add", "channel": "general"}), 1, 100),
        (json!({"op": "guild_edit"}), 2, 100),
    ] {
        let named = |count: usize| {
            let mut op = op.clone();
            op["name"] = json!("\u{1F3B2}".repeat(count));
            play.act("Aki", op)
        };
        named(least).unwrap();
        named(most).unwrap();
        let refused = format!("the name needs {least} to {most} characters");
        assert_eq!(named(least - 1).unwrap_err(), refused, "{op}");
        assert_eq!(named(most + 1).unwrap_err(), refused, "{op}");
    }
}

#[tokio::test]
async fn a_reason_has_512_characters() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let typing = format!("/channels/{}/typing", bot.channel("general"));
    let with = |reason: String| {
        let request = bot.request("POST", &typing).header("x-audit-log-reason", reason);
        crate::bot::answer(request)
    };
    // The header is encoded; what counts are the characters.
    assert_eq!(with("%F0%9F%8E%B2".repeat(512)).await.0, 204);
    let (status, body) = with("x".repeat(513)).await;
    assert_eq!((status, &body["code"]), (400, &json!(50035)));
    assert!(body["errors"]["reason"].is_object(), "{body}");
}

#[tokio::test]
async fn a_request_has_25_mib() {
    const MOST: usize = 25 << 20;
    let play = still().await;
    let bot = Bot::join(&play).await;
    let path = format!("/channels/{}/messages", bot.channel("general"));
    let send = |size: usize| {
        let mut body = json!({"content": "x"}).to_string();
        body.extend(std::iter::repeat_n(' ', size - body.len()));
        let request = bot.request("POST", &path).header("content-type", "application/json");
        crate::bot::answer(request.body(body))
    };
    assert_eq!(send(MOST).await.0, 200);
    let (status, body) = send(MOST + 1).await;
    assert_eq!((status, &body["code"]), (413, &json!(40005)));
}

#[tokio::test]
async fn a_payload_for_the_gateway_has_4096_bytes() {
    let play = still().await;
    let mut wire = Wire::open(&play).await;
    let beat = |size: usize| format!("{:<size$}", r#"{"op":1,"d":null}"#);
    wire.say_text(&beat(4096)).await;
    assert_eq!(wire.payload().await["op"], 11);
    wire.say_text(&beat(4097)).await;
    assert_eq!(wire.came().await, Came::Closed(4002));
}

#[tokio::test]
async fn a_client_sends_120_payloads_a_minute() {
    let play = still().await;
    let mut wire = Wire::open(&play).await;
    for minute in 0..2 {
        for _ in 0..120 {
            assert_eq!(wire.drain().await, Vec::<Value>::new());
        }
        play.advance(if minute == 0 { 60_000 } else { 59_999 });
    }
    wire.say(json!({"op": 1, "d": null})).await;
    assert_eq!(wire.came().await, Came::Closed(4008));
}
