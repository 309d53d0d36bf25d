//! How people have done: a match is played, and everybody can read what it came to.

use serde_json::{Value, json};

use super::party::Party;

impl Party {
    /// Plays a whole match with these people.
    async fn whole(&self, people: &[&str], bots: usize) {
        self.begin(people, bots).await;
        for user in people {
            self.open_hand(user).await;
        }
        self.play(people, 10_000).await;
        assert!(self.over(people[0]));
    }

    async fn stats(&self, user: &str, options: &Value) -> String {
        let asked = self.command(user, "kaigi", "stats", options);
        self.told(user, &asked).await
    }

    async fn leaders(&self, user: &str, options: &Value) -> String {
        let asked = self.command(user, "kaigi", "leaderboard", options);
        self.told(user, &asked).await
    }

    fn mention(&self, user: &str) -> String {
        format!("<@{}>", self.user(user))
    }

    fn about(&self, user: &str) -> Value {
        json!([{"name": "user", "type": 6, "value": self.user(user)}])
    }
}

fn uchu() -> Value {
    json!([{"name": "game", "type": 3, "value": "uchu"}])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_among_people_is_in_the_statistics_until_somebody_opts_out() {
    let party = Party::new().await;
    let told = party.stats("Aki", &json!([])).await;
    assert!(told.contains("You have finished no match"), "{told}");
    assert!(party.leaders("Aki", &json!([])).await.contains("No match among people"));
    party.whole(&["Aki", "Ben"], 0).await;
    for options in [json!([]), uchu()] {
        let told = party.stats("Aki", &options).await;
        for said in ["Your statistics", "Uchu", "Rating", "±", "1 match", "Average score"] {
            assert!(told.contains(said), "{said}: {told}");
        }
        assert!(!told.contains("With bots"), "{told}");
    }
    let told = party.stats("Chloe", &party.about("Ben")).await;
    assert!(told.contains(&party.mention("Ben")) && told.contains("Among people"), "{told}");
    let told = party.stats("Chloe", &json!([])).await;
    assert!(told.contains("You have finished no match"), "{told}");
    for options in [json!([]), uchu()] {
        let told = party.leaders("Chloe", &options).await;
        for said in ["Leaderboard", "Uchu", &party.mention("Aki"), &party.mention("Ben")] {
            assert!(told.contains(said), "{said}: {told}");
        }
    }
    let seen = party.sees("Dana").into_iter();
    let public = seen.filter(|message| message["embeds"].to_string().contains("Leaderboard"));
    assert_eq!(public.count(), 0, "whoever asks alone reads it");

    let off = json!([{"name": "statistics", "type": 3, "value": "off"}]);
    let asked = party.command("Ben", "kaigi", "settings", &off);
    assert!(party.told("Ben", &asked).await.contains("Not counted"));
    let told = party.leaders("Chloe", &json!([])).await;
    assert!(
        told.contains(&party.mention("Aki")) && !told.contains(&party.mention("Ben")),
        "{told}"
    );
    let told = party.stats("Chloe", &party.about("Ben")).await;
    assert!(told.contains("in no statistics") && !told.contains("match"), "{told}");
    let told = party.stats("Ben", &json!([])).await;
    assert!(told.contains("You have chosen"), "{told}");
    let party = party.restart().await;
    assert!(party.stats("Aki", &json!([])).await.contains("1 match"), "it is kept");
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_with_bots_stand_apart_and_are_not_rated() {
    let party = Party::new().await;
    party.whole(&["Aki"], 2).await;
    let told = party.stats("Aki", &json!([])).await;
    assert!(told.contains("With bots, not rated") && told.contains("1 match"), "{told}");
    assert!(!told.contains("Among people:") && !told.contains("±"), "{told}");
    assert!(party.leaders("Aki", &json!([])).await.contains("No match among people"));
    party.end().await;
}
