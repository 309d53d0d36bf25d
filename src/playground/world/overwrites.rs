//! Changing what somebody may do, in Discord's own terms: a role that is only theirs, and
//! overwrites in channels, so that a bot that computes permissions by itself comes to the same
//! result. It must not know who asks.

use serde_json::json;

use super::state::Overwrite;
use super::{DM, Id, To, World, permissions, seed};
use crate::refusal::{Answer, Refusal};

impl World {
    /// Sets the overwrite of a role or member in a channel; both zero takes it away.
    pub(crate) fn overwrite(&mut self, channel: Id, overwrite: Overwrite) -> Answer<()> {
        let place = self.channel_mut(channel)?;
        place.overwrites.retain(|old| old.id != overwrite.id);
        if overwrite.allow | overwrite.deny != 0 {
            place.overwrites.push(overwrite);
        }
        self.channel_changed(channel);
        self.tell_hello();
        Ok(())
    }

    pub(crate) fn remove_overwrite(&mut self, channel: Id, id: Id) -> Answer<()> {
        let found = self.channel(channel)?.overwrites.iter().any(|old| old.id == id);
        if !found {
            return Err(Refusal::unknown_overwrite());
        }
        self.overwrite(channel, Overwrite { id, kind: 0, allow: 0, deny: 0 })
    }

    /// Gives and takes bits of one member, in one channel or everywhere.
    pub(crate) fn grant(
        &mut self,
        user: Id,
        channel: Option<Id>,
        allow: u64,
        deny: u64,
    ) -> Answer<()> {
        if self.member(user).is_none() {
            return Err(Refusal::unknown_member());
        }
        if let Some(channel) = channel {
            let old = self.channel(channel)?.overwrites.iter().find(|o| o.id == user);
            let (given, taken) = old.map_or((0, 0), |old| (old.allow, old.deny));
            let (allow, deny) = (given & !deny | allow, taken & !allow | deny);
            return self.overwrite(channel, Overwrite { id: user, kind: 1, allow, deny });
        }
        let wanted = (self.shown_bits(user) | allow) & !deny;
        self.set_exactly(user, wanted);
        self.tell_hello();
        Ok(())
    }

    /// A member has exactly these bits: their own role adds, overwrites in every channel take away
    /// what everyone has. The owner has everything, whatever is asked.
    pub(crate) fn set_exactly(&mut self, user: Id, wanted: u64) {
        let Some(member) = self.member(user) else { return };
        let (own, held) = (member.own_role, member.roles.clone());
        let role = own.unwrap_or_else(|| self.own_role(user));
        // Administrator swallows every denial.
        let administrator = wanted & permissions::ADMINISTRATOR != 0;
        if let Some(role) = self.state.roles.get_mut(&role) {
            role.permissions = if administrator { permissions::ADMINISTRATOR } else { wanted };
        }
        self.role_event("GUILD_ROLE_UPDATE", role);
        let others = held.iter().chain([&self.state.guild.id]).filter(|&&id| id != role);
        let others = others.filter_map(|id| self.state.roles.get(id));
        let common = others.fold(0, |bits, role| bits | role.permissions);
        let deny = if administrator { 0 } else { common & !wanted };
        let places = self.state.channels.values();
        let places = places.filter(|c| c.thread.is_none() && c.kind != DM);
        let places: Vec<(Id, u64, u64)> = places
            .map(|channel| {
                let own = channel.overwrites.iter().find(|o| o.kind == 1 && o.id == user);
                (channel.id, own.map_or(0, |o| o.allow), own.map_or(0, |o| o.deny))
            })
            .collect();
        for (channel, allow, old) in places {
            if old != deny {
                let allow = allow & !deny;
                // The channel was just listed, so it is there.
                let _ = self.overwrite(channel, Overwrite { id: user, kind: 1, allow, deny });
            }
        }
        self.dirty = true;
    }

    fn own_role(&mut self, user: Id) -> Id {
        let id = self.mint();
        let name = self.state.users.get(&user).map_or_else(String::new, |user| {
            user.name.clone().unwrap_or_else(|| user.username.clone())
        });
        let position = i64::try_from(self.state.roles.len()).unwrap_or(i64::MAX);
        self.state.roles.insert(id, seed::role(id, &name, 0, position));
        let member = self.state.users.get_mut(&user).and_then(|user| user.member.as_mut());
        if let Some(member) = member {
            member.roles.push(id);
            member.own_role = Some(id);
        }
        self.role_event("GUILD_ROLE_CREATE", id);
        self.member_event("GUILD_MEMBER_UPDATE", user);
        id
    }

    pub(crate) fn channel_changed(&mut self, channel: Id) {
        let Some(place) = self.state.channels.get(&channel) else { return };
        // Bots hear of every channel, seen or not; of threads only where they see them.
        let (name, to) = match place.thread {
            Some(_) => ("THREAD_UPDATE", To::Channel(channel)),
            None => ("CHANNEL_UPDATE", To::Guild),
        };
        let object = self.channel_object(place, Id(0));
        self.dirty = true;
        self.dispatch(to, name, &object);
        self.tell_channels();
    }

    pub(crate) fn pins_changed(&mut self, channel: Id) {
        let Some(place) = self.state.channels.get(&channel) else { return };
        let at = place.last_pin.map(crate::clock::iso);
        let mut data = json!({"channel_id": channel, "last_pin_timestamp": at});
        if place.kind != DM {
            data["guild_id"] = json!(self.guild_id());
        }
        self.dispatch(To::Channel(channel), "CHANNEL_PINS_UPDATE", &data);
    }
}
