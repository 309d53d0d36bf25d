//! What can be read of a store's files without sled, which reads only what is as it was written, and
//! overwrites what follows the first thing that is not. Nothing is changed here.

mod mend;
mod message;
mod page;
mod segment;

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use self::message::{Kind, Message};
use self::page::Page;
use self::segment::{SEGMENT_BYTES, Segment};
use super::envelope;
use super::log;

/// What the files hold, by tree, key and value.
#[derive(Debug, Default)]
pub(super) struct Salvage {
    pub(super) trees: BTreeMap<&'static str, Entries>,
    /// How many places of the files could not be read as they were written.
    pub(super) damaged: usize,
}

type Entries = BTreeMap<Vec<u8>, Vec<u8>>;

/// Entries with the place in the log at which each was written.
type Dated = BTreeMap<Vec<u8>, (u64, Vec<u8>)>;

/// How many places of the files cannot be read as they were written.
pub(super) fn survey(path: &Path) -> io::Result<usize> {
    let (mut damaged, mut referred) = (0, HashSet::new());
    each_segment(path, |segment| {
        damaged += segment.damaged.len();
        referred.extend(segment.messages.iter().filter_map(blob_of));
    })?;
    // Files that no message refers to were left behind by a sudden end, and sled removes them.
    for blob in referred {
        // One that is not there any more was replaced.
        let Ok(bytes) = fs::read(path.join("blobs").join(blob.to_string())) else { continue };
        damaged += usize::from(!read_blob(&bytes).is_some_and(|(_, whole)| whole));
    }
    Ok(damaged)
}

/// Everything that can be read of these trees.
pub(super) fn read(path: &Path, names: &[&'static str]) -> io::Result<Salvage> {
    let (mut messages, mut damaged) = (Vec::new(), 0);
    each_segment(path, |segment| {
        damaged += segment.damaged.len();
        messages.extend(segment.messages);
    })?;
    messages.sort_by_key(|message| message.at);
    let mut roots = BTreeMap::new();
    let mut pages: HashMap<u64, Page> = HashMap::new();
    for message in &mut messages {
        damaged += usize::from(fetch_blob(path, message) == Fetched::Damaged);
        match message.kind {
            Kind::Roots { .. } => {
                // A tree is never removed, and a name that cannot be read is made good by older ones.
                roots.extend(page::roots(&message.body).unwrap_or_default());
            }
            _ => pages.entry(message.page).or_default().take(message),
        }
    }
    let mut trees: BTreeMap<&'static str, Dated> = BTreeMap::new();
    let mut add = |tree: &'static str, key: &[u8], (at, value): &(u64, Vec<u8>)| {
        let entries = trees.entry(tree).or_default();
        if entries.get(key).is_none_or(|(newest, _)| newest < at) {
            entries.insert(key.to_vec(), (*at, value.clone()));
        }
    };
    let mut reached = HashSet::new();
    for name in names {
        let Some(root) = roots.get(name.as_bytes()) else { continue };
        for page in reachable(&pages, *root) {
            reached.insert(page);
            for (key, entry) in pages.get(&page).iter().flat_map(|page| &page.entries) {
                add(name, key, entry);
            }
        }
    }
    // Pages that nothing leads to any more, because that was damaged.
    if damaged > 0 {
        for (_, page) in pages.iter().filter(|(number, _)| !reached.contains(*number)) {
            for (key, entry) in &page.entries {
                if let Some(tree) = tree_of(key, &entry.1) {
                    add(tree, key, entry);
                }
            }
        }
    }
    let plain =
        |entries: Dated| entries.into_iter().map(|(key, (_, value))| (key, value)).collect();
    let trees = trees.into_iter().map(|(name, entries)| (name, plain(entries))).collect();
    Ok(Salvage { trees, damaged })
}

/// The pages that can be reached from this one.
fn reachable(pages: &HashMap<u64, Page>, root: u64) -> BTreeSet<u64> {
    let (mut seen, mut next) = (BTreeSet::new(), vec![root]);
    while let Some(page) = next.pop() {
        if seen.insert(page) {
            next.extend(pages.get(&page).iter().flat_map(|page| &page.leads_to));
        }
    }
    seen
}

/// The tree of an entry by its form, for those that have one of their own.
fn tree_of(key: &[u8], value: &[u8]) -> Option<&'static str> {
    let has = |names: &[&str]| {
        let read: Option<serde_json::Value> = envelope::read(value).ok();
        read.is_some_and(|value| names.iter().all(|name| value.get(name).is_some()))
    };
    match key.len() {
        12 if value.is_empty() && log::unkey(key).is_some() => Some("owed"),
        12 if has(&["lines"]) => Some("lines"),
        28 if has(&["at"]) => Some("results"),
        8 if has(&["opened", "matches"]) => Some("heads"),
        8 if has(&["due", "up"]) => Some("due"),
        8 if has(&["state", "rules"]) => Some("snapshots"),
        _ if [&b"layout"[..], b"secret", b"up", b"importing"].contains(&key) => Some("meta"),
        _ => None,
    }
}

/// Reads one segment of the log after the other.
fn each_segment(path: &Path, mut take: impl FnMut(Segment)) -> io::Result<()> {
    let mut file = File::open(path.join("db"))?;
    let mut bytes = Vec::with_capacity(SEGMENT_BYTES);
    loop {
        bytes.clear();
        if (&mut file).take(SEGMENT_BYTES as u64).read_to_end(&mut bytes)? == 0 {
            return Ok(());
        }
        // The last one may be shorter: the rest of it was never written.
        bytes.resize(SEGMENT_BYTES, 0);
        take(segment::read(&bytes));
    }
}

/// The name of the file that holds the body of a message, if it is too long for the log.
fn blob_of(message: &Message) -> Option<i64> {
    let (Kind::Roots { blob: true } | Kind::Page { blob: true } | Kind::Change { blob: true }) =
        message.kind
    else {
        return None;
    };
    message.body.first_chunk().map(|id| i64::from_le_bytes(*id))
}

/// The body in such a file, and whether it is as it was written.
fn read_blob(bytes: &[u8]) -> Option<(&[u8], bool)> {
    let (checksum, covered) = bytes.split_first_chunk()?;
    let (_kind, body) = covered.split_first()?;
    Some((body, crc32fast::hash(covered) == u32::from_le_bytes(*checksum)))
}

#[derive(PartialEq, Eq)]
enum Fetched {
    Whole,
    Damaged,
}

/// Puts the body of a message in its place, if it has a file of its own.
fn fetch_blob(path: &Path, message: &mut Message) -> Fetched {
    let Some(id) = blob_of(message) else { return Fetched::Whole };
    let file = fs::read(path.join("blobs").join(id.to_string())).ok();
    // One that is not there any more was replaced.
    let Some(file) = file else {
        message.kind = Kind::Other;
        return Fetched::Whole;
    };
    let Some((body, whole)) = read_blob(&file) else {
        message.kind = Kind::Other;
        return Fetched::Damaged;
    };
    message.body = body.to_vec();
    message.harmed |= !whole;
    if whole { Fetched::Whole } else { Fetched::Damaged }
}
