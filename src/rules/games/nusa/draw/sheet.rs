//! The scoring of a round as a table, a column for each player: the NUSA cards, nectar and its
//! rank, what was subjugated, and the sum; below it the robbery and the cards that nobody was
//! dealt.

use super::super::cards::{CardSet, Nusa};
use super::super::points;
use super::super::speech::Speech;
use super::super::state::Robbery;
use super::super::view::Scores;
use super::band::WIDE;
use super::icon::{claw, drop, sword};
use super::palette::{ALARM, DUSK, EDGE, GAIN, GLOW, LIGHT, MUTED, PANEL, SEA};
use super::scene::{Scene, seat_marker};
use super::sea::island;
use super::seat::{cards, label};
use super::tile::{signed, token};
use crate::game::{Seat, Viewer};
use crate::kit::panel::{Sign, halves};
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::kit::table::Frame;
use crate::svg::{Colour, Letters, Paint, Svg};
use crate::words::Words;

/// What a round brought one player.
pub(super) struct Column {
    pub(super) seat: Seat,
    pub(super) tableau: Vec<(Nusa, bool)>,
    pub(super) nectar: u8,
    /// By nectar, from 1 on.
    pub(super) rank: Option<u8>,
    pub(super) worth: u8,
    pub(super) subjugation: u8,
    pub(super) points: u8,
    pub(super) total: u8,
}

/// All that the sheet shows.
pub(super) struct Sheet {
    pub(super) title: String,
    pub(super) columns: Vec<Column>,
    pub(super) robbed: Option<Robbery>,
    pub(super) aside: CardSet,
}

/// The sheet of a round that was scored, the best player first.
pub(super) fn scores(scores: &Scores, scene: &Scene<'_>) -> String {
    let ranked = scene.view.ranked().into_iter();
    let columns = ranked.filter_map(|(_, of)| {
        let account = scores.sheet.seats.get(usize::from(of.seat.0))?;
        Some(Column {
            seat: of.seat,
            tableau: account.tableau.to_vec(),
            nectar: account.nectar,
            rank: account.rank,
            worth: account.nectar_points,
            subjugation: account.subjugation,
            points: account.points,
            total: account.total,
        })
    });
    let sheet = Sheet {
        title: scene.say("nusa-scoring", &[("round", scores.round.into())]),
        columns: columns.collect(),
        robbed: scores.sheet.robbed,
        aside: scores.sheet.aside,
    };
    draw(&sheet, scene.words, scene.view.viewer)
}

const LABELS: f32 = 204.0;
const TOKEN: f32 = 44.0;

struct Table<'a> {
    svg: &'a mut Svg,
    speech: &'a Speech<'a>,
    columns: &'a [Column],
    frame: Frame,
    y: f32,
}

/// Draws a sheet.
pub(super) fn draw(sheet: &Sheet, words: &Words, viewer: Viewer) -> String {
    let speech = &Speech { words, viewer };
    let mut svg = Svg::new();
    svg.text([MARGIN + 6.0, 54.0], &sheet.title, Letters::new(36.0, LIGHT), WIDE - 12.0);
    island(&mut svg, [WIDTH - 170.0, 4.0], 0.5);
    let start = 84.0;
    let columns = &sheet.columns;
    let frame = Frame { labels: LABELS, right: WIDTH - MARGIN, columns: columns.len() };
    let mut table = Table { svg: &mut svg, speech, columns, frame, y: start };
    table.names();
    table.gained();
    table.row("nusa-drawn-nectar", |column| vec![(drop as Sign, column.nectar.to_string())]);
    table.ranks();
    table.row("nusa-drawn-subjugation", |column| match column.subjugation {
        0 => Vec::new(),
        points => vec![(sword as Sign, words.signed(points))],
    });
    table.sums("nusa-drawn-together", 40.0, |column| words.signed(column.points));
    table.sums("nusa-drawn-total", 50.0, |column| column.total.to_string());
    let end = table.y;
    frame.panels(&mut svg, DUSK, [start, end], |at| viewer.is(columns[at].seat));
    let mut y = end + 12.0;
    if let Some(robbed) = &sheet.robbed {
        y = robbery(&mut svg, speech, *robbed, y) + 12.0;
    }
    if !sheet.aside.is_empty() {
        svg.rect([MARGIN, y, WIDE, 76.0], 18.0, Paint::fill(PANEL));
        let heading = speech.say("nusa-drawn-aside", &[]);
        let wide = label(&mut svg, &heading, [MARGIN + 22.0, y + 47.0], 480.0);
        cards(&mut svg, sheet.aside, [MARGIN + 40.0 + wide, y + 11.0], [64.0, 54.0]);
        y += 88.0;
    }
    y += 8.0;
    svg.finish(WIDTH, y, SEA)
}

/// Who has robbed whom of what.
fn robbery(svg: &mut Svg, speech: &Speech<'_>, robbed: Robbery, y: f32) -> f32 {
    svg.rect([MARGIN, y, WIDE, 84.0], 18.0, Paint::fill(PANEL));
    let middle = y + 42.0;
    claw(svg, MARGIN + 44.0, middle, 46.0);
    seat_marker(svg, robbed.by, [MARGIN + 102.0, middle], 46.0);
    svg.path(
        &format!("M{:.0} {:.0}l-14 13 14 13", MARGIN + 152.0, middle - 13.0),
        Paint::line(ALARM, 6.0),
    );
    token(svg, (robbed.flower, true), [MARGIN + 164.0, middle - 29.0], 58.0);
    svg.path(
        &format!("M{:.0} {:.0}l-14 13 14 13", MARGIN + 250.0, middle - 13.0),
        Paint::line(ALARM, 6.0),
    );
    seat_marker(svg, robbed.from, [MARGIN + 288.0, middle], 46.0);
    let told = points::robbery(robbed, speech);
    let letters = Letters::new(27.0, LIGHT);
    let lines = Svg::new().paragraph([0.0, 0.0], &told, letters, WIDE - 350.0, 2);
    let first = if lines > 1 { middle - 8.0 } else { middle + 10.0 };
    svg.paragraph([MARGIN + 330.0, first], &told, letters, WIDE - 350.0, 2);
    y + 84.0
}

impl Table<'_> {
    fn middle(&self, at: usize) -> f32 {
        self.frame.middle(at)
    }

    /// What a row is about, in one line or two in the middle of its height.
    fn label(&mut self, key: &str, height: f32, size: f32, colour: Colour) {
        let text = self.speech.say(key, &[]);
        let (letters, most) = (Letters::new(size, colour), LABELS - 16.0);
        let lines = Svg::new().paragraph([0.0, 0.0], &text, letters, most, 2) as f32;
        let first = self.y + height / 2.0 + size * 0.36 - (lines - 1.0) * size * 0.64;
        self.svg.paragraph([MARGIN + 8.0, first], &text, letters, most, 2);
    }

    fn stripe(&mut self, height: f32, opacity: f32) {
        self.frame.stripe(self.svg, self.y, height, opacity);
    }

    /// Whose column it is.
    fn names(&mut self) {
        for (at, column) in self.columns.iter().enumerate() {
            let (x, room) = (self.middle(at), self.frame.room());
            seat_marker(self.svg, column.seat, [x, self.y + 34.0], 48.0);
            let name = self.speech.of(column.seat, "nusa-player", &[]);
            for (line, text) in halves(&name, 27.0, room).iter().enumerate() {
                let at = [x, self.y + 88.0 + 31.0 * line as f32];
                self.svg.text(at, text, Letters::new(27.0, LIGHT).middle(), room);
            }
        }
        self.y += 132.0;
    }

    /// The NUSA cards of each.
    fn gained(&mut self) {
        let step = TOKEN + 5.0;
        let across = ((self.frame.room() + 5.0) / step).floor() as usize;
        let most = self.columns.iter().map(|column| column.tableau.len()).max();
        let rows = most.unwrap_or_default().div_ceil(across).max(1);
        let high = rows as f32 * step + 12.0;
        self.label("nusa-drawn-gained", high, 27.0, MUTED);
        for (at, column) in self.columns.iter().enumerate() {
            let middle = self.middle(at);
            for (row, some) in column.tableau.chunks(across).enumerate() {
                let left = middle - (some.len() as f32 * step - 5.0) / 2.0;
                for (number, gained) in some.iter().enumerate() {
                    let x = left + number as f32 * step;
                    token(self.svg, *gained, [x, self.y + 6.0 + row as f32 * step], TOKEN);
                }
            }
        }
        self.y += high;
    }

    /// A row of signs and numbers, with a dot where there is nothing.
    fn row(&mut self, key: &str, signs: impl Fn(&Column) -> Vec<(Sign, String)>) {
        const HEIGHT: f32 = 50.0;
        self.stripe(HEIGHT, 0.06);
        self.label(key, HEIGHT, 27.0, MUTED);
        for (at, column) in self.columns.iter().enumerate() {
            let (x, room) = (self.middle(at), self.frame.room());
            match &signs(column)[..] {
                [] => {
                    let paint = Paint::fill(EDGE.with(LIGHT, 20));
                    self.svg.circle(x, self.y + HEIGHT / 2.0, 5.0, paint);
                }
                signs => signed(self.svg, signs, [x, self.y + 36.0], 32.0, room, LIGHT),
            }
        }
        self.y += HEIGHT + 4.0;
    }

    /// The rank by nectar, and what it is worth.
    fn ranks(&mut self) {
        const HEIGHT: f32 = 62.0;
        self.label("nusa-drawn-rank", HEIGHT, 27.0, MUTED);
        for (at, column) in self.columns.iter().enumerate() {
            let (x, y) = (self.middle(at), self.y + HEIGHT / 2.0);
            let worth = self.speech.words.signed(column.worth);
            let Some(rank) = column.rank else {
                let letters = Letters::new(32.0, MUTED).middle();
                self.svg.text([x, y + 11.0], &worth, letters, self.frame.room());
                continue;
            };
            let (ground, ink) = if rank == 1 { (GLOW, SEA) } else { (SEA, LIGHT) };
            self.svg.circle(x - 32.0, y, 22.0, Paint::fill(ground).outlined(GLOW, 3.0));
            let letters = Letters::new(28.0, ink).middle();
            self.svg.text([x - 32.0, y + 10.0], &rank.to_string(), letters, 40.0);
            self.svg.text([x + 2.0, y + 12.0], &worth, Letters::new(34.0, GAIN), 60.0);
        }
        self.y += HEIGHT;
    }

    /// A row of sums.
    fn sums(&mut self, key: &str, size: f32, sum: impl Fn(&Column) -> String) {
        let height = size + 18.0;
        self.stripe(height, 0.12);
        self.label(key, height, 29.0, LIGHT);
        let best = self.columns.iter().map(|column| column.total).max();
        for (at, column) in self.columns.iter().enumerate() {
            let leads = size > 45.0 && Some(column.total) == best;
            let letters = Letters::new(size, if leads { GLOW } else { LIGHT }).middle();
            let at = [self.middle(at), self.y + height / 2.0 + size * 0.36];
            self.svg.text(at, &sum(column), letters, self.frame.room());
        }
        self.y += height + 6.0;
    }
}
