//! Files of a message.

use std::sync::Arc;

use super::text::{cut, one_line};
use crate::discord::limits;

/// A file of a message.
#[derive(Clone, PartialEq)]
pub(crate) struct File {
    /// As it is saved; `[A-Za-z0-9._-]`.
    name: String,
    /// What it is to those who cannot see it.
    alt: String,
    /// What it holds.
    bytes: Arc<[u8]>,
}

impl std::fmt::Debug for File {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "File({}, {} bytes)", self.name, self.bytes.len())
    }
}

/// A file's name as Discord leaves it alone.
fn file_name(name: &str) -> String {
    let safe = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '-');
    let name: String = name.chars().map(|c| if safe(c) { c } else { '_' }).take(100).collect();
    if name.is_empty() { "file".to_owned() } else { name }
}

impl File {
    /// A file with a description for those who cannot see it.
    pub(crate) fn new(name: &str, alt: impl Into<String>, bytes: impl Into<Arc<[u8]>>) -> File {
        let alt = cut(one_line(&alt.into()), limits::ALT);
        File { name: file_name(name), alt, bytes: bytes.into() }
    }

    /// Its name.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Its description for those who cannot see it.
    pub(super) fn alt(&self) -> &str {
        &self.alt
    }

    /// Its content.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}
