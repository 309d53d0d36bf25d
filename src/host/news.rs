//! What a table tells those who show it. Only that something changed: what there is to see, and who is to
//! be called, is asked for when somebody is ready to show it, so that several changes make one picture.

use serde::{Deserialize, Serialize};

use crate::{Channel, User, latest};

/// A table has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// Whose table.
    pub channel: Channel,
    /// How many lines its log has now.
    pub line: u32,
}

/// Where news come out. Of a table that has changed several times the last news are there.
pub struct NewsReceiver(latest::Receiver<u32>);

impl NewsReceiver {
    pub(crate) fn new(news: latest::Receiver<u32>) -> NewsReceiver {
        NewsReceiver(news)
    }

    /// The next news; nothing once the hall is gone.
    pub async fn recv(&mut self) -> Option<News> {
        self.0.recv().await.map(|(channel, line)| News { channel, line })
    }
}

/// Who has to be called for what happened at a table since some line of its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calls {
    /// How many lines the log has now.
    pub line: u32,
    /// Who has to be called, the earliest first.
    pub calls: Vec<Call>,
}

/// Somebody has to be called, in a way that they notice. Those who show tables store it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Call {
    /// The turn has come to them.
    Turn(User),
    /// Their time is nearly over.
    Reminder(User),
    /// A bot keeps their seat now.
    Away(User),
    /// Somebody has asked them something.
    Question(User),
    /// The match is over, or called off.
    Over(User),
    /// A rematch waits for them.
    Rematch(User),
}
