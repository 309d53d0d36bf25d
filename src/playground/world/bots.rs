//! Bots: every token is an application of its own, which joins the guild when it first speaks. It
//! must not know how a token arrives.

use base64::Engine;
use base64::engine::general_purpose::{STANDARD_NO_PAD, URL_SAFE_NO_PAD};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::state::{Role, User};
use super::{Id, To, World, objects, permissions, seed};
use crate::refusal::{Answer, Refusal};

impl World {
    /// Changes what a bot says about itself, if something is given.
    pub(crate) fn describe_bot(&mut self, bot: Id, description: Option<&str>) -> Answer<()> {
        let user = self.state.users.get_mut(&bot).ok_or_else(Refusal::unknown_application)?;
        if let Some(description) = description {
            description.clone_into(&mut user.description);
            self.dirty = true;
        }
        Ok(())
    }

    /// The bot of a token, made if it is new. None: not a token at all.
    pub(crate) fn bot(&mut self, token: &str) -> Option<Id> {
        let token = token.trim();
        let token = token.strip_prefix("Bot ").unwrap_or(token).trim();
        if token.is_empty() {
            return None;
        }
        if let Some(&id) = self.bots.get(token) {
            return Some(id);
        }
        let claimed = claimed(token).filter(|&id| self.is_free(id));
        let id = claimed.unwrap_or_else(|| hashed(token));
        self.bots.insert(token.to_owned(), id);
        if !self.state.users.contains_key(&id) {
            self.join_bot(id);
        }
        Some(id)
    }

    /// Whether a bot may have this id: a person's, or that of another thing, is taken.
    fn is_free(&self, id: Id) -> bool {
        let state = &self.state;
        match state.users.get(&id) {
            Some(user) => user.bot,
            None => {
                id != state.guild.id
                    && !state.channels.contains_key(&id)
                    && !state.roles.contains_key(&id)
                    && !state.emojis.contains_key(&id)
                    && !state.commands.contains_key(&id)
            }
        }
    }

    fn join_bot(&mut self, id: Id) {
        let now = self.now();
        let before = self.state.users.values().filter(|user| user.bot).count();
        let name = if before == 0 { self.first_bot.clone() } else { format!("Bot {}", before + 1) };
        let role_id = self.mint();
        let position = i64::try_from(self.state.roles.len()).unwrap_or(i64::MAX);
        let role = seed::role(role_id, &name, permissions::BOT, position);
        self.state.roles.insert(role_id, Role { bot: Some(id), ..role });
        let mut member = seed::member(now);
        member.roles.push(role_id);
        member.own_role = Some(role_id);
        let user = User {
            id,
            username: name,
            name: None,
            bot: true,
            locale: "en-US".to_owned(),
            colour: "#4f545c".to_owned(),
            description: String::new(),
            member: Some(member),
        };
        self.state.users.insert(id, user);
        self.dirty = true;
        self.role_event("GUILD_ROLE_CREATE", role_id);
        self.member_event("GUILD_MEMBER_ADD", id);
        self.tell_users();
    }

    pub(crate) fn role_event(&mut self, name: &'static str, role: Id) {
        if let Some(role) = self.state.roles.get(&role) {
            let data = json!({"guild_id": self.guild_id(), "role": objects::role(role)});
            self.dispatch(To::Guild, name, &data);
        }
    }

    pub(crate) fn member_event(&mut self, name: &'static str, user: Id) {
        if let Some(mut object) = self.member_object(user) {
            object["guild_id"] = json!(self.guild_id());
            self.dispatch(To::Guild, name, &object);
        }
    }

    /// The application of a bot, as the bot itself sees it.
    pub(crate) fn application_object(&self, id: Id) -> Option<Value> {
        let bot = self.state.users.get(&id).filter(|user| user.bot)?;
        let owner = self.user_object(self.state.guild.owner);
        Some(json!({
            "id": id, "name": bot.username, "icon": null, "description": bot.description,
            "type": null, "bot": objects::user(bot), "summary": "", "is_monetized": false,
            "verify_key": "0".repeat(64), "flags": 8_953_856, "flags_new": "8953856",
            "hook": true, "redirect_uris": [], "interactions_endpoint_url": null,
            "role_connections_verification_url": null, "owner": owner,
            "approximate_guild_count": 1, "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0, "explicit_content_filter": 0,
            "team": null, "eligible_oauth2_scopes": [], "bot_public": true,
            "bot_require_code_grant": false, "integration_types_config": {"0": {}},
            "install_params": {"scopes": ["applications.commands", "bot"], "permissions": "0"},
            "tags": [],
        }))
    }
}

/// The id that a token claims, as Discord's tokens do.
fn claimed(token: &str) -> Option<Id> {
    let first = token.split('.').next().unwrap_or(token).trim_end_matches('=');
    let decoded = STANDARD_NO_PAD.decode(first).or_else(|_| URL_SAFE_NO_PAD.decode(first)).ok();
    let claimed = decoded.and_then(|bytes| String::from_utf8(bytes).ok()?.parse::<u64>().ok());
    claimed.filter(|&id| id > 1 << 22).map(Id)
}

/// An id made from a token that claims none.
fn hashed(token: &str) -> Id {
    let hash = Sha256::digest(token.as_bytes());
    let bytes: [u8; 8] = hash[..8].try_into().expect("a hash has eight bytes");
    // Below 2^60, so that it reads as an id of Discord's age, and never zero.
    Id((u64::from_be_bytes(bytes) >> 4) | 1 << 40)
}

/// A token that claims this id.
pub(crate) fn token(id: Id) -> String {
    format!("{}.play.ground", STANDARD_NO_PAD.encode(id.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_says_whose_it_is() {
        let id = Id(1_234_567_890_123_456_789);
        assert_eq!(claimed(&token(id)), Some(id));
        assert_eq!(claimed("anything"), None);
        assert_eq!(hashed("anything"), hashed("anything"));
        assert_ne!(hashed("anything"), hashed("something"));
    }
}
