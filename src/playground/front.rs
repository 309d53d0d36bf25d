//! The front of the server: which part answers which address, and who may come in. A web page of
//! another origin may not, nor a name that only pretends to be this machine.

use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Response, StatusCode, header};
use axum::response::IntoResponse;
use serde_json::{Value, json};

use crate::gateway::Wish;
use crate::server::Server;
use crate::world::Id;
use crate::{control, gateway, people, rest};

/// Answers everything.
pub(crate) async fn serve(State(server): State<Arc<Server>>, request: Request) -> Response<Body> {
    let path = request.uri().path().to_owned();
    let api = path.starts_with("/api/");
    if !welcome(request.headers(), api, server.loopback) {
        return plain(StatusCode::FORBIDDEN, "this origin or host may not come in");
    }
    if api {
        return rest::serve(server, request).await;
    }
    let socket = request.headers().contains_key(header::UPGRADE);
    let steps: Vec<&str> = path.split('/').filter(|step| !step.is_empty()).collect();
    match (request.method().as_str(), steps.as_slice()) {
        ("GET", [] | ["gateway"]) if socket => upgrade(server, request, Room::Gateway).await,
        ("GET", ["play", "socket"]) => upgrade(server, request, Room::Page).await,
        ("GET", ["play", "users"]) => json_answer(&server.look(|world| {
            let all = world.page_users();
            let people = all.as_array().into_iter().flatten();
            people.filter(|user| user["bot"] == false).cloned().collect()
        })),
        ("GET" | "HEAD", ["attachments" | "emojis", ..]) => people::upload(&server, &steps),
        ("POST", ["control"]) => steer(&server, request).await,
        ("GET", ["control", what]) => {
            let query = request.uri().query().unwrap_or_default().to_owned();
            sentence(control::read(&server, what, |key| ask(&query, key)))
        }
        ("GET" | "HEAD", _) => people::file(&path)
            .unwrap_or_else(|| plain(StatusCode::NOT_FOUND, "there is nothing here")),
        _ => plain(StatusCode::NOT_FOUND, "there is nothing here"),
    }
}

enum Room {
    Gateway,
    Page,
}

async fn upgrade(server: Arc<Server>, request: Request, room: Room) -> Response<Body> {
    let (mut parts, _) = request.into_parts();
    let wish = wish(&server, &parts);
    // What is no id is nobody's.
    let user = ask(parts.uri.query().unwrap_or_default(), "user");
    let user = user.map(|id| id.parse().unwrap_or(Id(0)));
    match WebSocketUpgrade::from_request_parts(&mut parts, &()).await {
        Ok(upgrade) => match room {
            Room::Gateway => upgrade.on_upgrade(|socket| gateway::serve(server, socket, wish)),
            Room::Page => upgrade.on_upgrade(move |socket| people::serve(server, socket, user)),
        },
        Err(refused) => refused.into_response(),
    }
}

fn wish(server: &Server, parts: &Parts) -> Wish {
    let query = parts.uri.query().unwrap_or_default();
    let host = text(&parts.headers, header::HOST.as_str());
    Wish {
        version: ask(query, "v").map(|v| v.parse().unwrap_or(0)),
        encoding: ask(query, "encoding"),
        compress: ask(query, "compress"),
        host: if reaches(host, server.loopback) {
            host.to_owned()
        } else {
            server.look(|world| world.address().to_owned())
        },
    }
}

async fn steer(server: &Server, request: Request) -> Response<Body> {
    const LARGEST: usize = 1 << 20;
    let Ok(bytes) = to_bytes(request.into_body(), LARGEST).await else {
        return plain(StatusCode::PAYLOAD_TOO_LARGE, "that is too much");
    };
    let Ok(body) = serde_json::from_slice::<Value>(&bytes) else {
        return plain(StatusCode::BAD_REQUEST, "that is not JSON");
    };
    sentence(control::control(server, &body))
}

fn sentence(result: Result<Value, String>) -> Response<Body> {
    match result {
        Ok(value) => json_answer(&value),
        Err(why) => {
            let mut response = json_answer(&json!({"error": why}));
            *response.status_mut() = StatusCode::BAD_REQUEST;
            response
        }
    }
}

fn json_answer(value: &Value) -> Response<Body> {
    ([(header::CONTENT_TYPE, "application/json")], value.to_string()).into_response()
}

fn plain(status: StatusCode, words: &'static str) -> Response<Body> {
    (status, words).into_response()
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

fn ask(query: &str, key: &str) -> Option<String> {
    let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs.find(|(name, _)| *name == key).map(|(_, value)| rest::decode(value))
}

/// Whether this origin and this host may come in.
fn welcome(headers: &HeaderMap, api: bool, loopback: bool) -> bool {
    let host = text(headers, "host");
    if let Some(origin) = headers.get(header::ORIGIN) {
        let origin = origin.to_str().unwrap_or_default();
        let own = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
        if own != Some(host) {
            return false;
        }
    }
    // A bot may be made to believe that this is Discord; a browser may not.
    !loopback || is_local(host) || api && host == "discord.com"
}

/// Whether a client that asked for this host finds us under it again. `discord.com` is only what a
/// bot was made to believe.
pub(crate) fn reaches(host: &str, loopback: bool) -> bool {
    is_local(host) || !loopback && !host.is_empty() && host != "discord.com"
}

fn is_local(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    let name = name.trim_start_matches('[').trim_end_matches(']');
    name == "localhost" || name.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asks(host: &str, origin: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert("host", host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert("origin", origin.parse().unwrap());
        }
        welcome(&headers, false, true)
    }

    #[test]
    fn only_this_machine_and_its_own_pages_come_in() {
        assert!(asks("127.0.0.1:8080", None));
        assert!(asks("localhost:8080", Some("http://localhost:8080")));
        assert!(asks("[::1]:8080", None));
        assert!(!asks("127.0.0.1:8080", Some("http://evil.example")));
        assert!(!asks("127.0.0.1:8080", Some("http://127.0.0.1:9090")));
        assert!(!asks("127.0.0.1:8080", Some("null")));
        assert!(!asks("evil.example:8080", None));
        assert!(!asks("127.0.0.1.evil.example", None));
    }
}
