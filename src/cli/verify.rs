//! Checks a record: plays every match again from its seed and names the first line that deviates.

use std::fs::File;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use rules::record::fair::Fair;
use rules::record::{Checker, Deviation, Finding, Kind, Tally, Trouble, Unreadable};

use super::fairness::{self, flaw};
use super::progress::Progress;
use super::terminal::{Answer, DEVIATES, DONE, Unusable, complain, count, games, quote, unfit};

/// Check a record against the rules, line by line
#[derive(clap::Args)]
pub(super) struct Args {
    /// The record, or - for standard input
    file: PathBuf,
    /// The seal as the lobby showed it: every match in the file must have it
    #[arg(long, value_name = "DIGITS")]
    seal: Option<String>,
    /// The list as the lobby or the board showed it, or its first 16 digits or more
    #[arg(long, value_name = "DIGITS")]
    list: Option<String>,
}

/// No line of a true record comes near this.
const LONGEST_LINE: u64 = 1 << 20;

pub(super) fn run(args: &Args) -> Answer {
    let name = quote(&args.file.to_string_lossy());
    let unusable = |why: String| Unusable(format!("{name}: {why}"));
    let posted = fairness::Posted::new(args.seal.as_deref(), args.list.as_deref())?;
    let reading = open(&args.file).map_err(|error| unusable(format!("cannot be read: {error}")))?;
    match check(reading, &posted) {
        Ok((Tally { matches, plies }, proofs)) => {
            let (matches, plies) =
                (count(matches, "match", "matches"), count(plies, "ply", "plies"));
            match write!(io::stdout(), "{matches}, {plies}, 0 deviations\n{proofs}") {
                Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                    Err(Unusable(format!("cannot write the result: {error}")))
                }
                _ => Ok(DONE),
            }
        }
        Err(Stop::Io(error)) => Err(unusable(format!("cannot be read: {error}"))),
        Err(Stop::TooLong(line)) => {
            Err(unusable(format!("line {line} is longer than any line of a record")))
        }
        Err(Stop::NotAsPosted(line, how)) => {
            complain(&format!("{name}: line {line} deviates: {how}"));
            Ok(DEVIATES)
        }
        Err(Stop::Found(Finding { line, trouble })) => match trouble {
            Trouble::Unreadable(why) => Err(unusable(unreadable(line, &why))),
            Trouble::Deviates(how) => {
                complain(&format!("{name}: line {line} deviates: {}", deviation(&how)));
                Ok(DEVIATES)
            }
        },
    }
}

fn open(path: &Path) -> io::Result<Reading> {
    if path == Path::new("-") {
        let lines = Progress::of("lines", None);
        return Ok(Reading { text: Box::new(io::stdin().lock()), lines: Some(lines) });
    }
    let file = File::open(path)?;
    let about = file.metadata()?;
    let text = BufReader::with_capacity(1 << 16, file);
    // What is no file has no end that is known.
    if !about.is_file() {
        return Ok(Reading { text: Box::new(text), lines: Some(Progress::of("lines", None)) });
    }
    let text = Progress::of_bytes(about.len()).while_reading(text);
    Ok(Reading { text: Box::new(text), lines: None })
}

/// A record that is read, and its lines if they are what is counted.
struct Reading {
    text: Box<dyn BufRead>,
    lines: Option<Progress>,
}

enum Stop {
    Io(io::Error),
    TooLong(u64),
    Found(Finding),
    /// A deal that was not made of what was shown, at this line, and how.
    NotAsPosted(u64, String),
}

/// What was checked, and what it proves of the deals.
fn check(mut reading: Reading, posted: &fairness::Posted) -> Result<(Tally, String), Stop> {
    let mut checker = Checker::new();
    let mut proofs = String::new();
    let mut heads = 0;
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        let read = (&mut reading.text).take(LONGEST_LINE).read_until(b'\n', &mut line);
        match read.map_err(Stop::Io)? {
            0 => break,
            length if length as u64 == LONGEST_LINE && line.last() != Some(&b'\n') => {
                return Err(Stop::TooLong(number));
            }
            _ => {}
        }
        let text = line.strip_suffix(b"\n").unwrap_or(&line);
        checker.line(text).map_err(Stop::Found)?;
        if checker.is_at_head() {
            let fair = checker.take_fair();
            posted.hold(fair.as_ref()).map_err(|how| Stop::NotAsPosted(number, how))?;
            proofs.push_str(&fair.map_or_else(String::new, |fair| proof(heads, &fair)));
            heads += 1;
        }
        if let Some(lines) = &mut reading.lines {
            lines.advance(1);
        }
    }
    let tally = checker.finish().map_err(Stop::Found)?;
    Ok((tally, proofs))
}

/// What is told of the deal of a match, where there is something to tell.
fn proof(number: u64, fair: &Fair) -> String {
    // Of many, the first ones; whoever wants them all has one file for each.
    const MOST: u64 = 20;
    if number < MOST { fairness::proof(number, fair) } else { String::new() }
}

fn unreadable(line: u64, why: &Unreadable) -> String {
    match why {
        Unreadable::NotJson(column) => format!("line {line} is not JSON from column {column} on"),
        Unreadable::NotAnObject => format!("line {line} is not a JSON object"),
        Unreadable::Twice => format!("line {line} has a key twice"),
        Unreadable::NotARecord => {
            format!("line {line} is neither the head of a match nor a ply nor an end")
        }
        Unreadable::Field(name) => format!("line {line}: {name} is missing or malformed"),
        Unreadable::UnknownGame(id) => {
            format!("line {line}: there is no game {}; allowed: {}", quote(id), games())
        }
        Unreadable::OtherRules { game, found, ours } => format!(
            "line {line}: it was played by rules {found} of {game}, and this program has rules {ours}"
        ),
        Unreadable::Unfit(id, why) => {
            let game = rules::game(id).expect("only a game that we have can be unfit");
            format!("line {line}: {}", unfit(game, why))
        }
        Unreadable::CutOff { number, ply } => {
            format!("it breaks off in match {number}, after ply {ply} (line {})", line - 1)
        }
        Unreadable::Empty => "it holds no match".to_owned(),
    }
}

fn deviation(how: &Deviation) -> String {
    let name = |kind: &Kind| match kind {
        Kind::Head => "the head of a match",
        Kind::Play => "a ply",
        Kind::End => "the end of the match",
    };
    let value = |value: &Option<String>| value.as_deref().map_or("nothing".to_owned(), quote);
    match how {
        Deviation::Order { expected, found } => {
            format!("{} should stand here, not {}", name(expected), name(found))
        }
        Deviation::Turn => "it is not this seat's turn".to_owned(),
        Deviation::Illegal(token) => format!("{} is not legal for this seat", quote(token)),
        Deviation::Unfair(how) => flaw(how),
        Deviation::Value { at, expected, found } => {
            format!("{} is {}, by the rules {}", quote(at), value(found), value(expected))
        }
    }
}
