//! Fuzz targets: whatever comes in from outside is taken or refused, and never ends the process. Each target is a
//! function of what was made up; proptest makes it up, from a seed, and shrinks what fails.
//!
//! | variable | what it does |
//! |---|---|
//! | `KAIGI_FUZZ` | how many cases each target tries, in place of the few of an ordinary run |
//! | `KAIGI_FUZZ_SEED` | another seed than 0 |
//!
//! The target for the ids of buttons stands beside them (`commands/discord/custom_id/fuzz.rs`), the one for records
//! in `tests/records.rs`: they use the same variables.

mod imports;
mod names;

use std::env;

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngSeed, TestCaseResult, TestRunner};

/// What a number in the environment says, if it is there.
fn number(name: &str) -> Option<u64> {
    let text = env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name} takes a number, not {text:?}")))
}

/// How a target is tried: this number of cases, unless the environment asks for another.
pub(crate) fn config(cases: u32) -> Config {
    let wanted = number("KAIGI_FUZZ").map(|cases| u32::try_from(cases).unwrap_or(u32::MAX));
    let seed = number("KAIGI_FUZZ_SEED").unwrap_or(0);
    Config {
        cases: wanted.unwrap_or(cases),
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(seed),
        ..Config::default()
    }
}

/// Tries a target on this number of cases.
pub(crate) fn fuzz<S: Strategy>(
    cases: u32,
    strategy: &S,
    target: impl Fn(S::Value) -> TestCaseResult,
) {
    TestRunner::new(config(cases)).run(strategy, target).unwrap();
}
