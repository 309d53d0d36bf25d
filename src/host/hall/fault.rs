//! Faults of ours: the log gets all of it, the user only a reference to it.

use rand::RngExt;

use crate::Channel;
use crate::refusal::Fault;

/// Logs what went wrong at a table.
pub(super) fn fault(channel: Channel, what: &str, why: &dyn std::fmt::Display) -> Fault {
    let fault = Fault { reference: reference() };
    tracing::error!(%channel, reference = fault.reference, %why, "{what}");
    fault
}

/// Six letters and digits, none of which look alike.
pub(super) fn reference() -> String {
    const LETTERS: &[u8] = b"ABCDEFGHJKMNPQRSTUVWXYZ23456789";
    let mut random = rand::rng();
    (0..6).map(|_| char::from(LETTERS[random.random_range(0..LETTERS.len())])).collect()
}
