//! What a request carries: JSON, or a form of JSON and files.

use serde::Serialize;

use super::reply::Reply;
use crate::discord::message::{Body, File, Message, Modal};

/// The content of a request and its type.
pub(super) struct Content {
    pub(super) kind: String,
    pub(super) bytes: Vec<u8>,
}

impl Content {
    pub(super) fn json(body: &impl Serialize) -> Content {
        let bytes = serde_json::to_vec(body).expect("what we send has text keys, so it is JSON");
        Content { kind: "application/json".to_owned(), bytes }
    }

    /// JSON alone, or with the files to which it refers.
    fn with_files(body: &impl Serialize, files: &[File]) -> Content {
        let json = Content::json(body);
        if files.is_empty() {
            return json;
        }
        // No file of ours holds 128 random bits by chance.
        let boundary = format!("kaigi-{:032x}", rand::random::<u128>());
        let sum: usize = files.iter().map(|file| file.bytes().len() + 256).sum();
        let mut bytes = Vec::with_capacity(json.bytes.len() + sum + 256);
        let mut part = |name: &str, kind: &str, content: &[u8]| {
            let head = format!(
                "--{boundary}\r\nContent-Disposition: form-data; {name}\r\nContent-Type: {kind}\r\n\r\n"
            );
            bytes.extend_from_slice(head.as_bytes());
            bytes.extend_from_slice(content);
            bytes.extend_from_slice(b"\r\n");
        };
        part("name=\"payload_json\"", &json.kind, &json.bytes);
        for (n, file) in files.iter().enumerate() {
            let name = format!("name=\"files[{n}]\"; filename=\"{}\"", file.name());
            part(&name, content_type(file.name()), file.bytes());
        }
        bytes.extend_from_slice(format!("--{boundary}--\r\n").as_bytes());
        Content { kind: format!("multipart/form-data; boundary={boundary}"), bytes }
    }

    pub(super) fn edit(message: &Message) -> Content {
        Content::with_files(&message.body(true), message.files())
    }

    pub(super) fn new(message: &Message) -> Content {
        Content::with_files(&message.body(false), message.files())
    }

    /// A new message that is there once, however often it is sent: Discord knows it by its nonce.
    pub(super) fn once(message: &Message, nonce: &str) -> Content {
        #[derive(Serialize)]
        struct Once<'a> {
            #[serde(flatten)]
            body: Body<'a>,
            nonce: &'a str,
            enforce_nonce: bool,
        }
        let body = Once { body: message.body(false), nonce, enforce_nonce: true };
        Content::with_files(&body, message.files())
    }

    pub(super) fn answer(reply: Reply<'_>) -> Content {
        let (kind, data, files) = match reply {
            Reply::Message(message) => {
                (4, Some(Data::Message(message.body(false))), message.files())
            }
            Reply::Defer { ephemeral: true } => {
                (5, Some(Data::Deferred { flags: 64 }), [].as_slice())
            }
            Reply::Defer { ephemeral: false } => (5, None, [].as_slice()),
            Reply::DeferUpdate => (6, None, [].as_slice()),
            Reply::Update(message) => (7, Some(Data::Message(message.body(true))), message.files()),
            Reply::Modal(modal) => (9, Some(Data::Modal(modal)), [].as_slice()),
        };
        Content::with_files(&Callback { r#type: kind, data }, files)
    }
}

#[derive(Serialize)]
struct Callback<'a> {
    r#type: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<Data<'a>>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Data<'a> {
    Message(Body<'a>),
    Deferred { flags: u32 },
    Modal(&'a Modal),
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("png") => "image/png",
        Some("json") => "application/json",
        Some("jsonl") => "application/x-ndjson",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
