//! A tree of sled's, which can be closed and opened again below those who use it. A panic in it is a
//! failure like any other.

use std::ops::Range;
use std::sync::{PoisonError, RwLock};

use sled::IVec;

use super::{Failure, Trouble, quiet};

/// An entry.
pub(super) type Entry = Result<(IVec, IVec), Trouble>;

/// The tree, if it is open.
#[derive(Default)]
pub(super) struct Tree(RwLock<Option<sled::Tree>>);

impl Tree {
    /// Opens or closes it.
    pub(super) fn set(&self, tree: Option<sled::Tree>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = tree;
    }

    fn on<T>(&self, act: impl FnOnce(&sled::Tree) -> sled::Result<T>) -> Result<T, Trouble> {
        let tree = self.0.read().unwrap_or_else(PoisonError::into_inner).clone();
        let tree = tree.ok_or(Failure::Closed)?;
        Ok(quiet::catch(|| act(&tree))??)
    }

    pub(super) fn get(&self, key: impl AsRef<[u8]>) -> Result<Option<IVec>, Trouble> {
        self.on(|tree| tree.get(key))
    }

    /// The first entry behind this key.
    pub(super) fn get_gt(&self, key: impl AsRef<[u8]>) -> Result<Option<(IVec, IVec)>, Trouble> {
        self.on(|tree| tree.get_gt(key))
    }

    /// The last entry before this key.
    pub(super) fn get_lt(&self, key: impl AsRef<[u8]>) -> Result<Option<(IVec, IVec)>, Trouble> {
        self.on(|tree| tree.get_lt(key))
    }

    pub(super) fn first(&self) -> Result<Option<(IVec, IVec)>, Trouble> {
        self.on(sled::Tree::first)
    }

    /// Keeps the value, and gives what was there before.
    pub(super) fn insert(
        &self,
        key: impl AsRef<[u8]>,
        value: impl Into<IVec>,
    ) -> Result<Option<IVec>, Trouble> {
        self.on(|tree| tree.insert(key, value))
    }

    pub(super) fn remove(&self, key: impl AsRef<[u8]>) -> Result<Option<IVec>, Trouble> {
        self.on(|tree| tree.remove(key))
    }

    /// Is nothing in it? One that is closed is not known to be empty.
    pub(super) fn is_empty(&self) -> bool {
        self.on(|tree| Ok(tree.is_empty())).unwrap_or(false)
    }

    pub(super) fn iter(&self) -> Entries {
        self.entries(sled::Tree::iter)
    }

    pub(super) fn scan_prefix(&self, prefix: impl AsRef<[u8]>) -> Entries {
        self.entries(|tree| tree.scan_prefix(prefix))
    }

    pub(super) fn range(&self, range: Range<&[u8]>) -> Entries {
        self.entries(|tree| tree.range(range))
    }

    fn entries(&self, of: impl FnOnce(&sled::Tree) -> sled::Iter) -> Entries {
        match self.on(|tree| Ok(of(tree))) {
            Ok(entries) => Entries::Open(Box::new(entries)),
            Err(trouble) => Entries::Failed(Some(trouble)),
        }
    }
}

#[cfg(test)]
impl Tree {
    pub(super) fn clear(&self) -> Result<(), Trouble> {
        self.on(sled::Tree::clear)
    }
}

impl IntoIterator for &Tree {
    type Item = Entry;
    type IntoIter = Entries;

    fn into_iter(self) -> Entries {
        self.iter()
    }
}

/// Entries in the order of their keys. It ends behind one that cannot be read.
pub(super) enum Entries {
    Open(Box<sled::Iter>),
    /// What went wrong, until it is told.
    Failed(Option<Trouble>),
}

impl Entries {
    fn step(
        &mut self,
        step: impl FnOnce(&mut sled::Iter) -> Option<sled::Result<(IVec, IVec)>>,
    ) -> Option<Entry> {
        let next = match self {
            Entries::Open(entries) => quiet::catch(|| step(entries)).map_err(Trouble::from),
            Entries::Failed(told) => return told.take().map(Err),
        };
        let next = next.transpose()?.and_then(|entry| Ok(entry?));
        if next.is_err() {
            *self = Entries::Failed(None);
        }
        Some(next)
    }
}

impl Iterator for Entries {
    type Item = Entry;

    fn next(&mut self) -> Option<Entry> {
        self.step(Iterator::next)
    }
}

impl DoubleEndedIterator for Entries {
    fn next_back(&mut self) -> Option<Entry> {
        self.step(DoubleEndedIterator::next_back)
    }
}
