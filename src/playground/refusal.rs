//! What Discord answers when it refuses: status, code, sentence and sometimes an error tree. Pure
//! data; who refuses and why stands elsewhere.

use serde_json::{Value, json};

/// A refusal in Discord's words.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Refusal {
    /// The HTTP status.
    pub status: u16,
    /// Discord's own error code.
    pub code: u32,
    /// The sentence beside the code.
    pub message: String,
    /// The error tree of a form that was filled in wrongly.
    pub errors: Option<Value>,
}

/// What world and routes answer: the thing, or a refusal.
pub(crate) type Answer<T> = Result<T, Refusal>;

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $status:literal, $code:literal, $message:literal;)*) => {
        impl Refusal {
            $($(#[$doc])* pub(crate) fn $name() -> Self {
                Self { status: $status, code: $code, message: $message.to_owned(), errors: None }
            })*
        }
    };
}

refusals! {
    unauthorized = 401, 0, "401: Unauthorized";
    no_route = 404, 0, "404: Not Found";
    too_slow = 408, 0, "408: Request Timeout";
    wrong_method = 405, 0, "405: Method Not Allowed";
    unknown_application = 404, 10002, "Unknown Application";
    unknown_channel = 404, 10003, "Unknown Channel";
    unknown_guild = 404, 10004, "Unknown Guild";
    unknown_member = 404, 10007, "Unknown Member";
    unknown_message = 404, 10008, "Unknown Message";
    unknown_overwrite = 404, 10009, "Unknown Overwrite";
    unknown_role = 404, 10011, "Unknown Role";
    unknown_user = 404, 10013, "Unknown User";
    unknown_emoji = 404, 10014, "Unknown Emoji";
    unknown_webhook = 404, 10015, "Unknown Webhook";
    unknown_interaction = 404, 10062, "Unknown interaction";
    unknown_command = 404, 10063, "Unknown application command";
    too_large = 413, 40005, "Request entity too large";
    already_acknowledged = 400, 40060, "Interaction has already been acknowledged.";
    too_many_pins = 400, 30003, "Maximum number of pins reached (250)";
    missing_access = 403, 50001, "Missing Access";
    another_author = 403, 50005, "Cannot edit a message authored by another user";
    cannot_send_to_user = 403, 50007, "Cannot send messages to this user";
    missing_permissions = 403, 50013, "Missing Permissions";
    bulk_delete_count = 400, 50016, "Provided too few or too many messages to delete. Must provide at least 2 and fewer than 100 messages to delete";
    wrong_channel_type = 400, 50024, "Cannot execute action on this channel type";
    bad_webhook_token = 401, 50027, "Invalid Webhook Token";
    too_old_to_delete = 400, 50034, "You can only bulk delete messages that are under 14 days old.";
    invalid_sticker = 400, 50081, "Invalid sticker sent";
    tag_required = 400, 40067, "A tag is required to create a forum post in this channel";
    thread_archived = 400, 50083, "Thread is archived";
    bad_json = 400, 50109, "The request body contains invalid JSON.";
    internal = 500, 0, "500: Internal Server Error";
    already_crossposted = 400, 40033, "This message has already been crossposted.";
    thread_exists = 400, 160_004, "A thread has already been created for this message";
}

impl Refusal {
    /// A form with one wrong field, by its path.
    pub(crate) fn form(path: &[&str], code: &str, message: &str) -> Self {
        let leaf = json!({"_errors": [{"code": code, "message": message}]});
        let errors = path.iter().rev().fold(leaf, |tree, key| json!({*key: tree}));
        Self::tree(errors)
    }

    /// A form with an error tree that is already made.
    pub(crate) fn tree(errors: Value) -> Self {
        let message = "Invalid Form Body".to_owned();
        Self { status: 400, code: 50035, message, errors: Some(errors) }
    }

    /// The same wrong fields one step further down.
    pub(crate) fn within(mut self, key: &str) -> Self {
        self.errors = self.errors.map(|errors| json!({key: errors}));
        self
    }

    /// A body that is no object where one is needed.
    pub(crate) fn no_object() -> Self {
        let message = "Only dictionaries may be used in a ModelType";
        Self::form(&[], "MODEL_TYPE_CONVERT", message)
    }

    /// A body that is no list where one is needed.
    pub(crate) fn no_list() -> Self {
        Self::form(&[], "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    }

    /// A required field that is missing.
    pub(crate) fn required(path: &[&str]) -> Self {
        Self::form(path, "BASE_TYPE_REQUIRED", "This field is required")
    }

    /// Discord's error body.
    pub(crate) fn body(&self) -> Value {
        let mut body = json!({"message": self.message, "code": self.code});
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }
}
