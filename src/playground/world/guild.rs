//! The guild itself, its members and roles. It must not know routes.

use serde_json::{Value, json};

use super::state::Role;
use super::{Id, To, World, objects, seed};
use crate::clock::iso;
use crate::json::{bits, text};
use crate::refusal::{Answer, Refusal};

impl World {
    /// The guild as REST shows it.
    pub(crate) fn guild_object(&self) -> Value {
        let guild = &self.state.guild;
        let roles: Value = self.state.roles.values().map(objects::role).collect();
        let emojis: Value = self.emojis(None).map(|emoji| self.emoji_object(emoji)).collect();
        let mut object = json!({
            "id": guild.id, "name": guild.name, "icon": null, "icon_hash": null,
            "description": guild.description, "home_header": null, "splash": null,
            "discovery_splash": null, "features": [], "banner": null, "owner_id": guild.owner,
            "application_id": null, "region": "us-east", "afk_channel_id": null,
            "afk_timeout": 300, "system_channel_id": null, "system_channel_flags": 0,
            "widget_enabled": false, "widget_channel_id": null, "verification_level": 0,
            "roles": roles, "default_message_notifications": 0, "mfa_level": 0,
            "explicit_content_filter": 0, "max_presences": null, "max_members": 500_000,
            "max_stage_video_channel_users": 50, "max_video_channel_users": 25,
        });
        let more = json!({
            "vanity_url_code": null, "premium_tier": 0, "premium_subscription_count": 0,
            "preferred_locale": guild.locale, "rules_channel_id": null,
            "safety_alerts_channel_id": null, "public_updates_channel_id": null,
            "premium_progress_bar_enabled": false, "nsfw": false, "nsfw_level": 0,
            "emojis": emojis, "stickers": [], "incidents_data": null,
        });
        if let (Value::Object(object), Value::Object(more)) = (&mut object, more) {
            object.extend(more);
        }
        object
    }

    /// The guild as those see it who are not in it.
    pub(crate) fn guild_preview(&self) -> Value {
        let guild = self.guild_object();
        let keys = [
            "id",
            "name",
            "icon",
            "description",
            "home_header",
            "splash",
            "discovery_splash",
            "features",
            "emojis",
            "stickers",
        ];
        let mut preview: Value = keys.map(|key| (key, guild[key].clone())).into_iter().collect();
        let count = self.members().len();
        preview["approximate_member_count"] = json!(count);
        preview["approximate_presence_count"] = json!(count);
        preview
    }

    /// The guild as the gateway sends it to a bot that has just come.
    pub(crate) fn guild_create(&self, bot: Id, intents: u64) -> Value {
        const MEMBERS: u64 = 1 << 1;
        const PRESENCES: u64 = 1 << 8;
        let mut object = self.guild_object();
        let members = self.members();
        let shown = members.iter().filter(|&&id| id == bot || intents & (MEMBERS | PRESENCES) != 0);
        object["members"] = shown.filter_map(|&id| self.member_object(id)).collect();
        object["member_count"] = json!(members.len());
        let joined = self.member(bot).map_or(0, |member| member.joined);
        object["joined_at"] = json!(iso(joined));
        object["large"] = json!(false);
        object["unavailable"] = json!(false);
        object["channels"] = self.guild_channels().map(|c| self.channel_object(c, bot)).collect();
        object["threads"] = self.threads(bot, None, false, 0)["threads"].take();
        for key in [
            "presences",
            "voice_states",
            "stage_instances",
            "guild_scheduled_events",
            "soundboard_sounds",
        ] {
            object[key] = json!([]);
        }
        object
    }

    pub(crate) fn members(&self) -> Vec<Id> {
        let here = self.state.users.values().filter(|user| user.member.is_some());
        here.map(|user| user.id).collect()
    }

    pub(crate) fn edit_guild(&mut self, body: &Value) {
        let guild = &mut self.state.guild;
        if let Some(name) = text(body, "name") {
            name.clone_into(&mut guild.name);
        }
        if let Some(locale) = text(body, "preferred_locale") {
            locale.clone_into(&mut guild.locale);
        }
        if let Some(description) = body.get("description") {
            guild.description = description.as_str().map(str::to_owned);
        }
        self.dirty = true;
        let object = self.guild_object();
        self.dispatch(To::Guild, "GUILD_UPDATE", &object);
        let guild = self.page_guild();
        self.tell("guild", |_| Some(guild.clone()));
    }

    /// Changes nickname, roles or timeout of a member.
    pub(crate) fn edit_member(&mut self, id: Id, body: &Value) -> Answer<()> {
        let roles = body.get("roles").and_then(Value::as_array);
        let roles: Option<Vec<Id>> = roles.map(|list| list.iter().filter_map(Id::read).collect());
        if let Some(unknown) =
            roles.iter().flatten().find(|role| !self.state.roles.contains_key(role))
        {
            let message = format!("Role {unknown} does not exist");
            return Err(Refusal::form(&["roles"], "ROLE_NOT_FOUND", &message));
        }
        if let Some(until) = body.get("communication_disabled_until") {
            self.check_timeout(id, until)?;
        }
        let member = self.state.users.get_mut(&id).and_then(|user| user.member.as_mut());
        let member = member.ok_or_else(Refusal::unknown_member)?;
        if let Some(nick) = body.get("nick") {
            member.nick = nick.as_str().filter(|nick| !nick.is_empty()).map(str::to_owned);
        }
        if let Some(roles) = roles {
            member.roles = roles;
        }
        if let Some(until) = body.get("communication_disabled_until") {
            member.timeout = until.as_str().map(str::to_owned);
        }
        self.member_changed(id);
        Ok(())
    }

    pub(crate) fn member_changed(&mut self, id: Id) {
        self.dirty = true;
        self.member_event("GUILD_MEMBER_UPDATE", id);
        self.tell_hello();
    }

    pub(crate) fn give_role(&mut self, user: Id, role: Id, give: bool) -> Answer<()> {
        if !self.state.roles.contains_key(&role) {
            return Err(Refusal::unknown_role());
        }
        let member = self.state.users.get_mut(&user).and_then(|user| user.member.as_mut());
        let member = member.ok_or_else(Refusal::unknown_member)?;
        member.roles.retain(|&held| held != role);
        if give {
            member.roles.push(role);
        }
        self.member_changed(user);
        Ok(())
    }

    /// A member leaves, or is made to.
    pub(crate) fn remove_member(&mut self, id: Id) -> Answer<()> {
        if self.member(id).is_none() {
            return Err(Refusal::unknown_member());
        }
        let data = json!({"guild_id": self.guild_id(), "user": self.user_object(id)});
        if let Some(user) = self.state.users.get_mut(&id) {
            user.member = None;
        }
        self.dirty = true;
        self.dispatch(To::Guild, "GUILD_MEMBER_REMOVE", &data);
        // To a bot that has to go, the guild is gone.
        let gone = json!({"id": self.guild_id()});
        self.dispatch(To::Bot(id, self.guild_id()), "GUILD_DELETE", &gone);
        self.tell_users();
        Ok(())
    }

    pub(crate) fn add_person(&mut self, name: &str, locale: &str) -> Id {
        let id = self.mint();
        let people = self.state.users.values().filter(|user| !user.bot).count();
        let colour = seed::COLOURS[people % seed::COLOURS.len()];
        let mut user = seed::person(name, locale, colour, self.now());
        user.id = id;
        self.state.users.insert(id, user);
        self.dirty = true;
        self.member_event("GUILD_MEMBER_ADD", id);
        self.tell_users();
        id
    }

    pub(crate) fn make_role(&mut self, body: &Value) -> Id {
        let id = self.mint();
        let everyone = self.state.roles.get(&self.guild_id()).map_or(0, |role| role.permissions);
        let role = seed::role(id, "new role", everyone, 1);
        self.state.roles.insert(id, role);
        self.change_role(id, body);
        self.role_event("GUILD_ROLE_CREATE", id);
        self.tell_hello();
        id
    }

    pub(crate) fn edit_role(&mut self, id: Id, body: &Value) -> Answer<()> {
        if !self.state.roles.contains_key(&id) {
            return Err(Refusal::unknown_role());
        }
        self.change_role(id, body);
        self.role_event("GUILD_ROLE_UPDATE", id);
        self.tell_hello();
        Ok(())
    }

    fn change_role(&mut self, id: Id, body: &Value) {
        self.dirty = true;
        let Some(role) = self.state.roles.get_mut(&id) else { return };
        if let Some(name) = text(body, "name") {
            name.clone_into(&mut role.name);
        }
        if let Some(permissions) = bits(body, "permissions") {
            role.permissions = permissions;
        }
        let colour = body.pointer("/colors/primary_color").or_else(|| body.get("color"));
        if let Some(colour) = colour.and_then(Value::as_u64) {
            role.colour = colour;
        }
        if let Some(hoist) = body.get("hoist").and_then(Value::as_bool) {
            role.hoist = hoist;
        }
        if let Some(mentionable) = body.get("mentionable").and_then(Value::as_bool) {
            role.mentionable = mentionable;
        }
        if let Some(position) = body.get("position").and_then(Value::as_i64) {
            role.position = position;
        }
    }

    pub(crate) fn delete_role(&mut self, id: Id) -> Answer<()> {
        let gone = self.state.roles.get(&id).filter(|role| role.bot.is_none());
        if gone.is_none() || id == self.guild_id() {
            return Err(Refusal::unknown_role());
        }
        self.state.roles.remove(&id);
        for user in self.state.users.values_mut() {
            if let Some(member) = &mut user.member {
                member.roles.retain(|&role| role != id);
                member.own_role = member.own_role.filter(|&role| role != id);
            }
        }
        self.dirty = true;
        let data = json!({"guild_id": self.guild_id(), "role_id": id});
        self.dispatch(To::Guild, "GUILD_ROLE_DELETE", &data);
        self.tell_hello();
        Ok(())
    }

    /// The highest role of a member, which decides whom it may change.
    pub(crate) fn rank(&self, user: Id) -> i64 {
        if user == self.state.guild.owner {
            return i64::MAX;
        }
        let roles = self.member(user).into_iter().flat_map(|member| &member.roles);
        roles
            .filter_map(|id| self.state.roles.get(id))
            .map(|role: &Role| role.position)
            .max()
            .unwrap_or(0)
    }
}
