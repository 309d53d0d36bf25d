//! Why something on a hand cannot be pressed now: in short on the hand itself, and in full for those
//! who ask, with the way to the rule behind it.

use host::look::{Look, Scene};
use rules::any::Token;
use rules::page::Control;

use super::frame::Frame;
use super::parts::note;
use super::rules::opens;
use crate::discord::custom_id::What;
use crate::discord::message::text::literal;
use crate::discord::message::{Button, Embed, Message, Row, Style, hides, reasons};

/// Each reason with all that it locks, a line for each. One reason for all of it needs no list if one
/// sees what is grey.
fn locked(controls: &[Control<Token>], frame: &Frame<'_>) -> Vec<String> {
    let reasons = reasons(controls);
    if let ([(reason, _)], false) = (reasons.as_slice(), hides(controls)) {
        return vec![literal(&reason.why)];
    }
    let line = |(reason, labels): (&rules::page::Reason, Vec<&str>)| {
        let labels = frame.words.list(labels.into_iter().map(literal));
        let why = literal(&reason.why);
        frame.say("hand-reason", &[("labels", labels.into()), ("why", why.into())])
    };
    reasons.into_iter().map(line).collect()
}

/// The same below a hand.
pub(super) fn in_short(controls: &[Control<Token>], frame: &Frame<'_>) -> Option<String> {
    let lines = locked(controls, frame);
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// The button that asks for it, where something is locked.
pub(super) fn button(controls: &[Control<Token>], frame: &Frame<'_>) -> Option<Button> {
    let any = !reasons(controls).is_empty();
    any.then(|| frame.button(Style::Secondary, "button-why", What::Why))
}

/// What is locked on this person's hand as it is now, why, and where the rules say so.
pub(crate) fn why(look: &Look, frame: &Frame<'_>) -> Message {
    let Scene::Match(shown) = &look.scene else { return note(frame.say("why-free", &[])) };
    let controls = &shown.page.controls;
    let lines = locked(controls, frame);
    if lines.is_empty() {
        return note(frame.say("why-free", &[]));
    }
    let embed = Embed::new().title(frame.say("hand-locked", &[])).text(lines.join("\n\n"));
    let sections = reasons(controls).into_iter().map(|(reason, _)| reason.section);
    let buttons = rules::game(shown.game)
        .into_iter()
        .flat_map(|game| sections.clone().filter_map(move |section| opens(game, section, frame)));
    Message::new().embed(embed).rows(Row::buttons(buttons)).ephemeral()
}

#[cfg(test)]
mod tests {
    use host::look::{Match, Question, Undo};
    use rules::GAMES;
    use rules::game::Seat;
    use rules::page::{Offer, Page, Reason};
    use rules::words::{FIRST, Words};

    use super::*;
    use crate::scene::tests::{frame, has, keys, labels, look, play, shown, start};
    use crate::scene::{Pictures, seat};

    #[test]
    fn whoever_has_something_locked_can_ask_why_and_reads_all_of_it() {
        let (keys, words) = (keys(), Words::new(FIRST));
        let frame = frame(&keys, &words);
        for game in GAMES {
            for players in game.players() {
                let mut of = start(*game, players);
                for _ in 0..60 {
                    for me in (0..players).map(Seat) {
                        let mut shown = shown(of.as_ref(), Some(me), &words);
                        // The most that can stand beside it.
                        let text = "Shall we?".to_owned();
                        let (by, waiting) = (Seat(1), vec![me]);
                        shown.question = Some(Question { line: 12, text, by, waiting, mine: true });
                        shown.undo = Undo::Ask;
                        shown.sitters[usize::from(me.0)].away = true;
                        let reasons: Vec<_> = reasons(&shown.page.controls)
                            .into_iter()
                            .map(|(reason, labels)| (reason.clone(), labels.join(", ")))
                            .collect();
                        let look = look(shown);
                        let hand = seat(&look, None, Pictures::None, &frame).json();
                        assert_eq!(has(&hand, "Why?"), !reasons.is_empty());
                        assert!(has(&hand, "Yes") && has(&hand, "I’m back"));
                        let answer = why(&look, &frame).json();
                        let said = answer["embeds"].to_string();
                        for (reason, locked) in &reasons {
                            let why = literal(&reason.why);
                            let line = match reasons.len() {
                                1 => why,
                                _ => format!("{}: {why}", literal(locked)),
                            };
                            let line = serde_json::to_string(&line).unwrap();
                            assert!(said.contains(line.trim_matches('"')), "{line} in {said}");
                        }
                        assert_eq!(labels(&answer).is_empty(), reasons.is_empty());
                    }
                    play(&mut of, 1);
                }
            }
        }
    }

    #[test]
    fn what_is_locked_in_a_list_is_named() {
        let (keys, words) = (keys(), Words::new(FIRST));
        let frame = frame(&keys, &words);
        let mut shown = shown(start(GAMES[0], 3).as_ref(), Some(Seat(0)), &words);
        let section = "goal";
        let dear = || Offer::Withheld(Reason { why: "Too dear.".to_owned(), section });
        let buy = |name: &str| Control::new(name, dear()).within("Buy").detail("9 coins");
        let cart = Offer::Action(Token::from("cart").unwrap());
        let cart = Control::new("Cart", cart).within("Buy").detail("2 coins");
        shown.page.controls = vec![cart, buy("Ship"), buy("Crane")];
        let asked = |shown: &Match| why(&look(shown.clone()), &frame).json()["embeds"].to_string();
        assert!(asked(&shown).contains("Ship, Crane: Too dear."), "{}", asked(&shown));
        // A group in which nothing can be pressed is not there beside a list.
        let tune = Control::new("Tune 1", dear()).within("Tune");
        let beside = vec![shown.page.controls[0].clone(), tune];
        let beside =
            Match { page: Page { controls: beside, ..shown.page.clone() }, ..shown.clone() };
        assert!(asked(&beside).contains("Tune: Too dear."), "{}", asked(&beside));
        // Where nothing can be pressed, it is clear what is meant.
        shown.page.controls.remove(0);
        assert!(asked(&shown).contains("\"Too dear.\""), "{}", asked(&shown));
    }

    #[test]
    fn where_nothing_is_locked_it_says_so() {
        let (keys, words) = (keys(), Words::new(FIRST));
        let frame = frame(&keys, &words);
        let of = start(GAMES[0], 3);
        let watched = look(shown(of.as_ref(), None, &words));
        for look in [watched, Look { line: 0, scene: Scene::Empty }] {
            let answer = why(&look, &frame).json();
            assert!(answer["content"].as_str().unwrap().contains("Nothing of yours"), "{answer}");
        }
    }
}
