//! How wide letters are, and texts that stay within a width: written smaller, cut, or in several
//! lines. It knows no font beyond how wide its letters are.

/// A text that is too long is first written smaller, down to this share of its size.
pub(super) const SMALLEST: f32 = 0.86;
const ELLIPSIS: char = '…';

/// What no drawing can hold: controls, and what would turn the direction of a text around.
pub(super) fn is_unwritable(c: char) -> bool {
    let turns = matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(c, '\u{2066}'..='\u{2069}');
    c.is_control() || turns || matches!(c, '\u{fffe}' | '\u{ffff}')
}

/// How wide a text is at this size: rather too wide than too narrow.
pub fn measure(text: &str, size: f32) -> f32 {
    let ems: u32 = text.chars().map(width).sum();
    ems as f32 * size / 100.0
}

/// How wide the characters from space to tilde are, in hundredths of their size.
const WIDTHS: [u8; 95] = [
    24, 38, 58, 60, 60, 97, 75, 33, 39, 39, 52, 60, 33, 38, 33, 40, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 33, 33, 60, 60, 60, 52, 102, 65, 69, 67, 72, 63, 59, 73, 77, 34, 58, 70, 59, 86, 76,
    78, 68, 78, 69, 63, 63, 76, 63, 93, 64, 59, 62, 39, 40, 39, 60, 58, 64, 60, 65, 54, 65, 59, 38,
    61, 65, 31, 32, 61, 33, 97, 65, 64, 65, 65, 45, 51, 43, 65, 59, 87, 57, 58, 52, 39, 31, 39, 60,
];

/// How wide a character is, in hundredths of its size.
fn width(c: char) -> u32 {
    match c {
        c if is_unwritable(c) => 0,
        '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200d}' | '\u{fe00}'..='\u{fe0f}' => 0,
        ' '..='~' => WIDTHS[c as usize - ' ' as usize].into(),
        '’' | '‘' | '•' => 39,
        '−' | '·' | '“' | '”' | '–' => 60,
        // Kana, Chinese characters, Hangul, full width.
        '\u{3000}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}' | '\u{ff01}'..='\u{ff60}' => 100,
        _ => 107,
    }
}

/// The text and the size at which it is at most so wide: smaller by a little, then cut.
pub(super) fn fit(text: &str, size: f32, most: f32) -> (String, f32) {
    let wide = measure(text, size);
    if wide <= most {
        return (text.to_owned(), size);
    }
    let size = (size * (most / wide).max(SMALLEST) * 10.0).floor() / 10.0;
    if measure(text, size) <= most {
        return (text.to_owned(), size);
    }
    (cut(text, |part| measure(part, size) <= most), size)
}

/// The text, or as much of it as fits, with a mark that something is missing.
pub fn cut(text: &str, fits: impl Fn(&str) -> bool) -> String {
    if fits(text) {
        return text.to_owned();
    }
    let mut kept = text.to_owned();
    while kept.pop().is_some() {
        let part = format!("{}{ELLIPSIS}", kept.trim_end());
        if fits(&part) {
            return part;
        }
    }
    String::new()
}

/// The text in a limited number of lines. Lines break at spaces, and between wide characters.
pub(super) fn wrap(text: &str, size: f32, most: f32, lines: usize) -> Vec<String> {
    let mut done: Vec<String> = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() && done.len() + 1 < lines && measure(rest, size) > most {
        let at = rest
            .char_indices()
            .take_while(|(at, _)| measure(rest[..*at].trim_end(), size) <= most)
            .filter(|(at, c)| *at > 0 && (*c == ' ' || may_break(&rest[..*at], *c)))
            .last();
        // A word that is longer than a line breaks anywhere.
        let anywhere = || {
            let fitting = rest.char_indices().skip(1);
            fitting.take_while(|(at, _)| measure(&rest[..*at], size) <= most).last()
        };
        let Some((at, _)) = at.or_else(anywhere) else { break };
        done.push(rest[..at].trim_end().to_owned());
        rest = rest[at..].trim_start();
    }
    if !rest.is_empty() {
        done.push(rest.to_owned());
    }
    done
}

/// May a line end between this and that character? Around Chinese and Japanese writing, but never
/// before what closes.
fn may_break(before: &str, next: char) -> bool {
    let is_wide = |c: char| ('\u{3040}'..='\u{9fff}').contains(&c);
    let closes = "、。」）！？：ーっッゃゅょャュョぁぃぅぇぉァィゥェォ・".contains(next);
    let before = before.chars().next_back();
    !closes
        && (is_wide(next) || before.is_some_and(|c| is_wide(c) || matches!(c, '、' | '。')))
        && !before.is_some_and(|c| matches!(c, '「' | '（'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_written_smaller_and_then_cut() {
        assert_eq!(fit("Aki", 30.0, 100.0), ("Aki".to_owned(), 30.0));
        let (text, size) = fit("Akimoto", 30.0, 120.0);
        assert!(text == "Akimoto" && size < 30.0);
        let (text, size) = fit(&"会".repeat(32), 30.0, 120.0);
        assert!(text.ends_with('…') && measure(&text, size) <= 120.0, "{text}");
        assert_eq!(fit("Aki", 30.0, 1.0).0, "");
    }

    #[test]
    fn lines_break_at_spaces_and_between_wide_characters() {
        assert_eq!(wrap("one two three", 10.0, 45.0, 3), ["one two", "three"]);
        assert_eq!(wrap("one two three four", 10.0, 45.0, 2), ["one two", "three four"]);
        assert_eq!(wrap("会議会議、会議", 10.0, 50.0, 3), ["会議会議、", "会議"]);
        assert_eq!(wrap("xxxxxxxxxx", 10.0, 45.0, 3), ["xxxxxxx", "xxx"]);
    }
}
