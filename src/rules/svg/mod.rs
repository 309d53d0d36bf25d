//! Drawings as SVG text: a few shapes, and letters that stay within a width. Escaping happens in
//! one place. It knows no game.

mod colour;
mod measure;
mod value;

pub use colour::Colour;
pub use measure::{cut, measure};

use crate::picture::FONT;
use measure::{SMALLEST, fit, wrap};
use value::Value;

/// How a shape is filled and outlined.
#[derive(Clone, Copy, Debug)]
pub struct Paint {
    fill: Option<Colour>,
    line: Option<(Colour, f32)>,
    dash: Option<f32>,
    opacity: f32,
}

impl Paint {
    /// Filled, without an outline.
    pub const fn fill(colour: Colour) -> Paint {
        Paint { fill: Some(colour), line: None, dash: None, opacity: 1.0 }
    }

    /// An outline of this width, with nothing inside.
    pub const fn line(colour: Colour, width: f32) -> Paint {
        Paint { fill: None, line: Some((colour, width)), dash: None, opacity: 1.0 }
    }

    /// The same with an outline of this width.
    #[must_use]
    pub const fn outlined(self, colour: Colour, width: f32) -> Paint {
        Paint { line: Some((colour, width)), ..self }
    }

    /// The same with a broken outline.
    #[must_use]
    pub const fn dashed(self, length: f32) -> Paint {
        Paint { dash: Some(length), ..self }
    }

    /// The same, so that what lies beneath shines through: 1 hides it.
    #[must_use]
    pub const fn faint(self, opacity: f32) -> Paint {
        Paint { opacity, ..self }
    }
}

/// Where a text stands by its x.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Anchor {
    Start,
    Middle,
    End,
}

/// The size and colour of a text, and where it stands by its x.
#[derive(Clone, Copy, Debug)]
pub struct Letters {
    size: f32,
    colour: Colour,
    anchor: Anchor,
}

impl Letters {
    /// They start at x.
    pub const fn new(size: f32, colour: Colour) -> Letters {
        Letters { size, colour, anchor: Anchor::Start }
    }

    /// The same around x.
    #[must_use]
    pub const fn middle(self) -> Letters {
        Letters { anchor: Anchor::Middle, ..self }
    }

    /// The same up to x.
    #[must_use]
    pub const fn end(self) -> Letters {
        Letters { anchor: Anchor::End, ..self }
    }
}

/// How far the lines of a paragraph are apart, by the size of their letters.
const LEADING: f32 = 1.28;

/// A drawing in the making.
#[derive(Clone, Debug)]
pub struct Svg {
    body: String,
    texts: u32,
}

impl Svg {
    /// An empty drawing.
    #[expect(clippy::new_without_default, reason = "a drawing is begun, not defaulted to")]
    pub fn new() -> Svg {
        Svg { body: String::new(), texts: 0 }
    }

    /// A rectangle with rounded corners.
    pub fn rect(&mut self, [x, y, width, height]: [f32; 4], round: f32, paint: Paint) {
        // A bar of nothing is not seen, and a renderer would complain about it.
        if width <= 0.0 || height <= 0.0 {
            return;
        }
        let place = [
            ("x", Value::Length(x)),
            ("y", Value::Length(y)),
            ("width", Value::Length(width)),
            ("height", Value::Length(height)),
            ("rx", Value::Length(round)),
        ];
        self.shape("rect", &place, paint);
    }

    /// A circle around this point.
    pub fn circle(&mut self, x: f32, y: f32, radius: f32, paint: Paint) {
        let place =
            [("cx", Value::Length(x)), ("cy", Value::Length(y)), ("r", Value::Length(radius))];
        self.shape("circle", &place, paint);
    }

    /// An ellipse around this point.
    pub fn ellipse(&mut self, [x, y]: [f32; 2], [wide, high]: [f32; 2], paint: Paint) {
        let place = [
            ("cx", Value::Length(x)),
            ("cy", Value::Length(y)),
            ("rx", Value::Length(wide)),
            ("ry", Value::Length(high)),
        ];
        self.shape("ellipse", &place, paint);
    }

    /// A path, in SVG's own words.
    pub fn path(&mut self, path: &str, paint: Paint) {
        self.shape("path", &[("d", Value::Text(path))], paint);
    }

    /// What is drawn in here has its origin at this point, and is scaled.
    pub fn group(&mut self, x: f32, y: f32, scale: f32, draw: impl FnOnce(&mut Svg)) {
        self.body.push_str("<g transform=\"translate(");
        Value::Length(x).push_to(&mut self.body);
        self.body.push(',');
        Value::Length(y).push_to(&mut self.body);
        self.body.push_str(")scale(");
        Value::Factor(scale).push_to(&mut self.body);
        self.body.push_str(")\">");
        draw(self);
        self.close("g");
    }

    /// What is drawn in here lies beneath all that was drawn before.
    pub fn beneath(&mut self, draw: impl FnOnce(&mut Svg)) {
        let above = std::mem::take(&mut self.body);
        draw(self);
        self.body.push_str(&above);
    }

    /// A line of text on the baseline y, at most so wide. How wide it is, by estimate.
    pub fn text(&mut self, [x, y]: [f32; 2], text: &str, letters: Letters, most: f32) -> f32 {
        let (text, size) = fit(text, letters.size, most);
        if text.is_empty() {
            return 0.0;
        }
        self.texts += 1;
        let id = format!("fit-{}-{}", self.texts, most.floor());
        let anchor = match letters.anchor {
            Anchor::Start => None,
            Anchor::Middle => Some("middle"),
            Anchor::End => Some("end"),
        };
        self.open(
            "text",
            &[
                ("id", Value::Text(&id)),
                ("x", Value::Length(x)),
                ("y", Value::Length(y)),
                ("font-size", Value::Length(size)),
                ("fill", Value::Colour(letters.colour)),
            ],
        );
        if let Some(anchor) = anchor {
            self.attribute("text-anchor", Value::Text(anchor));
        }
        self.body.push('>');
        Value::Text(&text).push_to(&mut self.body);
        self.close("text");
        measure(&text, size)
    }

    /// A text of several lines, the first one on the baseline y. How many lines it takes.
    pub fn paragraph(
        &mut self,
        [x, y]: [f32; 2],
        text: &str,
        letters: Letters,
        most: f32,
        lines: usize,
    ) -> usize {
        // Rather a little smaller than a last word on a line of its own.
        let fits = measure(text, letters.size * SMALLEST) <= most;
        let lines = wrap(text, letters.size, most, if fits { 1 } else { lines });
        for (at, line) in lines.iter().enumerate() {
            let y = y + at as f32 * letters.size * LEADING;
            self.text([x, y], line, letters, most);
        }
        lines.len()
    }

    /// The drawing as a file of this size, on an opaque ground.
    pub fn finish(self, width: f32, height: f32, ground: Colour) -> String {
        let Svg { body, .. } = self;
        let mut whole = Svg::new();
        let (width, height) = (width.ceil(), height.ceil());
        let frame = ["0", "0", &width.to_string(), &height.to_string()].join(" ");
        let root = [
            ("xmlns", Value::Text("http://www.w3.org/2000/svg")),
            ("width", Value::Length(width)),
            ("height", Value::Length(height)),
            ("viewBox", Value::Text(&frame)),
            ("font-family", Value::Text(FONT)),
            ("stroke-linejoin", Value::Text("round")),
            ("stroke-linecap", Value::Text("round")),
        ];
        whole.open("svg", &root);
        whole.body.push('>');
        whole.rect([0.0, 0.0, width, height], 0.0, Paint::fill(ground));
        whole.body.push_str(&body);
        whole.close("svg");
        whole.body
    }

    fn shape(&mut self, name: &str, place: &[(&str, Value<'_>)], paint: Paint) {
        self.open(name, place);
        match paint.fill {
            Some(colour) => self.attribute("fill", Value::Colour(colour)),
            None => self.attribute("fill", Value::Text("none")),
        }
        if let Some((colour, width)) = paint.line {
            self.attribute("stroke", Value::Colour(colour));
            self.attribute("stroke-width", Value::Length(width));
        }
        if let Some(length) = paint.dash {
            self.attribute("stroke-dasharray", Value::Length(length));
        }
        if paint.opacity < 1.0 {
            self.attribute("opacity", Value::Factor(paint.opacity));
        }
        self.body.push_str("/>");
    }

    fn open(&mut self, name: &str, attributes: &[(&str, Value<'_>)]) {
        self.body.push('<');
        self.body.push_str(name);
        for (name, value) in attributes {
            self.attribute(name, *value);
        }
    }

    fn attribute(&mut self, name: &str, value: Value<'_>) {
        self.body.push(' ');
        self.body.push_str(name);
        self.body.push_str("=\"");
        value.push_to(&mut self.body);
        self.body.push('"');
    }

    fn close(&mut self, name: &str) {
        self.body.push_str("</");
        self.body.push_str(name);
        self.body.push('>');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finished(draw: impl FnOnce(&mut Svg)) -> String {
        let mut svg = Svg::new();
        draw(&mut svg);
        svg.finish(100.0, 50.0, Colour(0))
    }

    #[test]
    fn whatever_a_name_holds_the_drawing_stays_well_formed() {
        let name = "<&\"\u{0}\u{1b}\u{202e}\n>";
        let svg = finished(|svg| {
            svg.text([1.0, 2.0], name, Letters::new(20.0, Colour(0xff)), 400.0);
        });
        assert!(svg.contains(">&lt;&amp;&quot;&gt;</text>"), "{svg}");
        assert!(svg.chars().all(|c| !c.is_control()));
    }

    #[test]
    fn every_text_says_how_wide_it_may_be() {
        let svg = finished(|svg| {
            svg.text([1.0, 2.0], "7", Letters::new(20.0, Colour(0)).middle(), 30.9);
        });
        let expected = "<text id=\"fit-1-30\" x=\"1\" y=\"2\" font-size=\"20\" fill=\"#000000\" text-anchor=\"middle\">7</text>";
        assert!(svg.contains(expected), "{svg}");
    }

    #[test]
    fn what_lies_beneath_is_drawn_first() {
        let svg = finished(|svg| {
            svg.circle(1.0, 1.0, 1.0, Paint::fill(Colour(1)));
            svg.beneath(|svg| svg.circle(2.0, 2.0, 2.0, Paint::fill(Colour(2)).faint(0.5)));
        });
        let first = svg.find("#000002").unwrap();
        assert!(first < svg.find("#000001").unwrap(), "{svg}");
    }
}
