//! The board: where the match stands, what the signs mean, the ring, and everybody's own board.

use super::palette::{ALARM, GLOW, LIGHT, MUTED, PANEL, SKY};
use super::ring::ring;
use super::scene::Scene;
use super::seat::boards;
use super::signs::{active, bolt, card, seal, ship, sleeping};
use crate::game::Seat;
use crate::kit::panel::Sign;
use crate::kit::sheet::{HEADER, MARGIN, WIDTH, sky};
use crate::svg::{Letters, Paint, Svg, cut, measure};

/// Where the signs are explained.
const LEGEND: f32 = 398.0;

/// Draws the board.
pub(super) fn board(scene: &Scene<'_>) -> String {
    let mut svg = Svg::new();
    header(&mut svg, scene);
    let mut y = ring(&mut svg, scene, HEADER[0] + HEADER[1] + 36.0);
    y = boards(&mut svg, scene, y + 36.0) + MARGIN;
    sky(&mut svg, y);
    svg.finish(WIDTH, y, SKY)
}

fn header(svg: &mut Svg, scene: &Scene<'_>) {
    let state = &scene.view.table;
    let rounds = state.options.max_rounds;
    let args = [("round", state.round.into()), ("rounds", rounds.into())];
    let title = match (state.round, rounds) {
        (0, _) => scene.say("abyssi-drawn-setup", &[]),
        (_, 0) => scene.say("abyssi-drawn-round", &args),
        _ => scene.say("abyssi-drawn-round-limited", &args),
    };
    let most = LEGEND - MARGIN - 20.0;
    let x = MARGIN + 4.0;
    let wide = svg.text([x, 52.0], &title, Letters::new(38.0, LIGHT), most);
    if state.is_last_round() && state.actor().is_some() {
        let last = scene.say("abyssi-drawn-last", &[]);
        let most = most - wide - 16.0;
        svg.text([x + wide + 14.0, 51.0], &last, Letters::new(30.0, ALARM), most);
    }
    let ink = if scene.view.acts() { GLOW } else { MUTED };
    let turn = match state.actor() {
        Some(seat) => turn(scene, seat, most - 120.0),
        None => scene.say("abyssi-drawn-over", &[]),
    };
    svg.text([x, 92.0], &turn, Letters::new(30.0, ink), most);
    legend(svg, scene);
}

/// Whose turn it is, with a name that leaves room for the rest.
fn turn(scene: &Scene<'_>, seat: Seat, most: f32) -> String {
    let short = |seat| cut(&scene.words.seat(Seat(seat)), |name| measure(name, 28.0) <= most);
    let players = scene.view.table.players;
    let words = scene.words.clone().with_names((0..players).map(short).collect());
    words.about(seat, scene.view.viewer, "abyssi-drawn-turn", &[])
}

/// What the signs mean.
fn legend(svg: &mut Svg, scene: &Scene<'_>) {
    let wide = WIDTH - MARGIN - LEGEND;
    svg.rect([LEGEND, HEADER[0], wide, HEADER[1]], 18.0, Paint::fill(PANEL));
    let signs: [(Sign, &str); 6] = [
        (ship, "ship"),
        (card, "card"),
        (sleeping, "base"),
        (bolt, "energy"),
        (seal, "treaty"),
        (active, "active"),
    ];
    let letters = Letters::new(27.0, LIGHT);
    let texts = signs.map(|(_, name)| scene.say("abyssi-drawn-sign", &[("sign", name.into())]));
    // Each column gets its share of the room: languages differ in which words are long.
    let widest: [f32; 3] = std::array::from_fn(|column| {
        measure(&texts[column], 27.0).max(measure(&texts[column + 3], 27.0))
    });
    let share = (wide - 14.0 - 3.0 * 46.0) / widest.iter().sum::<f32>();
    for (at, ((sign, _), text)) in signs.into_iter().zip(&texts).enumerate() {
        let before = widest[..at % 3].iter().map(|wide| wide * share + 46.0).sum::<f32>();
        let x = LEGEND + 14.0 + before;
        let y = HEADER[0] + 25.0 + 39.0 * (at / 3) as f32;
        sign(svg, x + 16.0, y, 30.0);
        svg.text([x + 40.0, y + 10.0], text, letters, widest[at % 3] * share);
    }
}
