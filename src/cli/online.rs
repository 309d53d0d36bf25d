//! An export while the bot runs. One process at a time may use a store, so `kaigi export` asks the one that
//! does: it leaves a request beside the tables, and the bot answers with a file, or with why it cannot.
//!
//! | in `export` beside the tables | who | what |
//! |---|---|---|
//! | `<id>.request` | `kaigi export` | `tables` or `records` |
//! | `<id>.taken` | the bot | the request, once it is being answered |
//! | `<id>.done` | the bot | what was asked for |
//! | `<id>.failed` | the bot | why not, in one line |
//! | `<id>.damaged` | the bot | what was left out, a line each, with how many were written before that |

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use host::store::Store;

use super::terminal::{Unusable, one_sentence};
use super::{aside, exporting};

/// How often each looks for the other.
const LOOK_EVERY: Duration = Duration::from_millis(250);
/// How long a bot may take to notice a request.
const NOTICED_WITHIN: Duration = Duration::from_secs(10);

/// What was exported: how much, and what was left out, a sentence each.
pub(super) struct Report {
    pub(super) written: u64,
    pub(super) damaged: Vec<String>,
}

/// Where requests are left for the bot that uses these tables.
fn folder(tables: &Path) -> PathBuf {
    tables.with_file_name("export")
}

/// Answers requests, for ever.
pub(super) async fn answer(tables: &Path, store: Store) {
    let folder = folder(tables);
    let mut every = tokio::time::interval(LOOK_EVERY);
    loop {
        every.tick().await;
        let (folder, store) = (folder.clone(), store.clone());
        // What falls over here harms nobody else, and is tried again.
        let _ = tokio::task::spawn_blocking(move || answer_all(&folder, &store)).await;
    }
}

fn answer_all(folder: &Path, store: &Store) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for request in entries.filter_map(Result::ok).map(|entry| entry.path()) {
        if request.extension().is_none_or(|extension| extension != "request") {
            continue;
        }
        let taken = request.with_extension("taken");
        // Whoever asked may have gone.
        if fs::rename(&request, &taken).is_err() {
            continue;
        }
        tracing::info!("an export was asked for");
        if let Err(why) = answer_one(&taken, store) {
            tracing::warn!(why, "an export has failed");
            let _ = fs::write(taken.with_extension("failed"), why);
        }
        let _ = fs::remove_file(taken);
    }
}

fn answer_one(taken: &Path, store: &Store) -> Result<(), String> {
    let asked = fs::read_to_string(taken).map_err(|error| error.to_string())?;
    let records = asked.trim() == "records";
    let done = taken.with_extension("done");
    let write = |out: &mut dyn Write| {
        let exported = exporting::export(store, records, out, &mut || ())?;
        let mut damaged = format!("{}\n", exported.tables);
        for (channel, trouble) in &exported.damaged {
            damaged += &format!("{}\n", exporting::left_out(*channel, trouble));
        }
        fs::write(taken.with_extension("damaged"), damaged)?;
        Ok(())
    };
    aside::write(&done, write).map_err(|why| exporting::said(&why))
}

/// Asks the bot that uses these tables, and writes what it answers.
pub(super) fn ask(tables: &Path, records: bool, out: &mut dyn Write) -> Result<Report, Unusable> {
    let folder = folder(tables);
    let request = folder.join(format!("{}.request", std::process::id()));
    let unusable = |why: &dyn std::fmt::Display| {
        Unusable(format!("the bot could not be asked for an export: {}", one_sentence(&why)))
    };
    fs::create_dir_all(&folder).map_err(|error| unusable(&error))?;
    // In one step, so that nobody reads half a word.
    let asking = |out: &mut dyn Write| -> io::Result<()> {
        out.write_all(if records { b"records" } else { b"tables" })?;
        out.flush()
    };
    aside::write(&request, asking).map_err(|error| unusable(&error))?;
    let answered = wait(&request);
    let report = answered.and_then(|()| {
        let mut done =
            File::open(request.with_extension("done")).map_err(|error| unusable(&error))?;
        copy(&mut done, out)?;
        let said = fs::read_to_string(request.with_extension("damaged")).unwrap_or_default();
        let mut lines = said.lines();
        let written = lines.next().and_then(|line| line.parse().ok()).unwrap_or(0);
        Ok(Report { written, damaged: lines.map(str::to_owned).collect() })
    });
    for ending in ["request", "done", "failed", "damaged"] {
        // Not all of them are there.
        let _ = fs::remove_file(request.with_extension(ending));
    }
    // Others may still be asking.
    let _ = fs::remove_dir(&folder);
    report
}

fn copy(from: &mut impl Read, out: &mut dyn Write) -> Result<(), Unusable> {
    let copied = io::copy(from, out).and_then(|_| out.flush());
    match copied {
        // The reader has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        copied => {
            copied.map_err(|error| Unusable(format!("the export cannot be written: {error}")))
        }
    }
}

/// Waits until the request is answered.
fn wait(request: &Path) -> Result<(), Unusable> {
    let asked = Instant::now();
    loop {
        if request.with_extension("done").exists() {
            return Ok(());
        }
        if let Ok(why) = fs::read_to_string(request.with_extension("failed")) {
            return Err(Unusable(format!("the bot could not export: {}", one_sentence(&why))));
        }
        // What was taken is being answered, however long that takes.
        if request.exists() && asked.elapsed() > NOTICED_WITHIN {
            let why = "another process holds the store, and answers no request for an export; stop it first";
            return Err(Unusable(why.to_owned()));
        }
        let taken = request.with_extension("taken").exists() || request.exists();
        if !taken
            && !request.with_extension("done").exists()
            && !request.with_extension("failed").exists()
        {
            return Err(Unusable("the bot ended while it exported".to_owned()));
        }
        thread::sleep(LOOK_EVERY);
    }
}
