//! What a bot thinks of somebody's choices: a hint for the next one, and a review of all of them when
//! the match is over.

use ::rules::game::Viewer;
use host::hint::Hint;
use host::review::{Review, Slip};

use super::frame::Frame;
use super::parts::note;
use super::replay;
use crate::discord::custom_id::{By, Replay, What};
use crate::discord::message::text::literal;
use crate::discord::message::{Button, Embed, Message, Row, Style};

const PAST_COLOUR: u32 = 0x9b_59_b6;

/// The hundredths by which something has to be worse to be slightly worse; below that it is about as
/// good.
const SLIGHTLY_WORSE: u32 = 2;

/// The hundredths by which something has to be worse to be clearly worse.
const CLEARLY_WORSE: u32 = 10;

/// What a bot would do in its reader's place, why, and how sure it is.
pub(crate) fn hint(hint: &Hint, frame: &Frame<'_>) -> Message {
    let play = frame.say("hint-play", &[("play", literal(&hint.play).into())]);
    let sure = match &hint.next {
        None => frame.say("hint-only", &[]),
        Some((next, worse)) => {
            let gap = match *worse {
                ..SLIGHTLY_WORSE => "none",
                SLIGHTLY_WORSE..CLEARLY_WORSE => "slight",
                CLEARLY_WORSE.. => "clear",
            };
            let (imagined, next) = (grouped(hint.imagined).into(), literal(next).into());
            let args = [("imagined", imagined), ("next", next), ("gap", gap.into())];
            frame.say("hint-sure", &args)
        }
    };
    let reason = hint.reason.as_deref().map(literal);
    let told = frame.say("hint-told", &[]);
    let lines = [Some(play), reason, Some(sure), Some(format!("-# {told}"))];
    note(lines.into_iter().flatten().collect::<Vec<_>>().join("\n"))
}

/// A number as it is read in all our languages: 200,000.
fn grouped(number: u32) -> String {
    let digits = number.to_string();
    let comma = |at: usize| at > 0 && (digits.len() - at).is_multiple_of(3);
    let written = |(at, digit)| comma(at).then_some(',').into_iter().chain([digit]);
    digits.chars().enumerate().flat_map(written).collect()
}

/// The button that asks for the review of the match that was opened at this line.
pub(super) fn reviews(opened: u32, frame: &Frame<'_>) -> Button {
    let id = frame.id_at(opened, What::Review);
    Button::new(Style::Secondary, frame.say("button-review", &[]), id)
}

/// Which of its reader's choices cost most, each with the way to it.
pub(crate) fn review(review: &Review, frame: &Frame<'_>) -> Message {
    let estimate = frame.say("review-estimate", &[("choices", review.choices.into())]);
    let found = match review.slips.len() {
        0 => frame.say("review-none", &[]),
        count => frame.say("review-slips", &[("count", count.into())]),
    };
    let embed = Embed::new()
        .title(frame.say("review-title", &[]))
        .text(format!("{estimate}\n\n{found}"))
        .colour(PAST_COLOUR);
    let heading = |number: u8, slip: &Slip| {
        let moment = replay::moment(slip.moment, review.game, frame);
        frame.say("review-slip", &[("number", number.into()), ("moment", moment.into())])
    };
    let slips = || (1_u8..).zip(&review.slips);
    let embed = slips().fold(embed, |embed, (number, slip)| {
        embed.field(heading(number, slip), slip_text(slip, frame))
    });
    let buttons = slips().map(|(number, slip)| {
        let viewer = Viewer::Seat(slip.seat);
        let there = What::Replay(Replay { by: By::Open, ply: slip.ply, viewer });
        let id = frame.id_at(review.opened, there);
        Button::new(Style::Primary, heading(number, slip), id)
    });
    Message::new().embed(embed).rows(Row::buttons(buttons)).ephemeral()
}

/// What was chosen, what would have been better and why, and what it cost.
fn slip_text(slip: &Slip, frame: &Frame<'_>) -> String {
    let (played, better) = (literal(&slip.played), literal(&slip.better));
    let played =
        frame.say("review-played", &[("played", played.into()), ("better", better.into())]);
    let reason = slip.reason.as_deref().map(literal);
    let cost = frame.say("review-cost", &[("cost", slip.cost.into())]);
    let lines = [Some(played), reason, Some(cost)];
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn numbers_are_grouped_by_three_digits() {
        let grouped = [0, 64, 999, 1_000, 20_500, 200_000, 1_234_567].map(grouped);
        assert_eq!(grouped, ["0", "64", "999", "1,000", "20,500", "200,000", "1,234,567"]);
    }
}
