//! The pages that people hold, which their keeper brings up to date while their doors are open.

use std::time::Duration;

use host::User;
use host::clock::Pace;
use host::look::Scene;
use host::news::Call;
use rules::words::Words;
use tokio::time::Instant;

use super::{Held, Keeper, To, stays};
use crate::discord::picture::{self, Glance};
use crate::discord::wire::Fault;
use crate::discord::word::Page;
use crate::picture::Hung;
use crate::scene::{self, Art, Frame};

/// An edit and a press that are as close as this may overtake each other.
const RACE: Duration = Duration::from_secs(2);

/// Somebody who pressed as lately as this sees for themselves that it is their turn.
const THERE: Duration = Duration::from_secs(15);

/// So long a page waits for its picture; somebody may be waiting for their turn.
const PAGE: Duration = Duration::from_millis(150);

/// So long the last page of a match waits for its picture.
const LAST: Duration = Duration::from_secs(2);

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

impl Keeper {
    pub(super) fn hold(&mut self, user: User, mut page: Page) {
        let edited = self.pages.get(&user).and_then(|page| page.edited);
        if edited.is_some_and(|edited| edited.elapsed() < RACE) {
            page.shown = None;
        }
        // Of the same message we know which picture stays on it.
        if let Some(shown) = page.shown.take() {
            let same = |old: &&Page| page.message.is_some() && old.message == page.message;
            let old = self.pages.get(&user).filter(same);
            page.shown = Some(shown.after(old.and_then(|old| old.shown.as_ref())));
        }
        // It may have been drawn before what we have shown since; then it is brought up to date.
        self.wake();
        // Later ones are noted when the board is shown.
        if self.pages.insert(user, page).is_none() {
            self.note_pages();
        }
    }

    /// The pages that people held before a restart can still be edited, while their doors live.
    pub(super) fn recall_pages(&mut self) {
        for held in &self.note.pages {
            if let Some(door) = held.door.door() {
                let language = held.language.clone();
                let page = Page {
                    door,
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

    pub(super) fn note_pages(&mut self) {
        let held = self.pages.iter().filter_map(|(user, page)| {
            let language = page.language.clone();
            Some(Held { user: user.0, language, door: page.door.note()? })
        });
        let mut held: Vec<Held> = held.collect();
        held.sort_by_key(|held| held.user);
        if held != self.note.pages {
            self.note.pages = held;
            self.keep_note();
        }
    }

    pub(super) async fn refresh_pages(&mut self, over: bool) {
        self.pages.retain(|_, page| page.door.alive());
        let users: Vec<User> = self.pages.keys().copied().collect();
        for user in users {
            if self.refresh_page(user, over).await == Refreshed::Gone {
                self.pages.remove(&user);
            }
        }
        if over {
            self.pages.clear();
        }
        self.note_pages();
    }

    /// Whoever is to act sees it at once if they hold their page; the others can wait. Those who
    /// are still to be called come back: whoever is at a quick table and has just pressed something
    /// is not, and is reminded all the same when their time is nearly over.
    pub(super) async fn hurry(&mut self, mut calls: Vec<Call>) -> Vec<Call> {
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
            let there = page.is_some_and(|page| page.door.arrived.elapsed() < THERE);
            if !there || refreshed != Refreshed::Live || matches!(call, Call::Question(_)) {
                calls.push(call);
            }
        }
        calls
    }

    /// Brings one page up to date, for the last time if the match is over.
    pub(super) async fn refresh_page(&mut self, user: User, last: bool) -> Refreshed {
        let Some(page) = self.pages.get(&user).filter(|page| page.door.alive()) else {
            return Refreshed::Gone;
        };
        let (door, start) = (page.door.clone(), page.start.clone());
        let (open, ask) = (page.open, page.ask);
        let person = self.desk.hall().person(user);
        let language = person.language.unwrap_or_else(|| page.language.clone());
        let glance = Glance {
            channel: self.channel,
            user: Some(user),
            language: &language,
            pictured: self.hangs() && !person.text_only,
            until: Instant::now() + if last { LAST } else { PAGE },
        };
        let Ok((look, hung)) = picture::look(&self.desk, &glance).await else {
            return Refreshed::Later;
        };
        let live = matches!(&look.scene, Scene::Match(shown) if shown.pace == Pace::Live);
        let refreshed = if live { Refreshed::Live } else { Refreshed::Slow };
        let old = self.pages.get_mut(&user).and_then(|page| page.shown.take());
        let late = self.pages.get(&user).map_or(0, |page| page.late);
        let art = match &hung {
            Hung::Now(prints) => Art::Hung(prints),
            Hung::Late if last => Art::Words,
            Hung::Late => stays(old.as_ref(), late),
        };
        let words = Words::new(&language);
        let channel = self.channel;
        // It is about a hand, and no note to whatever comes after it.
        let start = start.as_deref().filter(|_| scene::held(&look).is_some());
        let frame = Frame { open, ask, ..self.frame(&look, &words) };
        let message = scene::seat(&look, start, art, &frame);
        let message = message.after(old.as_ref());
        let edited = if old.as_ref() == Some(&message) {
            Ok(None)
        } else {
            self.send(&message.over(old.as_ref()), To::Page(&door)).await.map(Some)
        };
        let Some(page) = self.pages.get_mut(&user) else { return Refreshed::Gone };
        page.late = if hung == Hung::Late { late.saturating_add(1) } else { 0 };
        match edited {
            Ok(None) => page.shown = old,
            Ok(Some((_, whole))) => {
                let seen = if whole { None } else { message.spare().cloned() };
                page.shown = Some(seen.unwrap_or(message));
                page.edited = Some(Instant::now());
            }
            Err(Fault::Limited { .. } | Fault::Unavailable) => {
                page.shown = old;
                self.wake();
                return Refreshed::Later;
            }
            Err(fault) => {
                tracing::debug!(%fault, %channel, %user, "a page is not kept any more");
                return Refreshed::Gone;
            }
        }
        if hung == Hung::Late {
            self.wake();
        }
        refreshed
    }
}
