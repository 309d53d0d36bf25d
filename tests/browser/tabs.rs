//! People in tabs of one browser, at a table of the real Kaigi: they type, click, and see what their
//! tab shows.

use std::time::Duration;

use fantoccini::Locator;
use fantoccini::key::Key;
use fantoccini::wd::WindowHandle;
use serde_json::Value;

use super::Screen;
use crate::discord::party::{Party, text};

/// The people, each in a tab of their own.
pub(super) const PEOPLE: [&str; 2] = ["Aki", "Ben"];

pub(super) struct Tabs {
    pub(super) screen: Screen,
    pub(super) party: Party,
    handles: Vec<WindowHandle>,
}

impl Tabs {
    /// Nothing if there is no browser.
    pub(super) async fn open() -> Option<Tabs> {
        let screen = Screen::open(1200, 1000).await?;
        let party = Party::unhurried().await;
        let mut handles = vec![screen.browser.window().await.unwrap()];
        screen.sit(PEOPLE[0], &party.playground).await;
        for user in &PEOPLE[1..] {
            let handle = screen.browser.new_window(true).await.unwrap().handle;
            screen.browser.switch_to_window(handle.clone()).await.unwrap();
            screen.sit(user, &party.playground).await;
            handles.push(handle);
        }
        Some(Tabs { screen, party, handles })
    }

    /// This user's tab comes to the front.
    pub(super) async fn front(&self, user: &str) -> &Screen {
        let at = PEOPLE.iter().position(|one| *one == user).unwrap();
        self.screen.browser.switch_to_window(self.handles[at].clone()).await.unwrap();
        &self.screen
    }

    /// Clicks on the newest button with this label in the tab of this user.
    pub(super) async fn click(&self, user: &str, label: &str) {
        let button = format!("//button[not(@aria-disabled)][normalize-space()='{label}']");
        self.click_at(user, &format!("(//li[@data-message-id]{button})[last()]")).await;
    }

    /// Clicks on what an XPath finds in the tab of this user.
    pub(super) async fn click_at(&self, user: &str, path: &str) {
        // Between the look and the click the message may have been edited.
        while let Err(error) = self.front(user).await.see(path).await.click().await {
            assert!(error.to_string().contains("stale element"), "{error}");
        }
    }

    /// Clicks on the first card that this user may play, and waits until it is played. Was there one?
    pub(super) async fn play(&self, user: &str) -> bool {
        while let Some(card) = self.party.plays(user).into_iter().next() {
            if self.click_while_offered(user, &card).await {
                self.party.playground.until(|_| (!self.offers(user, &card)).then_some(())).await;
                return true;
            }
        }
        false
    }

    /// Clicks on the button with this id, unless an edit has put another one in its place.
    async fn click_while_offered(&self, user: &str, card: &str) -> bool {
        let path = format!("//li[@data-message-id]//button[@data-custom-id='{card}']");
        while self.offers(user, card) {
            let wait = self.front(user).await.browser.wait().at_most(Duration::from_secs(1));
            let Ok(button) = wait.for_element(Locator::XPath(&path)).await else { continue };
            match button.click().await {
                Ok(()) => return true,
                Err(error) => assert!(error.to_string().contains("stale element"), "{error}"),
            }
        }
        false
    }

    /// Does this user's hand have a button with this id?
    fn offers(&self, user: &str, card: &str) -> bool {
        self.party.plays(user).iter().any(|play| play == card)
    }

    /// Clicks on the button with this id, and waits until it is gone.
    pub(super) async fn press(&self, user: &str, card: &str) {
        let path = format!("//li[@data-message-id]//button[@data-custom-id='{card}']");
        self.click_at(user, &path).await;
        self.party.playground.until(|_| (!self.offers(user, card)).then_some(())).await;
    }

    /// Opens the list with this id in the tab of this user, and clicks on one of its options.
    pub(super) async fn choose(&self, user: &str, list: &str, value: &str) {
        self.click_at(user, &format!("//li[@data-message-id]//button[@data-custom-id='{list}']"))
            .await;
        self.click_at(user, &format!("//*[@role='option'][@data-value='{value}']")).await;
    }

    /// The private page of this user: what it says, and its place on the page.
    pub(super) async fn hand(&self, user: &str) -> (Value, String) {
        let hand = self.party.playground.until(|_| self.party.hand(user)).await;
        assert!(text(&hand).contains("Your hand"), "{hand}");
        let path = format!("//li[@data-message-id={}]", hand["id"]);
        (hand, path)
    }

    /// A match is started by typing, the others join, this number of bots is added, and it begins.
    pub(super) async fn seat(&self, game: &str, seats: u8, bots: usize) {
        let [aki, ben] = PEOPLE;
        // Typing anywhere on the page writes; nothing needs a click first.
        let screen = self.front(aki).await;
        screen.keys(&format!("/{game} start")).await;
        let entry = format!("@role='option'][contains(., '{game} start')");
        screen.see(&format!("//*[@id='suggest']//*[{entry}]")).await;
        screen.key(Key::Enter).await;
        screen.see("//form[@data-command]").await;
        screen.key(Key::Enter).await;
        screen.read(&format!("At the table: 1 of {seats}")).await;
        self.click(ben, "Join").await;
        screen.read(&format!("At the table: 2 of {seats}")).await;
        for bot in 1..=bots {
            self.click(aki, "Add bot").await;
            self.click(aki, "Normal").await;
            screen.read(&format!("At the table: {} of {seats}", 2 + bot)).await;
        }
        self.click(aki, "Begin").await;
        screen.read("round 1").await;
    }

    /// Both open their hands, and each hand is in one tab only.
    pub(super) async fn open_hands(&self) {
        let mut pages = Vec::new();
        for user in PEOPLE {
            self.click(user, "My hand").await;
            pages.push(self.hand(user).await);
        }
        assert_ne!(pages[0].0["id"], pages[1].0["id"]);
        for (at, user) in PEOPLE.into_iter().enumerate() {
            let (own, other) = (&pages[at].1, &pages[1 - at].1);
            let screen = self.front(user).await;
            screen.see(&format!("{own}//img[contains(@alt, 'Your hand')]")).await;
            let others = screen.browser.find_all(Locator::XPath(other)).await.unwrap();
            assert!(others.is_empty(), "{user} sees another's hand");
        }
    }

    /// The person with something to play; nobody once somebody reads this, or the match is over.
    pub(super) async fn next(&self, until: &str) -> Option<&'static str> {
        let party = &self.party;
        let next = party.playground.until(|_| {
            let read = |user| party.sees(user).iter().any(|one| text(one).contains(until));
            let ready = PEOPLE.into_iter().find(|user| !party.plays(user).is_empty());
            let ends = PEOPLE.into_iter().any(read) || party.over(PEOPLE[0]);
            if ends { Some(None) } else { ready.map(Some) }
        });
        next.await
    }

    /// The log that both read; their tabs are kept as pictures.
    pub(super) async fn log(&self, game: &str, told: &str) {
        for user in PEOPLE {
            self.click(user, "Log").await;
            self.front(user).await.read(told).await;
            self.screen.picture(&format!("{game}-{user}")).await;
        }
    }

    pub(super) async fn close(self) {
        let Tabs { screen, party, .. } = self;
        screen.close().await;
        party.end().await;
    }
}

/// The lists on a hand: the id of each, and what can be chosen from it.
pub(super) fn lists(hand: &Value) -> Vec<(String, Vec<String>)> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let each = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let parts = each(&hand["components"]).into_iter().flat_map(|row| each(&row["components"]));
    let lists = parts.filter(|part| part["type"] == 3);
    let values =
        |list: &Value| each(&list["options"]).iter().map(|of| text(&of["value"])).collect();
    lists.map(|list| (text(&list["custom_id"]), values(&list))).collect()
}
