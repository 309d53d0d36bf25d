//! The bot's resources: the tables, Discord, the keys of the buttons and the pictures.

use std::time::Duration;

use host::Channel;
use host::hall::Hall;
use rules::words::Words;

use crate::discord::custom_id::Keys;
use crate::discord::wire::Wire;
use crate::picture::Gallery;
use crate::scene::Frame;

/// The bot's resources.
pub(crate) struct Resources {
    hall: Hall,
    wire: Wire,
    keys: Keys,
    gallery: Gallery,
    edit_pause: Duration,
}

impl Resources {
    /// The resources of a bot with these tables.
    pub(crate) fn new(hall: Hall, wire: Wire, gallery: Gallery, edit_pause: Duration) -> Resources {
        let keys = Keys::new(&hall.secret());
        Resources { hall, wire, keys, gallery, edit_pause }
    }

    /// The shortest time between two rounds of edits of a table's messages.
    pub(crate) fn edit_pause(&self) -> Duration {
        self.edit_pause
    }

    /// The tables.
    pub(crate) fn hall(&self) -> &Hall {
        &self.hall
    }

    /// The client for Discord's API.
    pub(crate) fn wire(&self) -> &Wire {
        &self.wire
    }

    /// The keys that seal and open the ids of buttons.
    pub(crate) fn keys(&self) -> &Keys {
        &self.keys
    }

    /// The pictures.
    pub(crate) fn gallery(&self) -> &Gallery {
        &self.gallery
    }

    /// The frame of a scene of this channel's table, as it stands at this line of its log.
    pub(crate) fn frame<'a>(&'a self, channel: Channel, line: u32, words: &'a Words) -> Frame<'a> {
        Frame { words, keys: &self.keys, channel, line, open: None, ask: None }
    }
}
