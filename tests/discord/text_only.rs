//! A match for those who do not see: one plays by words alone, having asked for no pictures, and
//! one by the texts that describe the pictures, and neither knows anything else.

use serde_json::Value;

use super::party::{Party, buttons, is_private};

/// The part of a page that a person takes in.
type Eyes = fn(&Value) -> String;

/// The text that a person reads about the table.
#[derive(Debug, Default)]
struct Read {
    turn: bool,
    vip: String,
    trick: String,
    cards: Vec<String>,
}

impl Read {
    /// Reads a text in which every part stands behind its heading.
    fn of(text: &str) -> Read {
        let after = |heading: &str, ends: &[char]| {
            let rest = text.split_once(heading)?.1;
            Some(rest.split(ends).next().unwrap_or_default().trim().to_owned())
        };
        let hand = after("Your hand: ", &['.', '\n']).unwrap_or_default();
        let cards = hand.split(" · ").flat_map(|suit| {
            let mut words = suit.split(' ');
            let of = format!(
                "{} {}",
                words.next().unwrap_or_default(),
                words.next().unwrap_or_default()
            );
            words.map(move |rank| format!("{of} {rank}")).collect::<Vec<_>>()
        });
        Read {
            turn: text.contains("Your turn: "),
            vip: after("VIP colour: ", &[';', '\n', '.']).unwrap_or_default(),
            trick: after("\nTrick ", &['\n']).or(after(" Trick ", &['.'])).unwrap_or_default(),
            cards: cards.collect(),
        }
    }

    /// Does it say enough to choose among what the buttons offer?
    fn explains(&self, offers: &[(String, String)]) -> bool {
        let explained = |(label, _): &(String, String)| match label.strip_prefix("VIP ") {
            Some(_) => self.vip == "not named yet",
            None => {
                self.cards.contains(label) && self.vip != "not named yet" && !self.trick.is_empty()
            }
        };
        self.turn && !self.vip.is_empty() && offers.iter().all(explained)
    }
}

/// The words of a page: its text and its frame.
fn words(page: &Value) -> String {
    let mut said = page["content"].as_str().unwrap_or_default().to_owned();
    let fields = page["embeds"][0]["fields"].as_array().into_iter().flatten();
    for field in fields {
        let text = field["value"].as_str().unwrap_or_default().replace('\n', "; ");
        said.push_str(&format!("\n{}: {text}", field["name"].as_str().unwrap_or_default()));
    }
    said
}

/// The description of a page's picture.
fn alt(page: &Value) -> String {
    page["attachments"][0]["description"].as_str().unwrap_or_default().to_owned()
}

/// The buttons that play: label and id.
fn offers(page: &Value) -> Vec<(String, String)> {
    let is_play = |label: &str| {
        let first = label.chars().next().unwrap_or_default();
        label.starts_with("VIP ") || "★●♡▲■◆".contains(first)
    };
    let all = buttons(page).into_iter();
    all.filter(|(label, _, enabled)| *enabled && is_play(label))
        .map(|(label, id, _)| (label, id))
        .collect()
}

/// Somebody's page, once what they read explains what they can play.
fn explained(party: &Party, user: &str, read: Eyes) -> Option<(Value, String)> {
    let page = party.hand(user)?;
    let offers = offers(&page);
    let (_, id) = offers.last()?.clone();
    Read::of(&read(&page)).explains(&offers).then_some((page, id))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_match_can_be_played_by_words_or_by_what_is_said_of_the_pictures() {
    let readers: [(&str, Eyes); 2] = [("Aki", words), ("Ben", alt)];
    let people = readers.map(|(user, _)| user);
    let party = Party::new().await;
    party.text_only("Aki").await;
    party.begin(&people, 1).await;
    for user in people {
        party.open_hand(user).await;
    }
    let mut plays = [0; 2];
    loop {
        let next = |_: &_| {
            if party.over("Aki") {
                return Some(None);
            }
            let mut all = readers.iter().enumerate();
            all.find_map(|(at, (user, read))| Some(Some((at, explained(&party, user, *read)?))))
        };
        let Some((at, (page, id))) = party.playground.until(next).await else { break };
        let mut seen = party.sees("Aki").into_iter().filter(is_private);
        let pictured =
            seen.find(|page| page["attachments"].as_array().is_some_and(|files| !files.is_empty()));
        assert!(pictured.is_none(), "{pictured:?}");
        plays[at] += 1;
        party.press_id(people[at], &page, &id).await;
    }
    // A match has two rounds at least, with twelve cards for everybody, and a trick may be skipped.
    assert!(plays.iter().all(|plays| *plays >= 12), "{plays:?}");
    let won = |page: &Value| page["content"].as_str().is_some_and(|said| said.contains("won!"));
    let page = party.playground.until(|_| party.hand("Aki").filter(won)).await;
    assert_eq!(page["attachments"].as_array().map_or(0, Vec::len), 0);
    party
        .board("Rematch", |board| alt(board).contains("for Chikyu") || alt(board).contains("loses"))
        .await;
    party.end().await;
}
