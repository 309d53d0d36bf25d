//! Calls: short messages that really notify those who have to know.

use host::User;
use host::look::{Look, Match, Scene};
use host::news::Call;
use rules::game::Seat;
use rules::words::Value;

use super::board;
use super::frame::Frame;
use super::parts::{game_name, moment};
use crate::discord::custom_id::What;
use crate::discord::message::text::literal;
use crate::discord::message::{Button, Message, Row, Style};

/// One message for all of these calls; nothing if they have become pointless in the meantime.
pub(crate) fn called(calls: &[Call], look: &Look, frame: &Frame<'_>) -> Option<Message> {
    let mut all: Vec<One> = Vec::new();
    for call in calls {
        let Some((user, line, buttons)) = line_for(*call, look, frame) else { continue };
        // Those who are told the same are told it together, and once.
        match all.iter_mut().find(|one| one.line == line) {
            Some(one) if one.users.contains(&user) => {}
            Some(one) => one.users.push(user),
            None => all.push(One { users: vec![user], line, buttons }),
        }
    }
    let mut message = Message::new();
    let mut lines: Vec<String> = Vec::new();
    for one in all {
        message = one.users.iter().fold(message, |message, user| message.notify(user.0));
        message = message.rows(Row::buttons(one.buttons));
        let mention = frame.words.list(one.users.iter().map(|user| format!("<@{user}>")));
        let Line { key, game, mut args } = one.line;
        args.extend([("mention", mention.into()), ("game", game.into())]);
        lines.push(frame.say(key, &args));
    }
    (!lines.is_empty()).then(|| message.text(lines.join("\n")))
}

/// What some are called for.
struct One {
    users: Vec<User>,
    line: Line,
    buttons: Vec<Button>,
}

/// A sentence that lacks only whom it is for.
#[derive(PartialEq)]
struct Line {
    key: &'static str,
    game: String,
    args: Vec<(&'static str, Value<'static>)>,
}

fn line_for(call: Call, look: &Look, frame: &Frame<'_>) -> Option<(User, Line, Vec<Button>)> {
    let hand = || vec![frame.button(Style::Primary, "button-hand", What::Hand)];
    let line = |key, game: &str, added: Option<(&'static str, String)>| {
        let args = added.into_iter().map(|(name, text)| (name, text.into())).collect();
        Line { key, game: game_name(game, frame.words), args }
    };
    match (&look.scene, call) {
        (Scene::Match(shown), Call::Turn(user)) if acts(shown, user) => {
            Some((user, line("call-turn", shown.game, None), hand()))
        }
        (Scene::Match(shown), Call::Reminder(user)) if acts(shown, user) => {
            let time = shown.deadline.map(|at| ("time", moment(at)));
            let key = if time.is_some() { "call-reminder" } else { "call-reminder-soon" };
            Some((user, line(key, shown.game, time), hand()))
        }
        (Scene::Match(shown), Call::Away(user)) if shown.end.is_none() => {
            let back = frame.button(Style::Success, "button-back", What::Back);
            Some((user, line("call-away", shown.game, None), vec![back]))
        }
        (Scene::Match(shown), Call::Question(user)) if shown.end.is_none() => {
            let question = shown.question.as_ref()?;
            if !question.waiting.iter().any(|seat| sits(shown, *seat, user)) {
                return None;
            }
            let text = Some(("text", literal(&question.text)));
            let line = line("call-question", shown.game, text);
            Some((user, line, board::answers(question.line, frame).into()))
        }
        (Scene::Match(shown), Call::Over(user)) => {
            let end = shown.end.as_ref()?;
            let result = board::headline(shown, frame).unwrap_or_default();
            let line = line("call-over", shown.game, Some(("result", result)));
            Some((user, line, board::after(end, frame)))
        }
        (Scene::Lobby(lobby), Call::Rematch(user)) if lobby.invited.contains(&user) => {
            let sits = lobby.sitters.iter().any(|sitter| sitter.user == Some(user));
            let join = frame.button(Style::Primary, "button-join", What::Join);
            (!sits).then(|| (user, line("call-rematch", lobby.game, None), vec![join]))
        }
        _ => None,
    }
}

fn sits(shown: &Match, seat: Seat, user: User) -> bool {
    let sitter = shown.sitters.get(usize::from(seat.0));
    sitter.is_some_and(|sitter| sitter.user == Some(user) && !sitter.away)
}

fn acts(shown: &Match, user: User) -> bool {
    shown.end.is_none() && shown.to_act.iter().any(|seat| sits(shown, *seat, user))
}
