//! Colours as numbers.

use std::fmt::{self, Display};

/// A colour without transparency: `0xrrggbb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub u32);

impl Colour {
    /// Its red, green and blue, from 0 to 255.
    pub const fn parts(self) -> [u8; 3] {
        let [_, red, green, blue] = self.0.to_be_bytes();
        [red, green, blue]
    }

    /// This colour with some of another in it, in percent.
    #[must_use]
    pub const fn with(self, other: Colour, percent: u32) -> Colour {
        let ([a, b, c], [x, y, z]) = (self.parts(), other.parts());
        const fn mix(a: u8, b: u8, percent: u32) -> u32 {
            (a as u32 * (100 - percent) + b as u32 * percent) / 100
        }
        Colour(mix(a, x, percent) << 16 | mix(b, y, percent) << 8 | mix(c, z, percent))
    }
}

impl Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:06x}", self.0)
    }
}
