//! The games, a folder each. None knows another.

pub mod abyssi;
#[cfg(any(test, feature = "sample"))]
pub mod bazaar;
pub mod cosmocode;
pub mod nusa;
pub mod uchu;
