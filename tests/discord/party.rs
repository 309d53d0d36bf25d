//! A playground with the real bot in it, and what people do there. People see what the page shows
//! them, and press only what they see.

use commands::{Bot, Settings};
use host::clock::{Clock, Now};
use host::hall::Hall;
use host::store::{Durability, Store};
use host::table::House;
use playground::{Playground, Running};
use rules::GAMES;
use serde_json::{Value, json};

use crate::schema;

/// People in a playground, whoever the bot is.
pub(crate) struct People {
    pub(crate) playground: Running,
}

/// The same, with the real bot in this process.
pub(crate) struct Party {
    people: People,
    pub(crate) clock: Clock,
    folder: tempfile::TempDir,
    hall: Hall,
    bot: Bot,
}

impl std::ops::Deref for Party {
    type Target = People;

    fn deref(&self) -> &People {
        &self.people
    }
}

/// Labels of a hand that are no plays.
const TOOLS: [&str; 10] =
    ["Undo", "Ask to undo", "I’m back", "Leave", "Log", "Rules", "Refresh", "Yes", "No", "My hand"];

impl Party {
    pub(crate) async fn new() -> Party {
        Party::within(playground::Settings::default()).await
    }

    /// In a playground that is started like this.
    pub(crate) async fn within(settings: playground::Settings) -> Party {
        let people = People { playground: Playground::start(settings).await.unwrap() };
        let folder = tempfile::tempdir().unwrap();
        let (clock, hall, bot) = start(&people.playground, &folder).await;
        Party { people, clock, folder, hall, bot }
    }

    /// The bot stops as it does on SIGTERM, and starts again on the same directory.
    pub(crate) async fn restart(self) -> Party {
        let Party { people, clock, folder, hall, bot } = self;
        bot.stop().await;
        hall.close().await;
        drop((hall, clock));
        let (clock, hall, bot) = start(&people.playground, &folder).await;
        Party { people, clock, folder, hall, bot }
    }

    /// Every request that the bot made has to be what Discord describes.
    pub(crate) async fn end(self) {
        self.bot.stop().await;
        self.hall.close().await;
        schema::check_requests(&self.people.playground.requests());
        self.people.playground.stop().await.unwrap();
    }
}

impl People {
    /// `/game sub` by this user.
    pub(crate) fn command(&self, user: &str, game: &str, sub: &str, options: &Value) -> Value {
        let options = json!([{"name": sub, "type": 1, "options": options}]);
        let command = json!({"op": "command", "channel": "general", "command": game,
            "options": options});
        self.playground.act(user, command).unwrap()
    }

    /// What this user sees in the channel, oldest first.
    pub(crate) fn sees(&self, user: &str) -> Vec<Value> {
        self.playground.messages("general", user).unwrap()
    }

    /// The newest message with an enabled button of this label, as this user sees it.
    pub(crate) async fn with_button(&self, user: &str, label: &str) -> Value {
        self.playground
            .until(|playground| {
                let messages = playground.messages("general", user).unwrap();
                messages.into_iter().rev().find(|message| button(message, label).is_some())
            })
            .await
    }

    /// Presses the newest button of this label that the user sees, and waits for the answer.
    pub(crate) async fn press(&self, user: &str, label: &str) -> Value {
        let message = self.with_button(user, label).await;
        let id = button(&message, label).expect("it was just seen");
        self.press_id(user, &message, &id).await
    }

    /// Presses this button of this message, and waits for the answer.
    pub(crate) async fn press_id(&self, user: &str, message: &Value, button: &str) -> Value {
        let asked = self.press_only(user, message, button);
        self.answered(&asked).await
    }

    /// Presses, and does not wait.
    pub(crate) fn press_only(&self, user: &str, message: &Value, button: &str) -> Value {
        let press = json!({"op": "press", "channel": message["channel_id"],
            "message": message["id"], "custom_id": button, "component_type": 2});
        self.playground.act(user, press).unwrap()
    }

    /// The interaction, once it has its answer.
    pub(crate) async fn answered(&self, asked: &Value) -> Value {
        self.playground
            .until(|playground| {
                let found = playground.interactions().into_iter();
                let mut mine = found.filter(|one| one["id"] == asked["interaction_id"]);
                mine.next().filter(|one| one["state"] != "pending")
            })
            .await
    }

    /// A lobby is opened by the first, the others join, and the match begins.
    pub(crate) async fn begin(&self, people: &[&str], bots: usize) {
        self.command(
            people[0],
            "uchu",
            "start",
            &json!([{"name": "pace", "type": 3, "value": "none"}]),
        );
        for user in &people[1..] {
            self.press(user, "Join").await;
        }
        for _ in 0..bots {
            self.press(people[0], "Add bot").await;
        }
        self.press(people[0], "Begin").await;
        self.with_button(people[0], "My hand").await;
    }

    /// The user opens their hand.
    pub(crate) async fn open_hand(&self, user: &str) {
        self.press(user, "My hand").await;
        self.playground.until(|_| self.hand(user)).await;
    }

    /// The newest private page of this user.
    pub(crate) fn hand(&self, user: &str) -> Option<Value> {
        let mut seen = self.sees(user).into_iter().rev();
        seen.find(|message| is_private(message) && !buttons(message).is_empty())
    }

    /// What this user could play on their newest hand.
    pub(crate) fn plays(&self, user: &str) -> Vec<String> {
        let Some(hand) = self.hand(user) else { return Vec::new() };
        let plays = buttons(&hand).into_iter().filter(|(label, _, enabled)| {
            *enabled && !TOOLS.contains(&label.as_str()) && !label.starts_with("Replace ")
        });
        plays.map(|(_, id, _)| id).collect()
    }

    /// Plays on until the match is over or so many plays were made; how many were.
    pub(crate) async fn play(&self, people: &[&str], most: usize) -> usize {
        for made in 0..most {
            let next = self
                .playground
                .until(|_| {
                    if self.over(people[0]) {
                        return Some(None);
                    }
                    let ready = people.iter().find(|user| !self.plays(user).is_empty());
                    ready.map(|user| Some((*user).to_owned()))
                })
                .await;
            let Some(user) = next else { return made };
            let (hand, plays) = (self.hand(&user).unwrap(), self.plays(&user));
            // Another edit may have come in between; then there is nothing to press, and we look again.
            if let Some(play) = plays.first() {
                self.press_id(&user, &hand, play).await;
            }
        }
        most
    }

    /// Has the board said how it ended?
    pub(crate) fn over(&self, user: &str) -> bool {
        self.sees(user).iter().any(|message| button(message, "Rematch").is_some())
    }
}

async fn start(playground: &Running, folder: &tempfile::TempDir) -> (Clock, Hall, Bot) {
    let store = loop {
        // The last task of a hall that was closed may still be letting go of the directory.
        match Store::open(folder.path(), Durability::Process) {
            Ok(store) => break store,
            Err(_) => tokio::task::yield_now().await,
        }
    };
    let clock = Clock::manual(Now { at: 1_800_000_000_000, up: store.up() });
    let (hall, news) = Hall::open(House { games: GAMES, moment: 0 }, store, clock.clone());
    let settings = Settings {
        api: playground.api(),
        token: playground.token().to_owned(),
        guild: None,
        hall: hall.clone(),
        news,
    };
    let bot = Bot::start(settings).await.unwrap_or_else(|trouble| panic!("{trouble}"));
    (clock, hall, bot)
}

/// Every button of a message: label, custom id, and whether it can be pressed.
pub(crate) fn buttons(message: &Value) -> Vec<(String, String, bool)> {
    let rows = message["components"].as_array().into_iter().flatten();
    let all = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let buttons = all.filter(|component| component["type"] == 2);
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    buttons
        .map(|one| (text(&one["label"]), text(&one["custom_id"]), one["disabled"] != true))
        .collect()
}

/// The enabled button with this label.
pub(crate) fn button(message: &Value, label: &str) -> Option<String> {
    let mut all = buttons(message).into_iter();
    all.find(|(found, _, enabled)| *enabled && found == label).map(|(_, id, _)| id)
}

/// Only one person sees it.
pub(crate) fn is_private(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or_default() & 64 != 0
}

/// Everything that can be read in a message.
pub(crate) fn text(message: &Value) -> String {
    let mut said = message["content"].as_str().unwrap_or_default().to_owned();
    said.push_str(&message["embeds"].to_string());
    said
}
