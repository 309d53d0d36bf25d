//! Who comes in, and who is sent away again: clients that never finish, and strangers at `/control`.

use std::time::Duration;

use playground::{LONGEST_WAIT, Settings};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::bot::start;

/// How many half requests come at once.
const HALVES: usize = 200;

#[tokio::test]
async fn a_request_that_is_never_finished_is_given_up() {
    let settings = Settings { read_within: Duration::from_millis(200), ..Settings::default() };
    let play = start(settings).await;
    let heads = ["GET / HTTP/1.1\r\nHost: loc", "", "GET /control/state HTTP/1.1\r\nX: "];
    let body = "POST /control HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{";
    let api = "POST /api/v10/users/@me/channels HTTP/1.1\r\nHost: localhost\r\n\
        Content-Length: 100\r\n\r\n{";
    let mut halves = Vec::new();
    for at in 0..HALVES {
        let mut half = TcpStream::connect(play.address()).await.unwrap();
        let said = [heads[0], heads[1], heads[2], body, api][at % 5];
        half.write_all(said.as_bytes()).await.unwrap();
        halves.push((said, half));
    }
    for (said, mut half) in halves {
        let mut heard = Vec::new();
        let ended = tokio::time::timeout(LONGEST_WAIT, half.read_to_end(&mut heard)).await;
        // Closed, or closed so abruptly that the rest of our words came too late.
        let _ = ended.expect("the connection is closed");
        let heard = String::from_utf8_lossy(&heard).into_owned();
        let expected = said == body || said == api;
        assert_eq!(heard.starts_with("HTTP/1.1 408"), expected, "{said:?}: {heard:?}");
    }
    play.stop().await.unwrap();
}

#[tokio::test]
async fn control_answers_nobody_without_its_secret() {
    let secret = Some("quiet".to_owned());
    let play = start(Settings { secret, ..Settings::default() }).await;
    assert_eq!(play.secret(), Some("quiet"));
    let http = reqwest::Client::new();
    let control = format!("{}/control", play.page());
    let body =
        json!({"do": "act", "user": "Ben", "op": "send", "channel": "games", "content": "hi"});
    for key in [None, Some("loud"), Some("")] {
        let with = |request: reqwest::RequestBuilder| match key {
            Some(key) => request.bearer_auth(key),
            None => request,
        };
        let refused = with(http.post(&control).json(&body)).send().await.unwrap();
        assert_eq!(refused.status(), 401, "{key:?}");
        let refused = with(http.get(format!("{control}/state"))).send().await.unwrap();
        assert_eq!((refused.status().as_u16(), refused.text().await.unwrap().len()), (401, 24));
    }
    assert!(play.messages("games", "Ben").unwrap().is_empty(), "nothing was done");
    let done = http.post(&control).bearer_auth("quiet").json(&body).send().await.unwrap();
    assert_eq!(done.status(), 200);
    let url = format!("{control}/messages?channel=games");
    let read: Value =
        http.get(url).bearer_auth("quiet").send().await.unwrap().json().await.unwrap();
    assert_eq!(read[0]["content"], "hi");
    // The page itself is everybody's.
    assert_eq!(http.get(play.page()).send().await.unwrap().status(), 200);
    play.stop().await.unwrap();
}

#[tokio::test]
async fn on_loopback_control_is_open() {
    let play = start(Settings::default()).await;
    assert_eq!(play.secret(), None);
    let state = reqwest::get(format!("{}/control/state", play.page())).await.unwrap();
    assert_eq!(state.status(), 200);
}
