//! People at their pages: a socket each, presses in, messages out. Messages are kept as text until
//! somebody needs them, so that reading them costs nothing while a press is being timed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use futures_util::{SinkExt, StreamExt};
use playground::Running;
use serde_json::{Value, json};
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

/// Somebody with a page.
#[derive(Clone)]
pub(crate) struct Person {
    say: mpsc::UnboundedSender<String>,
    inbox: Arc<Mutex<Inbox>>,
}

#[derive(Default)]
struct Inbox {
    last: u64,
    /// The waiting ends of presses.
    waiting: HashMap<u64, oneshot::Sender<Option<Instant>>>,
    /// The readers of each channel's messages.
    readers: HashMap<String, mpsc::UnboundedSender<String>>,
}

impl Person {
    /// Opens a page.
    pub(crate) async fn open(playground: &Running, name: &str) -> Person {
        let state = playground.state();
        let mut users = state["users"].as_array().into_iter().flatten();
        let user = users.find(|user| user["global_name"] == name || user["username"] == name);
        let id = user.and_then(|user| user["id"].as_str()).expect("somebody of that name is there");
        let address = format!("ws://{}/play/socket?user={id}", playground.address());
        let (socket, _) = connect_async(address).await.expect("the playground takes pages");
        let (mut write, mut read) = socket.split();
        let (say, mut said) = mpsc::unbounded_channel::<String>();
        tokio::spawn(async move {
            while let Some(text) = said.recv().await {
                if write.send(Message::text(text)).await.is_err() {
                    return;
                }
            }
        });
        let inbox = Arc::new(Mutex::new(Inbox::default()));
        let person = Person { say, inbox: Arc::clone(&inbox) };
        tokio::spawn(async move {
            while let Some(Ok(frame)) = read.next().await {
                let Ok(text) = frame.to_text() else { continue };
                let mut inbox = inbox.lock().unwrap_or_else(PoisonError::into_inner);
                inbox.hear(text);
            }
        });
        person
    }

    /// From now on the messages of this channel come out here, as text.
    pub(crate) fn read(&self, channel: &str) -> mpsc::UnboundedReceiver<String> {
        let (reader, messages) = mpsc::unbounded_channel();
        self.inbox().readers.insert(channel.to_owned(), reader);
        messages
    }

    /// Does something that a bot answers; from when to when it took. Nothing if what was to be pressed
    /// had changed under the finger.
    pub(crate) async fn ask(&self, mut op: Value) -> Option<(Instant, Instant)> {
        let (done, end) = oneshot::channel();
        {
            let mut inbox = self.inbox();
            inbox.last += 1;
            let nonce = inbox.last;
            op["nonce"] = json!(nonce);
            inbox.waiting.insert(nonce, done);
        }
        let text = op.to_string();
        let start = Instant::now();
        self.say.send(text).expect("the socket is open");
        let end = end.await.expect("the socket is open")?;
        Some((start, end))
    }

    fn inbox(&self) -> std::sync::MutexGuard<'_, Inbox> {
        self.inbox.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inbox {
    fn hear(&mut self, text: &str) {
        if text.ends_with("\"t\":\"message\"}") || text.ends_with("\"t\":\"message_gone\"}") {
            let channel = text.split("\"channel_id\":\"").nth(1);
            let channel = channel.and_then(|rest| rest.split('"').next()).unwrap_or_default();
            if let Some(reader) = self.readers.get(channel) {
                // The reader may have seen enough.
                let _ = reader.send(text.to_owned());
            }
            return;
        }
        let now = Instant::now();
        let frame: Value = serde_json::from_str(text).unwrap_or_default();
        match (frame["t"].as_str(), frame["d"]["state"].as_str()) {
            (Some("interaction"), Some("done")) => {
                let nonce = frame["d"]["nonce"].as_u64().unwrap_or_default();
                if let Some(done) = self.waiting.remove(&nonce) {
                    let _ = done.send(Some(now));
                }
            }
            (Some("refused"), _) => {
                let nonce = frame["d"]["nonce"].as_u64().unwrap_or_default();
                if let Some(done) = self.waiting.remove(&nonce) {
                    let _ = done.send(None);
                }
            }
            (Some("interaction"), Some("failed")) => panic!("a press came to nothing: {text}"),
            _ => {}
        }
    }
}
