//! People and channels by id or name, for callers who have no id at hand.

use serde_json::Value;

use super::{Id, World};

impl World {
    /// A person or bot by id or name.
    pub(crate) fn find_user(&self, wanted: &Value) -> Option<Id> {
        let by_id = Id::read(wanted).filter(|id| self.state.users.contains_key(id));
        by_id.or_else(|| {
            let wanted = wanted.as_str()?;
            let mut all = self.state.users.values();
            let named = |name: &str| name.eq_ignore_ascii_case(wanted);
            all.find(|u| named(&u.username) || u.name.as_deref().is_some_and(named)).map(|u| u.id)
        })
    }

    /// A channel by id or name.
    pub(crate) fn find_channel(&self, wanted: &Value) -> Option<Id> {
        let by_id = Id::read(wanted).filter(|id| self.state.channels.contains_key(id));
        by_id.or_else(|| {
            let wanted = wanted.as_str()?.trim_start_matches('#');
            let mut all = self.state.channels.values();
            all.find(|channel| channel.name == wanted).map(|channel| channel.id)
        })
    }
}
