//! Who a message mentions: read from its text, narrowed by `allowed_mentions`. It changes nothing
//! but those lists.

use serde_json::Value;

use super::permissions::MENTION_EVERYONE;
use super::state::Message;
use super::{Id, World};

impl World {
    pub(crate) fn resolve_mentions(&self, message: &mut Message, allowed: Option<&Value>) {
        let (mut users, mut roles) = (Vec::new(), Vec::new());
        let texts = message.components.iter().flat_map(displayed);
        for text in [message.content.clone()].into_iter().chain(texts) {
            find(&text, &mut users, &mut roles);
        }
        let wide = message.content.contains("@everyone") || message.content.contains("@here");
        let may = self.may(message.author, message.channel) & MENTION_EVERYONE != 0;
        let allows = |kind: &str, id: Option<Id>| {
            let Some(allowed) = allowed.filter(|allowed| allowed.is_object()) else { return true };
            let parse = allowed.get("parse").and_then(Value::as_array);
            let parsed = parse.is_some_and(|list| list.iter().any(|one| one == kind));
            let listed = allowed.get(kind).and_then(Value::as_array);
            parsed || listed.is_some_and(|list| list.iter().any(|one| Id::read(one) == id))
        };
        users.retain(|&id| self.state.users.contains_key(&id) && allows("users", Some(id)));
        roles.retain(|&id| self.state.roles.contains_key(&id) && allows("roles", Some(id)));
        message.mentions = users;
        message.mention_roles = roles;
        message.mention_everyone = wide && may && allows("everyone", None);
        let replied = allowed.and_then(|a| a.get("replied_user")).and_then(Value::as_bool);
        if let Some((channel, id)) = message.reference
            && replied.unwrap_or(allowed.is_none())
            && let Ok(referenced) = self.message(channel, id)
            && !message.mentions.contains(&referenced.author)
        {
            message.mentions.push(referenced.author);
        }
    }
}

/// The texts of components v2, however deep.
fn displayed(component: &Value) -> Vec<String> {
    let own = component.get("content").and_then(Value::as_str).map(str::to_owned);
    let inner = component.get("components").and_then(Value::as_array).into_iter().flatten();
    own.into_iter().chain(inner.flat_map(displayed)).collect()
}

fn find(text: &str, users: &mut Vec<Id>, roles: &mut Vec<Id>) {
    for piece in text.split("<@").skip(1) {
        let Some((inside, _)) = piece.split_once('>') else { continue };
        let (list, digits) = match inside.strip_prefix('&') {
            Some(digits) => (&mut *roles, digits),
            None => (&mut *users, inside.trim_start_matches('!')),
        };
        if let Ok(id) = digits.parse::<Id>()
            && !list.contains(&id)
        {
            list.push(id);
        }
    }
}
