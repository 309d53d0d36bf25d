//! Two people in two tabs play a round of Uchu by clicks, with two bots, through the real Kaigi.

use super::in_time;
use super::tabs::Tabs;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_in_two_tabs_play_a_round_by_clicks() {
    in_time(async {
        let Some(tabs) = Tabs::open().await else { return };
        tabs.seat("uchu", 5, 2).await;
        tabs.open_hands().await;
        let mut plays = 0;
        while let Some(user) = tabs.next("round 2 of 4").await {
            tabs.play(user).await;
            plays += 1;
        }
        // Some sit a trick out, some end with a card in hand.
        assert!((12..=24).contains(&plays), "{plays} plays");
        tabs.log("uchu", "Round 1 is over").await;
        tabs.close().await;
    })
    .await;
}
