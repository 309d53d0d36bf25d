//! What happened in the match so far, as one person may know it.

use super::Frame;
use crate::discord::message::text::literal;
use crate::discord::message::{Embed, Message};

/// The newest of these lines that fit on one message.
pub(crate) fn log(told: &[String], frame: &Frame<'_>) -> Message {
    const MOST: usize = 4000;
    let mut lines: Vec<String> = Vec::new();
    let mut length = 0;
    for line in told.iter().rev().map(|line| literal(line)) {
        // As many as Discord counts at most.
        length += line.encode_utf16().count() + 1;
        if length > MOST {
            break;
        }
        lines.push(line);
    }
    if lines.is_empty() {
        lines.push(frame.say("hand-log-empty", &[]));
    }
    lines.reverse();
    let embed = Embed::new().title(frame.say("hand-log", &[])).text(lines.join("\n"));
    Message::new().embed(embed).ephemeral()
}
