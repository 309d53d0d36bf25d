//! Channel → its table's task: the door by which everybody else comes in.
//!
//! A table is started from the store when somebody asks for it, and leaves memory when it has been
//! quiet for a while. One task owns one table, so presses on a table come one after the other, and
//! tables do not wait for each other. A panic ends one task; the next press starts from the store.

mod advice;
mod advised;
mod alarm;
mod ask;
mod disk;
mod fault;
mod forget;
mod shared;
mod task;

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use crate::clock::Clock;
use crate::line::Line;
use crate::look::{Look, Since};
use crate::news::{Calls, NewsReceiver};
use crate::people::{Person, Place};
use crate::press::Press;
use crate::refusal::{Fault, Refusal};
use crate::replay::{ReplayLook, Wanted};
use crate::results::{self, Finished, Leader, Standing};
use crate::store::{Shown, Store, Trouble};
use crate::table::{HostConfig, Past};
use crate::{Channel, Server, User, latest, record};
use ask::Ask;
use disk::on_disk;
use fault::{fault, reference};
use shared::Shared;

pub use ask::Answer;

pub use crate::record::Record;

/// Every table there is.
#[derive(Clone)]
pub struct Hall(Arc<Shared>);

impl Hall {
    /// Opens the hall over a store; what its tables have to tell comes out of the receiver.
    pub fn open(config: HostConfig, store: Store, clock: Clock) -> (Hall, NewsReceiver) {
        let (news, told) = latest::queue();
        let (alarm, ringing) = alarm::set(&store);
        let start = |shared, channel, asked| drop(tokio::spawn(task::run(shared, channel, asked)));
        let shared = Shared::new(config, store, clock, news, alarm, start);
        let hall = Hall(Arc::new(shared));
        let (woken, kept) = (Arc::downgrade(&hall.0), hall.0.store.clone());
        let wake = move |channel, permit| match woken.upgrade() {
            Some(hall) => hall.wake(channel, permit),
            None => false,
        };
        tokio::spawn(alarm::ring(hall.0.clock.clone(), ringing, kept, wake));
        (hall, NewsReceiver::new(told))
    }

    /// Does what somebody asks of the table in this channel.
    pub async fn press(&self, channel: Channel, press: Press) -> Result<Answer, Fault> {
        let (answer, answered) = oneshot::channel();
        self.ask(channel, Ask::Press(Box::new(press), answer), answered).await?
    }

    /// The table as this user, or somebody without a seat, sees it.
    pub async fn look(
        &self,
        channel: Channel,
        viewer: Option<User>,
        language: &str,
    ) -> Result<Look, Fault> {
        let (answer, answered) = oneshot::channel();
        let language = language.to_owned();
        self.ask(channel, Ask::Look { viewer, language, answer }, answered).await?
    }

    /// Who has to be called for what happened since the log had this many lines.
    pub async fn calls_since(&self, channel: Channel, since: u32) -> Result<Calls, Fault> {
        let (answer, answered) = oneshot::channel();
        self.ask(channel, Ask::Calls { since, answer }, answered).await?
    }

    /// What happened in the match, oldest first, as this user may know it: the last lines of it.
    pub async fn log(
        &self,
        channel: Channel,
        viewer: Option<User>,
        language: &str,
        since: Since,
        most: usize,
    ) -> Result<Vec<String>, Fault> {
        let (answer, answered) = oneshot::channel();
        let language = language.to_owned();
        self.ask(channel, Ask::Log { viewer, language, since, most, answer }, answered).await?
    }

    /// The channel is gone: its table is called off.
    pub async fn vacate(&self, channel: Channel) -> Result<(), Fault> {
        let (answer, answered) = oneshot::channel();
        self.ask(channel, Ask::Vacate(answer), answered).await?
    }

    /// The record of the match whose table was opened at this line, if it is over; or of the last
    /// one that is.
    pub async fn record(
        &self,
        channel: Channel,
        opened: Option<u32>,
    ) -> Result<Result<Record, Refusal>, Fault> {
        let games = self.0.config.games;
        let recorded = move |_, lines: &[Line]| Ok(record::from_lines(games, lines));
        let read = self.read(channel, opened, recorded).await?;
        Ok(read.flatten().ok_or(Refusal::NoRecord))
    }

    /// A match that is over, as it was at one of its plies: the one whose table was opened at this
    /// line, or the last one. The table that stands in the channel now is not asked.
    pub async fn replay(
        &self,
        channel: Channel,
        opened: Option<u32>,
        wanted: Wanted,
    ) -> Result<Result<ReplayLook, Refusal>, Fault> {
        let config = self.0.config;
        let shown =
            move |opened, lines: &[Line]| Past { config, channel, opened, lines }.replay(&wanted);
        Ok(self.read(channel, opened, shown).await?.unwrap_or(Err(Refusal::NoReplay)))
    }

    /// Reads the lines of one table of this channel, past or present, on a thread that may wait for
    /// the disk; nothing if no match is over there and none was named.
    async fn read<T: Send + 'static>(
        &self,
        channel: Channel,
        opened: Option<u32>,
        make: impl FnOnce(u32, &[Line]) -> Result<T, Trouble> + Send + 'static,
    ) -> Result<Option<T>, Fault> {
        let store = self.0.store.clone();
        let read = move || -> Result<Option<T>, Trouble> {
            let opened = match opened {
                None => store.head(channel)?.and_then(|head| head.finished),
                named => named,
            };
            let Some(opened) = opened else { return Ok(None) };
            make(opened, &store.lines(channel, opened)?).map(Some)
        };
        let _reader = self.0.readers.acquire().await;
        match tokio::task::spawn_blocking(read).await {
            Ok(Ok(read)) => Ok(read),
            Ok(Err(trouble)) => Err(fault(channel, "a match cannot be read", &trouble)),
            Err(panic) => Err(fault(channel, "a match cannot be read", &panic)),
        }
    }

    /// How this user stands on this server, in every game that they have played there.
    pub async fn standings(&self, server: Server, user: User) -> Result<Vec<Standing>, Fault> {
        self.read_results(server, move |results, _| results::standings(results, user)).await
    }

    /// The best on this server in each of these games that anybody was rated in, those who want to be
    /// in no statistics aside: at most this many in each.
    pub async fn leaders(
        &self,
        server: Server,
        games: Vec<&'static str>,
        most: usize,
    ) -> Result<Vec<(&'static str, Vec<Leader>)>, Fault> {
        let count = move |results: &[Finished], store: &Store| {
            let counted = |leader: &Leader| {
                !leader.user.is_forgotten() && !store.person(leader.user).uncounted
            };
            let best =
                |game| results::leaders(results, game).into_iter().filter(counted).take(most);
            let all = games.into_iter().map(|game| (game, best(game).collect::<Vec<_>>()));
            all.filter(|(_, leaders)| !leaders.is_empty()).collect()
        };
        self.read_results(server, count).await
    }

    /// Makes something of a server's results, away from those who answer presses.
    async fn read_results<Made: Send + 'static>(
        &self,
        server: Server,
        make: impl FnOnce(&[Finished], &Store) -> Made + Send + 'static,
    ) -> Result<Made, Fault> {
        let store = self.0.store.clone();
        let read = move || {
            // The last match may have ended a moment ago.
            if let Err(trouble) = store.settle_all() {
                tracing::warn!(%trouble, "a result is still not kept");
            }
            store.results(server).map(|results| make(&results, &store))
        };
        let why = match tokio::task::spawn_blocking(read).await {
            Ok(Ok(made)) => return Ok(made),
            Ok(Err(trouble)) => trouble.to_string(),
            Err(panic) => panic.to_string(),
        };
        let fault = Fault { reference: reference() };
        tracing::error!(%server, reference = fault.reference, why, "results cannot be read");
        Err(fault)
    }

    /// What those who show tables remember of this one.
    pub async fn note(&self, channel: Channel) -> Option<Vec<u8>> {
        on_disk(&self.0.store, move |store| store.note(channel)).await.flatten()
    }

    /// Remembers it; after a sudden end the note before it may be there. Should that fail, the log
    /// knows; a message is edited once more, and that is all.
    pub async fn keep_note(&self, channel: Channel, note: Vec<u8>) {
        let kept = on_disk(&self.0.store, move |store| store.keep_note(channel, &note)).await;
        if let Some(Err(trouble)) = kept {
            tracing::warn!(%channel, %trouble, "a note about a table was not kept");
        }
    }

    /// Remembers it, and makes it safe before this returns.
    pub async fn keep_note_safely(&self, channel: Channel, note: Vec<u8>) {
        self.keep_note(channel, note).await;
        if let Err(trouble) = self.0.store.flush().await {
            tracing::warn!(%channel, %trouble, "a note about a table is not safe");
        }
    }

    /// How far the tables have come and been shown, in the order of their channels: at most this many
    /// after this one. None of them wakes for it.
    pub async fn shown(&self, after: Option<Channel>, most: usize) -> Vec<Shown> {
        match on_disk(&self.0.store, move |store| store.shown(after, most)).await {
            Some(Ok(shown)) => shown,
            Some(Err(trouble)) => {
                tracing::error!(%trouble, "nobody knows which tables were shown");
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    /// What this user has chosen for themselves.
    pub fn person(&self, user: User) -> Person {
        self.0.store.person(user)
    }

    /// Changes what they have chosen, also while others do. Has anything changed? It is
    /// safe when this returns.
    pub async fn change_person(
        &self,
        user: User,
        change: impl FnOnce(&mut Person) + Send + 'static,
    ) -> Result<bool, Fault> {
        let changed = on_disk(&self.0.store, move |store| store.change_person(user, change)).await;
        self.changed(changed, "what somebody has chosen was not kept").await
    }

    /// Notes that somebody has been introduced to this game. Are they for the first time? It is
    /// safe when this returns, and true once, however many ask at the same time.
    pub async fn introduce(&self, user: User, game: &str) -> Result<bool, Fault> {
        let game = game.to_owned();
        let first = on_disk(&self.0.store, move |store| store.introduce(user, &game)).await;
        self.changed(first, "an introduction was not kept").await
    }

    async fn changed(
        &self,
        changed: Option<Result<bool, Trouble>>,
        what: &str,
    ) -> Result<bool, Fault> {
        match changed {
            Some(Ok(false)) => Ok(false),
            changed => {
                self.kept(changed.map(|changed| changed.map(drop)), what).await.map(|()| true)
            }
        }
    }

    /// What was chosen for this server.
    pub fn place(&self, server: Server) -> Place {
        self.0.store.place(server)
    }

    /// Keeps what was chosen for it; it is safe when this returns.
    pub async fn keep_place(&self, server: Server, place: &Place) -> Result<(), Fault> {
        let place = place.clone();
        let kept = on_disk(&self.0.store, move |store| store.keep_place(server, &place)).await;
        self.kept(kept, "what was chosen for a server was not kept").await
    }

    /// Makes safe what was kept; nothing if keeping it fell over, which is a fault as well.
    async fn kept(&self, kept: Option<Result<(), Trouble>>, what: &str) -> Result<(), Fault> {
        let why = match kept {
            Some(Ok(())) => match self.0.store.flush().await {
                Ok(()) => return Ok(()),
                Err(trouble) => trouble.to_string(),
            },
            Some(Err(trouble)) => trouble.to_string(),
            None => "it fell over".to_owned(),
        };
        let fault = Fault { reference: reference() };
        tracing::error!(reference = fault.reference, why, "{what}");
        Err(fault)
    }

    /// A secret that stays the same as long as the store does.
    pub fn secret(&self) -> [u8; 32] {
        self.0.store.secret()
    }

    /// Can presses be kept? It is tried every few seconds, whether anybody presses or not.
    pub fn is_well(&self) -> bool {
        self.0.store.is_well()
    }

    /// How many tables are in memory.
    pub fn awake(&self) -> usize {
        self.0.doors().open.len()
    }

    /// Lets what is being done come to its end, saves everything and closes.
    pub async fn close(&self) {
        let open: Vec<_> = {
            let mut doors = self.0.doors();
            doors.closed = true;
            doors.open.drain().map(|(_, door)| door).collect()
        };
        for door in open {
            // A task that is gone has nothing left to save.
            let _ = door.send(Ask::Close).await;
            door.closed().await;
        }
        let up = self.0.clock.now().up;
        let kept = on_disk(&self.0.store, move |store| store.keep_up(up)).await;
        if let Err(trouble) = kept.unwrap_or(Ok(())).and(self.0.store.flush().await) {
            tracing::error!(%trouble, "the last flush failed");
        }
    }

    async fn ask<T>(
        &self,
        channel: Channel,
        mut ask: Ask,
        answered: oneshot::Receiver<T>,
    ) -> Result<T, Fault> {
        // A door that is closed belongs to a task that fell over: the second try starts a new one.
        for _ in 0..2 {
            let Some(door) = self.0.door(channel) else { break };
            match door.send(ask).await {
                Ok(()) => {
                    let Ok(answer) = answered.await else {
                        // Until it is really gone: the next request must find another.
                        door.closed().await;
                        self.0.forget(channel, &door);
                        return Err(fault(channel, "a table fell over", &"it did not answer"));
                    };
                    return Ok(answer);
                }
                Err(mpsc::error::SendError(back)) => ask = back,
            }
            self.0.forget(channel, &door);
        }
        Err(fault(channel, "no table can be started", &"the hall is closed"))
    }
}
