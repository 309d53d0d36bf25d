//! People in a playground, and what they do there. They see what the page shows them, and press
//! only what they see.

use playground::Running;
use serde_json::{Value, json};

use crate::schema;

/// Labels of a hand that are no plays.
const TOOLS: [&str; 23] = [
    "Back",
    "Undo",
    "Ask to undo",
    "I’m back",
    "Why?",
    "Hint",
    "Leave",
    "Log",
    "Rules",
    "Yes",
    "No",
    "My hand",
    "Join",
    "Rematch",
    "Record",
    "Replay",
    "Review",
    "Older",
    "Newer",
    "First",
    "Back",
    "Forward",
    "Last",
];

/// People in a playground, with any bot.
pub(crate) struct People {
    pub(crate) playground: Running,
}

/// What a person sends who presses this button of this message.
fn pressing(message: &Value, button: &str) -> Value {
    json!({"op": "press", "channel": message["channel_id"], "message": message["id"],
        "custom_id": button, "component_type": 2})
}

impl People {
    /// The same for those whose bot has gone.
    pub(crate) async fn end(self) {
        schema::check_requests(&self.playground.requests());
        self.playground.stop().await.unwrap();
    }

    /// `/game sub` by this user.
    pub(crate) fn command(&self, user: &str, game: &str, sub: &str, options: &Value) -> Value {
        self.command_in("general", user, game, sub, options)
    }

    /// The same in another channel.
    pub(crate) fn command_in(
        &self,
        channel: &str,
        user: &str,
        game: &str,
        sub: &str,
        options: &Value,
    ) -> Value {
        let options = json!([{"name": sub, "type": 1, "options": options}]);
        let command = json!({"op": "command", "channel": channel, "command": game,
            "options": options});
        self.playground.act(user, command).unwrap()
    }

    /// The messages that this user sees in the channel, oldest first.
    pub(crate) fn sees(&self, user: &str) -> Vec<Value> {
        self.playground.messages("general", user).unwrap()
    }

    /// The newest message with an enabled button of this label, as this user sees it.
    pub(crate) async fn with_button(&self, user: &str, label: &str) -> Value {
        self.with_button_in("general", user, label).await
    }

    /// The same in another channel.
    pub(crate) async fn with_button_in(&self, channel: &str, user: &str, label: &str) -> Value {
        self.playground
            .until(|playground| {
                let messages = playground.messages(channel, user).unwrap_or_default();
                messages.into_iter().rev().find(|message| button(message, label).is_some())
            })
            .await
    }

    /// The newest message that everybody sees with a button of this label, as soon as it `fits`.
    pub(crate) async fn board(&self, label: &str, fits: impl Fn(&Value) -> bool) -> Value {
        let board = |message: &Value| !is_private(message) && has_frame(message);
        self.playground
            .until(|_| {
                let mut seen = self.sees("Aki").into_iter().rev().filter(board);
                seen.find(|message| button(message, label).is_some() && fits(message))
            })
            .await
    }

    /// The answer that this user reads: its last message.
    pub(crate) async fn told(&self, user: &str, asked: &Value) -> String {
        let id = &self.answered(asked).await["id"];
        self.playground
            .until(|playground| {
                let found = playground.interactions().into_iter();
                let one = found.into_iter().find(|one| one["id"] == *id)?;
                let answer =
                    one["followups"].as_array()?.last().unwrap_or(&one["original"]).clone();
                let seen = playground.messages(one["channel"].as_str()?, user).ok()?;
                let message = seen.into_iter().find(|message| message["id"] == answer)?;
                let thinking = message["flags"].as_u64().unwrap_or_default() & 128 != 0;
                (!thinking && is_private(&message)).then(|| text(&message))
            })
            .await
    }

    /// A channel or thread, by its name.
    pub(crate) fn channel(&self, name: &str) -> u64 {
        let state = self.playground.state();
        let mut all = state["channels"].as_array().into_iter().flatten();
        let found = all.find(|channel| channel["name"] == name || channel["id"] == name);
        found.and_then(|channel| channel["id"].as_str()?.parse().ok()).expect("there is one")
    }

    /// Every thread, oldest first.
    pub(crate) fn threads(&self) -> Vec<String> {
        let state = self.playground.state();
        let all = state["channels"].as_array().into_iter().flatten();
        let threads = all.filter(|channel| channel["type"] == 11);
        threads.filter_map(|thread| thread["id"].as_str().map(str::to_owned)).collect()
    }

    /// A person or the bot, by name.
    pub(crate) fn user(&self, name: &str) -> String {
        let state = self.playground.state();
        let mut all = state["users"].as_array().into_iter().flatten();
        let found = all.find(|user| user["global_name"] == name || user["username"] == name);
        found.and_then(|user| user["id"].as_str()).expect("there is one").to_owned()
    }

    /// The bot's id.
    pub(crate) fn bot(&self) -> Value {
        self.playground.state()["sessions"][0]["bot"].clone()
    }

    /// How an interaction was answered, every try of it.
    pub(crate) fn callbacks(&self, asked: &Value) -> Vec<Value> {
        let id = asked["interaction_id"].as_str().or(asked["id"].as_str());
        let path = format!("/interactions/{}/", id.expect("an interaction has an id"));
        let mut tries = self.requests("POST /interactions/*/*/callback");
        tries.retain(|one| one["path"].as_str().is_some_and(|there| there.contains(&path)));
        tries
    }

    /// The requests to a route such as `PATCH /channels/*/messages/*`, oldest first.
    pub(crate) fn requests(&self, route: &str) -> Vec<Value> {
        let (method, path) = route.split_once(' ').expect("a method and a path");
        let fits = |request: &Value| {
            let there = request["path"].as_str().and_then(|path| path.strip_prefix("/api/v10"));
            let there: Vec<_> = there.unwrap_or_default().split('/').collect();
            let steps: Vec<_> = path.split('/').collect();
            let same = |(step, there): (&&str, &&str)| *step == "*" || step == there;
            request["method"] == method
                && steps.len() == there.len()
                && steps.iter().zip(&there).all(same)
        };
        self.playground.requests().into_iter().filter(fits).collect()
    }

    /// Presses the newest button of this label that the user sees, and waits for the answer.
    pub(crate) async fn press(&self, user: &str, label: &str) -> Value {
        loop {
            let message = self.with_button(user, label).await;
            let id = button(&message, label).expect("it was just seen");
            if let Some(answer) = self.press_if_there(user, &message, &id).await {
                return answer;
            }
        }
    }

    /// This user asks for a bot of this level, and waits until it sits.
    pub(crate) async fn add_bot(&self, user: &str, level: &str) -> Value {
        self.add_bot_in("general", user, level).await
    }

    /// The same in another channel.
    pub(crate) async fn add_bot_in(&self, channel: &str, user: &str, level: &str) -> Value {
        let press = async |label: &str| {
            let message = self.with_button_in(channel, user, label).await;
            self.press_id(user, &message, &button(&message, label).unwrap()).await
        };
        press("Add bot").await;
        press(level).await
    }

    /// Presses this button of this message, or the one that an edit has put in its place, and waits for
    /// the answer.
    pub(crate) async fn press_id(&self, user: &str, message: &Value, button: &str) -> Value {
        let asked = self.press_only(user, message, button);
        self.answered(&asked).await
    }

    /// The same for a button that was just seen; nothing if the message was edited in between, or posted anew.
    pub(crate) async fn press_if_there(
        &self,
        user: &str,
        message: &Value,
        button: &str,
    ) -> Option<Value> {
        match self.playground.act(user, pressing(message, button)) {
            Ok(asked) => Some(self.answered(&asked).await),
            Err(why) => {
                assert!(
                    ["there is no such component", "Unknown Message"].contains(&why.as_str()),
                    "{why}"
                );
                None
            }
        }
    }

    /// What somebody sends who types this into the one field of a form that was opened.
    pub(crate) fn filled_form(&self, opened: &Value, typed: &str) -> Value {
        let mut components = opened["modal"]["components"].clone();
        let input = &mut components[0]["components"][0];
        *input = json!({"type": 4, "custom_id": input["custom_id"], "value": typed});
        json!({"op": "submit", "interaction_id": opened["id"], "components": components})
    }

    /// Presses, and does not wait.
    pub(crate) fn press_only(&self, user: &str, message: &Value, button: &str) -> Value {
        self.act_on(user, message, button, |id, message| pressing(message, id))
    }

    /// Does something to a button or menu of a message as it was just seen. An edit since then may have
    /// given another id to what stands in the same place under the same name.
    fn act_on(
        &self,
        user: &str,
        message: &Value,
        id: &str,
        act: impl Fn(&str, &Value) -> Value,
    ) -> Value {
        let why = match self.playground.act(user, act(id, message)) {
            Ok(asked) => return asked,
            Err(why) => why,
        };
        assert_eq!(why, "there is no such component", "{message}");
        let channel = message["channel_id"].as_str().expect("it stands in a channel");
        let seen = self.playground.messages(channel, user).unwrap();
        let now = seen.iter().find(|now| now["id"] == message["id"]).expect("it is still there");
        let before = parts(message).find(|part| part["custom_id"] == id).expect("it was seen");
        let same = |part: &&Value| {
            ["type", "label", "placeholder", "disabled"].iter().all(|key| part[key] == before[key])
        };
        let there = parts(now).find(same).unwrap_or_else(|| panic!("{before} is gone: {now}"));
        let id = there["custom_id"].as_str().expect("it can be pressed");
        self.playground.act(user, act(id, now)).unwrap()
    }

    /// Chooses this value in the menu of this message that has it, and waits for the answer.
    pub(crate) async fn choose(
        &self,
        user: &str,
        message: &Value,
        menu: &str,
        value: &str,
    ) -> Value {
        let asked = self.act_on(user, message, menu, |menu, message| {
            json!({"op": "press", "channel": message["channel_id"], "message": message["id"],
                "custom_id": menu, "component_type": 3, "values": [value]})
        });
        self.answered(&asked).await
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
        self.begin_game("uchu", people, bots).await;
    }

    /// The same, of this game.
    pub(crate) async fn begin_game(&self, game: &str, people: &[&str], bots: usize) {
        self.begin_with(game, &[], people, bots).await;
    }

    /// The same, with these options and their values.
    pub(crate) async fn begin_with(
        &self,
        game: &str,
        options: &[(&str, &str)],
        people: &[&str],
        bots: usize,
    ) {
        let set = |(name, value)| json!({"name": name, "type": 3, "value": value});
        let chosen: Vec<Value> =
            options.iter().copied().chain([("pace", "none")]).map(set).collect();
        self.command(people[0], game, "start", &json!(chosen));
        for user in &people[1..] {
            self.press(user, "Join").await;
        }
        for _ in 0..bots {
            self.add_bot(people[0], "Normal").await;
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
        let is_page = |message: &Value| is_private(message) && !buttons(message).is_empty();
        // A bot may have been asked for before.
        seen.find(|message| is_page(message) && button(message, "Hard").is_none())
    }

    /// The plays on this user's newest hand.
    pub(crate) fn plays(&self, user: &str) -> Vec<String> {
        let Some(hand) = self.hand(user) else { return Vec::new() };
        let plays = buttons(&hand).into_iter().filter(|(label, _, enabled)| {
            let tool = TOOLS.contains(&label.as_str()) || label.starts_with("Replace ");
            *enabled && !tool && !is_tab(label)
        });
        plays.map(|(_, id, _)| id).collect()
    }

    /// One of these people with something to play, with their hand and the plays on it.
    pub(crate) async fn ready<'a>(&self, people: &[&'a str]) -> (&'a str, Value, Vec<String>) {
        self.playground
            .until(|_| {
                people.iter().find_map(|user| {
                    let (hand, plays) = (self.hand(user)?, self.plays(user));
                    (!plays.is_empty()).then_some((*user, hand, plays))
                })
            })
            .await
    }

    /// Plays on until the match is over or this number of plays was made. Gives the number. Everybody presses
    /// the first thing on their hand.
    pub(crate) async fn play(&self, people: &[&str], most: usize) -> usize {
        let mut made = 0;
        while made < most {
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
            if let Some(play) = plays.first()
                && self.press_if_there(&user, &hand, play).await.is_some()
            {
                made += 1;
            }
        }
        made
    }

    /// Plays this token on the user's hand: by its button, in a menu, or behind a tab; and says yes, if
    /// something is asked before.
    pub(crate) async fn play_token(&self, user: &str, token: &str) {
        for turn in 0.. {
            assert!(turn < 20, "{user} does not find {token}: {:?}", self.hand(user));
            let found = self.playground.until(|_| {
                let hand = self.hand(user)?;
                let way = Way::to(token, &hand, turn)?;
                Some((hand, way))
            });
            match found.await {
                (hand, Way::Button(id)) => {
                    if self.press_if_there(user, &hand, &id).await.is_none() {
                        continue;
                    }
                }
                (hand, Way::Menu(id)) => drop(self.choose(user, &hand, &id, token).await),
                (hand, Way::Tab(id)) => {
                    self.press_if_there(user, &hand, &id).await;
                    continue;
                }
            }
            if !self.hand(user).is_some_and(|hand| is_question(&hand)) {
                return;
            }
        }
    }

    /// Has the board said how it ended?
    pub(crate) fn over(&self, user: &str) -> bool {
        let has = |message: &Value, label| button(message, label).is_some();
        let labels = ["My hand", "Rematch", "Cancel"];
        let mut seen = self.sees(user).into_iter().rev().filter(|message| !is_private(message));
        let newest = seen.find(|message| labels.iter().any(|label| has(message, label)));
        newest.is_some_and(|message| has(&message, "Rematch"))
    }
}

/// The length of the code in a button's id, in characters.
const CODE: usize = 16;

/// How somebody comes to a play on their hand.
enum Way {
    Button(String),
    Menu(String),
    /// Perhaps: one of the tabs that are not open.
    Tab(String),
}

impl Way {
    fn to(token: &str, hand: &Value, turn: usize) -> Option<Way> {
        // An id ends with what is played and a code.
        let plays = |id: &str| id[..id.len().saturating_sub(CODE)].ends_with(token);
        let (tabs, others): (Vec<_>, Vec<_>) =
            buttons(hand).into_iter().partition(|(label, ..)| is_tab(label));
        if let Some((_, id, _)) = others.into_iter().find(|(_, id, enabled)| *enabled && plays(id))
        {
            return Some(Way::Button(id));
        }
        let has = |menu: &&Value| {
            let mut options = menu["options"].as_array().into_iter().flatten();
            options.any(|option| option["value"] == token)
        };
        if let Some(menu) = parts(hand).find(|part| part["type"] == 3 && has(part)) {
            return menu["custom_id"].as_str().map(|id| Way::Menu(id.to_owned()));
        }
        // One tab after the other; the open one cannot be pressed.
        let from = turn % tabs.len().max(1);
        let mut all = tabs.iter().cycle().skip(from).take(tabs.len());
        let tab = all.find(|(_, _, enabled)| *enabled)?;
        Some(Way::Tab(tab.1.clone()))
    }
}

/// Does it open a group of plays? It says how many they are.
fn is_tab(label: &str) -> bool {
    let count = label.rsplit_once(" · ").map(|(_, count)| count);
    count.is_some_and(|count| count.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Is something asked before it is played? Then there are two buttons, and one leads back.
pub(crate) fn is_question(hand: &Value) -> bool {
    parts(hand).count() == 2 && button(hand, "Back").is_some()
}

/// Buttons and menus of a message.
fn parts(message: &Value) -> impl Iterator<Item = &Value> {
    let rows = message["components"].as_array().into_iter().flatten();
    rows.flat_map(|row| row["components"].as_array().into_iter().flatten())
}

/// Every button of a message: label, custom id, and whether it can be pressed.
pub(crate) fn buttons(message: &Value) -> Vec<(String, String, bool)> {
    let buttons = parts(message).filter(|component| component["type"] == 2);
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

/// Boards and pages have a frame, calls and notes have none.
pub(crate) fn has_frame(message: &Value) -> bool {
    message["embeds"].as_array().is_some_and(|embeds| !embeds.is_empty())
}

/// Everything that can be read in a message, and what is said of its pictures.
pub(crate) fn text(message: &Value) -> String {
    let mut said = message["content"].as_str().unwrap_or_default().to_owned();
    said.push_str(&message["embeds"].to_string());
    for file in message["attachments"].as_array().into_iter().flatten() {
        said.push_str(file["description"].as_str().unwrap_or_default());
    }
    said
}
