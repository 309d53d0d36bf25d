//! Files and directories that only their owner may read: hands and the bot's secret are in them.

use std::path::Path;
use std::{fs, io};

/// Everything that this process writes from now on is its owner's alone.
#[cfg(unix)]
pub(super) fn keep_files_private() {
    rustix::process::umask(rustix::fs::Mode::from_raw_mode(0o077));
}

/// Where rights are not those of Unix, a directory's owner says who may read it.
#[cfg(not(unix))]
pub(super) fn keep_files_private() {}

/// Makes what an earlier version has written private as well.
#[cfg(unix)]
pub(super) fn make_private(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let about = fs::symlink_metadata(path)?;
    let mode = about.permissions().mode();
    if (about.is_dir() || about.is_file()) && mode & 0o077 != 0 {
        fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o700))?;
    }
    if about.is_dir() {
        for entry in fs::read_dir(path)? {
            make_private(&entry?.path())?;
        }
    }
    Ok(())
}

/// The same where there is nothing to be done.
#[cfg(not(unix))]
pub(super) fn make_private(path: &Path) -> io::Result<()> {
    fs::metadata(path).map(drop)
}
