//! What an export writes, whether the bot is stopped or running.

use std::io::Write;

use host::Channel;
use host::record::{self, Record};
use host::store::{Exported, NotExported, Store, Trouble};
use rules::GAMES;

use super::terminal::one_sentence;

/// What went wrong, in one line.
pub(super) fn said(why: &NotExported) -> String {
    match why {
        NotExported::Io(error) => one_sentence(error),
        NotExported::Store(trouble) => one_sentence(trouble),
    }
}

/// That a table is not among what was written, in one line.
pub(super) fn left_out(channel: Channel, trouble: &Trouble) -> String {
    format!("table {channel} is left out: {}", one_sentence(trouble))
}

/// Writes all tables, or only the matches that are over.
pub(super) fn export(
    store: &Store,
    only_records: bool,
    out: &mut dyn Write,
    each: &mut dyn FnMut(),
) -> Result<Exported, NotExported> {
    if only_records { records(store, out, each) } else { store.export(out, each) }
}

/// The matches that are over, one record after the other, numbered anew.
fn records(
    store: &Store,
    out: &mut dyn Write,
    each: &mut dyn FnMut(),
) -> Result<Exported, NotExported> {
    const NUMBER: &str = "{\"match\":0,";
    let mut exported = Exported::default();
    for channel in store.channels()? {
        let mut from = 0;
        loop {
            let lines = match store.lines(channel, from) {
                Ok(lines) => lines,
                Err(trouble) => {
                    exported.damaged.push((channel, trouble));
                    break;
                }
            };
            let count = u32::try_from(lines.len()).unwrap_or(u32::MAX);
            if count == 0 {
                break;
            }
            from += count;
            let Some(Record { text, .. }) = record::from_lines(GAMES, &lines) else { continue };
            for line in text.lines() {
                match line.strip_prefix(NUMBER) {
                    Some(rest) => writeln!(out, "{{\"match\":{},{rest}", exported.tables)?,
                    None => writeln!(out, "{line}")?,
                }
            }
            exported.tables += 1;
        }
        each();
    }
    out.flush()?;
    Ok(exported)
}
