//! Which matches are to be played, and how they begin: what `simulate` and `arena` are both told.

use rules::any::{AnyGame, AnyMatch, Happened};
use rules::dice::Seed;
use rules::game::Setup;
use rules::options::{Chosen, Unfit};

use super::terminal::{Unusable, games, quote, unfit};

#[derive(clap::Args)]
#[group(skip)]
pub(super) struct Args {
    /// The game to play
    game: String,
    /// How many players sit at each table
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    players: String,
    /// How many matches to play
    #[arg(long, value_name = "K", default_value = "1", allow_hyphen_values = true)]
    matches: String,
    /// Any text: everything random comes from it
    #[arg(long, value_name = "S", allow_hyphen_values = true)]
    seed: String,
    /// Set an option of the game; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
}

/// Matches that can be started.
pub(super) struct Plan<'a> {
    game: &'static dyn AnyGame,
    pub(super) setup: Setup<Chosen>,
    pub(super) matches: u64,
    /// Whose seeds they are, so that two commands do not play the same matches.
    purpose: &'a str,
    words: &'a str,
}

impl Args {
    pub(super) fn read<'a>(&'a self, purpose: &'a str) -> Result<Plan<'a>, Unusable> {
        let game = rules::game(&self.game).ok_or_else(|| {
            Unusable(format!("there is no game {}; allowed: {}", quote(&self.game), games()))
        })?;
        let options = chosen(game, &self.options)?;
        let unfit = |why| Unusable(unfit(game, &why));
        let players = self.players.parse().map_err(|_| unfit(Unfit::Players))?;
        let matches =
            self.matches.parse().ok().filter(|matches| *matches > 0).ok_or_else(|| {
                Unusable(format!(
                    "--matches takes a number from 1 on, not {}",
                    quote(&self.matches)
                ))
            })?;
        let setup = Setup { players, options };
        let plan = Plan { game, setup, matches, purpose, words: &self.seed };
        // Once before anything is done, so that nothing is done for arguments that do not fit.
        game.start(&plan.setup, plan.seed("match", 0)).map_err(unfit)?;
        Ok(plan)
    }
}

impl Plan<'_> {
    /// The match of this number.
    pub(super) fn start(&self, number: u64) -> (Box<dyn AnyMatch>, Happened) {
        let started = self.game.start(&self.setup, self.seed("match", number));
        started.expect("these arguments fitted before")
    }

    /// The seed of one match, or of the bots in it: each its own, so that bots cannot foresee deals.
    pub(super) fn seed(&self, of: &str, number: u64) -> Seed {
        let number = number.to_string();
        let parts = [self.purpose, of, self.words, &number];
        Seed::mix(&parts.map(str::as_bytes))
    }
}

/// The chosen options, read by the game's own list of values.
fn chosen(game: &dyn AnyGame, given: &[String]) -> Result<Chosen, Unusable> {
    let mut chosen = Chosen::new();
    for text in given {
        let (name, value) = text
            .split_once('=')
            .ok_or_else(|| Unusable(format!("--option takes NAME=VALUE, not {}", quote(text))))?;
        let values = game.options().iter().find(|choice| choice.name == name);
        let values = values.map_or(&[][..], |choice| choice.values);
        let setting = values.iter().find(|setting| setting.to_string() == value);
        // A value that is not in the list stays as it is: the game will say what is allowed.
        let value = setting.map_or_else(|| value.into(), |setting| setting.json());
        if chosen.insert(name.to_owned(), value).is_some() {
            return Err(Unusable(format!("--option {name} is given twice; once is allowed")));
        }
    }
    Ok(chosen)
}
