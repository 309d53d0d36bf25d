//! Presses that must do no harm: twice, too late, by the wrong hand; a disk that fails; a table
//! that is damaged; a game that falls over.

use host::line::Line;
use rules::bot::Level;

use super::*;
use crate::contract::planted::{FALLS_OVER, Planted};

#[tokio::test(flavor = "multi_thread")]
async fn a_second_press_of_the_same_button_changes_nothing_and_shows_the_fresh_page() {
    let mut den = Den::new().await;
    den.begin(&EVERYBODY, 0, Pace::Live).await;
    let user = den.to_act().await.unwrap();
    let deed = den.first(user).await;
    let after = den.press(user, deed.clone()).await;
    let second = den.try_press(HERE, user, deed).await.unwrap();
    assert_eq!(second.refusal, Some(Refusal::Stale));
    assert_eq!(sight(&second.look), sight(&after));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_is_delivered_twice_is_done_once_even_across_a_restart() {
    let mut den = Den::new().await;
    den.press(AKI, uchu(Pace::Live)).await;
    den.presses += 1;
    let press = den.of(AKI, Deed::AddBot(Level::Normal));
    for _ in 0..2 {
        let answer = den.hall.press(HERE, press.clone()).await.unwrap();
        assert_eq!(answer.refusal, None);
    }
    let den = den.restart(0).await;
    den.hall.press(HERE, press).await.unwrap();
    let Scene::Lobby(lobby) = den.look(None).await.scene else { panic!("a lobby") };
    assert_eq!(lobby.sitters.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_whoever_is_to_act_can_play_and_only_what_is_legal() {
    let mut den = Den::new().await;
    den.begin(&EVERYBODY, 0, Pace::Live).await;
    let user = den.to_act().await.unwrap();
    let deed = den.first(user).await;
    let line = den.line().await;
    let other = EVERYBODY.into_iter().find(|other| *other != user).unwrap();
    assert_eq!(den.refused(other, deed.clone()).await, Refusal::NotYourTurn);
    assert_eq!(den.refused(User(15), deed).await, Refusal::NotSeated);
    for token in ["", "play-gold-1", "../../etc/passwd", "PLAY-PINK-3"] {
        let deed = Deed::Play { line, token: token.to_owned() };
        assert_eq!(den.refused(user, deed).await, Refusal::Illegal);
    }
    let token = "play-pink-3".to_owned();
    assert_eq!(
        den.refused(user, Deed::Play { line: 0, token: token.clone() }).await,
        Refusal::Stale
    );
    let future = Deed::Play { line: line + 1, token };
    assert_eq!(den.refused(user, future).await, Refusal::Stale);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_of_a_trick_changes_nothing() {
    let mut den = Den::new().await;
    den.begin(&[AKI, BEN, CHLOE], 0, Pace::Relaxed).await;
    for _ in 0..7 {
        den.play().await;
    }
    let user = den.to_act().await.unwrap();
    let old = den.first(user).await;
    let mut before = Vec::new();
    for viewer in [Some(AKI), Some(BEN), Some(CHLOE), Some(DANA), None] {
        before.push(sight(&den.look(viewer).await));
    }
    let mut den = den.restart(0).await;
    for (viewer, before) in
        [Some(AKI), Some(BEN), Some(CHLOE), Some(DANA), None].into_iter().zip(before)
    {
        assert_eq!(sight(&den.look(viewer).await), before);
    }
    den.press(user, old).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_saved_has_not_happened_and_is_not_shown() {
    let mut den = Den::new().await;
    den.begin(&EVERYBODY, 0, Pace::Live).await;
    let user = den.to_act().await.unwrap();
    let (before, deed) = (sight(&den.look(Some(user)).await), den.first(user).await);
    den.calls().await;
    den.disk.fail(1);
    let fault = den.try_press(HERE, user, deed.clone()).await.unwrap_err();
    assert_eq!(fault.reference.len(), 6);
    assert_eq!(den.calls().await, [], "nobody was told");
    assert_eq!(sight(&den.look(Some(user)).await), before);
    den.press(user, deed).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_is_set_aside_and_stops_no_other() {
    let mut den = Den::new().await;
    den.begin(&EVERYBODY, 0, Pace::Live).await;
    den.try_press(Channel(701), AKI, uchu(Pace::Live)).await.unwrap();
    let Den { folder, store, disk, clock, hall, news, .. } = den;
    hall.close().await;
    drop((store, clock, hall, news));
    harm(folder.path(), HERE);
    let now = Now { at: 1_800_000_000_000, up: 0 };
    let store = until("the directory", async || open(folder.path(), &disk).ok()).await;
    let (store, clock, hall, news) = started(store, GAMES, now);
    let mut den = Den { folder, store, disk, clock, hall, news, presses: 100, games: GAMES };
    assert_eq!(
        den.try_press(HERE, AKI, Deed::Undo).await.unwrap().refusal,
        Some(Refusal::SetAside)
    );
    let other = den.try_press(Channel(701), BEN, Deed::Join).await.unwrap();
    assert_eq!(other.refusal, None);
    den.press(AKI, uchu(Pace::Live)).await;
}

/// One byte in the middle of a table's log goes wrong.
fn harm(folder: &Path, channel: Channel) {
    // The last task of the hall may still be letting go of the directory.
    let disk = until_blocking("the directory", || sled::open(folder).ok());
    let lines = disk.open_tree("lines").unwrap();
    let (key, value) = lines.scan_prefix(channel.0.to_be_bytes()).nth(3).unwrap().unwrap();
    let mut value = value.to_vec();
    let middle = value.len() / 2;
    value[middle] ^= 1;
    lines.insert(key, value).unwrap();
    disk.flush().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_at_once_do_not_mix() {
    let den = Arc::new(Den::new().await);
    let tables = (0..32u64).map(|table| {
        let den = Arc::clone(&den);
        tokio::spawn(async move {
            let channel = Channel(1000 + table);
            let mut id = table << 32;
            let mut press = async |user: User, deed| {
                id += 1;
                let press = Press { id, ..den.of(user, deed) };
                den.hall.press(channel, press).await.unwrap()
            };
            press(AKI, uchu(Pace::None)).await;
            press(BEN, Deed::Join).await;
            press(CHLOE, Deed::Join).await;
            press(AKI, Deed::Begin).await;
            for _ in 0..40 {
                let look = den.hall.look(channel, None, ENGLISH).await.unwrap();
                let user = [AKI, BEN, CHLOE][usize::from(playing(&look).to_act[0].0)];
                let look = den.hall.look(channel, Some(user), ENGLISH).await.unwrap();
                let token = playing(&look).page.offered().next().unwrap().to_string();
                let answer = press(user, Deed::Play { line: look.line, token }).await;
                assert_eq!(answer.refusal, None);
            }
            den.hall.look(channel, None, ENGLISH).await.unwrap().line
        })
    });
    let mut lines = Vec::new();
    for table in tables.collect::<Vec<_>>() {
        lines.push(table.await.unwrap());
    }
    assert!(lines.iter().all(|line| *line == lines[0]), "{lines:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_is_gone_takes_its_table_with_it() {
    let mut den = Den::new().await;
    den.begin(&EVERYBODY, 0, Pace::Live).await;
    den.hall.vacate(HERE).await.unwrap();
    assert!(den.playing(None).await.end.is_some());
    assert!(den.store.dues().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_falls_over_takes_down_its_own_table_only() {
    static HARMED: &[&dyn AnyGame] = &[&rules::games::uchu::Uchu, &Planted::<FALLS_OVER>];
    let mut den = Den::with(HARMED).await;
    den.begin(&[AKI, BEN], 0, Pace::None).await;
    let there = Channel(701);
    let game = "planted".to_owned();
    let open =
        Deed::Open { game, pace: Pace::None, seats: None, options: Chosen::new(), hints: false };
    for (user, deed) in [(AKI, open), (BEN, Deed::Join), (AKI, Deed::Begin)] {
        assert_eq!(den.try_press(there, user, deed).await.unwrap().refusal, None);
    }
    let look = den.hall.look(there, None, ENGLISH).await.unwrap();
    let user = [AKI, BEN][usize::from(playing(&look).to_act[0].0)];
    let look = den.hall.look(there, Some(user), ENGLISH).await.unwrap();
    let token = playing(&look).page.offered().next().unwrap().to_string();
    for _ in 0..3 {
        let deed = Deed::Play { line: look.line, token: token.clone() };
        let fault = den.try_press(there, user, deed).await.unwrap_err();
        assert_eq!(fault.reference.len(), 6);
        assert_eq!(den.hall.look(there, None, ENGLISH).await.unwrap().line, look.line);
    }
    den.play().await;
    let off = den.try_press(there, CHLOE, Deed::Cancel { steward: true }).await.unwrap();
    assert_eq!(off.refusal, None, "what did not fall over can go on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_another_holds_is_refused() {
    let den = Den::new().await;
    let second = Store::open(den.folder.path(), Durability::Process);
    assert!(matches!(second, Err(Trouble::Held)));
}

#[tokio::test(flavor = "multi_thread")]
async fn however_often_the_host_falls_there_is_a_snapshot_to_carry_a_match_on_from() {
    let mut den = Den::new().await;
    den.begin(&[AKI, BEN], 0, Pace::None).await;
    let began = den.line().await;
    let last = |den: &Den| den.store.load(HERE).unwrap().unwrap().snapshot.map(|last| last.line);
    assert_eq!(last(&den), Some(began));
    for _ in 0..4 {
        for _ in 0..20 {
            den.play().await;
        }
        // What is on disk while the host runs is what a fall leaves; another takes over from there.
        let folder = tempfile::tempdir().unwrap();
        let mut text = std::io::Cursor::new(Vec::new());
        den.store.export(&mut text, &mut || ()).unwrap();
        text.set_position(0);
        let disk = FaultyDisk::default();
        let store = open(folder.path(), &disk).unwrap();
        store.import(&mut text).unwrap();
        let (store, clock, hall, news) = started(store, GAMES, den.clock.now());
        let presses = den.presses;
        den = Den { folder, store, disk, clock, hall, news, presses, games: GAMES };
    }
    let line = den.line().await;
    assert!(last(&den).is_some_and(|last| line - last <= 64), "{:?} of {line}", last(&den));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_that_can_keep_nothing_is_not_well_until_it_can_again() {
    let den = Den::new().await;
    assert!(den.hall.is_well());
    let becomes = async |well: bool| {
        until("another state of health", async || {
            den.clock.advance(1000);
            (den.hall.is_well() == well).then_some(())
        })
        .await;
    };
    den.disk.fail(u32::MAX);
    becomes(false).await;
    den.disk.fail(0);
    becomes(true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stored_lobby_with_an_unknown_option_is_refused_at_begin_and_nothing_changes() {
    let mut den = Den::new().await;
    den.press(AKI, uchu(Pace::Live)).await;
    den.press(BEN, Deed::Join).await;
    let stored = den.store.load(HERE).unwrap().unwrap();
    // The same lobby in another channel, as a version with one more option would have stored it.
    let there = Channel(701);
    let written = stored.lines.iter().map(|line| serde_json::to_string(line).unwrap());
    let changed =
        written.map(|line| line.replace("\"options\":{}", "\"options\":{\"deck\":\"large\"}"));
    let lines: Vec<Line> = changed.map(|line| serde_json::from_str(&line).unwrap()).collect();
    den.store.append(there, 0, &lines, Some(&stored.head), None).unwrap();
    let before = den.hall.look(there, Some(AKI), ENGLISH).await.unwrap();
    let Scene::Lobby(lobby) = &before.scene else { panic!("a lobby") };
    let unknown = Refusal::NoSuchOption("deck".to_owned());
    assert_eq!(lobby.not_yet, Some(unknown.clone()), "it says why it cannot begin");
    let answer = den.try_press(there, AKI, Deed::Begin).await.unwrap();
    assert_eq!(answer.refusal, Some(unknown));
    assert_eq!(sight(&answer.look), sight(&before));
    assert_eq!(den.store.load(there).unwrap().unwrap().lines.len(), lines.len());
    let off = den.try_press(there, AKI, Deed::Cancel { steward: false }).await.unwrap();
    assert_eq!(off.refusal, None, "it can be called off");
}
