//! The wire against a server that says what it is told to, and against the playground.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use playground::{Playground, Settings};
use reqwest::header::{HeaderMap, HeaderValue};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

use super::waits::{Bucket, Waits, wait_from_429, wait_until_reset};
use std::time::Duration;

use tokio::time::Instant;

use super::*;
use crate::discord::limits;
use crate::discord::message::{Embed, File, Message};

/// What the server does with the next request.
enum Says {
    /// Status, headers and body.
    Answer(u16, &'static str, String),
    /// It closes the connection without a word.
    HangUp,
}

fn says(status: u16, body: &Value) -> Says {
    Says::Answer(status, "", body.to_string())
}

fn done() -> Says {
    Says::Answer(204, "", String::new())
}

#[derive(Clone)]
struct Seen {
    /// Method and path, headers in small letters.
    head: String,
    body: String,
    at: Instant,
}

struct Server {
    api: String,
    seen: Arc<Mutex<Vec<Seen>>>,
}

impl Server {
    /// Says these things in turn, and then only that all is well.
    async fn new(script: impl IntoIterator<Item = Says>) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let api = format!("http://{}/api/", listener.local_addr().unwrap());
        let seen = Arc::new(Mutex::new(Vec::new()));
        let script = Arc::new(Mutex::new(script.into_iter().collect::<VecDeque<Says>>()));
        let server = Server { api, seen: Arc::clone(&seen) };
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, Arc::clone(&script), Arc::clone(&seen)));
            }
        });
        server
    }

    fn wire(&self) -> Wire {
        Wire::new(&self.api, "secret.bot.token")
    }

    fn seen(&self) -> Vec<Seen> {
        self.seen.lock().unwrap().clone()
    }
}

async fn serve(
    mut stream: TcpStream,
    script: Arc<Mutex<VecDeque<Says>>>,
    seen: Arc<Mutex<Vec<Seen>>>,
) {
    let mut buffer = Vec::new();
    loop {
        let end = loop {
            if let Some(end) = buffer.windows(4).position(|four| four == b"\r\n\r\n") {
                break end + 4;
            }
            if stream.read_buf(&mut buffer).await.unwrap_or(0) == 0 {
                return;
            }
        };
        let head = String::from_utf8_lossy(&buffer[..end]).to_lowercase();
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let length: usize = length.map_or(0, |length| length.trim().parse().unwrap());
        while buffer.len() < end + length {
            stream.read_buf(&mut buffer).await.unwrap();
        }
        let body = String::from_utf8_lossy(&buffer[end..end + length]).into_owned();
        buffer.drain(..end + length);
        seen.lock().unwrap().push(Seen { head, body, at: Instant::now() });
        let next = script.lock().unwrap().pop_front();
        match next.unwrap_or_else(|| says(200, &json!({"id": "1"}))) {
            Says::HangUp => return,
            Says::Answer(status, headers, body) => {
                let length = if status == 204 {
                    String::new()
                } else {
                    format!("content-length: {}\r\n", body.len())
                };
                let answer = format!("HTTP/1.1 {status} X\r\n{headers}{length}\r\n{body}");
                stream.write_all(answer.as_bytes()).await.unwrap();
            }
        }
    }
}

fn reply_to() -> ReplyHandle {
    ReplyHandle::new(5, "reply_to-token", 6)
}

fn hello() -> Message {
    Message::new().text("hello").ephemeral()
}

fn body(seen: &Seen) -> Value {
    serde_json::from_str(&seen.body).unwrap()
}

#[tokio::test]
async fn each_answer_has_its_type_and_no_token_of_ours() {
    let server = Server::new((0..6).map(|_| done())).await;
    let wire = server.wire();
    let (message, reply_to) = (hello(), reply_to());
    for reply in [
        Reply::Message(&message),
        Reply::Update(&message),
        Reply::Defer { ephemeral: true },
        Reply::Defer { ephemeral: false },
        Reply::DeferUpdate,
    ] {
        wire.answer(&reply_to, reply).await.unwrap();
    }
    let seen = server.seen();
    assert!(seen[0].head.starts_with("post /api/v10/interactions/5/reply_to-token/callback "));
    assert!(seen[0].head.contains("user-agent: discordbot (https://"));
    assert!(seen.iter().all(|seen| !seen.head.contains("authorization")));
    assert!(seen.iter().all(|seen| seen.head.contains("content-type: application/json")));
    let types: Vec<Value> = seen.iter().map(|seen| body(seen)["type"].clone()).collect();
    assert_eq!(types, [4, 7, 5, 5, 6]);
    assert_eq!(body(&seen[0])["data"]["flags"], 64);
    assert_eq!(body(&seen[1])["data"].get("flags"), None);
    assert_eq!(body(&seen[1])["data"].get("attachments"), None);
    assert_eq!(body(&seen[2])["data"], json!({"flags": 64}));
    assert_eq!(body(&seen[3]), json!({"type": 5}));
}

#[tokio::test]
async fn the_other_requests_are_what_they_should_be() {
    let server = Server::new([]).await;
    let wire = server.wire();
    let (message, reply_to) = (hello(), reply_to());
    wire.edit_original(&reply_to, &message).await.unwrap();
    assert_eq!(wire.follow_up(&reply_to, &message).await, Ok(Sent::Whole));
    assert_eq!(wire.post(7, &message, "n").await.map(|posted| posted.id), Ok(1));
    wire.edit(7, 8, &message).await.unwrap();
    wire.delete(7, 8).await.unwrap();
    assert_eq!(wire.open_thread(7, &"x".repeat(200)).await, Ok(1));
    wire.register_commands(6, None, &json!([])).await.unwrap();
    wire.register_commands(6, Some(9), &json!([])).await.unwrap();
    assert_eq!(wire.application_id().await, Ok(1));
    let seen = server.seen();
    let asked: Vec<&str> =
        seen.iter().map(|seen| seen.head.split(" http").next().unwrap()).collect();
    assert_eq!(
        asked,
        [
            "patch /api/v10/webhooks/6/reply_to-token/messages/@original",
            "post /api/v10/webhooks/6/reply_to-token",
            "post /api/v10/channels/7/messages",
            "patch /api/v10/channels/7/messages/8",
            "delete /api/v10/channels/7/messages/8",
            "post /api/v10/channels/7/threads",
            "put /api/v10/applications/6/commands",
            "put /api/v10/applications/6/guilds/9/commands",
            "get /api/v10/applications/@me",
        ]
    );
    let named: Vec<bool> =
        seen.iter().map(|seen| seen.head.contains("authorization: bot secret.bot.token")).collect();
    assert_eq!(named, [false, false, true, true, true, true, true, true, true]);
    assert_eq!(body(&seen[0]).get("flags"), None);
    assert_eq!(body(&seen[1])["flags"], 64);
    assert_eq!(body(&seen[2])["enforce_nonce"], true);
    assert_eq!(body(&seen[5])["type"], 11);
    assert_eq!(body(&seen[5])["name"].as_str().unwrap().chars().count(), 100);
}

#[tokio::test]
async fn files_go_beside_what_is_said_of_them() {
    let server = Server::new([]).await;
    let board = File::new("board.png", "The board", b"picture".to_vec());
    let message = hello().file(board);
    server.wire().edit(7, 8, &message).await.unwrap();
    let seen = &server.seen()[0];
    let (_, boundary) = seen.head.split_once("multipart/form-data; boundary=").unwrap();
    let boundary = format!("--{}", boundary.lines().next().unwrap());
    let parts: Vec<&str> = seen.body.split(&boundary).collect();
    assert_eq!((parts.len(), parts[0], parts[3]), (4, "", "--\r\n"));
    let (head, payload) = parts[1].split_once("\r\n\r\n").unwrap();
    assert!(head.contains("name=\"payload_json\""));
    let payload: Value = serde_json::from_str(payload).unwrap();
    let listed = json!([{"id": 0, "filename": "board.png", "description": "The board"}]);
    assert_eq!(payload["attachments"], listed);
    let (head, content) = parts[2].split_once("\r\n\r\n").unwrap();
    assert!(head.contains("name=\"files[0]\"; filename=\"board.png\"\r\nContent-Type: image/png"));
    assert_eq!(content, "picture\r\n");
}

#[tokio::test]
async fn a_429_is_waited_out_to_the_fraction() {
    let wait = || says(429, &json!({"retry_after": 0.06, "global": false, "message": "slow"}));
    let server = Server::new([wait(), wait(), done()]).await;
    server.wire().answer(&reply_to(), Reply::DeferUpdate).await.unwrap();
    let seen = server.seen();
    assert_eq!(seen.len(), 3);
    let least = Duration::from_millis(60);
    assert!(seen.windows(2).all(|two| two[1].at - two[0].at >= least));
}

#[tokio::test]
async fn a_callback_does_not_wait_past_its_three_seconds() {
    let server = Server::new([says(429, &json!({"retry_after": 4.5}))]).await;
    let wait = Duration::from_millis(4500);
    let answered = server.wire().answer(&reply_to(), Reply::DeferUpdate).await;
    assert_eq!(answered, Err(WireError::Limited { wait }));
    assert_eq!(server.seen().len(), 1);
}

#[tokio::test]
async fn who_is_told_to_wait_again_and_again_gives_up() {
    let wait = || says(429, &json!({"retry_after": 0.001}));
    let server = Server::new((0..20).map(|_| wait())).await;
    let edited = server.wire().edit(7, 8, &hello()).await;
    assert_eq!(edited, Err(WireError::Limited { wait: Duration::from_millis(1) }));
    assert_eq!(server.seen().len(), 6);
}

/// Discord says this with the status of a rate limit, but waiting would not help.
#[tokio::test]
async fn a_message_that_is_too_old_is_not_waited_for() {
    const LAST: &str = "x-ratelimit-remaining: 0\r\nx-ratelimit-reset-after: 300\r\n";
    let old = json!({"code": 30046, "message": "old", "retry_after": 300.0});
    let server = Server::new([Says::Answer(429, LAST, old.to_string())]).await;
    let wire = server.wire();
    assert_eq!(wire.edit(7, 8, &hello()).await, Err(WireError::TooOld));
    assert_eq!(wire.edit(7, 9, &hello()).await, Ok(Sent::Whole));
}

#[tokio::test]
async fn what_is_used_up_is_waited_for_before_it_is_asked_for() {
    const LAST: &str = "x-ratelimit-remaining: 0\r\nx-ratelimit-reset-after: 0.08\r\n";
    let server = Server::new([Says::Answer(200, LAST, json!({"id": "1"}).to_string())]).await;
    let wire = server.wire();
    for id in [8, 8, 9] {
        wire.edit(7, id, &hello()).await.unwrap();
    }
    let seen = server.seen();
    assert_eq!(seen.len(), 3);
    assert!(seen[1].at - seen[0].at >= Duration::from_millis(80));
}

#[tokio::test]
async fn a_limit_on_everything_holds_other_requests_but_no_answer() {
    let global = says(429, &json!({"retry_after": 1.0, "global": true}));
    let server = Server::new([global]).await;
    let wire = server.wire();
    let edit = {
        let wire = wire.clone();
        tokio::spawn(async move { wire.edit(7, 8, &hello()).await })
    };
    while server.seen().is_empty() || wire.sender.holds_all().is_none() {
        tokio::task::yield_now().await;
    }
    let reply_to = reply_to();
    let (answer, delete) = (wire.answer(&reply_to, Reply::DeferUpdate), wire.delete(10, 11));
    let (answered, deleted) = tokio::join!(answer, delete);
    assert_eq!(
        (deleted, answered, edit.await.unwrap()),
        (Ok(()), Ok(Sent::Whole), Ok(Sent::Whole))
    );
    let seen = server.seen();
    assert!(seen[1].head.contains("/callback"), "only the answer did not wait");
}

#[tokio::test]
async fn a_failure_is_tried_again() {
    let server = Server::new([says(502, &json!("bad gateway")), Says::HangUp]).await;
    assert_eq!(server.wire().post(7, &hello(), "n").await.map(|posted| posted.id), Ok(1));
    let seen = server.seen();
    assert_eq!(seen.len(), 3);
    assert_eq!(seen[0].body, seen[2].body, "with the nonce by which Discord knows it");
}

#[tokio::test]
async fn what_fails_four_times_has_failed() {
    let server = Server::new((0..9).map(|_| says(500, &json!({})))).await;
    assert_eq!(server.wire().application_id().await, Err(WireError::Unavailable));
    assert_eq!(server.seen().len(), 4);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let nobody = format!("http://{}/api", listener.local_addr().unwrap());
    drop(listener);
    let answered = Wire::new(&nobody, "x").answer(&reply_to(), Reply::DeferUpdate).await;
    assert_eq!(answered, Err(WireError::Unavailable));
}

#[tokio::test]
async fn a_picture_that_does_not_get_through_goes_out_in_words_at_the_last_try() {
    let failed = || says(500, &json!({}));
    let server =
        Server::new([failed(), failed(), failed(), done(), failed(), failed(), failed()]).await;
    let wire = server.wire();
    let picture = File::new("hand.png", "Your hand", vec![0; 10]);
    let page = hello().file(picture).or(hello().text("Your hand: 7"));
    assert_eq!(wire.answer(&reply_to(), Reply::Message(&page)).await, Ok(Sent::InWords));
    assert_eq!(wire.edit(7, 8, &page).await, Ok(Sent::InWords));
    let seen = server.seen();
    assert_eq!(seen.len(), 8);
    for tries in seen.chunks(4) {
        assert!(tries[..3].iter().all(|seen| seen.head.contains("multipart/form-data")));
        assert!(
            tries[3].head.contains("application/json") && tries[3].body.contains("Your hand: 7")
        );
    }
}

#[tokio::test]
async fn an_answer_whose_receipt_was_lost_is_an_answer() {
    let twice = || says(400, &json!({"code": 40060, "message": "already acknowledged"}));
    let server = Server::new([Says::HangUp, twice(), twice()]).await;
    let wire = server.wire();
    assert_eq!(wire.answer(&reply_to(), Reply::DeferUpdate).await, Ok(Sent::Whole));
    let again = wire.answer(&reply_to(), Reply::DeferUpdate).await;
    assert_eq!(again, Err(WireError::AlreadyAnswered));
}

fn unauthorised() -> Says {
    says(401, &json!({"code": 0, "message": "401: Unauthorized"}))
}

#[tokio::test]
async fn a_token_that_is_refused_twice_is_not_sent_again() {
    let server = Server::new([unauthorised(), unauthorised()]).await;
    let wire = server.wire();
    assert_eq!(wire.application_id().await, Err(WireError::Unauthorised));
    assert_eq!(wire.post(7, &hello(), "n").await, Err(WireError::Unauthorised));
    assert_eq!(server.seen().len(), 2);
    assert!(!wire.is_trusted());
    wire.token_refused().await;
    assert_eq!(wire.answer(&reply_to(), Reply::DeferUpdate).await, Ok(Sent::Whole));
    let broken = Wire::new(&server.api, "a\nb").application_id().await;
    assert_eq!(broken, Err(WireError::Unauthorised));
}

#[tokio::test]
async fn after_one_refusal_discord_is_asked_and_the_request_goes_out_again() {
    let server = Server::new([unauthorised(), says(200, &json!({"id": "6"}))]).await;
    let wire = server.wire();
    assert!(wire.delete(7, 8).await.is_ok());
    assert!(wire.is_trusted());
    let seen = server.seen();
    let heads: Vec<&str> = seen.iter().map(|seen| seen.head.split(' ').next().unwrap()).collect();
    assert_eq!(heads, ["delete", "get", "delete"]);
    assert!(seen[1].head.starts_with("get /api/v10/applications/@me "));
}

#[tokio::test]
async fn a_token_that_is_doubted_while_discord_fails_is_tried_again_later() {
    let fails = says(503, &json!({}));
    let server = Server::new([unauthorised(), fails]).await;
    let wire = server.wire();
    assert_eq!(wire.delete(7, 8).await, Err(WireError::Unauthorised));
    assert!(!wire.is_trusted());
    assert_eq!(wire.delete(7, 8).await, Ok(()));
    assert!(wire.is_trusted());
}

#[tokio::test]
async fn nobody_is_followed_elsewhere() {
    let moved = Says::Answer(302, "location: http://127.0.0.1:9/\r\n", String::new());
    let server = Server::new([moved]).await;
    let asked = server.wire().application_id().await;
    assert!(matches!(asked, Err(WireError::Refused { status: 302, .. })), "{asked:?}");
}

#[tokio::test]
async fn what_is_deleted_already_is_deleted() {
    let server = Server::new([says(404, &json!({"code": 10008}))]).await;
    assert_eq!(server.wire().delete(7, 8).await, Ok(()));
}

#[tokio::test]
async fn a_door_that_has_closed_is_not_knocked_at() {
    let server = Server::new([]).await;
    let long_ago = Instant::now().checked_sub(limits::TOKEN_LIFE);
    // A machine that has just started cannot look back so far.
    let Some(arrived) = long_ago else { return };
    let reply_to = ReplyHandle { arrived, ..reply_to() };
    assert!(!reply_to.is_valid());
    let wire = server.wire();
    assert_eq!(wire.answer(&reply_to, Reply::DeferUpdate).await, Err(WireError::Gone(10062)));
    assert_eq!(wire.edit_original(&reply_to, &hello()).await, Err(WireError::Gone(50027)));
    assert_eq!(wire.follow_up(&reply_to, &hello()).await, Err(WireError::Gone(50027)));
    assert!(server.seen().is_empty());
    assert!(!format!("{reply_to:?}").contains("reply_to-token"));
}

#[test]
fn refusals_are_told_apart() {
    let of = |status, code: u32| {
        WireError::from_answer(status, json!({"code": code, "message": "m"}).to_string().as_bytes())
    };
    for code in [10003, 10008, 10015, 10062] {
        assert_eq!(of(404, code), WireError::Gone(code));
    }
    assert_eq!(of(401, 50027), WireError::Gone(50027));
    assert_eq!(of(404, 0), WireError::Gone(0));
    assert_eq!(of(404, 99_999), WireError::Gone(99_999), "a code that nobody knows");
    assert_eq!(of(401, 0), WireError::Unauthorised);
    for code in [0, 50001, 50013] {
        assert_eq!(of(403, code), WireError::Forbidden { code, message: "m".into() });
    }
    assert_eq!(of(429, 30046), WireError::TooOld);
    assert_eq!(of(400, 40060), WireError::AlreadyAnswered);
    assert_eq!(of(400, 50083), WireError::Archived);
    let errors = json!({"code": 50035, "message": "Invalid Form Body", "errors": {"content": 1}});
    let message = "Invalid Form Body {\"content\":1}".to_owned();
    let refused = WireError::Refused { status: 400, code: 50035, message };
    assert_eq!(WireError::from_answer(400, errors.to_string().as_bytes()), refused);
    let refused = WireError::Refused { status: 418, code: 0, message: String::new() };
    assert_eq!(WireError::from_answer(418, b"<html>"), refused);
}

#[test]
fn waits_are_read_from_wherever_they_stand() {
    let headers = |pairs: &[(&'static str, &'static str)]| {
        pairs
            .iter()
            .map(|(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value)))
            .collect::<HeaderMap>()
    };
    let ms = Duration::from_millis;
    let both = headers(&[("retry-after", "2"), ("x-ratelimit-reset-after", "1.5")]);
    assert_eq!(wait_from_429(&both, b"{\"retry_after\": 1.25}"), (ms(1250), false));
    assert_eq!(wait_from_429(&both, b"<html>"), (ms(1500), false));
    assert_eq!(wait_from_429(&headers(&[("retry-after", "2")]), b""), (ms(2000), false));
    assert_eq!(wait_from_429(&headers(&[("retry-after", "soon")]), b"{}"), (ms(5000), false));
    assert_eq!(
        wait_from_429(&headers(&[("retry-after", "1")]), b"{\"retry_after\": -1}"),
        (ms(1000), false)
    );
    for absurd in ["1e9", "1e300", "99999999999999999999"] {
        let told = format!("{{\"retry_after\": {absurd}}}");
        assert_eq!(wait_from_429(&both, told.as_bytes()), (ms(600_000), false), "{absurd}");
    }
    let global = headers(&[("x-ratelimit-global", "true"), ("retry-after", "1")]);
    assert_eq!(wait_from_429(&global, b""), (ms(1000), true));
    let used = |remaining| {
        wait_until_reset(&headers(&[
            ("x-ratelimit-remaining", remaining),
            ("x-ratelimit-reset-after", "0.25"),
        ]))
    };
    assert_eq!((used("0"), used("1")), (Some(ms(250)), None));
    assert_eq!(wait_until_reset(&headers(&[("x-ratelimit-remaining", "0")])), None);
}

#[test]
fn only_what_is_used_up_waits_and_little_is_remembered() {
    let now = Instant::now();
    let bucket = |major| Bucket { route: "edit", major };
    let soon = now + Duration::from_secs(1);
    let later = now + Duration::from_secs(2);
    let mut waits = Waits::default();
    waits.hold(bucket(1), soon, now);
    waits.hold(bucket(1), now + Duration::from_millis(500), now);
    assert_eq!(waits.until(bucket(1), false, now), Some(soon));
    assert_eq!(waits.until(bucket(2), false, now), None);
    assert_eq!(waits.until(Bucket { route: "post", major: 1 }, false, now), None);
    waits.hold_all(later);
    waits.hold_all(soon);
    assert_eq!(waits.until(bucket(1), false, now), Some(later));
    assert_eq!(waits.until(bucket(1), true, now), Some(soon));
    assert_eq!(waits.until(bucket(1), false, later), None);
    for major in 0..20_000 {
        waits.hold(bucket(major), soon, now);
    }
    assert!(waits.len() <= 16_384);
    waits.hold(bucket(99_999), later, soon);
    assert_eq!(waits.len(), 1, "what is over is forgotten when room is needed");
}

#[tokio::test]
async fn a_message_in_the_playground_is_posted_edited_and_deleted() {
    let playground = Playground::start(Settings::default()).await.unwrap();
    let wire = Wire::new(&playground.api(), playground.token());
    let state = playground.state();
    let channels = state["channels"].as_array().unwrap();
    let channel = channels.iter().find(|channel| channel["type"] == 0).unwrap();
    let channel: u64 = channel["id"].as_str().unwrap().parse().unwrap();
    let application = wire.application_id().await.unwrap();
    let command = json!([{"name": "uchu", "description": "x", "type": 1}]);
    wire.register_commands(application, None, &command).await.unwrap();
    playground.fault(json!({"kind": "status", "status": 429, "retry_after": 0.01})).unwrap();
    playground.fault(json!({"kind": "status", "status": 503})).unwrap();
    let board = File::new("board.png", "The board", vec![0; 10]);
    let id = wire.post(channel, &hello_all().file(board), "n1").await.unwrap().id;
    wire.edit(channel, id, &hello_all().embed(Embed::new().title("Uchu"))).await.unwrap();
    let shown = playground.messages(&channel.to_string(), "Aki").unwrap();
    let last = shown.last().unwrap();
    assert_eq!(last["embeds"][0]["title"], "Uchu");
    assert_eq!(last["attachments"][0]["filename"], "board.png", "an edit keeps the picture");
    let thread = wire.open_thread(channel, "Uchu").await.unwrap();
    wire.post(thread, &hello_all(), "n2").await.unwrap();
    wire.delete(channel, id).await.unwrap();
    wire.delete(channel, id).await.unwrap();
    assert_eq!(wire.edit(channel, id, &hello_all()).await, Err(WireError::Gone(10008)));
    assert_eq!(wire.answer(&reply_to(), Reply::DeferUpdate).await, Err(WireError::Gone(10062)));
    playground.stop().await.unwrap();
}

fn hello_all() -> Message {
    Message::new().text("hello")
}
