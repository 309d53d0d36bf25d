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
async fn sockets_are_closed_and_sent_away() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    play.fault(json!({"kind": "reconnect"})).unwrap();
    assert_eq!(bot.wire.payload().await["op"], 7);
    let mut bot = Bot::join_as(&play, "other", 1).await;
    play.fault(json!({"kind": "close", "code": 4000, "bot": bot.id})).unwrap();
    assert_eq!(bot.wire.closed().await, 4000);
    let mut wire = Wire::open(&play).await;
    wire.say(json!({"op": 6, "d": {"token": "other", "session_id": bot.session, "seq": 2}})).await;
    assert_eq!(wire.payload().await["t"], "RESUMED");
    bot.wire = wire;
}

/// Freezes a bot's socket, and puts something to answer and something to send before it. The clock
/// stands still, so that only what comes after can thaw it.
async fn freeze(bot: &mut Bot<'_>, fault: Value) {
    bot.play.fault(fault).unwrap();
    bot.wire.say(json!({"op": 1, "d": null})).await;
    let late = json!({"op": "send", "channel": "general", "content": "late"});
    bot.play.act("Aki", late).unwrap();
    bot.wire.silent().await;
}

async fn thawed(bot: &mut Bot<'_>) {
    let both = [bot.wire.payload().await, bot.wire.payload().await];
    assert!(both.iter().any(|payload| payload["op"] == 11), "{both:?}");
    assert!(both.iter().any(|payload| payload["d"]["content"] == "late"), "{both:?}");
}

#[tokio::test]
async fn a_frozen_socket_is_silent_until_its_time_has_passed() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    freeze(&mut bot, json!({"kind": "freeze", "ms": 1000})).await;
    play.advance(999);
    bot.wire.silent().await;
    play.advance(1);
    thawed(&mut bot).await;
}

#[tokio::test]
async fn a_frozen_socket_is_silent_until_it_is_released() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    // A release that came too early is none.
    play.control(&json!({"do": "release"})).unwrap();
    for end in ["release", "clear"] {
        freeze(&mut bot, json!({"kind": "freeze"})).await;
        play.advance(60_000);
        bot.wire.silent().await;
        play.control(&json!({"do": end})).unwrap();
        thawed(&mut bot).await;
    }
}

#[tokio::test]
async fn a_release_right_behind_a_freeze_is_not_lost() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    // Nothing is awaited in between, so the connection sees the freeze after its release.
    for _ in 0..40 {
        play.fault(json!({"kind": "freeze"})).unwrap();
        play.control(&json!({"do": "release"})).unwrap();
        assert!(bot.wire.drain().await.is_empty());
    }
}

#[tokio::test]
async fn a_frozen_socket_sees_its_bot_go() {
    let play = still().await;
    let mut ended = Bot::join_as(&play, "other", 1).await;
    let mut gone = Bot::join(&play).await;
    ended.wire.drain().await;
    play.fault(json!({"kind": "freeze"})).unwrap();
    gone.wire.silent().await;
    ended.wire.silent().await;
    gone.wire.vanish().await;
    ended.wire.end().await;
    play.until(|play| {
        let sessions = play.state()["sessions"].clone();
        let left = sessions.as_array().unwrap().len() == 1 && sessions[0]["connected"] == false;
        (left && sessions[0]["id"] == gone.session).then_some(())
    })
    .await;
}

#[tokio::test]
async fn a_frozen_playground_can_be_stopped() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    play.fault(json!({"kind": "freeze"})).unwrap();
    bot.wire.silent().await;
    let (mut wire, mut stranger) = (bot.wire, Wire::open(&play).await);
    play.stop().await.unwrap();
    assert_eq!(wire.closed().await, 1001);
    assert_eq!(stranger.closed().await, 1001);
}

#[tokio::test]
async fn an_invalid_session_leaves_its_socket_free_for_another() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    play.fault(json!({"kind": "invalid_session", "resumable": false})).unwrap();
    let invalid = bot.wire.payload().await;
    assert_eq!((&invalid["op"], &invalid["d"]), (&json!(9), &json!(false)));
    let again = json!({"op": 6, "d": {"token": bot.token, "session_id": bot.session, "seq": 2}});
    bot.wire.say(again).await;
    assert_eq!(bot.wire.payload().await["op"], 9);
    bot.wire.identify(&bot.token, 1).await;
    let session = string(&bot.wire.event("READY").await["d"]["session_id"]);
    bot.wire.event("GUILD_CREATE").await;
    assert_ne!(session, bot.session);

    play.fault(json!({"kind": "invalid_session", "resumable": true})).unwrap();
    let invalid = bot.wire.payload().await;
    assert_eq!((&invalid["op"], &invalid["d"]), (&json!(9), &json!(true)));
    let again = json!({"op": 6, "d": {"token": bot.token, "session_id": session, "seq": 2}});
    bot.wire.say(again).await;
    assert_eq!(bot.wire.payload().await["t"], "RESUMED");
    assert_eq!(play.state()["sessions"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn times_that_nobody_waits_for_are_refused() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    for ms in [json!(u64::MAX), json!("18446744073709551615"), json!(-1), json!("soon")] {
        for mut body in [
            json!({"do": "advance"}),
            json!({"do": "limit", "route": "POST /channels/{id}/typing", "limit": 1}),
            json!({"do": "fault", "kind": "freeze"}),
            json!({"do": "fault", "kind": "delay"}),
        ] {
            body["ms"] = ms.clone();
            let why = play.control(&body).unwrap_err();
            assert_eq!(why, "ms is no number, or more than ten years", "{body}");
        }
    }
    for seconds in [-1.0, 1e300] {
        let fault = json!({"kind": "status", "status": 429, "retry_after": seconds});
        assert!(play.fault(fault).is_err());
    }
    // Ten years, as often as anyone likes: time ends, and everything else goes on.
    for _ in 0..60 {
        play.advance(315_360_000_000);
    }
    let path = format!("/channels/{}/messages", bot.channel("general"));
    bot.good("POST", &path, json!({"content": "still here"})).await;
}

#[tokio::test]
async fn a_limit_and_a_fault_speak_the_same_routes() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let path = format!("/channels/{}/messages", bot.channel("general"));
    let mut ids = Vec::new();
    for _ in 0..2 {
        ids.push(bot.good("POST", &path, json!({"content": "x"})).await["id"].clone());
    }
    let route = "POST /channels/{id}/messages";
    play.control(&json!({"do": "limit", "route": route, "limit": 0, "ms": 5000})).unwrap();
    assert_eq!(bot.ask("POST", &path, json!({"content": "x"})).await.0, 429);
    let bulk = format!("{path}/bulk-delete");
    assert_eq!(bot.ask("POST", &bulk, json!({"messages": ids})).await.0, 204);
    play.control(&json!({"do": "clear"})).unwrap();
    play.fault(json!({"kind": "status", "status": 500, "route": route})).unwrap();
    assert_ne!(bot.ask("POST", &bulk, json!({"messages": ids})).await.0, 500);
    assert_eq!(bot.ask("POST", &path, json!({"content": "x"})).await.0, 500);
    for route in ["POST /channels/{id}/mesages", "SEND /channels/{id}/messages", "messages"] {
        let why = format!("there is no route {route:?}");
        let limit = json!({"do": "limit", "route": route, "limit": 1});
        assert_eq!(play.control(&limit), Err(why.clone()));
        assert_eq!(play.fault(json!({"kind": "status", "route": route})), Err(why));
    }
    let callbacks = json!({"do": "limit", "route": "/interactions", "limit": 1});
    assert!(play.control(&callbacks).is_err());
}

#[tokio::test]
async fn time_that_passes_by_itself_rings() {
    let play = crate::bot::start(playground::Settings::default()).await;
    let mut bot = Bot::join(&play).await;
    let delay = json!({"kind": "delay", "event": "MESSAGE_CREATE", "ms": 50});
    play.fault(delay).unwrap();
    play.act("Aki", json!({"op": "send", "channel": "general", "content": "late"})).unwrap();
    // Nothing but the clock changes from here on.
    play.until(|play| {
        play.events().iter().any(|event| event["t"] == "MESSAGE_CREATE").then_some(())
    })
    .await;
    assert_eq!(bot.wire.event("MESSAGE_CREATE").await["d"]["content"], "late");
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
