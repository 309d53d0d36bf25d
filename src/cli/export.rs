//! Writes all tables of a store as text, for another machine or another version.

use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

use host::record::{self, Record};
use host::store::{Exported, NotExported, Store, Trouble};
use rules::GAMES;

use super::data::Data;
use super::progress::Progress;
use super::terminal::{Answer, DEVIATES, DONE, Unusable, complain, count, quote};

/// Write all tables as text, running matches included: keep it to yourself, it shows every hand
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    data: Data,
    /// Write only the matches that are over, as records for `verify`
    #[arg(long)]
    records: bool,
    /// The file to write, or - for standard output
    #[arg(default_value = "-")]
    file: PathBuf,
}

pub(super) fn run(args: &Args) -> Answer {
    let store = args.data.existing()?;
    match write(&store, args) {
        Ok(exported) => {
            for (channel, trouble) in &exported.damaged {
                complain(&format!("table {channel} is left out: {trouble}"));
            }
            if args.file != Path::new("-") {
                let (one, many) =
                    if args.records { ("match", "matches") } else { ("table", "tables") };
                let written = count(exported.tables, one, many);
                // The file is what was asked for; that it is there can be seen.
                let _ = writeln!(io::stdout(), "{written} exported");
            }
            Ok(if exported.damaged.is_empty() { DONE } else { DEVIATES })
        }
        // The reader has seen enough.
        Err(NotExported::Io(error)) if error.kind() == ErrorKind::BrokenPipe => Ok(DONE),
        Err(NotExported::Io(error)) => {
            let name = quote(&args.file.to_string_lossy());
            Err(Unusable(format!("{name}: cannot be written: {error}")))
        }
        Err(NotExported::Store(trouble)) => Err(args.data.unusable(&trouble)),
    }
}

fn write(store: &Store, args: &Args) -> Result<Exported, NotExported> {
    let seen = args.file == Path::new("-");
    let export = |out: &mut dyn Write| {
        let progress = Progress::of("tables", Some(store.channels()?.len() as u64));
        let mut progress = if seen { progress.unless_seen() } else { progress };
        let mut each = || progress.advance(1);
        if args.records { records(store, out, &mut each) } else { store.export(out, &mut each) }
    };
    if seen {
        export(&mut BufWriter::with_capacity(1 << 16, io::stdout().lock()))
    } else {
        let file = File::create(&args.file)?;
        let exported = export(&mut BufWriter::with_capacity(1 << 16, &file))?;
        file.sync_all()?;
        Ok(exported)
    }
}

/// The matches that are over, one record after the other, numbered anew.
fn records(
    store: &Store,
    out: &mut dyn Write,
    each: &mut dyn FnMut(),
) -> Result<Exported, NotExported> {
    const NUMBER: &str = "{\"match\":0,";
    let mut exported = Exported::default();
    for channel in store.channels()? {
        let mut from = 0;
        loop {
            let lines = match store.lines(channel, from) {
                Ok(lines) => lines,
                Err(trouble @ Trouble::Damaged(..)) => {
                    exported.damaged.push((channel, trouble));
                    break;
                }
                Err(trouble) => return Err(trouble.into()),
            };
            let count = u32::try_from(lines.len()).unwrap_or(u32::MAX);
            if count == 0 {
                break;
            }
            from += count;
            let Some(Record { text, .. }) = record::from_lines(GAMES, &lines) else { continue };
            for line in text.lines() {
                match line.strip_prefix(NUMBER) {
                    Some(rest) => writeln!(out, "{{\"match\":{},{rest}", exported.tables)?,
                    None => writeln!(out, "{line}")?,
                }
            }
            exported.tables += 1;
        }
        each();
    }
    out.flush()?;
    Ok(exported)
}
