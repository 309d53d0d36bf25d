//! Two people in two tabs play Cosmo;code by clicks, until one has enough cards that the kinds of
//! changes stand behind tabs, and flips the channel from behind one.

use super::in_time;
use super::tabs::{PEOPLE, Tabs, lists};
use crate::discord::party::buttons;

/// A number of plays that is more than enough for five cards in a hand.
const PATIENCE: usize = 200;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_in_two_tabs_collect_cards_and_flip_the_channel_by_clicks() {
    in_time(async {
        let Some(tabs) = Tabs::open().await else { return };
        tabs.seat("cosmocode", 4, 0).await;
        tabs.open_hands().await;
        let mut flipped = None;
        for _ in 0..PATIENCE {
            let user = tabs.next("flips the channel").await.expect("nobody listens far");
            let hand = buttons(&tabs.party.hand(user).expect("it was just seen"));
            let begins = |word: &str| {
                let mut all = hand.iter().filter(|(_, _, enabled)| *enabled);
                all.find(|(label, ..)| label.starts_with(word)).cloned()
            };
            if let Some((label, ..)) = begins("Flip · ") {
                tabs.click(user, &label).await;
                flipped = Some(user);
                break;
            }
            // Listen nearby and take what comes.
            let near = begins("Short range").or_else(|| begins("Receive"));
            match near.or_else(|| begins("Give up")) {
                Some((_, id, _)) => drop(tabs.press(user, &id).await),
                None => drop(tabs.play(user).await),
            }
        }
        let user = flipped.expect("somebody has enough cards");
        // Of more than fifteen ways to flip there is a list.
        loop {
            let way = tabs.party.playground.until(|_| {
                let hand = tabs.party.hand(user)?;
                let mut all = buttons(&hand).into_iter();
                let flip = all.find(|(label, ..)| label.starts_with("Listen to"));
                let list = lists(&hand).into_iter().find(|(_, of)| of[0].starts_with("flip-"));
                let list = list.map(|(id, of)| (id, of.into_iter().next()));
                flip.map(|(_, id, _)| (id, None)).or(list)
            });
            let done = match way.await {
                (list, Some(flip)) => tabs.choose(user, &list, &flip).await,
                (flip, None) => tabs.press(user, &flip).await,
            };
            if done {
                break;
            }
        }
        let other = PEOPLE.into_iter().find(|other| *other != user).expect("there are two");
        tabs.front(other).await.read(&format!("{user} spends")).await;
        tabs.log("cosmocode", "the channel: everybody listens to").await;
        tabs.close().await;
    })
    .await;
}
