//! The router: a press is opened by its id, and goes to the handler of what it asks for. It never
//! looks inside a token.

use host::press::Deed;

use super::deed::{Pressed, add_words_to_shuffle, do_deed};
use super::{advice, bots, forget, read, replay};
use crate::discord::custom_id::{CustomId, Unopened, What};
use crate::discord::interaction::{Asked, Interaction};
use crate::scene::{self, Frame, Wanted};
use crate::service::answer::{answer_in_time, answer_in_turn};
use crate::service::app::App;
use crate::service::common::{Source, Visit};
use crate::service::hand::{show_changed_hand, show_hand, show_question};
use crate::service::new_table::open_table_in_thread;
use crate::service::record::give_record;
use crate::service::response::{Deferral, Response};
use crate::service::rules::show_rules;
use crate::service::watch::show_watched;

/// An interaction that is no slash command.
pub(crate) async fn on_interaction(app: &App, interaction: &Interaction) {
    let (id, added, message) = match &interaction.asked {
        Asked::Component { custom_id, chosen, message } => (custom_id, chosen.as_deref(), message),
        Asked::Modal { custom_id, typed, message } => (custom_id, Some(typed.as_str()), message),
        Asked::Command(_) | Asked::Nothing => return,
    };
    let visit = Visit::from_component(app.hall(), &interaction.caller, message.as_ref());
    answer_press(app, &visit, id, added).await;
}

/// Opens the id of a press and answers it. What was chosen in a menu or typed into a form comes with it.
async fn answer_press(app: &App, visit: &Visit, id: &str, added: Option<&str>) {
    match app.keys().open(id) {
        Ok(id) if id.channel == visit.channel.0 => {
            let (deferral, large) = (deferral(&id, visit.source), is_large(&id.what));
            let work = route_press(app, visit, id, added);
            if large {
                answer_in_turn(app, visit, deferral, work).await;
            } else {
                answer_in_time(app, visit, deferral, work).await;
            }
        }
        other => {
            let (channel, user) = (visit.channel, visit.user);
            tracing::warn!(%channel, %user, ?other, "an id that is not ours was refused");
            let key = match other {
                Err(Unopened::OtherVersion) => "answer-other-version",
                _ => "answer-foreign",
            };
            let refused = async { Response::note(visit, key) };
            answer_in_time(app, visit, Deferral::Private, refused).await;
        }
    }
}

/// How the answer is put off, should it take too long.
fn deferral(id: &CustomId, source: Source) -> Deferral {
    match id.what {
        What::Watch(_) | What::Log(_) if !turns_page(id, source) => Deferral::Private,
        What::Replay(wanted) if !replay::is_turned(wanted.by, source) => Deferral::Private,
        What::Record | What::RecordOf | What::MayLeave | What::Stir | What::Why => {
            Deferral::Private
        }
        What::AddBot | What::Hint | What::Review => Deferral::Private,
        What::Rules { .. } | What::Section(_) if source != Source::Own => Deferral::Private,
        What::Hand | What::Tab | What::Ask(_) if source != Source::Own => Deferral::Private,
        _ => Deferral::Update,
    }
}

/// Does the answer take much room, or much work, however little is pressed?
fn is_large(what: &What) -> bool {
    matches!(
        what,
        What::Record
            | What::RecordOf
            | What::Replay(_)
            | What::Rules { .. }
            | What::Section(_)
            | What::Log(_)
            | What::Watch(_)
    )
}

/// Was a page of several pressed on, whose place the next one takes?
fn turns_page(id: &CustomId, source: Source) -> bool {
    let pages = match id.what {
        What::Rules { .. } | What::Section(_) => scene::RULES_LINE,
        _ => scene::PAGES_LINE,
    };
    source == Source::Own && id.line == pages
}

/// Hands a press to the handler of what it asks for.
async fn route_press(app: &App, visit: &Visit, id: CustomId, added: Option<&str>) -> Response {
    let (line, open) = (id.line, id.open);
    let turns = turns_page(&id, visit.source);
    match id.what {
        What::Hand | What::Withheld(_) => show_hand(app, visit, open).await,
        What::Tab => show_changed_hand(app, visit, line, open, None).await,
        What::Ask(token) => show_changed_hand(app, visit, line, open, Some(token)).await,
        What::Watch(page) => show_watched(app, visit, page, turns).await,
        What::Log(page) => read::show_log(app, visit, page, turns).await,
        What::Why => read::show_reasons(app, visit).await,
        What::Rules { game, page } => {
            show_rules(app, visit, &game, Wanted::Page(page), turns).await
        }
        What::Section(game) => {
            let section = Wanted::Section(added.unwrap_or(""));
            show_rules(app, visit, &game, section, turns).await
        }
        What::Record => give_record(app, visit, None).await,
        What::RecordOf => give_record(app, visit, Some(line)).await,
        What::Replay(wanted) => match added.map_or(Some(wanted), |value| wanted.chosen(value)) {
            Some(wanted) => replay::show_replay(app, visit, line, wanted).await,
            None => Response::note(visit, "answer-foreign"),
        },
        What::MayLeave => {
            let words = visit.words();
            let frame = Frame { open, ..app.frame(visit.channel, line, &words) };
            Response::Private(scene::leave(&frame))
        }
        What::AddBot => bots::ask_for_level(app, visit).await,
        What::SeatBot(level) => bots::seat_bot(app, visit, line, level).await,
        What::Hint => advice::give_hint(app, visit).await,
        What::Review => advice::review_match(app, visit, line).await,
        What::Forget => forget::forget_visitor(app, visit).await,
        What::Thread(request) => open_table_in_thread(app, visit, &request).await,
        What::Stir => match added {
            Some(typed) => add_words_to_shuffle(app, visit, line, typed).await,
            None => {
                let words = visit.words();
                Response::Form(scene::stir(&app.frame(visit.channel, line, &words)))
            }
        },
        What::AskingMenu(_) => {
            let token = added.unwrap_or("");
            match show_question(app, visit, line, open, token).await {
                Some(question) => question,
                None => {
                    let deed = Deed::Play { line, token: token.to_owned() };
                    let pressed = Pressed { line, open, answers_question: false };
                    do_deed(app, visit, deed, pressed).await
                }
            }
        }
        what => {
            let answers_question = matches!(what, What::Sure(_));
            match deed_from(&what, line, visit, added) {
                Some(deed) => {
                    do_deed(app, visit, deed, Pressed { line, open, answers_question }).await
                }
                None => Response::note(visit, "answer-foreign"),
            }
        }
    }
}

/// What a press asks of the table, if it asks something of it.
fn deed_from(what: &What, line: u32, visit: &Visit, added: Option<&str>) -> Option<Deed> {
    Some(match what {
        What::Join => Deed::Join,
        What::Leave => Deed::Leave,
        What::RemoveBot => Deed::RemoveBot,
        What::Begin => Deed::Begin,
        What::Cancel => Deed::Cancel { steward: visit.steward },
        What::Undo => Deed::Undo,
        What::StepBack => Deed::StepBack { line },
        What::Replace(seat) => Deed::Replace(*seat),
        What::Yes => Deed::Answer { line, yes: true },
        What::No => Deed::Answer { line, yes: false },
        What::Back => Deed::ReclaimSeat,
        What::TakeSeat(seat) => Deed::TakeSeat(*seat),
        What::Rematch => Deed::Rematch,
        What::Play(token) | What::Sure(token) => Deed::Play { line, token: token.to_string() },
        What::Menu(_) | What::AskingMenu(_) => {
            Deed::Play { line, token: added.unwrap_or("").to_owned() }
        }
        _ => return None,
    })
}
