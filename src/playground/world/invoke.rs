//! Makes interactions out of what people do on the page: a command, a press, a modal handed in. It
//! refuses in plain words, for a person. It must not know what becomes of the interaction.

use serde_json::{Value, json};

use super::interaction::{AUTOCOMPLETE, COMMAND, COMPONENT, Interaction, MODAL};
use super::permissions::{USE_APPLICATION_COMMANDS, VIEW_CHANNEL};
use super::state::Command;
use super::{Id, To, World, forms, objects};
use crate::json::{bits, text};

/// Why a person cannot do that.
pub(crate) type Refused = String;

/// Who acts, and where the answers go.
#[derive(Clone, Debug)]
pub(crate) struct Actor {
    pub user: Id,
    pub tab: Option<u64>,
    pub nonce: Value,
}

impl World {
    /// A person uses a command, or types in one of its options.
    pub(crate) fn invoke_command(
        &mut self,
        actor: &Actor,
        channel: Id,
        command: &Command,
        body: &Value,
        typing: bool,
    ) -> Result<Id, Refused> {
        if self.may(actor.user, channel) & (VIEW_CHANNEL | USE_APPLICATION_COMMANDS)
            != VIEW_CHANNEL | USE_APPLICATION_COMMANDS
        {
            return Err("you may not use commands here".to_owned());
        }
        if !self.is_context_of(command, channel) {
            return Err("this command cannot be used here".to_owned());
        }
        if !self.may_use(actor.user, channel, bits(&command.body, "default_member_permissions")) {
            return Err("you may not use this command".to_owned());
        }
        let kind = command.body.get("type").and_then(Value::as_u64).unwrap_or(1);
        let name = text(&command.body, "name").unwrap_or_default();
        let none = Vec::new();
        let known = command.body.get("options").and_then(Value::as_array).unwrap_or(&none);
        let given = body.get("options").and_then(Value::as_array).unwrap_or(&none);
        let mut resolved = json!({});
        let mut focus = 0;
        let options = self.fill(known, given, typing, &mut resolved, &mut focus)?;
        let mut data = json!({"id": command.id, "name": name, "type": kind});
        if !options.is_empty() {
            data["options"] = json!(options);
        }
        if let Some(guild) = command.guild {
            data["guild_id"] = json!(guild);
        }
        if let Some(target) = body.get("target").and_then(Id::read) {
            data["target_id"] = json!(target);
            match kind {
                2 => self.resolve(&mut resolved, 6, target),
                _ => {
                    let message = self.open_message(channel, target).map_err(|e| e.message)?;
                    resolved["messages"][target.to_string()] = self.message_object(message, Id(0));
                }
            }
        }
        if resolved.as_object().is_some_and(|map| !map.is_empty()) {
            data["resolved"] = resolved;
        }
        let mut interaction = self.fresh(
            actor,
            channel,
            command.application,
            if typing { AUTOCOMPLETE } else { COMMAND },
        );
        interaction.name = full_name(name, &options);
        interaction.command_type = kind;
        interaction.option_type = focus;
        Ok(self.ask(interaction, &data))
    }

    /// A person presses a button or chooses in a menu.
    pub(crate) fn press_component(
        &mut self,
        actor: &Actor,
        channel: Id,
        message: Id,
        body: &Value,
    ) -> Result<Id, Refused> {
        let found = self.message(channel, message).map_err(|e| e.message)?;
        if !self.sees(actor.user, found) {
            return Err("you cannot see that message".to_owned());
        }
        let custom_id = text(body, "custom_id").ok_or("a press needs a custom_id")?;
        let component = find(&found.components, custom_id).ok_or("there is no such component")?;
        if component.get("disabled") == Some(&json!(true)) {
            return Err("that component is disabled".to_owned());
        }
        let kind = component.get("type").and_then(Value::as_u64).unwrap_or(2);
        let application = found.application.unwrap_or(found.author);
        let mut data = json!({"custom_id": custom_id, "component_type": kind,
            "id": component.get("id")});
        if kind != 2 {
            let values = body.get("values").and_then(Value::as_array).cloned().unwrap_or_default();
            let amount = |key: &str| component.get(key).and_then(Value::as_u64).unwrap_or(1);
            let chosen = u64::try_from(values.len()).unwrap_or(u64::MAX);
            if chosen < amount("min_values") || chosen > amount("max_values") {
                return Err("choose as many as the menu asks for".to_owned());
            }
            let options = component.get("options").and_then(Value::as_array);
            let offered = |value: &Value| {
                options.is_none_or(|list| list.iter().any(|one| one.get("value") == Some(value)))
            };
            if kind == 3 && !values.iter().all(offered) {
                return Err("the menu does not offer that".to_owned());
            }
            if kind != 3 {
                let mut resolved = json!({});
                self.resolve_chosen(&mut resolved, kind, &values);
                data["resolved"] = resolved;
            }
            data["values"] = json!(values);
        }
        let mut interaction = self.fresh(actor, channel, application, COMPONENT);
        interaction.message = Some(message);
        Ok(self.ask(interaction, &data))
    }

    /// A person hands in a modal.
    pub(crate) fn submit_modal(
        &mut self,
        actor: &Actor,
        opened: Id,
        components: &Value,
    ) -> Result<Id, Refused> {
        let opener = self.interactions.get(&opened).filter(|one| one.user == actor.user).cloned();
        let opener = opener.ok_or("that form is gone")?;
        let modal = opener.modal.as_ref().ok_or("that interaction opened no form")?;
        // A form can be handed in again only if nothing came of it.
        let before = opener.handed_in.and_then(|id| self.interactions.get(&id));
        if opener.handed_in.is_some() && before.is_none_or(|one| !one.failed) {
            return Err("that form has been handed in".to_owned());
        }
        forms::check(modal, components)?;
        let mut resolved = json!({});
        for (kind, values) in forms::chosen(modal, components) {
            self.resolve_chosen(&mut resolved, kind, values);
        }
        let mut components = components.clone();
        number_submitted(&mut components, &mut 0);
        let mut data = json!({"custom_id": modal.get("custom_id"), "components": components});
        if resolved.as_object().is_some_and(|map| !map.is_empty()) {
            data["resolved"] = resolved;
        }
        let mut interaction = self.fresh(actor, opener.channel, opener.application, MODAL);
        interaction.message = opener.message;
        interaction.name.clone_from(&opener.name);
        if let Some(opener) = self.interactions.get_mut(&opened) {
            opener.handed_in = Some(interaction.id);
        }
        Ok(self.ask(interaction, &data))
    }

    fn fresh(&mut self, actor: &Actor, channel: Id, application: Id, kind: u8) -> Interaction {
        let id = self.mint();
        Interaction {
            id,
            token: self.interaction_token(id),
            application,
            kind,
            user: actor.user,
            channel,
            made: self.now(),
            tab: actor.tab,
            nonce: actor.nonce.clone(),
            message: None,
            name: String::new(),
            command_type: 1,
            option_type: 0,
            answered: None,
            failed: false,
            original: None,
            followups: Vec::new(),
            modal: None,
            handed_in: None,
            choices: None,
        }
    }

    /// Tells the bot, and remembers that it has to answer.
    fn ask(&mut self, interaction: Interaction, data: &Value) -> Id {
        let id = interaction.id;
        let object = self.interaction_object(&interaction, data);
        let pending = json!({"id": id, "state": "pending"});
        self.tell_starter(&interaction, "interaction", pending);
        let due = interaction.made + super::interaction::ANSWER_WITHIN_MS;
        self.pending.push_back((due, id));
        self.aging.push_back((interaction.made + 2 * super::interaction::TOKEN_LIVES_MS, id));
        self.tokens.insert(interaction.token.clone(), id);
        let to = To::Bot(interaction.application, interaction.channel);
        self.interactions.insert(id, interaction);
        self.dispatch(to, "INTERACTION_CREATE", &object);
        id
    }

    fn interaction_object(&self, interaction: &Interaction, data: &Value) -> Value {
        let (user, channel) = (interaction.user, interaction.channel);
        let direct = self.is_direct(channel);
        let guild = &self.state.guild;
        let locale = self.state.users.get(&user).map_or("en-US", |user| user.locale.as_str());
        let mut object = json!({
            "id": interaction.id, "application_id": interaction.application,
            "type": interaction.kind, "token": interaction.token, "version": 1,
            "channel_id": channel, "locale": locale, "entitlements": [], "data": data,
            "app_permissions": self.may(interaction.application, channel).to_string(),
            "context": u8::from(direct), "attachment_size_limit": 10_485_760,
        });
        if let Some(place) = self.state.channels.get(&channel) {
            object["channel"] = self.channel_object(place, interaction.application);
            object["channel"]["permissions"] = json!(self.may(user, channel).to_string());
        }
        if direct {
            object["authorizing_integration_owners"] = json!({"0": "0"});
            object["user"] = self.user_object(user);
        } else {
            object["authorizing_integration_owners"] = json!({"0": guild.id});
            object["guild_id"] = json!(guild.id);
            object["guild"] = json!({"id": guild.id, "locale": guild.locale, "features": []});
            object["guild_locale"] = json!(guild.locale);
            let mut member = self.member_object(user).unwrap_or_else(|| json!({}));
            member["permissions"] = json!(self.may(user, channel).to_string());
            object["member"] = member;
        }
        if let Some(message) = interaction.message.and_then(|id| self.message(channel, id).ok()) {
            object["message"] = self.message_object(message, interaction.application);
        }
        object
    }

    /// Gives the options of a person the types of the command's own, and checks that they fit.
    fn fill(
        &self,
        known: &[Value],
        given: &[Value],
        typing: bool,
        resolved: &mut Value,
        focus: &mut u64,
    ) -> Result<Vec<Value>, Refused> {
        let named = |list: &[Value], name: &str| {
            list.iter().find(|one| text(one, "name") == Some(name)).cloned()
        };
        let mut filled = Vec::new();
        for option in given {
            let name = text(option, "name").ok_or("an option needs a name")?;
            let about = named(known, name).ok_or_else(|| format!("there is no option {name}"))?;
            let kind = about.get("type").and_then(Value::as_u64).unwrap_or(3);
            let mut object = json!({"name": name, "type": kind});
            if kind <= 2 {
                let none = Vec::new();
                let list = |value: &Value| value.get("options").and_then(Value::as_array).cloned();
                let known = list(&about).unwrap_or_default();
                let given = list(option).unwrap_or(none);
                object["options"] = json!(self.fill(&known, &given, typing, resolved, focus)?);
            } else {
                let value = option.get("value").cloned().unwrap_or(Value::Null);
                let focused = option.get("focused") == Some(&json!(true));
                let fits = match kind {
                    4 => value.is_i64() || value.is_u64(),
                    5 => value.is_boolean(),
                    10 => value.is_number(),
                    _ => value.is_string(),
                };
                if !(fits || typing && focused) {
                    return Err(format!("{name} has a value of the wrong kind"));
                }
                if !typing {
                    self.check_value(&about, name, kind, &value)?;
                }
                if let Some(id) = Id::read(&value).filter(|_| (6..=9).contains(&kind)) {
                    self.resolve(resolved, kind, id);
                }
                object["value"] = value;
                if focused && typing {
                    object["focused"] = json!(true);
                    *focus = kind;
                }
            }
            filled.push(object);
        }
        let missing = known.iter().filter(|about| about.get("required") == Some(&json!(true)));
        let mut missing = missing.filter_map(|about| text(about, "name"));
        match missing.find(|name| named(given, name).is_none()) {
            Some(name) if !typing => Err(format!("the option {name} is required")),
            _ => Ok(filled),
        }
    }

    /// Adds what was chosen in a select of users (5), roles (6), both (7) or channels (8).
    fn resolve_chosen(&self, resolved: &mut Value, select: u64, values: &[Value]) {
        let kind = match select {
            5 => 6,
            6 => 8,
            7 => 9,
            _ => 7,
        };
        for id in values.iter().filter_map(Id::read) {
            self.resolve(resolved, kind, id);
        }
    }

    /// Adds what an id of an option means: 6 user, 7 channel, 8 role, 9 user or role.
    fn resolve(&self, resolved: &mut Value, kind: u64, id: Id) {
        let key = id.to_string();
        if let Some(user) = self.state.users.get(&id).filter(|_| matches!(kind, 6 | 9)) {
            resolved["users"][&key] = objects::user(user);
            if let Some(mut member) = self.bare_member(id) {
                member["permissions"] = json!(self.base(id).to_string());
                resolved["members"][&key] = member;
            }
        } else if let Some(role) = self.state.roles.get(&id).filter(|_| matches!(kind, 8 | 9)) {
            resolved["roles"][&key] = objects::role(role);
        } else if let Some(place) = self.state.channels.get(&id).filter(|_| kind == 7) {
            let mut object = self.channel_object(place, Id(0));
            object["permissions"] = json!(self.base(self.state.guild.owner).to_string());
            resolved["channels"][&key] = object;
        }
    }
}

/// `group sub` behind the name, as `interaction.name` has it.
fn full_name(name: &str, options: &[Value]) -> String {
    let sub = options.first().filter(|one| one["type"].as_u64().is_some_and(|kind| kind <= 2));
    match sub {
        Some(sub) => {
            let inner = sub.get("options").and_then(Value::as_array).cloned().unwrap_or_default();
            format!("{name} {}", full_name(text(sub, "name").unwrap_or_default(), &inner))
        }
        None => name.to_owned(),
    }
}

/// The component with this custom id, however deep.
fn find<'a>(components: &'a [Value], custom_id: &str) -> Option<&'a Value> {
    components.iter().find_map(|component| {
        if text(component, "custom_id") == Some(custom_id) {
            return Some(component);
        }
        let inner = component.get("components").and_then(Value::as_array);
        let inner = inner.and_then(|list| find(list, custom_id));
        inner.or_else(|| {
            component.get("accessory").filter(|a| text(a, "custom_id") == Some(custom_id))
        })
    })
}

/// Components of a submitted modal carry ids too.
fn number_submitted(value: &mut Value, next: &mut u64) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(|one| number_submitted(one, next)),
        Value::Object(map) => {
            *next += 1;
            map.entry("id").or_insert(json!(*next));
            for key in ["components", "component"] {
                if let Some(inner) = map.get_mut(key) {
                    number_submitted(inner, next);
                }
            }
        }
        _ => {}
    }
}
