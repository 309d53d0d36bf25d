//! Pictures. A picture is an SVG text that names no font and no file of its own, with a
//! text that says all that it shows. What becomes of it on a screen is for others to decide.

use std::fmt;

/// The font family that pictures are written in; the renderer has it at hand.
pub const FONT: &str = "Kaigi";

/// One picture.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// What it is a picture of, in one word: `[a-z]+`.
    pub name: &'static str,
    /// The drawing.
    pub svg: String,
    /// The same in words, for those who do not see it: at most [`ALT`] characters.
    pub alt: String,
}

/// The most characters that may describe a picture.
pub const ALT: usize = 1024;

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Picture({}, {}: {})", self.name, self.svg.len(), self.alt)
    }
}
