//! Reads what `export` wrote into a store: all of it, or nothing.

use std::fs::File;
use std::io::{self, BufReader, ErrorKind, Seek, Write};
use std::path::PathBuf;

use host::store::{self, Imported, Refused};

use super::data::Data;
use super::progress::Progress;
use super::terminal::{Answer, DONE, Unusable, count, quote, visible};

/// Read exported tables into a store; a table that is there already has to be the same
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    data: Data,
    /// The file that `export` wrote
    file: PathBuf,
}

/// How many times a text is read: before a store is made for it, before the store is changed, and
/// while it is.
const READINGS: u64 = 3;

pub(super) fn run(args: &Args) -> Answer {
    let name = quote(&args.file.to_string_lossy());
    let unreadable = |error| Unusable(format!("{name}: cannot be read: {error}"));
    let file = File::open(&args.file).map_err(unreadable)?;
    let about = file.metadata().map_err(unreadable)?;
    if about.is_dir() {
        return Err(Unusable(format!("{name}: it is a folder, and not a file of tables")));
    }
    let refused = |Refused { line, why }| {
        let why = visible(&why);
        Unusable(match line {
            Some(line) => format!("{name}: line {line}: {why}; nothing was imported"),
            None => format!("{name}: {why}"),
        })
    };
    let progress = Progress::of_bytes(about.len().saturating_mul(READINGS));
    let mut text = progress.while_reading(BufReader::with_capacity(1 << 16, file));
    // Before a store is made for it.
    store::check(&mut text).map_err(refused)?;
    text.rewind().map_err(unreadable)?;
    let imported = args.data.open()?.import(&mut text);
    drop(text);
    let Imported { tables, skipped } = imported.map_err(refused)?;
    let tables = count(tables, "table", "tables");
    match writeln!(io::stdout(), "{tables} imported, {skipped} there already") {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Unusable(format!("cannot write the result: {error}")))
        }
        _ => Ok(DONE),
    }
}
