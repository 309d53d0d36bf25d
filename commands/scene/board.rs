//! The board: the match as everybody may see it. It carries no actions, for the ids of buttons can
//! be read by everybody.

use host::look::{End, Match};
use rules::game::Seat;

use super::{Frame, moment, names, sections};
use crate::discord::custom_id::What;
use crate::discord::message::text::literal;
use crate::discord::message::{Button, Embed, Message, Row, Style};

const RUNNING: u32 = 0x58_65_f2;
const OVER: u32 = 0xe0_b0_20;

/// So much of what happened lately is shown.
const TOLD: usize = 8;

/// So many of the players' contributions are spelled out.
const CONTRIBUTIONS: usize = 8;

/// A match, for everybody.
pub(super) fn board(shown: &Match, frame: &Frame<'_>) -> Message {
    let mut rows = Row::buttons(buttons(shown, frame));
    if let Some(question) = shown.question.as_ref().filter(|_| shown.end.is_none()) {
        rows.extend(Row::buttons(answers(question.line, frame)));
    }
    let message = Message::new().embed(embed(shown, frame)).rows(rows);
    match turn(shown, frame) {
        Some(turn) => message.text(turn),
        None => message,
    }
}

/// The same without buttons that belong below a board.
pub(super) fn embed(shown: &Match, frame: &Frame<'_>) -> Embed {
    let colour = if shown.end.is_some() { OVER } else { RUNNING };
    let mut embed = Embed::new().title(literal(&shown.page.title)).text(told(shown)).colour(colour);
    if let Some(end) = &shown.end {
        embed = result(embed, shown, end, frame);
    }
    embed = sections(embed, &shown.page.sections);
    if let Some(question) = question(shown, frame) {
        embed = embed.field(frame.say("board-question", &[]), question);
    }
    match shown.end {
        Some(_) => embed,
        None => {
            let sealed = [("commitment", shown.commitment.as_str().into())];
            embed.footer(frame.say("board-sealed", &sealed))
        }
    }
}

fn told(shown: &Match) -> String {
    let from = shown.told.len().saturating_sub(TOLD);
    let lines: Vec<String> = shown.told[from..].iter().map(|line| literal(line)).collect();
    lines.join("\n")
}

/// Whose turn it is, and for how long.
pub(super) fn turn(shown: &Match, frame: &Frame<'_>) -> Option<String> {
    if shown.to_act.is_empty() || shown.end.is_some() {
        return None;
    }
    let names = ("names", names(shown, &shown.to_act, frame.words).into());
    Some(match shown.deadline {
        Some(at) => frame.say("board-turn", &[names, ("time", moment(at).into())]),
        None => frame.say("board-turn-no-clock", &[names]),
    })
}

/// What somebody has asked, and who has not answered.
pub(super) fn question(shown: &Match, frame: &Frame<'_>) -> Option<String> {
    let question = shown.question.as_ref()?;
    let waiting = names(shown, &question.waiting, frame.words);
    let text = literal(&question.text);
    Some(frame.say("board-question-waiting", &[("text", text.into()), ("names", waiting.into())]))
}

/// Yes and no to the question that was put at this line.
pub(super) fn answers(line: u32, frame: &Frame<'_>) -> [Button; 2] {
    let button =
        |style, key: &str, what| Button::new(style, frame.say(key, &[]), frame.id_at(line, what));
    [button(Style::Success, "button-yes", What::Yes), button(Style::Danger, "button-no", What::No)]
}

fn buttons(shown: &Match, frame: &Frame<'_>) -> Vec<Button> {
    let first = match shown.end {
        None => [
            frame.button(Style::Primary, "button-hand", What::Hand),
            frame.button(Style::Secondary, "button-watch", What::Watch),
        ],
        Some(_) => [
            frame.button(Style::Success, "button-rematch", What::Rematch),
            frame.button(Style::Secondary, "button-record", What::Record),
        ],
    };
    let log = frame.button(Style::Secondary, "button-log", What::Log(0));
    first.into_iter().chain([frame.rules(shown.game), log]).collect()
}

fn result(embed: Embed, shown: &Match, end: &End, frame: &Frame<'_>) -> Embed {
    let embed = match &end.outcome {
        None => embed.field(frame.say("board-result", &[]), frame.say("board-called-off", &[])),
        Some(outcome) => {
            let place = |(seat, place): (&Seat, i64)| {
                let score = outcome.scores.get(usize::from(seat.0)).copied().unwrap_or_default();
                let won = outcome.winners.contains(seat);
                let key = if won { "board-place-winner" } else { "board-place" };
                let name = names(shown, &[*seat], frame.words);
                let score = frame.words.number(score);
                let args =
                    [("place", place.into()), ("name", name.into()), ("score", score.into())];
                frame.say(key, &args)
            };
            let places: Vec<String> = outcome.ranking.iter().zip(1..).map(place).collect();
            embed.field(frame.say("board-result", &[]), places.join("\n"))
        }
    };
    embed.field(frame.say("board-fair", &[]), fair(shown, end, frame))
}

fn fair(shown: &Match, end: &End, frame: &Frame<'_>) -> String {
    let seed = frame.say(
        "board-fair-seed",
        &[
            ("seed", end.host_seed.as_str().into()),
            ("commitment", shown.commitment.as_str().into()),
        ],
    );
    let spelled = end.contributions.iter().take(CONTRIBUTIONS);
    // The longest may have a hundred characters each; the record has them whole.
    let spelled = spelled.map(|one| {
        let words: String = one.words.chars().take(24).collect();
        format!("<@{}> {}", one.user, literal(&words))
    });
    let mut added = frame.words.list(spelled);
    let more = end.contributions.len().saturating_sub(CONTRIBUTIONS);
    if more > 0 {
        let args = [("shown", added.into()), ("count", more.into())];
        added = frame.say("board-fair-more", &args);
    }
    let added = (!end.contributions.is_empty())
        .then(|| frame.say("board-fair-added", &[("contributions", added.into())]));
    let check = frame.say("board-fair-check", &[]);
    let lines = [Some(seed), added, Some(check)];
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}
