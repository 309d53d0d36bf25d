//! How many interactions a second go through the playground, and how long one takes: with a client
//! that does nothing but answer, and with serenity answering the same. The first is the playground's
//! own cost, the difference is serenity's.
//!
//! `cargo run --release -p wire`. An interaction is a press on the page's own socket, all the way
//! through the gateway to the bot, its callback, and back to the page that shows it done.

#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]

mod bare;
mod with_serenity;

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use playground::{Playground, Running, Settings};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

const A_WHILE: Duration = Duration::from_secs(3);
const TURNS: usize = 3;

#[tokio::main]
async fn main() {
    println!("{:<34} {:>6} {:>12} {:>9} {:>9}", "client", "pages", "presses/s", "p50 ms", "p99 ms");
    for pages in [1, 32] {
        let mut medians = Vec::new();
        let mut figures = [Vec::new(), Vec::new()];
        // In turns, so that what disturbs the machine disturbs both.
        for _ in 0..TURNS {
            let playground = start().await;
            let bot = bare::start(&playground).await;
            figures[0].push(measure(&playground, pages).await);
            bot.abort();
            playground.stop().await.expect("nothing is kept");
            let playground = start().await;
            let bot = with_serenity::start(&playground).await;
            figures[1].push(measure(&playground, pages).await);
            bot.abort();
            playground.stop().await.expect("nothing is kept");
        }
        for (name, figures) in ["does nothing but answer", "serenity 0.12.5"].iter().zip(figures) {
            let mut figures: Vec<Figure> = figures;
            figures.sort_by(|a, b| a.rate.total_cmp(&b.rate));
            let Figure { rate, p50, p99 } = figures[TURNS / 2];
            println!("{name:<34} {pages:>6} {rate:>12.0} {p50:>9.2} {p99:>9.2}");
            medians.push(rate);
        }
        println!("playground alone / with serenity, {pages} pages: {:.2}", medians[0] / medians[1]);
    }
}

async fn start() -> Running {
    Playground::start(Settings::default()).await.expect("a free port on loopback")
}

/// The figures of one turn.
#[derive(Clone, Copy)]
struct Figure {
    rate: f64,
    p50: f64,
    p99: f64,
}

/// The channel in which the bot posts its button.
fn channel(playground: &Running) -> String {
    let state = playground.state();
    let mut channels = state["channels"].as_array().into_iter().flatten();
    let general = channels.find(|channel| channel["name"] == "general");
    let id = general.and_then(|channel| channel["id"].as_str());
    id.expect("there is a channel").to_owned()
}

/// The button that the bot has posted: channel and message.
async fn button(playground: &Running) -> (Value, Value) {
    playground
        .until(|playground| {
            let messages = playground.messages("general", "Aki").ok()?;
            let message = messages.into_iter().find(|message| message["content"] == "press me")?;
            Some((message["channel_id"].clone(), message["id"].clone()))
        })
        .await
}

async fn measure(playground: &Running, pages: usize) -> Figure {
    let (channel, message) = button(playground).await;
    let press = json!({"op": "press", "nonce": "1", "channel": channel, "message": message,
        "custom_id": "go", "component_type": 2});
    let state = playground.state();
    let user = state["users"].as_array().into_iter().flatten().find(|user| user["bot"] != true);
    let user = user.and_then(|user| user["id"].as_str()).expect("somebody is there").to_owned();
    let address = format!("ws://{}/play/socket?user={user}", playground.address());
    let presses = (0..pages).map(|_| tokio::spawn(page(address.clone(), press.to_string())));
    let start = Instant::now();
    let mut times = Vec::new();
    for page in presses.collect::<Vec<_>>() {
        times.extend(page.await.expect("a page goes on to its end"));
    }
    let elapsed = start.elapsed().as_secs_f64();
    times.sort();
    let at = |share: f64| times[(times.len() as f64 * share) as usize].as_secs_f64() * 1000.0;
    Figure { rate: times.len() as f64 / elapsed, p50: at(0.5), p99: at(0.99) }
}

/// One page that presses again as soon as it sees the last press done; how long each took.
async fn page(address: String, press: String) -> Vec<Duration> {
    let (mut socket, _) = connect_async(address).await.expect("the playground takes pages");
    let mut times = Vec::new();
    let begin = Instant::now();
    while begin.elapsed() < A_WHILE {
        let start = Instant::now();
        socket.send(Message::text(press.clone())).await.expect("the socket is open");
        loop {
            let frame = socket.next().await.expect("the socket is open").expect("frames are whole");
            let Ok(text) = frame.to_text() else { continue };
            let Ok(frame) = serde_json::from_str::<Value>(text) else { continue };
            if frame["t"] == "interaction" && frame["d"]["state"] == "done" {
                break;
            }
            assert_ne!(frame["t"], "refused", "{text}");
            assert_ne!(frame["d"]["state"], "failed", "{text}");
        }
        times.push(start.elapsed());
    }
    times
}
