//! Can colours be told apart by people who see fewer of them, and texts be read? For the tests of
//! every game's palette.

use crate::svg::Colour;

type Triple = [f64; 3];

/// What is left of a colour, in linear light: Machado, Oliveira and Fernandes (2009), severity 1.
const KINDS: [(&str, [Triple; 3]); 4] = [
    ("all", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// Two colours side by side are known to differ from about 2.3 on (CIEDE2000); small marks far
/// apart need several times that.
const APART: f64 = 15.0;
/// WCAG 2.2, contrast of text (AA).
const READABLE: f64 = 4.5;

fn linear(colour: Colour) -> Triple {
    colour.parts().map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn times(matrix: &[Triple; 3], [a, b, c]: Triple) -> Triple {
    matrix.map(|[x, y, z]| (x * a + y * b + z * c).clamp(0.0, 1.0))
}

/// CIE Lab, D65.
fn lab(rgb: Triple) -> Triple {
    const XYZ: [Triple; 3] =
        [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];
    let white = [0.950_47, 1.0, 1.088_83];
    let mut share = [0.0; 3];
    for ((row, white), share) in XYZ.iter().zip(white).zip(&mut share) {
        let t = row.iter().zip(rgb).map(|(a, b)| a * b).sum::<f64>() / white;
        *share = if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    }
    let [x, y, z] = share;
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// CIEDE2000 (Sharma, Wu and Dalal, 2005).
fn difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple) -> f64 {
    let seventh = |c: f64| (c.powi(7) / (c.powi(7) + 25_f64.powi(7))).sqrt();
    let g = 0.5 * (1.0 - seventh((a1.hypot(b1) + a2.hypot(b2)) / 2.0));
    let (a1, a2) = (a1 * (1.0 + g), a2 * (1.0 + g));
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let gray = c1 * c2 == 0.0;
    let turn = if gray { 0.0 } else { (h2 - h1 + 540.0).rem_euclid(360.0) - 180.0 };
    let mean = if gray { h1 + h2 } else { (h1 + turn / 2.0).rem_euclid(360.0) };
    let (l, c) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0);
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(mean - 30.0) + 0.24 * cos(2.0 * mean) + 0.32 * cos(3.0 * mean + 6.0)
        - 0.20 * cos(4.0 * mean - 63.0);
    let dl = (l2 - l1) / (1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt());
    let dc = (c2 - c1) / (1.0 + 0.045 * c);
    let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / (1.0 + 0.015 * c * t);
    let angle = 60.0 * (-((mean - 275.0) / 25.0).powi(2)).exp();
    (dl * dl + dc * dc + dh * dh - 2.0 * seventh(c) * angle.to_radians().sin() * dc * dh).sqrt()
}

/// WCAG's contrast ratio.
fn contrast(a: Colour, b: Colour) -> f64 {
    let light = |colour| {
        let [red, green, blue] = linear(colour);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (a, b) = (light(a), light(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Every two things, each with its colours, are apart for all eyes, also for those that see fewer
/// colours.
pub(crate) fn assert_apart(things: &[(&str, &[Colour])]) {
    for (kind, matrix) in &KINDS {
        let seen = |colour: Colour| lab(times(matrix, linear(colour)));
        for (at, (a, ones)) in things.iter().enumerate() {
            for (b, others) in &things[at + 1..] {
                for (one, other) in ones.iter().flat_map(|one| others.iter().map(move |b| (one, b)))
                {
                    let apart = difference(seen(*one), seen(*other));
                    assert!(apart >= APART, "{kind}: {a} and {b} are {apart:.1} apart");
                }
            }
        }
    }
}

/// Text of this colour can be read on that ground.
pub(crate) fn assert_readable(ink: Colour, ground: Colour) {
    let ratio = contrast(ink, ground);
    assert!(ratio >= READABLE, "{ink} on {ground}: {ratio:.1}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::palette::{ALARM, GLOW, INK, LIGHT, MUTED, PANEL, SKY};

    #[test]
    fn the_difference_of_colours_is_measured_as_published() {
        // Two pairs of the authors' test data.
        let close = |a: f64, b: f64| (a - b).abs() < 0.0001;
        assert!(close(difference([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485]), 2.0425));
        assert!(close(difference([50.0, 2.5, 0.0], [58.0, 24.0, 15.0]), 19.4535));
    }

    #[test]
    fn the_palette_of_every_picture_can_be_read() {
        for ink in [LIGHT, MUTED, GLOW, ALARM] {
            assert_readable(ink, SKY);
            assert_readable(ink, PANEL);
        }
        assert_readable(INK, GLOW);
        assert_readable(INK, LIGHT);
    }

    #[test]
    #[should_panic(expected = "protanopia: red and brown")]
    fn colours_that_only_some_eyes_tell_apart_are_noticed() {
        assert_apart(&[("red", &[Colour(0xb03020)]), ("brown", &[Colour(0x605010)])]);
    }
}
