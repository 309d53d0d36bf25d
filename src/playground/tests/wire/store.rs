//! What a directory keeps.

use std::path::PathBuf;

use playground::Settings;
use serde_json::{Value, json};

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
    play.stop().await;
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
    play.stop().await;
}
