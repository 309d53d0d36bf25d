//! Clients that mean no good, or do not know better: bodies of the wrong kind, tokens and paths
//! that lead elsewhere, changes of what is another's.

use playground::Running;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::bot::{ALL, Bot, Came, Wire, answer, callback, still, string};

/// The head and body of an answer to bytes that no client would send.
async fn raw(play: &Running, request: &str) -> String {
    let mut socket = TcpStream::connect(play.address()).await.unwrap();
    socket.write_all(request.as_bytes()).await.unwrap();
    let mut heard = Vec::new();
    socket.read_to_end(&mut heard).await.unwrap();
    String::from_utf8_lossy(&heard).into_owned()
}

async fn get(play: &Running, method: &str, path: &str, host: &str) -> String {
    let head = format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n");
    raw(play, &format!("{head}Authorization: Bot {}\r\n\r\n", play.token())).await
}

fn form(payload: &Value) -> reqwest::multipart::Form {
    let png = b"\x89PNG\r\n\x1a\n....IHDR\0\0\0\x02\0\0\0\x03".to_vec();
    let part = reqwest::multipart::Part::bytes(png).file_name("b.png");
    reqwest::multipart::Form::new()
        .text("payload_json", payload.to_string())
        .part("files[0]", part.mime_str("image/png").unwrap())
}

#[tokio::test]
async fn no_route_falls_over_a_body_that_is_no_object() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let interaction = bot.pinged().await;
    let state = play.state();
    let user = string(&state["users"][1]["id"]);
    let guild = string(&bot.guild["id"]);
    let general = bot.channel("general");
    let (app, token) = (bot.id.clone(), string(&interaction["token"]));
    let all = format!("/channels/{general}/messages");
    let message = string(&bot.good("POST", &all, json!({"content": "x"})).await["id"]);
    let commands = format!("/applications/{app}/commands");
    let command =
        string(&bot.good("GET", &commands, Value::Null).await.as_array().unwrap()[0]["id"]);
    let role = bot.good("POST", &format!("/guilds/{guild}/roles"), json!({"name": "r"})).await;
    let role = string(&role["id"]);
    let image = json!({"name": "star", "image": "data:image/png;base64,iVBORw0KGgo="});
    let emojis = format!("/applications/{app}/emojis");
    let emoji = string(&bot.good("POST", &emojis, image).await["id"]);
    let routes = [
        ("POST", all.clone()),
        ("PATCH", format!("{all}/{message}")),
        ("POST", format!("{all}/bulk-delete")),
        ("POST", format!("{all}/{message}/crosspost")),
        ("PUT", format!("{all}/{message}/reactions/%F0%9F%91%8D/@me")),
        ("PUT", format!("{all}/pins/{message}")),
        ("POST", format!("{all}/{message}/threads")),
        ("POST", format!("/channels/{general}/threads")),
        ("PUT", format!("/channels/{general}/thread-members/@me")),
        ("PATCH", format!("/channels/{general}")),
        ("POST", format!("/channels/{general}/typing")),
        ("PUT", format!("/channels/{general}/permissions/{user}")),
        ("PATCH", format!("/guilds/{guild}")),
        ("POST", format!("/guilds/{guild}/channels")),
        ("PATCH", format!("/guilds/{guild}/channels")),
        ("POST", format!("/guilds/{guild}/roles")),
        ("PATCH", format!("/guilds/{guild}/roles")),
        ("PATCH", format!("/guilds/{guild}/roles/{role}")),
        ("PATCH", format!("/guilds/{guild}/members/@me")),
        ("PATCH", format!("/guilds/{guild}/members/{user}")),
        ("PUT", format!("/guilds/{guild}/members/{user}/roles/{role}")),
        ("PUT", format!("/guilds/{guild}/bans/{user}")),
        ("POST", format!("/guilds/{guild}/emojis")),
        ("POST", emojis.clone()),
        ("PATCH", format!("{emojis}/{emoji}")),
        ("PUT", commands.clone()),
        ("POST", commands.clone()),
        ("PATCH", format!("{commands}/{command}")),
        ("PUT", format!("/applications/{app}/guilds/{guild}/commands")),
        ("POST", format!("/applications/{app}/guilds/{guild}/commands")),
        ("PATCH", "/applications/@me".to_owned()),
        ("PATCH", "/users/@me".to_owned()),
        ("POST", "/users/@me/channels".to_owned()),
        ("POST", callback(&interaction)),
        ("POST", format!("/webhooks/{app}/{token}")),
        ("PATCH", format!("/webhooks/{app}/{token}/messages/@original")),
    ];
    for (method, path) in &routes {
        for body in ["[]", "\"x\"", "1", "null", "true", "[1]", "[[]]"] {
            let request = bot.request(method, path).header("content-type", "application/json");
            let (status, said) = answer(request.body(body)).await;
            assert!((200..500).contains(&status), "{method} {path} {body}: {status} {said}");
            if matches!(body, "\"x\"" | "1" | "true") {
                assert_eq!((status, &said["code"]), (400, &json!(50035)), "{method} {path} {body}");
            }
        }
    }
    let overwrite = format!("/channels/{general}/permissions/{user}");
    let (status, said) = bot.ask("PUT", &overwrite, json!([])).await;
    assert_eq!(status, 400);
    assert_eq!(said["errors"]["_errors"][0]["code"], "MODEL_TYPE_CONVERT", "{said}");
    assert_eq!(bot.ask("GET", &all, Value::Null).await.0, 200);
}

#[tokio::test]
async fn anothers_message_can_lose_its_embeds_and_nothing_else() {
    let play = still().await;
    let mut bot = Bot::join(&play).await;
    let say = json!({"op": "send", "channel": "general", "content": "mine"});
    let sent = play.act("Ben", say).unwrap();
    bot.wire.event("MESSAGE_CREATE").await;
    let path = format!("/channels/{}/messages/{}", bot.channel("general"), string(&sent["id"]));
    for body in [
        json!({}),
        json!({"flags": 32768}),
        json!({"flags": null}),
        json!({"flags": "4"}),
        json!({"content": "yours"}),
        json!({"flags": 4, "embeds": []}),
    ] {
        assert_eq!(bot.bad("PATCH", &path, body.clone()).await, (403, 50005), "{body}");
    }
    for payload in [json!({}), json!({"flags": 4})] {
        let (status, said) = answer(bot.request("PATCH", &path).multipart(form(&payload))).await;
        assert_eq!((status, &said["code"]), (403, &json!(50005)));
    }
    let message = bot.good("GET", &path, Value::Null).await;
    assert_eq!((&message["flags"], &message["edited_timestamp"]), (&json!(0), &Value::Null));
    assert_eq!(message["attachments"], json!([]));
    for flags in [4, 0] {
        let message = bot.good("PATCH", &path, json!({"flags": flags})).await;
        assert_eq!((&message["flags"], &message["content"]), (&json!(flags), &json!("mine")));
        assert_eq!(message["edited_timestamp"], Value::Null);
        assert_eq!(bot.wire.event("MESSAGE_UPDATE").await["d"]["flags"], flags);
    }
}

#[tokio::test]
async fn a_token_cannot_claim_a_person_or_a_thing() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let state = play.state();
    let aki = string(&state["users"][0]["id"]);
    for taken in [aki, string(&bot.guild["id"]), bot.channel("general")] {
        let token = format!("{}.x.y", base64(&taken));
        let other = Bot::join_as(&play, &token, ALL).await;
        assert_ne!(other.id, taken);
        let me = other.good("GET", "/users/@me", Value::Null).await;
        assert_eq!((&me["bot"], &me["id"]), (&json!(true), &json!(other.id)));
    }
    let free = "1234567890123456789";
    let other = Bot::join_as(&play, &format!("{}.x.y", base64(free)), ALL).await;
    assert_eq!(other.id, free);
}

/// Base64 of digits, as a token begins.
fn base64(text: &str) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let chunks = text.as_bytes().chunks(3).map(|three| {
        let bits = (0..3).fold(0, |all, at| all << 8 | u32::from(*three.get(at).unwrap_or(&0)));
        let letter = |at: usize| char::from(LETTERS[(bits >> (18 - 6 * at)) as usize & 63]);
        (0..=three.len()).map(letter).collect::<String>()
    });
    chunks.collect()
}

#[tokio::test]
async fn a_channel_that_a_bot_cannot_see_stays_closed() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let secret = bot.channel("games");
    let say = json!({"op": "send", "channel": "games", "content": "secret"});
    let message = string(&play.act("Ben", say).unwrap()["id"]);
    let channel = format!("/channels/{secret}");
    let crosspost = format!("{channel}/messages/{message}/crosspost");
    assert_eq!(bot.bad("POST", &crosspost, Value::Null).await, (400, 50024));
    assert_eq!(bot.good("GET", &format!("{channel}/invites"), Value::Null).await, json!([]));
    let hide = json!({"do": "set_permissions", "bot": bot.id, "channel": "games", "deny": "1024"});
    play.control(&hide).unwrap();
    assert_eq!(bot.bad("POST", &crosspost, Value::Null).await, (403, 50001));
    for below in ["", "/invites", "/webhooks", "/messages", "/pins", "/thread-members"] {
        let path = format!("{channel}{below}");
        assert_eq!(bot.bad("GET", &path, Value::Null).await, (403, 50001), "{path}");
    }
    let news = json!({"name": "news", "type": 5});
    let guild = format!("/guilds/{}/channels", string(&bot.guild["id"]));
    let news = string(&bot.good("POST", &guild, news).await["id"]);
    let all = format!("/channels/{news}/messages");
    let message = string(&bot.good("POST", &all, json!({"content": "news"})).await["id"]);
    let crosspost = format!("{all}/{message}/crosspost");
    assert_eq!(bot.good("POST", &crosspost, Value::Null).await["flags"], 1);
    assert_eq!(bot.bad("POST", &crosspost, Value::Null).await, (400, 40033));
}

#[tokio::test]
async fn the_log_keeps_no_body_that_is_too_long_or_a_strangers() {
    let play = still().await;
    let bot = Bot::join(&play).await;
    let path = format!("/channels/{}/messages", bot.channel("general"));
    let long = json!({"content": "x".repeat(70_000)});
    assert_eq!(bot.ask("POST", &path, long.clone()).await.0, 400);
    let (_, said) = answer(bot.request("POST", &path).multipart(form(&long))).await;
    assert_eq!(said["code"], 50035);
    let stranger = reqwest::Client::new().post(format!("{}/v10{path}", play.api()));
    assert_eq!(answer(stranger.json(&json!({"content": "x"}))).await.0, 401);
    bot.good("POST", &path, json!({"content": "short"})).await;
    let log = play.requests();
    let log = &log[log.len() - 4..];
    for (at, size) in [(0, 70_014), (2, 15)] {
        assert_eq!((&log[at]["body"], &log[at]["size"]), (&Value::Null, &json!(size)));
    }
    assert_eq!(log[1]["body"], Value::Null);
    assert_eq!(log[1]["files"][0]["filename"], "b.png");
    assert_eq!(log[3]["body"], json!({"content": "short"}));
}

#[tokio::test]
async fn the_gateway_is_where_the_bot_finds_it() {
    let play = still().await;
    let own = play.address().to_string();
    let local = format!("localhost:{}", play.address().port());
    for (host, url) in [("discord.com", &own), (own.as_str(), &own), (local.as_str(), &local)] {
        for path in ["/api/v10/gateway", "/api/v10/gateway/bot"] {
            let said = get(&play, "GET", path, host).await;
            assert!(said.contains(&format!("\"ws://{url}\"")), "{host}: {said}");
        }
    }
    let said = get(&play, "GET", "/api/v10/gateway", "evil.example").await;
    assert!(said.starts_with("HTTP/1.1 403"), "{said}");
}

#[tokio::test]
async fn no_path_leads_out_of_the_page() {
    let play = still().await;
    let host = play.address().to_string();
    for path in [
        "/../Cargo.toml",
        "/page/../../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/%2e%2e%2fCargo.toml",
        "/..%5cCargo.toml",
        "//etc/passwd",
        "/./../lib.rs",
        "/attachments/../../Cargo.toml",
        "/attachments/1/%2e%2e/Cargo.toml",
        "/emojis/../Cargo.toml",
    ] {
        let said = get(&play, "GET", path, &host).await;
        assert!(said.starts_with("HTTP/1.1 404"), "{path}: {said}");
        assert!(!said.contains("playground") && !said.contains("root:"), "{path}: {said}");
    }
    assert!(get(&play, "GET", "/app.js", &host).await.starts_with("HTTP/1.1 200"));
}

#[tokio::test]
async fn a_tab_that_names_nobody_real_is_refused() {
    let play = still().await;
    for user in ["nonsense", "5", "-1", ""] {
        let mut tab = Wire::raw(&play, &format!("/play/socket?user={user}")).await;
        let refused = tab.payload().await;
        assert_eq!(
            (&refused["t"], &refused["d"]["message"]),
            (&json!("refused"), &json!("no such user"))
        );
    }
    let mut tab = Wire::raw(&play, "/play/socket").await;
    let Came::Payload(hello) = tab.came().await else { panic!("no hello") };
    assert_eq!(hello["d"]["me"]["global_name"], "Aki");
}
