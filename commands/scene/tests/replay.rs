//! Replays and logs of matches that were really played: within the limits whatever people are
//! called, and every ply, chapter and line can be reached.

use ::rules::any::Happened;
use ::rules::game::Moment;
use host::replay::{Chapter, ReplayLook};
use playground::limits::{MessageKind, check_message};

use super::*;
use crate::discord::custom_id::{By, Replay};
use crate::discord::limits;

/// As long as Discord lets a name be, of what it counts twice and what formats.
fn long_name(seat: u8) -> String {
    format!("{seat}{}", "😀*".repeat(15))
}

/// A whole match, played at random.
struct Past {
    states: Vec<Box<dyn AnyMatch>>,
    happened: Vec<Happened>,
}

impl Past {
    fn of(game: &dyn AnyGame, players: u8) -> Past {
        let setup = Setup { players, options: Chosen::new() };
        let (mut of, setup) = game.start(&setup, Seed::mix(&[b"replays", &[players]])).unwrap();
        let mut dice = Dice::imagined(u64::from(players));
        let (mut states, mut happened) = (vec![of.fork()], vec![setup]);
        while let Some(seat) = of.turn().seats().iter().next() {
            let token = choose(of.as_ref(), seat, &mut dice);
            happened.push(of.play(seat, &token).unwrap());
            states.push(of.fork());
        }
        Past { states, happened }
    }

    fn players(&self) -> u8 {
        self.states[0].setup().players
    }

    fn last(&self) -> u32 {
        self.states.len() as u32 - 1
    }

    fn viewers(&self) -> Vec<Viewer> {
        let seats = (0..self.players()).map(|seat| Viewer::Seat(Seat(seat)));
        [Viewer::Public].into_iter().chain(seats).chain([Viewer::Open]).collect()
    }

    fn look(&self, ply: u32, viewer: Viewer, words: &Words) -> ReplayLook {
        let names: Vec<String> = (0..self.players()).map(long_name).collect();
        let words = words.clone().with_names(names.clone());
        let at = ply as usize;
        let of = &self.states[at];
        let mut chapters: Vec<Chapter> = Vec::new();
        for (of, ply) in self.states.iter().zip(0..) {
            let moment = of.moment();
            if chapters.last().is_none_or(|last| last.moment != moment) {
                chapters.push(Chapter { moment, ply });
            }
        }
        let sitter = |name| Sitter { name, user: Some(User(1)), level: None, away: false };
        ReplayLook {
            game: of.id(),
            number: u32::MAX,
            opened: u32::MAX - 7,
            ply,
            plies: self.last(),
            viewer,
            viewers: self.viewers(),
            moment: of.moment(),
            made: self.states[at.saturating_sub(1)].moment(),
            told: self.happened[at].tell(viewer, &words),
            page: of.page(viewer, &words),
            sketch: of.sketch(viewer, &words),
            sitters: names.into_iter().map(sitter).collect(),
            chapters,
        }
    }
}

/// Discord takes it.
fn taken_by_discord(message: &Message) -> Json {
    let body = message.json();
    for kind in [MessageKind::Create, MessageKind::Followup] {
        let checked = check_message(&body, kind, 0);
        assert!(checked.is_ok(), "{:?}", checked.unwrap_err().body());
    }
    body
}

fn drawn(look: &ReplayLook, words: &Words) -> Json {
    let keys = keys();
    taken_by_discord(&replay(look, Pictures::None, &frame(&keys, words)))
}

fn menus(message: &Json) -> Vec<Json> {
    let rows = message["components"].as_array().unwrap();
    let parts = rows.iter().flat_map(|row| row["components"].as_array().unwrap());
    parts.filter(|part| part["type"] == 3).cloned().collect()
}

#[test]
fn every_ply_of_a_replay_is_whole_and_within_the_limits_to_everybody() {
    for (game, language) in
        GAMES.iter().flat_map(|game| Words::languages().map(move |tag| (game, tag)))
    {
        let words = Words::new(language);
        for players in game.players() {
            let past = Past::of(*game, players);
            for ply in (0..=past.last()).step_by(3).chain([past.last()]) {
                for viewer in past.viewers() {
                    let look = past.look(ply, viewer, &words);
                    let message = drawn(&look, &words);
                    let read = message["embeds"][0]["fields"].as_array().unwrap();
                    let last = look.page.sections.last().unwrap();
                    let shown = read.iter().any(|field| field["name"] == literal(&last.heading));
                    assert!(shown, "nothing is left out: {message}");
                    assert_eq!(message["flags"], 64);
                    assert!(message["components"].as_array().unwrap().len() >= 3);
                }
            }
        }
    }
}

#[test]
fn what_the_ply_was_is_said_above() {
    let words = Words::new(FIRST);
    let past = Past::of(GAMES[0], 4);
    let said = |ply| drawn(&past.look(ply, Viewer::Public, &words), &words)["content"].to_string();
    assert!(said(0).contains("\\nRound 1: every country is dealt"));
    assert!(said(1).contains("**Round 1 · Trick 1**: ") && said(1).contains(" plays "));
    assert!(said(1).contains(&format!("1 of {}", past.last())), "{}", said(1));
    let look = past.look(2, Viewer::Seat(Seat(3)), &words);
    let text = drawn(&look, &words)["content"].to_string();
    assert!(text.contains("as 3😀") && !text.contains("😀*"), "{text}");
}

#[test]
fn every_button_leads_where_it_says_and_none_leads_nowhere() {
    let words = Words::new(FIRST);
    let past = Past::of(GAMES[0], 3);
    let last = past.last();
    for ply in [0, 1, 2, last / 2, last - 1, last] {
        for viewer in past.viewers() {
            let message = drawn(&past.look(ply, viewer, &words), &words);
            let buttons = message["components"][0]["components"].as_array().unwrap().clone();
            let to = [0, ply.saturating_sub(1), (ply + 1).min(last), last];
            let by = [By::First, By::Back, By::Forward, By::Last];
            assert_eq!(buttons.len(), 5, "none is left out because another is like it");
            for ((button, to), by) in buttons.iter().zip(to).zip(by) {
                let id = keys().open(button["custom_id"].as_str().unwrap()).unwrap();
                assert_eq!(id.what, What::Replay(Replay { by, ply: to, viewer }));
                assert_eq!(id.line, u32::MAX - 7);
                assert_eq!(button["disabled"] == true, to == ply);
                assert!(!button["label"].as_str().unwrap().is_empty());
            }
        }
    }
}

#[test]
fn menus_lead_to_every_viewer_every_round_and_the_tricks_of_this_one() {
    let words = Words::new(FIRST);
    let past = Past::of(GAMES[0], 3);
    let look = past.look(past.last() / 2, Viewer::Open, &words);
    let menus = menus(&drawn(&look, &words));
    let values = |menu: &Json| -> Vec<String> {
        let options = menu["options"].as_array().unwrap().iter();
        options.map(|option| option["value"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(values(&menus[0]), ["p", "0", "1", "2", "o"]);
    let chapters = |wanted: &dyn Fn(Moment) -> bool| -> Vec<String> {
        let found = look.chapters.iter().filter(|chapter| wanted(chapter.moment));
        found.map(|chapter| chapter.ply.to_string()).collect()
    };
    let first = |moment: Moment| moment.step == 0 || moment == look.chapters[0].moment;
    assert_eq!(values(&menus[1]), chapters(&first));
    let here = look.moment.part;
    assert_eq!(values(&menus[2]), chapters(&|at| at.part == here && at.step > 0));
    assert_eq!(menus[1]["options"][1]["label"], "Round 2");
    assert_eq!(menus[2]["options"][0]["label"], "Trick 1");
}

#[test]
fn more_chapters_than_a_menu_holds_are_spread_evenly() {
    let words = Words::new(FIRST);
    let past = Past::of(GAMES[0], 2);
    for count in [2_u16, 24, 25, 26, 49, 50, 51, 300] {
        let mut look = past.look(0, Viewer::Public, &words);
        let chapter = |part| Chapter { moment: Moment { part, step: 1 }, ply: u32::from(part) * 3 };
        look.chapters = (1..=count).map(chapter).collect();
        let menu = menus(&drawn(&look, &words)).remove(1);
        let options = menu["options"].as_array().unwrap();
        let plies: Vec<u32> =
            options.iter().map(|one| one["value"].as_str().unwrap().parse().unwrap()).collect();
        assert_eq!(plies.len(), usize::from(count).min(limits::OPTIONS));
        assert_eq!((plies[0], plies[plies.len() - 1]), (3, u32::from(count) * 3));
        let gaps: Vec<u32> = plies.windows(2).map(|two| two[1] - two[0]).collect();
        let (most, least) = (gaps.iter().max().unwrap(), gaps.iter().min().unwrap());
        assert!(*least > 0 && most - least <= 3, "{plies:?}");
    }
}

#[test]
fn a_match_that_cannot_be_replayed_offers_its_record() {
    let (keys, words) = (keys(), Words::new(FIRST));
    let why = Refusal::OtherRules.tell(&words);
    let message = taken_by_discord(&unreplayed(why.clone(), 9, &frame(&keys, &words)));
    assert_eq!(message["content"], why.as_str());
    let record = &message["components"][0]["components"][0];
    let id = keys.open(record["custom_id"].as_str().unwrap()).unwrap();
    assert_eq!((id.line, id.what), (9, What::RecordOf));
}

/// Goes back from the newest page to the oldest; what was read, and how many pages there were.
fn leaf_back(message: &dyn Fn(u16) -> Json) -> (String, u16) {
    let (mut read, mut page) = (String::new(), 0);
    loop {
        let message = message(page);
        assert_eq!(has(&message, "Newer"), page > 0);
        read = format!("{}\n{read}", message["embeds"]);
        if !has(&message, "Older") {
            return (read, page + 1);
        }
        page += 1;
    }
}

#[test]
fn every_line_of_a_log_can_be_read_and_its_newest_page_comes_first() {
    let (keys, words) = (keys(), Words::new(FIRST));
    let told: Vec<String> = (0..900).map(|number| format!("Line {number}: {NASTY}")).collect();
    let log = |page| taken_by_discord(&log(&told, page, &frame(&keys, &words)));
    let (read, pages) = leaf_back(&log);
    assert!(pages > 5 && (0..900).all(|number| read.contains(&format!("Line {number}: "))));
    assert!(log(0)["embeds"][0].to_string().contains("Line 899: "));
    assert_eq!(log(0)["embeds"][0]["footer"]["text"], format!("Page {pages} of {pages}"));
    assert_eq!(log(999), log(pages - 1), "further back than there is");
    let back = log(1)["components"][0]["components"][1].clone();
    let id = keys.open(back["custom_id"].as_str().unwrap()).unwrap();
    assert_eq!((id.line, id.what), (PAGES_LINE, What::Log(0)));
}

#[test]
fn watching_shows_the_table_and_every_line_of_the_round_below_it() {
    let (keys, words) = (keys(), Words::new(FIRST));
    for game in GAMES {
        for players in game.players() {
            let past = Past::of(*game, players);
            for of in past.states.iter().step_by(7) {
                let mut shown = shown(of.as_ref(), None, &words);
                for sitter in &mut shown.sitters {
                    sitter.name = long_name(9);
                }
                let look = look(shown);
                let told: Vec<String> = (0..120).map(|at| format!("{at}. {NASTY}")).collect();
                let watched = |page| {
                    taken_by_discord(&watched(
                        &look,
                        &told,
                        page,
                        Pictures::None,
                        &frame(&keys, &words),
                    ))
                };
                let (read, _) = leaf_back(&watched);
                assert!((0..120).all(|at| read.contains(&format!("{at}\\\\. "))), "{read}");
                let message = watched(0);
                assert_eq!(message["embeds"].as_array().unwrap().len(), 2);
                assert!(has(&message, "Rules") && has(&message, "Log"));
            }
        }
    }
}
