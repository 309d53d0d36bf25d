//! The board: the match as everybody may see it. It carries no actions, for the ids of buttons can
//! be read by everybody.

use host::look::{End, Match};
use rules::game::Seat;

use super::frame::Frame;
use super::parts::{contribution, moment, names, sections, sitting, whole};
use super::pictures::Pictures;
use super::{advice, bots, replay};
use crate::discord::custom_id::What;
use crate::discord::message::text::literal;
use crate::discord::message::{Button, Embed, Message, Row, Style};

const RUNNING_COLOUR: u32 = 0x58_65_f2;
const OVER_COLOUR: u32 = 0xe0_b0_20;

/// The lines of what happened lately that are shown: enough for the end of a round.
const TOLD_LINES: usize = 8;

/// The number of the players' contributions that are spelled out.
const MOST_CONTRIBUTIONS: usize = 8;

/// The characters of each that are; the record has them whole.
const WORDS_CHARS: usize = 24;

/// A match, for everybody.
pub(super) fn board(shown: &Match, pictures: Pictures<'_>, frame: &Frame<'_>) -> Message {
    let mut rows = Row::buttons(buttons(shown, frame));
    if let Some(question) = shown.question.as_ref().filter(|_| shown.end.is_none()) {
        rows.extend(Row::buttons(answers(question.line, frame)));
    }
    let message = Message::new().rows(rows).text(headline(shown, frame).unwrap_or_default());
    pictures.with_embed(message, &embed(shown, told_lately(shown), frame))
}

/// The same without buttons that belong below a board, and with what is told of what happened.
pub(super) fn embed(shown: &Match, told: String, frame: &Frame<'_>) -> Embed {
    let Some(end) = &shown.end else {
        let embed =
            Embed::new().title(literal(&shown.page.title)).text(told).colour(RUNNING_COLOUR);
        let embed = body(embed, shown, frame);
        let commitment = ("commitment", shown.commitment.as_str().into());
        let sealed = match &shown.list {
            Some(list) => {
                frame.say("board-sealed-list", &[commitment, ("list", list.as_str().into())])
            }
            None => frame.say("board-sealed", &[commitment]),
        };
        let below = bots::listed(&shown.sitters, frame).into_iter().chain([sealed]);
        return embed.footer(below.collect::<Vec<_>>().join("\n"));
    };
    let embed = outcome(shown, end, frame);
    let embed = whole(embed, frame.say("hand-log", &[]), &told);
    let embed = body(embed, shown, frame);
    embed.field(frame.say("board-fair", &[]), fair(shown, end, frame))
}

/// The game itself, and what somebody has asked.
pub(super) fn body(embed: Embed, shown: &Match, frame: &Frame<'_>) -> Embed {
    let embed = sections(embed, &shown.page.sections);
    match question(shown, frame) {
        Some(question) => embed.field(frame.say("board-question", &[]), question),
        None => embed,
    }
}

/// The last lines of what happened.
pub(super) fn told_lately(shown: &Match) -> String {
    let from = shown.told.len().saturating_sub(TOLD_LINES);
    let lines: Vec<String> = shown.told[from..].iter().map(|line| literal(line)).collect();
    lines.join("\n")
}

/// What matters most: whose turn it is, and for how long; or who has won.
pub(super) fn headline(shown: &Match, frame: &Frame<'_>) -> Option<String> {
    if let Some(end) = &shown.end {
        let Some(outcome) = &end.outcome else { return Some(frame.say("board-called-off", &[])) };
        return sentence_about(&outcome.winners, "board-won", None, shown, frame);
    }
    match shown.deadline {
        Some(at) => sentence_about(&shown.to_act, "board-turn", Some(moment(at)), shown, frame),
        None => sentence_about(&shown.to_act, "board-turn-no-clock", None, shown, frame),
    }
}

/// A sentence about some seats; none without any.
fn sentence_about(
    seats: &[Seat],
    key: &str,
    time: Option<String>,
    shown: &Match,
    frame: &Frame<'_>,
) -> Option<String> {
    let names = names(shown, seats, frame.words);
    let mut args = vec![("names", names.into()), ("count", seats.len().into())];
    args.extend(time.map(|time| ("time", time.into())));
    (!seats.is_empty()).then(|| frame.say(key, &args))
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
    let first = match &shown.end {
        None => vec![
            frame.button(Style::Primary, "button-hand", What::Hand),
            frame.button(Style::Secondary, "button-watch", What::Watch(0)),
        ],
        Some(end) => after(end, frame),
    };
    let log = frame.button(Style::Secondary, "button-log", What::Log(0));
    first.into_iter().chain([frame.rules(shown.game), log]).collect()
}

/// How it ended, and nothing else.
pub(super) fn outcome(shown: &Match, end: &End, frame: &Frame<'_>) -> Embed {
    let embed = Embed::new().title(literal(&shown.page.title)).colour(OVER_COLOUR);
    match &end.outcome {
        // The headline says that it was called off.
        None => embed,
        Some(outcome) => {
            let place = |(seat, place): (&Seat, i64)| {
                let score = outcome.scores.get(usize::from(seat.0)).copied().unwrap_or_default();
                let won = outcome.winners.contains(seat);
                let key = if won { "board-place-winner" } else { "board-place" };
                let sitter = shown.sitters.get(usize::from(seat.0));
                let name =
                    sitter.map_or_else(|| frame.words.seat(*seat), |one| sitting(one, frame));
                let score = frame.words.number(score);
                let args =
                    [("place", place.into()), ("name", name.into()), ("score", score.into())];
                frame.say(key, &args)
            };
            let places: Vec<String> = outcome.ranking.iter().zip(1..).map(place).collect();
            embed.field(frame.say("board-result", &[]), places.join("\n"))
        }
    }
}

/// What one may want when it is over. What was called off can only be played again.
pub(super) fn after(end: &End, frame: &Frame<'_>) -> Vec<Button> {
    let rematch = frame.button(Style::Success, "button-rematch", What::Rematch);
    let looking_back = [
        replay::opens(end.opened, frame),
        advice::reviews(end.opened, frame),
        replay::record(end.opened, frame),
    ];
    let looking_back = looking_back.into_iter().filter(|_| end.outcome.is_some());
    [rematch].into_iter().chain(looking_back).collect()
}

fn fair(shown: &Match, end: &End, frame: &Frame<'_>) -> String {
    let seed = frame.say(
        "board-fair-seed",
        &[
            ("seed", end.host_seed.as_str().into()),
            ("commitment", shown.commitment.as_str().into()),
        ],
    );
    let spelled = end.contributions.iter().take(MOST_CONTRIBUTIONS);
    let spelled =
        spelled.map(|one| contribution(one, format!("<@{}>", one.user), WORDS_CHARS, frame));
    let mut added = frame.words.list(spelled);
    let more = end.contributions.len().saturating_sub(MOST_CONTRIBUTIONS);
    if more > 0 {
        let args = [("shown", added.into()), ("count", more.into())];
        added = frame.say("board-fair-more", &args);
    }
    let added = (!end.contributions.is_empty())
        .then(|| frame.say("board-fair-added", &[("contributions", added.into())]));
    let list = shown.list.as_deref();
    let list = list.map(|list| frame.say("board-fair-list", &[("list", list.into())]));
    let check = end.outcome.is_some().then(|| frame.say("board-fair-check", &[]));
    let lines = [Some(seed), added, list, check];
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}
