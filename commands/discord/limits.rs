//! Every limit of Discord that a message, a modal or a request of ours could run into, in one
//! table. Sources are pages of Discord's documentation for API v10, unless a limit says otherwise.
//!
//! Where Discord counts characters it does not say which. We count UTF-16 units, the largest of
//! the likely answers: what fits by them fits by code points as well.

use std::time::Duration;

/// Characters of a message's text (resources/message, "Create Message": 2000).
pub(crate) const CONTENT: usize = 2000;
/// Embeds of a message (resources/message, "Create Message": up to 10).
pub(crate) const EMBEDS: usize = 10;
/// Characters of all embeds of a message together (resources/message, "Embed Limits": 6000).
pub(crate) const EMBEDS_SUM: usize = 6000;
/// Characters of an embed's title (resources/message, "Embed Limits").
pub(crate) const EMBED_TITLE: usize = 256;
/// Characters of an embed's description (resources/message, "Embed Limits").
pub(crate) const EMBED_TEXT: usize = 4096;
/// Characters of an embed's footer (resources/message, "Embed Limits").
pub(crate) const EMBED_FOOTER: usize = 2048;
/// Fields of an embed (resources/message, "Embed Limits").
pub(crate) const FIELDS: usize = 25;
/// Characters of a field's name (resources/message, "Embed Limits").
pub(crate) const FIELD_NAME: usize = 256;
/// Characters of a field's value (resources/message, "Embed Limits").
pub(crate) const FIELD_TEXT: usize = 1024;
/// The largest colour, white (resources/message, "Embed Structure": an RGB integer).
pub(crate) const COLOUR: u32 = 0xff_ff_ff;

/// Rows of components below a message (components/reference, "Legacy Message Component Behavior").
pub(crate) const ROWS: usize = 5;
/// Buttons in a row (components/reference, "Action Row").
pub(crate) const BUTTONS: usize = 5;
/// Characters of a component's id (components/reference, "Custom ID": 1 to 100).
pub(crate) const CUSTOM_ID: usize = 100;
/// Characters of a button's label (components/reference, "Button Structure").
pub(crate) const LABEL: usize = 80;
/// Options of a menu (components/reference, "String Select Structure").
pub(crate) const OPTIONS: usize = 25;
/// Characters of an option's label (components/reference, "Select Option Structure").
pub(crate) const OPTION_LABEL: usize = 100;
/// Characters of an option's value (components/reference, "Select Option Structure").
pub(crate) const OPTION_VALUE: usize = 100;
/// Characters of the line below it, there its description (components/reference, "Select Option
/// Structure").
pub(crate) const OPTION_DETAIL: usize = 100;
/// Characters of what an empty menu says (components/reference, "String Select Structure": 150).
pub(crate) const PLACEHOLDER: usize = 150;

/// Characters of a modal's title (interactions/receiving-and-responding, "Modal": 45).
pub(crate) const MODAL_TITLE: usize = 45;
/// Characters of an input's label (components/reference, "Text Input Structure").
pub(crate) const INPUT_LABEL: usize = 45;
/// Characters of what can be typed into an input (components/reference, "Text Input Structure").
pub(crate) const INPUT_TEXT: usize = 4000;

/// Files of a message (Discord's OpenAPI schema: `attachments` has at most 10 items).
pub(crate) const FILES: usize = 10;
/// Bytes of a file (reference, "Uploading Files": 10 MiB by default).
pub(crate) const FILE: usize = 10 << 20;
/// Bytes of a request (resources/message, "Create Message": 25 MiB).
pub(crate) const REQUEST: usize = 25 << 20;
/// Characters of what a file is to those who cannot see it (resources/message, "Attachment").
pub(crate) const ALT: usize = 1024;
/// Users that a message may notify (resources/message, "Allowed Mentions Object": 100).
pub(crate) const MENTIONS: usize = 100;
/// Characters of a thread's name (resources/channel, "Start Thread without Message": 1 to 100).
pub(crate) const THREAD_NAME: usize = 100;

/// An interaction's first answer comes within this time or never
/// (interactions/receiving-and-responding, "Responding to an Interaction": 3 seconds).
pub(crate) const FIRST_ANSWER: Duration = Duration::from_secs(3);
/// The time for which an interaction's token can be used (same place: 15 minutes).
pub(crate) const TOKEN_LIFE: Duration = Duration::from_secs(15 * 60);
