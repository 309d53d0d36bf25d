//! What was given for a command's parameters.

use poise::serenity_prelude::{ResolvedOption, ResolvedValue};
use rules::words::{FIRST, Words};

/// The word for a choice of two that is switched on.
pub(super) const ON: &str = "on";

/// The word for a choice of two that is switched off.
pub(super) const OFF: &str = "off";

/// The word for no choice of one's own.
pub(super) const AUTO: &str = "auto";

/// What was given for the parameter whose name has this key.
pub(super) fn given<'a>(
    args: &'a [ResolvedOption<'a>],
    key: &str,
) -> Option<&'a ResolvedValue<'a>> {
    let name = Words::new(FIRST).say(key, &[]);
    args.iter().find(|arg| arg.name == name).map(|arg| &arg.value)
}

/// The word that was chosen for the parameter whose name has this key.
pub(super) fn chosen<'a>(args: &'a [ResolvedOption<'a>], key: &str) -> Option<&'a str> {
    match given(args, key)? {
        ResolvedValue::String(word) => Some(word),
        _ => None,
    }
}

/// The language that was chosen, or that none is to be; nothing if we do not speak it.
pub(super) fn language_choice(word: &str) -> Option<Option<String>> {
    if word == AUTO {
        return Some(None);
    }
    Words::languages().find(|tag| *tag == word).map(|tag| Some(tag.to_owned()))
}
