//! Emojis of applications and of the guild, with their pictures. It must not know routes.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::media::picture_type;
use super::state::Emoji;
use super::{Id, To, World};
use crate::json::text;
use crate::limits::table::{APPLICATION_EMOJIS, GUILD_EMOJIS};
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
        let (_, data) = image
            .strip_prefix("data:")
            .and_then(|rest| rest.split_once(";base64,"))
            .ok_or_else(bad)?;
        if self.emojis(application).any(|emoji| emoji.name == name) {
            let message = "Emoji name is already taken";
            return Err(Refusal::form(&["name"], "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message));
        }
        let bytes = STANDARD.decode(data).map_err(|_| bad())?;
        // The bytes count, not the type that the sender names.
        let kind = picture_type(&bytes).ok_or_else(bad)?;
        let animated = kind == "image/gif";
        self.room_for_emoji(application, animated)?;
        let id = self.mint();
        let content_type = kind.to_owned();
        self.state.emojis.insert(id, Emoji { id, name, application, user, animated, content_type });
        self.put_file(id, bytes.into());
        self.emojis_changed(application);
        Ok(id)
    }

    /// An application has one store for all its emojis, a guild one for still and one for moving
    /// ones.
    fn room_for_emoji(&self, application: Option<Id>, animated: bool) -> Answer<()> {
        let limit = if application.is_some() { APPLICATION_EMOJIS } else { GUILD_EMOJIS };
        let all = self.emojis(application);
        let held = all.filter(|emoji| application.is_some() || emoji.animated == animated).count();
        if limit.takes(held + 1) {
            return Ok(());
        }
        let (code, what) = match (application, animated) {
            (None, true) => (30018, "animated emojis"),
            _ => (30008, "emojis"),
        };
        let message = format!("Maximum number of {what} reached ({})", limit.max);
        Err(Refusal { status: 400, code, message, errors: None })
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
            let emojis: Vec<Value> = self.emojis(None).map(|e| self.emoji_object(e)).collect();
            let data = json!({"guild_id": self.guild_id(), "emojis": emojis});
            self.dispatch(To::Guild, "GUILD_EMOJIS_UPDATE", &data);
        }
    }
}
