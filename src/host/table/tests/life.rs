//! Whole lives of tables, at random: whatever happens, the log folds to the same table, and no seed
//! is seen before the end.

use rules::GAMES;
use rules::any::AnyGame;
use rules::dice::Dice;
use rules::game::Seat;

use super::*;
use crate::results;

/// Anything that anybody could press, nonsense included.
fn anything(desk: &Desk, user: User, dice: &mut Dice) -> Deed {
    let mut below = |n: u32| dice.below(n);
    let seat = Seat(below(6) as u8);
    let line = desk.table.line().saturating_sub(below(4));
    let asked = match desk.look(user).scene {
        Scene::Match(course) => course.question,
        _ => None,
    };
    let question = asked.as_ref().map_or(line, |question| question.line);
    if asked.is_some_and(|question| question.mine) && below(2) == 0 {
        return Deed::Answer { line: question, yes: below(4) > 0 };
    }
    let game = desk.config.games[0];
    let long = game.options().iter().find(|choice| choice.name == "long" && below(2) == 0);
    let long = long.map(|choice| (choice.name.to_owned(), choice.values[1].json()));
    // What fits is pressed more often than what does not.
    let fitting = match desk.look(user).scene {
        Scene::Lobby(_) => 0..12,
        Scene::Match(course) if course.end.is_none() => 12..60,
        Scene::Match(_) => 19..22,
        _ => 0..2,
    };
    let rare = below(12) == 0;
    let kind = if rare { below(60) } else { fitting.start + below(fitting.end - fitting.start) };
    match kind {
        4 | 13 if !rare => Deed::Begin,
        0 | 1 => Deed::Open {
            game: if below(5) == 0 { "chess" } else { game.id() }.to_owned(),
            pace: [Pace::Live, Pace::Relaxed, Pace::None][below(3) as usize],
            seats: [None, Some(4), Some(9)][below(3) as usize],
            options: options_for(game).into_iter().chain(long).collect(),
            hints: true,
        },
        2 | 3 => Deed::Join,
        4 => Deed::Leave,
        5 => Deed::AddBot(Level::Normal),
        6 => Deed::RemoveBot,
        7 => Deed::Stir(["", "rain", " snow "][below(3) as usize].to_owned()),
        8..=11 => Deed::Begin,
        12 | 22..=25 => Deed::Undo,
        26 => Deed::StepBack { line: desk.table.line().saturating_sub(below(2)) },
        13 => Deed::Cancel { steward: below(6) == 0 },
        14 => Deed::Replace(seat),
        15..=17 => Deed::Answer { line: question, yes: below(3) > 0 },
        18 => Deed::ReclaimSeat,
        19 => Deed::TakeSeat([None, Some(seat)][below(2) as usize]),
        20 => Deed::Rematch,
        _ => {
            let offered: Vec<String> = match desk.look(user).scene {
                Scene::Match(course) => course.page.offered().map(ToString::to_string).collect(),
                _ => Vec::new(),
            };
            let token = match offered.len() as u32 {
                0 => "bid-1".to_owned(),
                count => offered[below(count) as usize].clone(),
            };
            Deed::Play { line, token }
        }
    }
}

/// What the lines come to is what the table knows.
fn check_result(desk: &Desk) {
    let result = results::of(Channel(7), &desk.lines());
    let course = desk.table.party.as_deref().and_then(|party| Some((party, party.course()?)));
    let over = course.and_then(|(party, course)| Some((party, course, course.end.clone()??)));
    let Some((party, course, outcome)) = over else {
        assert_eq!(result, None, "what is not over has no result");
        return;
    };
    let Some((server, result)) = result else {
        assert!(!course.former.is_empty(), "only where nobody stayed nothing is counted");
        return;
    };
    assert_eq!((server, result.number), (Server(3), course.number));
    assert_eq!(result.seats.iter().map(|seat| seat.score).collect::<Vec<_>>(), outcome.scores);
    for (placed, chair) in result.seats.iter().zip(&party.chairs) {
        let stayed = placed.user.is_none() || placed.user == chair.user;
        assert_eq!(placed.left, !stayed, "{placed:?}");
    }
}

fn live(games: &'static [&'static dyn AnyGame], number: u64, steps: u32) -> [u32; 3] {
    let mut desk = Desk::of(games);
    desk.config.bot_pause = Duration::from_millis([0, 700][number as usize % 2]);
    desk.table = Table::empty(desk.config, Channel(7));
    let mut dice = Dice::imagined(number);
    let mut counts = [0; 3];
    for step in 0..steps {
        match dice.below(8) {
            // Some are lazier than others.
            lazy if u64::from(lazy) <= number % 4 => {
                let wait = [500, 20 * SECOND, 45 * SECOND][dice.below(3) as usize];
                (desk.now.at, desk.now.up) = (desk.now.at + wait, desk.now.up + wait);
            }
            4 | 5 => {
                desk.wake();
            }
            _ => {
                let user = User(u64::from(dice.below(4)) + 1);
                let deed = anything(&desk, user, &mut dice);
                let before = desk.state();
                let done = desk.press(user, deed.clone());
                match done {
                    Ok(lines) => assert!(lines > 0, "{deed:?}"),
                    Err(_) => assert_eq!(desk.state(), before, "{deed:?}"),
                }
            }
        }
        let folded = desk.folded().expect("what was written can be read");
        assert_eq!(state(&folded, desk.now), desk.state(), "life {number}, step {step}");
        assert_eq!(folded.snapshot(), desk.table.snapshot());
        // Go on with either: they are the same.
        if dice.below(3) == 0 {
            desk.table = folded;
        }
        check_result(&desk);
        let seen = format!("{:?} {}", desk.dids(), desk.state());
        if let Scene::Match(course) = desk.look(ANA).scene
            && course.end.is_none()
        {
            let party = desk.table.party.as_deref().unwrap();
            let course = party.course().unwrap();
            assert!(!seen.contains(&course.seed.to_string()), "the seed is seen");
            assert!(
                !seen.contains(&party.shuffle.host_seed.to_string()),
                "the host's seed is seen"
            );
        }
    }
    let count = |what: fn(&Did) -> bool| {
        let lines = desk.log.iter().map(|line| serde_json::from_str::<Line>(line).unwrap());
        lines.filter(|line| what(&line.did)).count() as u32
    };
    counts[0] += count(|did| matches!(did, Did::Ended { .. }));
    counts[1] += count(|did| matches!(did, Did::Undone { .. }));
    counts[2] += count(|did| matches!(did, Did::Away { .. }));
    counts
}

fn lives(games: &'static [&'static dyn AnyGame], count: u64, steps: u32) -> [u32; 3] {
    let lives = (0..count).map(|number| live(games, number, steps));
    lives.fold([0; 3], |sum, one| [sum[0] + one[0], sum[1] + one[1], sum[2] + one[2]])
}

#[test]
fn a_table_is_its_log_folded_at_every_step() {
    let [ended, undone, away] = lives(SAMPLE, 24, 250);
    assert!(ended > 10 && undone > 20 && away > 5, "{ended} {undone} {away}");
}

#[test]
fn a_table_of_a_real_game_is_its_log_folded_at_every_step() {
    for game in GAMES {
        lives(Box::leak(Box::new([*game])), 3, 120);
    }
}
