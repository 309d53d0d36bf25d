//! Emojis of applications and of the guild, with their pictures. It must not know routes.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::state::Emoji;
use super::{Id, To, World, text};
use crate::refusal::{Answer, Refusal};

impl World {
    /// The emojis of an application, or of the guild.
    pub(crate) fn emojis(&self, application: Option<Id>) -> impl Iterator<Item = &Emoji> {
        self.state.emojis.values().filter(move |emoji| emoji.application == application)
    }

    pub(crate) fn emoji(&self, application: Option<Id>, id: Id) -> Answer<&Emoji> {
        let found = self.state.emojis.get(&id).filter(|emoji| emoji.application == application);
        found.ok_or_else(Refusal::unknown_emoji)
    }

    pub(crate) fn make_emoji(
        &mut self,
        application: Option<Id>,
        user: Id,
        body: &Value,
    ) -> Answer<Id> {
        let name = text(body, "name").ok_or_else(|| Refusal::required(&["name"]))?.to_owned();
        let image = text(body, "image").ok_or_else(|| Refusal::required(&["image"]))?;
        let bad = || Refusal::form(&["image"], "IMAGE_INVALID", "Invalid image data");
        let (kind, data) = image
            .strip_prefix("data:")
            .and_then(|rest| rest.split_once(";base64,"))
            .ok_or_else(bad)?;
        if !matches!(kind, "image/png" | "image/jpeg" | "image/gif" | "image/webp" | "image/avif") {
            return Err(bad());
        }
        if self.emojis(application).any(|emoji| emoji.name == name) {
            let message = "Emoji name is already taken";
            return Err(Refusal::form(&["name"], "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message));
        }
        let bytes = STANDARD.decode(data).map_err(|_| bad())?;
        if bytes.len() > 256 * 1024 {
            let message = "File cannot be larger than 256.0 kb.";
            return Err(Refusal::form(&["image"], "BINARY_TYPE_MAX_SIZE", message));
        }
        let id = self.mint();
        let animated = kind == "image/gif";
        let content_type = kind.to_owned();
        self.state.emojis.insert(id, Emoji { id, name, application, user, animated, content_type });
        self.put_file(id, bytes.into());
        self.emojis_changed(application);
        Ok(id)
    }

    pub(crate) fn name_emoji(&mut self, application: Option<Id>, id: Id, name: &str) -> Answer<()> {
        self.emoji(application, id)?;
        if let Some(emoji) = self.state.emojis.get_mut(&id) {
            name.clone_into(&mut emoji.name);
        }
        self.emojis_changed(application);
        Ok(())
    }

    pub(crate) fn delete_emoji(&mut self, application: Option<Id>, id: Id) -> Answer<()> {
        self.emoji(application, id)?;
        self.state.emojis.remove(&id);
        self.drop_file(id);
        self.emojis_changed(application);
        Ok(())
    }

    fn emojis_changed(&mut self, application: Option<Id>) {
        self.dirty = true;
        if application.is_none() {
            let emojis: Vec<Value> = self.emojis(None).map(|e| self.emoji_face(e)).collect();
            let data = json!({"guild_id": self.guild_id(), "emojis": emojis});
            self.dispatch(To::Guild, "GUILD_EMOJIS_UPDATE", &data);
        }
    }
}
