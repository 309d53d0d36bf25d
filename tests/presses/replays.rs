//! Matches that are over, looked at again by way of the hall, whatever stands in the channel now.

use host::look::Since;
use host::replay::{ReplayLook, Wanted};
use rules::game::{Seat, Viewer};

use super::*;

async fn replay(
    den: &Den,
    opened: Option<u32>,
    ply: u32,
    viewer: Viewer,
) -> Result<ReplayLook, Refusal> {
    let wanted = Wanted { ply, viewer, language: ENGLISH.to_owned() };
    den.hall.replay(HERE, opened, wanted).await.unwrap()
}

fn said(look: &ReplayLook) -> String {
    format!("{:?} {:?} {:?}", look.page, look.told, look.sitters)
}

/// A match of two is played to its end; what everybody and Aki were shown at each ply.
async fn played(den: &mut Den) -> Vec<[String; 2]> {
    den.begin(&[AKI, BEN], 0, Pace::None).await;
    let mut shown = Vec::new();
    loop {
        let [all, aki] = [den.playing(None).await, den.playing(Some(AKI)).await];
        let over = all.end.is_some();
        shown.push([all, aki].map(|playing| format!("{:?}", playing.page.sections)));
        if over {
            return shown;
        }
        den.play().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_is_what_was_shown_also_after_a_restart_and_while_the_rematch_runs() {
    let mut den = Den::new().await;
    let shown = played(&mut den).await;
    let opened = den.playing(None).await.end.unwrap().opened;
    let mut den = den.restart(1000).await;
    for rematch in [false, true] {
        if rematch {
            den.press(AKI, Deed::Rematch).await;
            den.press(BEN, Deed::Join).await;
            den.press(AKI, Deed::Begin).await;
            den.play().await;
        }
        let line = den.line().await;
        for (ply, pages) in (0..).zip(&shown) {
            for (viewer, page) in [Viewer::Public, Viewer::Seat(Seat(0))].into_iter().zip(pages) {
                let look = replay(&den, Some(opened), ply, viewer).await.unwrap();
                assert_eq!(format!("{:?}", look.page.sections), *page, "ply {ply}, {viewer:?}");
            }
        }
        assert_eq!(den.line().await, line, "looking back changes nothing");
        let last = replay(&den, None, u32::MAX, Viewer::Open).await.unwrap();
        let named = replay(&den, Some(opened), u32::MAX, Viewer::Open).await.unwrap();
        assert_eq!((last.opened, last.number), (opened, 1), "the last one that is over");
        assert_eq!(said(&last), said(&named));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_hand_lies_open_while_its_match_runs() {
    let mut den = Den::new().await;
    assert_eq!(replay(&den, None, 0, Viewer::Open).await.map(|_| ()), Err(Refusal::NoReplay));
    den.begin(&[AKI, BEN], 1, Pace::None).await;
    let lines = den.line().await;
    for _ in 0..5 {
        for opened in (0..lines + 2).map(Some).chain([None, Some(u32::MAX)]) {
            for viewer in [Viewer::Open, Viewer::Public, Viewer::Seat(Seat(1))] {
                let looked = replay(&den, opened, 0, viewer).await.map(|look| said(&look));
                assert_eq!(looked, Err(Refusal::NoReplay), "{opened:?} {viewer:?}");
            }
            let record = den.hall.record(HERE, opened).await.unwrap();
            assert_eq!(record, Err(Refusal::NoRecord));
        }
        den.until(|now| now.to_act.iter().all(|seat| seat.0 < 2)).await;
        den.play().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_of_two_matches_has_its_own_replay_and_record() {
    let mut den = Den::new().await;
    let first = played(&mut den).await;
    let one = den.playing(None).await.end.unwrap().opened;
    let second = played(&mut den).await;
    let two = den.playing(None).await.end.unwrap().opened;
    for (opened, number, shown) in [(one, 1, &first), (two, 2, &second)] {
        let look = replay(&den, Some(opened), 5, Viewer::Public).await.unwrap();
        assert_eq!((look.number, look.plies as usize), (number, shown.len() - 1));
        assert_eq!(format!("{:?}", look.page.sections), shown[5][0]);
        let record = den.hall.record(HERE, Some(opened)).await.unwrap().unwrap();
        assert_eq!(record.number, number);
    }
    assert_eq!(den.hall.record(HERE, None).await.unwrap().unwrap().number, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_the_round_is_the_end_of_the_log_of_the_match() {
    let mut den = Den::new().await;
    den.begin(&[AKI, BEN], 0, Pace::None).await;
    for _ in 0..70 {
        den.play().await;
    }
    let log = async |since| den.hall.log(HERE, None, ENGLISH, since, 5000).await.unwrap();
    let (round, all) = (log(Since::Part).await, log(Since::Start).await);
    assert!(round.len() < all.len() && all.ends_with(&round));
    assert!(round.iter().any(|line| line.starts_with("Round 2: ")));
    assert!(all[0].starts_with("Round 1: "));
}
