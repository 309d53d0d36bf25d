//! Uploaded files, and how a body names them. It must not know messages.

use axum::body::Bytes;
use serde_json::Value;

use super::Id;
use crate::json::text;

/// A file of a multipart body.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// The n of `files[n]`.
    pub number: u64,
    pub filename: String,
    pub content_type: Option<String>,
    pub bytes: Bytes,
}

/// Where an embed has pictures: the part, and the key of the address in it.
pub(super) const PICTURES: [(&str, &str); 4] =
    [("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")];

/// What the body says about an uploaded file.
pub(super) fn about_upload<'b>(upload: &Upload, body: &'b Value) -> Option<&'b Value> {
    let mut listed = body.get("attachments").and_then(Value::as_array).into_iter().flatten();
    listed.find(|about| about.get("id").and_then(Id::read) == Some(Id(upload.number)))
}

/// The name of an uploaded file before it is made [`safe`].
pub(super) fn filename<'u>(upload: &'u Upload, about: Option<&'u Value>) -> &'u str {
    about.and_then(|about| text(about, "filename")).unwrap_or(&upload.filename)
}

pub(super) fn attached(url: &str) -> Option<&str> {
    url.strip_prefix("attachment://")
}

/// A file name without anything that a path or a URL would understand.
pub(super) fn safe(name: &str) -> String {
    let kept = name.chars().map(|c| if c == ' ' { '_' } else { c });
    let kept: String =
        kept.filter(|c| c.is_ascii_alphanumeric() || "-_.".contains(*c)).take(120).collect();
    if kept.trim_matches('.').is_empty() { "file".to_owned() } else { kept }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_name_cannot_leave_its_folder() {
        assert_eq!(safe("../../etc/passwd"), "....etcpasswd");
        assert_eq!(safe(".."), "file");
        assert_eq!(safe("my board.png"), "my_board.png");
    }
}
