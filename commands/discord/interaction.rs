//! An interaction as Kaigi needs it: who asks for what, where, and how they are answered. It is read without
//! insisting on its form: of all that Discord sends, only an id and a token are needed to answer.

use std::fmt;

use serde_json::Value;

use super::loose::{as_number, items, number, text};
use super::wire::ReplyHandle;

/// Types of interactions.
const COMMAND: u64 = 2;
const COMPONENT: u64 = 3;
const AUTOCOMPLETE: u64 = 4;
const MODAL: u64 = 5;

/// The flag of a message for one person's eyes only.
const EPHEMERAL: u64 = 1 << 6;

/// Types of options that hold others.
const SUBCOMMANDS: [u64; 2] = [1, 2];

/// Types of channels that are threads.
const THREADS: [u64; 3] = [10, 11, 12];

/// Something that somebody asks of us.
#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    /// Who asks.
    pub(crate) caller: Caller,
    /// What for.
    pub(crate) asked: Asked,
}

/// Who asks, where, and how they are answered.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    /// The handle by which they are answered.
    pub(crate) reply_to: ReplyHandle,
    /// Where they are.
    pub(crate) channel: u64,
    /// Is that a thread?
    pub(crate) in_thread: bool,
    /// The server, if they are in a channel of one.
    pub(crate) guild: Option<u64>,
    /// Who they are.
    pub(crate) user: u64,
    /// What they are called there.
    pub(crate) name: String,
    /// What their chat speaks; empty if it does not say.
    pub(crate) locale: String,
    /// What the server speaks; empty if it does not say.
    pub(crate) guild_locale: String,
    /// Their permissions there, as bits.
    pub(crate) permissions: u64,
    /// Our permissions there, as bits, if Discord says so.
    pub(crate) our_permissions: Option<u64>,
}

/// What somebody asks for.
#[derive(Clone, Debug)]
pub(crate) enum Asked {
    /// A slash command.
    Command(Call),
    /// A button, or a menu with what was chosen in it.
    Component {
        /// The id of what was pressed.
        custom_id: String,
        /// What was chosen, the first of it.
        chosen: Option<String>,
        /// The message that it is on.
        message: Option<PressedMessage>,
    },
    /// A form.
    Modal {
        /// The id of the form.
        custom_id: String,
        /// What was typed into its first field.
        typed: String,
        /// The message whose press opened it.
        message: Option<PressedMessage>,
    },
    /// Something that we never ask for, such as a completion of what is being typed.
    Nothing,
}

/// A slash command that was called.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Call {
    /// Its name and those of its subcommands.
    pub(crate) path: Vec<String>,
    /// What was given for its parameters.
    pub(crate) arguments: Vec<Argument>,
}

/// What was given for a parameter.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Argument {
    /// The parameter's name.
    pub(crate) name: String,
    value: Value,
}

impl Argument {
    /// What was given for the parameter of this name.
    pub(crate) fn new(name: impl Into<String>, value: Value) -> Argument {
        Argument { name: name.into(), value }
    }

    /// It as a word.
    pub(crate) fn text(&self) -> Option<&str> {
        self.value.as_str()
    }

    /// It as a number, or as somebody's id.
    pub(crate) fn number(&self) -> Option<u64> {
        as_number(&self.value)
    }

    /// It as yes or no.
    pub(crate) fn switch(&self) -> Option<bool> {
        match &self.value {
            Value::Bool(on) => Some(*on),
            Value::String(text) => text.parse().ok(),
            _ => None,
        }
    }
}

/// A message that was pressed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PressedMessage {
    /// Its id.
    pub(crate) id: u64,
    /// Is it for one person's eyes only?
    pub(crate) ephemeral: bool,
    /// Does it have a frame?
    pub(crate) framed: bool,
    /// Does it have a picture?
    pub(crate) pictured: bool,
}

/// An interaction that could not be read.
#[derive(Debug)]
pub(crate) struct Unread {
    /// What is missing of it.
    pub(crate) missing: &'static str,
    /// Who asks can be told, if this much could be read: by this handle, in this language.
    pub(crate) reply_to: Option<(ReplyHandle, String)>,
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "it has no {} that we can read", self.missing)
    }
}

impl Interaction {
    /// Reads an interaction; where it does not name its application, it is for ours.
    pub(crate) fn read(data: &str, our_application: u64) -> Result<Interaction, Unread> {
        let unread = |missing| Unread { missing, reply_to: None };
        let data: Value = serde_json::from_str(data).map_err(|_| unread("JSON"))?;
        let id = number(&data, "/id").ok_or_else(|| unread("id"))?;
        let token = text(&data, "/token").ok_or_else(|| unread("token"))?;
        let application = number(&data, "/application_id").unwrap_or(our_application);
        let reply_to = ReplyHandle::new(id, token, application);
        let locale = text(&data, "/locale").unwrap_or_default().to_owned();
        let tell = |missing| {
            let reply_to = Some((reply_to.clone(), locale.clone()));
            Unread { missing, reply_to }
        };
        let asked = asked(&data).map_err(tell)?;
        let caller = caller(&data, reply_to.clone(), locale.clone()).map_err(tell)?;
        Ok(Interaction { caller, asked })
    }
}

fn caller(data: &Value, reply_to: ReplyHandle, locale: String) -> Result<Caller, &'static str> {
    // In a server it is a member, in private a user.
    let user = ["/member/user", "/user"].iter().find_map(|at| {
        let found = data.pointer(at)?;
        Some((found, number(found, "/id")?))
    });
    let (user, id) = user.ok_or("user")?;
    let channel = number(data, "/channel_id").or_else(|| number(data, "/channel/id"));
    let name = text(data, "/member/nick").or_else(|| text(user, "/global_name"));
    let name =
        name.or_else(|| text(user, "/username")).map_or_else(|| id.to_string(), str::to_owned);
    Ok(Caller {
        reply_to,
        channel: channel.ok_or("channel")?,
        in_thread: number(data, "/channel/type").is_some_and(|kind| THREADS.contains(&kind)),
        guild: number(data, "/guild_id").or_else(|| number(data, "/guild/id")),
        user: id,
        name,
        locale,
        guild_locale: text(data, "/guild_locale").unwrap_or_default().to_owned(),
        permissions: number(data, "/member/permissions").unwrap_or(0),
        our_permissions: number(data, "/app_permissions"),
    })
}

fn asked(data: &Value) -> Result<Asked, &'static str> {
    let custom_id = || text(data, "/data/custom_id").map(str::to_owned).ok_or("custom id");
    let message = || message(data.pointer("/message")?);
    match number(data, "/type").ok_or("type")? {
        COMMAND => Ok(Asked::Command(call(data)?)),
        COMPONENT => {
            let chosen = items(data, "/data/values").first().and_then(Value::as_str);
            let (custom_id, chosen) = (custom_id()?, chosen.map(str::to_owned));
            Ok(Asked::Component { custom_id, chosen, message: message() })
        }
        MODAL => {
            let typed = items(data, "/data/components").iter().find_map(typed).unwrap_or_default();
            Ok(Asked::Modal {
                custom_id: custom_id()?,
                typed: typed.to_owned(),
                message: message(),
            })
        }
        AUTOCOMPLETE => Ok(Asked::Nothing),
        kind => {
            tracing::debug!(kind, "an interaction of a kind that we do not know");
            Ok(Asked::Nothing)
        }
    }
}

/// The value of the first field in a row or a label of a form.
fn typed(component: &Value) -> Option<&str> {
    let value = component.get("value").and_then(Value::as_str);
    let below = || component.get("component").and_then(typed);
    value.or_else(below).or_else(|| items(component, "/components").iter().find_map(typed))
}

fn call(data: &Value) -> Result<Call, &'static str> {
    let name = text(data, "/data/name").ok_or("name of a command")?;
    let mut path = vec![name.to_owned()];
    let mut options = items(data, "/data/options");
    while let Some(inner) = options.iter().find(|option| is_subcommand(option)) {
        path.push(text(inner, "/name").unwrap_or_default().to_owned());
        options = items(inner, "/options");
    }
    let given = options.iter().filter_map(|option| {
        Some(Argument::new(text(option, "/name")?, option.get("value")?.clone()))
    });
    Ok(Call { path, arguments: given.collect() })
}

fn is_subcommand(option: &Value) -> bool {
    match number(option, "/type") {
        Some(kind) => SUBCOMMANDS.contains(&kind),
        None => option.get("value").is_none(),
    }
}

fn message(message: &Value) -> Option<PressedMessage> {
    Some(PressedMessage {
        id: number(message, "/id")?,
        ephemeral: number(message, "/flags").is_some_and(|flags| flags & EPHEMERAL != 0),
        framed: !items(message, "/embeds").is_empty(),
        pictured: !items(message, "/attachments").is_empty(),
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    fn read(data: &Value) -> Result<Interaction, Unread> {
        Interaction::read(&data.to_string(), 9)
    }

    fn bare(kind: u64, data: &Value) -> Value {
        json!({"id": "1", "token": "t", "type": kind, "channel_id": "2", "guild_id": "3",
            "member": {"user": {"id": "4"}}, "data": data})
    }

    #[test]
    fn a_bare_command_is_read_with_its_subcommand_and_what_was_given() {
        let given = json!([{"name": "seats", "type": 4, "value": "3"},
            {"name": "hints", "type": 5, "value": true}, {"name": "pace", "type": 3, "value": "live"}]);
        let options = json!([{"name": "start", "type": 1, "options": given}]);
        let read = read(&bare(2, &json!({"name": "uchu", "options": options}))).unwrap();
        assert_eq!((read.caller.user, read.caller.name.as_str()), (4, "4"));
        assert_eq!((read.caller.channel, read.caller.guild), (2, Some(3)));
        assert_eq!(read.caller.reply_to.application, 9);
        let Asked::Command(call) = read.asked else { panic!() };
        assert_eq!(call.path, ["uchu", "start"]);
        let [seats, hints, pace] = &call.arguments[..] else { panic!() };
        assert_eq!(
            (seats.number(), hints.switch(), pace.text()),
            (Some(3), Some(true), Some("live"))
        );
    }

    #[test]
    fn what_was_chosen_and_typed_is_found_in_every_form() {
        let menu = bare(3, &json!({"custom_id": "m", "values": ["a", "b"]}));
        let Asked::Component { chosen, message, .. } = read(&menu).unwrap().asked else { panic!() };
        assert_eq!((chosen.as_deref(), message), (Some("a"), None));
        let input = json!({"type": 4, "custom_id": "i", "value": "fish"});
        for components in [
            json!([{"type": 1, "components": [input]}]),
            json!([{"type": 18, "component": input}]),
            json!([{"components": [{"type": "10"}]}, {"type": "18", "component": input}]),
        ] {
            let form = bare(5, &json!({"custom_id": "f", "components": components}));
            let Asked::Modal { typed, .. } = read(&form).unwrap().asked else { panic!() };
            assert_eq!(typed, "fish");
        }
    }

    #[test]
    fn who_has_an_id_and_a_token_can_be_told_and_nobody_else() {
        for field in ["type", "data", "member", "channel_id"] {
            let mut data = bare(2, &json!({"name": "uchu"}));
            data.as_object_mut().unwrap().remove(field);
            let unread = read(&data).unwrap_err();
            assert!(unread.reply_to.is_some(), "{field}: {unread}");
        }
        for field in ["id", "token"] {
            let mut data = bare(2, &json!({"name": "uchu"}));
            data.as_object_mut().unwrap().remove(field);
            assert!(read(&data).unwrap_err().reply_to.is_none(), "{field}");
        }
        assert!(Interaction::read("[", 9).is_err());
    }

    fn any_json() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            any::<u64>().prop_map(Value::from),
            any::<f64>().prop_map(Value::from),
            ".{0,6}".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 24, 4, |inner| {
            let key = prop_oneof![
                "id|type|token|data|name|options|components|component|value|values",
                "member|user|channel_id|message|custom_id|flags|embeds|locale",
            ];
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
                prop::collection::vec((key, inner), 0..6)
                    .prop_map(|fields| Value::Object(fields.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig { rng_seed: proptest::test_runner::RngSeed::Fixed(17),
            failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn nothing_that_comes_makes_it_fall_over(
            data in any_json(), field in "member|data|message|user|channel|locale", kind in 0_u64..7,
        ) {
            let _ = read(&data);
            let mut whole = bare(kind, &json!({"custom_id": "x", "name": "uchu"}));
            whole[field.as_str()] = data;
            let _ = read(&whole);
        }
    }
}
