//! What kind of file some bytes are. Pictures are known by their content, whatever their sender calls them; it must
//! not know messages.

/// The type of a picture, by its content.
pub(super) fn picture_type(bytes: &[u8]) -> Option<&'static str> {
    let holds = |at: usize, mark: &[u8]| bytes.get(at..).is_some_and(|rest| rest.starts_with(mark));
    if holds(0, b"\x89PNG\r\n\x1a\n") {
        Some("image/png")
    } else if holds(0, b"\xff\xd8\xff") {
        Some("image/jpeg")
    } else if holds(0, b"GIF8") {
        Some("image/gif")
    } else if holds(0, b"RIFF") && holds(8, b"WEBP") {
        Some("image/webp")
    } else if holds(4, b"ftypavif") {
        Some("image/avif")
    } else {
        None
    }
}

/// The type of an uploaded file: a picture by its content, anything else by its label or name, and what nobody
/// has named is text if it can be read.
pub(super) fn content_type(name: &str, label: Option<&str>, bytes: &[u8]) -> String {
    const TEXT: &str = "text/plain; charset=utf-8";
    if let Some(picture) = picture_type(bytes) {
        return picture.to_owned();
    }
    let ending = name.rsplit('.').next().unwrap_or_default().to_ascii_lowercase();
    let named = match ending.as_str() {
        "txt" | "log" => Some(TEXT),
        "json" => Some("application/json"),
        _ => None,
    };
    let essence = label.map(|label| label.split(';').next().unwrap_or_default().trim());
    let says =
        essence.filter(|essence| !essence.is_empty() && *essence != "application/octet-stream");
    match (says, named) {
        (Some("text/plain"), _) => TEXT.to_owned(),
        // What calls itself a picture and is none is nothing that a browser should try to show.
        (Some(says), _) if !says.starts_with("image/") => label.unwrap_or(says).to_owned(),
        (_, Some(named)) => named.to_owned(),
        _ if is_text(bytes) => TEXT.to_owned(),
        _ => "application/octet-stream".to_owned(),
    }
}

/// Can it be read as text?
fn is_text(bytes: &[u8]) -> bool {
    let unseen = |c: char| c.is_control() && !matches!(c, '\n' | '\r' | '\t');
    !bytes.is_empty() && std::str::from_utf8(bytes).is_ok_and(|text| !text.contains(unseen))
}

/// Width and height of a PNG or GIF.
pub(super) fn shape(bytes: &[u8]) -> Option<(u32, u32)> {
    match picture_type(bytes)? {
        "image/png" => {
            let side =
                |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
            Some((side(16)?, side(20)?))
        }
        "image/gif" => {
            let side =
                |at: usize| Some(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?));
            Some((side(6)?.into(), side(8)?.into()))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_what_it_is_and_not_what_it_is_called() {
        let png = b"\x89PNG\r\n\x1a\n....IHDR\0\0\0\x02\0\0\0\x03";
        for (name, label) in [("a.png", Some("image/jpeg")), ("a.txt", None), ("a", Some("x/y"))] {
            assert_eq!(content_type(name, label, png), "image/png", "{name}");
        }
        assert_eq!(shape(png), Some((2, 3)));
        let text = "text/plain; charset=utf-8";
        for (name, label, bytes, kind) in [
            ("a.png", Some("image/png"), &b"<script>"[..], text),
            ("a.png", Some("image/png"), b"\0\x01", "application/octet-stream"),
            ("a.jsonl", None, b"{}\n{}\n", text),
            ("a.jsonl", Some("application/octet-stream"), b"{}", text),
            ("a.txt", Some("text/plain"), b"x", text),
            ("a.json", None, b"{}", "application/json"),
            ("a.html", Some("text/html"), b"<p>", "text/html"),
            ("a.bin", None, b"\xff\xfe", "application/octet-stream"),
        ] {
            assert_eq!(content_type(name, label, bytes), kind, "{name} {label:?}");
        }
    }
}
