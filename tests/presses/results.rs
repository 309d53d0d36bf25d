//! Finished matches: results, standings and leaderboards, whatever happens in between.

use host::results::{Finished, Leader, Placed};
use rules::dice::Dice;

use super::*;
use crate::{choose, running};

impl Den {
    /// Everybody plays until the match is over.
    async fn play_out(&mut self) {
        let mut dice = Dice::imagined(1);
        while self.playing(None).await.end.is_none() {
            let now = self.until(|now| now.end.is_some() || is_a_persons(now)).await;
            if now.end.is_none() {
                self.play_any(&mut dice).await;
            }
        }
    }

    /// The seat to act plays anything.
    async fn play_any(&mut self, dice: &mut Dice) {
        let user = self.to_act().await.expect("a person is to act");
        let line = self.look(Some(user)).await.line;
        let of = running(&self.store.load(HERE).unwrap().unwrap()).unwrap();
        let seat = self.playing(Some(user)).await.me.expect("they have a seat");
        let token = choose(&*of, seat, dice).to_string();
        self.press(user, Deed::Play { line, token }).await;
    }

    /// Waits until the results are kept.
    async fn results(&self) -> Vec<Finished> {
        // Asking for standings makes good what is owed.
        self.hall.standings(THERE, AKI).await.unwrap();
        self.store.results(THERE).unwrap()
    }

    /// The best in Uchu.
    async fn leaders(&self, server: Server, most: usize) -> Vec<Leader> {
        let mut games = self.hall.leaders(server, vec!["uchu"], most).await.unwrap();
        games.pop().map(|(_, leaders)| leaders).unwrap_or_default()
    }

    async fn outcome(&self) -> rules::game::Outcome {
        self.playing(None).await.end.unwrap().outcome.unwrap()
    }
}

fn is_a_persons(now: &Match) -> bool {
    now.to_act.iter().any(|seat| now.sitters[usize::from(seat.0)].user.is_some())
}

/// Does the result say what the match said?
fn check(result: &Finished, outcome: &rules::game::Outcome, users: &[Option<User>]) {
    assert_eq!(result.seats.iter().map(|seat| seat.user).collect::<Vec<_>>(), users);
    assert_eq!(result.seats.iter().map(|seat| seat.score).collect::<Vec<_>>(), outcome.scores);
    for (seat, placed) in (0..).map(rules::game::Seat).zip(&result.seats) {
        let won = outcome.winners.contains(&seat);
        assert_eq!(placed.place == 1, won, "{placed:?}");
        let behind = outcome.ranking.iter().position(|other| *other == seat).unwrap() + 1;
        assert!(won || usize::from(placed.place) == behind, "{placed:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_among_people_is_counted_and_rated_once() {
    let mut den = Den::new().await;
    den.begin(&[AKI, BEN, CHLOE], 0, Pace::None).await;
    assert_eq!(den.results().await, []);
    den.play_out().await;
    let [result] = &den.results().await[..] else { panic!("one result") };
    check(result, &den.outcome().await, &[Some(AKI), Some(BEN), Some(CHLOE)]);
    assert_eq!((result.channel, result.number, result.game.as_str()), (HERE, 1, "uchu"));
    for user in [AKI, BEN, CHLOE] {
        let [standing] = &den.hall.standings(THERE, user).await.unwrap()[..] else { panic!() };
        let placed = result.of(user).unwrap();
        assert_eq!((standing.among_people.matches, standing.with_bots.matches), (1, 0));
        assert_eq!(standing.among_people.wins() == 1, placed.place == 1);
        let rating = standing.rating.unwrap();
        assert!(rating.uncertainty() < 500);
        assert!(placed.place != 1 || rating.points() > 1500);
    }
    let leaders = den.leaders(THERE, 20).await;
    assert_eq!(leaders.len(), 3);
    assert_eq!(result.of(leaders[0].user).unwrap().place, 1);
    assert_eq!(den.leaders(THERE, 2).await.len(), 2);
    assert_eq!(den.leaders(Server(71), 20).await, []);
    let games = den.hall.leaders(THERE, vec!["chess", "uchu"], 20).await.unwrap();
    assert_eq!(games, [("uchu", leaders)], "where nobody was rated, nobody leads");
    assert_eq!(den.hall.standings(THERE, DANA).await.unwrap(), []);
    let before = den.results().await;
    let den = den.restart(0).await;
    assert_eq!(den.results().await, before, "a restart counts nothing twice");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_with_bots_is_counted_apart_and_not_rated() {
    let mut den = Den::new().await;
    den.begin(&[AKI], 2, Pace::None).await;
    den.play_out().await;
    let [result] = &den.results().await[..] else { panic!("one result") };
    check(result, &den.outcome().await, &[Some(AKI), None, None]);
    let [standing] = &den.hall.standings(THERE, AKI).await.unwrap()[..] else { panic!() };
    assert_eq!((standing.among_people.matches, standing.with_bots.matches), (0, 1));
    assert_eq!(standing.rating, None);
    assert_eq!(den.leaders(THERE, 20).await, []);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_left_comes_last_and_a_match_called_off_counts_nowhere() {
    let mut den = Den::new().await;
    den.begin(&[AKI, BEN, CHLOE], 0, Pace::None).await;
    den.press(BEN, Deed::Leave).await;
    den.play_out().await;
    let [result] = &den.results().await[..] else { panic!("one result") };
    assert!(result.is_among_people(), "Ben was there at the beginning");
    let Placed { place, left, .. } = result.of(BEN).unwrap();
    assert_eq!((place, left), (3, true));
    den.press(AKI, Deed::Rematch).await;
    den.press(CHLOE, Deed::Rematch).await;
    den.press(AKI, Deed::Begin).await;
    den.press(DANA, Deed::Cancel { steward: true }).await;
    assert_eq!(den.results().await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_counted_on_the_same_server() {
    let mut den = Den::new().await;
    den.begin(&[AKI, BEN], 0, Pace::None).await;
    den.play_out().await;
    den.press(AKI, Deed::Rematch).await;
    den.press(BEN, Deed::Rematch).await;
    den.press(BEN, Deed::Begin).await;
    den.play_out().await;
    let numbers: Vec<u32> = den.results().await.iter().map(|result| result.number).collect();
    assert_eq!(numbers, [1, 2]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_outlives_a_flush_that_fails_and_a_store_that_fails_again() {
    let mut den = Den::new().await;
    den.begin(&[AKI, BEN], 0, Pace::None).await;
    let fault = loop {
        let user = den.to_act().await.unwrap();
        let deed = den.first(user).await;
        // The last play is appended, and then neither it nor its result can be made safe.
        den.disk.stall(true);
        den.presses += 1;
        let (hall, press, line) = (den.hall.clone(), den.of(user, deed), den.store.clone());
        let before = length(&line);
        let pressed = tokio::spawn(async move { hall.press(HERE, press).await });
        until("the play", async || (length(&den.store) != before).then_some(())).await;
        let over = is_over(&den.store);
        if over {
            den.disk.fail(2);
        }
        den.disk.stall(false);
        match pressed.await.unwrap() {
            Err(fault) => break fault,
            Ok(answer) => assert!(answer.refusal.is_none() && !over),
        }
    };
    assert_eq!(fault.reference.len(), 6);
    assert!(den.playing(None).await.end.is_some(), "the table is read again");
    assert_eq!(den.results().await.len(), 1);
    let den = den.restart(0).await;
    assert_eq!(den.store.results(THERE).unwrap().len(), 1);
}

fn length(store: &Store) -> usize {
    store.load(HERE).unwrap().unwrap().lines.len()
}

fn is_over(store: &Store) -> bool {
    let lines = store.load(HERE).unwrap().unwrap().lines;
    lines.iter().any(|line| matches!(line.did, host::line::Did::Ended { .. }))
}

/// The host falls after the end of a match was made safe and before its result was written.
#[tokio::test(flavor = "multi_thread")]
async fn a_result_that_was_never_written_is_there_after_the_next_start() {
    let mut den = Den::new().await;
    den.begin(&[AKI, BEN], 0, Pace::None).await;
    den.play_out().await;
    let results = den.results().await;
    let Den { folder, store, clock, hall, news, .. } = den;
    hall.close().await;
    drop((store, clock, hall, news));
    // The last task of the hall may still be letting go of the directory.
    let disk = until("the directory", async || sled::open(folder.path()).ok()).await;
    disk.open_tree("results").unwrap().clear().unwrap();
    let owed = [&HERE.0.to_be_bytes()[..], &0u32.to_be_bytes()].concat();
    disk.open_tree("owed").unwrap().insert(owed, &[]).unwrap();
    drop(disk);
    let store =
        until("the directory", async || Store::open(folder.path(), Durability::Process).ok()).await;
    assert_eq!(store.results(THERE).unwrap(), results);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wants_to_be_in_no_statistics_leads_nobody() {
    let mut den = Den::new().await;
    den.begin(&[AKI, BEN, CHLOE], 0, Pace::None).await;
    den.play_out().await;
    let all = den.leaders(THERE, 20).await;
    den.hall.change_person(all[0].user, |person| person.uncounted = true).await.unwrap();
    let others = den.leaders(THERE, 20).await;
    assert_eq!(others, all[1..], "the others' ratings stay as they are");
}
