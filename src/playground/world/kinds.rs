//! Numbers of Discord's wire: types of channels and flags of messages.

/// Types of channels.
pub(crate) const TEXT: u8 = 0;
pub(crate) const DM: u8 = 1;
pub(crate) const FORUM: u8 = 15;
pub(crate) const PUBLIC_THREAD: u8 = 11;
pub(crate) const PRIVATE_THREAD: u8 = 12;

/// Message flags.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
pub(crate) const LOADING: u64 = 1 << 7;
pub(crate) const HAS_THREAD: u64 = 1 << 5;
pub(crate) const COMPONENTS_V2: u64 = 1 << 15;
