//! What every game's pictures have in common, so that they look as if one hand had drawn them.
//!
//! | module | what it is |
//! |---|---|
//! | `palette` | the colours of sky, paper and ink |
//! | `sheet` | what a picture is drawn on: its width, the stars, the heading |
//! | `signs` | seats' markers and small signs |
//! | `panel` | a player at the table, piece by piece |
//! | `card` | what cards have in common |
//! | `shape` | plain shapes, each for a colour of cards |
//! | [`hex`] | where the hexes of a map are |
//! | `table` | the frame of a table of scores |
//!
//! It knows seats by number and texts as they are given to it; it knows no game and no language.

pub(crate) mod card;
#[cfg(test)]
pub(crate) mod eyes;
pub mod hex;
pub(crate) mod palette;
pub(crate) mod panel;
pub(crate) mod shape;
pub(crate) mod sheet;
pub(crate) mod signs;
pub(crate) mod table;
