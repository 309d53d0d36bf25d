//! A visitor's own page: what they hold and may do, as it is now, which goes on being kept up to
//! date. What a press has done to the table is not for here to know.

use std::sync::Arc;

use host::look::{Look, Scene};
use host::refusal::Refusal;
use rules::any::Token;

use super::custom_id::Group;
use super::press::{apology, art, frame, glance, hang};
use super::serve::{Lasting, Said};
use super::visit::{On, Visit};
use crate::desk::Desk;
use crate::scene::{self, Art, Ask, Frame};

/// The visitor's own page, which goes on being kept up to date. It does not wait for a picture: one
/// that is there stays, until the keeper brings the new one.
pub(crate) async fn own(
    desk: &Desk,
    visit: &Visit,
    look: &Look,
    note: Option<&str>,
    open: Option<Group>,
) -> Said {
    drawn(desk, visit, look, note, (open, None), staying(visit, look)).await
}

/// The same in place of a question, which had no picture on it: this one waits for its own a little.
pub(super) async fn answered(
    desk: &Desk,
    visit: &Visit,
    look: &Look,
    note: Option<&str>,
    open: Option<Group>,
) -> Said {
    let Scene::Match(shown) = &look.scene else { return own(desk, visit, look, note, open).await };
    let hung = hang(desk, visit, &shown.sketch).await;
    drawn(desk, visit, look, note, (open, None), art(&hung)).await
}

/// What is seen of a page that does not wait for a picture.
fn staying(visit: &Visit, look: &Look) -> Art<'static> {
    // When it is over, nobody may be there to bring another one.
    let lives = scene::held(look).is_some();
    let stays = lives && visit.on == On::Own && visit.pictured && visit.sees_pictures();
    if stays { Art::Stays } else { Art::Words }
}

async fn drawn(
    desk: &Desk,
    visit: &Visit,
    look: &Look,
    note: Option<&str>,
    (open, ask): (Option<Group>, Option<Ask>),
    art: Art<'_>,
) -> Said {
    let words = visit.words();
    let start = introduce(desk, visit, look).await;
    let above = |note: Option<&str>| {
        let above: Vec<&str> = note.into_iter().chain(start.as_deref()).collect();
        let above = (!above.is_empty()).then(|| above.join("\n"));
        let frame = Frame { open, ask, ..frame(desk, visit, look.line, &words) };
        scene::seat(look, above.as_deref(), art, &frame)
    };
    let message = above(note);
    // What is refreshed later has no note any more.
    let lasting = if note.is_none() { message.clone() } else { above(None) };
    let lives = matches!(&look.scene, Scene::Match(shown) if shown.end.is_none());
    let lasting = lives.then(|| Box::new(Lasting { message: lasting, start, open, ask }));
    Said::Page { message, lasting }
}

/// How to begin, for somebody who holds a hand of this game for the first time. That they were told
/// is kept before they are; if it cannot be, they do without for now.
async fn introduce(desk: &Desk, visit: &Visit, look: &Look) -> Option<String> {
    let game = scene::held(look)?;
    if visit.person.introduced.contains(game) {
        return None;
    }
    let first = desk.hall().introduce(visit.user, game).await.unwrap_or(false);
    // Set apart from what the table says.
    first.then(|| format!("> {}", visit.words().say(&format!("{game}-start-text"), &[])))
}

/// The visitor's own page as it is now, with this group of controls open.
pub(crate) async fn hand(desk: &Arc<Desk>, visit: &Visit, open: Option<Group>) -> Said {
    match glance(desk, visit, Some(visit.user)).await {
        Ok((look, hung)) => {
            if !matches!(look.scene, Scene::Empty) {
                desk.keepers().visited(desk, visit.channel, visit);
            }
            drawn(desk, visit, &look, None, (open, None), art(&hung)).await
        }
        Err(fault) => apology(&fault, visit),
    }
}

/// The same page with another group of controls open, what else is on it stays; or in its place the
/// question that belongs to an action. If it was drawn before something changed, the fresh one says so.
pub(super) async fn changed(
    desk: &Arc<Desk>,
    visit: &Visit,
    line: u32,
    open: Option<Group>,
    asks: Option<Token>,
) -> Said {
    match desk.hall().look(visit.channel, Some(visit.user), &visit.language).await {
        Ok(look) => {
            if !matches!(look.scene, Scene::Empty) {
                desk.keepers().visited(desk, visit.channel, visit);
            }
            let stale = (!is_current(&look, line)).then(|| Refusal::Stale.tell(&visit.words()));
            let ask = asks.map(|token| Ask { line, token });
            let art = staying(visit, &look);
            drawn(desk, visit, &look, stale.as_deref(), (open, ask), art).await
        }
        Err(fault) => apology(&fault, visit),
    }
}

/// The question that belongs to an action which was chosen in a menu, if there is one and the menu is
/// not an old one.
pub(super) async fn asked(
    desk: &Arc<Desk>,
    visit: &Visit,
    line: u32,
    open: Option<Group>,
    token: &str,
) -> Option<Said> {
    let token = Token::from(token).ok()?;
    let look = match desk.hall().look(visit.channel, Some(visit.user), &visit.language).await {
        Ok(look) => look,
        // What asks is not played unasked.
        Err(fault) => return Some(apology(&fault, visit)),
    };
    if !is_current(&look, line) || !scene::asks(&look, &token) {
        return None;
    }
    desk.keepers().visited(desk, visit.channel, visit);
    let ask = Some(Ask { line, token });
    Some(drawn(desk, visit, &look, None, (open, ask), staying(visit, &look)).await)
}

/// May whoever looks do the same as on the page that was drawn at this line?
fn is_current(look: &Look, line: u32) -> bool {
    matches!(&look.scene, Scene::Match(shown) if shown.is_current(line, look.line))
}
