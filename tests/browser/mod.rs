//! The playground's page in a real Chromium, used as people use it: several tabs, mouse, keyboard
//! alone, a narrow window. A discord.js bot answers, or Kaigi itself.
//!
//! Needs Chromium with its driver, and what `tests/clients` needs. Where that is missing the tests
//! say so and do nothing, except under `CI`, where they fail. Screenshots go to the folder that
//! Cargo keeps for tests, `target/tmp`.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use fantoccini::key::Key;
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder, Locator};
use playground::{LONGEST_WAIT, Playground, Running, Settings};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::clients::{Bot, has};
use crate::project;

/// The real bot in two tabs.
mod abyssi;
mod cosmocode;
mod menus;
mod nusa;
mod tabs;
mod uchu;

const DRIVER: &str = "/usr/bin/chromedriver";

/// A playground with a bot that answers, on a screen.
struct Stage {
    playground: Running,
    bot: Bot,
    screen: Screen,
}

impl std::ops::Deref for Stage {
    type Target = Screen;

    fn deref(&self) -> &Screen {
        &self.screen
    }
}

impl Stage {
    /// Nothing if something it needs is not installed.
    async fn set(width: u32, height: u32) -> Option<Stage> {
        let folder = project("tests/clients/discordjs");
        if !has(&folder.join("node_modules/discord.js"), "tests/clients/install") {
            return None;
        }
        let screen = Screen::open(width, height).await?;
        let playground = Playground::start(Settings::default()).await.unwrap();
        let script = folder.join("bot.mjs");
        let mut bot = Bot::start(&PathBuf::from("node"), &script, &playground);
        bot.until("ready").await;
        Some(Stage { playground, bot, screen })
    }

    /// Opens the page as this user in the tab that is in front.
    async fn sit(&self, user: &str) {
        self.screen.sit(user, &self.playground).await;
    }

    async fn strike(self) {
        self.screen.close().await;
        self.playground.stop().await.unwrap();
    }
}

/// A browser.
struct Screen {
    browser: Client,
    _driver: Child,
}

impl Screen {
    /// Nothing if there is none.
    async fn open(width: u32, height: u32) -> Option<Screen> {
        if !has(Path::new(DRIVER), "apt-get install chromium chromium-driver") {
            return None;
        }
        let (driver, address) = driver().await;
        let browser = ClientBuilder::new(hyper_util::client::legacy::connect::HttpConnector::new())
            .capabilities(capabilities(width, height))
            .connect(&address)
            .await
            .unwrap();
        Some(Screen { browser, _driver: driver })
    }

    /// Opens the page as this user in the tab that is in front.
    async fn sit(&self, user: &str, playground: &Running) {
        let state = playground.state();
        let users = state["users"].as_array().unwrap();
        let user = users.iter().find(|one| one["username"] == user || one["global_name"] == user);
        let id = user.expect("the user is there")["id"].as_str().unwrap();
        let page = format!("{}/?user={id}", playground.page());
        self.browser.goto(&page).await.unwrap();
        self.see("//body[@data-connection='open']").await;
    }

    /// Waits for what an XPath finds.
    async fn see(&self, path: &str) -> fantoccini::elements::Element {
        let wait = self.browser.wait().at_most(LONGEST_WAIT);
        match wait.for_element(Locator::XPath(path)).await {
            Ok(element) => element,
            Err(error) => {
                self.picture("failed").await;
                panic!("{path}: {error}");
            }
        }
    }

    /// Clicks on what an XPath finds, as soon as it is there and nothing lies over it.
    async fn click(&self, path: &str) {
        while !is_clicked(&self.see(path).await).await {}
    }

    /// Clicks on what an XPath finds now. Was it there, and still where it was seen?
    async fn click_now(&self, path: &str) -> bool {
        match self.browser.find(Locator::XPath(path)).await {
            Ok(element) => is_clicked(&element).await,
            Err(_) => false,
        }
    }

    /// Waits for a message with this text.
    async fn read(&self, text: &str) {
        self.see(&format!("//li[@data-message-id][contains(., '{text}')]")).await;
    }

    /// Clicks on the newest button with this id.
    async fn press(&self, id: &str) {
        self.click(&button(id)).await;
    }

    async fn keys(&self, keys: &str) {
        self.browser.active_element().await.unwrap().send_keys(keys).await.unwrap();
    }

    async fn key(&self, key: Key) {
        self.keys(&char::from(key).to_string()).await;
    }

    async fn script(&self, script: &str) -> Value {
        self.browser.execute(script, Vec::new()).await.unwrap()
    }

    async fn picture(&self, name: &str) {
        let picture = self.browser.screenshot().await.unwrap();
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        std::fs::write(folder.join(format!("{name}.png")), picture).unwrap();
    }

    async fn close(self) {
        self.browser.close().await.unwrap();
    }
}

/// The driver on a port of its own choice, and its address.
async fn driver() -> (Child, String) {
    let mut driver = Command::new(DRIVER)
        .arg("--port=0")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(driver.stdout.take().unwrap()).lines();
    loop {
        let line = lines.next_line().await.unwrap().expect("the driver says its port");
        if let Some(port) = line.split(" on port ").nth(1) {
            let port = port.trim_end_matches('.');
            if port.parse().is_ok_and(|port: u16| port > 0) {
                return (driver, format!("http://127.0.0.1:{port}"));
            }
        }
    }
}

fn capabilities(width: u32, height: u32) -> Capabilities {
    let size = format!("--window-size={width},{height}");
    let mut options = json!({
        "binary": "/usr/bin/chromium",
        "args": ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--disable-dev-shm-usage", "--lang=en-US", size],
    });
    if width < 500 {
        // A window of its own is never that narrow; a phone's is.
        options["mobileEmulation"] = json!({"deviceMetrics": {"width": width, "height": height, "pixelRatio": 1.0,
                "touch": false, "mobile": false}});
    }
    let capabilities = json!({"browserName": "chrome", "goog:chromeOptions": options});
    capabilities.as_object().unwrap().clone()
}

/// Clicks, unless the message was edited or has moved since the look.
async fn is_clicked(element: &fantoccini::elements::Element) -> bool {
    let Err(error) = element.click().await else { return true };
    let moved = ["stale element", "click intercepted", "not interactable"];
    assert!(moved.iter().any(|word| error.to_string().contains(word)), "{error}");
    false
}

/// The newest button or list with this id.
fn button(id: &str) -> String {
    format!("(//li[@data-message-id]//button[@data-custom-id='{id}'])[last()]")
}

/// Whatever a test does ends in time, also if the browser itself hangs: a match is many waits.
async fn in_time(test: impl Future<Output = ()>) {
    tokio::time::timeout(4 * LONGEST_WAIT, test).await.expect("the page answers in time");
}

#[tokio::test]
async fn two_people_in_two_tabs_see_what_each_may_see() {
    in_time(async {
        let Some(mut stage) = Stage::set(1200, 800).await else { return };
        let first = stage.browser.window().await.unwrap();
        stage.sit("Aki").await;
        let second = stage.browser.new_window(true).await.unwrap().handle;
        stage.browser.switch_to_window(second.clone()).await.unwrap();
        stage.sit("Ben").await;

        stage.browser.switch_to_window(first.clone()).await.unwrap();
        stage.click("//textarea[@id='composer-text']").await;
        stage.keys("/ping").await;
        stage.see("//*[@id='suggest']//*[@role='option'][contains(., 'ping')]").await;
        stage.key(Key::Enter).await;
        stage.see("//form[@data-command='ping']").await;
        stage.click("//button[@id='command-run']").await;
        stage.bot.until("answered").await;
        stage.read("pong").await;
        let picture = stage.see("//li[@data-message-id]//img[@alt='One grey dot']").await;
        assert!(picture.is_displayed().await.unwrap());
        stage.picture("answered").await;

        stage.browser.switch_to_window(second.clone()).await.unwrap();
        stage.read("pong").await;
        stage.press("again").await;
        stage.read("pressed 1").await;
        stage.press("ask").await;
        let dialog = "//*[@role='dialog' or self::dialog][contains(., 'Who are you?')]";
        stage.see(dialog).await;
        stage.picture("asked").await;
        let input = format!("{dialog}//input | {dialog}//textarea");
        stage.see(&input).await.send_keys("Ben").await.unwrap();
        stage.click(&format!("{dialog}//button[@type='submit']")).await;
        stage.read("hello Ben").await;

        stage.browser.switch_to_window(first).await.unwrap();
        stage.read("pressed 1").await;
        stage.read("hello Ben").await;
        stage.click("//textarea[@id='composer-text']").await;
        stage.keys("/secret").await;
        stage.see("//*[@id='suggest']//*[@role='option'][contains(., 'secret')]").await;
        stage.key(Key::Enter).await;
        stage.click("//button[@id='command-run']").await;
        stage.read("for your eyes only").await;
        stage
            .see("//li[contains(., 'for your eyes only')]//*[contains(., 'Only you can see')]")
            .await;
        stage.picture("secret").await;
        stage.bot.until("whispered").await;

        stage.browser.switch_to_window(second).await.unwrap();
        let send = json!({"op": "send", "channel": "general", "content": "afterwards"});
        stage.playground.act("Aki", send).unwrap();
        stage.read("afterwards").await;
        let page = stage.browser.source().await.unwrap();
        assert!(!page.contains("for your eyes only"), "Ben sees what only Aki may see");
        stage.strike().await;
    })
    .await;
}

#[tokio::test]
async fn the_keyboard_alone_is_enough() {
    in_time(async {
        let Some(mut stage) = Stage::set(1200, 800).await else { return };
        stage.sit("Aki").await;
        stage.key(Key::Tab).await;
        stage.key(Key::Enter).await;
        let at = "return document.activeElement.id";
        assert_eq!(stage.script(at).await, "composer-text", "the first stop leads to the composer");
        stage.keys("/pi").await;
        stage.see("//*[@id='suggest']//*[@role='option'][contains(., 'ping')]").await;
        stage.key(Key::Tab).await;
        stage.see("//form[@data-command='ping']").await;
        stage.key(Key::Enter).await;
        stage.bot.until("answered").await;
        stage.read("pong").await;

        let focused = "return document.activeElement.dataset.customId ?? ''";
        let back = format!("{}{}", char::from(Key::Shift), char::from(Key::Tab));
        for _ in 0..20 {
            stage.keys(&back).await;
            if stage.script(focused).await == "again" {
                break;
            }
        }
        assert_eq!(stage.script(focused).await, "again", "the button can be reached");
        stage.key(Key::Enter).await;
        stage.read("pressed 1").await;
        assert_eq!(stage.script(focused).await, "again", "the focus stays when a message changes");
        stage.key(Key::Space).await;
        stage.read("pressed 2").await;
        stage.picture("keyboard").await;
        stage.strike().await;
    })
    .await;
}

#[tokio::test]
async fn a_narrow_window_is_wide_enough() {
    in_time(async {
        let Some(mut stage) = Stage::set(400, 800).await else { return };
        stage.sit("Ben").await;
        assert_eq!(stage.script("return window.innerWidth").await, 400);
        let command = json!({"op": "command", "channel": "general", "command": "ping",
            "options": []});
        stage.playground.act("Aki", command).unwrap();
        stage.bot.until("answered").await;
        stage.read("pong").await;
        let wide = "return document.documentElement.scrollWidth";
        assert!(stage.script(wide).await.as_u64() <= Some(400), "nothing sticks out");
        stage.picture("narrow").await;
        stage.press("again").await;
        stage.read("pressed 1").await;
        stage.click("//button[@id='drawer']").await;
        let games = "//a[@data-channel-id][contains(., 'games')]";
        stage.see(games).await;
        stage.picture("drawer").await;
        stage.click(games).await;
        stage.see("//h1[@id='channel-title'][contains(., 'games')]").await;
        stage.strike().await;
    })
    .await;
}
