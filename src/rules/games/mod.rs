//! The games, a folder each. None knows another.

pub mod abyssi;
pub mod cosmocode;
pub mod nusa;
pub mod uchu;
