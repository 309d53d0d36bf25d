//! What can be chosen when a match is started: short lists of values, so that a command line, a
//! menu and a record all offer and check the same ones.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// Chosen options by name, as a record writes them.
pub type Chosen = Map<String, Value>;

/// One option of a game. The first of its values is the default.
#[derive(Debug)]
pub struct Choice {
    /// Its name in records and commands: never renamed.
    pub name: &'static str,
    /// What it can be set to.
    pub values: &'static [Setting],
}

/// One value that an option can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// One of several named readings.
    Text(&'static str),
    /// On or off.
    Flag(bool),
    /// A number.
    Number(i64),
}

impl Setting {
    /// The value as a record writes it.
    pub fn json(self) -> Value {
        match self {
            Setting::Text(text) => text.into(),
            Setting::Flag(flag) => flag.into(),
            Setting::Number(number) => number.into(),
        }
    }
}

impl std::fmt::Display for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Setting::Text(text) => f.write_str(text),
            Setting::Flag(flag) => flag.fmt(f),
            Setting::Number(number) => number.fmt(f),
        }
    }
}

/// The number of rounds after which a match ends that might go on for long; 0 is no limit.
pub(crate) const MAX_ROUNDS: Choice = Choice {
    name: "max_rounds",
    values: &[
        Setting::Number(0),
        Setting::Number(10),
        Setting::Number(20),
        Setting::Number(30),
        Setting::Number(40),
        Setting::Number(60),
        Setting::Number(100),
    ],
};

/// Is it what nobody had to choose? A record does not write that.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Why a match cannot be started like that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The game is not for this number of players.
    Players,
    /// The game has no option of this name.
    NoSuchOption(String),
    /// This option has no such value.
    NoSuchValue(&'static str),
}

/// Why a game with these choices cannot be started with these options, if it cannot.
pub fn unfit(choices: &[Choice], chosen: &Chosen) -> Option<Unfit> {
    chosen.iter().find_map(|(name, value)| {
        let Some(choice) = choices.iter().find(|choice| choice.name == name) else {
            return Some(Unfit::NoSuchOption(name.clone()));
        };
        let known = choice.values.iter().any(|setting| setting.json() == *value);
        (!known).then_some(Unfit::NoSuchValue(choice.name))
    })
}

/// The options of a game that these choices make.
pub(crate) fn read<O: DeserializeOwned>(choices: &[Choice], chosen: &Chosen) -> Result<O, Unfit> {
    if let Some(unfit) = unfit(choices, chosen) {
        return Err(unfit);
    }
    Ok(serde_json::from_value(Value::Object(chosen.clone()))
        .expect("a game's options read every value that the game offers"))
}
