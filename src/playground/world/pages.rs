//! The people's tabs as the world sees them: who sits where, and what each of them is told. It must
//! not know sockets.

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::permissions::VIEW_CHANNEL;
use super::state::Message;
use super::tab::Tab;
use super::{DM, EPHEMERAL, Id, World, objects};
use crate::json::{bits, text};

impl World {
    /// Opens a tab for a person, or for the first one if nobody is named. Gives its number and the
    /// person; None: there is no such person.
    pub(crate) fn open_tab(
        &mut self,
        wanted: Option<Id>,
        line: UnboundedSender<String>,
    ) -> Option<(u64, Id)> {
        let mut people = self.state.users.values().filter(|u| !u.bot && u.member.is_some());
        let found = match wanted {
            Some(wanted) => people.find(|user| user.id == wanted),
            None => people.next(),
        };
        let user = found?.id;
        self.last_tab += 1;
        let tab = self.last_tab;
        self.tabs.insert(tab, Tab { user, line });
        self.tell_tab(tab, "hello", &self.hello(user));
        self.tell_users();
        Some((tab, user))
    }

    /// Forgets a tab that was closed.
    pub(crate) fn close_tab(&mut self, tab: u64) {
        self.tabs.remove(&tab);
        self.tell_users();
    }

    /// How many tabs are open.
    pub(crate) fn tab_count(&self) -> usize {
        self.tabs.len()
    }

    pub(crate) fn tell_tab(&self, tab: u64, kind: &str, data: &Value) {
        if let Some(tab) = self.tabs.get(&tab) {
            // A tab that has just closed has nothing to hear.
            let _ = tab.line.send(json!({"t": kind, "d": data}).to_string());
        }
    }

    /// Tells every tab whose user passes, with data made for that user.
    pub(crate) fn tell(&self, kind: &str, object: impl Fn(Id) -> Option<Value>) {
        for tab in self.tabs.values() {
            if let Some(data) = object(tab.user) {
                let _ = tab.line.send(json!({"t": kind, "d": data}).to_string());
            }
        }
    }

    /// A user with what only the page shows.
    pub(crate) fn page_user(&self, id: Id) -> Option<Value> {
        let user = self.state.users.get(&id)?;
        let online = if user.bot {
            self.sessions.values().any(|session| session.bot == id && session.line.is_some())
        } else {
            self.tabs.values().any(|tab| tab.user == id)
        };
        let mut object = objects::user(user);
        object["locale"] = json!(user.locale);
        object["colour"] = json!(user.colour);
        object["permissions"] = json!(self.shown_bits(id).to_string());
        object["online"] = json!(online);
        object["roles"] = json!(user.member.as_ref().map(|member| &member.roles));
        object["nick"] = json!(user.member.as_ref().and_then(|member| member.nick.clone()));
        Some(object)
    }

    pub(crate) fn page_users(&self) -> Value {
        let here = self.state.users.values().filter(|user| user.member.is_some());
        here.filter_map(|user| self.page_user(user.id)).collect()
    }

    /// The channels and threads that a user sees, and their direct messages.
    pub(crate) fn page_channels(&self, user: Id) -> Value {
        let seen = self.state.channels.values();
        let seen = seen.filter(|channel| self.may(user, channel.id) & VIEW_CHANNEL != 0);
        seen.map(|channel| self.channel_object(channel, user)).collect()
    }

    pub(crate) fn page_guild(&self) -> Value {
        let guild = &self.state.guild;
        let roles: Value = self.state.roles.values().map(objects::role).collect();
        // The page draws any emoji that a message can hold, an application's as well.
        let emojis: Value = self.state.emojis.values().map(|e| self.emoji_object(e)).collect();
        json!({
            "id": guild.id, "name": guild.name, "preferred_locale": guild.locale,
            "owner_id": guild.owner, "roles": roles, "emojis": emojis,
        })
    }

    /// The commands that a user may see.
    pub(crate) fn page_commands(&self, user: Id) -> Value {
        let base = self.base(user);
        let commands = self.state.commands.values().filter(|command| {
            let needed = bits(&command.body, "default_member_permissions");
            self.member(command.application).is_some()
                && needed
                    .is_none_or(|needed| base & needed == needed && (needed != 0 || base & 8 != 0))
        });
        let objects = commands.map(|command| {
            let mut object = self.command_object(command);
            object["bot"] = json!(command.application);
            object
        });
        objects.collect()
    }

    pub(crate) fn page_permissions(&self, user: Id) -> Value {
        let places = self.state.channels.keys();
        places.map(|&id| (id.to_string(), json!(self.may(user, id).to_string()))).collect()
    }

    /// Everything a tab needs to draw itself.
    pub(crate) fn hello(&self, user: Id) -> Value {
        json!({
            "me": self.page_user(user), "users": self.page_users(), "guild": self.page_guild(),
            "channels": self.page_channels(user), "commands": self.page_commands(user),
            "permissions": self.page_permissions(user),
        })
    }

    pub(crate) fn tell_users(&self) {
        if !self.tabs.is_empty() {
            let users = self.page_users();
            self.tell("users", |_| Some(users.clone()));
        }
    }

    pub(crate) fn tell_channels(&self) {
        self.tell("channels", |user| Some(self.page_channels(user)));
    }

    pub(crate) fn tell_commands(&self) {
        self.tell("commands", |user| Some(self.page_commands(user)));
    }

    /// After a change of permissions: everything may look different.
    pub(crate) fn tell_hello(&self) {
        self.tell("hello", |user| Some(self.hello(user)));
    }

    /// Whether a person sees a message.
    pub(crate) fn sees(&self, user: Id, message: &Message) -> bool {
        message.only.is_none_or(|only| only == user)
            && self.may(user, message.channel) & VIEW_CHANNEL != 0
    }

    pub(crate) fn tell_message(&self, message: &Message) {
        if !self.tabs.is_empty() {
            self.tell("message", |user| {
                self.sees(user, message).then(|| self.page_message(message, user))
            });
        }
    }

    fn page_message(&self, message: &Message, user: Id) -> Value {
        let mut object = self.message_object(message, user);
        if let Some(member) = self.bare_member(message.author) {
            object["member"] = member;
        }
        object
    }

    pub(crate) fn tell_gone(&self, message: &Message) {
        self.tell("message_gone", |user| {
            let gone = json!({"channel_id": message.channel, "id": message.id});
            self.sees(user, message).then_some(gone)
        });
    }

    /// The newest messages of a channel as a user sees them, oldest first.
    pub(crate) fn history(&self, channel: Id, user: Id) -> Vec<Value> {
        const MOST: usize = 200;
        let all = self.state.messages.get(&channel);
        let seen = all.into_iter().flatten().map(|(_, m)| m).filter(|m| self.sees(user, m));
        let seen: Vec<&Message> = seen.collect();
        let newest = &seen[seen.len().saturating_sub(MOST)..];
        newest.iter().map(|message| self.page_message(message, user)).collect()
    }

    /// A person removes an ephemeral message from their own sight.
    pub(crate) fn dismiss(&mut self, user: Id, id: Id) -> bool {
        let found = self.state.messages.values().find_map(|messages| messages.get(&id)).cloned();
        let Some(message) = found.filter(|m| m.only == Some(user) && m.flags & EPHEMERAL != 0)
        else {
            return false;
        };
        self.tell_gone(&message);
        self.forget_message(&message);
        true
    }

    /// Whether a channel is the direct messages of two.
    pub(crate) fn is_direct(&self, channel: Id) -> bool {
        self.state.channels.get(&channel).is_some_and(|channel| channel.kind == DM)
    }

    /// Changes a person from the page.
    pub(crate) fn edit_person(&mut self, id: Id, body: &Value) -> bool {
        let Some(user) = self.state.users.get_mut(&id) else { return false };
        if let Some(name) = text(body, "name") {
            if user.bot {
                name.clone_into(&mut user.username);
            } else {
                user.name = Some(name.to_owned());
            }
        }
        if let Some(locale) = text(body, "locale") {
            locale.clone_into(&mut user.locale);
        }
        if let Some(colour) = text(body, "colour") {
            colour.clone_into(&mut user.colour);
        }
        if let Some(wanted) = bits(body, "permissions") {
            self.set_exactly(id, wanted);
        }
        self.dirty = true;
        self.member_event("GUILD_MEMBER_UPDATE", id);
        self.tell_hello();
        true
    }
}
