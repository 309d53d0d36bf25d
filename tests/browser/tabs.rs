//! People in tabs of one browser, at a table of the real Kaigi: they type, click, and see what their
//! tab shows.

use fantoccini::Locator;
use fantoccini::key::Key;
use fantoccini::wd::WindowHandle;
use serde_json::Value;

use super::Screen;
use crate::discord::party::{Party, buttons, text};

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
        self.front(user).await.click(&format!("(//li[@data-message-id]{button})[last()]")).await;
    }

    /// Clicks on the first card that this user may play, and waits until it is played. Was one?
    pub(super) async fn play(&self, user: &str) -> bool {
        match self.party.plays(user).first() {
            Some(card) => self.press(user, card).await,
            None => false,
        }
    }

    /// Clicks on the button with this id on the hand of this user, and waits until the press is answered. Was
    /// it pressed, or has an edit put another button in its place?
    pub(super) async fn press(&self, user: &str, id: &str) -> bool {
        self.click_while_offered(user, id, &[super::button(id)]).await
    }

    /// Opens the list with this id in the tab of this user, and clicks on one of its options. Was it chosen,
    /// or has an edit put another list in its place?
    pub(super) async fn choose(&self, user: &str, list: &str, value: &str) -> bool {
        let option =
            format!("//*[@data-select='{list}']//*[@role='option'][@data-value='{value}']");
        self.click_while_offered(user, list, &[option, super::button(list)]).await
    }

    /// While the button or list with this id is offered, clicks on the first of these that is there, until the
    /// first of all was clicked. Gives whether the table has answered a press.
    async fn click_while_offered(&self, user: &str, id: &str, paths: &[String]) -> bool {
        let before = self.presses(user);
        let screen = self.front(user).await;
        while self.offers(user, id) {
            let mut clicked = None;
            for (at, path) in paths.iter().enumerate() {
                if screen.click_now(path).await {
                    clicked = Some(at);
                    break;
                }
            }
            if clicked == Some(0) {
                // An edit may have overtaken the click; then it is gone and nothing was pressed.
                let playground = &self.party.playground;
                let done = || self.presses(user) > before || !self.offers(user, id);
                playground.until(|_| done().then_some(())).await;
                return playground.until(|_| self.settled(user)).await > before;
            }
        }
        false
    }

    /// Does this user's hand have a button or a list with this id?
    fn offers(&self, user: &str, id: &str) -> bool {
        let Some(hand) = self.party.hand(user) else { return false };
        let listed = lists(&hand).iter().any(|(list, _)| list == id);
        listed || buttons(&hand).iter().any(|(_, button, enabled)| *enabled && button == id)
    }

    /// How many presses of this user have been answered.
    fn presses(&self, user: &str) -> usize {
        self.made(user).filter(|one| one["state"] == "done").count()
    }

    /// The same once none is under way.
    fn settled(&self, user: &str) -> Option<usize> {
        let pending = self.made(user).any(|one| one["state"] == "pending");
        (!pending).then(|| self.presses(user))
    }

    /// The presses of this user.
    fn made(&self, user: &str) -> impl Iterator<Item = Value> {
        let user = self.party.user(user);
        let all = self.party.playground.interactions().into_iter();
        all.filter(move |one| one["type"] == 3 && one["user"] == user)
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
