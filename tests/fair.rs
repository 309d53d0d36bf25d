//! Fair deals, from a shell: what `kaigi verify` says of them, and a host that would like to choose one.
//! `docs/fair.md` is the protocol.

use std::io::Read;

use flate2::read::GzDecoder;
use rules::GAMES;
use rules::dice::Seed;
use rules::record;
use rules::record::fair::{self, Added, Contribution, Fair, Seating};
use serde_json::Value;

use crate::command_line::answer;
use crate::{plain, project};

const ANA: &str = "17";
const BEN: &str = "42";

fn contribution(user: &str, added: Added) -> Contribution {
    Contribution { user: user.to_owned(), added }
}

fn words(user: &str, words: &str) -> Contribution {
    contribution(user, Added::Words(words.to_owned()))
}

/// What the public knew of an honest table: Ana opened it, Ben sat down and had the last word.
fn honest() -> Fair {
    let opened = contribution(ANA, Added::At(1_780_000_000));
    fair_of(Seed::mix(&[b"host"]), vec![opened, words(BEN, "rain")])
}

/// A deal by all the rules, between Ana and Ben.
fn fair_of(host_seed: Seed, contributions: Vec<Contribution>) -> Fair {
    let commitment = fair::commitment(host_seed);
    let seats = [ANA, BEN].map(|user| Some(user.to_owned())).to_vec();
    let table = Seating { previous: Some("0".repeat(64)), given_up: 1, seats };
    let list = fair::list(&commitment, &table, &contributions).to_string();
    let host_seed = host_seed.to_string();
    Fair { scheme: 2, commitment, host_seed, table: Some(table), list: Some(list), contributions }
}

fn seed(fair: &Fair) -> Seed {
    let list = fair.list.as_ref().unwrap().parse().unwrap();
    fair::deal(fair.host_seed.parse().unwrap(), list)
}

/// The record of a match that was dealt from this seed, whose head says this of its deal.
fn record_of(seed: Seed, fair: &Fair) -> String {
    let (mut playing, happened) = GAMES[0].start(&plain(2), seed).unwrap();
    let mut text = String::new();
    let written: Result<(), ()> = record::play_out(
        0,
        &mut *playing,
        &happened,
        |_, _, legal| legal[0],
        |line| {
            let line = str::from_utf8(line).unwrap();
            match line.strip_suffix('}').filter(|_| text.is_empty()) {
                Some(head) => {
                    let fair = serde_json::to_string(fair).unwrap();
                    text = format!("{head},\"fair\":{fair}}}\n");
                }
                None => text += &format!("{line}\n"),
            }
            Ok(())
        },
    );
    written.unwrap();
    text
}

/// The record of a match at that table.
pub(crate) fn honest_record() -> String {
    let fair = honest();
    record_of(seed(&fair), &fair)
}

fn verify(text: &str, shown: &[&str]) -> (i32, String, String) {
    answer(&[&["verify", "-"], shown].concat(), text.as_bytes())
}

/// How many trumps, the cards of two colours, the first seat is dealt.
fn trumps(text: &str) -> usize {
    let head: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    let hand = head["events"][0]["dealt"]["hands"][0].to_string();
    hand.matches("redblue").count()
}

/// The record that a cheating host makes when it may try out this part of the deal: the first one in which
/// the first seat has five trumps.
fn ground(part: impl Fn(u32) -> Fair) -> (Fair, String) {
    let tried = (0..100_000).map(|number| {
        let fair = part(number);
        let (started, happened) = GAMES[0].start(&plain(2), seed(&fair)).unwrap();
        let mut head = Vec::new();
        record::head(&mut head, 0, &*started, &happened);
        (fair, String::from_utf8(head).unwrap())
    });
    let mut good = tried.filter(|(_, head)| trumps(head) >= 5);
    let (fair, _) = good.next().expect("one in some hundred deals is as good as that");
    let text = record_of(seed(&fair), &fair);
    (fair, text)
}

#[test]
fn an_honest_deal_is_told_with_what_it_proves() {
    let fair = honest();
    let text = record_of(seed(&fair), &fair);
    let (seal, list) = (fair.commitment.as_str(), fair.list.as_deref().unwrap());
    for shown in
        [&[][..], &["--seal", seal], &["--list", list], &["--seal", seal, "--list", &list[..16]]]
    {
        let (code, said, complaint) = verify(&text, shown);
        assert_eq!((code, complaint.as_str()), (0, ""));
        for told in [seal, list, "scheme 2", "1 table was given up", "the last words are 42's"] {
            assert!(said.contains(told), "{told}: {said}");
        }
    }
    for bad in
        [&["--list", &list[..15]][..], &["--seal", &seal[..63]], &["--list", "rain and snow!!!"]]
    {
        let (code, said, complaint) = verify(&text, bad);
        assert_eq!((code, said.as_str(), complaint.lines().count()), (2, "", 1), "{complaint}");
    }
}

/// It tries words for a friend of its own until the deal is to its liking; but then they are not the words
/// on the list that was shown before the first card.
#[test]
fn a_host_that_chooses_a_contribution_is_caught() {
    let shown = honest();
    let (seal, list) = (shown.commitment.as_str(), shown.list.as_deref().unwrap());
    let host_seed: Seed = shown.host_seed.parse().unwrap();
    let opened = |second: u32| contribution(ANA, Added::At(1_780_000_000 + u64::from(second)));
    let by_second = |number: u32| fair_of(host_seed, vec![opened(number), words(BEN, "rain")]);
    let by_words =
        |number: u32| fair_of(host_seed, vec![opened(0), words(BEN, &number.to_string())]);
    let choices: [&dyn Fn(u32) -> Fair; 2] = [&by_second, &by_words];
    for choose in choices {
        let (mut chosen, text) = ground(choose);
        assert!(trumps(&text) >= 5);
        let (code, said, complaint) = verify(&text, &["--seal", seal, "--list", list]);
        assert_eq!((code, said.as_str()), (1, ""));
        assert!(complaint.contains("its list is") && complaint.contains(list), "{complaint}");
        // Nor does it help to write down the list that was shown.
        chosen.list = shown.list.clone();
        let really = fair_of(host_seed, chosen.contributions.clone());
        let (code, _, complaint) = verify(&record_of(seed(&really), &chosen), &[]);
        assert_eq!(code, 1);
        assert!(complaint.contains("'fair/list'"), "{complaint}");
    }
}

#[test]
fn a_host_that_chooses_its_own_seed_afterwards_is_caught() {
    let shown = honest();
    let other = |number: u32| {
        fair_of(Seed::mix(&[b"ground", &number.to_be_bytes()]), shown.contributions.clone())
    };
    let (mut chosen, text) = ground(other);
    let (code, _, complaint) = verify(&text, &["--seal", &shown.commitment]);
    assert_eq!(code, 1);
    assert!(complaint.contains("its seal is"), "{complaint}");
    chosen.commitment = shown.commitment;
    let (code, _, complaint) = verify(&record_of(seed(&chosen), &chosen), &[]);
    assert_eq!(code, 1);
    assert!(complaint.contains("'fair/commitment'"), "{complaint}");
}

#[test]
fn a_list_without_somebody_or_in_another_order_is_caught() {
    let host_seed = Seed::mix(&[b"host"]);
    let at = |user, second| contribution(user, Added::At(second));
    for (contributions, told) in [
        (vec![words(BEN, "rain")], "'17' has a seat and is not on the list"),
        (vec![at(ANA, 7), words(BEN, "rain"), words(BEN, "hail")], "'42' is on the list"),
        (vec![at(BEN, 9), at(ANA, 7)], "'17' is on the list of its deal behind"),
    ] {
        let forged = fair_of(host_seed, contributions);
        let (code, _, complaint) = verify(&record_of(seed(&forged), &forged), &[]);
        assert_eq!(code, 1, "{told}");
        assert!(complaint.contains(told), "{complaint}");
    }
    // Where the order alone would not show it, what was shown does.
    let shown = honest();
    let turned: Vec<Contribution> = shown.contributions.iter().cloned().rev().collect();
    let forged = fair_of(host_seed, turned);
    let text = record_of(seed(&forged), &forged);
    assert_eq!(verify(&text, &[]).0, 0);
    assert_eq!(verify(&text, &["--list", shown.list.as_deref().unwrap()]).0, 1);
}

#[test]
fn a_start_that_was_given_up_cannot_be_denied() {
    let shown = honest();
    let text = record_of(seed(&shown), &shown);
    for (said, denied) in
        [("\"given_up\":1", "\"given_up\":0"), ("\"previous\":\"0", "\"previous\":\"1")]
    {
        assert!(text.contains(said));
        let (code, _, complaint) = verify(&text.replacen(said, denied, 1), &[]);
        assert_eq!(code, 1);
        assert!(complaint.contains("'fair/list'"), "{complaint}");
    }
}

#[test]
fn a_deal_of_the_first_scheme_is_told_as_what_it_is() {
    let zipped = std::fs::read(project("tests/data/stored/record-506.jsonl.gz")).unwrap();
    let mut text = String::new();
    GzDecoder::new(&zipped[..]).read_to_string(&mut text).unwrap();
    let (code, said, complaint) = verify(&text, &[]);
    assert_eq!((code, complaint.as_str()), (0, ""));
    assert!(
        said.contains("0 deviations") && said.contains("scheme 1, which proves little"),
        "{said}"
    );
    assert!(said.contains("it could have chosen the deal"), "{said}");
    // Nobody passes one off as a match for which a list was shown.
    let (code, _, complaint) = verify(&text, &["--list", &"1".repeat(64)]);
    assert_eq!(code, 1);
    assert!(complaint.contains("it has no list"), "{complaint}");
}
