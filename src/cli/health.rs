//! Is the bot well? While it is connected and can keep what is pressed, it writes the time into a
//! file again and again; `kaigi health` reads how long ago that was. It needs no port, so nothing has
//! to be opened for it.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

use super::data::Data;
use super::terminal::{Answer, DONE, Unusable, count, quote};

/// How often the time is written.
const BEAT_EVERY: Duration = Duration::from_secs(10);
/// How often it is asked whether the bot is well: one that is not is known to be so within this time.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// How old it may be.
const FRESH_SECONDS: u64 = 60;
/// What the process answers when the bot is not well.
const UNWELL: u8 = 1;

/// Say whether the bot that uses this directory is connected: 0 if it is, 1 if not
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    data: Data,
}

pub(super) fn run(args: &Args) -> Answer {
    let file = file(&args.data.folder());
    let beat = fs::read_to_string(&file).ok().and_then(|text| text.trim().parse::<u64>().ok());
    let age = beat.map(|beat| now().abs_diff(beat));
    let (answer, said) = match age {
        Some(age) if age < FRESH_SECONDS => {
            (DONE, format!("well: connected {} ago", count(age, "second", "seconds")))
        }
        Some(age) => {
            (UNWELL, format!("not well: last connected {} ago", count(age, "second", "seconds")))
        }
        None => {
            let file = quote(&file.to_string_lossy());
            (UNWELL, format!("not well: nobody has written the time into {file}"))
        }
    };
    let told = writeln!(io::stdout(), "{said}");
    told.map_err(|error| Unusable(format!("cannot write the answer: {error}")))?;
    Ok(answer)
}

/// Writes the time as long as the bot is well, for ever. While it is not, or cannot say so, no time is there.
pub(super) async fn beat(data: &Path, is_well: impl Fn() -> bool) {
    let file = file(data);
    let mut every = tokio::time::interval(LOOK_EVERY);
    let mut well = true;
    let mut last: Option<Instant> = None;
    loop {
        every.tick().await;
        if !is_well() {
            last = None;
            end(data);
            continue;
        }
        if last.is_some_and(|last| last.elapsed() < BEAT_EVERY) {
            continue;
        }
        let written = write(&file);
        last = written.is_ok().then(Instant::now);
        if written.is_err() {
            end(data);
        }
        if let Err(error) = &written
            && well
        {
            tracing::warn!(%error, file = %file.display(), "the sign of health cannot be written");
        }
        well = written.is_ok();
    }
}

/// A bot that has stopped is not well.
pub(super) fn end(data: &Path) {
    // It may never have been written.
    let _ = fs::remove_file(file(data));
}

/// In one step, so that nobody reads half a number.
fn write(file: &Path) -> io::Result<()> {
    let new = file.with_extension("new");
    fs::write(&new, now().to_string())?;
    fs::rename(new, file)
}

fn file(data: &Path) -> PathBuf {
    data.join("health")
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::*;

    /// Nothing here takes longer, unless it is broken.
    const AT_MOST: Duration = Duration::from_secs(30);

    #[tokio::test]
    async fn a_bot_that_is_not_well_is_known_to_be_so_long_before_its_last_time_is_old() {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let well = AtomicBool::new(true);
        let becomes = async |there: bool| {
            let start = Instant::now();
            while file(folder.path()).exists() != there {
                assert!(start.elapsed() < AT_MOST, "the time is not there: {there}");
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let watch = async {
            for now in [true, false, true] {
                well.store(now, Ordering::SeqCst);
                becomes(now).await;
            }
        };
        tokio::select! {
            () = beat(folder.path(), || well.load(Ordering::SeqCst)) => {}
            () = watch => {}
        }
    }
}
