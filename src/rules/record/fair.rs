//! What a fair deal is made of, and what follows from it. `docs/fair.md` says what it proves.
//!
//! The host shows the SHA-256 of its own seed, the *seal*, before anybody has had a say. Whoever sits
//! at the table adds something that everybody sees; all of that, in order, is the *list*. The match's
//! seed is mixed from the host's seed and the list, and the list's hash is shown before a card is.
//!
//! * The seal is the SHA-256 of the 32 bytes of the host's seed.
//! * The list's hash is [`Seed::mix`] of `kaigi list`; the seal of this table and of the one before it in
//!   its channel, or nothing, as digits; how many tables were given up in between; how many seats there
//!   are, and for each its user or `bot`; and for each contribution its user, `at` or `words`, and the
//!   second or the words. Numbers are decimal.
//! * The seed is [`Seed::mix`] of `kaigi deal`, the 32 bytes of the host's seed, and those of the list's hash.
//!
//! That is scheme 2. Under scheme 1 the seed was mixed from `kaigi match`, the host's seed, and the user
//! and the words of each contribution. There the number of the press by which somebody had joined was
//! among the words, and only the host knew it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::dice::Seed;

/// The scheme by which new matches are dealt.
pub const SCHEME: u8 = 2;

/// What the head of a record says about its deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fair {
    /// By which scheme it was dealt; the first one was not named.
    #[serde(default = "first_scheme", skip_serializing_if = "is_first_scheme")]
    pub scheme: u8,
    /// What was shown of the host's seed before the match, in hexadecimal digits.
    pub commitment: String,
    /// The host's own seed.
    pub host_seed: String,
    /// What else is on the list of scheme 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<Seating>,
    /// The hash of the list, since scheme 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub list: Option<String>,
    /// What the others added, in order.
    pub contributions: Vec<Contribution>,
}

fn first_scheme() -> u8 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
fn is_first_scheme(scheme: &u8) -> bool {
    *scheme == first_scheme()
}

/// The table that a match was dealt at: who sat there, and what stood in its channel before it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seating {
    /// The seal of the table before it, if there was one.
    pub previous: Option<String>,
    /// How many tables were given up since the last match that was played to its end.
    pub given_up: u32,
    /// Who sat where; nobody where a bot did.
    pub seats: Vec<Option<String>>,
}

/// What somebody added to the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "WrittenContribution", into = "WrittenContribution")]
pub struct Contribution {
    /// Whose it is.
    pub user: String,
    /// What it is.
    pub added: Added,
}

/// What can be added to a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Added {
    /// The second in which they sat down, since 1970.
    At(u64),
    /// Words of their own; under scheme 1 perhaps the number of a press.
    Words(String),
}

/// A contribution as it stands in a record.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenContribution {
    user: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    words: Option<String>,
}

impl TryFrom<WrittenContribution> for Contribution {
    type Error = &'static str;

    fn try_from(written: WrittenContribution) -> Result<Contribution, &'static str> {
        let added = match (written.at, written.words) {
            (Some(at), None) => Added::At(at),
            (None, Some(words)) => Added::Words(words),
            _ => return Err("contribution"),
        };
        Ok(Contribution { user: written.user, added })
    }
}

impl From<Contribution> for WrittenContribution {
    fn from(Contribution { user, added }: Contribution) -> WrittenContribution {
        let (at, words) = match added {
            Added::At(at) => (Some(at), None),
            Added::Words(words) => (None, Some(words)),
        };
        WrittenContribution { user, at, words }
    }
}

/// What is shown of the host's seed before anybody else has had a say.
pub fn commitment(host_seed: Seed) -> String {
    Seed::new(Sha256::digest(host_seed.bytes()).into()).to_string()
}

/// The hash of a list of scheme 2.
pub fn list(commitment: &str, table: &Seating, contributions: &[Contribution]) -> Seed {
    let mut parts: Vec<String> = vec![
        commitment.to_owned(),
        table.previous.clone().unwrap_or_default(),
        table.given_up.to_string(),
        table.seats.len().to_string(),
    ];
    parts.extend(table.seats.iter().map(|user| user.clone().unwrap_or_else(|| "bot".to_owned())));
    for Contribution { user, added } in contributions {
        let (kind, text) = match added {
            Added::At(second) => ("at", second.to_string()),
            Added::Words(words) => ("words", words.clone()),
        };
        parts.extend([user.clone(), kind.to_owned(), text]);
    }
    let parts = parts.iter().map(String::as_bytes);
    let parts: Vec<&[u8]> = [&b"kaigi list"[..]].into_iter().chain(parts).collect();
    Seed::mix(&parts)
}

/// The seed that a match is dealt from under scheme 2.
pub fn deal(host_seed: Seed, list: Seed) -> Seed {
    Seed::mix(&[b"kaigi deal", host_seed.bytes(), list.bytes()])
}

/// The seed that a match was dealt from under scheme 1. Each contribution is whose it is, and its words.
pub fn seed<'a>(host_seed: Seed, contributions: impl Iterator<Item = (&'a str, &'a str)>) -> Seed {
    let added = contributions.flat_map(|(user, words)| [user.as_bytes(), words.as_bytes()]);
    let parts: Vec<&[u8]> =
        [&b"kaigi match"[..], host_seed.bytes()].into_iter().chain(added).collect();
    Seed::mix(&parts)
}

/// What is wrong with a list, whatever its hash is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It has another number of seats than its match.
    Seats,
    /// This user has a seat and is not on it.
    Missing(String),
    /// This user is on it and has no seat, or is there twice.
    Surplus(String),
    /// This user sat down before somebody who stands before them.
    Order(String),
}

impl Fair {
    /// What a head says, if it can be read.
    pub(super) fn read(value: &Value) -> Option<Fair> {
        let fair = Fair::deserialize(value).ok()?;
        let listed = fair.table.is_some() && fair.list.is_some();
        let unlisted = fair.table.is_none() && fair.list.is_none();
        let readable = match fair.scheme {
            1 => unlisted && fair.contributions.iter().all(|one| one.words().is_some()),
            SCHEME => listed && fair.table.as_ref().is_some_and(Seating::is_plain),
            _ => false,
        };
        readable.then_some(fair)
    }

    /// The same with the commitment and the list's hash that follow from the rest, and the seed that
    /// does; nothing if the host's seed is none.
    pub(super) fn follows(&self) -> Option<(Fair, Seed)> {
        let host_seed: Seed = self.host_seed.parse().ok()?;
        let commitment = commitment(host_seed);
        let (list, due) = match &self.table {
            Some(table) => {
                let list = list(&commitment, table, &self.contributions);
                (Some(list.to_string()), deal(host_seed, list))
            }
            None => {
                let added = self.contributions.iter();
                let added = added.filter_map(|one| Some((one.user.as_str(), one.words()?)));
                (None, seed(host_seed, added))
            }
        };
        Some((Fair { commitment, list, ..self.clone() }, due))
    }

    /// What is wrong with the list of a match between this many, if there is one.
    pub(super) fn flaw(&self, players: u8) -> Option<Flaw> {
        let table = self.table.as_ref()?;
        if table.seats.len() != usize::from(players) {
            return Some(Flaw::Seats);
        }
        let mut seated: Vec<&String> = table.seats.iter().flatten().collect();
        let mut latest = 0;
        for Contribution { user, added } in &self.contributions {
            let Some(seat) = seated.iter().position(|seated| *seated == user) else {
                return Some(Flaw::Surplus(user.clone()));
            };
            seated.remove(seat);
            if let Added::At(second) = added {
                if *second < latest {
                    return Some(Flaw::Order(user.clone()));
                }
                latest = *second;
            }
        }
        seated.first().map(|user| Flaw::Missing((*user).clone()))
    }
}

impl Seating {
    /// Is all of it what a host writes? Else two of them could have one hash.
    fn is_plain(&self) -> bool {
        let is_number = |user: &String| user.parse::<u64>().is_ok();
        let is_seal = |seal: &String| seal.parse::<Seed>().is_ok();
        self.seats.iter().flatten().all(is_number) && self.previous.iter().all(is_seal)
    }
}

impl Contribution {
    /// The words that were added, if they were words.
    pub fn words(&self) -> Option<&str> {
        match &self.added {
            Added::Words(words) => Some(words),
            Added::At(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contribution(user: &str, added: Added) -> Contribution {
        Contribution { user: user.to_owned(), added }
    }

    fn words(user: &str, words: &str) -> Contribution {
        contribution(user, Added::Words(words.to_owned()))
    }

    fn seating() -> Seating {
        let seats = vec![Some("17".to_owned()), None, Some("42".to_owned())];
        Seating { previous: None, given_up: 0, seats }
    }

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
    fn list_and_deal_are_pinned() {
        let host_seed = Seed::new([7; 32]);
        let added = [contribution("17", Added::At(1_780_000_000)), words("42", "rain")];
        let list = list(&commitment(host_seed), &seating(), &added);
        let hash = "ebad9b6643ddfbadff140c047fa56e259972ec3ee1612446f5622a884a6f146c";
        assert_eq!(list.to_string(), hash);
        let mixed = "c9a204758658c155098efe61d2b1a713f7bfae16075bd282b05c800fec98609c";
        assert_eq!(deal(host_seed, list).to_string(), mixed);
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

    #[test]
    fn all_that_stands_on_a_list_is_in_its_hash() {
        let plain = seating();
        let given_up = Seating { given_up: 1, ..plain.clone() };
        let chained = Seating { previous: Some("0".repeat(64)), ..plain.clone() };
        let mut swapped = plain.clone();
        swapped.seats.swap(0, 1);
        let fewer = Seating { seats: plain.seats[..2].to_vec(), ..plain.clone() };
        let tables = [plain.clone(), given_up, chained, swapped, fewer];
        let by_table = tables.iter().map(|table| list("c", table, &[words("17", "a")]));
        let by_words = [
            list("d", &plain, &[words("17", "a")]),
            list("c", &plain, &[]),
            list("c", &plain, &[words("17", "b")]),
            list("c", &plain, &[words("42", "a")]),
            list("c", &plain, &[words("17", "7")]),
            list("c", &plain, &[contribution("17", Added::At(7))]),
            list("c", &plain, &[words("17", "a"), words("42", "a")]),
            list("c", &plain, &[words("42", "a"), words("17", "a")]),
        ];
        let all: Vec<String> = by_table.chain(by_words).map(|hash| hash.to_string()).collect();
        let different: std::collections::BTreeSet<&String> = all.iter().collect();
        assert_eq!(different.len(), all.len());
    }

    #[test]
    fn a_list_has_everybody_once_and_in_order() {
        let flaw = |contributions: &[Contribution], players| {
            let fair = Fair {
                scheme: SCHEME,
                commitment: String::new(),
                host_seed: String::new(),
                table: Some(seating()),
                list: Some(String::new()),
                contributions: contributions.to_vec(),
            };
            fair.flaw(players)
        };
        let at = |user: &str, second| contribution(user, Added::At(second));
        assert_eq!(flaw(&[at("17", 5), at("42", 5)], 3), None);
        assert_eq!(flaw(&[at("42", 5), words("17", "rain")], 3), None);
        assert_eq!(flaw(&[at("17", 5), at("42", 5)], 2), Some(Flaw::Seats));
        assert_eq!(flaw(&[at("17", 5)], 3), Some(Flaw::Missing("42".to_owned())));
        let twice = [at("17", 5), at("42", 5), words("42", "rain")];
        assert_eq!(flaw(&twice, 3), Some(Flaw::Surplus("42".to_owned())));
        assert_eq!(flaw(&[at("9", 5)], 3), Some(Flaw::Surplus("9".to_owned())));
        assert_eq!(flaw(&[at("42", 6), at("17", 5)], 3), Some(Flaw::Order("17".to_owned())));
    }
}
