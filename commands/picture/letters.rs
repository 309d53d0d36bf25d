//! Which characters our fonts have. Names can hold any: those that we cannot draw must neither
//! fill a picture with boxes nor vanish without a trace.

use std::borrow::Cow;

/// A bit for each character up to U+FFFF, made together with the fonts.
static DRAWN: &[u8; 0x1_0000 / 8] = include_bytes!("../fonts/letters.bin");

/// Stands for a run of characters that cannot be drawn.
const OTHERS: char = '▫';

/// Is there a glyph for it?
fn is_drawn(c: char) -> bool {
    let point = c as usize;
    DRAWN.get(point / 8).is_some_and(|bits| bits >> (point % 8) & 1 == 1)
}

/// Is it seen only on others, or not at all? Joiners, directions, accents that stand alone.
fn is_unseen(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}'
        | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{fe20}'..='\u{fe2f}' | '\u{feff}' | '\u{1f3fb}'..='\u{1f3ff}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// The text with what can be drawn of it.
pub(super) fn drawn(text: &str) -> Cow<'_, str> {
    let plain = |c: char| c.is_ascii() || is_drawn(c) && !is_unseen(c);
    let Some(first) = text.find(|c| !plain(c)) else { return text.into() };
    let mut drawn = String::with_capacity(text.len());
    let mut others = false;
    drawn.push_str(&text[..first]);
    for c in text[first..].chars().filter(|c| !is_unseen(*c)) {
        let plain = plain(c);
        if plain {
            drawn.push(c);
        } else if !others {
            drawn.push(OTHERS);
        }
        others = !plain;
    }
    drawn.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_in_our_languages_is_drawn() {
        for text in [
            "Kaigi – “7” … × − → ★●♡▲■◆ ·",
            "Łódź Žižek ğışİ Ünïcödé Ελληνικά Кириллица Україна Tiếng Việt",
            "宇宙会議「切り札」カタカナ ｆｕｌｌ ～",
            "회의 참가자 뷁 햏 똠방각하",
        ] {
            assert!(matches!(drawn(text), Cow::Borrowed(_)), "{text}: {}", drawn(text));
        }
    }

    #[test]
    fn a_run_of_what_cannot_be_drawn_is_one_sign() {
        assert_eq!(drawn("Anna 🎉🎊👨‍👩‍👧"), "Anna ▫");
        assert_eq!(drawn("محمد علي"), "▫ ▫");
        assert_eq!(drawn("Z\u{310}\u{323}a\u{202e}lgo"), "Zalgo");
    }
}
