//! What a fair deal is made of. The host shows the SHA-256 of its own seed before anybody has had
//! a say, everybody at the table adds something, and the match's seed is mixed from all of it: so
//! neither the host nor a player could choose the deal. When the match is over, anybody can check.
//!
//! * The commitment is the SHA-256 of the 32 bytes of the host's seed, in hexadecimal digits.
//! * The seed is [`Seed::mix`] of `kaigi match`, the 32 bytes of the host's seed, and for each
//!   contribution in order whose it is (a number in decimal) and its words.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::dice::Seed;

/// What the head of a record says about its deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fair {
    /// What was shown before the match.
    pub commitment: String,
    /// The host's own seed.
    pub host_seed: String,
    /// What the others added, in order.
    pub contributions: Vec<Contribution>,
}

/// What somebody added to the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contribution {
    /// Whose it is.
    pub user: String,
    /// Anything.
    pub words: String,
}

/// What is shown of the host's seed before anybody else has had a say.
pub fn commitment(host_seed: Seed) -> String {
    Seed::new(Sha256::digest(host_seed.bytes()).into()).to_string()
}

/// The seed that a match is dealt from. Each contribution is whose it is, and its words.
pub fn seed<'a>(host_seed: Seed, contributions: impl Iterator<Item = (&'a str, &'a str)>) -> Seed {
    let added = contributions.flat_map(|(user, words)| [user.as_bytes(), words.as_bytes()]);
    let parts: Vec<&[u8]> =
        [&b"kaigi match"[..], host_seed.bytes()].into_iter().chain(added).collect();
    Seed::mix(&parts)
}

impl Fair {
    /// The commitment and the seed that follow from the rest; nothing if the host's seed is none.
    pub(super) fn follows(&self) -> Option<(String, Seed)> {
        let host_seed: Seed = self.host_seed.parse().ok()?;
        let added = self.contributions.iter();
        let added = added.map(|one| (one.user.as_str(), one.words.as_str()));
        Some((commitment(host_seed), seed(host_seed, added)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commitment_and_seed_are_pinned() {
        let host_seed = Seed::new([7; 32]);
        let shown = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";
        assert_eq!(commitment(host_seed), shown);
        let added = [("42", "17"), ("42", "rain")];
        let mixed = "bda88f19429795b01c0c340512dbcd7c991d6b438d51554114e895e18f442f05";
        assert_eq!(seed(host_seed, added.into_iter()).to_string(), mixed);
    }

    #[test]
    fn every_contribution_has_a_say() {
        let of = |added: &[(&'static str, &'static str)]| {
            seed(Seed::new([7; 32]), added.iter().copied())
        };
        let all = [of(&[]), of(&[("1", "a")]), of(&[("1", "b")]), of(&[("2", "a")])];
        let more = [of(&[("1", "a"), ("1", "b")]), of(&[("1", "b"), ("1", "a")])];
        let all: Vec<String> = all.iter().chain(&more).map(Seed::to_string).collect();
        let different: std::collections::BTreeSet<&String> = all.iter().collect();
        assert_eq!(different.len(), all.len());
    }
}
