//! What comes in from the gateway, each event to those whom it concerns. Of an event only what is needed is
//! read; one that cannot be read is named in the log, never its contents.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use host::Channel;
use rules::words::Words;
use serde::Deserialize;

use crate::buttons;
use crate::discord::gateway::Event;
use crate::discord::interaction::{Asked, Interaction, Unread};
use crate::discord::loose::Id;
use crate::discord::places::Places;
use crate::discord::wire::Reply;
use crate::service::app::App;
use crate::service::response::apology;
use crate::slash::{self, Command};

/// Who listens to the gateway.
pub(super) struct Listener {
    app: Arc<App>,
    application: u64,
    commands: Vec<Command>,
    places: Places,
    /// The bot's own account, once it is known; our own messages push no board away.
    own_user: AtomicU64,
}

impl Listener {
    /// A listener for this application.
    pub(super) fn new(app: Arc<App>, application: u64) -> Listener {
        let (commands, places) = (slash::commands(), Places::default());
        Listener { app, application, commands, places, own_user: AtomicU64::new(0) }
    }
}

/// Hands an event to those whom it concerns, and holds nobody up.
pub(super) fn on_event(listener: &Arc<Listener>, event: Event<'_>) {
    let read = match event.name {
        "INTERACTION_CREATE" => {
            on_interaction(listener, event);
            Ok(())
        }
        "READY" => learn_own_user(listener, event),
        "MESSAGE_CREATE" => message_created(listener, event),
        "MESSAGE_DELETE" => message_deleted(&listener.app, event),
        "MESSAGE_DELETE_BULK" => messages_deleted(&listener.app, event),
        _ => listener.places.learn(event).map(|gone| {
            if !gone.is_empty() {
                tokio::spawn(vacate(Arc::clone(&listener.app), gone));
            }
        }),
    };
    if let Err(error) = read {
        tracing::warn!(event = event.name, why = %error, "an event could not be read");
    }
}

/// Somebody asks for something: they are answered in a task of their own.
fn on_interaction(listener: &Arc<Listener>, event: Event<'_>) {
    match Interaction::read(event.data, listener.application) {
        Ok(interaction) => {
            let listener = Arc::clone(listener);
            tokio::spawn(async move {
                let Listener { app, commands, .. } = &*listener;
                match &interaction.asked {
                    Asked::Command(call) => {
                        slash::call_command(commands, app, &interaction.caller, call).await;
                    }
                    _ => buttons::on_interaction(app, &interaction).await,
                }
            });
        }
        Err(unread) => {
            let reference = format!("{:08x}", rand::random::<u32>());
            tracing::warn!(event = event.name, reference, why = %unread, "an event could not be read");
            tokio::spawn(tell_of_unread(Arc::clone(&listener.app), unread, reference));
        }
    }
}

/// Whoever can be answered is not left without a word.
async fn tell_of_unread(app: Arc<App>, unread: Unread, reference: String) {
    let Some((reply_to, locale)) = unread.reply_to else { return };
    let message = apology(&reference, &Words::new(&locale));
    if let Err(error) = app.wire().answer(&reply_to, Reply::Message(&message)).await {
        tracing::debug!(%error, "an answer was lost");
    }
}

#[derive(Deserialize)]
struct Account {
    id: Id,
}

fn learn_own_user(listener: &Listener, event: Event<'_>) -> serde_json::Result<()> {
    #[derive(Deserialize)]
    struct Ready {
        user: Account,
    }
    let ready: Ready = serde_json::from_str(event.data)?;
    listener.own_user.store(ready.user.id.0, Ordering::Relaxed);
    Ok(())
}

fn message_created(listener: &Listener, event: Event<'_>) -> serde_json::Result<()> {
    #[derive(Deserialize)]
    struct Created {
        channel_id: Id,
        author: Account,
    }
    let created: Created = serde_json::from_str(event.data)?;
    if created.author.id.0 != listener.own_user.load(Ordering::Relaxed) {
        listener.app.keepers().scrolled(Channel(created.channel_id.0));
    }
    Ok(())
}

fn message_deleted(app: &App, event: Event<'_>) -> serde_json::Result<()> {
    #[derive(Deserialize)]
    struct Deleted {
        id: Id,
        channel_id: Id,
    }
    let deleted: Deleted = serde_json::from_str(event.data)?;
    app.keepers().message_deleted(Channel(deleted.channel_id.0), deleted.id.0);
    Ok(())
}

fn messages_deleted(app: &App, event: Event<'_>) -> serde_json::Result<()> {
    #[derive(Deserialize)]
    struct Deleted {
        ids: Vec<Id>,
        channel_id: Id,
    }
    let deleted: Deleted = serde_json::from_str(event.data)?;
    for id in deleted.ids {
        app.keepers().message_deleted(Channel(deleted.channel_id.0), id.0);
    }
    Ok(())
}

/// Calls off the tables of channels that are gone.
async fn vacate(app: Arc<App>, channels: Vec<u64>) {
    for channel in channels.into_iter().map(Channel) {
        app.keepers().channel_gone(channel);
        if let Err(fault) = app.hall().vacate(channel).await {
            tracing::error!(%channel, reference = fault.reference, "a table could not be vacated");
        }
    }
}
