//! Interactions: the three seconds, the fifteen minutes, every type of callback, and who sees what.

use serde_json::{Value, json};

use crate::bot::{Bot, still, string};

fn button(id: &str) -> Value {
    json!([{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": id}]}])
}

#[tokio::test]
async fn a_command_is_answered_once_and_in_time() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let interaction = bot.pinged().await;
    assert_eq!(interaction["data"]["name"], "ping");
    assert_eq!(interaction["locale"], "en-US");
    let pong = json!({"type": 4, "data": {"content": "pong"}});
    assert_eq!(bot.respond(&interaction, pong.clone()).await.0, 204);
    let said = bot.wire.event("MESSAGE_CREATE").await["d"].clone();
    assert_eq!(said["content"], "pong");
    assert_eq!(said["type"], 20);
    assert_eq!(said["interaction_metadata"]["user"]["global_name"], "Aki");
    let again = bot.respond(&interaction, pong).await;
    assert_eq!((again.0, &again.1["code"]), (400, &json!(40060)));
}

#[tokio::test]
async fn a_callback_after_three_seconds_is_unknown() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let interaction = bot.pinged().await;
    play.advance(3000);
    assert_eq!(play.interactions()[0]["state"], "pending");
    play.advance(1);
    assert_eq!(play.interactions()[0]["state"], "failed");
    let late = bot.respond(&interaction, json!({"type": 4, "data": {"content": "pong"}})).await;
    assert_eq!((late.0, &late.1["code"]), (404, &json!(10062)));
    let other = json!({"id": "1", "token": "x"});
    assert_eq!(bot.respond(&other, json!({"type": 6})).await.1["code"], 10062);
}

#[tokio::test]
async fn a_token_works_for_fifteen_minutes() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let interaction = bot.pinged().await;
    let original = bot.hook(&interaction, "/messages/%40original");
    let early = bot.bad("PATCH", &original, json!({"content": "x"})).await;
    assert_eq!(early, (404, 10015));
    bot.respond(&interaction, json!({"type": 4, "data": {"content": "one"}})).await;
    play.advance(15 * 60 * 1000);
    let edited = bot.good("PATCH", &original, json!({"content": "two"})).await;
    assert_eq!(edited["content"], "two");
    play.advance(1);
    for (method, path) in [("PATCH", ""), ("GET", ""), ("DELETE", "")] {
        let body = if method == "PATCH" { json!({"content": "x"}) } else { Value::Null };
        assert_eq!(bot.bad(method, &format!("{original}{path}"), body).await, (401, 50027));
    }
    let follow = bot.hook(&interaction, "");
    assert_eq!(bot.bad("POST", &follow, json!({"content": "x"})).await, (401, 50027));
}

#[tokio::test]
async fn a_follow_up_to_a_deferred_answer_fills_it_and_keeps_it_secret() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let interaction = bot.pinged().await;
    bot.respond(&interaction, json!({"type": 5, "data": {"flags": 64}})).await;
    let loading = &play.messages("general", "Aki").unwrap()[0];
    assert_eq!(loading["flags"], 64 | 128);
    let follow = bot.hook(&interaction, "");
    let filled = bot.good("POST", &follow, json!({"content": "hand"})).await;
    assert_eq!((&filled["id"], &filled["flags"]), (&loading["id"], &json!(64)));
    let second = bot.good("POST", &follow, json!({"content": "for all"})).await;
    assert_ne!(second["id"], filled["id"]);
    assert_eq!(second["flags"], 0);
    let seen = |user: &str| -> Vec<String> {
        let messages = play.messages("general", user).unwrap();
        messages.iter().map(|message| string(&message["content"])).collect()
    };
    assert_eq!(seen("Aki"), ["hand", "for all"]);
    assert_eq!(seen("Ben"), ["for all"]);
}

#[tokio::test]
async fn an_ephemeral_message_exists_only_for_its_reader() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let interaction = bot.pinged().await;
    let data = json!({"content": "secret", "flags": 64, "components": button("go")});
    bot.respond(&interaction, json!({"type": 4, "data": data})).await;
    let events = bot.wire.drain().await;
    assert!(events.iter().all(|event| event["t"] != "MESSAGE_CREATE"), "{events:?}");
    let message = play.messages("general", "Aki").unwrap().remove(0);
    assert_eq!(play.messages("general", "Ben").unwrap(), Vec::<Value>::new());
    let path = format!("/channels/{}/messages/{}", bot.channel("general"), string(&message["id"]));
    assert_eq!(bot.bad("GET", &path, Value::Null).await, (404, 10008));
    let press = json!({"op": "press", "channel": "general", "message": message["id"],
        "custom_id": "go"});
    assert!(play.act("Ben", press.clone()).is_err());
    play.act("Aki", press).unwrap();
    let pressed = bot.wire.event("INTERACTION_CREATE").await["d"].clone();
    assert_eq!(pressed["message"]["flags"], 64);
    let update = json!({"type": 7, "data": {"content": "changed", "flags": 0, "components": []}});
    assert_eq!(bot.respond(&pressed, update).await.0, 204);
    let message = play.messages("general", "Aki").unwrap().remove(0);
    assert_eq!((&message["content"], &message["flags"]), (&json!("changed"), &json!(64)));
    play.act("Aki", json!({"op": "dismiss", "message": message["id"]})).unwrap();
    assert!(play.messages("general", "Aki").unwrap().is_empty());
}

#[tokio::test]
async fn a_modal_and_a_choice_reach_the_one_who_asked() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let command = json!([{"name": "find", "description": "d", "options": [
        {"type": 3, "name": "what", "description": "d", "autocomplete": true, "required": true}]}]);
    bot.good("PUT", &format!("/applications/{}/commands", bot.id), command).await;
    let typed = json!({"op": "autocomplete", "channel": "general", "command": "find",
        "options": [{"name": "what", "value": "a", "focused": true}]});
    play.act("Ben", typed).unwrap();
    let asked = bot.wire.event("INTERACTION_CREATE").await["d"].clone();
    assert_eq!(
        (&asked["type"], &asked["data"]["options"][0]["focused"]),
        (&json!(4), &json!(true))
    );
    let choices = json!([{"name": "apple", "value": "apple"}]);
    bot.respond(&asked, json!({"type": 8, "data": {"choices": choices}})).await;
    assert_eq!(play.interactions()[0]["choices"], choices);
    let used = json!({"op": "command", "channel": "general", "command": "find"});
    assert!(play.act("Ben", used.clone()).unwrap_err().contains("required"));
    let mut used = used;
    used["options"] = json!([{"name": "what", "value": "apple"}]);
    play.act("Ben", used).unwrap();
    let asked = bot.wire.event("INTERACTION_CREATE").await["d"].clone();
    let field = json!({"type": 4, "custom_id": "t", "style": 1, "label": "Text"});
    let modal = json!({"custom_id": "m", "title": "T",
        "components": [{"type": 1, "components": [field]}]});
    assert_eq!(bot.respond(&asked, json!({"type": 9, "data": modal})).await.0, 204);
    let opened = play.interactions().remove(1);
    assert_eq!(opened["modal"]["title"], "T");
    let written =
        json!([{"type": 1, "components": [{"type": 4, "custom_id": "t", "value": "hi"}]}]);
    let submit = json!({"op": "submit", "interaction_id": opened["id"], "components": written});
    assert!(play.act("Aki", submit.clone()).is_err());
    play.act("Ben", submit).unwrap();
    let submitted = bot.wire.event("INTERACTION_CREATE").await["d"].clone();
    assert_eq!(submitted["type"], 5);
    assert_eq!(submitted["data"]["components"][0]["components"][0]["value"], "hi");
    let body = json!({"type": 4, "data": {"content": "done"}});
    let path = format!("{}?with_response=true", crate::bot::callback(&submitted));
    let (status, face) = bot.ask("POST", &path, body).await;
    assert_eq!((status, &face["resource"]["message"]["content"]), (200, &json!("done")));
}

#[tokio::test]
async fn an_update_keeps_only_the_listed_files() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let interaction = bot.pinged().await;
    let data = json!({"content": "board", "components": button("go"),
        "attachments": [{"id": 0, "description": "a board"}, {"id": "1"}]});
    let part = |name: &str| {
        let part = reqwest::multipart::Part::bytes(
            b"\x89PNG\r\n\x1a\n....IHDR\0\0\0\x02\0\0\0\x03".to_vec(),
        );
        part.file_name(name.to_owned()).mime_str("image/png").unwrap()
    };
    let form = reqwest::multipart::Form::new()
        .text("payload_json", json!({"type": 4, "data": data}).to_string())
        .part("files[0]", part("board.png"))
        .part("files[1]", part("other.png"));
    let request = bot.request("POST", &crate::bot::callback(&interaction)).multipart(form);
    assert_eq!(crate::bot::answer(request).await.0, 204);
    let message = play.messages("general", "Ben").unwrap().remove(0);
    let files = message["attachments"].as_array().unwrap();
    assert_eq!(files.len(), 2);
    assert_eq!(files[0]["description"], "a board");
    assert_eq!((&files[0]["width"], &files[0]["height"]), (&json!(2), &json!(3)));
    let served = reqwest::get(string(&files[0]["url"])).await.unwrap();
    assert_eq!(served.headers()["content-type"], "image/png");
    assert_eq!(served.bytes().await.unwrap().len(), 24);
    let original = bot.hook(&interaction, "/messages/@original");
    let kept = json!({"attachments": [{"id": files[1]["id"]}]});
    let edited = bot.good("PATCH", &original, kept).await;
    assert_eq!(edited["attachments"].as_array().unwrap().len(), 1);
    assert_eq!(edited["attachments"][0]["filename"], "other.png");
    assert_eq!(reqwest::get(string(&files[0]["url"])).await.unwrap().status(), 404);
    let press = json!({"op": "press", "channel": "general", "message": message["id"],
        "custom_id": "go"});
    play.act("Ben", press).unwrap();
    let pressed = bot.wire.event("INTERACTION_CREATE").await["d"].clone();
    let update = json!({"type": 7, "data": {"content": "none", "attachments": []}});
    bot.respond(&pressed, update).await;
    let message = play.messages("general", "Ben").unwrap().remove(0);
    assert_eq!(message["attachments"], json!([]));
    let logged =
        play.requests().into_iter().find(|one| !one["files"].as_array().unwrap().is_empty());
    assert_eq!(logged.unwrap()["files"][0]["filename"], "board.png");
}

#[tokio::test]
async fn a_command_reaches_the_bot_only_with_values_that_it_takes() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let option = |kind: u64, name: &str, more: Value| {
        let mut option = json!({"type": kind, "name": name, "description": "d"});
        option.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        option
    };
    let options = json!([
        option(3, "size", json!({"choices": [{"name": "Big", "value": "big"}]})),
        option(4, "count", json!({"min_value": 1, "max_value": 3})),
        option(10, "share", json!({"min_value": 0.5})),
        option(3, "word", json!({"min_length": 2, "max_length": 3})),
        option(7, "where", json!({"channel_types": [2]})),
        option(7, "any", json!({})),
        option(6, "who", json!({})),
    ]);
    let command = json!([{"name": "pick", "description": "d", "options": options}]);
    bot.good("PUT", &format!("/applications/{}/commands", bot.id), command).await;
    let general = bot.channel("general");
    let used = |name: &str, value: Value| {
        let options = json!([{"name": name, "value": value}]);
        let op = json!({"op": "command", "channel": "general", "command": "pick",
            "options": options});
        play.act("Ben", op)
    };
    for (name, value) in [
        ("size", json!("small")),
        ("count", json!(0)),
        ("count", json!(4)),
        ("share", json!(0.25)),
        ("word", json!("a")),
        ("word", json!("äöüß")),
        ("where", json!(general)),
        ("any", json!("5")),
        ("who", json!("nobody")),
    ] {
        let refused = used(name, value.clone()).expect_err(&format!("{name} took {value}"));
        assert!(refused.starts_with(name), "{refused}");
    }
    for (name, value) in [
        ("size", json!("big")),
        ("count", json!(3)),
        ("share", json!(0.5)),
        ("word", json!("äöü")),
        ("any", json!(general)),
        ("who", json!(bot.id)),
    ] {
        used(name, value.clone()).unwrap();
        let asked = bot.wire.event("INTERACTION_CREATE").await;
        assert_eq!(asked["d"]["data"]["options"][0]["value"], value);
    }
}

#[tokio::test]
async fn a_form_is_handed_in_once_and_filled_in() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let asked = bot.pinged().await;
    let field = json!({"type": 4, "custom_id": "t", "style": 1, "label": "Text", "max_length": 3});
    let modal = json!({"custom_id": "m", "title": "T",
        "components": [{"type": 1, "components": [field]}]});
    assert_eq!(bot.respond(&asked, json!({"type": 9, "data": modal})).await.0, 204);
    let submit = |id: &str, value: &str| {
        let row =
            json!([{"type": 1, "components": [{"type": 4, "custom_id": id, "value": value}]}]);
        let op = json!({"op": "submit", "interaction_id": asked["id"], "components": row});
        play.act("Aki", op)
    };
    for (id, value) in [("t", ""), ("t", "long"), ("other", "abc")] {
        assert!(submit(id, value).is_err(), "{id} {value}");
    }
    let empty = json!({"op": "submit", "interaction_id": asked["id"], "components": []});
    assert!(play.act("Aki", empty).unwrap_err().contains("required"));
    submit("t", "abc").unwrap();
    assert!(submit("t", "abc").unwrap_err().contains("handed in"));
    // Nothing came of it: the person may try again.
    play.advance(3001);
    submit("t", "abc").unwrap();
    bot.wire.event("INTERACTION_CREATE").await;
    let submitted = bot.wire.event("INTERACTION_CREATE").await["d"].clone();
    let done = json!({"type": 4, "data": {"content": "done"}});
    assert_eq!(bot.respond(&submitted, done).await.0, 204);
    play.advance(3001);
    assert!(submit("t", "abc").unwrap_err().contains("handed in"));
}

#[tokio::test]
async fn rare_types_of_callbacks_are_answered_too() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let asked = bot.pinged().await;
    for kind in [1, 12] {
        let (status, said) = bot.respond(&asked, json!({"type": kind})).await;
        assert_eq!((status, &said["code"]), (400, &json!(50035)), "{said}");
        assert!(said["errors"]["type"]["_errors"][0]["code"].is_string(), "{said}");
    }
    assert_eq!(bot.respond(&asked, json!({"type": 10})).await.0, 204);
    let done = play.interactions().remove(0);
    assert_eq!((&done["state"], &done["modal"]), (&json!("done"), &Value::Null));
    assert_ne!(asked["token"], bot.pinged().await["token"]);
}
