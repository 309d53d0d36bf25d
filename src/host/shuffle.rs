//! What a deal is made of, from the lines of a lobby: the host's own seed, and what the people at the
//! table add to it.
//!
//! Under the second scheme everybody at the table is on the list once, with the second in which they sat
//! down or with the words that they added last. Adding words puts them at its end, and getting up takes
//! them off it: it is never longer than the table, whoever comes and goes. `docs/fair.md` says why.

use rules::dice::Seed;
use rules::record::fair::{self, Added, Fair, Seating};

use crate::User;
use crate::line::{Contribution, Did, Line, Scheme};

/// The shuffle of one table, up to the beginning of its match.
#[derive(Clone)]
pub(crate) struct Shuffle {
    scheme: Scheme,
    /// The seal of the table that stood here before.
    previous: Option<String>,
    /// How many tables were given up here since the last match that was played to its end.
    pub(crate) given_up: u32,
    pub(crate) host_seed: Seed,
    /// What is shown of the host's seed.
    pub(crate) commitment: String,
    /// Who sits where; nobody where a bot does.
    seats: Vec<Option<User>>,
    pub(crate) contributions: Vec<Contribution>,
}

impl Shuffle {
    /// The shuffle of a table that this line opens; nothing if its seed is none, or it opens none.
    pub(crate) fn opened(did: &Did) -> Option<Shuffle> {
        let Did::Opened { host_seed, scheme, previous, given_up, .. } = did else { return None };
        let host_seed: Seed = host_seed.parse().ok()?;
        Some(Shuffle {
            scheme: *scheme,
            previous: previous.clone(),
            given_up: *given_up,
            host_seed,
            commitment: fair::commitment(host_seed),
            seats: Vec::new(),
            contributions: Vec::new(),
        })
    }

    /// What a line of the lobby does to it.
    pub(crate) fn apply(&mut self, line: &Line) {
        match &line.did {
            Did::Joined { user, .. } => {
                self.seats.push(Some(*user));
                let added = match self.scheme {
                    Scheme::First => Added::Words(line.press.unwrap_or_default().to_string()),
                    Scheme::Second => Added::At(line.at / 1000),
                };
                self.contributions.push(Contribution { user: *user, added });
            }
            Did::BotAdded | Did::BotSeated { .. } => self.seats.push(None),
            Did::BotRemoved => {
                let last = self.seats.iter().rposition(Option::is_none);
                last.map(|last| self.seats.remove(last));
            }
            Did::Stirred { user, words } => {
                self.take_off(*user);
                let added = Added::Words(words.clone());
                self.contributions.push(Contribution { user: *user, added });
            }
            Did::Left { user } => {
                self.seats.retain(|seated| *seated != Some(*user));
                self.take_off(*user);
            }
            _ => {}
        }
    }

    /// Under the first scheme, what was added once stays.
    fn take_off(&mut self, user: User) {
        if self.scheme == Scheme::Second {
            self.contributions.retain(|one| one.user != user);
        }
    }

    /// Is everything known that the deal was mixed from? Not what somebody added who was forgotten.
    pub(crate) fn is_known(&self) -> bool {
        self.contributions.iter().all(|one| !one.user.is_forgotten())
    }

    /// The hash of the list; there was none under the first scheme.
    pub(crate) fn list(&self) -> Option<Seed> {
        let table = self.seating()?;
        Some(fair::list(&self.commitment, &table, &self.written()))
    }

    /// The seed that the match is dealt from.
    pub(crate) fn seed(&self) -> Seed {
        match self.list() {
            Some(list) => fair::deal(self.host_seed, list),
            None => {
                let added = self.written();
                let added = added.iter().filter_map(|one| Some((one.user.as_str(), one.words()?)));
                fair::seed(self.host_seed, added)
            }
        }
    }

    /// What the head of a record says about the deal.
    pub(crate) fn fair(&self) -> Fair {
        Fair {
            scheme: match self.scheme {
                Scheme::First => 1,
                Scheme::Second => 2,
            },
            commitment: self.commitment.clone(),
            host_seed: self.host_seed.to_string(),
            table: self.seating(),
            list: self.list().map(|list| list.to_string()),
            contributions: self.written(),
        }
    }

    fn seating(&self) -> Option<Seating> {
        let seats = self.seats.iter().map(|user| user.map(|user| user.to_string())).collect();
        let (previous, given_up) = (self.previous.clone(), self.given_up);
        (self.scheme == Scheme::Second).then_some(Seating { previous, given_up, seats })
    }

    fn written(&self) -> Vec<fair::Contribution> {
        let written = |Contribution { user, added }: &Contribution| fair::Contribution {
            user: user.to_string(),
            added: added.clone(),
        };
        self.contributions.iter().map(written).collect()
    }
}
