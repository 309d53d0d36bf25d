//! Connections that are refused, closed and timed out on demand, and events that arrive spoilt.

use serde_json::{Value, json};

use crate::bot::{Bot, Came, Wire, still};

const PATH: &str = "/?v=10&encoding=json";

#[tokio::test]
async fn every_new_connection_is_closed_when_that_is_asked_for() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    play.fault(json!({"kind": "close_new", "code": 1011})).unwrap();
    for _ in 0..3 {
        assert_eq!(Wire::raw(&play, PATH).await.came().await, Came::Closed(1011));
    }
    play.fault(json!({"kind": "close_new", "code": 4000, "after": "hello"})).unwrap();
    let mut greeted = Wire::raw(&play, PATH).await;
    assert_eq!(greeted.payload().await["op"], 10);
    assert_eq!(greeted.came().await, Came::Closed(4000));
    play.fault(json!({"kind": "close_new", "code": 4001, "after": "payload", "times": 1})).unwrap();
    let mut heard = Wire::open(&play).await;
    heard.identify(&bot.token, 1).await;
    assert_eq!(heard.came().await, Came::Closed(4001));
    let mut after = Wire::open(&play).await;
    after.identify(&bot.token, 1).await;
    after.event("READY").await;
    let state = play.state();
    assert_eq!((&state["connections"], &state["identified"]), (&json!(7), &json!(2)));
    assert!(play.fault(json!({"kind": "close_new", "after": "noon"})).is_err());
    play.fault(json!({"kind": "close_new"})).unwrap();
    play.control(&json!({"do": "clear"})).unwrap();
    Wire::open(&play).await;
}

#[tokio::test]
async fn who_misses_its_heartbeats_is_closed_and_can_resume() {
    let play = still().await;
    play.fault(json!({"kind": "heartbeat", "ms": 100})).unwrap();
    let mut wire = Wire::raw(&play, PATH).await;
    assert_eq!(wire.payload().await["d"]["heartbeat_interval"], 100);
    wire.identify(play.token(), 1).await;
    let session = wire.event("READY").await["d"]["session_id"].clone();
    assert_eq!(wire.closed().await, 4009);
    play.control(&json!({"do": "clear"})).unwrap();
    let mut again = Wire::open(&play).await;
    let resume = json!({"token": play.token(), "session_id": session, "seq": 1});
    again.say(json!({"op": 6, "d": resume})).await;
    again.event("RESUMED").await;
}

#[tokio::test]
async fn events_arrive_spoilt() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    play.fault(json!({"kind": "spoil", "event": "INTERACTION_CREATE", "numbers": "text",
        "remove": ["/locale", "/entitlements"],
        "set": {"/member/user/public_flags": 1_u64 << 32}}))
        .unwrap();
    let interaction = bot.pinged().await;
    assert_eq!(
        (&interaction["locale"], &interaction["entitlements"]),
        (&Value::Null, &Value::Null)
    );
    assert_eq!(interaction["type"], "2");
    assert_eq!(interaction["member"]["user"]["public_flags"], "4294967296");
    assert_eq!(bot.pinged().await["type"], 2);
}

#[tokio::test]
async fn the_api_says_of_the_gateway_what_it_is_told() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    play.fault(json!({"kind": "gateway", "shards": 3, "remaining": 2, "ms": 5000})).unwrap();
    let said = bot.good("GET", "/gateway/bot", Value::Null).await;
    let limit = json!({"total": 1000, "remaining": 2, "reset_after": 5000, "max_concurrency": 1});
    assert_eq!((&said["shards"], &said["session_start_limit"]), (&json!(3), &limit));
}
