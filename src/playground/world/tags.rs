//! Tags of forums, and those of their posts. It must not know routes.

use serde_json::{Value, json};

use super::permissions::MANAGE_THREADS;
use super::state::{Channel, Tag};
use super::{FORUM, Id, World};
use crate::json::text;
use crate::refusal::{Answer, Refusal};

/// The flag of a forum whose posts need a tag.
const REQUIRES_TAG: u64 = 1 << 4;

impl World {
    /// Gives a forum the tags of a body; those that keep their id stay the same tags.
    pub(super) fn change_tags(&mut self, id: Id, body: &Value) -> Answer<()> {
        if self.channel(id)?.kind != FORUM {
            return Ok(());
        }
        if let Some(list) = body.get("available_tags").and_then(Value::as_array) {
            let old: Vec<Id> = self.channel(id)?.tags.iter().map(|tag| tag.id).collect();
            let tags = list.iter().map(|about| {
                let kept = about.get("id").and_then(Id::read).filter(|id| old.contains(id));
                let emoji = about.get("emoji_id").and_then(Id::read);
                Tag {
                    id: kept.unwrap_or_else(|| self.mint()),
                    name: text(about, "name").unwrap_or_default().to_owned(),
                    moderated: about.get("moderated").and_then(Value::as_bool).unwrap_or(false),
                    emoji,
                    emoji_name: text(about, "emoji_name").map(str::to_owned),
                }
            });
            let tags = tags.collect();
            self.channel_mut(id)?.tags = tags;
        }
        if let Some(flags) = body.get("flags").and_then(Value::as_u64) {
            self.channel_mut(id)?.flags = flags & REQUIRES_TAG;
        }
        Ok(())
    }

    /// The tags that somebody puts on a post of this forum. None in the body: those that it has.
    pub(super) fn read_applied(
        &self,
        by: Id,
        forum: Id,
        body: &Value,
        before: &[Id],
    ) -> Answer<Vec<Id>> {
        let place = self.channel(forum)?;
        let listed = body.get("applied_tags").and_then(Value::as_array);
        let applied: Vec<Id> = match listed {
            Some(list) => list.iter().filter_map(Id::read).collect(),
            None => before.to_vec(),
        };
        if place.kind != FORUM {
            return Ok(Vec::new());
        }
        for id in &applied {
            let Some(tag) = place.tags.iter().find(|tag| tag.id == *id) else {
                let message = format!("Tag {id} does not exist");
                return Err(Refusal::form(&["applied_tags"], "TAG_NOT_FOUND", &message));
            };
            if tag.moderated && !before.contains(id) {
                self.need(by, forum, MANAGE_THREADS)?;
            }
        }
        if applied.is_empty() && place.flags & REQUIRES_TAG != 0 {
            return Err(Refusal::tag_required());
        }
        Ok(applied)
    }
}

/// What a forum, or a post of one, shows of its tags.
pub(super) fn show_tags(object: &mut Value, channel: &Channel, in_forum: bool) {
    if channel.kind == FORUM {
        let tags = channel.tags.iter().map(|tag| {
            json!({"id": tag.id, "name": tag.name, "moderated": tag.moderated,
                "emoji_id": tag.emoji, "emoji_name": tag.emoji_name})
        });
        object["available_tags"] = tags.collect();
        object["default_reaction_emoji"] = Value::Null;
        object["default_sort_order"] = Value::Null;
        object["default_forum_layout"] = json!(0);
    }
    if in_forum {
        object["applied_tags"] = json!(channel.applied);
    }
}
