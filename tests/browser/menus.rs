//! A menu whose options say more than their names: seen, heard, and chosen without a mouse.

use fantoccini::key::Key;
use playground::{Playground, Settings};
use serde_json::json;

use super::{Screen, button, in_time};

#[tokio::test]
async fn the_line_below_an_option_is_seen_heard_and_reached_by_keys() {
    in_time(async {
        let Some(screen) = Screen::open(1200, 800).await else { return };
        let playground = Playground::start(Settings::default()).await.unwrap();
        let state = playground.state();
        let channels = state["channels"].as_array().unwrap();
        let channel = channels.iter().find(|channel| channel["name"] == "general").unwrap();
        let option =
            |name: &str, cost: &str| json!({"label": name, "value": name, "description": cost});
        let menu = json!({"type": 3, "custom_id": "buy", "placeholder": "Buy",
            "options": [option("Cart", "2 coins"), option("Mule", "3 coins, and carries 5")]});
        let body = json!({"content": "market", "components": [{"type": 1, "components": [menu]}]});
        let id = channel["id"].as_str().unwrap();
        let sent = reqwest::Client::new()
            .post(format!("{}/v10/channels/{id}/messages", playground.api()))
            .header("authorization", format!("Bot {}", playground.token()))
            .json(&body)
            .send();
        assert!(sent.await.unwrap().status().is_success());
        screen.sit("Aki", &playground).await;
        screen.read("market").await;
        let menu = screen.see(&button("buy")).await;
        assert_eq!(menu.attr("aria-label").await.unwrap().as_deref(), Some("Buy"));
        menu.send_keys(&char::from(Key::Enter).to_string()).await.unwrap();
        let detail =
            screen.see("//*[@role='option'][2]//*[contains(., 'carries 5')][last()]").await;
        assert!(detail.is_displayed().await.unwrap());
        screen.picture("menu").await;
        screen.key(Key::Down).await;
        let active = "return document.getElementById(\
                      document.activeElement.getAttribute('aria-activedescendant')).innerText";
        let heard = screen.script(active).await;
        let words: Vec<&str> = heard.as_str().unwrap().split_whitespace().collect();
        assert_eq!(words.join(" "), "Mule 3 coins, and carries 5");
        screen.key(Key::Enter).await;
        screen.see("//button[@data-custom-id='buy'][contains(@aria-label, 'Mule')]").await;
        screen.close().await;
        playground.stop().await.unwrap();
    })
    .await;
}
