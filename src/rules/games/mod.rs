//! The games, a folder each. None knows another.

pub mod uchu;
