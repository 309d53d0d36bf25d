//! Every limit of Discord that the playground knows, in one table. It exists so that a number
//! stands in one place with its origin, and so that tests can walk over all of them. It must not
//! know how a limit is checked.
//!
//! Sources: `docs` is Discord's documentation (discord-api-docs, August 2026), `schema` its
//! OpenAPI file (discord-api-spec, July 2026), `seen` a reply of the real Discord quoted in a
//! public issue tracker, `third party` a library's documentation.

/// Who holds a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// A check of this module refuses what is over it.
    Here,
    /// It needs time or state, so the world or the gateway holds it and reads its value from here.
    World,
    /// Nobody holds it unless a test asks for it: with a clock that stands still, one busy second
    /// would never end. The fault `{"kind": "status", "status": 429, "global": true}` plays it.
    Asked,
}

/// One limit: the smallest and the largest amount that Discord takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// Its name in the code.
    pub name: &'static str,
    /// The smallest amount taken (0: no lower bound).
    pub min: usize,
    /// The largest amount taken.
    pub max: usize,
    /// What is counted.
    pub what: &'static str,
    /// Where the number comes from.
    pub source: &'static str,
    /// Who refuses.
    pub held: Held,
}

impl Limit {
    /// Whether this amount is taken.
    #[must_use]
    pub const fn takes(&self, amount: usize) -> bool {
        self.min <= amount && amount <= self.max
    }
}

macro_rules! limits {
    ($($held:ident $name:ident $min:literal ..= $max:expr, $what:literal, $source:literal;)*) => {
        $(
            #[doc = $what]
            pub const $name: Limit = Limit {
                name: stringify!($name),
                min: $min,
                max: $max,
                what: $what,
                source: $source,
                held: Held::$held,
            };
        )*
        /// The table: every limit above, in order.
        pub const TABLE: &[Limit] = &[$($name),*];
    };
}

limits! {
    // Messages.
    Here CONTENT 0..=2000, "code points of a message's content", "docs: resources/message (schema says 4000); seen";
    Here STICKERS 0..=3, "stickers of a message", "docs: resources/message, schema";
    Here NONCE 0..=25, "characters of a nonce", "docs: resources/message, schema";
    Here FILES 0..=10, "files uploaded with a message", "docs: topics/opcodes 30015";
    Here ATTACHMENTS 0..=10, "entries of a message's attachments", "schema";
    Here ATTACHMENT_NAME 1..=1024, "code points of an attachment's filename", "schema";
    Here ATTACHMENT_DESCRIPTION 0..=1024, "code points of an attachment's alt text", "docs: resources/message, schema";
    Here FILE_BYTES 0..=10 * 1024 * 1024, "bytes of one file", "docs: reference, uploading files";
    Here REQUEST_BYTES 0..=25 * 1024 * 1024, "bytes of one request", "docs: resources/message";
    Here MENTION_USERS 0..=100, "users of allowed_mentions", "docs: resources/message, schema";
    Here MENTION_ROLES 0..=100, "roles of allowed_mentions", "docs: resources/message, schema";
    Here POLL_QUESTION 1..=300, "code points of a poll's question", "docs: resources/poll, schema";
    Here POLL_ANSWERS 1..=10, "answers of a poll", "docs: resources/poll, schema";
    Here POLL_ANSWER 1..=55, "code points of a poll's answer", "docs: resources/poll (schema says 300)";
    Here POLL_HOURS 1..=768, "hours that a poll is open", "docs: resources/poll, schema";
    Here BULK_DELETE 2..=100, "messages of one bulk delete", "docs: resources/message, opcodes 50016";

    // Embeds.
    Here EMBEDS 0..=10, "embeds of a message", "docs: resources/message, schema; seen";
    Here EMBED_TITLE 0..=256, "code points of an embed's title", "docs: embed limits, schema";
    Here EMBED_DESCRIPTION 0..=4096, "code points of an embed's description", "docs: embed limits, schema";
    Here EMBED_FIELDS 0..=25, "fields of an embed", "docs: embed limits, schema";
    Here EMBED_FIELD_NAME 0..=256, "code points of a field's name", "docs: embed limits, schema";
    Here EMBED_FIELD_VALUE 0..=1024, "code points of a field's value", "docs: embed limits, schema; seen";
    Here EMBED_FOOTER 0..=2048, "code points of an embed's footer", "docs: embed limits, schema";
    Here EMBED_AUTHOR 0..=256, "code points of an embed's author", "docs: embed limits, schema";
    Here EMBED_TOTAL 0..=6000, "code points of all embeds of a message together", "docs: embed limits; seen";
    Here EMBED_URL 0..=2048, "code points of an address in an embed", "schema";
    Here COLOUR 0..=0xFF_FFFF, "a colour", "schema";

    // Components: rows, buttons, selects.
    Here ROWS 0..=5, "action rows of a message without the components v2 flag", "docs: components/reference, legacy behaviour";
    Here ROW 1..=5, "components of an action row", "docs: components/reference, schema; seen";
    Here ROW_SELECTS 0..=1, "select menus of an action row", "docs: components/reference; seen";
    Here CUSTOM_ID 1..=100, "code points of a custom id", "docs: components/reference, schema";
    Here BUTTON_LABEL 0..=80, "code points of a button's label", "docs: components/reference, schema; seen";
    Here BUTTON_URL 0..=512, "code points of a link button's address", "docs: components/reference, schema";
    Here EMOJI_REFERENCE 0..=32, "code points of the name of an emoji in a component", "schema";
    Here SELECT_OPTIONS 1..=25, "options of a string select", "docs: components/reference, schema";
    Here OPTION_LABEL 1..=100, "code points of an option's label", "docs: components/reference, schema";
    Here OPTION_VALUE 1..=100, "code points of an option's value", "docs: components/reference, schema";
    Here OPTION_DESCRIPTION 0..=100, "code points of an option's description", "docs: components/reference, schema";
    Here PLACEHOLDER 0..=150, "code points of a select's placeholder", "docs: components/reference, schema";
    Here MIN_VALUES 0..=25, "a select's min_values", "docs: components/reference, schema";
    Here MAX_VALUES 1..=25, "a select's max_values", "docs: components/reference, schema";
    Here DEFAULT_VALUES 0..=25, "default values of a select", "schema";

    // Components v2.
    Here V2_COMPONENTS 0..=40, "components of a v2 message, nested ones counted", "docs: components/reference; seen";
    Here V2_TEXT 0..=4000, "code points of all text displays of a v2 message together", "seen; third party (JDA)";
    Here TEXT_DISPLAY 1..=4000, "code points of one text display", "schema";
    Here SECTION_TEXTS 1..=3, "text displays of a section", "docs: components/reference, schema";
    Here GALLERY_ITEMS 1..=10, "items of a media gallery", "docs: components/reference, schema";
    Here MEDIA_DESCRIPTION 1..=1024, "code points of a medium's alt text", "docs: components/reference, schema";
    Here MEDIA_URL 0..=2048, "code points of a medium's address", "schema";

    // Modals.
    Here MODAL_TITLE 1..=45, "code points of a modal's title", "docs: interactions/receiving-and-responding, schema";
    Here MODAL_COMPONENTS 1..=5, "components of a modal", "docs: interactions/receiving-and-responding; seen (schema says 40)";
    Here INPUT_LABEL 1..=45, "code points of a text input's label", "docs: components/reference, schema; seen";
    Here INPUT_VALUE 0..=4000, "code points of a text input's value", "docs: components/reference, schema";
    Here INPUT_PLACEHOLDER 0..=100, "code points of a text input's placeholder", "docs: components/reference, schema";
    Here INPUT_MIN_LENGTH 0..=4000, "a text input's min_length", "docs: components/reference, schema";
    Here INPUT_MAX_LENGTH 1..=4000, "a text input's max_length", "docs: components/reference, schema";
    Here LABEL_TEXT 1..=45, "code points of a label", "docs: components/reference, schema";
    Here LABEL_DESCRIPTION 1..=100, "code points of a label's description", "docs: components/reference, schema";
    Here GROUP_MIN_VALUES 0..=10, "min_values of a file upload or a checkbox group", "schema";
    Here GROUP_MAX_VALUES 1..=10, "max_values of a file upload or a checkbox group", "schema";
    Here RADIO_OPTIONS 2..=10, "options of a radio group", "schema";
    Here CHECKBOX_OPTIONS 1..=10, "options of a checkbox group", "schema";

    // Commands.
    Here CHOICES 0..=25, "choices of an option, or of an autocomplete answer", "docs: application-commands, schema; seen";
    Here CHOICE_NAME 1..=100, "code points of a choice's name", "docs: application-commands, schema";
    Here CHOICE_VALUE 0..=100, "code points of a text choice's value", "docs: application-commands (schema says 6000)";
    Here COMMAND_NAME 1..=32, "code points of the name of a command or option", "docs: application-commands, schema";
    Here COMMAND_DESCRIPTION 1..=100, "code points of the description of a command or option", "docs: application-commands, schema";
    Here COMMAND_OPTIONS 0..=25, "options of a command, group or subcommand", "docs: application-commands, schema; seen";
    Here COMMAND_TOTAL 0..=8000, "code points of a command's names, descriptions and values together", "docs: application-commands; seen";
    Here OPTION_MIN_LENGTH 0..=6000, "a text option's min_length", "docs: application-commands, schema";
    Here OPTION_MAX_LENGTH 1..=6000, "a text option's max_length", "docs: application-commands, schema";
    Here COMMANDS_CHAT_INPUT 0..=100, "chat input commands of an application, per scope", "docs: application-commands; seen";
    Here COMMANDS_USER 0..=15, "user commands of an application, per scope", "docs: application-commands";
    Here COMMANDS_MESSAGE 0..=15, "message commands of an application, per scope", "docs: application-commands";
    Here COMMANDS_IN_BODY 0..=130, "commands of one bulk overwrite", "seen";

    // Names and the rest.
    Here THREAD_NAME 1..=100, "code points of a thread's name", "docs: resources/channel, schema; seen";
    Here CHANNEL_NAME 1..=100, "code points of a channel's name", "docs: resources/channel, schema";
    Here CHANNEL_TOPIC 0..=1024, "code points of a text channel's topic", "docs: resources/channel (schema says 4096, for forums)";
    Here FORUM_TAGS 0..=20, "tags of a forum", "docs: resources/channel";
    Here TAG_NAME 1..=20, "code points of a tag's name", "docs: resources/channel";
    Here APPLIED_TAGS 0..=5, "tags of a forum's post", "docs: resources/channel, schema";
    Here SLOWMODE 0..=21600, "seconds between two messages of a user", "docs: resources/channel, schema";
    Here GUILD_NAME 2..=100, "code points of a guild's name", "docs: resources/guild";
    Here ROLE_NAME 0..=100, "code points of a role's name", "docs: resources/guild, schema";
    Here USERNAME 2..=32, "code points of a user's name", "docs: resources/user";
    Here NICKNAME 0..=32, "code points of a member's nickname", "docs: resources/user, schema";
    Here EMOJI_NAME 2..=32, "code points of an emoji's name", "schema";
    Here EMOJI_BYTES 0..=256 * 1024, "bytes of an emoji's picture", "docs: resources/emoji";
    Here REASON 0..=512, "code points of the X-Audit-Log-Reason header, decoded", "docs: resources/audit-log";
    Here PAGE 1..=100, "the limit of a list of messages", "docs: resources/message, schema";

    // Held by the world and the gateway: time, counts over many requests.
    World FIRST_ANSWER_MS 0..=3000, "milliseconds until an interaction must be answered", "docs: interactions/receiving-and-responding";
    World TOKEN_MS 0..=900_000, "milliseconds that an interaction's token lives", "docs: interactions/receiving-and-responding";
    World COMMAND_CREATES 0..=200, "new commands a day and guild (30034)", "docs: application-commands; seen";
    World APPLICATION_EMOJIS 0..=2000, "emojis of an application (30008)", "docs: resources/emoji";
    World GUILD_EMOJIS 0..=50, "still emojis of a guild without boosts (30008), and as many that move (30018)", "docs: resources/emoji";
    World TIMEOUT_MS 0..=2_419_200_000, "milliseconds that a member can be silenced", "docs: resources/guild, 28 days";
    World PINS 0..=250, "pinned messages of a channel (30003)", "docs: resources/message";
    World REACTIONS 0..=20, "different reactions on a message (30010)", "docs: topics/opcodes";
    World GATEWAY_PAYLOAD 0..=4096, "bytes of a payload from a client (close 4002)", "docs: events/gateway";
    World GATEWAY_SENDS 0..=120, "payloads from a client in 60 seconds (close 4008)", "docs: events/gateway";
    Asked GLOBAL_RATE 0..=50, "requests of a bot in a second, interactions apart", "docs: topics/rate-limits";
}
