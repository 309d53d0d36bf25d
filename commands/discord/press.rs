//! A press, from its arrival to its answer: the id is opened, the hall does what is asked, and
//! whoever pressed is answered first. It never looks inside a token.

use std::sync::Arc;
use std::time::Duration;

use host::hall::Answer;
use host::look::{Look, Scene, Since};
use host::press::{Deed, Press};
use host::refusal::{Fault, Refusal};
use host::{Channel, User};
use poise::FrameworkError;
use poise::serenity_prelude as serenity;
use rules::sketch::Sketch;
use rules::words::Words;
use serenity::{ActionRowComponent, ComponentInteractionDataKind, Interaction};
use tokio::time::Instant;

use super::custom_id::{CustomId, What};
use super::message::Message;
use super::page;
use super::picture::{self, Glance};
use super::serve::{Later, Said, serve};
use super::visit::{On, Visit};
use super::wire::Reply;
use crate::desk::{Desk, Never};
use crate::picture::Hung;
use crate::scene::{self, Art, Frame, Wanted};
use crate::{advice, levels, record, replay, start};

/// So long somebody who only wants to see something waits for its picture.
const GLANCE: Duration = Duration::from_millis(400);

/// An interaction that is no slash command.
pub(crate) async fn arrived(desk: &Arc<Desk>, interaction: &Interaction) {
    match interaction {
        Interaction::Component(component) => {
            let visit = Visit::of_component(desk, component);
            let chosen = match &component.data.kind {
                ComponentInteractionDataKind::StringSelect { values } => values.first(),
                _ => None,
            };
            pressed(desk, &visit, &component.data.custom_id, chosen).await;
        }
        Interaction::Modal(modal) => {
            let visit = Visit::of_modal(desk, modal);
            let mut inputs = modal.data.components.iter().flat_map(|row| &row.components);
            let typed = inputs.find_map(|input| match input {
                ActionRowComponent::InputText(input) => input.value.as_ref(),
                _ => None,
            });
            pressed(desk, &visit, &modal.data.custom_id, Some(typed.unwrap_or(&String::new())))
                .await;
        }
        _ => {}
    }
}

async fn pressed(desk: &Arc<Desk>, visit: &Visit, id: &str, added: Option<&String>) {
    let id = match desk.keys().open(id) {
        Ok(id) if id.channel == visit.channel.0 => id,
        other => {
            let (channel, user) = (visit.channel, visit.user);
            tracing::warn!(%channel, %user, ?other, "an id that is not ours was refused");
            let told = visit.words().say("answer-foreign", &[]);
            serve(desk, visit, Later::Private, async { Said::Private(scene::note(told)) }).await;
            return;
        }
    };
    let later = later(&id, visit.on);
    serve(desk, visit, later, carry_out(desk, visit, id, added)).await;
}

/// How to put the answer off, should it take too long.
fn later(id: &CustomId, on: On) -> Later {
    match id.what {
        What::Watch(_) | What::Log(_) if !turns(id.line, on) => Later::Private,
        What::Replay(wanted) if !replay::is_turned(wanted.by, on) => Later::Private,
        What::Record | What::RecordOf | What::MayLeave | What::Stir | What::Why => Later::Private,
        What::AddBot | What::Hint | What::Review => Later::Private,
        What::Rules { .. } | What::Section(_) if on != On::Own => Later::Private,
        What::Hand | What::Tab | What::Ask(_) if on != On::Own => Later::Private,
        _ => Later::Update,
    }
}

/// Is it a page that was pressed on, whose place the next one takes?
fn turns(line: u32, on: On) -> bool {
    on == On::Own && line == scene::PAGES
}

/// A page of several.
fn turned(message: Message, turns: bool) -> Said {
    if turns { Said::Update(message) } else { Said::Private(message) }
}

async fn carry_out(desk: &Arc<Desk>, visit: &Visit, id: CustomId, added: Option<&String>) -> Said {
    let (line, open) = (id.line, id.open);
    let answers = matches!(id.what, What::Sure(_));
    let steward = visit.steward;
    let deed = match id.what {
        What::Hand | What::Withheld(_) => return page::hand(desk, visit, open).await,
        What::Tab => return page::changed(desk, visit, line, open, None).await,
        What::Ask(token) => return page::changed(desk, visit, line, open, Some(token)).await,
        What::Watch(part) => return watched(desk, visit, part, turns(line, visit.on)).await,
        What::Log(part) => return log(desk, visit, part, turns(line, visit.on)).await,
        What::Why => return why(desk, visit).await,
        What::Rules { game, page } => {
            return rules(desk, visit, &game, Wanted::Page(page), line).await;
        }
        What::Section(game) => {
            let section = added.map_or("", String::as_str);
            return rules(desk, visit, &game, Wanted::Section(section), line).await;
        }
        What::Record => return record::give(desk, visit, None).await,
        What::RecordOf => return record::give(desk, visit, Some(line)).await,
        What::Replay(wanted) => {
            let wanted = added.map_or(Some(wanted), |chosen| wanted.chosen(chosen));
            return match wanted {
                Some(wanted) => replay::show(desk, visit, line, wanted).await,
                None => Said::Private(scene::note(visit.words().say("answer-foreign", &[]))),
            };
        }
        What::MayLeave => {
            let words = visit.words();
            let frame = Frame { open, ..frame(desk, visit, line, &words) };
            return Said::Private(scene::leave(&frame));
        }
        What::AddBot => return levels::ask(desk, visit).await,
        What::SeatBot(level) => return levels::seat(desk, visit, level).await,
        What::Hint => return advice::hint(desk, visit).await,
        What::Review => return advice::review(desk, visit, line).await,
        What::Thread(wish) => return start::in_thread(desk, visit, &wish).await,
        What::Stir => match added {
            Some(typed) => return stirred(desk, visit, typed).await,
            None => return Said::Form(scene::stir(&frame(desk, visit, line, &visit.words()))),
        },
        What::Join => Deed::Join,
        What::Leave => Deed::Leave,
        What::RemoveBot => Deed::RemoveBot,
        What::Begin => Deed::Begin,
        What::Cancel => Deed::Cancel { steward },
        What::Undo => Deed::Undo,
        What::StepBack => Deed::StepBack { line },
        What::Replace(seat) => Deed::Replace(seat),
        What::Yes => Deed::Answer { line, yes: true },
        What::No => Deed::Answer { line, yes: false },
        What::Back => Deed::Back,
        What::TakeSeat(seat) => Deed::TakeSeat(seat),
        What::Rematch => Deed::Rematch,
        What::Play(token) | What::Sure(token) => Deed::Play { line, token: token.to_string() },
        What::Menu(_) => Deed::Play { line, token: added.cloned().unwrap_or_default() },
        What::AskingMenu(_) => {
            let token = added.map_or("", String::as_str);
            if let Some(asked) = page::asked(desk, visit, line, open, token).await {
                return asked;
            }
            Deed::Play { line, token: token.to_owned() }
        }
    };
    let leaves = deed == Deed::Leave;
    // The result stays where it is, and the lobby comes below it.
    let stays = deed == Deed::Rematch;
    let answer = match press(desk, visit, visit.channel, deed).await {
        Ok(answer) => answer,
        Err(fault) => return apology(&fault, visit),
    };
    let words = visit.words();
    let told = answer.refusal.as_ref().map(|refusal| refusal.tell(&words));
    match (visit.on, told) {
        (On::Own, None) if leaves => Said::Update(scene::note(words.say("answer-left", &[]))),
        (On::Own, told) if answers => {
            page::answered(desk, visit, &answer.look, told.as_deref(), open).await
        }
        (On::Own, told) => page::own(desk, visit, &answer.look, told.as_deref(), open).await,
        (_, Some(told)) => Said::Private(scene::note(told)),
        (On::Board, None) if !stays => {
            lobby(desk, visit, &answer.look).map_or(Said::Quiet, Said::Update)
        }
        (_, None) => Said::Quiet,
    }
}

/// The lobby as it is now, at once on the board that was pressed. A match is another thing: what
/// the visitor sees of it is not for everybody.
fn lobby(desk: &Desk, visit: &Visit, look: &Look) -> Option<Message> {
    let is_lobby = matches!(look.scene, Scene::Lobby(_)) && visit.reads_public();
    let words = visit.words();
    let frame = frame(desk, visit, look.line, &words);
    is_lobby.then(|| scene::public(look, Art::Words, &frame)).flatten()
}

/// Asks the hall for something, in the visitor's name.
pub(crate) async fn press(
    desk: &Arc<Desk>,
    visit: &Visit,
    channel: Channel,
    deed: Deed,
) -> Result<Answer, Fault> {
    desk.keepers().visited(desk, channel, visit);
    let answer = desk.hall().press(channel, of(visit, deed)).await?;
    if let Some(refusal) = &answer.refusal {
        tracing::debug!(?refusal, line = answer.look.line, "refused");
    }
    Ok(answer)
}

/// What the visitor asks of a table.
pub(crate) fn of(visit: &Visit, deed: Deed) -> Press {
    Press {
        id: visit.door.id,
        user: visit.user,
        name: visit.name.clone(),
        language: visit.language.clone(),
        server: visit.server,
        deed,
    }
}

/// What scenes are drawn with for this visitor.
pub(crate) fn frame<'a>(desk: &'a Desk, visit: &Visit, line: u32, words: &'a Words) -> Frame<'a> {
    Frame { words, keys: desk.keys(), channel: visit.channel, line, open: None, ask: None }
}

/// The table as this user sees it, with its picture if that is ready in time.
pub(super) async fn glance(
    desk: &Desk,
    visit: &Visit,
    user: Option<User>,
) -> Result<(Look, Hung), Fault> {
    let glance = Glance {
        channel: visit.channel,
        user,
        language: &visit.language,
        pictured: visit.sees_pictures(),
        until: Instant::now() + GLANCE,
    };
    picture::look(desk, &glance).await
}

/// The pictures of something that is only looked at, if they are ready in time.
pub(crate) async fn hang(desk: &Desk, visit: &Visit, sketch: &Sketch) -> Hung {
    if visit.sees_pictures() {
        desk.gallery().hang(sketch, Instant::now() + GLANCE).await
    } else {
        Hung::Now(Vec::new())
    }
}

/// What is late is said in words.
pub(crate) fn art(hung: &Hung) -> Art<'_> {
    match hung {
        Hung::Now(prints) => Art::Hung(prints),
        Hung::Late => Art::Words,
    }
}

/// So much of what happened can be read back.
const LOG: usize = 5000;

/// The table as everybody sees it, in the visitor's language, and what happened in this part of the
/// match.
pub(crate) async fn watch(desk: &Arc<Desk>, visit: &Visit, part: u16) -> Said {
    watched(desk, visit, part, false).await
}

async fn watched(desk: &Arc<Desk>, visit: &Visit, part: u16, turns: bool) -> Said {
    let seen = glance(desk, visit, None).await;
    let told = desk.hall().log(visit.channel, None, &visit.language, Since::Part, LOG).await;
    match seen.and_then(|seen| Ok((seen, told?))) {
        Ok(((look, hung), told)) => {
            let words = visit.words();
            let frame = frame(desk, visit, look.line, &words);
            turned(scene::watched(&look, &told, part, art(&hung), &frame), turns)
        }
        Err(fault) => apology(&fault, visit),
    }
}

async fn log(desk: &Arc<Desk>, visit: &Visit, part: u16, turns: bool) -> Said {
    let (user, language) = (Some(visit.user), &visit.language);
    match desk.hall().log(visit.channel, user, language, Since::Start, LOG).await {
        Ok(told) => {
            let words = visit.words();
            turned(scene::log(&told, part, &frame(desk, visit, 0, &words)), turns)
        }
        Err(fault) => apology(&fault, visit),
    }
}

/// Why some of the visitor's controls cannot be pressed, as it is now.
async fn why(desk: &Arc<Desk>, visit: &Visit) -> Said {
    match desk.hall().look(visit.channel, Some(visit.user), &visit.language).await {
        Ok(look) => {
            let words = visit.words();
            Said::Private(scene::why(&look, &frame(desk, visit, look.line, &words)))
        }
        Err(fault) => apology(&fault, visit),
    }
}

/// A page of a game's rules. On a page of them the next one takes its place.
pub(crate) async fn rules(
    desk: &Arc<Desk>,
    visit: &Visit,
    game: &str,
    wanted: Wanted<'_>,
    line: u32,
) -> Said {
    let words = visit.words();
    let Some(game) = ::rules::game(game) else {
        return Said::Private(scene::note(words.say("answer-foreign", &[])));
    };
    let hung = match scene::illustrated(game, wanted, &words).filter(|_| visit.sees_pictures()) {
        Some(section) => {
            let drawn_in = words.clone();
            let draw = move || game.illustrate(section, &drawn_in);
            desk.gallery().hang_one(draw, Instant::now() + GLANCE).await
        }
        None => Hung::Now(Vec::new()),
    };
    let frame = frame(desk, visit, scene::RULES, &words);
    let message = scene::rules(game, wanted, art(&hung), &frame);
    if visit.on == On::Own && line == scene::RULES {
        Said::Update(message)
    } else {
        Said::Private(message)
    }
}

async fn stirred(desk: &Arc<Desk>, visit: &Visit, typed: &str) -> Said {
    let deed = Deed::Stir(typed.trim().to_owned());
    match press(desk, visit, visit.channel, deed).await {
        Ok(answer) => {
            let words = visit.words();
            let told = answer.refusal.map(|refusal| refusal.tell(&words));
            let told = told.unwrap_or_else(|| words.say("stir-done", &[]));
            Said::Private(scene::note(told))
        }
        Err(fault) => apology(&fault, visit),
    }
}

/// A fault of ours, with the reference by which the log knows it.
pub(crate) fn apology(fault: &Fault, visit: &Visit) -> Said {
    tracing::error!(reference = fault.reference, "a press failed");
    Said::Private(sorry(&fault.reference, &visit.words()))
}

/// What a user reads after a fault of ours.
pub(crate) fn sorry(reference: &str, words: &Words) -> Message {
    scene::note(words.say("answer-fault", &[("reference", reference.into())]))
}

/// A refusal, as a note to whoever pressed.
pub(crate) fn refused(refusal: &Refusal, visit: &Visit) -> Said {
    Said::Private(scene::note(refusal.tell(&visit.words())))
}

/// What poise could not make sense of.
pub(crate) async fn on_error(trouble: FrameworkError<'_, Arc<Desk>, Never>) {
    match trouble {
        FrameworkError::UnknownInteraction { framework, interaction, .. } => {
            let visit = Visit::of_command(framework.user_data, interaction);
            tracing::warn!(command = interaction.data.name, "an unknown command was called");
            let message = scene::note(visit.words().say("answer-unknown-command", &[]));
            let wire = framework.user_data.wire();
            if let Err(fault) = wire.answer(&visit.door, Reply::Message(&message)).await {
                tracing::debug!(%fault, "an answer was lost");
            }
        }
        other => tracing::error!(trouble = %other, "poise could not carry on"),
    }
}
