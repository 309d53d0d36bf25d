//! Faults on demand, rate limits, and reading back.

use serde_json::{Value, json};

use crate::bot::{Bot, Wire, still, string};

#[tokio::test]
async fn requests_fail_as_often_as_they_are_told_to() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let send = format!("/channels/{}/messages", bot.channel("general"));
    play.fault(json!({"kind": "status", "status": 502, "times": 2,
        "route": "POST /channels/{channel}/messages"}))
        .unwrap();
    assert_eq!(bot.ask("GET", "/users/@me", Value::Null).await.0, 200);
    for status in [502, 502, 200] {
        assert_eq!(bot.ask("POST", &send, json!({"content": "x"})).await.0, status);
    }
    play.fault(json!({"kind": "status", "status": 429, "retry_after": 1.5, "global": true}))
        .unwrap();
    let response = bot.request("GET", "/users/@me").send().await.unwrap();
    assert_eq!(response.headers()["retry-after"], "2");
    assert_eq!(response.headers()["x-ratelimit-global"], "true");
    let body: Value = response.json().await.unwrap();
    assert_eq!((&body["retry_after"], &body["global"]), (&json!(1.5), &json!(true)));
    let statuses: Vec<u64> =
        play.requests().iter().map(|one| one["status"].as_u64().unwrap()).collect();
    assert_eq!(statuses, [200, 502, 502, 200, 429]);
}

#[tokio::test]
async fn a_bucket_that_is_empty_says_when_it_fills() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    play.control(
        &json!({"do": "limit", "route": "POST /channels/:id/typing", "limit": 1, "ms": 5000}),
    )
    .unwrap();
    let path = format!("/channels/{}/typing", bot.channel("general"));
    let response = bot.request("POST", &path).send().await.unwrap();
    assert_eq!(response.status(), 204);
    assert_eq!(response.headers()["x-ratelimit-limit"], "1");
    assert_eq!(response.headers()["x-ratelimit-remaining"], "0");
    assert_eq!(response.headers()["x-ratelimit-reset-after"], "5.000");
    let other = format!("/channels/{}/typing", bot.channel("games"));
    assert_eq!(bot.ask("POST", &other, Value::Null).await.0, 204);
    let (status, body) = bot.ask("POST", &path, Value::Null).await;
    assert_eq!((status, &body["retry_after"]), (429, &json!(5.0)));
    play.advance(5000);
    assert_eq!(bot.ask("POST", &path, Value::Null).await.0, 204);
}

#[tokio::test]
async fn events_are_dropped_doubled_and_delayed() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let send = |content: &str| {
        play.act("Aki", json!({"op": "send", "channel": "general", "content": content})).unwrap();
    };
    let said = |events: Vec<Value>| -> Vec<String> {
        events.iter().map(|event| string(&event["d"]["content"])).collect()
    };
    for (kind, times) in [("drop", 1), ("duplicate", 1), ("delay", 1)] {
        let fault = json!({"kind": kind, "event": "MESSAGE_CREATE", "times": times, "ms": 700});
        play.fault(fault).unwrap();
    }
    for content in ["a", "b", "c", "d"] {
        send(content);
    }
    assert_eq!(said(bot.wire.drain().await), ["b", "b", "d"]);
    play.advance(699);
    assert!(bot.wire.drain().await.is_empty());
    play.advance(1);
    assert_eq!(said(bot.wire.drain().await), ["c"]);
    assert!(play.fault(json!({"kind": "earthquake"})).is_err());
}

#[tokio::test]
async fn sockets_are_closed_frozen_and_sent_away() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    play.fault(json!({"kind": "reconnect"})).unwrap();
    assert_eq!(bot.wire.payload().await["op"], 7);
    play.fault(json!({"kind": "freeze", "ms": 1000})).unwrap();
    bot.wire.say(json!({"op": 1, "d": null})).await;
    play.act("Aki", json!({"op": "send", "channel": "general", "content": "late"})).unwrap();
    play.advance(1000);
    // After the thaw the heartbeat and the message come in either order.
    let both = [bot.wire.payload().await, bot.wire.payload().await];
    assert!(both.iter().any(|payload| payload["op"] == 11), "{both:?}");
    assert!(both.iter().any(|payload| payload["d"]["content"] == "late"), "{both:?}");
    play.fault(json!({"kind": "invalid_session", "resumable": false})).unwrap();
    assert_eq!(bot.wire.payload().await["op"], 9);
    let mut bot = Bot::join_as(&play, "other", 1).await;
    play.fault(json!({"kind": "close", "code": 4000, "bot": bot.id})).unwrap();
    assert_eq!(bot.wire.closed().await, 4000);
    let mut wire = Wire::open(&play).await;
    wire.say(json!({"op": 6, "d": {"token": "other", "session_id": bot.session, "seq": 2}})).await;
    assert_eq!(wire.payload().await["t"], "RESUMED");
    bot.wire = wire;
}

#[tokio::test]
async fn control_speaks_http_too() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let http = reqwest::Client::new();
    let control = format!("{}/control", play.page());
    let body =
        json!({"do": "act", "user": "Ben", "op": "send", "channel": "games", "content": "hi"});
    assert!(http.post(&control).json(&body).send().await.unwrap().status().is_success());
    let url = format!("{control}/messages?channel=games&user=Chloe");
    let messages: Value = http.get(url).send().await.unwrap().json().await.unwrap();
    assert_eq!(messages[0]["content"], "hi");
    let gone = json!({"do": "delete_message", "message": messages[0]["id"]});
    http.post(&control).json(&gone).send().await.unwrap();
    assert!(play.messages("games", "Ben").unwrap().is_empty());
    play.control(&json!({"do": "delete_channel", "channel": "games"})).unwrap();
    let path = format!("/channels/{}", bot.channel("games"));
    assert_eq!(bot.bad("GET", &path, Value::Null).await, (404, 10003));
    let foreign = http.post(&control).header("origin", "http://evil.example").json(&body);
    assert_eq!(foreign.send().await.unwrap().status(), 403);
    let nonsense = http.post(&control).json(&json!({"do": "dance"}));
    assert_eq!(nonsense.send().await.unwrap().status(), 400);
}
