//! The scoring of a round as a table, a column for each country: what it took, what the three
//! phases made of it, and where its marker went.

use super::super::account::LIMITED;
use super::super::cards::Suit;
use super::super::country::{Country, threshold};
use super::super::score::GOAL;
use super::super::speech::{Speech, suit};
use super::super::track::FLOOR;
use super::super::view::Scores;
use super::alt::said;
use super::card::{lettered_mark, suit_mark};
use super::column::{Column, columns, say};
use super::marker::marker;
use super::scene::Scene;
use crate::kit::palette::{ALARM, EDGE, GLOW, INK, LIGHT, MUTED, SKY, SPACE};
use crate::kit::panel::halves;
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::kit::table::Frame;
use crate::picture::Picture;
use crate::svg::{Colour, Letters, Paint, Svg};
use crate::words::Words;

/// The sheet of a round.
pub(super) fn scores(scores: &Scores, scene: &Scene<'_>) -> Picture {
    let columns = columns(&scores.sheet, scene.view.players, scores.tie_reading);
    let title = scene.speech.say("uchu-scoring", &[("round", scores.round.into())]);
    let mut svg = Svg::new();
    let height = table(&mut svg, &title, &columns, WIDTH - MARGIN, &scene.speech);
    let alt = said(scene, |speech| say(&title, &columns, speech));
    Picture { name: "scores", svg: svg.finish(WIDTH, height, SKY), alt }
}

/// Points that were won.
const GAIN: Colour = Colour(0x8ff0b0);
const LABELS: f32 = 216.0;
const ROW: f32 = 37.0;
const SUM: f32 = 46.0;

/// A table in the making: where its columns are, and how far down it goes.
struct Table<'a> {
    svg: &'a mut Svg,
    columns: &'a [Column],
    speech: &'a Speech<'a>,
    frame: Frame,
    y: f32,
}

/// The table below its title, up to this far to the right. How high all of it is.
pub(super) fn table(
    svg: &mut Svg,
    title: &str,
    columns: &[Column],
    right: f32,
    speech: &Speech<'_>,
) -> f32 {
    let limit = [("threshold", threshold(speech.players).into())];
    let limit = speech.say("uchu-sheet-limit", &limit);
    svg.text([MARGIN + 12.0, 54.0], title, Letters::new(36.0, LIGHT), 440.0);
    let end = WIDTH - MARGIN - 8.0;
    let wide = svg.text([end, 54.0], &limit, Letters::new(26.0, ALARM).end(), 330.0);
    for (at, of) in LIMITED.into_iter().rev().enumerate() {
        suit_mark(svg, of, end - wide - 24.0 - 34.0 * at as f32, 45.0, 25.0);
    }
    let start = 90.0;
    let frame = Frame { labels: LABELS, right, columns: columns.len() };
    let mut table = Table { svg, columns, speech, frame, y: start };
    table.names();
    table.before();
    table.suits();
    table.phase_one();
    table.phase_two();
    table.phase_three();
    table.after();
    let end = table.y;
    let own = |at: usize| speech.viewer.is(columns[at].country.owner(speech.players));
    frame.panels(table.svg, SPACE, [start, end], own);
    end + MARGIN
}

impl Table<'_> {
    fn middle(&self, at: usize) -> f32 {
        self.frame.middle(at)
    }

    fn say(&self, key: &str) -> String {
        self.speech.say(key, &[])
    }

    /// What a row is about, in the middle of its height.
    fn label(&mut self, from: f32, height: f32, text: &str, size: f32, colour: Colour) {
        let at = [MARGIN + from, self.y + height / 2.0 + size * 0.36];
        self.svg.text(at, text, Letters::new(size, colour), LABELS - from - 8.0);
    }

    /// Something in a column, in the middle of the row.
    fn cell(&mut self, at: usize, height: f32, text: &str, size: f32, colour: Colour) {
        let place = [self.middle(at), self.y + height / 2.0 + size * 0.36];
        self.svg.text(place, text, Letters::new(size, colour).middle(), self.frame.room());
    }

    /// Nothing in a column.
    fn dot(&mut self, at: usize, height: f32) {
        self.svg.circle(
            self.middle(at),
            self.y + height / 2.0,
            4.0,
            Paint::fill(EDGE.with(LIGHT, 20)),
        );
    }

    fn stripe(&mut self, height: f32, opacity: f32) {
        self.frame.stripe(self.svg, self.y, height, opacity);
    }

    /// Whose column it is.
    fn names(&mut self) {
        for (at, column) in self.columns.iter().enumerate() {
            let (x, y, room) = (self.middle(at), self.y, self.frame.room());
            marker(self.svg, column.country, self.speech.players, [x, y], 46.0);
            name(self.svg, [x, y + 52.0], column.country, room, self.speech);
        }
        self.y += 88.0;
    }

    fn before(&mut self) {
        let label = self.say("uchu-sheet-before");
        self.label(12.0, ROW, &label, 26.0, MUTED);
        for (at, column) in self.columns.iter().enumerate() {
            let points = self.speech.words.number(column.before);
            self.cell(at, ROW, &points, 28.0, MUTED);
        }
        self.y += ROW + 4.0;
    }

    /// How many cards of each suit, and which are too many.
    fn suits(&mut self) {
        let most = threshold(self.speech.players);
        for (row, of) in Suit::ALL.into_iter().enumerate() {
            if row % 2 == 0 {
                self.stripe(ROW, 0.06);
            }
            let word = self.speech.say("uchu-colour", &suit(of));
            let mark = [MARGIN + 12.0, self.y + ROW / 2.0];
            lettered_mark(self.svg, of, mark, 27.0, LIGHT);
            self.label(76.0, ROW, &word, 26.0, MUTED);
            for (at, column) in self.columns.iter().enumerate() {
                let count = column.account.count(of);
                if LIMITED.contains(&of) && column.account.is_over(of, most) {
                    let (x, y) = (self.middle(at), self.y);
                    self.svg.rect([x - 42.0, y + 2.0, 84.0, ROW - 4.0], 18.0, Paint::fill(ALARM));
                    self.cell(at, ROW, &format!("{count} !"), 30.0, INK);
                } else if count > 0 {
                    self.cell(at, ROW, &count.to_string(), 28.0, LIGHT);
                } else {
                    self.dot(at, ROW);
                }
            }
            self.y += ROW;
        }
        self.y += 6.0;
    }

    /// The suit that a row is about, at the end of its label.
    fn mark(&mut self, height: f32, suit: Option<Suit>) {
        if let Some(suit) = suit {
            let at = [MARGIN + LABELS - 66.0, self.y + height / 2.0];
            lettered_mark(self.svg, suit, at, 27.0, LIGHT);
        }
    }

    /// A row of sums, with nothing where there is none.
    fn row(
        &mut self,
        key: &str,
        suit: Option<Suit>,
        sum: impl Fn(&Column) -> Option<(String, Colour)>,
    ) {
        let label = self.say(key);
        self.label(12.0, ROW, &label, 26.0, MUTED);
        self.mark(ROW, suit);
        for (at, column) in self.columns.iter().enumerate() {
            match sum(column) {
                Some((text, colour)) => self.cell(at, ROW, &text, 28.0, colour),
                None => self.dot(at, ROW),
            }
        }
        self.y += ROW;
    }

    /// What a phase adds up to.
    fn sums(&mut self, phase: u8, suit: Option<Suit>, sum: impl Fn(&Column) -> Option<i16>) {
        self.stripe(SUM, 0.12);
        let label = self.speech.say("uchu-phase", &[("phase", phase.into())]);
        self.label(12.0, SUM, &label, 28.0, LIGHT);
        self.mark(SUM, suit);
        for (at, column) in self.columns.iter().enumerate() {
            let Some(points) = sum(column) else {
                self.dot(at, SUM);
                continue;
            };
            let colour = match points {
                0 => LIGHT,
                1.. => GAIN,
                _ => ALARM,
            };
            self.cell(at, SUM, &self.speech.words.signed(points), 34.0, colour);
        }
        self.y += SUM + 4.0;
    }

    fn phase_one(&mut self) {
        let words = self.speech.words;
        let most = threshold(self.speech.players);
        self.row("uchu-sheet-piles", None, |column| {
            let plain = column.account.piles - column.account.pink_piles;
            (plain > 0).then(|| (times(words, plain, 2), LIGHT))
        });
        self.row("uchu-sheet-pinks", Some(Suit::Pink), |column| {
            let over = column.account.is_over(Suit::Pink, most);
            let (worth, colour) = if over { (-3, ALARM) } else { (3, LIGHT) };
            let piles = column.account.pink_piles;
            (piles > 0).then(|| (times(words, piles, worth), colour))
        });
        self.row("uchu-sheet-colours", None, |column| {
            let (count, points) = (column.account.colours(), column.one.colours);
            let text = match i16::from(count) == points {
                true => count.to_string(),
                false => goes(words, count.into(), points),
            };
            (count > 0).then_some((text, LIGHT))
        });
        self.row("uchu-sheet-halved", Some(Suit::Green), |column| {
            let whole = column.one.piles + column.one.colours;
            let half = goes(words, whole, column.one.delta());
            column.one.halved.then_some((half, ALARM))
        });
        self.y += 4.0;
        self.sums(1, None, |column| Some(column.one.delta()));
    }

    fn phase_two(&mut self) {
        self.sums(2, Some(Suit::Gray), |column| column.two);
    }

    /// Who has too much red/blue gives, and those below get.
    fn phase_three(&mut self) {
        let top = self.y;
        self.sums(3, Some(Suit::Redblue), |column| column.three);
        let gives = |column: &Column| column.three.is_some_and(|points| points < 0);
        let Some(giver) = self.columns.iter().position(gives) else { return };
        let takes = |column: &Column| column.three.is_some_and(|points| points > 0);
        let takers: Vec<usize> =
            (0..self.columns.len()).filter(|at| takes(&self.columns[*at])).collect();
        let rail = top + SUM + 12.0;
        let from = self.middle(giver);
        self.svg.circle(from, rail, 6.0, Paint::fill(ALARM));
        for taker in takers {
            let to = self.middle(taker);
            let arrow = format!("M{from} {rail}L{to} {rail}L{to} {}", top + SUM - 2.0);
            self.svg.path(&arrow, Paint::line(GAIN, 4.0));
            let (left, right, tip) = (to - 9.0, to + 9.0, top + SUM - 10.0);
            let foot = tip + 12.0;
            let head = format!("M{left} {foot}L{to} {tip}L{right} {foot}Z");
            self.svg.path(&head, Paint::fill(GAIN).outlined(GAIN, 2.0));
        }
        self.svg.circle(from, rail, 7.0, Paint::fill(ALARM));
        let stem = format!("M{from} {rail}L{from} {}", top + SUM - 6.0);
        self.svg.path(&stem, Paint::line(ALARM, 4.0));
        self.y += 16.0;
    }

    /// Who is where now.
    fn places(&mut self) {
        const HEIGHT: f32 = 26.0;
        for at in 0..self.columns.len() {
            let place = self.speech.say("uchu-drawn-rank", &[("place", (at + 1).into())]);
            let colour = if at == 0 { GLOW } else { MUTED };
            self.cell(at, HEIGHT, &place, 26.0, colour);
        }
        self.y += HEIGHT + 10.0;
    }

    fn after(&mut self) {
        const HEIGHT: f32 = 60.0;
        let stopped = self.columns.iter().any(|column| column.floored);
        let label = self.say("uchu-sheet-after");
        if stopped {
            let floor = [("floor", self.speech.words.number(FLOOR).into())];
            let floor = self.speech.say("uchu-sheet-floor", &floor);
            self.label(12.0, HEIGHT - 16.0, &label, 32.0, LIGHT);
            self.label(12.0, HEIGHT + 46.0, &floor, 24.0, ALARM);
        } else {
            self.label(12.0, HEIGHT, &label, 32.0, LIGHT);
        }
        for (at, column) in self.columns.iter().enumerate() {
            let points = self.speech.words.number(column.after);
            let colour = if column.after >= GOAL { GLOW } else { LIGHT };
            self.cell(at, HEIGHT, &points, 46.0, colour);
            if column.floored {
                let (x, y) = (self.middle(at), self.y + HEIGHT - 4.0);
                let floor = format!("M{} {y}L{} {y}", x - 40.0, x + 40.0);
                self.svg.path(&floor, Paint::line(ALARM, 6.0));
            }
        }
        self.y += HEIGHT;
        self.places();
    }
}

/// What a country is called, in a line or in two: a dependency by whose it is and what it is.
pub(super) fn called(country: Country, speech: &Speech<'_>) -> (String, Option<String>) {
    if country.is_dependency(speech.players) {
        let owner = speech.of(country, "uchu-drawn-suzerain", Vec::new());
        return (owner, Some(speech.say("uchu-drawn-dependency", &[])));
    }
    (speech.of(country, "uchu-country", Vec::new()), None)
}

/// A country's name in up to two lines, the first one on the baseline y.
fn name(svg: &mut Svg, [x, y]: [f32; 2], country: Country, room: f32, speech: &Speech<'_>) {
    let letters = Letters::new(27.0, LIGHT).middle();
    let (called, tag) = called(country, speech);
    if let Some(tag) = tag {
        svg.text([x, y], &called, letters, room);
        svg.text([x, y + 31.0], &tag, Letters::new(24.0, MUTED).middle(), room);
        return;
    }
    for (at, line) in halves(&called, 27.0, room).iter().enumerate() {
        svg.text([x, y + 31.0 * at as f32], line, letters, room);
    }
}

fn times(words: &Words, count: u8, worth: i16) -> String {
    let args = [("count", count.into()), ("worth", words.number(worth).into())];
    words.say("uchu-sheet-times", &args)
}

fn goes(words: &Words, from: i16, to: i16) -> String {
    let args = [("from", words.number(from).into()), ("to", words.number(to).into())];
    words.say("uchu-sheet-goes", &args)
}
