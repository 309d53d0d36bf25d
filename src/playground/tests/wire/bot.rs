//! A bot as small as it can be: one socket, one HTTP client, JSON in and out.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use playground::{Clock, LONGEST_WAIT, Playground, Running, Settings};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// All intents that exist.
pub(crate) const ALL: u64 = (1 << 26) - 1;

/// A playground whose clock stands still.
pub(crate) async fn still() -> Running {
    start(Settings { clock: Clock::manual(), ..Settings::default() }).await
}

pub(crate) async fn start(settings: Settings) -> Running {
    Playground::start(settings).await.unwrap()
}

/// One gateway connection.
pub(crate) struct Wire(WebSocketStream<MaybeTlsStream<TcpStream>>);

/// What came out of a connection.
#[derive(Debug, PartialEq)]
pub(crate) enum Came {
    Payload(Value),
    Bytes(Vec<u8>),
    Closed(u16),
}

impl Wire {
    /// Connects and takes the hello.
    pub(crate) async fn open(play: &Running) -> Self {
        let mut wire = Self::raw(play, "/?v=10&encoding=json").await;
        let hello = wire.payload().await;
        assert_eq!(hello["op"], 10);
        assert!(hello["d"]["heartbeat_interval"].as_u64().unwrap() > 1000);
        wire
    }

    pub(crate) async fn raw(play: &Running, path: &str) -> Self {
        let url = format!("ws://{}{path}", play.address());
        Self(connect_async(url).await.unwrap().0)
    }

    pub(crate) async fn say(&mut self, payload: Value) {
        self.0.send(Message::text(payload.to_string())).await.unwrap();
    }

    pub(crate) async fn say_text(&mut self, text: &str) {
        self.0.send(Message::text(text)).await.unwrap();
    }

    pub(crate) async fn identify(&mut self, token: &str, intents: u64) {
        self.say(json!({"op": 2, "d": {"token": token, "intents": intents,
            "properties": {"os": "linux", "browser": "raw", "device": "raw"}}}))
            .await;
    }

    /// The next thing. A hang is a failure, not a test that never ends.
    pub(crate) async fn came(&mut self) -> Came {
        let next = tokio::time::timeout(LONGEST_WAIT, self.0.next()).await;
        match next.expect("something comes") {
            Some(Ok(Message::Text(text))) => Came::Payload(serde_json::from_str(&text).unwrap()),
            Some(Ok(Message::Binary(bytes))) => Came::Bytes(bytes.to_vec()),
            Some(Ok(Message::Close(frame))) => Came::Closed(frame.map_or(0, |f| f.code.into())),
            other => panic!("unexpected: {other:?}"),
        }
    }

    pub(crate) async fn payload(&mut self) -> Value {
        match self.came().await {
            Came::Payload(payload) => payload,
            other => panic!("no payload but {other:?}"),
        }
    }

    pub(crate) async fn closed(&mut self) -> u16 {
        loop {
            if let Came::Closed(code) = self.came().await {
                return code;
            }
        }
    }

    /// The next event with this name, over all others.
    pub(crate) async fn event(&mut self, name: &str) -> Value {
        loop {
            let payload = self.payload().await;
            if payload["t"] == name {
                return payload;
            }
        }
    }

    /// Everything that is on its way: up to the answer to a heartbeat.
    pub(crate) async fn drain(&mut self) -> Vec<Value> {
        self.say(json!({"op": 1, "d": null})).await;
        let mut all = Vec::new();
        loop {
            let payload = self.payload().await;
            if payload["op"] == 11 {
                return all;
            }
            all.push(payload);
        }
    }

    /// Nothing comes for a while that is long for loopback.
    pub(crate) async fn silent(&mut self) {
        let next = tokio::time::timeout(Duration::from_millis(150), self.0.next()).await;
        assert!(next.is_err(), "{next:?} came");
    }

    /// Closes as a client does that wants to come back.
    pub(crate) async fn vanish(self) {
        drop(self);
    }

    /// Ends the session.
    pub(crate) async fn end(mut self) {
        let code = CloseFrame { code: CloseCode::Normal, reason: "".into() };
        self.0.close(Some(code)).await.unwrap();
        while let Some(Ok(_)) = self.0.next().await {}
    }
}

/// A bot that has come in.
pub(crate) struct Bot<'a> {
    pub play: &'a Running,
    pub wire: Wire,
    pub token: String,
    pub id: String,
    pub session: String,
    pub guild: Value,
    http: reqwest::Client,
}

impl<'a> Bot<'a> {
    pub(crate) async fn join(play: &'a Running) -> Bot<'a> {
        Self::join_as(play, play.token(), ALL).await
    }

    pub(crate) async fn join_as(play: &'a Running, token: &str, intents: u64) -> Bot<'a> {
        let mut wire = Wire::open(play).await;
        wire.identify(token, intents).await;
        let ready = wire.event("READY").await["d"].clone();
        let guild = wire.event("GUILD_CREATE").await["d"].clone();
        Bot {
            play,
            wire,
            token: token.to_owned(),
            id: string(&ready["user"]["id"]),
            session: string(&ready["session_id"]),
            guild,
            http: reqwest::Client::new(),
        }
    }

    pub(crate) fn channel(&self, name: &str) -> String {
        let channels = self.guild["channels"].as_array().unwrap();
        string(&channels.iter().find(|channel| channel["name"] == name).unwrap()["id"])
    }

    pub(crate) fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        let url = format!("{}/v10{path}", self.play.api());
        self.http.request(method, url).header("authorization", format!("Bot {}", self.token))
    }

    /// Status and body.
    pub(crate) async fn ask(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let mut request = self.request(method, path);
        if !body.is_null() {
            request = request.json(&body);
        }
        answer(request).await
    }

    /// The body of a request that must succeed.
    pub(crate) async fn good(&self, method: &str, path: &str, body: Value) -> Value {
        let (status, body) = self.ask(method, path, body).await;
        assert!((200..300).contains(&status), "{method} {path}: {status} {body}");
        body
    }

    /// Status and code of a request that must fail.
    pub(crate) async fn bad(&self, method: &str, path: &str, body: Value) -> (u16, u64) {
        let (status, body) = self.ask(method, path, body).await;
        (status, body["code"].as_u64().unwrap_or_else(|| panic!("{method} {path}: {body}")))
    }

    /// Registers `/ping`, has Aki use it, and gives the interaction.
    pub(crate) async fn pinged(&mut self) -> Value {
        let command = json!([{"name": "ping", "description": "pong", "type": 1}]);
        self.good("PUT", &format!("/applications/{}/commands", self.id), command).await;
        self.play
            .act("Aki", json!({"op": "command", "channel": "general", "command": "ping"}))
            .unwrap();
        self.wire.event("INTERACTION_CREATE").await["d"].clone()
    }

    pub(crate) async fn respond(&self, interaction: &Value, body: Value) -> (u16, Value) {
        self.ask("POST", &callback(interaction), body).await
    }

    /// Where the token of an interaction leads.
    pub(crate) fn hook(&self, interaction: &Value, rest: &str) -> String {
        format!("/webhooks/{}/{}{rest}", self.id, string(&interaction["token"]))
    }
}

pub(crate) fn callback(interaction: &Value) -> String {
    format!(
        "/interactions/{}/{}/callback",
        string(&interaction["id"]),
        string(&interaction["token"])
    )
}

pub(crate) async fn answer(request: reqwest::RequestBuilder) -> (u16, Value) {
    let response = request.send().await.unwrap();
    let status = response.status().as_u16();
    let text = response.text().await.unwrap();
    (status, serde_json::from_str(&text).unwrap_or(Value::Null))
}

pub(crate) fn string(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}
