//! Dominance: three planets, and who dominates them.

use super::super::super::pieces::Planet;
use super::super::super::speech::Speech;
use super::super::palette::SKY;
use super::super::planet::{WIDE, presence};
use super::super::signs::planet;
use super::{imagined, told};
use crate::alt::sentence;
use crate::game::Seat;
use crate::kit::sheet::{MARGIN, WIDTH, sky};
use crate::svg::Svg;

/// Everybody's activated bases, bases and ships on a planet, and what is to be said of it.
const CASES: [([[u8; 3]; 3], &str); 3] = [
    ([[1, 0, 0], [0, 2, 5], [0, 0, 0]], "active"),
    ([[0, 1, 1], [0, 1, 3], [0, 0, 9]], "ships"),
    ([[0, 1, 2], [0, 1, 2], [0, 0, 9]], "tie"),
];
const ROW: f32 = 44.0;
const TALL: f32 = 3.0 * ROW + 24.0;
const ROWS: f32 = 116.0;

pub(in super::super) fn dominance(speech: &Speech<'_>) -> (String, String) {
    let mut svg = Svg::new();
    let mut said = Vec::new();
    let mut y = MARGIN;
    for ((seats, case), of) in CASES.into_iter().zip(Planet::ALL) {
        let mut state = imagined();
        for ([active, sleeping, ships], seat) in seats.into_iter().zip((0..).map(Seat)) {
            let own = state.of_mut(seat);
            own.active[of as usize] = active;
            own.sleeping[of as usize] = sleeping;
            own.ships[of as usize] = ships;
        }
        let text = speech.say("abyssi-drawn-dominance", &[("case", case.into())]);
        planet(&mut svg, of, [MARGIN + 56.0, y + TALL / 2.0], 80.0);
        let dominator = state.dominator(of);
        for (seat, holdings) in state.everyone() {
            let [active, sleeping, ships] = holdings.presence(of);
            if [active, sleeping, ships] != [0; 3] {
                let middle = y + 12.0 + ROW * (f32::from(seat.0) + 0.5);
                let counts = [ships, sleeping, active];
                presence(&mut svg, seat, counts, dominator == Some(seat), [ROWS, middle]);
            }
        }
        told(&mut svg, &text, [ROWS + WIDE + 24.0, y, TALL]);
        said.push(sentence(speech.words, text));
        y += TALL + 12.0;
    }
    y += MARGIN - 12.0;
    sky(&mut svg, y);
    (svg.finish(WIDTH, y, SKY), speech.words.sentences(said))
}
