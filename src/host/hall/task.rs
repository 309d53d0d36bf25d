//! The task that owns one table: it takes what is asked one after the other, saves before it
//! answers, and lets bots and clocks act in between.

use std::sync::Arc;
use std::time::Duration;

use rules::any::Token;
use rules::game::Seat;
use tokio::sync::{OwnedSemaphorePermit, mpsc, oneshot};
use tracing::{Instrument, Span};

use super::ask::{Answer, Ask};
use super::disk::on_disk;
use super::fault::fault;
use super::shared::Shared;
use crate::Channel;
use crate::clock::millis;
use crate::line::{Did, Line};
use crate::press::Press;
use crate::refusal::{Fault, Refusal};
use crate::store::{Head, Store, Trouble};
use crate::table::{Puzzle, Table};
use crate::thinking::Rank;

/// The time without a request after which a table leaves memory.
const IDLE_AFTER: Duration = Duration::from_secs(5 * 60);
/// The number of lines after which a snapshot is taken. Rarely: beside a log that is kept, each one
/// costs many times its size on disk.
const SNAPSHOT_LINES: u32 = 64;

/// The delay after which it is tried again to read or save a table, even if nobody comes: a bot may be
/// to act, or somebody's time run out.
const RETRY_AFTER: Duration = Duration::from_secs(10);
/// The delay after which a table that fell over is woken again.
const RESTART_AFTER: Duration = Duration::from_secs(60);

/// Says so when a task falls over. Its door leads nowhere then, and the next press starts a new one,
/// or the alarm does.
struct FallReport(Arc<Shared>, Channel);

impl Drop for FallReport {
    fn drop(&mut self) {
        let FallReport(hall, channel) = self;
        if std::thread::panicking() {
            tracing::error!(%channel, "a table fell over; its log is as it was");
            hall.wake_in(*channel, RESTART_AFTER);
        }
    }
}

pub(super) async fn run(hall: Arc<Shared>, channel: Channel, mut asked: mpsc::Receiver<Ask>) {
    let _report = FallReport(Arc::clone(&hall), channel);
    let mut owner = Owner {
        hall,
        channel,
        table: None,
        head: Head::default(),
        unsnapped: 0,
        owes: false,
        over: false,
        pondering: None,
    };
    loop {
        let quiet = owner.hall.clock.now().up.saturating_add(millis(IDLE_AFTER));
        let ask = if owner.is_due() {
            asked.try_recv().ok()
        } else {
            tokio::select! {
                ask = asked.recv() => ask,
                token = thought(&mut owner.pondering) => {
                    owner.thinks(token);
                    None
                }
                () = owner.hall.clock.until(quiet) => {
                    // While nobody else can have the table.
                    owner.snapshot().await;
                    if owner.hall.retire(channel, &asked) {
                        break;
                    }
                    continue;
                }
            }
        };
        let woken = match ask {
            Some(Ask::Close) => break,
            Some(ask) => {
                let span = owner.span();
                owner.take(ask).instrument(span).await
            }
            None if asked.is_closed() => break,
            None => None,
        };
        owner.step_and_tell().await;
        drop(woken);
    }
    owner.snapshot().await;
}

struct Owner {
    hall: Arc<Shared>,
    channel: Channel,
    /// Nothing until somebody asks, and after a fault.
    table: Option<Table>,
    /// As it lies on disk.
    head: Head,
    /// Lines since the last snapshot.
    unsnapped: u32,
    /// A match has ended whose result is not kept yet.
    owes: bool,
    /// The table is over since something was last settled.
    over: bool,
    /// What a bot is thinking about.
    pondering: Option<Pondering>,
}

/// A bot thinks about the next action of this seat, at this ply.
struct Pondering {
    seat: Seat,
    ply: u32,
    thought: oneshot::Receiver<Option<Token>>,
}

/// Waits until the bot has thought of something; for ever if none thinks.
async fn thought(pondering: &mut Option<Pondering>) -> Option<Token> {
    match pondering {
        Some(pondering) => (&mut pondering.thought).await.ok().flatten(),
        None => std::future::pending().await,
    }
}

/// A table from the store.
struct Loaded {
    table: Table,
    /// What was there is damaged and was set aside.
    aside: bool,
    /// Lines since the last snapshot.
    unsnapped: u32,
}

impl Owner {
    /// Where whatever is logged now happens.
    fn span(&self) -> Span {
        let (table, ply) = match &self.table {
            Some(table) => (table.head().matches, table.ply()),
            None => (self.head.matches, 0),
        };
        tracing::info_span!("table", channel = %self.channel, table, ply)
    }

    /// Does what is asked. A permit to wake comes back, to be kept while what is due is done.
    async fn take(&mut self, ask: Ask) -> Option<OwnedSemaphorePermit> {
        // The asker may have gone; that is no reason not to do it.
        match ask {
            Ask::Press(press, answer) => self.press(&press, answer).await,
            Ask::Look { viewer, language, answer } => {
                let now = self.hall.clock.now();
                let look = self.table().await.map(|(table, _)| table.look(viewer, &language, now));
                let _ = answer.send(look);
            }
            Ask::Log { viewer, language, since, most, answer } => {
                let told = |table: &Table| table.log(viewer, &language, since, most);
                let _ = answer.send(self.table().await.map(|(table, _)| told(table)));
            }
            Ask::Calls { since, answer } => {
                let _ = answer.send(self.table().await.map(|(table, _)| table.calls_since(since)));
            }
            Ask::Puzzle { user, answer } => {
                let _ = answer.send(self.table().await.map(|(table, _)| table.puzzle_of(user)));
            }
            Ask::Vacate(answer) => {
                let _ = answer.send(self.vacate().await);
            }
            Ask::Reload => self.table = None,
            // Being awake is all that was asked for.
            Ask::Wake(permit) => {
                let _ = self.table().await;
                return Some(permit);
            }
            Ask::Close => {}
        }
        None
    }

    async fn press(&mut self, press: &Press, answer: oneshot::Sender<Result<Answer, Fault>>) {
        let now = self.hall.clock.now();
        let channel = self.channel;
        let (table, damaged) = match self.table().await {
            Ok(loaded) => loaded,
            Err(fault) => {
                let _ = answer.send(Err(fault));
                return;
            }
        };
        let done = if damaged { Err(Refusal::SetAside) } else { table.press(press, now) };
        let (lines, refusal) = match done {
            Ok(lines) => (lines, None),
            Err(refusal) => (Vec::new(), Some(refusal)),
        };
        let user = press.user;
        if let Some(refusal) = &refusal {
            tracing::debug!(%channel, %user, press = press.id, ?refusal, "a press was refused");
        }
        let look = |table: &Table| table.look(Some(user), &press.language, now);
        let look = match self.save(&lines, look).await {
            Ok(look) => look,
            Err(fault) => {
                let _ = answer.send(Err(fault));
                return;
            }
        };
        tracing::debug!(%channel, %user, press = press.id, line = look.line, "a press was answered");
        let _ = answer.send(Ok(Answer { refusal, look }));
        if !lines.is_empty() {
            self.tell().await;
        }
    }

    async fn vacate(&mut self) -> Result<(), Fault> {
        let now = self.hall.clock.now();
        let (table, _) = self.table().await?;
        let lines = table.vacate(now);
        self.save(&lines, |_| ()).await
    }

    fn is_due(&self) -> bool {
        let Some(table) = &self.table else { return false };
        let due = table.due().is_some_and(|due| due <= self.hall.clock.now().up);
        // What a bot has to think about first can wait for that.
        due && self.pondering.is_none() && table.ponders().is_none()
    }

    /// Does a step of what is due, and has bots think about what is next.
    async fn step_and_tell(&mut self) {
        let span = self.span();
        self.step().instrument(span).await;
        self.settle().await;
        self.ponder();
    }

    /// Has a bot think, if it is to act next and has not thought yet.
    fn ponder(&mut self) {
        let wanted = self.table.as_ref().and_then(Table::ponders);
        let at = self.pondering.as_ref().map(|pondering| (pondering.seat, pondering.ply));
        if at == wanted {
            return;
        }
        // What it was thinking about has been taken back, or is somebody else's choice now.
        self.pondering = None;
        let Some((seat, ply)) = wanted else { return };
        let Some(puzzle) = self.table.as_ref().and_then(|table| table.puzzle(seat)) else { return };
        let Puzzle { game, sight, mut dice, .. } = puzzle;
        // What a hard bot does, and as long a search where there is only one thing to do.
        let think =
            move |iterations| sight.search(iterations, &mut dice).first().map(|it| it.token);
        self.pondering =
            Some(Pondering { seat, ply, thought: self.hall.pool.think(Rank::Bot, game, 1, think) });
    }

    /// A bot has thought of this, or of nothing.
    fn thinks(&mut self, token: Option<Token>) {
        let Some(Pondering { seat, ply, .. }) = self.pondering.take() else { return };
        if let Some(table) = &mut self.table {
            table.think(seat, ply, token);
        }
    }

    /// One step of what is due, so that a press never waits for more than one.
    async fn step(&mut self) {
        if !self.is_due() {
            return;
        }
        let now = self.hall.clock.now();
        let Some(table) = &mut self.table else { return };
        let lines = table.wake(now);
        if !lines.is_empty() && self.save(&lines, |_| ()).await.is_ok() {
            self.tell().await;
        }
    }

    /// The table, and whether it had to be set aside just now.
    async fn table(&mut self) -> Result<(&mut Table, bool), Fault> {
        let mut damaged = false;
        if self.table.is_none() {
            let loaded = self.load().await;
            let Loaded { table, aside, unsnapped } =
                loaded.inspect_err(|_| self.hall.wake_in(self.channel, RETRY_AFTER))?;
            self.head = table.head().clone();
            self.unsnapped = unsnapped;
            damaged = aside;
            self.set_alarm(table.due());
            self.table = Some(table);
        }
        Ok((self.table.as_mut().expect("it was just loaded"), damaged))
    }

    /// Has the table woken when something is due. What is due already is done at once, and again
    /// later should that come to nothing.
    fn set_alarm(&self, due: Option<u64>) {
        match due {
            Some(due) if due <= self.hall.clock.now().up => {
                self.hall.wake_in(self.channel, RETRY_AFTER);
            }
            due => self.hall.alarm.set(self.channel, due),
        }
    }

    async fn load(&mut self) -> Result<Loaded, Fault> {
        let (config, channel, store) = (self.hall.config, self.channel, self.hall.store.clone());
        let read = move || {
            if let Err(trouble) = store.settle(channel) {
                tracing::warn!(%channel, %trouble, "a result is still not kept");
            }
            let (line, why) = match store.load(channel) {
                Ok(None) => {
                    let table = Table::empty(config, channel);
                    return Ok(Loaded { table, aside: false, unsnapped: 0 });
                }
                Ok(Some(stored)) => {
                    let opened = stored.head.opened;
                    let snapped = stored.snapshot.as_ref().map_or(opened, |last| last.line);
                    match Table::fold(config, channel, stored) {
                        Ok(table) => {
                            if let Some(unfit) = table.unfit_lobby() {
                                tracing::warn!(%channel, ?unfit, "a lobby was stored that no match can begin in");
                            }
                            let unsnapped = table.line().saturating_sub(snapped);
                            return Ok(Loaded { table, aside: false, unsnapped });
                        }
                        Err(damage) => damage,
                    }
                }
                Err(Trouble::Damaged(line, why)) => (line, why),
                Err(trouble) => return Err(trouble),
            };
            tracing::error!(%channel, line, %why, "a table is damaged and was set aside");
            store.set_aside(channel)?;
            Ok(Loaded { table: Table::empty(config, channel), aside: true, unsnapped: 0 })
        };
        match tokio::task::spawn_blocking(read).await {
            Ok(loaded) => {
                loaded.map_err(|trouble| fault(channel, "a table cannot be read", &trouble))
            }
            Err(panic) => Err(fault(channel, "a table cannot be read", &panic)),
        }
    }

    /// Appends what the table has just done and waits until it is safe. If that fails, only the store
    /// knows what has happened: the table is thrown away, and read again by the next press. What
    /// is to be shown is made meanwhile, and given out when it may be.
    async fn save<Shown>(
        &mut self,
        lines: &[Line],
        show: impl FnOnce(&Table) -> Shown,
    ) -> Result<Shown, Fault> {
        let table = self.table.as_ref().expect("what has just done something is there");
        if lines.is_empty() {
            return Ok(show(table));
        }
        let count = u32::try_from(lines.len()).expect("a press makes a few lines");
        let head = Some(table.head()).filter(|head| **head != self.head);
        let (first, due) = (table.line() - count, table.due());
        let saving = self.hall.store.save(self.channel, first, lines, head, due);
        let (head, shown) = (head.cloned(), show(table));
        if let Err(trouble) = saving.await {
            self.table = None;
            self.hall.wake_in(self.channel, RETRY_AFTER);
            return Err(fault(self.channel, "a table cannot be saved", &trouble));
        }
        self.head = head.unwrap_or_else(|| std::mem::take(&mut self.head));
        self.set_alarm(due);
        self.owes |= lines.iter().any(|line| matches!(line.did, Did::Ended { .. }));
        let ends = |line: &Line| matches!(line.did, Did::Ended { .. } | Did::Cancelled);
        self.over |= lines.iter().any(ends);
        self.unsnapped += count;
        // What was taken back is in the last snapshot; a match taken back must not be carried on
        // from there. And however soon we fall, there is one to carry a match on from.
        let telling =
            |did: &Did| matches!(did, Did::Began { .. } | Did::Undone { .. } | Did::Resumed { .. });
        if lines.iter().any(|line| telling(&line.did)) {
            self.snapshot().await;
        }
        Ok(shown)
    }

    /// Keeps the result of a match that has ended, once the press that ended it was answered. Should that
    /// fail, it is made good later: the log knows all of it.
    async fn settle(&mut self) {
        let (channel, store) = (self.channel, self.hall.store.clone());
        if std::mem::take(&mut self.owes)
            && let Some(Err(trouble)) = on_disk(&store, move |store| store.settle(channel)).await
        {
            tracing::warn!(%channel, %trouble, "a result was not kept");
        }
        if !std::mem::take(&mut self.over) {
            return;
        }
        // At the next start, if it fails.
        match on_disk(&store, move |store| store.forget_those_waiting(channel)).await {
            Some(Ok(true)) => self.table = None,
            Some(Err(trouble)) => tracing::warn!(%channel, %trouble, "somebody was not forgotten"),
            Some(Ok(false)) | None => {}
        }
    }

    /// Tells those who show the table that it has changed.
    async fn tell(&mut self) {
        let Some(table) = &self.table else { return };
        self.hall.news.send(self.channel, table.line());
        if self.unsnapped >= SNAPSHOT_LINES {
            self.snapshot().await;
        }
    }

    async fn snapshot(&mut self) {
        let snapshot = self.table.as_ref().and_then(Table::snapshot);
        let Some(snapshot) = snapshot.filter(|_| self.unsnapped > 0) else { return };
        let channel = self.channel;
        let keep = move |store: &Store| store.keep_snapshot(channel, &snapshot);
        match on_disk(&self.hall.store, keep).await {
            Some(Ok(())) => self.unsnapped = 0,
            Some(Err(trouble)) => tracing::warn!(%channel, %trouble, "a snapshot was not kept"),
            None => {}
        }
    }
}
