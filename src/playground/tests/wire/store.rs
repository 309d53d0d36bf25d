//! What a directory keeps.

use std::path::PathBuf;

use playground::{Playground, Settings};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::bot::{Bot, start, string};

/// A directory that is gone after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("playground-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[tokio::test]
async fn a_world_comes_back_with_its_files() {
    let folder = Folder::new("store");
    let settings = || Settings { data: Some(folder.0.clone()), ..Settings::default() };
    let play = start(settings()).await;
    let mut bot = Bot::join(&play).await;
    bot.pinged().await;
    play.act("Ben", json!({"op": "send", "channel": "general", "content": "remember"})).unwrap();
    let part = reqwest::multipart::Part::bytes(b"bytes".to_vec()).file_name("a.txt");
    let picture = reqwest::multipart::Part::bytes(b"picture".to_vec()).file_name("b.png");
    let embed = json!({"embeds": [{"image": {"url": "attachment://b.png"}}]});
    let form = reqwest::multipart::Form::new()
        .text("payload_json", embed.to_string())
        .part("files[0]", part)
        .part("files[1]", picture);
    let path = format!("/channels/{}/messages", bot.channel("games"));
    let sent = crate::bot::answer(bot.request("POST", &path).multipart(form)).await.1;
    let (id, token) = (bot.id.clone(), play.token().to_owned());
    drop(bot);
    play.stop().await.unwrap();
    let play = start(settings()).await;
    assert_eq!(play.token(), token);
    assert_eq!(play.messages("general", "Aki").unwrap()[0]["content"], "remember");
    let file = play.messages("games", "Aki").unwrap()[0]["attachments"][0].clone();
    assert_eq!(file["id"], sent["attachments"][0]["id"]);
    let bytes = reqwest::get(string(&file["url"])).await.unwrap().bytes().await.unwrap();
    assert_eq!(&bytes[..], b"bytes");
    let url = string(&play.messages("games", "Aki").unwrap()[0]["embeds"][0]["image"]["url"]);
    assert_eq!(reqwest::get(url).await.unwrap().bytes().await.unwrap(), &b"picture"[..]);
    let bot = Bot::join(&play).await;
    assert_eq!(bot.id, id);
    let commands = bot.good("GET", &format!("/applications/{id}/commands"), Value::Null).await;
    assert_eq!(commands[0]["name"], "ping");
    drop(bot);
    play.stop().await.unwrap();
}

#[tokio::test]
async fn a_world_that_cannot_be_written_is_no_secret() {
    let folder = Folder::new("unwritten");
    let settings = || Settings { data: Some(folder.0.clone()), ..Settings::default() };
    let play = start(settings()).await;
    // Nothing can be written where a directory is.
    std::fs::create_dir(folder.0.join("world.new")).unwrap();
    play.act("Ben", json!({"op": "send", "channel": "general", "content": "lost"})).unwrap();
    let error = play.stop().await.unwrap_err().to_string();
    assert!(error.contains("world.json"), "{error}");
    std::fs::remove_dir(folder.0.join("world.new")).unwrap();
    start(settings()).await.stop().await.unwrap();
}

#[tokio::test]
async fn a_directory_belongs_to_one_playground() {
    let folder = Folder::new("shared");
    let settings = || Settings { data: Some(folder.0.clone()), ..Settings::default() };
    let play = start(settings()).await;
    let error = Playground::start(settings()).await.unwrap_err().to_string();
    assert!(error.contains(&folder.0.display().to_string()), "{error}");
    assert!(error.contains("another playground"), "{error}");
    play.act("Ben", json!({"op": "send", "channel": "general", "content": "mine"})).unwrap();
    // Stopped or dropped: the next one comes in at once, and finds everything.
    play.stop().await.unwrap();
    for _ in 0..3 {
        let play = start(settings()).await;
        assert_eq!(play.messages("general", "Aki").unwrap()[0]["content"], "mine");
    }
}

#[tokio::test]
async fn a_world_that_cannot_be_read_is_left_alone() {
    let folder = Folder::new("corrupt");
    let settings = || Settings { data: Some(folder.0.clone()), ..Settings::default() };
    start(settings()).await.stop().await.unwrap();
    let path = folder.0.join("world.json");
    let half = std::fs::read(&path).unwrap();
    let half = &half[..half.len() / 2];
    std::fs::write(&path, half).unwrap();
    for _ in 0..2 {
        let error = Playground::start(settings()).await.unwrap_err().to_string();
        assert!(error.contains(&path.display().to_string()), "{error}");
        assert_eq!(std::fs::read(&path).unwrap(), half);
    }
}

#[tokio::test]
async fn a_request_that_never_ends_does_not_keep_the_world_from_being_saved() {
    let folder = Folder::new("endless");
    let settings = || Settings { data: Some(folder.0.clone()), ..Settings::default() };
    let play = start(settings()).await;
    let mut half = TcpStream::connect(play.address()).await.unwrap();
    let head = "POST /control HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\n\
        content-length: 100\r\n\r\n";
    half.write_all(head.as_bytes()).await.unwrap();
    // The server asks for the rest when it waits for it.
    let mut asked = [0; 12];
    half.read_exact(&mut asked).await.unwrap();
    assert_eq!(&asked, b"HTTP/1.1 100");
    play.act("Ben", json!({"op": "send", "channel": "general", "content": "kept"})).unwrap();
    play.stop().await.unwrap();
    let play = start(settings()).await;
    assert_eq!(play.messages("general", "Aki").unwrap()[0]["content"], "kept");
}
