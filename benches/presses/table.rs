//! One table in one channel, with two people at it: how it is set up, and which press comes next.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::people::Person;

/// The wait for a message before there is none. Boards are edited within the limits that Discord
/// sets, and between two matches at this speed that takes a while.
const PATIENCE: Duration = Duration::from_secs(90);

/// Two people in a channel.
pub(crate) struct Table {
    channel: String,
    sides: [Side; 2],
    presses: usize,
    /// How often a hand was opened to go on.
    pub(crate) pulls: usize,
    /// The person who pressed last.
    last: usize,
}

/// Somebody at the table, and what they see.
struct Side {
    person: Person,
    messages: mpsc::UnboundedReceiver<String>,
    /// The newest page of their own.
    hand: Value,
    /// The public messages with something to press, by id.
    boards: BTreeMap<u64, Value>,
    /// The newest message of all, and the last one that belongs to an earlier match.
    newest: u64,
    earlier: u64,
}

/// Something to press.
struct Button {
    message: Value,
    id: String,
}

impl Table {
    pub(crate) fn new(channel: String, people: &[Person; 2]) -> Table {
        let sides = people.clone().map(|person| {
            let messages = person.read(&channel);
            Side {
                person,
                messages,
                hand: Value::Null,
                boards: BTreeMap::new(),
                newest: 0,
                earlier: 0,
            }
        });
        Table { channel, sides, presses: 0, pulls: 0, last: 0 }
    }

    /// A page of a peer.
    pub(crate) async fn set_up_peer(&mut self) {
        self.command(0, "hand", &json!([])).await;
        self.wait(0, |side| side.any_play().is_some()).await;
    }

    /// A real match, from its lobby to both hands.
    pub(crate) async fn set_up_match(&mut self) {
        for side in &mut self.sides {
            side.catch_up();
            side.hand = Value::Null;
            side.boards.clear();
            side.earlier = side.newest;
        }
        let options = json!([
            {"name": "pace", "type": 3, "value": "none"}, {"name": "seats", "type": 4, "value": 2},
        ]);
        let start = json!([{"name": "start", "type": 1, "options": options}]);
        self.command(0, "uchu", &start).await;
        self.press_label(1, "Join").await;
        self.press_label(1, "Begin").await;
        self.wait(0, Side::goes_on).await;
        for side in 0..2 {
            self.open_hand(side).await;
            self.wait(side, |side| !side.hand.is_null()).await;
        }
    }

    /// The next legal play, pressed: from when to when it took. Nothing when the match is over.
    pub(crate) async fn play(&mut self) -> Option<(Instant, Instant)> {
        // The turn has passed to the other one, who does what people do and opens their hand: a page
        // refreshes by itself as well, but not a thousand times a second.
        for opened in 0..=self.sides.len() {
            self.sides.iter_mut().for_each(Side::catch_up);
            let found = (0..2).find_map(|at| Some((at, self.sides[at].play(self.presses)?)));
            if let Some((at, button)) = found {
                self.presses += 1;
                self.last = at;
                if let Some(took) = self.press(at, button).await {
                    self.pulls += opened;
                    return Some(took);
                }
                continue;
            }
            self.last = 1 - self.last;
            self.wait(self.last, |side| side.goes_on() || side.is_over()).await;
            if self.sides[self.last].is_over() {
                return None;
            }
            self.open_hand(self.last).await;
        }
        None
    }

    /// Ends the match, so that another can be set up: Aki keeps order here and need not ask.
    pub(crate) async fn finish(&mut self) {
        let cancel = json!([{"name": "cancel", "type": 1, "options": []}]);
        self.command(0, "uchu", &cancel).await;
        self.wait(0, Side::is_over).await;
    }

    /// By a command, as a peer's page is opened.
    async fn open_hand(&mut self, at: usize) {
        let hand = json!([{"name": "hand", "type": 1, "options": []}]);
        self.command(at, "uchu", &hand).await;
    }

    async fn press(&mut self, at: usize, button: Button) -> Option<(Instant, Instant)> {
        let op = json!({"op": "press", "channel": self.channel, "message": button.message,
            "custom_id": button.id, "component_type": 2});
        self.sides[at].person.ask(op).await
    }

    async fn command(&mut self, at: usize, name: &str, options: &Value) {
        let op = json!({"op": "command", "channel": self.channel, "command": name,
            "options": options});
        self.sides[at].person.ask(op).await.expect("a command can always be given");
    }

    /// Presses the public button that says this, once it is there and can be pressed; or the match is
    /// over, and it never will be.
    async fn press_label(&mut self, at: usize, label: &str) {
        loop {
            self.wait(at, |side| side.label(label).is_some() || side.is_over()).await;
            let Some(button) = self.sides[at].label(label) else { return };
            if self.press(at, button).await.is_some() {
                return;
            }
        }
    }

    async fn wait(&mut self, at: usize, is_there: impl Fn(&Side) -> bool) {
        let side = &mut self.sides[at];
        let waiting = async {
            loop {
                side.catch_up();
                if is_there(side) {
                    return;
                }
                let text = side.messages.recv().await;
                side.see(text);
            }
        };
        timeout(PATIENCE, waiting).await.expect("what was waited for comes");
    }
}

impl Side {
    fn catch_up(&mut self) {
        // Only the newest of each kind matters, but which kind a text is shows when it is read.
        while let Ok(text) = self.messages.try_recv() {
            self.see(Some(text));
        }
    }

    fn see(&mut self, text: Option<String>) {
        const EPHEMERAL: u64 = 64;
        let text = text.expect("the socket is open");
        let mut frame: Value = serde_json::from_str(&text).expect("frames are JSON");
        let message = frame["d"].take();
        let id = number(&message);
        self.newest = self.newest.max(id);
        if id <= self.earlier {
            return;
        }
        if frame["t"] == "message_gone" {
            self.boards.remove(&id);
        } else if message["flags"].as_u64().unwrap_or_default() & EPHEMERAL == 0 {
            self.boards.insert(id, message);
        } else if id >= number(&self.hand) {
            self.hand = message;
        }
    }

    /// One of the legal plays on the page.
    fn play(&self, choose: usize) -> Option<Button> {
        let plays: Vec<&Value> = buttons(&self.hand).filter(|button| is_play(button)).collect();
        let chosen = plays.get(choose.checked_rem(plays.len())?)?;
        Some(Button { message: self.hand["id"].clone(), id: text(chosen, "custom_id").to_owned() })
    }

    fn goes_on(&self) -> bool {
        self.label("My hand").is_some()
    }

    fn is_over(&self) -> bool {
        self.label("Rematch").is_some()
    }

    fn any_play(&self) -> Option<Button> {
        self.play(0)
    }

    fn label(&self, label: &str) -> Option<Button> {
        // A call goes away with the turn, and a press on what is gone is refused; the lobby and
        // the board stay.
        let lasting = self.boards.values().filter(|board| has_label(board, "Rules"));
        lasting.rev().find_map(|board| {
            let found = buttons(board).find(|button| text(button, "label") == label)?;
            Some(Button { message: board["id"].clone(), id: text(found, "custom_id").to_owned() })
        })
    }
}

fn has_label(message: &Value, label: &str) -> bool {
    buttons(message).any(|button| text(button, "label") == label)
}

/// The buttons of a message that can be pressed.
fn buttons(message: &Value) -> impl Iterator<Item = &Value> {
    let rows = message["components"].as_array().into_iter().flatten();
    let buttons = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    buttons.filter(|button| button["disabled"] != true)
}

/// Is it a play? A peer's id has its token behind a colon, Kaigi's behind its twentieth character.
fn is_play(button: &Value) -> bool {
    let id = text(button, "custom_id");
    id.contains(":play-")
        || id.get(20..).is_some_and(|rest| rest.starts_with("pplay-") || rest.starts_with("pvip-"))
}

fn number(message: &Value) -> u64 {
    text(message, "id").parse().unwrap_or_default()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}
