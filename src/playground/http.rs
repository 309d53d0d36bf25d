//! Parts of HTTP requests: paths, queries and headers as text, bodies as bytes.

use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::http::HeaderMap;

/// Why a body was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unread {
    /// It is larger than it may be, or ended too early.
    TooLarge,
    /// It did not come in time.
    TooSlow,
}

/// The bytes of a body: at most this number of them, within this time.
pub(crate) async fn read_body(body: Body, most: usize, within: Duration) -> Result<Bytes, Unread> {
    match tokio::time::timeout(within, to_bytes(body, most)).await {
        Ok(read) => read.map_err(|_| Unread::TooLarge),
        Err(_) => Err(Unread::TooSlow),
    }
}

/// A header as text; empty if there is none.
pub(crate) fn header_text<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// The steps of a path behind `/api/v10`, decoded.
pub(crate) fn segments(path: &str) -> Vec<String> {
    let path = path.strip_prefix("/api").unwrap_or(path);
    let mut steps: Vec<String> =
        path.split('/').filter(|step| !step.is_empty()).map(decode).collect();
    let version = steps.first().and_then(|step| step.strip_prefix('v'));
    if version.is_some_and(|number| number.parse::<u8>().is_ok()) {
        steps.remove(0);
    }
    steps
}

/// The pairs of a query, decoded.
pub(crate) fn read_query(query: &str) -> Vec<(String, String)> {
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
    fn a_path_is_read_with_and_without_a_version() {
        assert_eq!(segments("/api/v10/users/%40me"), ["users", "@me"]);
        assert_eq!(segments("/api/gateway"), ["gateway"]);
        assert_eq!(decode("%F0%9F%91%8D 50%"), "👍 50%");
    }
}
