//! All shards of the bot, as many as Discord recommends: started together, watched, and stopped.

use std::sync::Arc;

use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::payload::Event;
use super::session_starts::SessionStarts;
use super::shard::{Account, Shard, Status};
use crate::discord::wire::{GatewayInfo, Wire};

/// No bot needs more shards; an answer that says so is broken.
const MOST_SHARDS: u64 = 1024;

/// All shards of the bot.
pub(crate) struct Shards {
    stop: watch::Sender<bool>,
    tasks: Vec<JoinHandle<()>>,
    statuses: Vec<watch::Receiver<Status>>,
}

impl Shards {
    /// Starts the shards; each connects when it is its turn. What comes is handed to `on_event` in the order
    /// in which it came on its shard, and must not be held up there.
    pub(crate) fn start(
        wire: Wire,
        token: &str,
        intents: u64,
        info: GatewayInfo,
        on_event: impl Fn(Event<'_>) + Send + Sync + 'static,
    ) -> Shards {
        let shards = info.shards.clamp(1, MOST_SHARDS);
        let account = Arc::new(Account {
            token: token.to_owned(),
            intents,
            shards,
            starts: SessionStarts::new(wire, info),
            on_event: Box::new(on_event),
        });
        let (stop, stopped) = watch::channel(false);
        let (mut tasks, mut statuses) = (Vec::new(), Vec::new());
        for id in 0..shards {
            let (status, read_status) = watch::channel(Status::New(None));
            let shard = Shard::new(id, Arc::clone(&account), status);
            tasks.push(tokio::spawn(shard.run(stopped.clone())));
            statuses.push(read_status);
        }
        Shards { stop, tasks, statuses }
    }

    /// Are all of them in?
    pub(crate) fn connected(&self) -> bool {
        self.statuses.iter().all(|status| *status.borrow() == Status::Up)
    }

    /// Waits until the first of them is in; an error is why one has given up.
    pub(crate) async fn first_up(&self) -> Result<(), String> {
        let Some(mut first) = self.statuses.first().cloned() else { return Ok(()) };
        tokio::select! {
            // A shard that is gone has said why before.
            _ = first.wait_for(|status| *status == Status::Up) => Ok(()),
            why = self.given_up() => Err(why),
        }
    }

    /// What stands between the first of them and the gateway, if it was never in.
    pub(crate) fn first_trouble(&self) -> Option<String> {
        match &*self.statuses.first()?.borrow() {
            Status::New(trouble) => trouble.clone(),
            _ => None,
        }
    }

    /// Waits until one of them gives up for good; why, in words for the operator.
    pub(crate) async fn given_up(&self) -> String {
        let waits = self.statuses.iter().cloned().map(|mut status| {
            Box::pin(async move {
                let given_up = status.wait_for(|status| matches!(status, Status::GivenUp(_))).await;
                match given_up.as_deref() {
                    Ok(Status::GivenUp(why)) => why.clone(),
                    // It has ended without a word: it was told to stop, or it fell over.
                    _ => "a connection to the gateway has ended".to_owned(),
                }
            })
        });
        futures_util::future::select_all(waits).await.0
    }

    /// Ends every session and waits until all are closed.
    pub(crate) async fn stop(self) {
        self.stop.send_replace(true);
        for task in self.tasks {
            // A shard that fell over has ended as well.
            let _ = task.await;
        }
    }
}
