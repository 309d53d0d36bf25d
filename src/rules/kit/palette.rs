//! The colours of every picture: deep space, paper and ink. A game adds those of its own cards, and
//! may have another [`Ground`] than space.

use crate::svg::Colour;

/// The sky behind everything.
pub(crate) const SKY: Colour = Colour(0x0e1130);
/// A panel on the sky.
pub(crate) const PANEL: Colour = Colour(0x1c2150);
/// Lines on panels, and places where nothing lies yet.
pub(crate) const EDGE: Colour = Colour(0x4a5298);
/// Text on the sky and on panels.
pub(crate) const LIGHT: Colour = Colour(0xf5f3ff);
/// Text there that matters less.
pub(crate) const MUTED: Colour = Colour(0xb9bfec);
/// What is to be looked at first.
pub(crate) const GLOW: Colour = Colour(0xffd66b);
/// What has gone too far.
pub(crate) const ALARM: Colour = Colour(0xff8d7a);
/// Text and outlines on cards.
pub(crate) const INK: Colour = Colour(0x1a1438);
/// The paper that cards are printed on.
pub(crate) const PAPER: Colour = Colour(0xfffdf5);

/// The colours that lie behind everything, where games differ.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ground {
    /// Behind everything.
    pub(crate) sky: Colour,
    /// A panel on it.
    pub(crate) panel: Colour,
    /// Lines on panels.
    pub(crate) edge: Colour,
    /// Text that matters less.
    pub(crate) muted: Colour,
}

/// Deep space.
pub(crate) const SPACE: Ground = Ground { sky: SKY, panel: PANEL, edge: EDGE, muted: MUTED };
