//! Callbacks of interactions: known or not, in time or not, answered once, each type with
//! its effect. It must not know how the request came, nor check limits of bodies.

use std::hash::BuildHasher;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::interaction::{ANSWER_WITHIN_MS, AUTOCOMPLETE, COMMAND, COMPONENT, Interaction, MODAL};
use super::state::Message;
use super::{EPHEMERAL, Id, LOADING, Upload, World};
use crate::refusal::{Answer, Refusal};

/// What a callback did, for `with_response`.
pub(crate) struct CallbackAnswer(pub Value);

impl World {
    /// A token that nobody guesses and that looks like Discord's. The world's secret is random and
    /// leaves this process only as a hash.
    pub(crate) fn interaction_token(&self, id: Id) -> String {
        let secret = (self.secret.hash_one((id, 0)), self.secret.hash_one((id, 1)));
        let secret = Sha256::digest(format!("{id}:{}:{}", secret.0, secret.1));
        let secret = URL_SAFE_NO_PAD.encode(secret);
        URL_SAFE_NO_PAD.encode(format!("interaction:{id}:{secret}"))
    }

    /// The interaction that waits for this callback.
    pub(crate) fn awaiting(&self, id: Id, token: &str) -> Answer<&Interaction> {
        let found = self.interactions.get(&id).filter(|interaction| interaction.token == token);
        let interaction = found.ok_or_else(Refusal::unknown_interaction)?;
        if interaction.answered.is_some() {
            Err(Refusal::already_acknowledged())
        } else if interaction.failed || self.now() > interaction.made + ANSWER_WITHIN_MS {
            Err(Refusal::unknown_interaction())
        } else {
            Ok(interaction)
        }
    }

    /// Answers an interaction; the body's limits have been checked.
    pub(crate) fn callback(
        &mut self,
        id: Id,
        token: &str,
        body: &Value,
        files: Vec<Upload>,
    ) -> Answer<CallbackAnswer> {
        let mut interaction = self.awaiting(id, token)?.clone();
        let kind = body.get("type").and_then(Value::as_u64).unwrap_or(0);
        if kind == 12 {
            let message = "This application has no activity to launch.";
            return Err(Refusal::form(&["type"], "BASE_TYPE_CHOICES", message));
        }
        if !fits(&interaction, kind) {
            let message = "Value must be one of the types that this interaction can have.";
            return Err(Refusal::form(&["type"], "BASE_TYPE_CHOICES", message));
        }
        let empty = json!({});
        let data = body.get("data").filter(|data| data.is_object()).unwrap_or(&empty);
        let mut changed = None;
        match kind {
            4 | 5 => {
                let mut message = self.reply(&interaction);
                let flags = data.get("flags").and_then(Value::as_u64).unwrap_or(0);
                if flags & EPHEMERAL != 0 {
                    message.flags |= EPHEMERAL;
                    message.only = Some(interaction.user);
                }
                if kind == 5 {
                    message.flags |= LOADING;
                } else {
                    self.compose(&mut message, data, files)
                        .map_err(|refusal| refusal.within("data"))?;
                }
                interaction.original = Some(message.id);
                changed = Some(self.publish(message));
            }
            6 => interaction.original = interaction.message,
            7 => {
                let source = interaction.message.ok_or_else(Refusal::unknown_message)?;
                let mut message = self.message(interaction.channel, source)?.clone();
                self.compose(&mut message, data, files)
                    .map_err(|refusal| refusal.within("data"))?;
                message.edited = Some(self.now());
                self.republish(message);
                interaction.original = Some(source);
                changed = Some(source);
            }
            8 => {
                let choices = data.get("choices").cloned().unwrap_or_else(|| json!([]));
                self.tell_starter(&interaction, "choices", json!({"choices": choices}));
                interaction.choices = Some(choices);
            }
            // An answer that sells something: the page has nothing to show for it.
            10 => {}
            _ => {
                let modal = json!({"interaction_id": id, "custom_id": data.get("custom_id"),
                    "title": data.get("title"), "components": data.get("components")});
                self.tell_starter(&interaction, "modal", modal.clone());
                interaction.modal = Some(modal);
            }
        }
        interaction.answered = Some(kind);
        let answer = self.callback_object(&interaction, kind, changed);
        self.tell_starter(&interaction, "interaction", json!({"id": id, "state": "done"}));
        self.interactions.insert(id, interaction);
        Ok(CallbackAnswer(answer))
    }

    /// An empty message that answers an interaction.
    fn reply(&mut self, interaction: &Interaction) -> Message {
        let mut message = self.blank(interaction.channel, interaction.application);
        message.application = Some(interaction.application);
        self.sign(&mut message, interaction);
        match (interaction.kind, interaction.message) {
            (_, Some(source)) => {
                message.kind = 19;
                message.reference = Some((interaction.channel, source));
            }
            (COMMAND, None) => message.kind = if interaction.command_type == 1 { 20 } else { 23 },
            _ => message.kind = 20,
        }
        message
    }

    /// Says on a message which interaction it comes from.
    pub(crate) fn sign(&self, message: &mut Message, interaction: &Interaction) {
        let user = self.user_object(interaction.user);
        let mut metadata = json!({
            "id": interaction.id, "type": interaction.kind, "user": user,
            "authorizing_integration_owners": {"0": self.guild_id()},
        });
        if interaction.kind == COMMAND {
            metadata["name"] = json!(interaction.name);
            metadata["command_type"] = json!(interaction.command_type);
            message.interaction = Some(json!({"id": interaction.id, "type": COMMAND,
                "name": interaction.name, "user": user}));
        }
        match (interaction.kind, interaction.message) {
            (COMPONENT, Some(source)) => metadata["interacted_message_id"] = json!(source),
            (MODAL, source) => {
                // Discord nests here the interaction that opened the modal.
                let mut opened = json!({"id": interaction.id, "user": user,
                    "authorizing_integration_owners": {"0": self.guild_id()},
                    "type": if source.is_some() { COMPONENT } else { COMMAND }});
                if let Some(source) = source {
                    opened["interacted_message_id"] = json!(source);
                }
                metadata["triggering_interaction_metadata"] = opened;
            }
            _ => {}
        }
        message.metadata = Some(metadata);
    }

    /// Tells the tab that started an interaction, if one did.
    pub(crate) fn tell_starter(&self, interaction: &Interaction, kind: &str, mut data: Value) {
        if let Some(tab) = interaction.tab {
            data["nonce"] = interaction.nonce.clone();
            self.tell_tab(tab, kind, &data);
        }
    }

    fn callback_object(&self, interaction: &Interaction, kind: u64, changed: Option<Id>) -> Value {
        let mut about = json!({"id": interaction.id, "type": interaction.kind,
            "channel_id": interaction.channel});
        if !self.is_direct(interaction.channel) {
            about["guild_id"] = json!(self.guild_id());
        }
        let mut object = json!({"interaction": about});
        let message = changed.and_then(|id| self.message(interaction.channel, id).ok());
        if let Some(message) = message {
            let about = &mut object["interaction"];
            about["response_message_id"] = json!(message.id);
            about["response_message_loading"] = json!(message.flags & LOADING != 0);
            about["response_message_ephemeral"] = json!(message.only.is_some());
            // Discord's schema knows a resource of these two types alone.
            if !matches!(kind, 4 | 7) {
                return object;
            }
            let message = self.message_object(message, interaction.application);
            object["resource"] = json!({"type": kind, "message": message});
        }
        object
    }
}

/// Whether an interaction can be answered with this type.
fn fits(interaction: &Interaction, kind: u64) -> bool {
    match interaction.kind {
        AUTOCOMPLETE => kind == 8,
        COMMAND => matches!(kind, 4 | 5 | 9 | 10),
        COMPONENT => matches!(kind, 4..=7 | 9 | 10),
        // A modal that a component opened can update that component's message.
        _ => matches!(kind, 4 | 5 | 10) || matches!(kind, 6 | 7) && interaction.message.is_some(),
    }
}
