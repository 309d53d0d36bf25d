//! The pieces of the game. Each has a name that tokens, records and keys of sentences know it by, which
//! is never changed once matches have been played: people read it in words instead.

use serde::{Deserialize, Serialize};

/// What is sold, and what a tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ware {
    /// Bales of silk.
    Silk,
    /// Sacks of spice.
    Spice,
    /// Chests of tea.
    Tea,
}

impl Ware {
    /// All three, in the order in which everything lists them.
    pub const ALL: [Ware; 3] = [Ware::Silk, Ware::Spice, Ware::Tea];

    /// The ware in tokens, records and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Ware::Silk => "silk",
            Ware::Spice => "spice",
            Ware::Tea => "tea",
        }
    }
}
