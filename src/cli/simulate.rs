//! Plays whole matches and writes their records. The same arguments write the same bytes on
//! every machine.

use std::io::{self, BufWriter, ErrorKind, Write};

use clap::ValueEnum;
use rules::any::{self, AnyGame, AnyMatch, Token};
use rules::dice::{Dice, Seed};
use rules::game::{Seat, Setup};
use rules::options::{Chosen, Unfit};
use rules::record;

use super::{Answer, DONE, Progress, Unusable, games, quote, unfit};

/// Play whole matches and write their records to standard output
#[derive(clap::Args)]
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
    /// Who plays
    #[arg(long, value_name = "NAME", value_enum, default_value_t = Bots::Random)]
    bots: Bots,
    /// Set an option of the game; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Bots {
    /// Any legal action, each as likely as the others
    Random,
    /// What the game's simple bot does, by what its seat may know
    Simple,
    /// Half of the first 120 plies at random, the rest as the simple bot: varied, and soon over
    Mixed,
}

impl Bots {
    fn choose(self, of: &dyn AnyMatch, seat: Seat, legal: &[Token], dice: &mut Dice) -> Token {
        match self {
            Bots::Random => dice.pick(legal),
            Bots::Simple => of.bot(seat, dice).expect("it is the seat's turn"),
            Bots::Mixed => any::roam(of, seat, dice).expect("it is the seat's turn"),
        }
    }
}

pub(super) fn run(args: &Args) -> Answer {
    let game = rules::game(&args.game).ok_or_else(|| {
        Unusable(format!("there is no game {}; allowed: {}", quote(&args.game), games()))
    })?;
    let options = chosen(game, &args.options)?;
    let unfit = |why| Unusable(unfit(game, &why));
    let players = args.players.parse().map_err(|_| unfit(Unfit::Players))?;
    let matches = args.matches.parse().ok().filter(|matches| *matches > 0).ok_or_else(|| {
        Unusable(format!("--matches takes a number from 1 on, not {}", quote(&args.matches)))
    })?;
    let setup = Setup { players, options };
    // Once before anything is written, so that nothing is written for arguments that do not fit.
    game.start(&setup, seed("match", args, 0)).map_err(unfit)?;
    match write(game, &setup, matches, args) {
        // Whoever was reading has seen enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(DONE),
        Err(error) => Err(Unusable(format!("cannot write the records: {error}"))),
        Ok(()) => Ok(DONE),
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

/// The seed of one match, or of the bots in it: each its own, so that bots cannot foresee deals.
fn seed(of: &str, args: &Args, number: u64) -> Seed {
    let number = number.to_string();
    Seed::mix(&[b"kaigi simulate", of.as_bytes(), args.seed.as_bytes(), number.as_bytes()])
}

fn write(game: &dyn AnyGame, setup: &Setup<Chosen>, matches: u64, args: &Args) -> io::Result<()> {
    let mut progress = Progress::of("matches", Some(matches)).unless_seen();
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    for number in 0..matches {
        let (mut playing, happened) =
            game.start(setup, seed("match", args, number)).expect("these arguments fitted before");
        let mut dice = Dice::of(seed("bots", args, number), 0);
        record::play_out(
            number,
            &mut *playing,
            &happened,
            |of, seat, legal| args.bots.choose(of, seat, legal, &mut dice),
            |line| {
                out.write_all(line)?;
                out.write_all(b"\n")
            },
        )?;
        progress.advance(1);
    }
    out.flush()
}
