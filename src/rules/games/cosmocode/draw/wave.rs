//! The channels: α is a smooth wave, light on a dark screen; β has edges, dark on a light one.

use super::super::deck::Channel;
use super::palette::{STRUCK, screen};
use crate::kit::palette::INK;
use crate::svg::{Colour, Letters, Paint, Svg};

/// The channel's letter, in every language.
pub(super) const fn letter(channel: Channel) -> &'static str {
    match channel {
        Channel::Alpha => "α",
        Channel::Beta => "β",
    }
}

/// The channel's wave across a place, this number of times up and down.
pub(super) fn wave(channel: Channel, [x, y, wide, high]: [f32; 4], times: u8) -> String {
    let half = wide / f32::from(times) / 2.0;
    match channel {
        Channel::Alpha => {
            let quarter = half / 2.0;
            let turns = format!("t{half:.1} 0").repeat(usize::from(times) * 2 - 1);
            let middle = y + high / 2.0;
            format!("M{x:.1} {middle:.1}q{quarter:.1} {:.1} {half:.1} 0{turns}", -high)
        }
        Channel::Beta => {
            let turn = format!("v{:.1}h{half:.1}v{high:.1}h{half:.1}", -high);
            format!("M{x:.1} {:.1}{}", y + high, turn.repeat(usize::from(times)))
        }
    }
}

/// The ground of a screen.
pub(super) fn ground(svg: &mut Svg, channel: Channel, [x, y, wide, high]: [f32; 4]) -> Colour {
    let [ground, ink] = screen(channel);
    let line = (high * 0.05).clamp(1.5, 4.0);
    let round = high.min(wide) * 0.18;
    svg.rect([x, y, wide, high], round, Paint::fill(ground).outlined(INK, line));
    ink
}

/// A screen with the channel's wave and letter; beside them the channel before, struck through.
pub(super) fn monitor(svg: &mut Svg, channel: Channel, before: Option<Channel>, place: [f32; 4]) {
    let [x, y, wide, high] = place;
    let ink = ground(svg, channel, place);
    let size = high * if before.is_some() { 0.66 } else { 0.76 };
    let letters = Letters::new(size, ink).middle();
    let (wave_end, at) = if before.is_some() { (0.31, 0.52) } else { (0.48, 0.74) };
    let path = wave(
        channel,
        [x + wide * 0.07, y + high * 0.26, wide * (wave_end - 0.07), high * 0.48],
        if before.is_some() { 1 } else { 2 },
    );
    svg.path(&path, Paint::line(ink, high * 0.07));
    svg.text([x + wide * at, y + high * 0.71], letter(channel), letters, size * 1.1);
    if let Some(before) = before {
        let size = high * 0.42;
        let letters = Letters::new(size, ink).middle();
        let (middle, base) = (x + wide * 0.83, y + high * 0.6);
        svg.text([middle, base], letter(before), letters, size * 1.1);
        strike(svg, [middle, base - size * 0.28], size);
    }
}

/// A stroke through what is around this point.
pub(super) fn strike(svg: &mut Svg, [x, y]: [f32; 2], size: f32) {
    let (half, rise) = (size * 0.44, size * 0.26);
    let path = format!("M{:.1} {:.1}l{:.1} {:.1}", x - half, y + rise, 2.0 * half, -2.0 * rise);
    svg.path(&path, Paint::line(STRUCK, (size * 0.13).max(3.5)));
}
