//! A tab of a browser, as data.

use tokio::sync::mpsc::UnboundedSender;

use super::id::Id;

/// One tab of a browser.
pub(crate) struct Tab {
    pub user: Id,
    pub line: UnboundedSender<String>,
}
