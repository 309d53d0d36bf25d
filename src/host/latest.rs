//! A queue that holds the latest value for each channel, in the order in which the channels were first
//! named. Whoever is slow to read finds one value for a channel and not each of its changes, so it never
//! holds more than there are channels.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::Channel;

/// A queue's two ends.
pub(crate) fn queue<V>() -> (Sender<V>, Receiver<V>) {
    let waiting = Waiting { order: VecDeque::new(), values: HashMap::new(), closed: false };
    let shared = Arc::new(Shared { waiting: Mutex::new(waiting), changed: Notify::new() });
    (Sender(Arc::clone(&shared)), Receiver(shared))
}

struct Shared<V> {
    waiting: Mutex<Waiting<V>>,
    changed: Notify,
}

struct Waiting<V> {
    order: VecDeque<Channel>,
    values: HashMap<Channel, V>,
    closed: bool,
}

impl<V> Shared<V> {
    fn waiting(&self) -> MutexGuard<'_, Waiting<V>> {
        // Nothing panics while it is held.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The end that values go in by. The queue ends when it is dropped.
pub(crate) struct Sender<V>(Arc<Shared<V>>);

impl<V> Sender<V> {
    /// Puts a value in, in place of the one that waits for this channel.
    pub(crate) fn send(&self, channel: Channel, value: V) {
        let mut waiting = self.0.waiting();
        if waiting.values.insert(channel, value).is_none() {
            waiting.order.push_back(channel);
        }
        drop(waiting);
        self.0.changed.notify_one();
    }
}

impl<V> Drop for Sender<V> {
    fn drop(&mut self) {
        self.0.waiting().closed = true;
        self.0.changed.notify_one();
    }
}

/// The end that values come out by.
pub(crate) struct Receiver<V>(Arc<Shared<V>>);

impl<V> Receiver<V> {
    /// The next value; nothing once the queue is empty and has ended.
    pub(crate) async fn recv(&mut self) -> Option<(Channel, V)> {
        loop {
            if let Some(next) = self.try_recv() {
                return Some(next);
            }
            if self.0.waiting().closed {
                // What came in just before the end.
                return self.try_recv();
            }
            self.0.changed.notified().await;
        }
    }

    /// The next value, if one waits.
    pub(crate) fn try_recv(&mut self) -> Option<(Channel, V)> {
        let mut waiting = self.0.waiting();
        let channel = waiting.order.pop_front()?;
        waiting.values.remove(&channel).map(|value| (channel, value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_latest_value_of_each_channel_waits_in_the_order_of_the_first() {
        let (sender, mut receiver) = queue();
        for value in 0..100_000_u32 {
            sender.send(Channel(u64::from(value % 3)), value);
        }
        assert_eq!(receiver.recv().await, Some((Channel(0), 99_999)));
        sender.send(Channel(0), 7);
        assert_eq!(receiver.recv().await, Some((Channel(1), 99_997)));
        assert_eq!(receiver.recv().await, Some((Channel(2), 99_998)));
        assert_eq!(receiver.try_recv(), Some((Channel(0), 7)));
        assert_eq!(receiver.try_recv(), None);
    }

    #[tokio::test]
    async fn a_reader_is_woken_by_a_value_and_by_the_end() {
        let (sender, mut receiver) = queue();
        let reader = tokio::spawn(async move { (receiver.recv().await, receiver.recv().await) });
        tokio::task::yield_now().await;
        sender.send(Channel(1), ());
        tokio::task::yield_now().await;
        drop(sender);
        assert_eq!(reader.await.unwrap(), (Some((Channel(1), ())), None));
    }
}
