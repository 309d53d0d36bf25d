//! The frame of a table of scores: labels at its left, and a column with a panel for each player.
//! What stands in the rows is for a game to say.

use super::palette::{Ground, LIGHT};
use super::sheet::MARGIN;
use crate::svg::{Paint, Svg};

/// Where things are in a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    /// How wide the labels are.
    pub(crate) labels: f32,
    /// Where the last column ends.
    pub(crate) right: f32,
    /// How many columns there are.
    pub(crate) columns: usize,
}

impl Frame {
    /// How wide a column is.
    fn width(self) -> f32 {
        (self.right - MARGIN - self.labels) / self.columns as f32
    }

    /// The middle of a column.
    pub(crate) fn middle(self, at: usize) -> f32 {
        MARGIN + self.labels + self.width() * (at as f32 + 0.5)
    }

    /// What is written in a cell may be so wide.
    pub(crate) fn room(self) -> f32 {
        self.width() - 20.0
    }

    /// A light stripe behind a row.
    pub(crate) fn stripe(self, svg: &mut Svg, y: f32, height: f32, opacity: f32) {
        let place = [MARGIN, y, self.right - MARGIN, height];
        svg.rect(place, 10.0, Paint::fill(LIGHT).faint(opacity));
    }

    /// The panels of the columns, beneath all that was drawn; those of the viewer are outlined.
    pub(crate) fn panels(
        self,
        svg: &mut Svg,
        on: Ground,
        [start, end]: [f32; 2],
        own: impl Fn(usize) -> bool,
    ) {
        let width = self.width();
        svg.beneath(|svg| {
            for at in 0..self.columns {
                let left = MARGIN + self.labels + width * at as f32;
                let paint = Paint::fill(on.panel);
                let paint = if own(at) { paint.outlined(on.edge, 4.0) } else { paint };
                svg.rect([left + 4.0, start, width - 8.0, end - start], 16.0, paint);
            }
        });
    }
}
