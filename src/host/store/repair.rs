//! A look through a whole store, after what was damaged has been saved as far as it could be.

use std::path::Path;
use std::sync::Arc;

use super::disk::RealDisk;
use super::opening::Rebuilt;
use super::{Durability, Store, Trouble};
use crate::Channel;

/// What a store holds, and what became of it.
#[derive(Debug)]
pub struct Repaired {
    /// How many tables can be read.
    pub tables: u64,
    /// How many people have chosen something.
    pub people: u64,
    /// How many servers something was chosen for.
    pub places: u64,
    /// The tables that cannot be read: each is set aside when somebody asks for it.
    pub damaged: Vec<(Channel, Trouble)>,
    /// What was done, if the files were damaged.
    pub rebuilt: Option<Rebuilt>,
}

/// Opens the store in this directory, saves what can be saved if its files are damaged, and reads every table.
/// What was damaged is kept beside it.
pub fn repair(path: &Path) -> Result<Repaired, Trouble> {
    let (store, rebuilt) = Store::open_telling(path, Durability::Power, Arc::new(RealDisk))?;
    let (people, places) = store.0.known().chosen();
    let (mut tables, mut damaged) = (0, Vec::new());
    for channel in store.channels()? {
        match store.0.whole(channel).and_then(|_| store.load(channel)) {
            Ok(_) => tables += 1,
            Err(trouble) => damaged.push((channel, trouble)),
        }
    }
    let (people, places) = (people.len() as u64, places.len() as u64);
    Ok(Repaired { tables, people, places, damaged, rebuilt })
}
