//! `/kaigi settings`: what somebody chooses for themselves, everywhere: their language, pictures or
//! words, and whether they are in the statistics. What is chosen holds at once.

use host::people::Person;

use super::arguments::{OFF, ON, chosen, language_choice};
use super::context::{Context, visit_from};
use crate::discord::interaction::Argument;
use crate::scene;
use crate::service::answer::answer_in_time;
use crate::service::app::App;
use crate::service::common::Visit;
use crate::service::response::{Deferral, Response};

/// Shows what somebody has chosen, and changes it.
pub(crate) async fn settings(context: Context<'_>) {
    let (app, visit) = visit_from(&context);
    let change = SettingsChange::from_command(context.args);
    answer_in_time(app, &visit, Deferral::Private, choose(app, &visit, change)).await;
}

/// What somebody wants to be otherwise.
#[derive(Clone, Debug, Default, PartialEq)]
struct SettingsChange {
    language: Option<Option<String>>,
    text_only: Option<bool>,
    uncounted: Option<bool>,
}

impl SettingsChange {
    fn from_command(args: &[Argument]) -> SettingsChange {
        let is_off = |key| match chosen(args, key)? {
            ON => Some(false),
            OFF => Some(true),
            _ => None,
        };
        SettingsChange {
            language: chosen(args, "command-language").and_then(language_choice),
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

async fn choose(app: &App, visit: &Visit, change: SettingsChange) -> Response {
    let change = move |person: &mut Person| *person = change.over(person.clone());
    let changed = match app.hall().change_person(visit.user, change).await {
        Ok(changed) => changed,
        Err(fault) => return Response::apology(&fault, visit),
    };
    if changed {
        app.keepers().person_changed(visit.user);
    }
    let visit = visit.choosing(app.hall().person(visit.user));
    Response::Private(scene::settings(&visit.person, changed, &visit.words()))
}

#[cfg(test)]
mod tests {
    use rules::words::Words;

    use super::super::arguments::AUTO;
    use super::*;

    fn change(given: &[(&str, &str)]) -> SettingsChange {
        let args: Vec<Argument> =
            given.iter().map(|(name, value)| Argument::new(*name, (*value).into())).collect();
        SettingsChange::from_command(&args)
    }

    #[test]
    fn only_what_was_given_is_changed() {
        let person = Person {
            language: Some("tlh".to_owned()),
            text_only: true,
            uncounted: true,
            introduced: ["uchu".to_owned()].into(),
        };
        assert_eq!(change(&[]).over(person.clone()), person);
        let pictures = change(&[("pictures", "on")]).over(person.clone());
        assert_eq!(pictures, Person { text_only: false, ..person.clone() });
        let counted = change(&[("statistics", "on")]).over(person.clone());
        assert_eq!(counted, Person { uncounted: false, ..person.clone() });
        let all = change(&[("language", AUTO), ("pictures", "off"), ("statistics", "off")]);
        assert_eq!(all.over(person.clone()), Person { language: None, ..person });
    }

    #[test]
    fn a_language_is_one_of_ours_or_none() {
        for tag in Words::languages() {
            assert_eq!(language_choice(tag), Some(Some(tag.to_owned())));
        }
        assert_eq!(language_choice(AUTO), Some(None));
        assert_eq!(language_choice("tlh"), None);
        assert_eq!(
            change(&[("language", "tlh"), ("pictures", "maybe")]),
            SettingsChange::default()
        );
    }
}
