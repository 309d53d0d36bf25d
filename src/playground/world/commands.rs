//! Application commands, global and of the guild: registered, overwritten, listed. It counts them;
//! the limits of a single command are checked elsewhere.

use serde_json::{Value, json};

use super::state::Command;
use super::{Id, World};
use crate::json::text;
use crate::limits::check_command_count;
use crate::limits::table::COMMAND_CREATES;
use crate::refusal::{Answer, Refusal};

impl World {
    /// The commands of an application: global ones, or those of the guild.
    pub(crate) fn commands(&self, application: Id, guild: Option<Id>) -> Vec<&Command> {
        let all = self.state.commands.values();
        all.filter(|one| one.application == application && one.guild == guild).collect()
    }

    pub(crate) fn command(&self, application: Id, guild: Option<Id>, id: Id) -> Answer<&Command> {
        let found = self.state.commands.get(&id);
        let found = found.filter(|one| one.application == application && one.guild == guild);
        found.ok_or_else(Refusal::unknown_command)
    }

    /// Registers a command, in the place of one with its name and type. True: it is new.
    pub(crate) fn put_command(
        &mut self,
        application: Id,
        guild: Option<Id>,
        body: &Value,
    ) -> Answer<(Id, bool)> {
        let body = defaults(body, guild);
        let old = self.same_command(application, guild, &body);
        if old.is_none() {
            let kind = body.get("type").cloned();
            let all = self.commands(application, guild).into_iter();
            let held = all.filter(|one| one.body.get("type") == kind.as_ref()).count();
            check_command_count(kind.and_then(|kind| kind.as_u64()).unwrap_or(1), held + 1)?;
            self.bear_commands(application, guild, 1)?;
        }
        Ok((self.place_command(application, guild, old, body), old.is_none()))
    }

    /// The command that a body would replace: the one with its name and type.
    fn same_command(&self, application: Id, guild: Option<Id>, body: &Value) -> Option<Id> {
        let key = |body: &Value| (body.get("name").cloned(), body.get("type").cloned());
        let all = self.commands(application, guild).into_iter();
        { all }.find(|old| key(&old.body) == key(body)).map(|old| old.id)
    }

    fn place_command(
        &mut self,
        application: Id,
        guild: Option<Id>,
        old: Option<Id>,
        body: Value,
    ) -> Id {
        let id = old.unwrap_or_else(|| self.mint());
        self.store_command(Command { id, application, guild, version: id, body });
        id
    }

    /// Counts new commands against the limit of a day; refused, none of them counts.
    fn bear_commands(&mut self, application: Id, guild: Option<Id>, new: usize) -> Answer<()> {
        const DAY: u64 = 86_400_000;
        let now = self.now();
        let births = self.command_births.entry((application, guild)).or_default();
        births.retain(|&at| at + DAY > now);
        if !COMMAND_CREATES.takes(births.len() + new) {
            let max = COMMAND_CREATES.max;
            let message =
                format!("Max number of daily application command creates has been reached ({max})");
            return Err(Refusal { status: 400, code: 30034, message, errors: None });
        }
        births.extend(std::iter::repeat_n(now, new));
        Ok(())
    }

    /// Replaces all commands of an application in one place.
    pub(crate) fn overwrite_commands(
        &mut self,
        application: Id,
        guild: Option<Id>,
        bodies: &[Value],
    ) -> Answer<Vec<Id>> {
        let before: Vec<Id> = self.commands(application, guild).iter().map(|one| one.id).collect();
        let bodies: Vec<(Option<Id>, Value)> = bodies
            .iter()
            .map(|body| {
                let body = defaults(body, guild);
                (self.same_command(application, guild, &body), body)
            })
            .collect();
        let new = bodies.iter().filter(|(old, _)| old.is_none()).count();
        self.bear_commands(application, guild, new)?;
        let placed = bodies.into_iter();
        let ids: Vec<Id> =
            placed.map(|(old, body)| self.place_command(application, guild, old, body)).collect();
        for id in before.into_iter().filter(|id| !ids.contains(id)) {
            self.state.commands.remove(&id);
        }
        self.dirty = true;
        self.tell_commands();
        Ok(ids)
    }

    pub(crate) fn edit_command(
        &mut self,
        application: Id,
        guild: Option<Id>,
        id: Id,
        body: &Value,
    ) -> Answer<()> {
        let mut command = self.command(application, guild, id)?.clone();
        for (key, value) in body.as_object().into_iter().flatten() {
            command.body[key] = value.clone();
        }
        self.store_command(command);
        Ok(())
    }

    pub(crate) fn delete_command(
        &mut self,
        application: Id,
        guild: Option<Id>,
        id: Id,
    ) -> Answer<()> {
        self.command(application, guild, id)?;
        self.state.commands.remove(&id);
        self.dirty = true;
        self.tell_commands();
        Ok(())
    }

    fn store_command(&mut self, mut command: Command) {
        command.version = self.mint();
        self.state.commands.insert(command.id, command);
        self.dirty = true;
        self.tell_commands();
    }

    /// A command by its id, or by its name where no id is at hand.
    pub(crate) fn find_command(&self, wanted: &Value) -> Option<Command> {
        let by_id = Id::read(wanted).and_then(|id| self.state.commands.get(&id));
        let by_name = || {
            let all = self.state.commands.values();
            { all }.find(|one| text(&one.body, "name") == wanted.as_str())
        };
        by_id.or_else(by_name).cloned()
    }

    /// Is this a kind of place for which the command is?
    pub(crate) fn is_context_of(&self, command: &Command, channel: Id) -> bool {
        const GUILD: u8 = 0;
        const BOT_DM: u8 = 1;
        let context = if self.is_direct(channel) { BOT_DM } else { GUILD };
        match command.body.get("contexts").and_then(Value::as_array) {
            // One that belongs to the guild is used nowhere else.
            _ if command.guild.is_some() => context == GUILD,
            Some(contexts) => contexts.contains(&json!(context)),
            // The older way to say it.
            None => context == GUILD || command.body.get("dm_permission") != Some(&json!(false)),
        }
    }

    pub(crate) fn command_object(&self, command: &Command) -> Value {
        let mut object = command.body.clone();
        object["id"] = json!(command.id);
        object["application_id"] = json!(command.application);
        object["version"] = json!(command.version);
        if let Some(guild) = command.guild {
            object["guild_id"] = json!(guild);
        }
        object
    }
}

/// The body with what Discord fills in by itself.
fn defaults(body: &Value, guild: Option<Id>) -> Value {
    let mut body = body.clone();
    let Some(map) = body.as_object_mut() else { return json!({}) };
    for key in ["id", "application_id", "version", "guild_id"] {
        map.remove(key);
    }
    let mut set = |key: &str, value: Value| {
        let entry = map.entry(key).or_insert(Value::Null);
        if entry.is_null() {
            *entry = value;
        }
    };
    set("type", json!(1));
    set("description", json!(""));
    set("nsfw", json!(false));
    set("default_member_permissions", Value::Null);
    set("name_localizations", Value::Null);
    set("description_localizations", Value::Null);
    if guild.is_none() {
        set("dm_permission", json!(true));
        set("contexts", Value::Null);
        set("integration_types", json!([0]));
    }
    let permissions = map.get("default_member_permissions").and_then(Value::as_u64);
    if let Some(permissions) = permissions {
        map.insert("default_member_permissions".to_owned(), json!(permissions.to_string()));
    }
    body
}
