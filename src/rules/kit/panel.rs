//! A player at the table, piece by piece: the panel's ground, a name in at most two lines, counts
//! behind their signs, pills that say what somebody is doing; and what is asked, across the sheet.

use super::palette::{GLOW, Ground, INK, LIGHT};
use super::sheet::{MARGIN, WIDTH};
use crate::svg::{Colour, Letters, Paint, Svg, cut, measure};

/// The ground of a panel at x, y, so wide and so high; lit if its player acts now.
pub(crate) fn ground(svg: &mut Svg, on: Ground, acts: bool, place: [f32; 4]) {
    let paint = Paint::fill(on.panel);
    svg.rect(place, 20.0, if acts { paint.outlined(GLOW, 5.0) } else { paint });
}

/// What somebody is called, from x on, in at most two lines around y.
pub(crate) fn name(svg: &mut Svg, called: &str, [x, y]: [f32; 2], most: f32) {
    let size = [32.0, 28.0].into_iter().find(|size| measure(called, size * 0.87) <= most);
    match size {
        Some(size) => {
            svg.text([x, y + size * 0.35], called, Letters::new(size, LIGHT), most);
        }
        None => {
            svg.paragraph([x, y - 4.0], called, Letters::new(24.0, LIGHT), most, 2);
        }
    }
}

/// A name in one line or in two, each at most so wide at this size: it breaks at a space if that
/// leaves enough of it, and is cut at its end.
pub(crate) fn halves(name: &str, size: f32, most: f32) -> Vec<String> {
    let fits = |part: &str| measure(part, size) <= most;
    let ends = name.char_indices().map(|(at, c)| at + c.len_utf8());
    let Some(first) = ends.take_while(|at| fits(&name[..*at])).last() else {
        return vec![cut(name, fits)];
    };
    if first == name.len() {
        return vec![name.to_owned()];
    }
    let at = match name[..first].rfind(' ') {
        Some(space) if 2 * space > first => space,
        _ => first,
    };
    vec![cut(name[..at].trim(), fits), cut(name[at..].trim(), fits)]
}

/// A sign around x, y that is so large: one of [`super::signs`], or a game's own.
pub(crate) type Sign = fn(&mut Svg, f32, f32, f32);

/// How many of something, behind its sign, from x on, on the baseline y. How wide both are.
pub(crate) fn counted(svg: &mut Svg, sign: Sign, number: u8, [x, y]: [f32; 2], size: f32) -> f32 {
    sign(svg, x + size * 0.6, y - size * 0.36, size * 1.2);
    let letters = Letters::new(size, LIGHT);
    size * 1.4 + svg.text([x + size * 1.4, y], &number.to_string(), letters, size * 1.4)
}

/// How wide [`counted`] is.
pub(crate) fn counted_width(number: u8, size: f32) -> f32 {
    size * 1.4 + measure(&number.to_string(), size)
}

const PILL: f32 = 26.0;
/// How high a [`pill`] is.
pub(crate) const PILL_HIGH: f32 = 36.0;

/// How wide a [`pill`] is, if there is room.
pub(crate) fn pill_width(text: &str) -> f32 {
    measure(text, PILL) + 28.0
}

/// A word or two about what somebody is doing, from x and y on, at most so wide. How wide it is.
pub(crate) fn pill(
    svg: &mut Svg,
    text: &str,
    ground: Colour,
    ink: Colour,
    [x, y]: [f32; 2],
    most: f32,
) -> f32 {
    let wide = pill_width(text).min(most);
    svg.rect([x, y, wide, PILL_HIGH], PILL_HIGH / 2.0, Paint::fill(ground));
    let letters = Letters::new(PILL, ink).middle();
    svg.text([x + wide / 2.0, y + 27.0], text, letters, wide - 24.0);
    wide
}

/// What is asked, across the whole sheet in one line or two below y; lit if the viewer is asked.
/// How high it is.
pub(crate) fn asked(svg: &mut Svg, on: Ground, text: &str, lit: bool, y: f32) -> f32 {
    let wide = WIDTH - 2.0 * MARGIN;
    let (ground, ink) = if lit { (GLOW, INK) } else { (on.panel, LIGHT) };
    let letters = Letters::new(30.0, ink);
    let lines = svg.paragraph([MARGIN + 22.0, y + 38.0], text, letters, wide - 44.0, 2);
    let high = 54.0 + (lines.max(1) - 1) as f32 * 38.4;
    svg.beneath(|svg| svg.rect([MARGIN, y, wide, high], 18.0, Paint::fill(ground)));
    high
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_breaks_at_a_space_that_leaves_enough_of_it() {
        assert_eq!(halves("Aki", 10.0, 60.0), ["Aki"]);
        assert_eq!(halves("Akimoto Haruka", 10.0, 60.0), ["Akimoto", "Haruka"]);
        assert!(halves("A Kimotoharuka", 10.0, 60.0)[0].starts_with("A K"));
        let cut = halves(&"W".repeat(32), 10.0, 60.0);
        assert!(cut.len() == 2 && cut[1].ends_with('…'), "{cut:?}");
    }
}
