//! What commands and buttons do for people, below both of them.
//!
//! | module | what it is |
//! |---|---|
//! | `common` | the bot's resources, visits, looks with their pictures |
//! | `keeper` | the tasks that keep boards and pages up to date |
//! | `app` | the state that everything shares |
//! | `response`, `answer` | the answer to a visitor, given in time or put off |
//! | `turns` | turns for answers that are large |
//! | `press` | what a visitor asks of a table |
//! | `hand`, `watch`, `rules`, `record`, `new_table` | what both a command and a button can ask for |

pub(crate) mod answer;
pub(crate) mod app;
pub(crate) mod common;
pub(crate) mod hand;
pub(crate) mod keeper;
pub(crate) mod new_table;
pub(crate) mod press;
pub(crate) mod record;
pub(crate) mod response;
pub(crate) mod rules;
pub(crate) mod turns;
pub(crate) mod watch;
