//! What a keeper remembers across restarts: what it has posted, and what it was about to post.
//!
//! A message is posted under a nonce that was noted before. Whoever comes after a sudden end posts it again under
//! the same nonce, and for some minutes Discord answers with the message that is there already.

use host::Server;
use host::news::Call;
use serde::{Deserialize, Serialize};

use crate::discord::wire::StoredHandle;

/// The characters of a nonce.
const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";

/// What a keeper remembers across restarts.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct KeeperNote {
    /// The message that is the board.
    pub(super) board: Option<u64>,
    /// The last call.
    pub(super) call: Option<u64>,
    /// The line of the log that the board shows.
    pub(super) line: u32,
    /// Does the board show how it ended?
    pub(super) over: bool,
    /// The language of the place.
    pub(super) language: String,
    /// The server that it belongs to.
    #[serde(default)]
    pub(super) server: Option<Server>,
    /// The pages that people hold.
    #[serde(default)]
    pub(super) pages: Vec<NotedPage>,
    /// The line up to which everybody was called who had to be. Older versions did not note it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) heard: Option<u32>,
    /// What the last call was for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) called: Vec<Call>,
    /// The nonce of a board that is being posted, or was when we fell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) board_nonce: Option<String>,
    /// The nonce of a call that is being posted, or was when we fell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) call_nonce: Option<String>,
    /// Messages of ours that are to be deleted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) stale: Vec<u64>,
    /// The channel is gone: nothing is to be shown any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) gone: bool,
}

/// A page as it is noted across restarts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct NotedPage {
    pub(super) user: u64,
    pub(super) language: String,
    #[serde(rename = "door")]
    pub(super) reply_to: StoredHandle,
}

impl KeeperNote {
    /// The note as it was stored; nothing if it cannot be read.
    pub(super) fn read(stored: &[u8]) -> Option<KeeperNote> {
        serde_json::from_slice(stored).ok()
    }

    /// Is there something to show of a log of this many lines that was not shown, or perhaps not?
    pub(super) fn is_behind(&self, line: u32) -> bool {
        let called = self.heard.is_none_or(|heard| heard == line);
        let posted = self.board_nonce.is_none() && self.call_nonce.is_none();
        !(self.gone || self.line == line && called && posted && self.stale.is_empty())
    }

    /// The line up to which everybody was called; nothing if nobody knows, since an older version has written
    /// it before it had shown anything.
    pub(super) fn heard(&self) -> Option<u32> {
        match (self.heard, self.board, self.line) {
            (Some(heard), ..) => Some(heard),
            (None, None, _) => Some(0),
            (None, Some(_), 0) => None,
            (None, Some(_), line) => Some(line),
        }
    }
}

/// The kinds of messages that are posted under a nonce.
#[derive(Clone, Copy)]
pub(super) enum Posting {
    Board,
    Call,
}

/// A nonce of at most 25 characters: what is posted, where, at which line, and some chance, since a board that was
/// deleted is posted again at the same line.
pub(super) fn nonce(posting: Posting, channel: u64, line: u32) -> String {
    let kind = match posting {
        Posting::Board => 'b',
        Posting::Call => 'c',
    };
    let chance = rand::random::<u32>() % 36_u32.pow(4);
    let mut nonce = String::from(kind);
    for (number, width) in [(channel, 13), (line.into(), 7), (chance.into(), 4)] {
        nonce.push_str(&base_36(number, width));
    }
    nonce
}

/// A number in this many digits.
fn base_36(mut number: u64, width: usize) -> String {
    let mut digits = vec![b'0'; width];
    for digit in digits.iter_mut().rev() {
        *digit = DIGITS[(number % 36) as usize];
        number /= 36;
    }
    digits.into_iter().map(char::from).collect()
}

#[cfg(test)]
mod tests {
    use host::User;

    use super::*;

    /// As version 0.1.0 has written it.
    const OLD_NOTE: &str = r#"{"board":11,"call":12,"line":7,"over":false,"language":"ja","server":13,
        "pages":[{"user":14,"language":"ko","door":{"id":15,"token":"t","application":16,"arrived":17}}]}"#;

    #[test]
    fn a_note_of_an_older_version_is_read_and_written_in_the_same_form() {
        let note: KeeperNote = serde_json::from_str(OLD_NOTE).unwrap();
        assert_eq!((note.board, note.call, note.line), (Some(11), Some(12), 7));
        assert_eq!((note.language.as_str(), note.server), ("ja", Some(Server(13))));
        assert_eq!((note.pages[0].user, note.pages[0].language.as_str()), (14, "ko"));
        let old: serde_json::Value = serde_json::from_str(OLD_NOTE).unwrap();
        assert_eq!(serde_json::to_value(&note).unwrap(), old);
        assert_eq!((note.heard(), note.is_behind(7), note.is_behind(8)), (Some(7), false, true));
    }

    #[test]
    fn what_was_not_shown_or_called_or_finished_is_behind() {
        let shown = KeeperNote { board: Some(1), line: 7, heard: Some(7), ..KeeperNote::default() };
        assert!(!shown.is_behind(7));
        assert!(shown.is_behind(8), "a line that nobody was shown");
        assert!(KeeperNote { heard: Some(6), ..shown.clone() }.is_behind(7), "nobody was called");
        let nonce = Some("b".to_owned());
        assert!(KeeperNote { board_nonce: nonce.clone(), ..shown.clone() }.is_behind(7));
        assert!(KeeperNote { call_nonce: nonce, ..shown.clone() }.is_behind(7));
        assert!(KeeperNote { stale: vec![2], ..shown.clone() }.is_behind(7));
        assert!(!KeeperNote { gone: true, ..shown }.is_behind(9), "nobody can be shown it");
    }

    #[test]
    fn a_nonce_is_short_and_names_its_channel_and_line() {
        let one = nonce(Posting::Board, u64::MAX, u32::MAX);
        assert_eq!(one.len(), 25);
        assert!(one.starts_with("b3w5e11264sgsf1z141z3"), "{one}");
        let call = nonce(Posting::Call, 36, 1);
        assert!(call.starts_with("c00000000000100000001"), "{call}");
        let calls = vec![Call::Turn(User(5)), Call::Question(User(6))];
        let note = KeeperNote { called: calls, ..KeeperNote::default() };
        let stored = serde_json::to_vec(&note).unwrap();
        assert_eq!(KeeperNote::read(&stored), Some(note));
    }
}
