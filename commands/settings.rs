//! `/kaigi settings`: what somebody chooses for themselves, everywhere: their language, pictures or
//! words, and whether they are in the statistics. What is chosen holds at once.

use std::sync::Arc;

use host::people::Person;
use poise::serenity_prelude::ResolvedOption;
use rules::words::Words;

use crate::all::{AUTO, OFF, ON, chosen};
use crate::desk::{Context, Desk, Never};
use crate::discord::press;
use crate::discord::serve::{Later, Said, serve};
use crate::discord::visit::Visit;
use crate::scene;

/// Shows what somebody has chosen, and changes it.
#[poise::command(slash_command)]
pub(crate) async fn settings(context: Context<'_>) -> Result<(), Never> {
    let desk = context.framework.user_data;
    let visit = Visit::of_command(desk, context.interaction);
    let wish = Wish::of_command(context.args);
    serve(desk, &visit, Later::Private, choose(desk, &visit, wish)).await;
    Ok(())
}

/// What somebody wants to be otherwise.
#[derive(Clone, Debug, Default, PartialEq)]
struct Wish {
    language: Option<Option<String>>,
    text_only: Option<bool>,
    uncounted: Option<bool>,
}

impl Wish {
    fn of_command(args: &[ResolvedOption<'_>]) -> Wish {
        let is_off = |key| match chosen(args, key)? {
            ON => Some(false),
            OFF => Some(true),
            _ => None,
        };
        Wish {
            language: chosen(args, "command-language").and_then(language),
            text_only: is_off("command-pictures"),
            uncounted: is_off("command-statistics"),
        }
    }

    fn over(self, person: Person) -> Person {
        Person {
            language: self.language.unwrap_or(person.language),
            text_only: self.text_only.unwrap_or(person.text_only),
            uncounted: self.uncounted.unwrap_or(person.uncounted),
            ..person
        }
    }
}

/// The language that was chosen, or that none is to be; nothing if we do not speak it.
pub(crate) fn language(word: &str) -> Option<Option<String>> {
    if word == AUTO {
        return Some(None);
    }
    Words::languages().find(|tag| *tag == word).map(|tag| Some(tag.to_owned()))
}

async fn choose(desk: &Arc<Desk>, visit: &Visit, wish: Wish) -> Said {
    let change = |person: &mut Person| *person = wish.clone().over(person.clone());
    let changed = match desk.hall().change_person(visit.user, change).await {
        Ok(changed) => changed,
        Err(fault) => return press::apology(&fault, visit),
    };
    if changed {
        desk.keepers().chose(visit.user);
    }
    let visit = visit.choosing(desk.hall().person(visit.user));
    Said::Private(scene::settings(&visit.person, changed, &visit.words()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use poise::serenity_prelude::ResolvedValue;

    fn wish(given: &[(&str, &str)]) -> Wish {
        // Options cannot be made but by reading them.
        let options = given
            .iter()
            .map(|(name, value)| serde_json::json!({"name": name, "type": 3, "value": value}));
        let data = serde_json::json!({"id": "1", "name": "kaigi", "type": 1,
            "options": options.collect::<Vec<_>>()});
        let data: poise::serenity_prelude::CommandData = serde_json::from_value(data).unwrap();
        let options = data.options();
        assert!(options.iter().all(|one| matches!(one.value, ResolvedValue::String(_))));
        Wish::of_command(&options)
    }

    #[test]
    fn only_what_was_given_is_changed() {
        let person = Person {
            language: Some("tlh".to_owned()),
            text_only: true,
            uncounted: true,
            introduced: ["uchu".to_owned()].into(),
        };
        assert_eq!(wish(&[]).over(person.clone()), person);
        let pictures = wish(&[("pictures", "on")]).over(person.clone());
        assert_eq!(pictures, Person { text_only: false, ..person.clone() });
        let counted = wish(&[("statistics", "on")]).over(person.clone());
        assert_eq!(counted, Person { uncounted: false, ..person.clone() });
        let all = wish(&[("language", AUTO), ("pictures", "off"), ("statistics", "off")]);
        assert_eq!(all.over(person.clone()), Person { language: None, ..person });
    }

    #[test]
    fn a_language_is_one_of_ours_or_none() {
        for tag in Words::languages() {
            assert_eq!(language(tag), Some(Some(tag.to_owned())));
        }
        assert_eq!(language(AUTO), Some(None));
        assert_eq!(language("tlh"), None);
        assert_eq!(wish(&[("language", "tlh"), ("pictures", "maybe")]), Wish::default());
    }
}
