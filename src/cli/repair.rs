//! Says what is in a data directory, and saves what can be saved of damaged files.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use host::store::{self, Rebuilt, Repaired};

use super::terminal::{Answer, DEVIATES, DONE, Unusable, complain, count, one_sentence, quote};

/// Read through everything in a data directory, and save what can be saved of damaged files
#[derive(clap::Args)]
pub(super) struct Args {
    /// The data directory of a bot that is stopped
    #[arg(value_name = "DIR", env = "KAIGI_DATA", default_value = "kaigi-data")]
    folder: PathBuf,
}

pub(super) fn run(args: &Args) -> Answer {
    let stores = [args.folder.join("tables"), args.folder.join("playground").join("tables")];
    let is_store = |path: &&PathBuf| {
        path.join("db").exists() || path.with_file_name("tables.rebuilt").exists()
    };
    let stores: Vec<&PathBuf> = stores.iter().filter(is_store).collect();
    if stores.is_empty() {
        let name = quote(&args.folder.to_string_lossy());
        return Err(Unusable(format!("{name}: it holds no tables")));
    }
    let mut answer = DONE;
    for path in stores {
        let name = quote(&path.to_string_lossy());
        let repaired = store::repair(path)
            .map_err(|trouble| Unusable(format!("{name}: {}", one_sentence(&trouble))))?;
        if repaired.rebuilt.is_some() || !repaired.damaged.is_empty() {
            answer = DEVIATES;
        }
        report(path, &repaired)
            .map_err(|error| Unusable(format!("cannot write the result: {error}")))?;
    }
    Ok(answer)
}

fn report(path: &Path, repaired: &Repaired) -> io::Result<()> {
    let Repaired { tables, people, places, damaged, rebuilt } = repaired;
    for (channel, trouble) in damaged {
        complain(&format!("table {channel}: {trouble}; it is set aside when somebody asks for it"));
    }
    let mut out = io::stdout();
    writeln!(
        out,
        "{}: {} can be read; {} and {} have chosen something",
        quote(&path.to_string_lossy()),
        count(*tables, "table", "tables"),
        count(*people, "person", "people"),
        count(*places, "server", "servers"),
    )?;
    match rebuilt {
        Some(Rebuilt { places, kept }) => writeln!(
            out,
            "the files were damaged ({}); what could be read was saved, and they are kept in {}",
            count(*places as u64, "place", "places"),
            quote(&kept.to_string_lossy()),
        ),
        None if damaged.is_empty() => writeln!(out, "nothing is damaged"),
        None => writeln!(out, "the files are not damaged"),
    }
}
