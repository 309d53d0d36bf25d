//! Every slash command, made from the list of games: a game that is added there has its commands
//! here. Names and descriptions come from the locales, in every language there is.
//!
//! poise describes the commands; what a chat is told of their parameters is written here, because
//! they differ from game to game, or have languages and games to choose from.

use std::borrow::Cow;

use futures_util::FutureExt as _;
use poise::serenity_prelude::{InstallationContext, InteractionContext};
use rules::any::AnyGame;
use rules::options::Choice;
use rules::words::{FIRST, Words};
use serde_json::{Map, Value, json};

use super::arguments::{AUTO, OFF, ON};
use super::context::{Command, command, holder};
use super::{
    cancel, forget, hand, kaigi, leaderboard, leave, record, server, settings, start, stats, undo,
    watch,
};
use crate::discord::limits;
use crate::scene::{PACES, language_name};

/// Every command there is.
pub(crate) fn commands() -> Vec<Command> {
    let games = rules::GAMES.iter().map(|game| game_command(*game));
    games.chain([kaigi_command()]).collect()
}

/// What the chat is told of them.
pub(crate) fn registration() -> Vec<Value> {
    let mut written: Vec<Value> = commands().iter().map(as_json).collect();
    for command in &mut written {
        match command["name"].as_str().and_then(rules::game) {
            Some(game) => {
                set_parameters(command, "command-start", start_parameters(game));
                set_parameters(command, "command-rules", rules_parameters(game));
            }
            None => {
                set_parameters(command, "command-settings", settings_parameters());
                set_parameters(command, "command-server", vec![server_parameter()]);
                set_parameters(command, "command-stats", vec![user_parameter(), games_parameter()]);
                set_parameters(command, "command-leaderboard", vec![games_parameter()]);
            }
        }
    }
    written
}

/// Gives a subcommand its parameters.
fn set_parameters(command: &mut Value, subcommand: &str, parameters: Vec<Value>) {
    let name = Words::new(FIRST).say(subcommand, &[]);
    let mut all = command["options"].as_array_mut().into_iter().flatten();
    if let Some(subcommand) = all.find(|subcommand| subcommand["name"] == name.as_str()) {
        subcommand["options"] = parameters.into();
    }
}

fn as_json(command: &Command) -> Value {
    let slash =
        command.create_as_slash_command().expect("every command of ours is a slash command");
    serde_json::to_value(slash).expect("a command can be written")
}

fn game_command(game: &'static dyn AnyGame) -> Command {
    let about = format!("{}-about", game.id());
    let mut command = parent(vec![
        named(command(|call| start::start(call).boxed()), "command-start", "command-start-about"),
        named(command(|call| hand::hand(call).boxed()), "command-hand", "command-hand-about"),
        named(command(|call| watch::watch(call).boxed()), "command-watch", "command-watch-about"),
        named(
            command(|call| super::rules::rules(call).boxed()),
            "command-rules",
            "command-rules-about",
        ),
        named(command(|call| undo::undo(call).boxed()), "command-undo", "command-undo-about"),
        named(command(|call| leave::leave(call).boxed()), "command-leave", "command-leave-about"),
        named(
            command(|call| cancel::cancel(call).boxed()),
            "command-cancel",
            "command-cancel-about",
        ),
        named(
            command(|call| record::record(call).boxed()),
            "command-record",
            "command-record-about",
        ),
    ]);
    command.name = game.id().into();
    command.description = Some(Words::new(FIRST).say(&about, &[]).into());
    command.description_localizations = Cow::Owned(in_other_languages(&about));
    command
}

fn kaigi_command() -> Command {
    let command = parent(vec![
        named(command(|call| kaigi::games(call).boxed()), "command-games", "command-games-about"),
        named(command(|call| kaigi::help(call).boxed()), "command-help", "command-help-about"),
        named(command(|call| kaigi::about(call).boxed()), "command-about", "command-about-about"),
        named(
            command(|call| settings::settings(call).boxed()),
            "command-settings",
            "command-settings-about",
        ),
        named(
            command(|call| server::server(call).boxed()),
            "command-server",
            "command-server-about",
        ),
        named(command(|call| stats::stats(call).boxed()), "command-stats", "command-stats-about"),
        named(
            command(|call| leaderboard::leaderboard(call).boxed()),
            "command-leaderboard",
            "command-leaderboard-about",
        ),
        named(
            parent(vec![named(
                command(|call| forget::me(call).boxed()),
                "command-forget-me",
                "command-forget-me-about",
            )]),
            "command-forget",
            "command-forget-about",
        ),
    ]);
    named(command, "command-kaigi", "command-kaigi-about")
}

/// A command that only holds others.
fn parent(subcommands: Vec<Command>) -> Command {
    Command {
        subcommands,
        subcommand_required: true,
        interaction_context: Some(vec![InteractionContext::Guild]),
        install_context: Some(vec![InstallationContext::Guild]),
        ..holder()
    }
}

fn named(command: Command, name: &str, about: &str) -> Command {
    let words = Words::new(FIRST);
    Command {
        name: words.say(name, &[]).into(),
        name_localizations: Cow::Owned(in_other_languages(name)),
        description: Some(words.say(about, &[]).into()),
        description_localizations: Cow::Owned(in_other_languages(about)),
        ..command
    }
}

type Localised = Vec<(Cow<'static, str>, Cow<'static, str>)>;

fn in_other_languages(key: &str) -> Localised {
    let others = Words::languages().filter(|tag| *tag != FIRST);
    others.map(|tag| (tag.into(), Words::new(tag).say(key, &[]).into())).collect()
}

/// The parameters of a game's `rules`: one of their sections, or words in them.
fn rules_parameters(game: &dyn AnyGame) -> Vec<Value> {
    let sections = game.sections().iter().take(limits::OPTIONS);
    let sections = sections.map(|name| choice(&format!("{}-help-{name}", game.id()), name));
    let sections = json!({ "type": 3, "choices": Vec::from_iter(sections) });
    let search = json!({ "type": 3, "min_length": 1, "max_length": 100 });
    vec![
        parameter("command-section", "command-section-about", sections),
        parameter("command-search", "command-search-about", search),
    ]
}

/// The parameters of a game's `start`.
fn start_parameters(game: &dyn AnyGame) -> Vec<Value> {
    let pace = PACES.map(|(value, _, key)| choice(key, value));
    let mut parameters = vec![
        parameter("command-pace", "command-pace-about", json!({ "type": 3, "choices": pace })),
        parameter(
            "command-seats",
            "command-seats-about",
            json!({
                "type": 4,
                "min_value": game.players().start(),
                "max_value": game.players().end(),
            }),
        ),
        parameter("command-hints", "command-hints-about", json!({ "type": 5 })),
    ];
    parameters.extend(game.options().iter().map(|option| option_parameter(game, option)));
    parameters
}

fn settings_parameters() -> Vec<Value> {
    let two = |key: &str, about: &str, choices: [Value; 2]| {
        parameter(key, about, json!({ "type": 3, "choices": choices }))
    };
    vec![
        language_parameter("command-language-about", "settings-language-auto"),
        two(
            "command-pictures",
            "command-pictures-about",
            [choice("settings-pictures-on", ON), choice("settings-pictures-off", OFF)],
        ),
        two(
            "command-statistics",
            "command-statistics-about",
            [choice("settings-statistics-on", ON), choice("settings-statistics-off", OFF)],
        ),
    ]
}

fn server_parameter() -> Value {
    language_parameter("command-server-language-about", "settings-server-auto")
}

/// Every language by its own name, and none of them.
fn language_parameter(about: &str, auto: &str) -> Value {
    let own = Words::languages().map(|tag| json!({ "name": language_name(tag), "value": tag }));
    let choices: Vec<Value> = [choice(auto, AUTO)].into_iter().chain(own).collect();
    parameter("command-language", about, json!({ "type": 3, "choices": choices }))
}

fn user_parameter() -> Value {
    parameter("command-user", "command-user-about", json!({ "type": 6 }))
}

fn games_parameter() -> Value {
    let name = |game: &&dyn AnyGame| choice(&format!("{}-name", game.id()), game.id());
    let choices: Vec<Value> = rules::GAMES.iter().map(name).collect();
    parameter("command-game", "command-game-about", json!({ "type": 3, "choices": choices }))
}

fn option_parameter(game: &dyn AnyGame, option: &Choice) -> Value {
    let about = format!("{}-option-{}", game.id(), option.name);
    let values = option.values.iter().map(|value| {
        let value = value.to_string();
        choice(&format!("{about}-{value}"), &value)
    });
    let mut written = described(&about, json!({ "type": 3, "choices": Vec::from_iter(values) }));
    written["name"] = option.name.into();
    written
}

fn parameter(name: &str, about: &str, rest: Value) -> Value {
    let mut written = described(about, rest);
    written["name"] = Words::new(FIRST).say(name, &[]).into();
    localise(&mut written, "name_localizations", name);
    written
}

fn described(about: &str, mut rest: Value) -> Value {
    rest["description"] = Words::new(FIRST).say(about, &[]).into();
    rest["required"] = false.into();
    localise(&mut rest, "description_localizations", about);
    rest
}

fn choice(key: &str, value: &str) -> Value {
    let mut written = json!({ "name": Words::new(FIRST).say(key, &[]), "value": value });
    localise(&mut written, "name_localizations", key);
    written
}

fn localise(written: &mut Value, field: &str, key: &str) {
    let others = in_other_languages(key);
    if !others.is_empty() {
        let others = others.into_iter().map(|(tag, text)| (tag.into_owned(), text.into()));
        written[field] = Value::Object(Map::from_iter(others));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(option: &Value, depth: usize) {
        let name = option["name"].as_str().unwrap();
        let plain = name.chars().all(|c| c.is_ascii_lowercase() || c == '_' || c == '-');
        assert!(plain && (1..=32).contains(&name.len()), "{name}");
        let about = option["description"].as_str().unwrap();
        assert!((1..=100).contains(&about.chars().count()), "{name}: {about}");
        assert!(depth < 3, "{name} lies too deep");
        let options = option["options"].as_array().cloned().unwrap_or_default();
        assert!(options.len() <= 25, "{name} has too many options");
        options.iter().for_each(|option| check(option, depth + 1));
        let choices = option["choices"].as_array().cloned().unwrap_or_default();
        assert!(choices.len() <= 25, "{name} has too many choices");
        for choice in choices {
            let said = choice["name"].as_str().unwrap();
            assert!((1..=100).contains(&said.chars().count()), "{name}: {said}");
        }
    }

    #[test]
    fn every_command_keeps_to_the_limits() {
        let commands = registration();
        assert_eq!(commands.len(), rules::GAMES.len() + 1);
        commands.iter().for_each(|command| check(command, 0));
        for command in &commands {
            assert_eq!(command["contexts"], json!([0]), "{}", command["name"]);
        }
        // Among them, how much all that a command says may be together.
        let checked = playground::limits::check_commands(&commands.into());
        assert!(checked.is_ok(), "{:?}", checked.unwrap_err().body());
    }

    #[test]
    fn every_section_of_the_rules_can_be_chosen_by_its_heading() {
        let (commands, words) = (registration(), Words::new(FIRST));
        for game in rules::GAMES {
            let command = commands.iter().find(|command| command["name"] == game.id()).unwrap();
            let mut subcommands = command["options"].as_array().unwrap().iter();
            let rules = subcommands.find(|sub| sub["name"] == "rules").unwrap();
            let choices = rules["options"][0]["choices"].as_array().unwrap();
            let help = game.help(&words);
            assert_eq!(choices.len(), help.len());
            for (choice, (section, name)) in choices.iter().zip(help.iter().zip(game.sections())) {
                assert_eq!(choice["name"], section.heading.as_str());
                assert_eq!(choice["value"], *name);
            }
            assert_eq!(rules["options"][1]["name"], "search");
        }
    }

    #[test]
    fn everybody_can_choose_every_language_and_ask_for_every_game() {
        let commands = registration();
        let kaigi = commands.iter().find(|command| command["name"] == "kaigi").unwrap();
        let options = |subcommand: &str| {
            let mut all = kaigi["options"].as_array().unwrap().iter();
            all.find(|found| found["name"] == subcommand).unwrap()["options"].clone()
        };
        let values = |option: &Value| {
            let choices = option["choices"].as_array().cloned().unwrap_or_default();
            choices.iter().map(|choice| choice["value"].as_str().unwrap().to_owned()).collect()
        };
        let languages: Vec<String> =
            [AUTO].into_iter().chain(Words::languages()).map(str::to_owned).collect();
        let games: Vec<String> = rules::GAMES.iter().map(|game| game.id().to_owned()).collect();
        let two = vec![ON.to_owned(), OFF.to_owned()];
        let all = |subcommand| -> Vec<Vec<String>> {
            options(subcommand).as_array().unwrap().iter().map(values).collect()
        };
        assert_eq!(all("settings"), [languages.clone(), two.clone(), two]);
        assert_eq!(all("server"), [languages]);
        assert_eq!(all("stats"), [vec![], games.clone()]);
        assert_eq!(options("stats")[0]["type"], 6);
        assert_eq!(all("leaderboard"), [games]);
    }

    #[test]
    fn every_game_has_all_its_commands_and_its_own_parameters() {
        let commands = registration();
        for game in rules::GAMES {
            let command = commands.iter().find(|command| command["name"] == game.id()).unwrap();
            let subcommands = command["options"].as_array().unwrap();
            let names: Vec<_> =
                subcommands.iter().map(|sub| sub["name"].as_str().unwrap()).collect();
            let all = ["start", "hand", "watch", "rules", "undo", "leave", "cancel", "record"];
            assert_eq!(names, all);
            let parameters = subcommands[0]["options"].as_array().unwrap();
            assert_eq!(parameters.len(), 3 + game.options().len());
            assert_eq!(parameters[1]["min_value"], *game.players().start());
            assert_eq!(parameters[1]["max_value"], *game.players().end());
            assert_eq!(
                (&parameters[2]["name"], &parameters[2]["type"]),
                (&json!("hints"), &json!(5))
            );
            for (parameter, option) in parameters[3..].iter().zip(game.options()) {
                assert_eq!(parameter["name"], option.name);
                assert_eq!(parameter["choices"].as_array().unwrap().len(), option.values.len());
            }
        }
    }
}
