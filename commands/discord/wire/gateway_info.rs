//! What Discord says of its gateway: where it is, in how many shards, and how many sessions may be begun.

use std::time::Duration;

use serde::Deserialize;

use super::error::WireError;

/// The longest time after which the number of sessions is reset: a day.
const LONGEST_RESET: Duration = Duration::from_secs(24 * 60 * 60);

/// What Discord says of its gateway.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GatewayInfo {
    /// Its address.
    pub(crate) url: String,
    /// The number of shards that Discord recommends.
    pub(crate) shards: u64,
    /// The sessions that may be begun before the number is reset.
    pub(crate) remaining: u64,
    /// The time until it is reset.
    pub(crate) reset_after: Duration,
    /// The sessions that may be begun at once.
    pub(crate) max_concurrency: u64,
}

impl GatewayInfo {
    pub(super) fn read(answer: &[u8]) -> Result<GatewayInfo, WireError> {
        #[derive(Deserialize)]
        struct Said {
            url: String,
            #[serde(default = "one")]
            shards: u64,
            #[serde(default)]
            session_start_limit: Limit,
        }
        #[derive(Deserialize)]
        #[serde(default)]
        struct Limit {
            remaining: u64,
            reset_after: u64,
            max_concurrency: u64,
        }
        impl Default for Limit {
            fn default() -> Limit {
                Limit { remaining: 1, reset_after: 0, max_concurrency: 1 }
            }
        }
        fn one() -> u64 {
            1
        }
        let said: Option<Said> = serde_json::from_slice(answer).ok();
        let Said { url, shards, session_start_limit: limit } = said.ok_or_else(|| {
            let message = "it names no gateway".to_owned();
            WireError::Refused { status: 200, code: 0, message }
        })?;
        Ok(GatewayInfo {
            url,
            shards,
            remaining: limit.remaining,
            reset_after: Duration::from_millis(limit.reset_after).min(LONGEST_RESET),
            max_concurrency: limit.max_concurrency,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_needs_no_more_than_an_address() {
        let bare = GatewayInfo::read(br#"{"url":"wss://a"}"#).unwrap();
        assert_eq!((bare.url.as_str(), bare.shards, bare.remaining), ("wss://a", 1, 1));
        let full = br#"{"url":"wss://a","shards":9,"session_start_limit":{"total":1000,
            "remaining":999,"reset_after":14400000,"max_concurrency":16}}"#;
        let full = GatewayInfo::read(full).unwrap();
        assert_eq!((full.shards, full.remaining, full.max_concurrency), (9, 999, 16));
        assert_eq!(full.reset_after, Duration::from_secs(4 * 60 * 60));
        assert!(GatewayInfo::read(b"{}").is_err());
    }
}
