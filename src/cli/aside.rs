//! A file that is written beside the one that it replaces, and takes its place when it is complete: an older
//! one is there until then.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Writes the file; if that fails, the older one stays.
pub(super) fn write<T, E: From<io::Error>>(
    file: &Path,
    fill: impl FnOnce(&mut dyn Write) -> Result<T, E>,
) -> Result<T, E> {
    // Something that is no file, such as a terminal, cannot be replaced.
    if fs::metadata(file).is_ok_and(|about| !about.is_file()) {
        return into(&File::options().write(true).open(file)?, fill);
    }
    // Where a link points to is what is meant.
    let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let new = beside(&file);
    let filled = File::create(&new).map_err(E::from).and_then(|out| {
        let filled = into(&out, fill)?;
        out.sync_all()?;
        Ok(filled)
    });
    let done = filled.and_then(|filled| Ok(fs::rename(&new, &file).map(|()| filled)?));
    if done.is_err() {
        // It may never have been made.
        let _ = fs::remove_file(&new);
    }
    done
}

fn into<T, E>(out: &File, fill: impl FnOnce(&mut dyn Write) -> Result<T, E>) -> Result<T, E> {
    fill(&mut BufWriter::with_capacity(1 << 16, out))
}

/// A name beside it that no other process takes.
fn beside(file: &Path) -> PathBuf {
    let mut name = file.file_name().map_or_else(OsString::new, OsString::from);
    name.push(format!(".{}.new", std::process::id()));
    file.with_file_name(name)
}
