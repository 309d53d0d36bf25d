//! A picture in words, for those who do not see it: sentences made of the parts of a page, in as
//! many characters as a description may have. Names are shortened as far as needed.
//!
//! It knows how sentences are put together, and nothing of what a game says in them.

use crate::game::Seat;
use crate::page::Section;
use crate::picture::ALT;
use crate::svg::cut;
use crate::words::Words;

/// How long names may be, and whether to be brief, tried in this order.
const BREVITY: [(usize, bool); 8] = [
    (32, false),
    (24, false),
    (18, false),
    (13, false),
    (9, false),
    (6, false),
    (9, true),
    (3, true),
];

/// The sentences that `say` finds, as one text of at most [`ALT`] characters. It is asked with the
/// names of all players as long as there is room for; if that is not enough, also to be brief.
pub(crate) fn within(
    words: &Words,
    players: u8,
    say: impl Fn(&Words, bool) -> Vec<String>,
) -> String {
    let mut said = String::new();
    for (length, brief) in BREVITY {
        let words = shortened(words, players, length);
        said = words.sentences(say(&words, brief));
        if said.chars().count() <= ALT {
            break;
        }
    }
    cut(&said, |text| text.chars().count() <= ALT)
}

/// The same words with names of at most `length` characters.
pub(crate) fn shortened(words: &Words, players: u8, length: usize) -> Words {
    let short = |seat| cut(&words.seat(Seat(seat)), |name| name.chars().count() <= length);
    words.clone().with_names((0..players).map(short).collect())
}

/// A part of a page as one sentence.
pub(crate) fn part(words: &Words, section: &Section) -> String {
    let lines = lines(words, &section.lines);
    let args = [("heading", section.heading.as_str().into()), ("lines", lines.into())];
    words.say("alt-part", &args)
}

/// Several lines as one, to stand inside a sentence.
pub(crate) fn lines(words: &Words, lines: &[String]) -> String {
    let lines: Vec<&str> = lines.iter().map(|line| unstopped(line)).collect();
    lines.join(&words.say("alt-semicolon", &[]))
}

/// A text that stands alone among sentences.
pub(crate) fn sentence(words: &Words, mut text: String) -> String {
    text.truncate(unstopped(&text).len());
    words.say("alt-sentence", &[("text", text.into())])
}

/// A text without the full stop at its end, as another one follows.
fn unstopped(text: &str) -> &str {
    text.strip_suffix(['.', '。']).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Words {
        Words::new("en-US").with_names(vec!["W".repeat(32); 2])
    }

    #[test]
    fn names_are_shortened_only_as_far_as_needed() {
        let said = |times: usize| {
            within(&table(), 2, |words, brief| {
                assert!(!brief);
                vec![words.seat(Seat(1)); times]
            })
        };
        assert_eq!(said(3), [&*"W".repeat(32); 3].join(" "));
        let shorter = format!("{}…", "W".repeat(17));
        assert_eq!(said(50), [&*shorter; 50].join(" "));
    }

    #[test]
    fn what_is_still_too_long_is_said_briefly_and_then_cut() {
        let said = within(&table(), 2, |words, brief| match brief {
            false => vec!["x".repeat(ALT + 1)],
            true => vec![words.seat(Seat(0))],
        });
        assert_eq!(said, "WWWWWWWW…");
        let cut = within(&table(), 2, |_, _| vec!["x".repeat(ALT + 1)]);
        assert!(cut.ends_with('…') && cut.chars().count() == ALT);
    }

    #[test]
    fn a_part_of_a_page_is_one_sentence() {
        let lines = vec!["red 1".to_owned(), "blue 2".to_owned()];
        let section = Section::new("Hand", lines);
        assert_eq!(part(&table(), &section), "Hand: red 1; blue 2.");
        assert_eq!(sentence(&table(), "Round 1".to_owned()), "Round 1.");
    }

    #[test]
    fn what_ends_in_a_full_stop_gets_no_second_one() {
        for (language, lines, said) in [
            ("en-US", ["Aki: 3.", "Ben: 2."], "Points: Aki: 3; Ben: 2."),
            ("ja", ["Aki：3。", "Ben：2。"], "Points：Aki：3。Ben：2。"),
        ] {
            let words = Words::new(language);
            let section = Section::new("Points", lines.map(str::to_owned).into());
            assert_eq!(part(&words, &section), said);
            assert_eq!(sentence(&words, lines[0].to_owned()), lines[0]);
        }
    }
}
