//! The page: its files, and the socket of each tab. It must not know what an operation does.

pub(crate) mod acts;

use std::sync::Arc;

use axum::body::Body;
use axum::extract::ws::{Message, WebSocket};
use axum::http::{HeaderValue, Response, StatusCode, header};
use include_dir::{Dir, include_dir};
use serde_json::{Value, json};
use tokio::sync::mpsc::unbounded_channel;

use crate::server::Server;
use crate::world::{Actor, Id};

static PAGE: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/page");

/// Scripts, styles and pictures of the page come from here and nowhere else.
const POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; connect-src 'self'; \
    object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Is there such a file of the page?
pub(crate) fn is_file(path: &str) -> bool {
    PAGE.get_file(file_name(path)).is_some()
}

fn file_name(path: &str) -> &str {
    if path == "/" { "index.html" } else { path.trim_start_matches('/') }
}

/// A file of the page.
pub(crate) fn file(path: &str) -> Response<Body> {
    let name = file_name(path);
    let Some(file) = PAGE.get_file(name) else { return not_found() };
    let bytes = file.contents();
    let kind = match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    };
    let mut response = Response::new(Body::from(bytes));
    guard(&mut response, kind);
    response.headers_mut().insert("content-security-policy", HeaderValue::from_static(POLICY));
    response
}

fn not_found() -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::NOT_FOUND;
    response
}

fn guard(response: &mut Response<Body>, kind: &str) {
    let headers = response.headers_mut();
    if let Ok(kind) = HeaderValue::from_str(kind) {
        headers.insert(header::CONTENT_TYPE, kind);
    }
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
}

/// An attachment or an emoji. Pictures and plain text are shown; everything else that a browser could open
/// or run is only ever offered as a download.
pub(crate) fn upload(server: &Server, path: &[&str]) -> Response<Body> {
    let (id, kind) = match path {
        ["attachments", channel, id, _] => {
            let (channel, id) = (channel.parse::<Id>(), id.parse::<Id>());
            let kind = server.read(|world| {
                let messages = world.state().messages.get(channel.as_ref().ok()?)?;
                let mut all = messages.values().flat_map(|message| &message.attachments);
                let found = all.find(|one| Ok(one.id) == id)?;
                Some(found.content_type.clone().unwrap_or_default())
            });
            (id.ok(), kind)
        }
        ["emojis", file] => {
            let id = file.split('.').next().unwrap_or_default().parse::<Id>().ok();
            let kind =
                server.read(|world| Some(world.state().emojis.get(&id?)?.content_type.clone()));
            (id, kind)
        }
        _ => (None, None),
    };
    let bytes = id.and_then(|id| server.read(|world| world.attachment(id)));
    let (Some(kind), Some(bytes)) = (kind, bytes) else {
        return not_found();
    };
    let shown = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"];
    let picture = shown.contains(&kind.as_str());
    // Whatever language a text is in, a browser is told to read and not to run it.
    let words = kind.starts_with("text/");
    let mut response = Response::new(Body::from(bytes));
    guard(
        &mut response,
        match (picture, words) {
            (true, _) => &kind,
            (_, true) => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        },
    );
    let headers = response.headers_mut();
    headers
        .insert("content-security-policy", HeaderValue::from_static("default-src 'none'; sandbox"));
    if !picture && !words {
        let download = HeaderValue::from_static("attachment");
        headers.insert(header::CONTENT_DISPOSITION, download);
    }
    response
}

/// Serves a tab until it closes.
pub(crate) async fn serve(server: Arc<Server>, mut socket: WebSocket, user: Option<Id>) {
    let (line, mut lines) = unbounded_channel();
    let joined = server.change(|world| world.open_tab(user, line));
    let Some((tab, user)) = joined else {
        let refused = json!({"t": "refused", "d": {"nonce": null, "message": "no such user"}});
        let _ = socket.send(Message::text(refused.to_string())).await;
        return;
    };
    loop {
        tokio::select! {
            line = lines.recv() => {
                let Some(line) = line else { break };
                if socket.send(Message::text(line)).await.is_err() {
                    break;
                }
            }
            received = socket.recv() => {
                match received {
                    Some(Ok(Message::Text(text))) => handle(&server, tab, user, &text),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                    Some(Ok(_)) => {}
                }
            }
        }
    }
    server.change(|world| world.close_tab(tab));
}

fn handle(server: &Server, tab: u64, user: Id, text: &str) {
    let body: Value = serde_json::from_str(text).unwrap_or(Value::Null);
    let nonce = body.get("nonce").cloned().unwrap_or(Value::Null);
    let actor = Actor { user, tab: Some(tab), nonce: nonce.clone() };
    server.change(|world| {
        if let Err(message) = acts::act(world, &actor, &body) {
            world.tell_tab(tab, "refused", &json!({"nonce": nonce, "message": message}));
        }
    });
}
