//! Pictures as files: an SVG of ours in, a PNG out. It must not know what is on a picture, who
//! looks at it, or where it is sent.
//!
//! | module | what it is |
//! |---|---|
//! | `letters` | which characters our fonts have, and what stands for the others |
//! | `paint` | one SVG as one PNG, on whatever thread it is asked for |
//! | `palette` | a picture in a few colours |
//! | `gallery` | the pictures of a running bot: painted off the threads that answer, and kept |

mod gallery;
mod letters;
mod paint;
mod palette;
#[cfg(test)]
mod tests;

pub(crate) use gallery::Rendered;
pub use gallery::{Gallery, Paint, Print};
pub use paint::{PaintError, paint, read};
