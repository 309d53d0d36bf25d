//! A look with its pictures: the newest one that is ready in time.

use std::time::Duration;

use host::look::{Look, Scene};
use host::refusal::Fault;
use host::{Channel, User};
use tokio::time::Instant;

use crate::desk::Desk;
use crate::picture::Hung;

/// In so short a time a table may go on without anybody minding.
const BRIEF: Duration = Duration::from_millis(20);

/// Who looks at what, and how.
pub(super) struct Glance<'a> {
    pub(super) channel: Channel,
    /// Nobody in particular, if it is for everybody.
    pub(super) user: Option<User>,
    pub(super) language: &'a str,
    /// Is there a picture to be seen at all?
    pub(super) pictured: bool,
    /// Nobody waits for a picture any longer than this.
    pub(super) until: Instant,
}

/// The table as it is now, with its pictures. If it went on while they were painted, they are
/// painted again while there is time.
pub(super) async fn look(desk: &Desk, glance: &Glance<'_>) -> Result<(Look, Hung), Fault> {
    let look = || desk.hall().look(glance.channel, glance.user, glance.language);
    let mut seen = look().await?;
    loop {
        let Scene::Match(shown) = &seen.scene else { return Ok((seen, Hung::Now(Vec::new()))) };
        if !glance.pictured {
            return Ok((seen, Hung::Now(Vec::new())));
        }
        let before = Instant::now();
        let hung = desk.gallery().hang(&shown.sketch, glance.until).await;
        if before.elapsed() < BRIEF {
            return Ok((seen, hung));
        }
        let now = look().await?;
        if now.line == seen.line {
            return Ok((now, hung));
        }
        if Instant::now() >= glance.until {
            return Ok((now, Hung::Late));
        }
        seen = now;
    }
}
