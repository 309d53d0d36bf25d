//! Two people in two tabs play a match of NUSA by clicks, with a bot, through the real Kaigi.

use super::in_time;
use super::tabs::Tabs;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_in_two_tabs_play_a_match_by_clicks() {
    in_time(async {
        let Some(tabs) = Tabs::open().await else { return };
        tabs.seat("nusa", 5, 1).await;
        tabs.open_hands().await;
        let mut plays = 0;
        while let Some(user) = tabs.next("Round 3 is scored").await {
            plays += u32::from(tabs.play(user).await);
        }
        // In each of three rounds eight tricks and a secret choice each, and perhaps a robbery.
        assert!((54..=57).contains(&plays), "{plays} plays");
        tabs.log("nusa", "Round 3 is scored").await;
        tabs.close().await;
    })
    .await;
}
