//! Reads a request's body: JSON, or a form with `payload_json` and files. It must not know what the
//! body is for.

use std::convert::Infallible;

use axum::body::Bytes;
use futures_util::stream;
use serde_json::{Map, Value};

use crate::limits;
use crate::refusal::{Answer, Refusal};
use crate::world::Upload;

/// The body and its files. An empty body is null.
pub(super) async fn read(content_type: &str, bytes: Bytes) -> Answer<(Value, Vec<Upload>)> {
    if bytes.is_empty() {
        return Ok((Value::Null, Vec::new()));
    }
    if content_type.starts_with("multipart/form-data") {
        return form(content_type, bytes).await;
    }
    let value = serde_json::from_slice(&bytes).map_err(|_| Refusal::bad_json())?;
    Ok((value, Vec::new()))
}

async fn form(content_type: &str, bytes: Bytes) -> Answer<(Value, Vec<Upload>)> {
    let bad = |_| Refusal::bad_json();
    let boundary = multer::parse_boundary(content_type).map_err(bad)?;
    let whole = stream::iter([Ok::<Bytes, Infallible>(bytes)]);
    let mut parts = multer::Multipart::new(whole, boundary);
    let mut body = Value::Null;
    let mut loose = Map::new();
    let mut files: Vec<Upload> = Vec::new();
    while let Some(part) = parts.next_field().await.map_err(bad)? {
        let name = part.name().unwrap_or_default().to_owned();
        let filename = part.file_name().map(str::to_owned);
        let content_type = part.content_type().map(ToString::to_string);
        let bytes = part.bytes().await.map_err(bad)?;
        if name == "payload_json" {
            body = serde_json::from_slice(&bytes).map_err(|_| Refusal::bad_json())?;
        } else if let Some(filename) = filename {
            limits::check_file_size(bytes.len())?;
            let number = name.trim_start_matches("files[").trim_end_matches(']').parse();
            let number = number.unwrap_or_else(|_| u64::try_from(files.len()).unwrap_or(0));
            files.push(Upload { number, filename, content_type, bytes });
        } else {
            let text = String::from_utf8_lossy(&bytes).into_owned();
            loose.insert(name, Value::String(text));
        }
    }
    // Old clients send the fields of a message without `payload_json`.
    if body.is_null() {
        body = Value::Object(loose);
    }
    files.sort_by_key(|file| file.number);
    Ok((body, files))
}
