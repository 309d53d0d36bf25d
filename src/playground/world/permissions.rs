//! Who may do what: Discord's bits, and its order of computing them (owner, roles, administrator,
//! overwrites of everyone, of roles, of the member). It must not know what asks.

use super::{Id, World};
use crate::refusal::{Answer, Refusal};

macro_rules! bits {
    ($($name:ident = $bit:literal;)*) => { $(pub(crate) const $name: u64 = 1 << $bit;)* };
}
bits! {
    KICK_MEMBERS = 1;
    BAN_MEMBERS = 2;
    ADMINISTRATOR = 3;
    MANAGE_CHANNELS = 4;
    MANAGE_GUILD = 5;
    ADD_REACTIONS = 6;
    VIEW_CHANNEL = 10;
    SEND_MESSAGES = 11;
    MANAGE_MESSAGES = 13;
    EMBED_LINKS = 14;
    ATTACH_FILES = 15;
    READ_MESSAGE_HISTORY = 16;
    MENTION_EVERYONE = 17;
    USE_EXTERNAL_EMOJIS = 18;
    CHANGE_NICKNAME = 26;
    MANAGE_NICKNAMES = 27;
    MANAGE_ROLES = 28;
    MANAGE_WEBHOOKS = 29;
    MANAGE_GUILD_EXPRESSIONS = 30;
    USE_APPLICATION_COMMANDS = 31;
    MANAGE_THREADS = 34;
    CREATE_PUBLIC_THREADS = 35;
    CREATE_PRIVATE_THREADS = 36;
    SEND_MESSAGES_IN_THREADS = 38;
    MODERATE_MEMBERS = 40;
    CREATE_GUILD_EXPRESSIONS = 43;
    PIN_MESSAGES = 51;
}

/// Every bit that Discord knows today.
pub(crate) const ALL: u64 = (1 << 53) - 1;

/// What everyone may do in a fresh guild.
pub(crate) const EVERYONE: u64 = ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | CHANGE_NICKNAME
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS;

/// What the managed role of a bot adds to that.
pub(crate) const BOT: u64 = MANAGE_CHANNELS
    | MANAGE_MESSAGES
    | MANAGE_ROLES
    | MANAGE_NICKNAMES
    | MANAGE_THREADS
    | MENTION_EVERYONE
    | PIN_MESSAGES;

/// What is left to a member who is timed out.
const SILENT: u64 = VIEW_CHANNEL | READ_MESSAGE_HISTORY;

/// What is left in a locked thread to those who do not manage threads.
const LOCKED: u64 = VIEW_CHANNEL | READ_MESSAGE_HISTORY | ADD_REACTIONS | USE_EXTERNAL_EMOJIS;

/// What a member may do in direct messages.
const DIRECT: u64 = VIEW_CHANNEL
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
            return if channel.recipients.contains(&user) { DIRECT } else { 0 };
        }
        if let Some(thread) = &channel.thread {
            let bits = channel.parent.map_or(0, |parent| self.may(user, parent));
            let manager = bits & MANAGE_THREADS != 0;
            let inside = thread.members.contains_key(&user) || manager;
            return match channel.kind {
                super::PRIVATE_THREAD if !inside => 0,
                _ if thread.locked && !manager => bits & LOCKED,
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
            bits &= SILENT;
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
        let may = if silent { base & SILENT } else { base };
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
