//! A player's board: points by their sources, energy, ships in supply, politics cards, the bases that
//! are left in each column with what it brings, treaties and senators.

use super::super::pieces::{Column, Senator};
use super::super::state::Holdings;
use super::super::values::BASES_PER_COLUMN;
use super::palette::{EDGE, GLOW, LIGHT, MUTED, PANEL, RAISED, SPACE};
use super::scene::Scene;
use super::signs::{
    BONUSES, ability, active, bolt, bust, card_of, coin, nothing, planet, seal, ship, sleeping_of,
};
use crate::game::Seat;
use crate::kit::panel::{self, Sign};
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::kit::signs::{marker, pennant, seat_colour};
use crate::svg::{Letters, Paint, Svg};

const GAP: f32 = 12.0;
const HALF: f32 = (WIDTH - 2.0 * MARGIN - GAP) / 2.0;
const WHOLE: f32 = WIDTH - 2.0 * MARGIN;
/// How high the parts of a board are: points, stock, a row of senators.
const POINTS: f32 = 116.0;
const STOCK: f32 = 112.0;
const SENATORS: f32 = 84.0;
const SENATOR: f32 = 109.0;

/// Draws everybody's board below y, two beside each other and a last one alone. Where they end.
pub(super) fn boards(svg: &mut Svg, scene: &Scene<'_>, mut y: f32) -> f32 {
    let state = &scene.view.table;
    let seats: Vec<Seat> = state.everyone().map(|(seat, _)| seat).collect();
    for pair in seats.chunks(2) {
        let alone = pair.len() == 1;
        let wide = if alone { WHOLE } else { HALF };
        let rows = pair.iter().map(|seat| rows(scene, *seat, wide)).max().unwrap_or_default();
        let first = senators_below(alone);
        let tall = first + rows as f32 * SENATORS + 6.0;
        for (at, seat) in pair.iter().enumerate() {
            let x = MARGIN + at as f32 * (HALF + GAP);
            board(svg, scene, *seat, [x, y, wide, tall]);
        }
        y += tall + GAP;
    }
    y - GAP
}

/// The senators that somebody has, or was dealt to begin with.
fn senators(scene: &Scene<'_>, seat: Seat) -> Vec<Senator> {
    let state = &scene.view.table;
    let dealt = state.dealt.get(usize::from(seat.0)).copied();
    let dealt = dealt.filter(|_| !scene.view.table.has_senate());
    state.of(seat).senators.iter().chain(dealt).collect()
}

/// How far below a board's top its senators are.
fn senators_below(alone: bool) -> f32 {
    if alone { POINTS + 8.0 } else { POINTS + STOCK }
}

fn in_a_row(wide: f32) -> usize {
    ((wide - 20.0) / SENATOR) as usize
}

fn rows(scene: &Scene<'_>, seat: Seat, wide: f32) -> usize {
    senators(scene, seat).len().div_ceil(in_a_row(wide))
}

fn board(svg: &mut Svg, scene: &Scene<'_>, seat: Seat, place: [f32; 4]) {
    let [x, y, wide, _] = place;
    let state = &scene.view.table;
    let own = state.of(seat);
    panel::ground(svg, SPACE, state.actor() == Some(seat), place);
    points(svg, scene, seat, [x, y]);
    let alone = wide > HALF;
    let stock_at = if alone { [x + HALF + GAP, y + 4.0] } else { [x, y + POINTS] };
    stock(svg, scene, seat, own, stock_at);
    let below = y + senators_below(alone);
    for (at, senator) in senators(scene, seat).into_iter().enumerate() {
        let (column, row) = (at % in_a_row(wide), at / in_a_row(wide));
        let at = [x + 12.0 + column as f32 * SENATOR, below + row as f32 * SENATORS];
        let lit = state.actor() == Some(seat) && scene.lit.senators.has(senator);
        seated(svg, senator, lit, own.senators.has(senator), at);
    }
}

/// Who it is, and their points by sources.
fn points(svg: &mut Svg, scene: &Scene<'_>, seat: Seat, [x, y]: [f32; 2]) {
    let state = &scene.view.table;
    let own = state.of(seat);
    let account = state.account(seat);
    marker(svg, seat.0, seat_colour(seat.0), [x + 40.0, y + 40.0], 52.0);
    let begins = state.start == seat;
    if begins {
        pennant(svg, x + 90.0, y + 40.0, 40.0);
    }
    let left = x + if begins { 116.0 } else { 76.0 };
    let most = x + HALF - 128.0 - left;
    let middle = y + if own.house.is_some() { 26.0 } else { 42.0 };
    match own.house {
        Some(house) => {
            svg.text([left, middle + 9.0], &scene.name(seat), Letters::new(30.0, LIGHT), most);
            let house = scene.speech().house(house);
            svg.text([left, y + 66.0], &house, Letters::new(27.0, MUTED), most);
        }
        None => panel::name(svg, &scene.name(seat), [left, middle], most),
    }
    let total = account.total().to_string();
    let ink = if state.actor() == Some(seat) { GLOW } else { LIGHT };
    let wide = svg.text([x + HALF - 16.0, y + 56.0], &total, Letters::new(46.0, ink).end(), 80.0);
    coin(svg, x + HALF - 42.0 - wide, y + 40.0, 38.0);

    let sources: [(Sign, u32); 5] = [
        (active, account.activation),
        (bust, account.senator),
        (seal, account.treaty),
        (coin, account.normal),
        (bolt, account.energy),
    ];
    let slot = ((HALF - 28.0) / 5.0).floor();
    for (at, (sign, number)) in sources.into_iter().enumerate() {
        let x = x + 16.0 + at as f32 * slot;
        sign(svg, x + 16.0, y + 96.0, 30.0);
        let ink = if number == 0 { MUTED } else { LIGHT };
        svg.text([x + 38.0, y + 107.0], &number.to_string(), Letters::new(30.0, ink), slot - 40.0);
    }
}

/// Energy, ships, cards, bases and treaties.
fn stock(svg: &mut Svg, scene: &Scene<'_>, seat: Seat, own: &Holdings, [x, y]: [f32; 2]) {
    let state = &scene.view.table;
    let acts = state.actor() == Some(seat);
    svg.rect([x + 8.0, y + 6.0, HALF - 16.0, STOCK - 12.0], 10.0, Paint::fill(RAISED));
    let middle = y + 32.0;
    bolt(svg, x + 34.0, middle, 40.0);
    let energy = own.energy.to_string();
    svg.text([x + 58.0, middle + 13.0], &energy, Letters::new(38.0, LIGHT), 62.0);
    ship(svg, x + 142.0, middle, 34.0);
    let supply = own.supply().to_string();
    svg.text([x + 164.0, middle + 12.0], &supply, Letters::new(34.0, LIGHT), 48.0);
    if own.hand.is_empty() {
        nothing(svg, [x + 224.0, middle - 20.0, 30.0, 40.0]);
    }
    for (at, of) in own.hand.iter().enumerate() {
        let at = [x + 240.0 + 40.0 * at as f32, middle];
        if acts && scene.lit.hand.has(of) {
            svg.rect([at[0] - 20.0, middle - 24.0, 40.0, 48.0], 8.0, Paint::fill(GLOW));
        }
        card_of(svg, of, at, 32.0);
    }

    let middle = y + 78.0;
    for column in Column::ALL {
        let x = x + 14.0 + f32::from(column as u8) * 122.0;
        let paint = Paint::fill(PANEL);
        let lit = acts && scene.lit.column(column);
        let paint = if lit { paint.outlined(GLOW, 5.0) } else { paint };
        svg.rect([x, middle - 21.0, 118.0, 42.0], 10.0, paint);
        BONUSES[column as usize](svg, x + 22.0, middle, 30.0);
        for at in 0..BASES_PER_COLUMN {
            let x = x + 60.0 + 36.0 * f32::from(at);
            match at < own.free[column as usize] {
                true => sleeping_of(svg, seat_colour(seat.0), [x, middle - 3.0], 32.0),
                false => svg.path(
                    &format!("M{:.0} {:.0}l22 0", x - 11.0, middle + 11.0),
                    Paint::line(EDGE, 4.0),
                ),
            }
        }
    }
    seal(svg, x + HALF - 68.0, middle, 36.0);
    let treaties = state.treaties_of(seat).to_string();
    svg.text([x + HALF - 44.0, middle + 12.0], &treaties, Letters::new(33.0, LIGHT), 36.0);
}

/// A senator: the number, two planets, two abilities. One who was only dealt has a broken outline.
pub(super) fn seated(svg: &mut Svg, of: Senator, lit: bool, held: bool, [x, y]: [f32; 2]) {
    let place = [x, y, SENATOR - 7.0, SENATORS - 10.0];
    let ground = Paint::fill(PANEL.with(EDGE, 20));
    let ground = match (lit, held) {
        (true, _) => ground.outlined(GLOW, 5.0),
        (false, true) => ground.outlined(EDGE, 3.0),
        (false, false) => ground.outlined(MUTED, 3.0).dashed(9.0),
    };
    svg.rect(place, 12.0, ground);
    let number = Letters::new(26.0, LIGHT).middle();
    svg.text([x + 21.0, y + 29.0], &of.number().to_string(), number, 34.0);
    for (at, symbol) in of.symbols().into_iter().enumerate() {
        planet(svg, symbol, [x + 52.0 + 32.0 * at as f32, y + 20.0], 31.0);
    }
    for (at, able) in of.abilities().into_iter().enumerate() {
        ability(svg, able, [x + 27.0 + 48.0 * at as f32, y + 54.0], 29.0);
    }
}
