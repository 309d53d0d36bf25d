//! Texts made to fit: counted as in [`limits`](crate::discord::limits), cut between characters,
//! split between lines, and with other people's names taken literally.

/// Stands where Discord wants a text and there is none: it is not seen.
pub(super) const BLANK: &str = "\u{200b}";

/// How long Discord thinks this is, at most.
pub(crate) fn length(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}

/// The text, or its beginning with an ellipsis.
pub(crate) fn cut(text: impl Into<String>, most: usize) -> String {
    let mut text = text.into();
    // A text has at least as many bytes as UTF-16 units.
    if text.len() > most && length(&text) > most {
        let end = reach(&text, most.saturating_sub(1));
        text.truncate(end);
        text.truncate(text.trim_end().len());
        if most > 0 {
            text.push('…');
        }
    }
    text
}

/// Like [`cut`], for places that must not be empty.
pub(crate) fn filled(text: impl Into<String>, most: usize) -> String {
    let text = cut(text, most);
    if text.trim().is_empty() { BLANK.to_owned() } else { text }
}

/// The whole text in parts that fit: cut between lines where there is a line's end in the second
/// half of a part, else between words, else between characters. No part is blank.
pub(crate) fn split(text: &str, most: usize) -> Vec<String> {
    let mut parts = Vec::new();
    let mut rest = text;
    while !rest.trim().is_empty() {
        let end = reach(rest, most.max(2));
        let (part, after) = if end == rest.len() {
            (rest, "")
        } else {
            let breaks = |what: char| rest[..end].rfind(what).filter(|at| *at >= end / 2);
            match breaks('\n').or_else(|| breaks(' ')) {
                Some(at) => (&rest[..at], &rest[at + 1..]),
                None => rest.split_at(end),
            }
        };
        if !part.trim().is_empty() {
            parts.push(part.to_owned());
        }
        rest = after;
    }
    parts
}

/// The byte at which the longest beginning of at most this many units ends.
fn reach(text: &str, most: usize) -> usize {
    let mut units = 0;
    let past = text.char_indices().find(|(_, c)| {
        units += c.len_utf16();
        units > most
    });
    past.map_or(text.len(), |(at, _)| at)
}

/// A text for a place that has one line and no markdown: nothing breaks it or turns its writing direction
/// around.
pub(crate) fn one_line(text: &str) -> String {
    let kept = text.chars().filter(|c| !turns_direction(*c));
    kept.map(|c| if breaks_line(c) { ' ' } else { c }).collect()
}

/// Does this character turn the writing direction of what follows around?
fn turns_direction(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Does it end a line, or do something that no letter does?
fn breaks_line(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')
}

/// Somebody's name within a text that Discord reads as markdown: it stays on one line, formats
/// nothing, links and mentions nothing, and turns no writing direction around.
pub(crate) fn literal(name: &str) -> String {
    let mut literal = String::with_capacity(name.len() + 4);
    let mut only_digits = true;
    let mut chars = name.trim().chars().peekable();
    while let Some(c) = chars.next() {
        if turns_direction(c) {
            continue;
        }
        if breaks_line(c) {
            literal.push(' ');
            continue;
        }
        let special = match c {
            '\\' | '`' | '*' | '_' | '~' | '|' | '<' | '>' | '[' | ']' | '@' => true,
            ':' => chars.peek() == Some(&'/'),
            '#' | '-' | '+' => literal.is_empty(),
            '.' | ')' => only_digits,
            _ => false,
        };
        only_digits &= c.is_ascii_digit();
        if special {
            literal.push('\\');
        }
        literal.push(c);
    }
    if literal.trim().is_empty() { "…".to_owned() } else { literal }
}
