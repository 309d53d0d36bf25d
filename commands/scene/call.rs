//! Calls: short messages that really notify those who have to know.

use host::User;
use host::look::{Look, Match, Scene};
use host::news::Call;
use rules::game::Seat;
use rules::words::Value;

use super::{Frame, board, game_name, moment};
use crate::discord::custom_id::What;
use crate::discord::message::text::literal;
use crate::discord::message::{Button, Message, Row, Style};

/// One message for all of these calls; nothing if they have become pointless in the meantime.
pub(crate) fn called(calls: &[Call], look: &Look, frame: &Frame<'_>) -> Option<Message> {
    let mut lines: Vec<String> = Vec::new();
    let mut message = Message::new();
    for call in calls {
        let Some(one) = one(*call, look, frame) else { continue };
        // Somebody may be called twice for the same thing while nobody could be called at all.
        if !lines.contains(&one.line) {
            lines.push(one.line);
            message = message.notify(one.user.0).rows(Row::buttons(one.buttons));
        }
    }
    (!lines.is_empty()).then(|| message.text(lines.join("\n")))
}

struct One {
    user: User,
    line: String,
    buttons: Vec<Button>,
}

fn one(call: Call, look: &Look, frame: &Frame<'_>) -> Option<One> {
    let hand = || vec![frame.button(Style::Primary, "button-hand", What::Hand)];
    match (&look.scene, call) {
        (Scene::Match(shown), Call::Turn(user)) if acts(shown, user) => {
            let line = line("call-turn", user, shown.game, Vec::new(), frame);
            Some(One { user, line, buttons: hand() })
        }
        (Scene::Match(shown), Call::Reminder(user)) if acts(shown, user) => {
            let line = match shown.deadline {
                Some(at) => {
                    let time = vec![("time", moment(at).into())];
                    line("call-reminder", user, shown.game, time, frame)
                }
                None => line("call-reminder-soon", user, shown.game, Vec::new(), frame),
            };
            Some(One { user, line, buttons: hand() })
        }
        (Scene::Match(shown), Call::Away(user)) if shown.end.is_none() => {
            let line = line("call-away", user, shown.game, Vec::new(), frame);
            let back = frame.button(Style::Success, "button-back", What::Back);
            Some(One { user, line, buttons: vec![back] })
        }
        (Scene::Match(shown), Call::Question(user)) if shown.end.is_none() => {
            let question = shown.question.as_ref()?;
            if !question.waiting.iter().any(|seat| sits(shown, *seat, user)) {
                return None;
            }
            let text = vec![("text", literal(&question.text).into())];
            let line = line("call-question", user, shown.game, text, frame);
            Some(One { user, line, buttons: board::answers(question.line, frame).into() })
        }
        (Scene::Match(shown), Call::Over(user)) if shown.end.is_some() => {
            let line = line("call-over", user, shown.game, Vec::new(), frame);
            Some(One { user, line, buttons: Vec::new() })
        }
        (Scene::Lobby(lobby), Call::Rematch(user)) if lobby.invited.contains(&user) => {
            let sits = lobby.sitters.iter().any(|sitter| sitter.user == Some(user));
            let line = line("call-rematch", user, lobby.game, Vec::new(), frame);
            let join = frame.button(Style::Primary, "button-join", What::Join);
            (!sits).then_some(One { user, line, buttons: vec![join] })
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

type Args<'a> = Vec<(&'static str, Value<'a>)>;

fn line(key: &str, user: User, game: &str, args: Args<'_>, frame: &Frame<'_>) -> String {
    let game = game_name(game, frame.words);
    let mut all = vec![("mention", format!("<@{user}>").into()), ("game", game.into())];
    all.extend(args);
    frame.say(key, &all)
}
