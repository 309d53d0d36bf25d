//! Who may come in. A web page of another origin may not, nor a name that only pretends to be this
//! machine.

use std::hash::{BuildHasher, RandomState};

use axum::http::{HeaderMap, header};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use crate::http::header_text;

/// Whether this origin and this host may come in.
pub(crate) fn may_enter(headers: &HeaderMap, api: bool, loopback: bool) -> bool {
    let host = header_text(headers, "host");
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

/// Whether `/control` answers to this: everybody may ask if there is no secret.
pub(crate) fn may_control(headers: &HeaderMap, secret: Option<&str>) -> bool {
    let Some(secret) = secret else { return true };
    let given = header_text(headers, "authorization").strip_prefix("Bearer ");
    // As hashes: how long it takes tells nothing about the secret.
    given.is_some_and(|given| Sha256::digest(given) == Sha256::digest(secret))
}

/// A secret that nobody guesses.
pub(crate) fn make_secret() -> String {
    // Its keys come from the system, and leave this process only as a hash.
    let keys = RandomState::new();
    let parts = (keys.hash_one("control"), keys.hash_one("secret"));
    URL_SAFE_NO_PAD.encode(Sha256::digest(format!("{parts:?}")))
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
        may_enter(&headers, false, true)
    }

    #[test]
    fn control_answers_to_its_secret_alone() {
        let (secret, another) = (make_secret(), make_secret());
        assert_ne!(secret, another);
        let may = |given: Option<&str>, secret: Option<&str>| {
            let mut headers = HeaderMap::new();
            if let Some(given) = given {
                headers.insert("authorization", given.parse().unwrap());
            }
            may_control(&headers, secret)
        };
        assert!(may(None, None) && may(Some("Bearer x"), None));
        assert!(may(Some(&format!("Bearer {secret}")), Some(&secret)));
        for given in [another.as_str(), &format!("Bot {secret}"), &format!("Bearer {another}"), ""]
        {
            assert!(!may(Some(given), Some(&secret)), "{given}");
        }
        assert!(!may(None, Some(&secret)));
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
