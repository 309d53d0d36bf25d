//! Values as a drawing holds them. They are most of its text, and are written without the detour over a
//! formatter.

use std::fmt::Write;

use super::colour::Colour;
use super::measure::is_unwritable;

/// A value in a drawing.
#[derive(Clone, Copy)]
pub(super) enum Value<'a> {
    Text(&'a str),
    /// To a tenth.
    Length(f32),
    /// To a thousandth.
    Factor(f32),
    Colour(Colour),
}

impl Value<'_> {
    /// Appends it as XML holds it.
    pub(super) fn push_to(self, out: &mut String) {
        match self {
            Value::Text(text) => push_escaped(out, text),
            Value::Length(length) => push_rounded(out, length, 10),
            Value::Factor(factor) => push_rounded(out, factor, 1000),
            Value::Colour(colour) => push_colour(out, colour),
        }
    }
}

/// Appends a number rounded to one part in `parts`, a power of ten, in the digits that `f32` itself
/// would write.
fn push_rounded(out: &mut String, number: f32, parts: u32) {
    let scaled = (number * parts as f32).round();
    // Beyond this, and for what is no number, `f32` knows the digits best.
    if scaled.is_nan() || scaled.abs() >= 1e6 {
        write!(out, "{}", scaled / parts as f32).expect("a text takes all that is written");
        return;
    }
    if scaled.is_sign_negative() {
        out.push('-');
    }
    let scaled = scaled.abs() as u32;
    push_whole(out, scaled / parts);
    let (mut rest, mut parts) = (scaled % parts, parts);
    if rest > 0 {
        out.push('.');
    }
    while rest > 0 {
        parts /= 10;
        push_digit(out, rest / parts);
        rest %= parts;
    }
}

/// Appends a whole number in decimal digits.
fn push_whole(out: &mut String, number: u32) {
    if number >= 10 {
        push_whole(out, number / 10);
    }
    push_digit(out, number % 10);
}

/// Appends a digit, decimal or hexadecimal.
fn push_digit(out: &mut String, digit: u32) {
    out.push(char::from_digit(digit, 16).expect("a digit is below sixteen"));
}

/// Appends a colour as SVG writes it.
fn push_colour(out: &mut String, colour: Colour) {
    out.push('#');
    for part in colour.parts() {
        push_digit(out, u32::from(part >> 4));
        push_digit(out, u32::from(part & 15));
    }
}

/// Appends a text as XML holds it. What XML cannot hold is left out, and what would turn the direction
/// of the text around.
fn push_escaped(out: &mut String, text: &str) {
    let is_plain = |byte: &u8| matches!(byte, b' '..=b'~') && !b"&<>\"".contains(byte);
    let mut rest = text;
    while !rest.is_empty() {
        let run = rest.as_bytes().iter().take_while(|byte| is_plain(byte)).count();
        let (plain, other) = rest.split_at(run);
        out.push_str(plain);
        let mut others = other.chars();
        match others.next() {
            Some('&') => out.push_str("&amp;"),
            Some('<') => out.push_str("&lt;"),
            Some('>') => out.push_str("&gt;"),
            Some('"') => out.push_str("&quot;"),
            Some(c) if !is_unwritable(c) => out.push(c),
            Some(_) | None => {}
        }
        rest = others.as_str();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounded_numbers_are_written_as_floats_write_them() {
        let by_float = |number: f32, parts: f32| ((number * parts).round() / parts).to_string();
        let odd = [0.04, -0.04, 99_999.95, 1e6, -3e9, f32::NAN, f32::INFINITY, -f32::INFINITY];
        let many = (-40_000..40_000).map(|number| number as f32 / 16.0);
        let rounded = |number, parts| {
            let mut out = String::new();
            push_rounded(&mut out, number, parts);
            out
        };
        for number in many.chain(odd) {
            assert_eq!(rounded(number, 10), by_float(number, 10.0));
            assert_eq!(rounded(number, 1000), by_float(number, 1000.0));
        }
    }

    #[test]
    fn a_colour_is_pushed_as_it_is_displayed() {
        for colour in [0, 0x0a_0b0c, 0xff_ffff].map(Colour) {
            let mut out = String::new();
            push_colour(&mut out, colour);
            assert_eq!(out, colour.to_string());
        }
    }
}
