//! What somebody has chosen for themselves, or for a server, and how to choose otherwise.

use ::rules::words::Words;
use host::people::{Person, Place};

use crate::discord::message::{Embed, Message};

/// What somebody has chosen.
pub(crate) fn settings(person: &Person, saved: bool, words: &Words) -> Message {
    let key = |off: bool, keys: [&'static str; 2]| keys[usize::from(off)];
    let pictures = key(person.text_only, ["settings-pictures-on", "settings-pictures-off"]);
    let counted = key(person.uncounted, ["settings-statistics-on", "settings-statistics-off"]);
    let embed = chosen("settings-title", "settings-hint", saved, words)
        .field(
            words.say("settings-language", &[]),
            spoken(person.language.as_deref(), "settings-language-auto", words),
        )
        .field(words.say("settings-pictures", &[]), words.say(pictures, &[]))
        .field(words.say("settings-statistics", &[]), words.say(counted, &[]));
    Message::new().embed(embed).ephemeral()
}

/// What was chosen for a server.
pub(crate) fn place(place: &Place, saved: bool, words: &Words) -> Message {
    let language = spoken(place.language.as_deref(), "settings-server-auto", words);
    let embed = chosen("settings-server-title", "settings-server-hint", saved, words)
        .field(words.say("settings-server-language", &[]), language);
    Message::new().embed(embed).ephemeral()
}

fn chosen(title: &str, hint: &str, saved: bool, words: &Words) -> Embed {
    let embed = Embed::new().title(words.say(title, &[]));
    embed.text(words.say(if saved { "settings-saved" } else { hint }, &[]))
}

/// What a language is called by those who speak it.
pub(crate) fn language_name(tag: &str) -> String {
    Words::new(tag).say("language-name", &[])
}

fn spoken(language: Option<&str>, auto: &str, words: &Words) -> String {
    language.map_or_else(|| words.say(auto, &[]), language_name)
}
