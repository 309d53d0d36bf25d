//! REST: one way in for every request of the API. It reads the body, asks for faults, token and rate,
//! finds the route, answers, and keeps a log. What a route does stands in the file of its noun.

mod application;
mod body;
mod call;
mod channel;
mod commands;
mod emojis;
mod guild;
mod log;
mod members;
mod messages;
mod rate_limiter;
mod replies;
mod route;
mod serve;
mod threads;
mod users;

pub(crate) use self::log::RequestLog;
pub(crate) use self::rate_limiter::RateLimiter;
pub(crate) use self::serve::serve;
