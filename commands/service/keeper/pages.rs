//! The pages that people hold, which their keeper brings up to date while their doors are open: several at
//! a time, so that nobody waits for somebody else's page.

use std::time::Duration;

use futures_util::{StreamExt as _, stream};
use host::clock::Pace;
use host::look::Scene;
use host::news::Call;
use host::{Channel, User};
use rules::words::Words;
use tokio::time::Instant;

use super::message::HeldPage;
use super::note::NotedPage;
use super::state::{Keeper, To, pictures_while_late, seen, send};
use crate::discord::custom_id::Group;
use crate::discord::message::Message;
use crate::discord::wire::{ReplyHandle, WireError};
use crate::picture::Rendered;
use crate::scene::{self, Ask, Frame, Pictures};
use crate::service::common::{LookRequest, Resources, look_with_pictures};

/// An edit and a press that are as close as this may overtake each other.
const OVERTAKING: Duration = Duration::from_secs(2);

/// Somebody who pressed as lately as this sees for themselves that it is their turn.
const PRESENT_AFTER_PRESS: Duration = Duration::from_secs(15);

/// The longest that a page waits for its picture; somebody may be waiting for their turn.
const PAGE_PICTURE_PATIENCE: Duration = Duration::from_millis(150);

/// The longest that the last page of a match waits for its picture.
const LAST_PICTURE_PATIENCE: Duration = Duration::from_secs(2);

/// The number of pages of one table that are brought up to date at the same time.
const PAGES_AT_ONCE: usize = 8;

/// How it stands with somebody's page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refreshed {
    /// It shows the table, where turns are quick.
    Live,
    /// It shows the table.
    Slow,
    /// It could not be edited now.
    Later,
    /// It cannot be edited any more.
    Gone,
}

/// Can an edit that was done at this moment have taken the place of the answer to a press that arrived then?
/// However late the keeper hears of the answer: what counts is when the press came.
fn may_overtake(edited: Instant, arrived: Instant) -> bool {
    edited + OVERTAKING > arrived
}

/// A page that is being brought up to date, with what that needs.
struct Refreshing {
    user: User,
    reply_to: ReplyHandle,
    language: String,
    pictured: bool,
    /// For the last time, since the match is over.
    last: bool,
    start: Option<String>,
    open: Option<Group>,
    ask: Option<Ask>,
    /// What it shows, if that is certain.
    old: Option<Message>,
    late: u8,
}

/// What came of it.
struct Outcome {
    user: User,
    /// What it showed before.
    old: Option<Message>,
    edited: Result<Edited, WireError>,
    /// Does everybody at the table take quick turns?
    live: bool,
    /// Its picture was late.
    late: bool,
}

/// What was made of a page.
enum Edited {
    /// There is no table to be seen.
    Unseen,
    /// It shows what it should.
    Stands,
    /// It shows this now.
    Shows { message: Message, pictures_refused: bool },
}

impl Keeper {
    /// Keeps a page up to date from now on.
    pub(super) async fn hold_page(&mut self, user: User, mut page: HeldPage) {
        let edited = self.pages.get(&user).and_then(|page| page.edited);
        if edited.is_some_and(|edited| may_overtake(edited, page.reply_to.arrived)) {
            page.shown = None;
        }
        // Of the same message we know which picture stays on it.
        if let Some(shown) = page.shown.take() {
            let same = |old: &&HeldPage| page.message.is_some() && old.message == page.message;
            let old = self.pages.get(&user).filter(same);
            page.shown = Some(shown.after(old.and_then(|old| old.shown.as_ref())));
        }
        // It may have been drawn before what we have shown since; then it is brought up to date.
        self.wake();
        // Later ones are noted when the board is shown.
        if self.pages.insert(user, page).is_none() {
            self.note_pages().await;
        }
    }

    /// The pages that people held before a restart can still be edited, while their handles are valid.
    pub(super) fn recall_pages(&mut self) {
        for held in &self.note.pages {
            if let Some(reply_to) = held.reply_to.handle() {
                let language = held.language.clone();
                let page = HeldPage {
                    reply_to,
                    language,
                    shown: None,
                    start: None,
                    open: None,
                    ask: None,
                    edited: None,
                    message: None,
                    late: 0,
                };
                self.pages.insert(User(held.user), page);
            }
        }
    }

    /// Notes the pages that people hold, for after a restart.
    pub(super) async fn note_pages(&mut self) {
        let held = self.pages.iter().filter_map(|(user, page)| {
            let language = page.language.clone();
            Some(NotedPage { user: user.0, language, reply_to: page.reply_to.stored()? })
        });
        let mut held: Vec<NotedPage> = held.collect();
        held.sort_by_key(|held| held.user);
        if held != self.note.pages {
            self.note.pages = held;
            self.keep_note().await;
        }
    }

    /// Brings every page up to date, for the last time if the match is over.
    pub(super) async fn refresh_all_pages(&mut self, over: bool) {
        self.pages.retain(|_, page| page.reply_to.is_valid());
        let users: Vec<User> = self.pages.keys().copied().collect();
        self.refresh_pages(&users, over).await;
        if over {
            self.pages.clear();
        }
        self.note_pages().await;
    }

    /// Brings the pages of those who are to act up to date at once; the others can wait. Those who are
    /// still to be called come back: somebody who has just pressed something at a quick table is not
    /// among them, and is reminded all the same when their time is nearly over.
    pub(super) async fn refresh_called(&mut self, calls: Vec<Call>) -> Vec<Call> {
        let asks_to_act = |call: &Call| match call {
            Call::Turn(user) | Call::Question(user) => Some(*user),
            _ => None,
        };
        let mut users: Vec<User> = calls.iter().filter_map(asks_to_act).collect();
        users.sort_unstable();
        users.dedup();
        let refreshed = self.refresh_pages(&users, false).await;
        let there = |user: &User| {
            let page = self.pages.get(user);
            page.is_some_and(|page| page.reply_to.arrived.elapsed() < PRESENT_AFTER_PRESS)
        };
        let sees = |user: &User| refreshed.contains(&(*user, Refreshed::Live)) && there(user);
        let called = |call: &Call| !matches!(call, Call::Turn(user) if sees(user));
        calls.into_iter().filter(called).collect()
    }

    /// Brings the pages of these up to date, some at a time. Those that cannot be are let go.
    pub(super) async fn refresh_pages(
        &mut self,
        users: &[User],
        last: bool,
    ) -> Vec<(User, Refreshed)> {
        let pages: Vec<Refreshing> =
            users.iter().filter_map(|user| self.refreshing(*user, last)).collect();
        let (resources, channel) = (&self.resources, self.channel);
        let outcomes: Vec<Outcome> = stream::iter(pages)
            .map(|page| refresh(resources, channel, page))
            .buffer_unordered(PAGES_AT_ONCE)
            .collect()
            .await;
        let refreshed = outcomes.into_iter().map(|outcome| (outcome.user, self.refreshed(outcome)));
        let refreshed: Vec<(User, Refreshed)> = refreshed.collect();
        for (user, _) in refreshed.iter().filter(|(_, page)| *page == Refreshed::Gone) {
            self.pages.remove(user);
        }
        refreshed
    }

    /// What it needs to bring somebody's page up to date, if they hold one that can be edited.
    fn refreshing(&mut self, user: User, last: bool) -> Option<Refreshing> {
        let pictured = self.may_send_pictures();
        let page = self.pages.get_mut(&user)?;
        if !page.reply_to.is_valid() {
            self.pages.remove(&user);
            return None;
        }
        let person = self.resources.hall().person(user);
        Some(Refreshing {
            user,
            reply_to: page.reply_to.clone(),
            language: person.language.unwrap_or_else(|| page.language.clone()),
            pictured: pictured && !person.text_only,
            last,
            start: page.start.clone(),
            open: page.open,
            ask: page.ask,
            old: page.shown.take(),
            late: page.late,
        })
    }

    /// Notes what came of bringing a page up to date.
    fn refreshed(&mut self, outcome: Outcome) -> Refreshed {
        let Outcome { user, old, edited, live, late } = outcome;
        let channel = self.channel;
        let Some(page) = self.pages.get_mut(&user) else { return Refreshed::Gone };
        if !matches!(edited, Ok(Edited::Unseen)) {
            page.late = if late { page.late.saturating_add(1) } else { 0 };
        }
        match edited {
            Ok(Edited::Unseen) => {
                page.shown = old;
                return Refreshed::Later;
            }
            Ok(Edited::Stands) => page.shown = old,
            Ok(Edited::Shows { message, pictures_refused }) => {
                page.shown = Some(message);
                page.edited = Some(Instant::now());
                if pictures_refused {
                    self.refused = Some(Instant::now());
                }
            }
            Err(WireError::Limited { .. } | WireError::Unavailable) => {
                page.shown = old;
                self.wake();
                return Refreshed::Later;
            }
            Err(error) => {
                tracing::debug!(%error, %channel, %user, "a page is not kept any more");
                return Refreshed::Gone;
            }
        }
        if late {
            self.wake();
        }
        if live { Refreshed::Live } else { Refreshed::Slow }
    }
}

/// Brings one page up to date.
async fn refresh(resources: &Resources, channel: Channel, page: Refreshing) -> Outcome {
    let Refreshing { user, reply_to, language, pictured, last, start, open, ask, old, late } = page;
    let patience = if last { LAST_PICTURE_PATIENCE } else { PAGE_PICTURE_PATIENCE };
    let until = Instant::now() + patience;
    let request = LookRequest { channel, user: Some(user), language: &language, pictured, until };
    let Ok((look, rendered)) = look_with_pictures(resources, &request).await else {
        return Outcome { user, old, edited: Ok(Edited::Unseen), live: false, late: false };
    };
    let live = matches!(&look.scene, Scene::Match(shown) if shown.pace == Pace::Live);
    let pictures = match &rendered {
        Rendered::Ready(prints) => Pictures::New(prints),
        Rendered::Late if last => Pictures::None,
        Rendered::Late => pictures_while_late(old.as_ref(), late),
    };
    let words = Words::new(&language);
    // It is about a hand, and no note to whatever comes after it.
    let start = start.as_deref().filter(|_| scene::held_game(&look).is_some());
    let frame = Frame { open, ask, ..resources.frame(channel, look.line, &words) };
    let message = scene::seat(&look, start, pictures, &frame).after(old.as_ref());
    let edited = if old.as_ref() == Some(&message) {
        Ok(Edited::Stands)
    } else {
        let sent = send(resources, channel, &message.over(old.as_ref()), To::Page(&reply_to)).await;
        sent.map(|(posted, pictures_refused)| {
            let message = seen(message, posted.sent);
            Edited::Shows { message, pictures_refused }
        })
    };
    Outcome { user, old, edited, live, late: rendered == Rendered::Late }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edit_after_a_press_may_have_overtaken_its_answer_however_late_its_keeper_hears_of_it() {
        let arrived = Instant::now();
        assert!(may_overtake(arrived + Duration::from_millis(10), arrived));
        assert!(may_overtake(arrived + Duration::from_secs(60), arrived));
        assert!(may_overtake(arrived - Duration::from_secs(1), arrived), "it may come in late");
        assert!(!may_overtake(arrived - Duration::from_secs(3), arrived));
    }
}
