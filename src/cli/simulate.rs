//! Plays whole matches and writes their records. The same arguments write the same bytes on
//! every machine.

use std::io::{self, BufWriter, ErrorKind, Write};

use clap::ValueEnum;
use rules::any::{self, AnyMatch, Token};
use rules::bot::Level;
use rules::dice::Dice;
use rules::game::Seat;
use rules::record;

use super::plan::{self, Plan};
use super::progress::Progress;
use super::terminal::{Answer, DONE, Unusable};

/// Play whole matches and write their records to standard output
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    plan: plan::Args,
    /// Who plays
    #[arg(long, value_name = "NAME", value_enum, default_value_t = Bots::Random)]
    bots: Bots,
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
            Bots::Simple => of.bot(seat, Level::Normal, 0, dice).expect("it is the seat's turn"),
            Bots::Mixed => any::explore(of, seat, dice).expect("it is the seat's turn"),
        }
    }
}

pub(super) fn run(args: &Args) -> Answer {
    match write(&args.plan.read("kaigi simulate")?, args.bots) {
        // The reader has seen enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(DONE),
        Err(error) => Err(Unusable(format!("cannot write the records: {error}"))),
        Ok(()) => Ok(DONE),
    }
}

fn write(plan: &Plan, bots: Bots) -> io::Result<()> {
    let mut progress = Progress::of("matches", Some(plan.matches)).unless_seen();
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    for number in 0..plan.matches {
        let (mut playing, happened) = plan.start(number);
        let mut dice = Dice::for_ply(plan.seed("bots", number), 0);
        record::play_out(
            number,
            &mut *playing,
            &happened,
            |of, seat, legal| bots.choose(of, seat, legal, &mut dice),
            |line| {
                out.write_all(line)?;
                out.write_all(b"\n")
            },
        )?;
        progress.advance(1);
    }
    out.flush()
}
