//! A visitor's own page: what they hold and may do, as it is now, which goes on being kept up to
//! date. What a press has done to the table is not for here to know.

use host::look::{Look, Scene};
use host::refusal::Refusal;
use rules::any::Token;

use super::app::App;
use super::common::{Source, Visit, look_for_visit, pictures_or_words, render_for_visit};
use super::keeper::KeptPage;
use super::response::Response;
use crate::discord::custom_id::Group;
use crate::scene::{self, Ask, Frame, Pictures};

/// The visitor's own page, which goes on being kept up to date. It does not wait for a picture: one
/// that is there stays, until the keeper brings the new one.
pub(crate) async fn show_after_press(
    app: &App,
    visit: &Visit,
    look: &Look,
    note: Option<&str>,
    open: Option<Group>,
) -> Response {
    page_response(app, visit, look, note, (open, None), pictures_without_waiting(visit, look)).await
}

/// The same in place of a question, which had no picture on it: this one waits for its own a little.
pub(crate) async fn show_after_question(
    app: &App,
    visit: &Visit,
    look: &Look,
    note: Option<&str>,
    open: Option<Group>,
) -> Response {
    let Scene::Match(shown) = &look.scene else {
        return show_after_press(app, visit, look, note, open).await;
    };
    let rendered = render_for_visit(app.resources(), visit, &shown.sketch).await;
    page_response(app, visit, look, note, (open, None), pictures_or_words(&rendered)).await
}

/// What is seen of a page that does not wait for a picture.
fn pictures_without_waiting(visit: &Visit, look: &Look) -> Pictures<'static> {
    // When it is over, nobody may be there to bring another one.
    let lives = scene::held_game(look).is_some();
    let stays = lives && visit.source == Source::Own && visit.pictured && visit.sees_pictures();
    if stays { Pictures::Unchanged } else { Pictures::None }
}

async fn page_response(
    app: &App,
    visit: &Visit,
    look: &Look,
    note: Option<&str>,
    (open, ask): (Option<Group>, Option<Ask>),
    pictures: Pictures<'_>,
) -> Response {
    let words = visit.words();
    let start = introduce(app, visit, look).await;
    let frame = Frame { open, ask, ..app.frame(visit.channel, look.line, &words) };
    // What is refreshed later has no note any more.
    let message = scene::seat(look, start.as_deref(), pictures, &frame);
    let shown = note.map(|note| message.below_note(note));
    let lives = matches!(&look.scene, Scene::Match(shown) if shown.end.is_none());
    if !lives {
        return Response::Page { message: shown.unwrap_or(message), kept: None };
    }
    let shown = shown.unwrap_or_else(|| message.clone());
    Response::Page { message: shown, kept: Some(Box::new(KeptPage { message, start, open, ask })) }
}

/// How to begin, for somebody who holds a hand of this game for the first time. That they were told
/// is kept before they are; if it cannot be, they do without for now.
async fn introduce(app: &App, visit: &Visit, look: &Look) -> Option<String> {
    let game = scene::held_game(look)?;
    if visit.person.introduced.contains(game) {
        return None;
    }
    let first = app.hall().introduce(visit.user, game).await.unwrap_or(false);
    // Set apart from what the table says.
    first.then(|| format!("> {}", visit.words().say(&format!("{game}-start-text"), &[])))
}

/// The visitor's own page as it is now, with this group of controls open.
pub(crate) async fn show_hand(app: &App, visit: &Visit, open: Option<Group>) -> Response {
    match look_for_visit(app.resources(), visit, Some(visit.user)).await {
        Ok((look, rendered)) => {
            if !matches!(look.scene, Scene::Empty) {
                app.keepers().visited(visit.channel, visit);
            }
            page_response(app, visit, &look, None, (open, None), pictures_or_words(&rendered)).await
        }
        Err(fault) => Response::apology(&fault, visit),
    }
}

/// The same page with another group of controls open, what else is on it stays; or in its place the
/// question that belongs to an action. If it was drawn before something changed, the fresh one says so.
pub(crate) async fn show_changed_hand(
    app: &App,
    visit: &Visit,
    line: u32,
    open: Option<Group>,
    asks: Option<Token>,
) -> Response {
    match app.hall().look(visit.channel, Some(visit.user), &visit.language).await {
        Ok(look) => {
            if !matches!(look.scene, Scene::Empty) {
                app.keepers().visited(visit.channel, visit);
            }
            let stale = (!is_current(&look, line)).then(|| Refusal::Stale.tell(&visit.words()));
            let ask = asks.map(|token| Ask { line, token });
            let pictures = pictures_without_waiting(visit, &look);
            page_response(app, visit, &look, stale.as_deref(), (open, ask), pictures).await
        }
        Err(fault) => Response::apology(&fault, visit),
    }
}

/// The question that belongs to an action which was chosen in a menu, if there is one and the menu is
/// not an old one.
pub(crate) async fn show_question(
    app: &App,
    visit: &Visit,
    line: u32,
    open: Option<Group>,
    token: &str,
) -> Option<Response> {
    let token = Token::from(token).ok()?;
    let look = match app.hall().look(visit.channel, Some(visit.user), &visit.language).await {
        Ok(look) => look,
        // What asks is not played unasked.
        Err(fault) => return Some(Response::apology(&fault, visit)),
    };
    if !is_current(&look, line) || !scene::asks(&look, &token) {
        return None;
    }
    app.keepers().visited(visit.channel, visit);
    let ask = Some(Ask { line, token });
    Some(
        page_response(app, visit, &look, None, (open, ask), pictures_without_waiting(visit, &look))
            .await,
    )
}

/// May the viewer do the same as on the page that was drawn at this line?
fn is_current(look: &Look, line: u32) -> bool {
    matches!(&look.scene, Scene::Match(shown) if shown.is_current(line, look.line))
}
