//! What was given for a command's parameters.

use rules::words::{FIRST, Words};

use crate::discord::interaction::Argument;

/// The word for a choice of two that is switched on.
pub(super) const ON: &str = "on";

/// The word for a choice of two that is switched off.
pub(super) const OFF: &str = "off";

/// The word for no choice of one's own.
pub(super) const AUTO: &str = "auto";

/// What was given for the parameter whose name has this key.
pub(super) fn given<'a>(args: &'a [Argument], key: &str) -> Option<&'a Argument> {
    let name = Words::new(FIRST).say(key, &[]);
    args.iter().find(|arg| arg.name == name)
}

/// The word that was chosen for the parameter whose name has this key.
pub(super) fn chosen<'a>(args: &'a [Argument], key: &str) -> Option<&'a str> {
    given(args, key)?.text()
}

/// The language that was chosen, or that none is to be; nothing if we do not speak it.
pub(super) fn language_choice(word: &str) -> Option<Option<String>> {
    if word == AUTO {
        return Some(None);
    }
    Words::languages().find(|tag| *tag == word).map(|tag| Some(tag.to_owned()))
}
