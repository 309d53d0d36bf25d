//! The keys of what is kept for a channel.

use crate::Channel;

/// Where something of this channel is kept, or what its keys start with.
pub(super) fn channel_key(channel: Channel) -> [u8; 8] {
    channel.0.to_be_bytes()
}
