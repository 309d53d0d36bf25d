//! The pages that people hold, which their keeper brings up to date while their doors are open.

use std::time::Duration;

use host::User;
use host::clock::Pace;
use host::look::Scene;
use host::news::Call;
use rules::words::Words;
use tokio::time::Instant;

use super::message::HeldPage;
use super::state::{Keeper, NotedPage, To, pictures_while_late};
use crate::discord::wire::WireError;
use crate::picture::Rendered;
use crate::scene::{self, Frame, Pictures};
use crate::service::common::{LookRequest, look_with_pictures};

/// An edit and a press that are as close as this may overtake each other.
const OVERTAKING: Duration = Duration::from_secs(2);

/// Somebody who pressed as lately as this sees for themselves that it is their turn.
const PRESENT_AFTER_PRESS: Duration = Duration::from_secs(15);

/// The longest that a page waits for its picture; somebody may be waiting for their turn.
const PAGE_PICTURE_PATIENCE: Duration = Duration::from_millis(150);

/// The longest that the last page of a match waits for its picture.
const LAST_PICTURE_PATIENCE: Duration = Duration::from_secs(2);

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
    pub(super) async fn refresh_pages(&mut self, over: bool) {
        self.pages.retain(|_, page| page.reply_to.is_valid());
        let users: Vec<User> = self.pages.keys().copied().collect();
        for user in users {
            if self.refresh_page(user, over).await == Refreshed::Gone {
                self.pages.remove(&user);
            }
        }
        if over {
            self.pages.clear();
        }
        self.note_pages().await;
    }

    /// Brings the pages of those who are to act up to date at once; the others can wait. Those who are
    /// still to be called come back: somebody who has just pressed something at a quick table is not
    /// among them, and is reminded all the same when their time is nearly over.
    pub(super) async fn refresh_called(&mut self, mut calls: Vec<Call>) -> Vec<Call> {
        for call in std::mem::take(&mut calls) {
            let (Call::Turn(user) | Call::Question(user)) = call else {
                calls.push(call);
                continue;
            };
            let refreshed = self.refresh_page(user, false).await;
            if refreshed == Refreshed::Gone {
                self.pages.remove(&user);
            }
            let page = self.pages.get(&user);
            let there =
                page.is_some_and(|page| page.reply_to.arrived.elapsed() < PRESENT_AFTER_PRESS);
            if !there || refreshed != Refreshed::Live || matches!(call, Call::Question(_)) {
                calls.push(call);
            }
        }
        calls
    }

    /// Brings one page up to date, for the last time if the match is over.
    pub(super) async fn refresh_page(&mut self, user: User, last: bool) -> Refreshed {
        let Some(page) = self.pages.get(&user).filter(|page| page.reply_to.is_valid()) else {
            return Refreshed::Gone;
        };
        let (reply_to, start) = (page.reply_to.clone(), page.start.clone());
        let (open, ask) = (page.open, page.ask);
        let person = self.resources.hall().person(user);
        let language = person.language.unwrap_or_else(|| page.language.clone());
        let request = LookRequest {
            channel: self.channel,
            user: Some(user),
            language: &language,
            pictured: self.may_send_pictures() && !person.text_only,
            until: Instant::now()
                + if last { LAST_PICTURE_PATIENCE } else { PAGE_PICTURE_PATIENCE },
        };
        let Ok((look, rendered)) = look_with_pictures(&self.resources, &request).await else {
            return Refreshed::Later;
        };
        let live = matches!(&look.scene, Scene::Match(shown) if shown.pace == Pace::Live);
        let refreshed = if live { Refreshed::Live } else { Refreshed::Slow };
        let old = self.pages.get_mut(&user).and_then(|page| page.shown.take());
        let late = self.pages.get(&user).map_or(0, |page| page.late);
        let pictures = match &rendered {
            Rendered::Ready(prints) => Pictures::New(prints),
            Rendered::Late if last => Pictures::None,
            Rendered::Late => pictures_while_late(old.as_ref(), late),
        };
        let words = Words::new(&language);
        let channel = self.channel;
        // It is about a hand, and no note to whatever comes after it.
        let start = start.as_deref().filter(|_| scene::held_game(&look).is_some());
        let frame = Frame { open, ask, ..self.frame(&look, &words) };
        let message = scene::seat(&look, start, pictures, &frame);
        let message = message.after(old.as_ref());
        let edited = if old.as_ref() == Some(&message) {
            Ok(None)
        } else {
            self.send(&message.over(old.as_ref()), To::Page(&reply_to)).await.map(Some)
        };
        let Some(page) = self.pages.get_mut(&user) else { return Refreshed::Gone };
        page.late = if rendered == Rendered::Late { late.saturating_add(1) } else { 0 };
        match edited {
            Ok(None) => page.shown = old,
            Ok(Some((_, whole))) => {
                let seen = if whole { None } else { message.spare().cloned() };
                page.shown = Some(seen.unwrap_or(message));
                page.edited = Some(Instant::now());
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
        if rendered == Rendered::Late {
            self.wake();
        }
        refreshed
    }
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
