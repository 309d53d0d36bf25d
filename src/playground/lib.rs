//! A Discord in a box: REST v10, gateway v10 and a web page on one port, for people without a bot
//! token and for tests without a network. It knows no bot and no library; it speaks Discord's wire.
//!
//! | file | what |
//! |---|---|
//! | `clock` | time, which tests can drive |
//! | `limits` | Discord's limits in one table, and the checks of bodies |
//! | `refusal` | Discord's errors |
//! | `world` | guild, people, bots, channels, messages, interactions, behind one lock |
//! | `gateway` | sessions on their sockets |
//! | `rest` | the routes of the API |
//! | `people` | the page and its sockets |
//! | `control` | faults, driving time, reading back |
//! | `kept` | what is kept for reading back, within bounds |
//! | `store` | the world in a directory |
//! | `front` | which of them answers what, and who may come in |

mod clock;
mod control;
mod front;
mod gateway;
mod kept;
pub mod limits;
mod people;
mod refusal;
mod rest;
mod running;
mod server;
mod store;
mod world;

pub use self::clock::Clock;
pub use self::running::{Playground, Running, Settings};
pub use self::world::Id;

/// How often the world looks at the clock.
pub(crate) const TICK: std::time::Duration = std::time::Duration::from_millis(20);
