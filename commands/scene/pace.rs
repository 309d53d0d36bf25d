//! The paces that a table can be opened with.

use host::clock::Pace;

/// Every pace, by the word that a command takes for it, and the key of its sentence.
pub(crate) const PACES: [(&str, Pace, &str); 4] = [
    ("live", Pace::Live, "pace-live"),
    ("relaxed", Pace::Relaxed, "pace-relaxed"),
    ("daily", Pace::Daily, "pace-daily"),
    ("none", Pace::None, "pace-none"),
];
