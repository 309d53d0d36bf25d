//! The pages of sled 0.34, put together from the messages of its log: entries with their keys and values,
//! and which page leads to which. It knows nothing of what is in a value.

use std::collections::BTreeMap;

use super::message::{Kind, Message, number};

/// A page as its last messages leave it.
#[derive(Debug, Default)]
pub(super) struct Page {
    /// By key: its place in the log, and its value.
    pub(super) entries: BTreeMap<Vec<u8>, (u64, Vec<u8>)>,
    /// The pages that it leads to.
    pub(super) leads_to: Vec<u64>,
    /// The lowest key that could be here, and how much of it every key here begins with.
    low: Vec<u8>,
    shared: usize,
    /// There was a message about the whole page which could be read.
    based: bool,
    /// A message could not be read, or not as it was written.
    pub(super) damaged: bool,
}

/// Some bytes behind their length, and what follows.
fn bytes(from: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, rest) = number(from)?;
    rest.split_at_checked(usize::try_from(length).ok()?)
}

/// This many of them.
fn several<'a, T>(
    mut from: &'a [u8],
    count: u64,
    one: impl Fn(&'a [u8]) -> Option<(T, &'a [u8])>,
) -> Option<(Vec<T>, &'a [u8])> {
    let mut all = Vec::new();
    for _ in 0..count {
        let (next, rest) = one(from)?;
        all.push(next);
        from = rest;
    }
    Some((all, from))
}

/// A page as a whole, as one message has it.
struct Node<'a> {
    next: u64,
    low: &'a [u8],
    shared: usize,
    entries: Vec<(&'a [u8], &'a [u8])>,
    children: Vec<u64>,
}

fn node(body: &[u8]) -> Option<Node<'_>> {
    let (next, rest) = number(body)?;
    let (_merging, rest) = number(rest)?;
    let ([_, shared], rest) = rest.split_first_chunk()?;
    let (low, rest) = bytes(rest)?;
    let (_high, rest) = bytes(rest)?;
    let (kind, rest) = rest.split_first()?;
    let (count, rest) = number(rest)?;
    let (keys, rest) = several(rest, count, bytes)?;
    let shared = usize::from(*shared);
    let mut node = Node { next, low, shared, entries: Vec::new(), children: Vec::new() };
    let rest = match kind {
        0 => {
            let (values, rest) = several(rest, count, bytes)?;
            node.entries = keys.into_iter().zip(values).collect();
            rest
        }
        1 => {
            let (children, rest) = several(rest, count, number)?;
            node.children = children;
            rest
        }
        _ => return None,
    };
    (rest.is_empty() && shared <= low.len()).then_some(node)
}

/// The names of the trees, with the pages of their roots.
pub(super) fn roots(body: &[u8]) -> Option<Vec<(Vec<u8>, u64)>> {
    let (mut rest, mut roots) = (body, Vec::new());
    while !rest.is_empty() {
        let (name, behind) = bytes(rest)?;
        let (page, behind) = number(behind)?;
        roots.push((name.to_vec(), page));
        rest = behind;
    }
    Some(roots)
}

impl Page {
    /// Takes in the next message about this page.
    pub(super) fn take(&mut self, message: &Message) {
        match message.kind {
            Kind::Free => *self = Page::default(),
            Kind::Page { .. } => match node(&message.body) {
                Some(node) => self.become_node(&node, message),
                // What was there before is better than nothing.
                None => self.damaged = true,
            },
            Kind::Change { .. } => {
                let changed = self.change(message);
                self.damaged |= changed.is_none() || message.harmed;
            }
            _ => {}
        }
    }

    fn become_node(&mut self, node: &Node<'_>, message: &Message) {
        let key = |rest: &[u8]| [&node.low[..node.shared], rest].concat();
        let entries = node.entries.iter();
        self.entries =
            entries.map(|(rest, value)| (key(rest), (message.at, value.to_vec()))).collect();
        let next = Some(node.next).filter(|next| *next != 0);
        self.leads_to = node.children.iter().copied().chain(next).collect();
        (self.low, self.shared) = (node.low.to_vec(), node.shared);
        (self.based, self.damaged) = (true, message.harmed);
    }

    /// The whole key of an entry.
    fn key(&self, rest: &[u8]) -> Option<Vec<u8>> {
        if !self.based {
            return None;
        }
        // Where the last message about the whole page is lost, what keys share may have changed since;
        // those of one page are equally long.
        let length = self.entries.keys().next().filter(|_| self.damaged).map(Vec::len);
        let shared = length.map_or(Some(self.shared), |length| length.checked_sub(rest.len()))?;
        Some([self.low.get(..shared)?, rest].concat())
    }

    fn change(&mut self, message: &Message) -> Option<()> {
        let (kind, rest) = message.body.split_first()?;
        match kind {
            0 => {
                let (key, rest) = bytes(rest)?;
                let (value, _) = bytes(rest)?;
                let key = self.key(key)?;
                self.entries.insert(key, (message.at, value.to_vec()));
            }
            1 => {
                let (key, _) = bytes(rest)?;
                self.entries.remove(&self.key(key)?);
            }
            _ => {}
        }
        Some(())
    }
}
