//! Application commands: names, options, choices, and how many of them there may be. It exists
//! because a bot registers them before anything else. It must not know which ones are stored.

use std::collections::HashSet;

use serde_json::Value;

use super::choice::{self, INTEGER, NUMBER, TEXT, choices, int53, translations};
use super::form::{Form, Need, Object, whole};
use super::refusal::Invalid;
use super::table::{self, Limit};

const CHAT_INPUT: i128 = 1;
const USER: i128 = 2;
const MESSAGE: i128 = 3;
const ENTRY_POINT: i128 = 4;

const SUBCOMMAND: i128 = 1;
const GROUP: i128 = 2;
const CHANNEL: i128 = 7;
/// Options that take a value.
const VALUES: &[i128] = &[3, 4, 5, 6, 7, 8, 9, 10, 11];
/// Options of a command itself.
const ANY: &[i128] = &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/// Checks a command that is made. To change one, check it as it would be afterwards.
///
/// # Errors
/// The refusal that Discord would send.
pub fn check_command(body: &Value) -> Result<(), Invalid> {
    let mut form = Form::new();
    command(&mut form, body);
    form.finish()
}

/// Checks all commands of a scope, as in a bulk overwrite; paths begin with the command's index.
///
/// # Errors
/// The refusal that Discord would send.
pub fn check_commands(body: &Value) -> Result<(), Invalid> {
    let mut form = Form::new();
    let Some(list) = body.as_array() else {
        form.refuse_here("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
        return form.finish();
    };
    if !table::COMMANDS_IN_BODY.takes(list.len()) {
        let message = format!("Must be {} or fewer in length.", table::COMMANDS_IN_BODY.max);
        form.refuse_here("BASE_TYPE_MAX_LENGTH", &message);
        return form.finish();
    }
    let mut names = HashSet::new();
    for (index, value) in list.iter().enumerate() {
        form.within(index, |form| {
            command(form, value);
            let name = value.get("name").and_then(Value::as_str);
            if name.is_some_and(|name| !names.insert((kind_of(value), name))) {
                let message = "Application command names must be unique";
                form.refuse_here("APPLICATION_COMMANDS_DUPLICATE_NAME", message);
            }
        });
    }
    form.finish()?;
    for (kind, limit) in COUNTED {
        count(limit, list.iter().filter(|value| kind_of(value) == kind).count())?;
    }
    Ok(())
}

const COUNTED: [(i128, Limit); 3] = [
    (CHAT_INPUT, table::COMMANDS_CHAT_INPUT),
    (USER, table::COMMANDS_USER),
    (MESSAGE, table::COMMANDS_MESSAGE),
];

/// Checks how many commands of a type a scope would have, when one is added to it.
///
/// # Errors
/// 400 with 30032, as Discord sends it.
pub fn check_command_count(kind: u64, amount: usize) -> Result<(), Invalid> {
    let limit = COUNTED.iter().find(|(counted, _)| *counted == i128::from(kind));
    limit.map_or(Ok(()), |(_, limit)| count(*limit, amount))
}

fn count(limit: Limit, amount: usize) -> Result<(), Invalid> {
    if limit.takes(amount) {
        return Ok(());
    }
    let message = format!("Maximum number of application commands reached ({})", limit.max);
    Err(Invalid::plain(400, 30032, message))
}

/// The type of a command; chat input when it is left out.
fn kind_of(command: &Value) -> i128 {
    command.get("type").and_then(whole).unwrap_or(CHAT_INPUT)
}

fn command(form: &mut Form, body: &Value) {
    let Some(map) = form.object(body) else { return };
    let kinds = &[CHAT_INPUT, USER, MESSAGE, ENTRY_POINT];
    let kind = form.choice(map, "type", kinds, Need::Optional).unwrap_or(CHAT_INPUT);
    let chat = kind == CHAT_INPUT;
    name(form, map, chat);
    description(form, map, chat);
    for key in ["dm_permission", "nsfw", "default_permission"] {
        form.truth(map, key);
    }
    form.integer(map, "default_member_permissions", Need::Optional);
    some_of(form, map, "contexts", &[0, 1, 2]);
    some_of(form, map, "integration_types", &[0, 1]);
    if chat {
        let mut total = size(map);
        options(form, map, ANY, &mut total);
        if !table::COMMAND_TOTAL.takes(total) {
            let message = format!("Command exceeds maximum size ({})", table::COMMAND_TOTAL.max);
            form.refuse_here("APPLICATION_COMMAND_TOO_LARGE", &message);
        }
    } else if map.get("options").and_then(Value::as_array).is_some_and(|list| !list.is_empty()) {
        let message = "Context menu commands cannot have options";
        form.refuse("options", "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID", message);
    }
}

fn name(form: &mut Form, map: &Object, chat: bool) {
    let rule = |form: &mut Form, name: &str| {
        if chat {
            naming(form, name);
        }
    };
    let name = form.text(map, "name", table::COMMAND_NAME, Need::Required);
    if let Some(name) = name.filter(|name| table::COMMAND_NAME.takes(name.chars().count())) {
        form.within("name", |form| rule(form, name));
    }
    translations(form, map, "name_localizations", table::COMMAND_NAME, rule);
}

/// Refuses a name: one error more for a wrong character than for a capital letter.
fn naming(form: &mut Form, name: &str) {
    if !name.chars().all(is_name_character) {
        form.refuse_here("STRING_TYPE_REGEX", "String value did not match validation regex.");
    }
    if !is_command_name(name) {
        form.refuse_here("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
}

fn description(form: &mut Form, map: &Object, chat: bool) {
    if chat {
        form.text(map, "description", table::COMMAND_DESCRIPTION, Need::Required);
    } else {
        let limit = Limit { min: 0, ..table::COMMAND_DESCRIPTION };
        let text = form.text(map, "description", limit, Need::Optional);
        if text.is_some_and(|text| !text.is_empty()) {
            let message = "Context menu commands cannot have description";
            let code = "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID";
            form.refuse("description", code, message);
        }
    }
    let limit = table::COMMAND_DESCRIPTION;
    translations(form, map, "description_localizations", limit, |_, _| {});
}

/// Whether a chat input command or an option may have this name: letters and digits of any
/// script, `-`, `_`, `'`, and no letter that has a smaller form. Discord's pattern is
/// `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`; the standard library's letters also hold a few
/// vowel signs of other scripts, which pass here.
#[must_use]
pub fn is_command_name(name: &str) -> bool {
    let small = |c: char| c.to_lowercase().eq([c]);
    table::COMMAND_NAME.takes(name.chars().count())
        && name.chars().all(|c| is_name_character(c) && small(c))
}

fn is_name_character(c: char) -> bool {
    let devanagari = matches!(c, '\u{900}'..='\u{97f}' | '\u{a8e0}'..='\u{a8ff}');
    let thai = matches!(c, '\u{e01}'..='\u{e3a}' | '\u{e40}'..='\u{e5b}');
    matches!(c, '-' | '_' | '\'') || c.is_alphabetic() || c.is_numeric() || devanagari || thai
}

/// A list of a few numbers without repetition.
fn some_of(form: &mut Form, map: &Object, key: &str, allowed: &[i128]) {
    let limit = Limit { min: 1, max: usize::MAX, ..table::COMMAND_OPTIONS };
    let list = form.list(map, key, limit, Need::Optional);
    let mut seen = HashSet::new();
    form.each(key, list, |form, _, value| match whole(value) {
        Some(number) if allowed.contains(&number) => {
            if !seen.insert(number) {
                let message = "The set already contains this value";
                form.refuse_here("SET_TYPE_ALREADY_CONTAINS_VALUE", message);
            }
        }
        _ => {
            form.refuse_here(
                "ENUM_TYPE_COERCE",
                &format!("Value \"{value}\" is not a valid enum value."),
            );
        }
    });
}

/// The options of a command, group or subcommand.
fn options(form: &mut Form, map: &Object, allowed: &[i128], total: &mut usize) {
    let list = form.list(map, "options", table::COMMAND_OPTIONS, Need::Optional);
    let mut names = HashSet::new();
    let mut nests = None;
    let mut optional = false;
    form.each("options", list, |form, _, option| {
        let Some(option) = form.object(option) else { return };
        *total += size(option);
        name(form, option, true);
        description(form, option, true);
        let required = form.truth(option, "required") == Some(true);
        let given = option.get("name").and_then(Value::as_str);
        if let Some(given) = given.filter(|given| !names.insert(*given)) {
            let shown: String = given.chars().take(table::COMMAND_NAME.max).collect();
            let message = format!("Option name {shown} is already used in these options");
            form.refuse_here("APPLICATION_COMMAND_OPTIONS_NAME_INVALID", &message);
        }
        // A group holds only subcommands, so Discord has no union there.
        let kind = if allowed == [SUBCOMMAND] {
            form.choice(option, "type", allowed, Need::Required)
        } else {
            form.kind(option, allowed)
        };
        let Some(kind) = kind else { return };
        let nest = kind == SUBCOMMAND || kind == GROUP;
        if *nests.get_or_insert(nest) != nest {
            let message = "Sub-command and sub-command group option types are mutually exclusive \
                           to all other types";
            form.refuse_here("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
        }
        match kind {
            SUBCOMMAND => options(form, option, VALUES, total),
            GROUP => options(form, option, &[SUBCOMMAND], total),
            _ => {
                if required && optional {
                    let message = "Required options must be placed before non-required options";
                    form.refuse_here("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
                }
                optional |= !required;
                value_option(form, option, kind, total);
            }
        }
    });
}

fn value_option(form: &mut Form, option: &Object, kind: i128, total: &mut usize) {
    let complete = form.truth(option, "autocomplete") == Some(true);
    if matches!(kind, TEXT | INTEGER | NUMBER) {
        let chosen = choices(form, option, kind);
        if chosen && complete {
            // The rule is in the documentation; no source for the code.
            let message = "Autocomplete and choices are mutually exclusive";
            form.refuse("choices", "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", message);
        }
        let list = option.get("choices").and_then(Value::as_array);
        for choice in list.into_iter().flatten().filter_map(Value::as_object) {
            *total += choice::longest(choice, "name", "name_localizations");
            *total += choice::longest(choice, "value", "");
        }
    }
    match kind {
        TEXT => {
            let min = form.between(option, "min_length", table::OPTION_MIN_LENGTH, Need::Optional);
            let max = form.between(option, "max_length", table::OPTION_MAX_LENGTH, Need::Optional);
            if let (Some(min), Some(max)) = (min, max)
                && min > max
            {
                // No source for the code: the generic one for a number.
                form.too_large("min_length", "min_length", max);
            }
        }
        INTEGER => {
            int53(form, option, "min_value");
            int53(form, option, "max_value");
            ordered(form, option);
        }
        NUMBER => ordered(form, option),
        CHANNEL => {
            let types = &[0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16];
            let empty = option.get("channel_types").and_then(Value::as_array);
            if empty.is_none_or(|list| !list.is_empty()) {
                some_of(form, option, "channel_types", types);
            }
        }
        _ => {}
    }
}

/// `min_value` must not be above `max_value`.
fn ordered(form: &mut Form, option: &Object) {
    let mut bound = |key: &str| {
        let value = form.present(option, key, Need::Optional)?;
        let number = value.as_f64();
        if number.is_none() {
            form.refuse(key, "NUMBER_TYPE_COERCE", "Value is not float.");
        }
        number
    };
    if let (Some(min), Some(max)) = (bound("min_value"), bound("max_value"))
        && min > max
    {
        // No source for the code: the generic one for a number.
        let message = format!("min_value value should be less than or equal to {max}.");
        form.refuse("min_value", "NUMBER_TYPE_MAX", &message);
    }
}

/// The code points of a command or option itself that count against the total.
fn size(map: &Object) -> usize {
    choice::longest(map, "name", "name_localizations")
        + choice::longest(map, "description", "description_localizations")
}
