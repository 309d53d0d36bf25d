//! An interaction as the rest of this crate knows it: who, where, in which language, and the
//! handle by which they are answered.

use host::hall::Hall;
use host::people::{Person, Place};
use host::{Channel, Server, User};
use poise::serenity_prelude::Permissions;
use rules::words::{FIRST, Words};

use crate::discord::interaction::{Caller, PressedMessage};
use crate::discord::permission::{
    ATTACH_FILES, CREATE_THREADS, EMBED_LINKS, Permission, SEND_IN_THREADS, SEND_MESSAGES,
    VIEW_CHANNEL,
};
use crate::discord::wire::ReplyHandle;

/// Somebody who wants something of us.
#[derive(Clone, Debug)]
pub(crate) struct Visit {
    /// The handle by which they are answered.
    pub(crate) reply_to: ReplyHandle,
    /// Where they are.
    pub(crate) channel: Channel,
    /// Who they are.
    pub(crate) user: User,
    /// What they are called there.
    pub(crate) name: String,
    /// The language that they read.
    pub(crate) language: String,
    /// What their chat says of that, whatever they have chosen.
    pub(crate) locale: String,
    /// The language of the place.
    pub(crate) public: String,
    /// What the chat says of that, whatever was chosen for it.
    pub(crate) public_locale: String,
    /// Do they keep order there?
    pub(crate) steward: bool,
    /// May they manage the whole server?
    pub(crate) governs: bool,
    /// What they have chosen for themselves.
    pub(crate) person: Person,
    /// The server, if they are in a channel of one.
    pub(crate) server: Option<Server>,
    /// The message that it comes from.
    pub(crate) source: Source,
    /// The message that they pressed on.
    pub(crate) message: Option<u64>,
    /// Does that message have a picture?
    pub(crate) pictured: bool,
    thread: bool,
    rights: Option<Permissions>,
}

/// The message that an interaction comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// Nothing: it was a slash command.
    Command,
    /// The board, which everybody sees.
    Board,
    /// Another message that everybody sees.
    Public,
    /// A message for their eyes only.
    Own,
}

impl Visit {
    /// By a slash command.
    pub(crate) fn from_command(hall: &Hall, caller: &Caller) -> Visit {
        Visit::new(hall, caller, None)
    }

    /// By a button, a menu or a form, from this message if it could be read.
    pub(crate) fn from_component(
        hall: &Hall,
        caller: &Caller,
        message: Option<&PressedMessage>,
    ) -> Visit {
        Visit::new(hall, caller, message)
    }

    fn new(hall: &Hall, caller: &Caller, message: Option<&PressedMessage>) -> Visit {
        let user = User(caller.user);
        let server = caller.guild.map(Server);
        let person = hall.person(user);
        let place = server.map(|server| hall.place(server)).unwrap_or_default();
        let (locale, public_locale) = (caller.locale.clone(), caller.guild_locale.clone());
        let permissions = Permissions::from_bits_truncate(caller.permissions);
        Visit {
            reply_to: caller.reply_to.clone(),
            channel: Channel(caller.channel),
            user,
            name: caller.name.clone(),
            language: person.language.clone().unwrap_or_else(|| locale.clone()),
            locale,
            public: place.language.unwrap_or_else(|| public_locale.clone()),
            public_locale,
            person,
            server,
            steward: permissions.manage_channels(),
            governs: permissions.manage_guild() || permissions.administrator(),
            source: match message {
                None => Source::Command,
                Some(message) if message.ephemeral => Source::Own,
                // Of all that we post, only boards have a frame.
                Some(message) if message.framed => Source::Board,
                Some(_) => Source::Public,
            },
            message: message.map(|message| message.id),
            pictured: message.is_some_and(|message| message.pictured),
            thread: caller.in_thread,
            rights: caller.our_permissions.map(Permissions::from_bits_truncate),
        }
    }

    /// The same visitor once they have chosen this.
    pub(crate) fn choosing(&self, person: Person) -> Visit {
        let language = person.language.clone().unwrap_or_else(|| self.locale.clone());
        Visit { person, language, ..self.clone() }
    }

    /// The same visitor once this was chosen for the server.
    pub(crate) fn in_place(&self, place: Place) -> Visit {
        let public = place.language.unwrap_or_else(|| self.public_locale.clone());
        Visit { public, ..self.clone() }
    }

    /// Their language.
    pub(crate) fn words(&self) -> Words {
        Words::new(&self.language)
    }

    /// Do they read the language of the place?
    pub(crate) fn reads_public(&self) -> bool {
        let spoken = |tag: &str| Words::languages().find(|spoken| *spoken == tag).unwrap_or(FIRST);
        spoken(&self.language) == spoken(&self.public)
    }

    /// What we need here to keep a table, and may not.
    pub(crate) fn lacks_for_table(&self) -> Vec<&'static str> {
        let send = if self.thread { SEND_IN_THREADS } else { SEND_MESSAGES };
        self.lacks(&[VIEW_CHANNEL, send, EMBED_LINKS])
    }

    /// What we need here to keep a table in a thread, and may not.
    pub(crate) fn lacks_for_thread(&self) -> Vec<&'static str> {
        self.lacks(&[VIEW_CHANNEL, CREATE_THREADS, SEND_IN_THREADS, EMBED_LINKS])
    }

    /// What we need here to hand out a file, and may not.
    pub(crate) fn lacks_for_file(&self) -> Vec<&'static str> {
        self.lacks(&[ATTACH_FILES])
    }

    /// May their own pages have pictures?
    pub(crate) fn sees_pictures(&self) -> bool {
        !self.person.text_only && self.lacks_for_file().is_empty()
    }

    fn lacks(&self, needed: &[Permission]) -> Vec<&'static str> {
        let Some(rights) = self.rights else { return Vec::new() };
        let missing = needed.iter().filter(|needed| !rights.contains(needed.right));
        let missing = missing.filter(|_| !rights.administrator());
        // Where nothing is allowed, it is because we do not see the place: the first of them.
        let most = if rights.is_empty() { 1 } else { needed.len() };
        missing.take(most).map(|missing| missing.key).collect()
    }

    /// Can a thread be opened below this channel?
    pub(crate) fn may_have_threads(&self) -> bool {
        !self.thread
    }
}

/// Permissions that we lack, in words.
pub(crate) fn missing_permissions(keys: &[&str], channel: Channel, words: &Words) -> String {
    let permissions = words.list(keys.iter().map(|key| words.say(key, &[])));
    let args = [("place", format!("<#{channel}>").into()), ("permissions", permissions.into())];
    words.say("permission-missing", &args)
}
