//! Which part of the server answers which address.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Response, StatusCode, header};
use axum::response::IntoResponse;
use serde_json::{Value, json};

use crate::gateway::ConnectQuery;
use crate::http::{Unread, decode, header_text, read_body};
use crate::server::Server;
use crate::world::Id;
use crate::{access, control, gateway, people, rest};

/// Answers everything.
pub(crate) async fn serve(State(server): State<Arc<Server>>, request: Request) -> Response<Body> {
    let path = request.uri().path().to_owned();
    let api = path.starts_with("/api/");
    if !access::may_enter(request.headers(), api, server.entrance.loopback) {
        return plain(StatusCode::FORBIDDEN, "this origin or host may not come in");
    }
    if api {
        return rest::serve(server, request).await;
    }
    let socket = request.headers().contains_key(header::UPGRADE);
    let steps: Vec<&str> = path.split('/').filter(|step| !step.is_empty()).collect();
    match (request.method().as_str(), steps.as_slice()) {
        ("GET", [] | ["gateway"]) if socket => upgrade(server, request, Socket::Gateway).await,
        ("GET", ["play", "socket"]) => upgrade(server, request, Socket::Page).await,
        ("GET", ["play", "users"]) => json_answer(&server.read(|world| {
            let all = world.page_users();
            let people = all.as_array().into_iter().flatten();
            people.filter(|user| user["bot"] == false).cloned().collect()
        })),
        ("GET" | "HEAD", ["attachments" | "emojis", ..]) => people::upload(&server, &steps),
        (_, ["control", ..]) if !may_control(&server, &request) => {
            let mut response = plain(StatusCode::UNAUTHORIZED, "control needs its secret");
            let scheme = HeaderValue::from_static("Bearer");
            response.headers_mut().insert(header::WWW_AUTHENTICATE, scheme);
            response
        }
        ("POST", ["control"]) => control_request(&server, request).await,
        ("GET", ["control", what]) => {
            let query = request.uri().query().unwrap_or_default().to_owned();
            control_answer(control::read(&server, what, |key| query_value(&query, key)))
        }
        (method, steps) => match allowed(&path, steps) {
            Some(_) if matches!(method, "GET" | "HEAD") && people::is_file(&path) => {
                people::file(&path)
            }
            Some(methods) => {
                let mut response = plain(StatusCode::METHOD_NOT_ALLOWED, "that is not done here");
                response.headers_mut().insert(header::ALLOW, HeaderValue::from_static(methods));
                response
            }
            None => plain(StatusCode::NOT_FOUND, "there is nothing here"),
        },
    }
}

/// The methods that an address takes, if it is one.
fn allowed(path: &str, steps: &[&str]) -> Option<&'static str> {
    match steps {
        ["control"] => Some("POST"),
        ["control", _] | ["gateway"] | ["play", "socket" | "users"] => Some("GET"),
        ["attachments" | "emojis", ..] => Some("GET, HEAD"),
        _ => people::is_file(path).then_some("GET, HEAD"),
    }
}

fn may_control(server: &Server, request: &Request) -> bool {
    access::may_control(request.headers(), server.entrance.secret.as_deref())
}

enum Socket {
    Gateway,
    Page,
}

async fn upgrade(server: Arc<Server>, request: Request, kind: Socket) -> Response<Body> {
    let (mut parts, _) = request.into_parts();
    let connect_query = connect_query(&server, &parts);
    // What is no id is nobody's.
    let user = query_value(parts.uri.query().unwrap_or_default(), "user");
    let user = user.map(|id| id.parse().unwrap_or(Id(0)));
    match WebSocketUpgrade::from_request_parts(&mut parts, &()).await {
        Ok(upgrade) => match kind {
            Socket::Gateway => {
                upgrade.on_upgrade(|socket| gateway::serve(server, socket, connect_query))
            }
            Socket::Page => upgrade.on_upgrade(move |socket| people::serve(server, socket, user)),
        },
        Err(refused) => refused.into_response(),
    }
}

fn connect_query(server: &Server, parts: &Parts) -> ConnectQuery {
    let query = parts.uri.query().unwrap_or_default();
    let host = header_text(&parts.headers, header::HOST.as_str());
    ConnectQuery {
        version: query_value(query, "v").map(|v| v.parse().unwrap_or(0)),
        encoding: query_value(query, "encoding"),
        compress: query_value(query, "compress"),
        host: if access::reaches(host, server.entrance.loopback) {
            host.to_owned()
        } else {
            server.read(|world| world.address().to_owned())
        },
    }
}

async fn control_request(server: &Server, request: Request) -> Response<Body> {
    const LARGEST_BYTES: usize = 1 << 20;
    let within = server.entrance.read_within;
    let bytes = match read_body(request.into_body(), LARGEST_BYTES, within).await {
        Ok(bytes) => bytes,
        Err(Unread::TooLarge) => return plain(StatusCode::PAYLOAD_TOO_LARGE, "that is too much"),
        Err(Unread::TooSlow) => return plain(StatusCode::REQUEST_TIMEOUT, "that took too long"),
    };
    let Ok(body) = serde_json::from_slice::<Value>(&bytes) else {
        return plain(StatusCode::BAD_REQUEST, "that is not JSON");
    };
    control_answer(control::control(server, &body))
}

fn control_answer(result: Result<Value, String>) -> Response<Body> {
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

/// A value of a query, decoded.
fn query_value(query: &str, key: &str) -> Option<String> {
    let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs.find(|(name, _)| *name == key).map(|(_, value)| decode(value))
}
