//! A look with its pictures: the newest one that is ready in time.

use std::time::Duration;

use host::look::{Look, Scene};
use host::refusal::Fault;
use host::{Channel, User};
use rules::picture::Picture;
use rules::sketch::Sketch;
use tokio::time::Instant;

use super::resources::Resources;
use super::visit::Visit;
use crate::picture::Rendered;
use crate::scene::Pictures;

/// The longest that somebody who only wants to see something waits for its picture.
const GLANCE_PATIENCE: Duration = Duration::from_millis(400);

/// A painting shorter than this is not checked for whether the table has moved on meanwhile.
const BRIEF_PAINTING: Duration = Duration::from_millis(20);

/// A request for a table's look with its pictures.
pub(crate) struct LookRequest<'a> {
    /// The table's channel.
    pub(crate) channel: Channel,
    /// The reader; everybody, if none is named.
    pub(crate) user: Option<User>,
    /// The reader's language.
    pub(crate) language: &'a str,
    /// Is there a picture to be seen at all?
    pub(crate) pictured: bool,
    /// Nobody waits for a picture any longer than this.
    pub(crate) until: Instant,
}

/// The table as it is now, with its pictures. If it went on while they were painted, they are
/// painted again while there is time.
pub(crate) async fn look_with_pictures(
    resources: &Resources,
    request: &LookRequest<'_>,
) -> Result<(Look, Rendered), Fault> {
    let look = || resources.hall().look(request.channel, request.user, request.language);
    let mut seen = look().await?;
    loop {
        let Scene::Match(shown) = &seen.scene else {
            return Ok((seen, Rendered::Ready(Vec::new())));
        };
        if !request.pictured {
            return Ok((seen, Rendered::Ready(Vec::new())));
        }
        let before = Instant::now();
        let rendered = resources.gallery().render(&shown.sketch, request.until).await;
        if before.elapsed() < BRIEF_PAINTING {
            return Ok((seen, rendered));
        }
        let now = look().await?;
        if now.line == seen.line {
            return Ok((now, rendered));
        }
        if Instant::now() >= request.until {
            return Ok((now, Rendered::Late));
        }
        seen = now;
    }
}

/// The table as this user sees it, with its picture if that is ready in time, for this visit.
pub(crate) async fn look_for_visit(
    resources: &Resources,
    visit: &Visit,
    user: Option<User>,
) -> Result<(Look, Rendered), Fault> {
    let request = LookRequest {
        channel: visit.channel,
        user,
        language: &visit.language,
        pictured: visit.sees_pictures(),
        until: Instant::now() + GLANCE_PATIENCE,
    };
    look_with_pictures(resources, &request).await
}

/// The pictures of a sketch that the visitor only looks at, if they are ready in time.
pub(crate) async fn render_for_visit(
    resources: &Resources,
    visit: &Visit,
    sketch: &Sketch,
) -> Rendered {
    if visit.sees_pictures() {
        resources.gallery().render(sketch, Instant::now() + GLANCE_PATIENCE).await
    } else {
        Rendered::Ready(Vec::new())
    }
}

/// One picture that the visitor only looks at, if it is ready in time.
pub(crate) async fn render_one_for_visit(
    resources: &Resources,
    visit: &Visit,
    draw: impl FnOnce() -> Option<Picture> + Send + 'static,
) -> Rendered {
    if visit.sees_pictures() {
        resources.gallery().render_one(draw, Instant::now() + GLANCE_PATIENCE).await
    } else {
        Rendered::Ready(Vec::new())
    }
}

/// The pictures of a page that is sent once: what is late is said in words.
pub(crate) fn pictures_or_words(rendered: &Rendered) -> Pictures<'_> {
    match rendered {
        Rendered::Ready(prints) => Pictures::New(prints),
        Rendered::Late => Pictures::None,
    }
}
