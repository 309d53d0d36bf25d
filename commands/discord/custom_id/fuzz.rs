//! A fuzz target: whatever comes back as the id of a button is opened or refused. `KAIGI_FUZZ` and
//! `KAIGI_FUZZ_SEED` mean what they mean in `tests/fuzz`.

use std::cell::Cell;
use std::env;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestRunner};

use super::*;

fn number(name: &str) -> Option<u64> {
    let text = env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name} takes a number, not {text:?}")))
}

/// Ids with our beginning and anything behind it, and texts of any kind.
fn texts() -> impl Strategy<Value = String> {
    let open = prop::option::of("~[A-Za-z0-9_-]{4}").prop_map(Option::unwrap_or_default);
    let what = prop_oneof!["[a-zA-Z]", "[a-zA-Z][0-9.-]{0,12}", "[ -~]{0,40}", "\\PC{0,8}"];
    let ours = (any::<u64>(), any::<u32>(), open, what).prop_map(|(channel, line, open, what)| {
        let channel = URL_SAFE_NO_PAD.encode(channel.to_be_bytes());
        let line = URL_SAFE_NO_PAD.encode(line.to_be_bytes());
        format!("{FORM}{channel}{line}{open}{what}")
    });
    prop_oneof![3 => ours, 1 => any::<String>(), 1 => "k[0-9]{0,4}\\.?\\PC{0,100}"]
}

#[test]
fn whatever_comes_back_is_opened_or_refused() {
    let cases = number("KAIGI_FUZZ").map(|cases| u32::try_from(cases).unwrap_or(u32::MAX));
    let config = Config {
        cases: cases.unwrap_or(3_000),
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(number("KAIGI_FUZZ_SEED").unwrap_or(0)),
        ..Config::default()
    };
    let keys = Keys::new(&[7; 32]);
    let readable = Cell::new(0);
    let tried = TestRunner::new(config).run(&texts(), |text| {
        // Nobody else can sign it.
        prop_assert!(keys.open(&text).is_err());
        // What can be read of one that was signed, by whatever version, is an id that we would have made.
        if let Some(id) = read(&text) {
            let open = id.open.filter(|_| !matches!(id.what, What::Thread(_)));
            let id = CustomId { open, ..id };
            readable.set(readable.get() + 1);
            let sealed = keys.seal(&id);
            prop_assert!(sealed.as_str().len() <= limits::CUSTOM_ID, "{sealed:?}");
            prop_assert_eq!(keys.open(sealed.as_str()), Ok(id));
        }
        Ok(())
    });
    tried.unwrap();
    assert!(readable.get() > 0, "none of them looked like ours");
}
