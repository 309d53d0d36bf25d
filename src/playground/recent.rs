//! The newest of something, for reading back: bounded by how many there are and by how many bytes
//! they hold, so that a long run does not fill the machine. It must not know what it keeps.

use std::collections::VecDeque;

/// The most items that are kept by default.
pub(crate) const MOST_ITEMS: usize = 20_000;
/// The most bytes that are kept by default.
const MOST_BYTES: usize = 64 << 20;

/// A queue that forgets its oldest.
#[derive(Debug)]
pub(crate) struct Recent<T> {
    items: VecDeque<(usize, T)>,
    bytes: usize,
    most: usize,
    most_bytes: usize,
}

impl<T> Default for Recent<T> {
    fn default() -> Self {
        Self::new(MOST_ITEMS, MOST_BYTES)
    }
}

impl<T> Recent<T> {
    pub(crate) const fn new(most: usize, most_bytes: usize) -> Self {
        Self { items: VecDeque::new(), bytes: 0, most, most_bytes }
    }

    /// Adds an item of this size. The newest stays, whatever its size.
    pub(crate) fn push(&mut self, item: T, bytes: usize) {
        self.items.push_back((bytes, item));
        self.bytes += bytes;
        while self.items.len() > 1 && (self.items.len() > self.most || self.bytes > self.most_bytes)
        {
            if let Some((bytes, _)) = self.items.pop_front() {
                self.bytes -= bytes;
            }
        }
    }

    /// The oldest first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        self.items.iter().map(|(_, item)| item)
    }

    pub(crate) fn front(&self) -> Option<&T> {
        self.items.front().map(|(_, item)| item)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_goes_by_count_and_by_bytes() {
        let mut kept = Recent::new(3, 100);
        let all = |kept: &Recent<u32>| kept.iter().copied().collect::<Vec<_>>();
        (0..5).for_each(|one| kept.push(one, 10));
        assert_eq!(all(&kept), [2, 3, 4]);
        kept.push(5, 90);
        assert_eq!(all(&kept), [4, 5]);
        kept.push(6, 1000);
        assert_eq!(all(&kept), [6]);
        kept.push(7, 100);
        assert_eq!(all(&kept), [7]);
    }
}
