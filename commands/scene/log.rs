//! What happened in the match, as one person may know it: in pages, the newest first, and on a page
//! the newest line last.

use super::frame::Frame;
use crate::discord::custom_id::What;
use crate::discord::message::text::{length, literal};
use crate::discord::message::{Button, Embed, Message, Row, Style};

/// The characters of a log on a message of its own.
const ALONE_CHARS: usize = 4000;

/// The characters of a log below a table.
const BELOW_CHARS: usize = 1600;

/// Stands for a line on the buttons between pages: what they lead to takes their message's place.
pub(crate) const PAGES_LINE: u32 = u32::MAX;

/// A page of what happened so far.
pub(crate) fn log(told: &[String], page: u16, frame: &Frame<'_>) -> Message {
    let (embed, rows) = paged(told, page, ALONE_CHARS, "log-whole", What::Log, frame);
    Message::new().embed(embed).rows(rows).ephemeral()
}

/// A page of what happened in this part of the match, to stand below the table.
pub(super) fn below(told: &[String], page: u16, frame: &Frame<'_>) -> (Embed, Vec<Row>) {
    paged(told, page, BELOW_CHARS, "log-part", What::Watch, frame)
}

fn paged(
    told: &[String],
    page: u16,
    most: usize,
    title: &str,
    to: fn(u16) -> What,
    frame: &Frame<'_>,
) -> (Embed, Vec<Row>) {
    let lines: Vec<String> = told.iter().map(|line| literal(line)).collect();
    let pages = pages(&lines, most);
    let last = u16::try_from(pages.len().saturating_sub(1)).unwrap_or(u16::MAX);
    let page = page.min(last);
    let text = match pages.get(usize::from(page)) {
        Some(lines) => lines.join("\n"),
        None => frame.say("hand-log-empty", &[]),
    };
    let embed = Embed::new().title(frame.say(title, &[])).text(text);
    if last == 0 {
        return (embed, Vec::new());
    }
    let button = |key: &str, to: Option<What>| {
        let there = to.is_some();
        let id = frame.id_at(PAGES_LINE, to.unwrap_or(What::Withheld(0)));
        Button::new(Style::Secondary, frame.say(key, &[]), id).disabled(!there)
    };
    let buttons = [
        button("log-older", (page < last).then(|| to(page + 1))),
        button("log-newer", page.checked_sub(1).map(to)),
    ];
    let numbers = [("page", (last - page + 1).into()), ("pages", pages.len().into())];
    (embed.footer(frame.say("log-page", &numbers)), Row::buttons(buttons))
}

/// The lines in pages of at most this many characters, the newest page first.
fn pages(lines: &[String], most: usize) -> Vec<&[String]> {
    let mut pages = Vec::new();
    let (mut end, mut size) = (lines.len(), 0);
    for (at, line) in lines.iter().enumerate().rev() {
        let own = length(line) + 1;
        if size + own > most && at + 1 < end {
            pages.push(&lines[at + 1..end]);
            (end, size) = (at + 1, 0);
        }
        size += own;
    }
    if end > 0 {
        pages.push(&lines[..end]);
    }
    pages
}
