//! Who may do what, in Discord's order of computing it: owner, roles, administrator, overwrites of
//! everyone, of roles, of the member. It must not know what asks.

use super::permissions::{
    ADD_REACTIONS, ADMINISTRATOR, ALL, ATTACH_FILES, EMBED_LINKS, MANAGE_THREADS, PIN_MESSAGES,
    READ_MESSAGE_HISTORY, SEND_MESSAGES, USE_APPLICATION_COMMANDS, USE_EXTERNAL_EMOJIS,
    VIEW_CHANNEL,
};
use super::{Id, World};
use crate::refusal::{Answer, Refusal};

/// What is left to a member who is timed out.
const WHEN_TIMED_OUT: u64 = VIEW_CHANNEL | READ_MESSAGE_HISTORY;

/// What is left in a locked thread to those who do not manage threads.
const WHEN_LOCKED: u64 = VIEW_CHANNEL | READ_MESSAGE_HISTORY | ADD_REACTIONS | USE_EXTERNAL_EMOJIS;

/// What a member may do in direct messages.
const IN_DIRECT_MESSAGES: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | ADD_REACTIONS
    | READ_MESSAGE_HISTORY
    | PIN_MESSAGES
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS;

impl World {
    /// The bits of a member in the guild, before any channel.
    pub(crate) fn base(&self, user: Id) -> u64 {
        if self.state.guild.owner == user {
            return ALL;
        }
        let Some(member) = self.member(user) else { return 0 };
        let everyone = self.state.roles.get(&self.state.guild.id).map_or(0, |r| r.permissions);
        let roles = member.roles.iter().filter_map(|id| self.state.roles.get(id));
        let bits = roles.fold(everyone, |bits, role| bits | role.permissions);
        if bits & ADMINISTRATOR == 0 { bits } else { ALL }
    }

    /// The bits of a user in a channel, a thread or a direct message.
    pub(crate) fn may(&self, user: Id, channel: Id) -> u64 {
        let Some(channel) = self.state.channels.get(&channel) else { return 0 };
        if channel.kind == super::DM {
            return if channel.recipients.contains(&user) { IN_DIRECT_MESSAGES } else { 0 };
        }
        if let Some(thread) = &channel.thread {
            let bits = channel.parent.map_or(0, |parent| self.may(user, parent));
            let manager = bits & MANAGE_THREADS != 0;
            let inside = thread.members.contains_key(&user) || manager;
            return match channel.kind {
                super::PRIVATE_THREAD if !inside => 0,
                _ if thread.locked && !manager => bits & WHEN_LOCKED,
                _ => bits,
            };
        }
        let base = self.base(user);
        if base & ADMINISTRATOR != 0 {
            return base;
        }
        let Some(member) = self.member(user) else { return 0 };
        let (mut allow, mut deny, mut bits) = (0, 0, base);
        for overwrite in &channel.overwrites {
            if overwrite.id == self.state.guild.id {
                bits = bits & !overwrite.deny | overwrite.allow;
            } else if overwrite.kind == 0 && member.roles.contains(&overwrite.id) {
                allow |= overwrite.allow;
                deny |= overwrite.deny;
            }
        }
        bits = bits & !deny | allow;
        let own = channel.overwrites.iter().find(|o| o.kind == 1 && o.id == user);
        if let Some(own) = own {
            bits = bits & !own.deny | own.allow;
        }
        if self.timed_out(user) {
            bits &= WHEN_TIMED_OUT;
        }
        if bits & VIEW_CHANNEL == 0 { 0 } else { bits }
    }

    /// Whether a member may use a command with these `default_member_permissions`: it takes all of
    /// them, and none at all means administrators only.
    pub(crate) fn may_use(&self, user: Id, channel: Id, needed: Option<u64>) -> bool {
        let Some(needed) = needed.filter(|_| !self.is_direct(channel)) else { return true };
        let may = self.may(user, channel);
        may & ADMINISTRATOR != 0 || needed != 0 && may & needed == needed
    }

    /// Refuses unless the user sees the channel and has all these bits in it.
    pub(crate) fn need(&self, user: Id, channel: Id, bits: u64) -> Answer<()> {
        if !self.state.channels.contains_key(&channel) {
            return Err(Refusal::unknown_channel());
        }
        let may = self.may(user, channel);
        if may & VIEW_CHANNEL == 0 {
            Err(Refusal::missing_access())
        } else if may & bits == bits {
            Ok(())
        } else {
            Err(Refusal::missing_permissions())
        }
    }

    /// Refuses unless the user has all these bits in the guild.
    pub(crate) fn need_in_guild(&self, user: Id, bits: u64) -> Answer<()> {
        let base = self.base(user);
        let silent = base & ADMINISTRATOR == 0 && self.timed_out(user);
        let may = if silent { base & WHEN_TIMED_OUT } else { base };
        if may & bits == bits { Ok(()) } else { Err(Refusal::missing_permissions()) }
    }

    /// The bits a person is shown with: the guild's, without what every channel denies them.
    pub(crate) fn shown_bits(&self, user: Id) -> u64 {
        let base = self.base(user);
        if base & ADMINISTRATOR != 0 {
            return base;
        }
        let places = self.state.channels.values();
        let denied = places.filter(|c| c.thread.is_none() && c.kind != super::DM).map(|channel| {
            let own = channel.overwrites.iter().find(|o| o.kind == 1 && o.id == user);
            own.map_or(0, |own| own.deny)
        });
        base & !denied.reduce(|a, b| a & b).unwrap_or(0)
    }
}
