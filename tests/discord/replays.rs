//! Looking back, over the wire: the log of a running match, which fades, and the replay of one that
//! is over.

use host::Channel;
use host::line::Did;
use rules::words::Words;
use serde_json::{Value, json};

use super::buttons::planted;
use super::party::{Party, button, buttons, is_private, text};

/// The replay that this user looks at.
fn viewer(party: &Party, user: &str) -> Option<Value> {
    let mut seen = party.sees(user).into_iter().rev();
    seen.find(|message| is_private(message) && text(message).contains("Replay of match"))
}

/// Waits until the replay reads like this.
async fn reads(party: &Party, user: &str, words: &str) -> Value {
    let there = |_: &_| viewer(party, user).filter(|message| text(message).contains(words));
    party.playground.until(there).await
}

/// The n-th menu of a message: its id, and the values with their labels.
fn menu(message: &Value, number: usize) -> (String, Vec<(String, String)>) {
    let rows = message["components"].as_array().into_iter().flatten();
    let all = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let menu = all.filter(|part| part["type"] == 3).nth(number).expect("there is such a menu");
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let options = menu["options"].as_array().into_iter().flatten();
    let options = options.map(|one| (text(&one["value"]), text(&one["label"]))).collect();
    (text(&menu["custom_id"]), options)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_is_walked_through_by_anybody_with_anybodys_eyes() {
    let party = Party::new().await;
    party.english("Dana").await;
    party.begin(&["Aki"], 2).await;
    assert!(party.sees("Dana").iter().all(|message| button(message, "Replay").is_none()));
    party.open_hand("Aki").await;
    party.play(&["Aki"], 10_000).await;
    let board = party.board("Replay", |_| true).await;
    for label in ["Rematch", "Review", "Record", "Log", "Rules"] {
        assert!(button(&board, label).is_some(), "{label}: {board}");
    }
    let line = party.line().await;
    let opened = party.press_id("Dana", &board, &button(&board, "Replay").unwrap()).await;
    assert_eq!(opened["answered"], 4, "{opened}");
    let first = reads(&party, "Dana", "· 0 of ").await;
    assert!(party.sees("Ben").iter().all(|message| message["id"] != first["id"]));
    assert!(text(&first).contains("as everybody saw it") && button(&first, "Back").is_none());
    let plies = text(&first);
    let plies = plies.split("· 0 of ").nth(1).unwrap().split(['\n', '"']).next().unwrap();
    let plies: u32 = plies.split(|c: char| !c.is_ascii_digit()).next().unwrap().parse().unwrap();

    let mut at = first.clone();
    for ply in 1..=plies {
        let answer = party.press_id("Dana", &at, &button(&at, "Forward").unwrap()).await;
        assert_eq!((&answer["answered"], &answer["original"]), (&json!(7), &first["id"]));
        at = reads(&party, "Dana", &format!("· {ply} of {plies}")).await;
    }
    assert!(text(&at).contains("the conference is over"), "{at}");
    assert!(button(&at, "Forward").is_none() && button(&at, "Last").is_none());
    party.press_id("Dana", &at, &button(&at, "First").unwrap()).await;
    at = reads(&party, "Dana", "· 0 of ").await;
    assert_eq!(text(&at), text(&first), "the same way leads to the same place");

    let (eyes, viewers) = menu(&at, 0);
    let labels: Vec<&str> = viewers.iter().map(|(_, label)| label.as_str()).collect();
    assert_eq!(
        labels[1..],
        ["as Aki saw it", "as Vega saw it", "as Rigel saw it", "with all hands open"]
    );
    party.choose("Dana", &at, &eyes, &viewers[1].0).await;
    at = reads(&party, "Dana", "as Aki saw it").await;
    assert!(text(&at).contains("Your hand") && !text(&at).contains("Vega’s hand"), "{at}");
    let (eyes, viewers) = menu(&at, 0);
    party.choose("Dana", &at, &eyes, &viewers[4].0).await;
    at = reads(&party, "Dana", "with all hands open").await;
    for hand in ["Aki’s hand", "Vega’s hand", "Rigel’s hand"] {
        assert!(text(&at).contains(hand), "{hand}: {at}");
    }
    let (rounds, options) = menu(&at, 1);
    assert_eq!((options[0].1.as_str(), options[1].1.as_str()), ("Round 1", "Round 2"));
    party.choose("Dana", &at, &rounds, &options[1].0).await;
    at = reads(&party, "Dana", "Uchu · round 2").await;
    let (tricks, options) = menu(&at, 2);
    assert_eq!(options[2].1, "Trick 3");
    party.choose("Dana", &at, &tricks, &options[2].0).await;
    at = reads(&party, "Dana", &format!("· {} of {plies}", options[2].0)).await;
    assert!(text(&at).contains("Trick 3") && text(&at).contains("with all hands open"), "{at}");

    // A forged id is refused, and so is a genuine one elsewhere.
    let genuine = button(&at, "Forward").unwrap();
    let forged = genuine.replacen('.', "..", 1);
    let here = planted(&party, "general", &[&forged]).await;
    let there = planted(&party, "games", &[&genuine]).await;
    for (message, id) in [(&here, &forged), (&there, &genuine)] {
        let asked = party.press_only("Dana", message, id);
        let told = party.told("Dana", &asked).await;
        assert!(told.contains("This button is not one of mine"), "{told}");
    }
    assert_eq!(party.line().await, line, "looking back changes nothing");

    // The next match runs in the same channel, and the old one can still be looked at.
    party.press("Aki", "Rematch").await;
    party.board("Begin", |_| true).await;
    party.press("Aki", "Begin").await;
    party.board("My hand", |_| true).await;
    party.press_id("Dana", &at, &button(&at, "Last").unwrap()).await;
    at = reads(&party, "Dana", &format!("· {plies} of {plies}")).await;
    assert!(text(&at).contains("Replay of match 1") && text(&at).contains("conference is over"));
    let asked = party.press_only("Ben", &board, &button(&board, "Replay").unwrap());
    assert!(party.told("Ben", &asked).await.contains("Replay of match 1"));
    party.press_id("Ben", &board, &button(&board, "Record").unwrap()).await;
    party.end().await;
}

/// The cards of the running round's tricks but the last one, and of the last one.
fn captured(party: &Party) -> [Vec<String>; 2] {
    let words = Words::new("en-US");
    let stored = party.store.load(Channel(party.channel("general"))).unwrap().unwrap();
    let (mut older, mut last) = (Vec::new(), Vec::new());
    for line in stored.lines {
        let Did::Played { play, .. } = line.did else { continue };
        let events: Vec<Value> = serde_json::from_str(play.events.get()).unwrap();
        for event in events {
            if event["round_over"].is_object() {
                (older, last) = (Vec::new(), Vec::new());
            } else if let Some(cards) = event["taken"]["cards"].as_array() {
                older.append(&mut last);
                last.extend(cards.iter().map(|card| card.as_str().unwrap().to_owned()));
            }
        }
    }
    let named = |card: &String| {
        let (suit, rank) = card.rsplit_once('-').unwrap();
        words.say("uchu-card", &[("suit", suit.into()), ("rank", rank.into())])
    };
    [older, last].map(|cards| cards.iter().map(named).collect())
}

/// Is this card named in this text?
fn names(text: &str, card: &str) -> bool {
    let after = text.match_indices(card).map(|(at, _)| &text[at + card.len()..]);
    after.into_iter().any(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_running_round_neither_watch_nor_log_nor_board_names_captured_cards() {
    let people = ["Aki", "Ben", "Chloe"];
    let party = Party::new().await;
    party.english("Dana").await;
    party.begin(&people, 0).await;
    for user in people {
        party.open_hand(user).await;
    }
    assert_eq!(party.play(&people, 20).await, 20);
    let [older, last] = captured(&party);
    assert!(older.len() > 5 && !last.is_empty());
    let watch = party.command("Dana", "uchu", "watch", &json!([]));
    let watched = party.told("Dana", &watch).await;
    // The board follows the table after a while.
    let newest = |board: &Value| last.iter().all(|card| names(&text(board), card));
    let board = party.board("Watch", newest).await;
    let asked = party.press_only("Dana", &board, &button(&board, "Log").unwrap());
    let log = party.told("Dana", &asked).await;
    let asked = party.press_only("Dana", &board, &button(&board, "Watch").unwrap());
    let pressed = party.told("Dana", &asked).await;
    for said in [&watched, &log, &pressed] {
        assert!(said.contains("took a trick"), "{said}");
        assert!(said.contains("Round 1: every country is dealt"), "{said}");
        assert!(last.iter().all(|card| names(said, card)), "{said}");
    }
    for said in [&watched, &log, &pressed, &text(&board)] {
        let read = older.iter().find(|card| names(said, card));
        assert_eq!(read, None, "{said}");
    }
    // One's own log begins with one's own hand, and tells no more of the tricks.
    let asked = party.press_only("Aki", &board, &button(&board, "Log").unwrap());
    let own = party.told("Aki", &asked).await;
    assert!(own.contains("Round 1: you are dealt"), "{own}");
    let rest = own.split("\\n").filter(|line| !line.contains("you are dealt"));
    let rest: String = rest.collect();
    assert_eq!(older.iter().find(|card| names(&rest, card)), None, "{rest}");
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_log_is_leafed_through_in_its_own_message() {
    let people = ["Aki", "Ben"];
    let party = Party::new().await;
    party.english("Dana").await;
    party.begin(&people, 0).await;
    for user in people {
        party.open_hand(user).await;
    }
    // A match of two has at least two rounds.
    assert_eq!(party.play(&people, 80).await, 80);
    let board = party.board("Log", |_| true).await;
    let opened = party.press_id("Dana", &board, &button(&board, "Log").unwrap()).await;
    let log = |_: &_| {
        let mut seen = party.sees("Dana").into_iter().rev();
        seen.find(|message| message["id"] == opened["original"])
    };
    let mut at = party.playground.until(log).await;
    assert!(button(&at, "Newer").is_none());
    let mut pages = 1;
    while let Some(older) = button(&at, "Older") {
        let answer = party.press_id("Dana", &at, &older).await;
        assert_eq!((&answer["answered"], &answer["original"]), (&json!(7), &opened["original"]));
        let before = at.clone();
        at = party.playground.until(|it| log(it).filter(|now| text(now) != text(&before))).await;
        pages += 1;
    }
    assert!(pages > 1 && text(&at).contains(&format!("Page 1 of {pages}")), "{at}");
    assert!(text(&at).contains("Round 1: every country is dealt"), "{at}");
    assert!(buttons(&at).iter().any(|(label, _, enabled)| label == "Newer" && *enabled));
    party.end().await;
}
