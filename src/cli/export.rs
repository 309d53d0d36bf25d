//! Writes all tables of a store as text, for another machine or another version.

use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

use host::store::{NotExported, Trouble};

use super::data::{Data, Unopened};
use super::exporting::{export, left_out};
use super::online::Report;
use super::progress::Progress;
use super::terminal::{Answer, DEVIATES, DONE, Unusable, complain, count, quote};
use super::{aside, online};

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
    let report = match args.data.existing() {
        Ok(store) => write(args, |out| {
            let progress = Progress::of("tables", Some(store.channels()?.len() as u64));
            let mut progress = if args.is_seen() { progress.unless_seen() } else { progress };
            let exported = export(&store, args.records, out, &mut || progress.advance(1))?;
            let damaged = exported.damaged.iter();
            let damaged = damaged.map(|(channel, trouble)| left_out(*channel, trouble)).collect();
            Ok(Report { written: exported.tables, damaged })
        })?,
        Err(Unopened::Held) => {
            let tables = args.data.tables();
            write(args, |out| online::ask(&tables, args.records, out).map_err(NotWritten::Said))?
        }
        Err(Unopened::Unusable(unusable)) => return Err(unusable),
    };
    let Some(Report { written, damaged }) = report else { return Ok(DONE) };
    for why in &damaged {
        complain(why);
    }
    if !args.is_seen() {
        let (one, many) = if args.records { ("match", "matches") } else { ("table", "tables") };
        // The file is what was asked for; that it is there can be seen.
        let _ = writeln!(io::stdout(), "{} exported", count(written, one, many));
    }
    Ok(if damaged.is_empty() { DONE } else { DEVIATES })
}

impl Args {
    /// Does it go to standard output?
    fn is_seen(&self) -> bool {
        self.file == Path::new("-")
    }
}

/// Why nothing was written.
enum NotWritten {
    Not(NotExported),
    /// It is said already.
    Said(Unusable),
}

impl From<NotExported> for NotWritten {
    fn from(why: NotExported) -> NotWritten {
        NotWritten::Not(why)
    }
}

impl From<Trouble> for NotWritten {
    fn from(trouble: Trouble) -> NotWritten {
        NotWritten::Not(trouble.into())
    }
}

impl From<io::Error> for NotWritten {
    fn from(error: io::Error) -> NotWritten {
        NotWritten::Not(error.into())
    }
}

/// To where it was asked for. Nothing if the reader has seen enough.
fn write(
    args: &Args,
    fill: impl FnOnce(&mut dyn Write) -> Result<Report, NotWritten>,
) -> Result<Option<Report>, Unusable> {
    let written = if args.is_seen() {
        fill(&mut BufWriter::with_capacity(1 << 16, io::stdout().lock()))
    } else {
        aside::write(&args.file, fill)
    };
    match written {
        Ok(report) => Ok(Some(report)),
        Err(NotWritten::Said(unusable)) => Err(unusable),
        Err(NotWritten::Not(NotExported::Io(error))) if error.kind() == ErrorKind::BrokenPipe => {
            Ok(None)
        }
        Err(NotWritten::Not(NotExported::Io(error))) => {
            let name = quote(&args.file.to_string_lossy());
            Err(Unusable(format!("{name}: cannot be written: {error}")))
        }
        Err(NotWritten::Not(NotExported::Store(trouble))) => Err(args.data.unusable(&trouble)),
    }
}
