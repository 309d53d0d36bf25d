//! Whole matches, from `start` to the record.

use host::Channel;
use rules::dice::Dice;
use serde_json::json;

use super::party::{Party, button, is_private, text};
use crate::{choose, running};

const PEOPLE: [&str; 4] = ["Aki", "Ben", "Chloe", "Dana"];

async fn whole_match(game: &str, people: &[&str], bots: usize) {
    whole_match_with(game, &[], people, bots).await;
}

async fn whole_match_with(game: &str, options: &[(&str, &str)], people: &[&str], bots: usize) {
    // One match of each game, that with bots, is played with pictures.
    let party = if bots > 0 { Party::painting().await } else { Party::new().await };
    for user in people {
        party.english(user).await;
    }
    party.begin_with(game, options, people, bots).await;
    for user in people {
        party.open_hand(user).await;
    }
    let mut dice = Dice::imagined(people.len() as u64);
    let channel = Channel(party.channel("general"));
    // A person who may act, and what they do.
    let mut next = || {
        if party.over(people[0]) {
            return Some(None);
        }
        let of = running(&party.store.load(channel).unwrap()?)?;
        let mut seats = of.turn().seats().iter().map(|seat| (seat, usize::from(seat.0)));
        let (seat, at) = seats.find(|(_, at)| *at < people.len())?;
        Some(Some((people[at], choose(&*of, seat, &mut dice))))
    };
    while let Some((user, token)) = party.playground.until(|_| next()).await {
        party.play_token(user, &token).await;
    }
    assert!(party.over(people[0]));
    party.command(people[0], game, "record", &json!([]));
    let file = party
        .playground
        .until(|_| {
            let seen = party.sees(people[0]);
            let mut files =
                seen.iter().filter_map(|message| message["attachments"][0]["url"].as_str());
            files.find(|file| file.contains(".jsonl")).map(str::to_owned)
        })
        .await;
    let record = reqwest::get(file).await.unwrap().text().await.unwrap();
    let mut checker = rules::record::Checker::new();
    for line in record.lines() {
        checker.line(line.as_bytes()).unwrap();
    }
    assert_eq!(checker.finish().unwrap().matches, 1);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_match() {
    whole_match("uchu", &PEOPLE[..2], 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_a_whole_match() {
    whole_match("uchu", &PEOPLE[..3], 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_a_whole_match() {
    whole_match("uchu", &PEOPLE, 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_three_bots_play_a_whole_match() {
    whole_match("uchu", &PEOPLE[..2], 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_a_whole_match_of_nusa() {
    whole_match("nusa", &PEOPLE[..3], 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_three_bots_play_a_whole_match_of_nusa() {
    whole_match("nusa", &PEOPLE[..2], 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_match_of_cosmocode() {
    whole_match("cosmocode", &PEOPLE[..2], 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_two_bots_play_a_whole_match_of_cosmocode() {
    whole_match("cosmocode", &PEOPLE[..2], 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_match_of_abyssi() {
    whole_match("abyssi", &PEOPLE[..2], 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_two_bots_draft_houses_and_play_a_whole_match_of_abyssi() {
    whole_match_with("abyssi", &[("houses", "draft")], &PEOPLE[..2], 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_restarted_in_mid_trick_goes_on_with_the_old_buttons() {
    let people = &PEOPLE[..3];
    let party = Party::new().await;
    party.begin(people, 0).await;
    for user in people {
        party.open_hand(user).await;
    }
    assert_eq!(party.play(people, 7).await, 7);
    let next = party
        .playground
        .until(|_| people.iter().find(|user| !party.plays(user).is_empty()).copied())
        .await;
    let (hand, plays) = (party.hand(next).unwrap(), party.plays(next));
    let party = party.restart().await;
    let answer = party.press_id(next, &hand, &plays[0]).await;
    assert_eq!(answer["state"], "done", "{answer}");
    party.playground.until(|_| (!party.plays(next).contains(&plays[0])).then_some(())).await;
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_are_seen_by_their_owners_only_and_boards_by_everybody() {
    let party = Party::new().await;
    party.begin(&PEOPLE[..3], 0).await;
    party.open_hand("Aki").await;
    let hand = party.hand("Aki").unwrap();
    assert!(text(&hand).contains("Your hand"));
    for user in ["Ben", "Chloe", "Dana"] {
        let seen = party.sees(user);
        assert!(seen.iter().all(|message| message["id"] != hand["id"]), "{user} sees Aki's hand");
        assert!(seen.iter().any(|message| button(message, "My hand").is_some()));
    }
    // Somebody without a seat gets the public view.
    party.press("Dana", "My hand").await;
    let view = party
        .playground
        .until(|_| {
            party.hand("Dana").or_else(|| party.sees("Dana").into_iter().rev().find(is_private))
        })
        .await;
    assert!(!text(&view).contains("Your hand"));
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_that_were_open_before_a_restart_go_on_being_refreshed() {
    let people = &PEOPLE[..3];
    let party = Party::new().await;
    party.begin(people, 0).await;
    for user in people {
        party.open_hand(user).await;
    }
    assert_eq!(party.play(people, 1).await, 1);
    let ready = |party: &Party| people.iter().find(|user| !party.plays(user).is_empty()).copied();
    let second = party.playground.until(|_| ready(&party)).await;
    let party = party.restart().await;
    let (hand, plays) = (party.hand(second).unwrap(), party.plays(second));
    party.press_id(second, &hand, &plays[0]).await;
    // The third has pressed nothing since, and sees that it is their turn.
    let third = party.playground.until(|_| ready(&party).filter(|user| *user != second)).await;
    assert!(text(&party.hand(third).unwrap()).contains("Your turn"));
    party.end().await;
}
