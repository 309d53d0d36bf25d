//! Plain shapes in a square of 100 by 100. Each stands for a colour of cards, so that no colour has
//! to be told by itself.

pub(crate) const DIAMOND: &str = "M50 2L92 50 50 98 8 50Z";
pub(crate) const STAR: &str = "M50 4L63 36 97 39 71 61 79 95 50 77 21 95 29 61 3 39 37 36Z";
pub(crate) const TRIANGLE: &str = "M50 6L97 90 3 90Z";
pub(crate) const DISC: &str = "M50 6A44 44 0 1 1 49.9 6Z";
