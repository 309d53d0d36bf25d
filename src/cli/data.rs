//! Where the host keeps what it has to remember.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use host::store::{Durability, Store, Trouble};

use super::terminal::{Unusable, quote};

/// The directory, by flag or environment.
#[derive(clap::Args)]
pub(super) struct Data {
    /// The directory that keeps everything
    #[arg(long = "data", value_name = "DIR", env = "KAIGI_DATA", default_value = FOLDER)]
    folder: OsString,
}

/// Why a store that is there was not opened.
pub(super) enum Unopened {
    /// Another process holds it.
    Held,
    /// Something else is wrong.
    Unusable(Unusable),
}

const FOLDER: &str = "kaigi-data";

impl Data {
    /// The directory itself. An empty name counts as none.
    pub(super) fn folder(&self) -> PathBuf {
        let given: &OsStr = if self.folder.is_empty() { FOLDER.as_ref() } else { &self.folder };
        given.into()
    }

    /// The store in it; made, if there is none.
    pub(super) fn open(&self) -> Result<Store, Unusable> {
        let store = Store::open(&self.tables(), Durability::Power);
        store.map_err(|trouble| self.unusable(&trouble))
    }

    /// The store in it, if there is one.
    pub(super) fn existing(&self) -> Result<Store, Unopened> {
        if !self.tables().join("db").exists() {
            let name = quote(&self.folder().to_string_lossy());
            let why = format!("{name}: it holds no tables; --data takes a directory");
            return Err(Unopened::Unusable(Unusable(why)));
        }
        Store::open(&self.tables(), Durability::Power).map_err(|trouble| match trouble {
            Trouble::Held => Unopened::Held,
            trouble => Unopened::Unusable(self.unusable(&trouble)),
        })
    }

    /// The store's directory in it.
    pub(super) fn tables(&self) -> PathBuf {
        self.folder().join("tables")
    }

    /// What is wrong with it, in one line.
    pub(super) fn unusable(&self, trouble: &Trouble) -> Unusable {
        Unusable(format!("{}: {trouble}", quote(&self.folder().to_string_lossy())))
    }
}
