//! Discord's permission bits, and the sets that a fresh guild and a bot begin with.

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
