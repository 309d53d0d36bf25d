//! What an interaction's token still opens after the callback: the original answer and follow-ups,
//! for fifteen minutes. A follow-up to a deferred answer fills that answer, as Discord does. It
//! must not check limits of bodies.

use serde_json::Value;

use super::interaction::TOKEN_LIVES_MS;
use super::state::Message;
use super::{EPHEMERAL, Id, Interaction, LOADING, Upload, World};
use crate::refusal::{Answer, Refusal};

impl World {
    /// The answered interaction that a token opens.
    pub(crate) fn opened(&self, application: Id, token: &str) -> Answer<&Interaction> {
        if self.state.users.get(&application).is_none_or(|user| !user.bot) {
            return Err(Refusal::unknown_webhook());
        }
        let found = self.tokens.get(token).and_then(|id| self.interactions.get(id));
        let interaction = found
            .filter(|interaction| interaction.application == application)
            .filter(|interaction| self.now() <= interaction.made + TOKEN_LIVES_MS)
            .ok_or_else(Refusal::bad_webhook_token)?;
        // Before the callback there is nothing to follow up.
        if interaction.answered.is_none() {
            return Err(Refusal::unknown_webhook());
        }
        Ok(interaction)
    }

    /// A message that the token reaches: None is `@original`.
    pub(crate) fn reached(&self, application: Id, token: &str, id: Option<Id>) -> Answer<&Message> {
        let interaction = self.opened(application, token)?;
        let id = match id {
            None => interaction.original.ok_or_else(Refusal::unknown_message)?,
            Some(id) if interaction.original == Some(id) || interaction.followups.contains(&id) => {
                id
            }
            Some(_) => return Err(Refusal::unknown_message()),
        };
        self.message(interaction.channel, id)
    }

    pub(crate) fn edit_reply(
        &mut self,
        application: Id,
        token: &str,
        id: Option<Id>,
        body: &Value,
        files: Vec<Upload>,
    ) -> Answer<Value> {
        let mut message = self.reached(application, token, id)?.clone();
        let fills = message.flags & LOADING != 0;
        self.compose(&mut message, body, files)?;
        message.flags &= !LOADING;
        message.edited = if fills { None } else { Some(self.now()) };
        let object = self.message_object(&message, application);
        self.republish(message);
        Ok(object)
    }

    pub(crate) fn delete_reply(
        &mut self,
        application: Id,
        token: &str,
        id: Option<Id>,
    ) -> Answer<()> {
        let message = self.reached(application, token, id)?.clone();
        self.remove_message(&message);
        Ok(())
    }

    /// Whether the next follow-up fills the deferred answer.
    pub(crate) fn is_deferred(&self, application: Id, token: &str) -> bool {
        let original = self.reached(application, token, None);
        original.is_ok_and(|message| message.flags & LOADING != 0)
    }

    pub(crate) fn follow_up(
        &mut self,
        application: Id,
        token: &str,
        body: &Value,
        files: Vec<Upload>,
    ) -> Answer<Value> {
        if self.is_deferred(application, token) {
            return self.edit_reply(application, token, None, body, files);
        }
        let interaction = self.opened(application, token)?.clone();
        let mut message = self.blank(interaction.channel, application);
        message.application = Some(application);
        self.sign(&mut message, &interaction);
        message.interaction = None;
        if let Some(original) = interaction.original
            && let Some(metadata) = &mut message.metadata
        {
            metadata["original_response_message_id"] = serde_json::json!(original);
            message.kind = 19;
            message.reference = Some((interaction.channel, original));
        }
        let flags = body.get("flags").and_then(Value::as_u64).unwrap_or(0);
        if flags & EPHEMERAL != 0 {
            message.flags |= EPHEMERAL;
            message.only = Some(interaction.user);
        }
        self.compose(&mut message, body, files)?;
        let object = self.message_object(&message, application);
        let id = self.publish(message);
        if let Some(interaction) = self.interactions.get_mut(&interaction.id) {
            interaction.followups.push(id);
        }
        Ok(object)
    }
}
