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
//! | `faults` | what the next requests and events suffer |
//! | `recent` | the newest of something, within bounds |
//! | `json`, `http` | fields of bodies, parts of requests |
//! | `store` | the world in a directory |
//! | `serving` | connections, and how long they may take |
//! | `router`, `access` | which of them answers what, and who may come in |

mod access;
mod clock;
mod control;
mod faults;
mod gateway;
mod http;
mod json;
pub mod limits;
mod people;
mod recent;
mod refusal;
mod rest;
mod router;
mod running;
mod server;
mod serving;
mod store;
mod world;

pub use self::clock::Clock;
pub use self::running::{LONGEST_WAIT, Playground, Running, Settings};
pub use self::world::Id;
