//! Being forgotten: what that means is said before it is done, and what is kept after it.

use ::rules::words::Words;

use super::frame::Frame;
use super::parts::note;
use crate::discord::custom_id::What;
use crate::discord::message::{Message, Row, Style};

/// What being forgotten means, and whether the reader wants it.
pub(crate) fn may_forget(frame: &Frame<'_>) -> Message {
    let lines = ["forget-ask", "forget-kept", "forget-running", "forget-sure"];
    let forget = frame.button(Style::Danger, "button-forget", What::Forget);
    note(lines.map(|key| frame.say(key, &[])).join("\n\n")).rows(Row::buttons([forget]))
}

/// The reader was forgotten; this many tables are not over.
pub(crate) fn forgotten(waiting: usize, words: &Words) -> Message {
    let done = words.say("forget-done", &[]);
    let kept = words.say("forget-kept", &[]);
    let more = (waiting > 0).then(|| words.say("forget-waiting", &[("count", waiting.into())]));
    note([Some(done), more, Some(kept)].into_iter().flatten().collect::<Vec<_>>().join("\n\n"))
}
