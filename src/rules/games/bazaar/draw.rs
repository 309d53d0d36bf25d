//! The view as a picture, and one for the rules. A picture is drawn from the view alone, with the kit
//! that all games share, and says everything again in words (`alt`) in at most 1,024 characters: the
//! sentences of the page will do. Texts are given the width that they may have.

use super::Bazaar;
use super::action::Action;
use super::page::{prompt, stalls, title, ware_name};
use super::view::View;
use super::ware::Ware;
use crate::alt;
use crate::game::Drawing;
use crate::kit::palette::{INK, LIGHT, SPACE};
use crate::kit::panel;
use crate::kit::sheet::{MARGIN, WIDTH, heading};
use crate::kit::signs::{marker, seat_colour};
use crate::picture::Picture;
use crate::svg::{Colour, Letters, Paint, Svg};
use crate::words::Words;

/// Where the first panel begins, how high one is, and how far it is to the next one's top.
const TOP: f32 = 120.0;
const HIGH: f32 = 96.0;
const STEP: f32 = 110.0;
/// The side of a ware, and the most that are drawn of a stall: the newest ends matter.
const SIZE: f32 = 52.0;
const MOST_WARES: usize = 8;

impl Drawing for Bazaar {
    fn draw(view: &View, _legal: &[Action], words: &Words) -> Vec<Picture> {
        let mut svg = Svg::new();
        let most = WIDTH - 2.0 * MARGIN;
        heading(&mut svg, SPACE, &title(view, words), &prompt(view, words), most);
        let mut y = TOP;
        for seen in &view.merchants {
            panel::ground(&mut svg, SPACE, seen.acts, [MARGIN, y, most, HIGH]);
            let middle = y + HIGH / 2.0;
            marker(&mut svg, seen.seat.0, seat_colour(seen.seat.0), [MARGIN + 44.0, middle], 40.0);
            panel::name(&mut svg, &words.seat(seen.seat), [MARGIN + 80.0, middle], 240.0);
            row(&mut svg, &seen.stall, [MARGIN + 340.0, middle], words);
            let points = words.number(seen.points);
            svg.text([WIDTH - 110.0, middle + 12.0], &points, Letters::new(34.0, LIGHT), 80.0);
            y += STEP;
        }
        let players = view.merchants.len() as u8;
        let alt = alt::within(words, players, |words, _| {
            vec![alt::sentence(words, title(view, words)), alt::part(words, &stalls(view, words))]
        });
        vec![Picture { name: "stalls", svg: svg.finish(WIDTH, y, SPACE.sky), alt }]
    }

    fn illustrate(section: &str, words: &Words) -> Option<Picture> {
        if section != "stall" {
            return None;
        }
        let mut svg = Svg::new();
        row(&mut svg, &[Ware::Tea, Ware::Tea, Ware::Silk], [MARGIN, 60.0], words);
        let alt = words.say("bazaar-drawn-example", &[]);
        Some(Picture { name: "rules", svg: svg.finish(WIDTH, 120.0, SPACE.sky), alt })
    }
}

/// A row of wares from x on, around y. Each says its name: colour alone would not do for everybody.
fn row(svg: &mut Svg, wares: &[Ware], [x, y]: [f32; 2], words: &Words) {
    for (at, ware) in wares.iter().rev().take(MOST_WARES).rev().enumerate() {
        let left = x + at as f32 * (SIZE + 6.0);
        svg.rect([left, y - SIZE / 2.0, SIZE, SIZE], 8.0, Paint::fill(colour(*ware)));
        let letters = Letters::new(15.0, INK);
        svg.text([left + 4.0, y + 5.0], &ware_name(*ware, words), letters, SIZE - 8.0);
    }
}

const fn colour(ware: Ware) -> Colour {
    match ware {
        Ware::Silk => Colour(0xf2b8d8),
        Ware::Spice => Colour(0xf2a65a),
        Ware::Tea => Colour(0x9bd18b),
    }
}
