//! The door: from HTTP to a call and back. Faults, tokens and rates are asked here, in Discord's
//! order.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use serde_json::{Value, json};

use super::{Call, Logged, Reply, Routed, body, route};
use crate::control::faults::BadAnswer;
use crate::front;
use crate::limits::table::REQUEST_BYTES;
use crate::limits::{check_reason, check_request_size};
use crate::refusal::Refusal;
use crate::server::Server;

/// A little more than Discord takes, so that what is just too large is still logged.
const LARGEST: usize = REQUEST_BYTES.max + (1 << 20);
/// The longest body that the log keeps; of a longer one it knows the length.
const KEPT: usize = 64 << 10;

/// Answers a request of the API.
pub(crate) async fn serve(server: Arc<Server>, request: Request) -> Response {
    let (parts, stream) = request.into_parts();
    let Ok(bytes) = to_bytes(stream, LARGEST).await else {
        return refuse(&Refusal::too_large());
    };
    let method = parts.method.as_str();
    let decoded: Vec<String> = segments(parts.uri.path());
    let path: Vec<&str> = decoded.iter().map(String::as_str).collect();
    let query = read_query(parts.uri.query().unwrap_or_default());
    let content_type = plain(&parts.headers, header::CONTENT_TYPE.as_str());
    let multipart = content_type.starts_with("multipart/");
    let reason = decode(plain(&parts.headers, "x-audit-log-reason"));
    let read = match check_request_size(bytes.len()).and_then(|()| check_reason(&reason)) {
        Ok(()) => body::read(content_type, bytes.clone()).await,
        Err(invalid) => Err(invalid.into()),
    };
    let mut logged = Logged {
        at: server.clock.now(),
        method: method.to_owned(),
        path: parts.uri.path().to_owned(),
        status: 0,
        bot: None,
        content_type: content_type.to_owned(),
        size: bytes.len(),
        body: if multipart || bytes.len() > KEPT { Bytes::new() } else { bytes },
        files: Vec::new(),
        payload: None,
    };
    if let (Ok((payload, files)), true) = (&read, multipart) {
        logged.payload = Some(payload.clone()).filter(|one| one.to_string().len() <= KEPT);
        logged.files = files.iter().map(|f| (f.filename.clone(), f.bytes.len())).collect();
    }
    let response = answer(&server, &parts.headers, method, &path, &query, read, &mut logged);
    logged.status = response.status().as_u16();
    if matches!(logged.status, 401 | 413) {
        // A stranger must not fill the log.
        (logged.body, logged.payload) = (Bytes::new(), None);
    }
    server.desk().keep(logged);
    server.ring();
    response
}

fn answer(
    server: &Server,
    headers: &HeaderMap,
    method: &str,
    path: &[&str],
    query: &[(String, String)],
    read: Result<(Value, Vec<crate::world::Upload>), Refusal>,
    logged: &mut Logged,
) -> Response {
    let token = plain(headers, "authorization").strip_prefix("Bot ").map(str::to_owned);
    let host = plain(headers, "host");
    server.with(|world| {
        if let Some(fault) = world.faults.strike(method, path) {
            return strike(&fault);
        }
        let bot = token.and_then(|token| world.bot(&token));
        logged.bot = bot;
        if bot.is_none() && !open(path) {
            return refuse(&Refusal::unauthorized());
        }
        let who = bot.unwrap_or(crate::world::Id(0));
        let rate = server.desk().rate(who, method, path, world.now());
        if let Some(rate) = rate.as_ref().filter(|rate| rate.refused) {
            let mut response = limited(rate.wait as f64 / 1000.0, false);
            rate.headers(response.headers_mut());
            return response;
        }
        let host = if front::reaches(host, server.loopback) { host } else { world.address() };
        let host = host.to_owned();
        let routed = survive(|| {
            let (body, files) = read?;
            route(world, &mut Call { method, path, query, bot, body, files, host: &host })
        });
        let mut response = respond(routed);
        if let Some(rate) = rate {
            rate.headers(response.headers_mut());
        }
        response
    })
}

/// A panic is a bug of ours: one answer is lost, and the connection and the others go on.
fn survive(routing: impl FnOnce() -> Routed) -> Routed {
    catch_unwind(AssertUnwindSafe(routing)).unwrap_or_else(|panic| {
        let why = panic.downcast_ref::<String>().map(String::as_str);
        let why = why.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or_default();
        tracing::error!("a route panicked: {why}");
        Err(Refusal::internal())
    })
}

/// The routes that need no token: their address holds one.
fn open(path: &[&str]) -> bool {
    matches!(path, ["gateway"] | ["interactions", ..] | ["webhooks", _, _, ..])
}

fn respond(routed: Routed) -> Response {
    match routed {
        Ok(Reply::Json(status, value)) => send(status, &value),
        Ok(Reply::Empty) => {
            let mut response = Response::new(Body::empty());
            *response.status_mut() = StatusCode::NO_CONTENT;
            response
        }
        Err(refusal) => refuse(&refusal),
    }
}

fn refuse(refusal: &Refusal) -> Response {
    send(refusal.status, &refusal.body())
}

fn send(status: u16, value: &Value) -> Response {
    let mut response = Response::new(Body::from(value.to_string()));
    *response.status_mut() = StatusCode::from_u16(status).unwrap_or(StatusCode::OK);
    let json = HeaderValue::from_static("application/json");
    response.headers_mut().insert(header::CONTENT_TYPE, json);
    response
}

fn limited(retry_after: f64, global: bool) -> Response {
    let message = if global {
        "You are being blocked from accessing our API temporarily due to exceeding our global rate limits."
    } else {
        "You are being rate limited."
    };
    let body = json!({"message": message, "retry_after": retry_after, "global": global, "code": 0});
    let mut response = send(429, &body);
    let headers = response.headers_mut();
    let scope = if global { "global" } else { "user" };
    headers.insert("x-ratelimit-scope", HeaderValue::from_static(scope));
    if global {
        headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
    }
    // The header counts whole seconds, the body fractions.
    let seconds = HeaderValue::from_str(&format!("{:.0}", retry_after.ceil()));
    if let Ok(seconds) = seconds {
        headers.insert(header::RETRY_AFTER, seconds);
    }
    response
}

fn strike(fault: &BadAnswer) -> Response {
    if fault.status == 429 {
        let mut response = limited(fault.retry_after, fault.global);
        if !fault.global {
            let after = HeaderValue::from_str(&format!("{:.3}", fault.retry_after));
            if let Ok(after) = after {
                let headers = response.headers_mut();
                headers.insert("x-ratelimit-limit", HeaderValue::from_static("5"));
                headers.insert("x-ratelimit-remaining", HeaderValue::from_static("0"));
                headers.insert("x-ratelimit-reset-after", after);
                headers.insert("x-ratelimit-bucket", HeaderValue::from_static("fault"));
            }
        }
        return response;
    }
    let status = StatusCode::from_u16(fault.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let reason = status.canonical_reason().unwrap_or("Error");
    send(status.as_u16(), &json!({"message": format!("{}: {reason}", status.as_u16()), "code": 0}))
}

fn plain<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// The steps of a path behind `/api/v10`, decoded.
fn segments(path: &str) -> Vec<String> {
    let path = path.strip_prefix("/api").unwrap_or(path);
    let mut steps: Vec<String> =
        path.split('/').filter(|step| !step.is_empty()).map(decode).collect();
    let version = steps.first().and_then(|step| step.strip_prefix('v'));
    if version.is_some_and(|number| number.parse::<u8>().is_ok()) {
        steps.remove(0);
    }
    steps
}

fn read_query(query: &str) -> Vec<(String, String)> {
    let pairs = query.split('&').filter(|pair| !pair.is_empty());
    pairs
        .map(|pair| {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            (decode(key), decode(&value.replace('+', " ")))
        })
        .collect()
}

/// Undoes percent-encoding.
pub(crate) fn decode(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        let hex = tail.get(..2).and_then(|two| std::str::from_utf8(two).ok());
        let code = hex.filter(|_| first == b'%').and_then(|hex| u8::from_str_radix(hex, 16).ok());
        bytes.push(code.unwrap_or(first));
        rest = if code.is_some() { &tail[2..] } else { tail };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_an_answer() {
        let Err(refusal) = survive(|| panic!("a bug")) else { panic!("it passed") };
        assert_eq!(refusal.body(), json!({"message": "500: Internal Server Error", "code": 0}));
        assert_eq!(refusal.status, 500);
    }

    #[test]
    fn a_path_is_read_with_and_without_a_version() {
        assert_eq!(segments("/api/v10/users/%40me"), ["users", "@me"]);
        assert_eq!(segments("/api/gateway"), ["gateway"]);
        assert_eq!(decode("%F0%9F%91%8D 50%"), "👍 50%");
    }
}
