//! What a log comes to, and what results add up to.

use serde_json::{Value, json};

use super::*;

const HERE: Channel = Channel(7);
const SERVER: Server = Server(3);

fn line(at: u64, did: &Value) -> Line {
    serde_json::from_str(&json!({"at": at, "up": at, "did": did}).to_string()).unwrap()
}

/// A log from these, one a millisecond.
fn log(dids: &[Value]) -> Vec<Line> {
    (0..).zip(dids).map(|(at, did)| line(at, did)).collect()
}

fn opened() -> Value {
    json!({"opened": {"game": "toy", "pace": "live", "seats": 4, "options": {}, "by": 1,
        "host_seed": "00".repeat(32), "server": 3}})
}

fn joined(user: u64) -> Value {
    json!({"joined": {"user": user, "name": "A"}})
}

fn began() -> Value {
    json!({"began": {"number": 5, "seed": "00".repeat(32), "record": {}}})
}

/// The end with these points; the seat with most has won.
fn ended(scores: &[i32]) -> Value {
    let mut ranking: Vec<usize> = (0..scores.len()).collect();
    ranking.sort_by_key(|seat| -scores[*seat]);
    let best = scores.iter().max().unwrap();
    let winners: Vec<usize> = (0..scores.len()).filter(|seat| scores[*seat] == *best).collect();
    json!({"ended": {"record": {"match": 0, "over": true, "scores": scores, "ranking": ranking,
        "winners": winners}}})
}

/// Users, places and whether they left.
fn seats(lines: &[Line]) -> Vec<(u64, u8, bool)> {
    let (server, result) = of(HERE, lines).unwrap();
    assert_eq!(server, SERVER);
    let user = |seat: &Placed| seat.user.map_or(0, |user| user.0);
    result.seats.iter().map(|seat| (user(seat), seat.place, seat.left)).collect()
}

#[test]
fn a_result_says_where_when_who_and_how() {
    let lines = log(&[opened(), joined(1), joined(2), began(), ended(&[4, 9])]);
    let seat = |user, score, place| Placed { user: Some(User(user)), score, place, left: false };
    let seats = vec![seat(1, 4, 2), seat(2, 9, 1)];
    let result = Finished { channel: HERE, number: 5, at: 4, game: "toy".to_owned(), seats };
    assert!(result.is_among_people());
    assert_eq!(of(HERE, &lines), Some((SERVER, result)));
}

#[test]
fn what_is_not_over_called_off_or_on_no_server_has_no_result() {
    let whole = [opened(), joined(1), joined(2), began(), ended(&[4, 9])];
    for short in 0..whole.len() {
        assert_eq!(of(HERE, &log(&whole[..short])), None);
    }
    let called_off = [opened(), joined(1), joined(2), began(), json!("cancelled")];
    assert_eq!(of(HERE, &log(&called_off)), None);
    let mut nowhere = whole.clone();
    nowhere[0]["opened"].as_object_mut().unwrap().remove("server");
    assert_eq!(of(HERE, &log(&nowhere)), None, "logs of older versions say nothing of servers");
    let another = [opened(), joined(1), opened(), joined(1), joined(2), began(), ended(&[1, 2])];
    assert_eq!(of(HERE, &log(&another)), None);
}

#[test]
fn seats_are_those_of_the_beginning() {
    let lines = log(&[
        opened(),
        joined(1),
        json!("bot_added"),
        joined(2),
        json!("bot_added"),
        json!("bot_removed"),
        json!({"left": {"user": 1}}),
        joined(3),
        began(),
        json!({"taken": {"seat": 0, "user": 4, "name": "D"}}),
        ended(&[9, 4, 5]),
    ]);
    assert_eq!(seats(&lines), [(0, 1, false), (2, 3, false), (3, 2, false)]);
    assert!(!of(HERE, &lines).unwrap().1.is_among_people());
}

#[test]
fn winners_share_the_first_place_and_the_others_follow_the_ranking() {
    let start = [opened(), joined(1), joined(2), joined(3), joined(4), began()];
    let with = |scores: &[i32]| {
        let lines = log(&[&start[..], &[ended(scores)]].concat());
        seats(&lines).into_iter().map(|(_, place, _)| place).collect::<Vec<_>>()
    };
    assert_eq!(with(&[9, 2, 9, 5]), [1, 4, 1, 3]);
    assert_eq!(with(&[7, 7, 7, 7]), [1, 1, 1, 1]);
    assert_eq!(with(&[1, 5, 5, 0]), [3, 1, 1, 4]);
}

#[test]
fn whoever_left_is_behind_all_who_stayed() {
    let start = [opened(), joined(1), joined(2), joined(3), joined(4), began()];
    let with = |dids: &[Value]| seats(&log(&[&start[..], dids].concat()));
    let left = json!({"left": {"user": 1}});
    let replaced = json!({"replaced": {"seat": 2}});
    let end = ended(&[9, 5, 7, 3]);
    let one = with(&[left.clone(), end.clone()]);
    assert_eq!(one, [(1, 4, true), (2, 2, false), (3, 1, false), (4, 3, false)]);
    let two = with(&[left.clone(), replaced.clone(), end.clone()]);
    assert_eq!(two, [(1, 3, true), (2, 1, false), (3, 3, true), (4, 2, false)]);
    let other = json!({"taken": {"seat": 0, "user": 9, "name": "E"}});
    assert_eq!(
        with(&[left.clone(), other, end.clone()]),
        one,
        "somebody else's luck is not theirs"
    );
    let back = json!({"taken": {"seat": 0, "user": 1, "name": "A"}});
    let stayed = with(&[left, back, end]);
    assert_eq!(stayed, [(1, 1, false), (2, 3, false), (3, 2, false), (4, 4, false)]);
}

#[test]
fn where_nobody_stayed_nothing_is_counted() {
    let lines = log(&[
        opened(),
        joined(1),
        json!("bot_added"),
        began(),
        json!({"taken": {"seat": 1, "user": 9, "name": "E"}}),
        json!({"left": {"user": 1}}),
        ended(&[1, 2]),
    ]);
    assert_eq!(of(HERE, &lines), None);
}

#[test]
fn an_end_that_does_not_fit_has_no_result() {
    let start = [opened(), joined(1), joined(2), began()];
    for end in [ended(&[1]), ended(&[1, 2, 3]), json!({"ended": {"record": {"scores": [1, 2]}}})] {
        assert_eq!(of(HERE, &log(&[&start[..], &[end]].concat())), None);
    }
    let nobody = json!({"ended": {"record": {"scores": [1, 2], "ranking": [], "winners": []}}});
    assert_eq!(of(HERE, &log(&[&start[..], &[nobody]].concat())), None);
}

/// A result of the toy: user (0 for a bot), points, place, left.
fn result(at: u64, seats: &[(u64, i32, u8, bool)]) -> Finished {
    let seat = |&(user, score, place, left): &(u64, i32, u8, bool)| Placed {
        user: (user > 0).then_some(User(user)),
        score,
        place,
        left,
    };
    let seats = seats.iter().map(seat).collect();
    Finished { channel: HERE, number: 1, at, game: "toy".to_owned(), seats }
}

#[test]
fn a_standing_counts_people_and_bots_apart() {
    let results = [
        result(1, &[(1, 10, 1, false), (2, 5, 2, false)]),
        result(2, &[(1, 3, 2, false), (0, 5, 1, false)]),
        result(3, &[(1, -5, 3, false), (2, 5, 1, false), (3, 1, 2, false)]),
        result(4, &[(2, 8, 1, false), (1, 90, 2, true)]),
        Finished { game: "other".to_owned(), ..result(5, &[(2, 1, 1, false), (3, 0, 2, false)]) },
    ];
    let [standing] = &standings(&results, User(1))[..] else { panic!("one game") };
    let people = &standing.among_people;
    assert_eq!((people.matches, people.wins(), people.left), (3, 1, 1));
    assert_eq!(people.places, [1, 1, 1]);
    assert_eq!(people.average(), Some(25), "10 and −5; what a bot made of it is not theirs");
    let bots = &standing.with_bots;
    assert_eq!((bots.matches, bots.wins(), bots.average()), (1, 0, Some(30)));
    assert_eq!(standing.rating, ratings(&results, "toy").get(&User(1)).copied());
    let games: Vec<String> =
        standings(&results, User(2)).into_iter().map(|standing| standing.game).collect();
    assert_eq!(games, ["other", "toy"]);
    assert_eq!(standings(&results, User(9)), []);
    let with_bots_only = standings(&results[1..2], User(1));
    assert_eq!(with_bots_only[0].rating, None);
}

#[test]
fn an_average_is_rounded_to_the_nearest_tenth() {
    let tally = |points, matches| Tally { matches, points, ..Tally::default() }.average();
    assert_eq!(tally(1, 3), Some(3));
    assert_eq!(tally(2, 3), Some(7));
    assert_eq!(tally(-1, 3), Some(-3));
    assert_eq!(tally(-2, 3), Some(-7));
    assert_eq!(tally(0, 0), None);
}

#[test]
fn leaders_stand_by_what_their_rating_is_at_least() {
    let mut results: Vec<Finished> = (1..=9)
        .map(|at| result(at, &[(1, 2, 1, false), (2, 1, 2, false), (3, 0, 3, false)]))
        .collect();
    results.push(result(10, &[(4, 2, 1, false), (3, 1, 2, false)]));
    let leaders = leaders(&results, "toy");
    let users: Vec<u64> = leaders.iter().map(|leader| leader.user.0).collect();
    assert_eq!(users[0], 1, "one win over the last is not more than nine over all");
    assert!(leaders.is_sorted_by_key(|leader| -leader.rating.at_least()));
    assert_eq!((leaders[0].tally.matches, leaders[0].tally.wins()), (9, 9));
    assert_eq!(super::leaders(&results, "other"), []);
}
