//! A data directory and an export that version 0.1.0 wrote before its log left the legal lists out:
//! they open, look the same to everybody, are played on, and their records verify.
//!
//! `tests/data/stored` holds the directory (`tables`), the export, the records of the finished
//! matches, the custom ids that `commands` checks, and what each viewer saw of each table then. None
//! of it is ever written again.

use std::fs;
use std::io::{Cursor, Read};
use std::path::Path;
use std::time::Duration;

use flate2::read::GzDecoder;
use host::clock::{Clock, Now};
use host::hall::Hall;
use host::look::{Look, Match, Scene, Since, Sitter};
use host::press::{Deed, Press};
use host::replay::Wanted;
use host::store::{Durability, Imported, Store};
use host::table::HostConfig;
use host::thinking::Thinking;
use host::{Channel, Server, User};
use rules::GAMES;
use rules::bot::Level;
use rules::game::{Seat, Viewer};
use rules::page::Page;
use rules::record::Checker;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{project, until};

const ENGLISH: &str = "en-US";
const SERVER: Server = Server(70);
const AKI: User = User(11);
/// The time of day at which everybody looked.
const LOOKED_AT: u64 = 1_780_010_000_000;

fn unzipped(name: &str) -> Vec<u8> {
    let zipped = fs::read(project("tests/data/stored").join(name)).unwrap();
    let mut bytes = Vec::new();
    GzDecoder::new(&zipped[..]).read_to_end(&mut bytes).unwrap();
    bytes
}

/// The export that version 0.1.0 wrote.
pub(crate) fn export() -> Vec<u8> {
    unzipped("export.jsonl.gz")
}

fn expected() -> Value {
    serde_json::from_slice(&unzipped("expected.json.gz")).unwrap()
}

/// The stored directory, in a folder of this test's own.
fn directory() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for file in fs::read_dir(project("tests/data/stored/tables")).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        match name.strip_suffix(".gz") {
            Some(plain) => {
                let bytes = unzipped(&format!("tables/{name}"));
                fs::write(folder.path().join(plain), bytes).unwrap();
            }
            None => {
                let from = project("tests/data/stored/tables").join(&name);
                fs::copy(from, folder.path().join(name)).unwrap();
            }
        }
    }
    folder
}

fn open(folder: &Path) -> (Store, Hall) {
    let store = Store::open(folder, Durability::Process).unwrap();
    let clock = Clock::manual(Now { at: LOOKED_AT, up: store.up() });
    let config =
        HostConfig { games: GAMES, bot_pause: Duration::ZERO, thinking: Thinking::Iterations(32) };
    let (hall, _) = Hall::open(config, store.clone(), clock);
    (store, hall)
}

fn channels(expected: &Value) -> Vec<(Channel, &Value)> {
    let tables = expected["tables"].as_object().unwrap();
    tables.iter().map(|(channel, table)| (Channel(channel.parse().unwrap()), table)).collect()
}

/// Everything that was expected of the store is there.
async fn assert_unchanged(store: &Store, hall: &Hall) {
    let expected = expected();
    assert_eq!(json!(store.up()), expected["up"]);
    for (channel, table) in channels(&expected) {
        assert_eq!(json!(store.head(channel).unwrap().unwrap()), table["head"], "{channel}");
        let due = store.dues().into_iter().find(|(of, _)| *of == channel).map(|(_, due)| due);
        assert_eq!(json!(due), table["due"], "{channel}");
        for (viewer, before) in table["seen"].as_object().unwrap() {
            let user = viewer.parse().ok().map(User);
            let look = hall.look(channel, user, ENGLISH).await.unwrap();
            assert_eq!(seen(&look), *before, "{channel} as {viewer} sees it");
        }
        let log = hall.log(channel, Some(AKI), ENGLISH, Since::Start, 1000).await.unwrap();
        assert_eq!(json!(log), table["log"], "{channel}");
        assert_eq!(replayed(hall, channel).await, table["replay"], "{channel}");
        assert_record_unchanged(hall, channel, &table["record"]).await;
    }
    assert_eq!(json!(store.results(SERVER).unwrap()), expected["results"]);
    for (user, person) in expected["people"].as_object().unwrap() {
        assert_eq!(json!(store.person(User(user.parse().unwrap()))), *person);
    }
    assert_eq!(json!(store.place(SERVER)), expected["place"]);
}

async fn replayed(hall: &Hall, channel: Channel) -> Value {
    let wanted = Wanted { ply: 7, viewer: Viewer::Open, language: ENGLISH.to_owned() };
    let Ok(replay) = hall.replay(channel, None, wanted).await.unwrap() else { return Value::Null };
    json!({
        "ply": replay.ply,
        "plies": replay.plies,
        "opened": replay.opened,
        "number": replay.number,
        "told": replay.told,
        "title": replay.page.title,
        "sections": page_text(&replay.page),
        "chapters": replay.chapters.len(),
    })
}

async fn assert_record_unchanged(hall: &Hall, channel: Channel, expected: &Value) {
    let record = hall.record(channel, None).await.unwrap().ok();
    let named = record.as_ref().map(|record| json!([record.game, record.number]));
    assert_eq!(json!(named), *expected, "{channel}");
    let Some(record) = record else { return };
    let before = String::from_utf8(unzipped(&format!("record-{channel}.jsonl.gz"))).unwrap();
    assert_eq!(record.text, before, "the record of {channel}");
    verify(&record.text);
}

fn verify(record: &str) {
    let mut checker = Checker::new();
    for line in record.lines() {
        checker.line(line.as_bytes()).unwrap();
    }
    assert_eq!(checker.finish().unwrap().matches, 1);
}

/// The person who is to act, with the page that was drawn when the directory was written.
fn next_play(table: &Value) -> Option<(User, Deed)> {
    let public = &table["seen"]["public"]["scene"];
    let seat = public["to_act"].as_array()?.first()?.as_u64()?;
    let user = public["sitters"][usize::try_from(seat).unwrap()][1].as_u64()?;
    let own = &table["seen"][user.to_string()]["scene"];
    let token = own["tokens"][0].as_str().expect("whoever is to act can do something").to_owned();
    let line = u32::try_from(own["fresh"].as_u64().unwrap()).unwrap();
    Some((User(user), Deed::Play { line, token }))
}

/// Every running match takes the next action, on the page of those days, and still has it after a
/// restart.
async fn assert_played_on(folder: &Path, hall: Hall, store: Store) {
    let expected = expected();
    let mut after = Vec::new();
    for (channel, table) in channels(&expected) {
        let Some((user, deed)) = next_play(table) else { continue };
        let (id, name, language) = (1_000_000, String::new(), ENGLISH.to_owned());
        let press = Press { id, user, name, language, server: Some(SERVER), deed };
        let answer = hall.press(channel, press).await.unwrap();
        assert_eq!(answer.refusal, None, "{channel}");
        let before = &table["seen"]["public"]["line"];
        assert!(u64::from(answer.look.line) > before.as_u64().unwrap(), "{channel}");
        after.push((channel, user));
    }
    assert_eq!(after.len(), 4, "a running match of each game");
    let mut looks = Vec::new();
    for (channel, user) in &after {
        let quiet = settled(&hall, *channel).await;
        looks.push((quiet, seen(&hall.look(*channel, Some(*user), ENGLISH).await.unwrap())));
    }
    hall.close().await;
    drop((hall, store));
    let (_store, hall) = open(folder);
    for ((channel, user), (quiet, look)) in after.into_iter().zip(looks) {
        assert!(quiet, "{channel} waits for a person");
        assert_eq!(seen(&hall.look(channel, Some(user), ENGLISH).await.unwrap()), look);
    }
}

/// Waits until no bot is to act any more.
async fn settled(hall: &Hall, channel: Channel) -> bool {
    until("a person to act", async || {
        let look = hall.look(channel, None, ENGLISH).await.unwrap();
        let Scene::Match(playing) = &look.scene else { return Some(false) };
        let person = |seat: &Seat| playing.sitters[usize::from(seat.0)].user.is_some();
        playing.to_act.iter().all(person).then_some(true)
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_directory_of_version_0_1_0_is_unchanged_and_is_played_on() {
    let folder = directory();
    let (store, hall) = open(folder.path());
    assert_unchanged(&store, &hall).await;
    assert_played_on(folder.path(), hall, store).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_of_version_0_1_0_is_imported_unchanged_and_is_played_on() {
    let export = export();
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path(), Durability::Process).unwrap();
    let imported = store.import(&mut Cursor::new(&export)).unwrap();
    assert_eq!(imported, Imported { tables: 9, skipped: 0 });
    let mut again = Vec::new();
    store.export(&mut again, &mut || ()).unwrap();
    assert!(again == export, "what was imported is exported word for word");
    drop(store);
    let (store, hall) = open(folder.path());
    assert_unchanged(&store, &hall).await;
    assert_played_on(folder.path(), hall, store).await;
}

/// The part of a viewer's look at a table that no later version may change.
fn seen(look: &Look) -> Value {
    let scene = match &look.scene {
        Scene::Empty => json!("empty"),
        Scene::Closed { game, .. } => json!({ "closed": game }),
        Scene::Lobby(lobby) => json!({
            "game": lobby.game,
            "pace": lobby.pace,
            "options": lobby.options,
            "hints": lobby.hints,
            "seats": lobby.seats,
            "sitters": sitters(&lobby.sitters),
            "opener": lobby.opener,
            "invited": lobby.invited,
            "me": lobby.me,
            "commitment": lobby.commitment,
        }),
        Scene::Match(playing) => seen_match(playing),
    };
    json!({ "line": look.line, "scene": scene })
}

fn seen_match(playing: &Match) -> Value {
    let question = playing.question.as_ref();
    let end = playing.end.as_ref();
    json!({
        "game": playing.game,
        "number": playing.number,
        "pace": playing.pace,
        "sitters": sitters(&playing.sitters),
        "me": playing.me,
        "fresh": playing.fresh,
        "title": playing.page.title,
        "sections": page_text(&playing.page),
        "tokens": playing.page.offered().collect::<Vec<_>>(),
        "labels": playing.page.controls.iter().map(|it| &it.label).collect::<Vec<_>>(),
        "told": playing.told,
        "news": playing.news,
        "to_act": playing.to_act,
        "deadline": playing.deadline,
        "hint": playing.hint,
        "question": question.map(|it| json!([it.line, it.text, it.by, it.waiting, it.mine])),
        "undo": format!("{:?}", playing.undo),
        "free": playing.free,
        "commitment": playing.commitment,
        "end": end.map(|it| json!([it.opened, it.outcome, it.host_seed, it.seed])),
    })
}

fn page_text<Action>(page: &Page<Action>) -> Vec<(&String, &Vec<String>)> {
    page.sections.iter().map(|section| (&section.heading, &section.lines)).collect()
}

fn sitters(sitters: &[Sitter]) -> Vec<Value> {
    let level = |sitter: &Sitter| sitter.level.map(Level::name);
    sitters.iter().map(|it| json!([it.name, it.user, level(it), it.away])).collect()
}
