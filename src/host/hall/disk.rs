//! What may wait for the disk, away from the threads that answer.

use crate::store::Store;

/// Does this with the store on a thread that may wait; nothing if it falls over, which is logged.
pub(super) async fn on_disk<T: Send + 'static>(
    store: &Store,
    work: impl FnOnce(&Store) -> T + Send + 'static,
) -> Option<T> {
    let store = store.clone();
    let done = tokio::task::spawn_blocking(move || work(&store)).await;
    done.inspect_err(|panic| tracing::error!(%panic, "the store fell over")).ok()
}
