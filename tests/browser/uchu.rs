//! Two people in two tabs play a round of Uchu by clicks, with two bots, through the real Kaigi.

use fantoccini::key::Key;
use fantoccini::wd::WindowHandle;
use serde_json::Value;

use super::{Screen, in_time};
use crate::discord::party::{Party, text};

/// The people, each in a tab of their own.
const PEOPLE: [&str; 2] = ["Aki", "Ben"];

/// What whoever is to act reads when the first round is over.
const SECOND: &str = "round 2 of 4";

struct Tabs {
    screen: Screen,
    party: Party,
    handles: Vec<WindowHandle>,
}

impl Tabs {
    /// Nothing if there is no browser.
    async fn open() -> Option<Tabs> {
        let screen = Screen::open(1200, 1000).await?;
        let party = Party::new().await;
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
    async fn front(&self, user: &str) -> &Screen {
        let at = PEOPLE.iter().position(|one| *one == user).unwrap();
        self.screen.browser.switch_to_window(self.handles[at].clone()).await.unwrap();
        &self.screen
    }

    /// Clicks on the newest button with this label in the tab of this user.
    async fn click(&self, user: &str, label: &str) {
        let button = format!("//button[not(@aria-disabled)][normalize-space()='{label}']");
        let path = format!("(//li[@data-message-id]{button})[last()]");
        // Between the look and the click the message may have been edited.
        while let Err(error) = self.front(user).await.see(&path).await.click().await {
            assert!(error.to_string().contains("stale element"), "{error}");
        }
    }

    /// Clicks on the first card that this user may play, and waits until it is played.
    async fn play(&self, user: &str) {
        let card = self.party.plays(user).swap_remove(0);
        let path = format!("//li[@data-message-id]//button[@data-custom-id='{card}']");
        let button = self.front(user).await.see(&path).await;
        button.click().await.unwrap();
        let played = || (!self.party.plays(user).contains(&card)).then_some(());
        self.party.playground.until(|_| played()).await;
    }

    /// The private page of this user: what it says, and its place on the page.
    async fn hand(&self, user: &str) -> (Value, String) {
        let hand = self.party.playground.until(|_| self.party.hand(user)).await;
        assert!(text(&hand).contains("Your hand"), "{hand}");
        let path = format!("//li[@data-message-id={}]", hand["id"]);
        (hand, path)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_in_two_tabs_play_a_round_by_clicks() {
    in_time(async {
        let Some(tabs) = Tabs::open().await else { return };
        let [aki, ben] = PEOPLE;

        // Whoever types on the page means to write; nothing needs a click first.
        let screen = tabs.front(aki).await;
        screen.keys("/uchu start").await;
        screen.see("//*[@id='suggest']//*[@role='option'][contains(., 'uchu start')]").await;
        screen.key(Key::Enter).await;
        screen.see("//form[@data-command]").await;
        screen.key(Key::Enter).await;
        screen.read("At the table: 1 of 5").await;
        tabs.click(ben, "Join").await;
        screen.read("At the table: 2 of 5").await;
        for taken in ["3 of 5", "4 of 5"] {
            tabs.click(aki, "Add bot").await;
            screen.read(&format!("At the table: {taken}")).await;
        }
        tabs.click(aki, "Begin").await;
        screen.read("round 1 of 4").await;

        // Each hand is in one tab only.
        tabs.click(aki, "My hand").await;
        let (first, akis) = tabs.hand(aki).await;
        tabs.click(ben, "My hand").await;
        let (second, bens) = tabs.hand(ben).await;
        assert_ne!(first["id"], second["id"]);
        for (user, own, other) in [(aki, &akis, &bens), (ben, &bens, &akis)] {
            let screen = tabs.front(user).await;
            screen.see(&format!("{own}//img[contains(@alt, 'Your hand')]")).await;
            let others = screen.browser.find_all(fantoccini::Locator::XPath(other)).await.unwrap();
            assert!(others.is_empty(), "{user} sees another's hand");
        }

        let party = &tabs.party;
        let mut plays = 0;
        loop {
            let next = party.playground.until(|_| {
                let again = |user| party.sees(user).iter().any(|one| text(one).contains(SECOND));
                let dealt = PEOPLE.into_iter().any(again);
                let ready = PEOPLE.into_iter().find(|user| !party.plays(user).is_empty());
                if dealt || party.over(aki) { Some(None) } else { ready.map(Some) }
            });
            let Some(user) = next.await else { break };
            tabs.play(user).await;
            plays += 1;
        }
        // Some sit a trick out, some end with a card in hand.
        assert!((12..=24).contains(&plays), "{plays} plays");

        // Both can read how the round was scored.
        for user in PEOPLE {
            tabs.click(user, "Log").await;
            tabs.front(user).await.read("Round 1 is over").await;
            tabs.screen.picture(&format!("uchu-{user}")).await;
        }
        let Tabs { screen, party, .. } = tabs;
        screen.close().await;
        party.end().await;
    })
    .await;
}
