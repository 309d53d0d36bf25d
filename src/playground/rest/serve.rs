//! From HTTP to a call and back. Faults, tokens and rates are asked here, in Discord's order.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use serde_json::{Value, json};

use super::body;
use super::call::{Call, Reply, Routed};
use super::log::LoggedRequest;
use super::route::route;
use crate::access;
use crate::faults::BadAnswer;
use crate::http::{Unread, decode, header_text, read_body, read_query, segments};
use crate::limits::table::REQUEST_BYTES;
use crate::limits::{check_reason, check_request_size};
use crate::refusal::Refusal;
use crate::server::Server;
use crate::world::{Id, Upload};

/// A little more than Discord takes, so that what is just too large is still logged.
const LARGEST_BYTES: usize = REQUEST_BYTES.max + (1 << 20);
/// The longest body that the log keeps; of a longer one it knows the length.
const KEPT_BYTES: usize = 64 << 10;

/// Answers a request of the API.
pub(crate) async fn serve(server: Arc<Server>, request: Request) -> Response {
    let (parts, stream) = request.into_parts();
    let bytes = match read_body(stream, LARGEST_BYTES, server.entrance.read_within).await {
        Ok(bytes) => bytes,
        Err(Unread::TooLarge) => return refuse(&Refusal::too_large()),
        Err(Unread::TooSlow) => return refuse(&Refusal::too_slow()),
    };
    let method = parts.method.as_str();
    let decoded: Vec<String> = segments(parts.uri.path());
    let path: Vec<&str> = decoded.iter().map(String::as_str).collect();
    let query = read_query(parts.uri.query().unwrap_or_default());
    let content_type = header_text(&parts.headers, header::CONTENT_TYPE.as_str());
    let multipart = content_type.starts_with("multipart/");
    let reason = decode(header_text(&parts.headers, "x-audit-log-reason"));
    let read = match check_request_size(bytes.len()).and_then(|()| check_reason(&reason)) {
        Ok(()) => body::read(content_type, bytes.clone()).await,
        Err(invalid) => Err(invalid.into()),
    };
    let mut logged = LoggedRequest {
        at: server.clock.now(),
        method: method.to_owned(),
        path: parts.uri.path().to_owned(),
        status: 0,
        bot: None,
        content_type: content_type.to_owned(),
        size: bytes.len(),
        body: if multipart || bytes.len() > KEPT_BYTES { Bytes::new() } else { bytes },
        files: Vec::new(),
        payload: None,
    };
    if let (Ok((payload, files)), true) = (&read, multipart) {
        logged.payload = Some(payload.clone()).filter(|one| one.to_string().len() <= KEPT_BYTES);
        logged.files = files.iter().map(|f| (f.filename.clone(), f.bytes.len())).collect();
    }
    let response = answer(&server, &parts.headers, method, &path, &query, read, &mut logged);
    logged.status = response.status().as_u16();
    if matches!(logged.status, 401 | 413) {
        // A stranger must not fill the log.
        (logged.body, logged.payload) = (Bytes::new(), None);
    }
    server.log().push(logged);
    server.notify();
    response
}

fn answer(
    server: &Server,
    headers: &HeaderMap,
    method: &str,
    path: &[&str],
    query: &[(String, String)],
    read: Result<(Value, Vec<Upload>), Refusal>,
    logged: &mut LoggedRequest,
) -> Response {
    let token = header_text(headers, "authorization").strip_prefix("Bot ").map(str::to_owned);
    let host = header_text(headers, "host");
    server.change(|world| {
        if let Some(fault) = world.faults().take_bad_answer(method, path) {
            return bad_answer(&fault);
        }
        let bot = token.and_then(|token| world.bot(&token));
        logged.bot = bot;
        if bot.is_none() && !needs_no_token(path) {
            return refuse(&Refusal::unauthorized());
        }
        let who = bot.unwrap_or(Id(0));
        let rate = server.limiter().rate(who, method, path, world.now());
        if let Some(rate) = rate.as_ref().filter(|rate| rate.refused) {
            let mut response = limited(rate.wait as f64 / 1000.0, false);
            rate.headers(response.headers_mut());
            return response;
        }
        let host =
            if access::reaches(host, server.entrance.loopback) { host } else { world.address() };
        let host = host.to_owned();
        let routed = catch_panic(|| {
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
fn catch_panic(routing: impl FnOnce() -> Routed) -> Routed {
    catch_unwind(AssertUnwindSafe(routing)).unwrap_or_else(|panic| {
        let why = panic.downcast_ref::<String>().map(String::as_str);
        let why = why.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or_default();
        tracing::error!("a route panicked: {why}");
        Err(Refusal::internal())
    })
}

/// The routes that need no token: their address holds one.
fn needs_no_token(path: &[&str]) -> bool {
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

fn bad_answer(fault: &BadAnswer) -> Response {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_an_answer() {
        let Err(refusal) = catch_panic(|| panic!("a bug")) else { panic!("it passed") };
        assert_eq!(refusal.body(), json!({"message": "500: Internal Server Error", "code": 0}));
        assert_eq!(refusal.status, 500);
    }
}
