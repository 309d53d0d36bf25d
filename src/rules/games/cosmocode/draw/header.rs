//! The top of every picture: the dish, where the match stands, and the switch that shows the channel
//! that everybody listens to.

use super::super::deck::Channel;
use super::scene::Scene;
use super::signs::dish;
use super::wave::monitor;
use crate::game::Seat;
use crate::kit::card::halo;
use crate::kit::palette::{EDGE, GLOW, INK, LIGHT, MUTED, PANEL, SKY};
use crate::kit::sheet::MARGIN;
use crate::svg::{Letters, Paint, Svg, cut, measure};

const TOP: f32 = 14.0;
const HIGH: f32 = 136.0;
/// Where the switch is.
const SWITCH: [f32; 4] = [526.0, TOP, 454.0, HIGH];

/// Draws the header. Where it ends.
pub(super) fn header(svg: &mut Svg, scene: &Scene<'_>) -> f32 {
    let (view, speech) = (scene.view, &scene.speech);
    dish(svg, [MARGIN + 52.0, TOP + HIGH / 2.0], 112.0);
    let (x, most) = (MARGIN + 118.0, SWITCH[0] - MARGIN - 134.0);
    let rounds = view.options.max_rounds;
    let args = [("round", view.round.into()), ("rounds", rounds.into())];
    let round = match rounds {
        0 => speech.say("cosmocode-drawn-round", &args),
        _ => speech.say("cosmocode-drawn-round-limited", &args),
    };
    svg.text([x, TOP + 44.0], &round, Letters::new(36.0, LIGHT), most);
    let ink = if view.acts() { GLOW } else { MUTED };
    svg.paragraph([x, TOP + 86.0], &turn(scene, most - 110.0), Letters::new(29.0, ink), most, 2);
    let label = speech.say("cosmocode-drawn-channel", &[]);
    switch(svg, view.indicator, &label, SWITCH);
    TOP + HIGH
}

/// Whose turn it is, with a name that leaves room for the rest.
fn turn(scene: &Scene<'_>, most: f32) -> String {
    let words = scene.speech.words;
    let short = |seat| cut(&words.seat(Seat(seat)), |name| measure(name, 29.0) <= most);
    let words = words.clone().with_names((0..scene.view.players).map(short).collect());
    words.about(scene.view.actor, scene.view.viewer, "cosmocode-turn", &[])
}

/// The switch: both channels, with a pointer to the one that is listened to.
pub(super) fn switch(svg: &mut Svg, indicator: Channel, label: &str, place: [f32; 4]) {
    let [x, y, wide, high] = place;
    svg.rect(place, 20.0, Paint::fill(PANEL));
    let middle = x + wide / 2.0;
    svg.text([middle, y + 30.0], label, Letters::new(26.0, MUTED).middle(), wide - 24.0);
    let (top, tall) = (y + 44.0, high - 58.0);
    let screen = wide * 0.335;
    for channel in [Channel::Alpha, Channel::Beta] {
        let left = match channel {
            Channel::Alpha => x + 18.0,
            Channel::Beta => x + wide - 18.0 - screen,
        };
        let place = [left, top, screen, tall];
        if channel == indicator {
            halo(svg, place, 14.0, 6.0);
        }
        monitor(svg, channel, None, place);
        if channel != indicator {
            svg.rect(place, 14.0, Paint::fill(PANEL).faint(0.72));
        }
    }
    let centre = top + tall / 2.0;
    let round = (tall * 0.44).min((wide - 36.0 - 2.0 * screen) / 2.0 - 12.0);
    svg.circle(middle, centre, round, Paint::fill(SKY).outlined(EDGE, 5.0));
    let way = if indicator == Channel::Alpha { -1.0 } else { 1.0 };
    let arrow = format!(
        "M{:.1} {:.1}L{:.1} {centre:.1}L{:.1} {:.1}Z",
        middle + way * round * 0.2,
        centre - round * 0.62,
        middle + way * (round + 8.0),
        middle + way * round * 0.2,
        centre + round * 0.62,
    );
    svg.path(&arrow, Paint::fill(GLOW).outlined(INK, 3.0));
    svg.circle(middle - way * round * 0.1, centre, round * 0.32, Paint::fill(GLOW));
}
