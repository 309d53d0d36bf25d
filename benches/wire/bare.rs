//! A client that does nothing but answer: a socket, and a callback of type 6 for each interaction.

use futures_util::{SinkExt, StreamExt};
use playground::Running;
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

/// Logs in, posts the button, and answers until it is aborted.
pub(crate) async fn start(playground: &Running) -> JoinHandle<()> {
    let (api, token) = (format!("{}/v10", playground.api()), playground.token().to_owned());
    let address = format!("ws://{}/?v=10&encoding=json", playground.address());
    let (mut socket, _) = connect_async(address).await.expect("the gateway takes clients");
    let identify = json!({"op": 2, "d": {"token": token, "intents": 1, "properties": {}}});
    socket.send(Message::text(identify.to_string())).await.expect("the socket is open");
    let channel = crate::channel(playground);
    let http = reqwest::Client::new();
    tokio::spawn(async move {
        while let Some(Ok(frame)) = socket.next().await {
            let Ok(text) = frame.to_text() else { continue };
            let Ok(event) = serde_json::from_str::<Value>(text) else { continue };
            match event["t"].as_str() {
                Some("GUILD_CREATE") => {
                    let button = json!({"type": 2, "style": 1, "custom_id": "go", "label": "Go"});
                    let body = json!({"content": "press me",
                        "components": [{"type": 1, "components": [button]}]});
                    let post = http.post(format!("{api}/channels/{channel}/messages"));
                    let post = post.header("authorization", format!("Bot {token}")).json(&body);
                    let posted = post.send().await.expect("the API answers");
                    assert!(posted.status().is_success(), "the button is posted");
                }
                Some("INTERACTION_CREATE") => {
                    let id = event["d"]["id"].as_str().unwrap_or_default();
                    let token = event["d"]["token"].as_str().unwrap_or_default();
                    let callback = format!("{api}/interactions/{id}/{token}/callback");
                    let answer = http.post(callback).json(&json!({"type": 6}));
                    // Others need not wait for this answer.
                    tokio::spawn(async move { answer.send().await });
                }
                _ => {}
            }
        }
    })
}
