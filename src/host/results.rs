//! How finished matches ended, and what they add up to for one user. A result follows from the lines
//! of its match and says nothing that they do not; nothing here knows how it is kept or shown.
//!
//! Our rulings: only those count who were there at the beginning. A player who gave the seat up is
//! placed behind all who stayed, whatever became of the seat; one who came back to it has stayed. Where nobody
//! stayed, nothing is counted. A match that was called off has no result.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use rules::game::Seat;
use serde::{Deserialize, Serialize};

use crate::line::{Did, Line};
use crate::rating::{self, Rating};
use crate::{Channel, Server, User};

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finished {
    /// Where it was played.
    pub channel: Channel,
    /// Which match of its channel it was, from 1.
    pub number: u32,
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// The game's id.
    pub game: String,
    /// Its seats.
    pub seats: Vec<Placed>,
}

/// How it ended for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// Whose seat it was at the beginning; a bot's if nobody's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<User>,
    /// Its points.
    pub score: i32,
    /// Its place, from 1; several can share one.
    pub place: u8,
    /// Its owner gave it up, or was replaced.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
}

impl Finished {
    /// Was every seat a person's at the beginning? Only such matches are rated.
    pub fn is_among_people(&self) -> bool {
        self.seats.iter().all(|seat| seat.user.is_some())
    }

    /// How it ended for this user, if they were there at the beginning.
    pub fn of(&self, user: User) -> Option<Placed> {
        self.seats.iter().find(|seat| seat.user == Some(user)).copied()
    }
}

/// Everybody's rating in this game after these results. Only matches among people are rated.
pub fn ratings(results: &[Finished], game: &str) -> BTreeMap<User, Rating> {
    let mut ratings = BTreeMap::new();
    for result in rated(results, game) {
        let placed = result.seats.iter().filter_map(|seat| Some((seat.user?, seat.place)));
        rating::rate(&mut ratings, &placed.collect::<Vec<_>>());
    }
    ratings
}

/// Those of this game that are rated.
fn rated<'a>(results: &'a [Finished], game: &'a str) -> impl Iterator<Item = &'a Finished> {
    results.iter().filter(move |result| result.game == game && result.is_among_people())
}

/// What a record's end says.
#[derive(Deserialize)]
struct End {
    scores: Vec<i32>,
    ranking: Vec<Seat>,
    winners: Vec<Seat>,
}

/// Who sat where when the match began, and who sits there now.
#[derive(Clone, Copy)]
struct Chair {
    first: Option<User>,
    now: Option<User>,
}

/// The result of the match in these lines, which start where its table was opened, and its server;
/// nothing if it has none.
pub fn of(channel: Channel, lines: &[Line]) -> Option<(Server, Finished)> {
    let mut opened = None;
    let mut which = None;
    let mut chairs: Vec<Chair> = Vec::new();
    for line in lines {
        match &line.did {
            // Another table, after this one.
            Did::Opened { .. } if opened.is_some() => return None,
            Did::Opened { game, server, .. } => opened = Some((game, *server)),
            Did::Began { number, .. } => which = Some(*number),
            Did::Joined { user, .. } => {
                chairs.push(Chair { first: Some(*user), now: Some(*user) });
            }
            Did::BotAdded | Did::BotSeated { .. } => chairs.push(Chair { first: None, now: None }),
            Did::BotRemoved => {
                let last = chairs.iter().rposition(|chair| chair.first.is_none());
                chairs.remove(last?);
            }
            Did::Left { user } if which.is_none() => {
                chairs.retain(|chair| chair.first != Some(*user));
            }
            Did::Left { user } => {
                chairs.iter_mut().find(|chair| chair.now == Some(*user))?.now = None;
            }
            Did::Replaced { seat } => chairs.get_mut(usize::from(seat.0))?.now = None,
            Did::Taken { seat, user, .. } => {
                chairs.get_mut(usize::from(seat.0))?.now = Some(*user);
            }
            Did::Ended { record } => {
                let (game, server) = opened?;
                let end: End = serde_json::from_str(record.get()).ok()?;
                let (game, seats) = (game.clone(), placed(&chairs, &end)?);
                return Some((
                    server?,
                    Finished { channel, number: which?, at: line.at, game, seats },
                ));
            }
            _ => {}
        }
    }
    None
}

fn placed(chairs: &[Chair], end: &End) -> Option<Vec<Placed>> {
    let stayed = |chair: &Chair| chair.first == chair.now || chair.first.is_none();
    let rank = |seat: usize| {
        let is_it = |other: &Seat| usize::from(other.0) == seat;
        if end.winners.iter().any(is_it) { Some(0) } else { end.ranking.iter().position(is_it) }
    };
    let ranks: Option<Vec<usize>> = (0..chairs.len()).map(rank).collect();
    let ranks = ranks.filter(|_| end.scores.len() == chairs.len())?;
    let there: Vec<usize> = ranks
        .iter()
        .zip(chairs)
        .filter(|(_, chair)| stayed(chair))
        .map(|(rank, _)| *rank)
        .collect();
    let people = chairs.iter().any(|chair| chair.first.is_some() && stayed(chair));
    let seats = chairs.iter().zip(ranks).zip(&end.scores).map(|((chair, rank), score)| {
        let left = !stayed(chair);
        let better = there.iter().filter(|other| left || **other < rank).count();
        let place = u8::try_from(better + 1).unwrap_or(u8::MAX);
        Placed { user: chair.first, score: *score, place, left }
    });
    people.then(|| seats.collect())
}

/// What some matches add up to for one user.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many were played.
    pub matches: u32,
    /// How often they came first, second, and so on.
    pub places: Vec<u32>,
    /// All their points, in matches that they played to the end.
    pub points: i64,
    /// How many of the matches they gave up.
    pub left: u32,
}

impl Tally {
    fn add(&mut self, placed: Placed) {
        self.matches += 1;
        let place = usize::from(placed.place.saturating_sub(1));
        if self.places.len() <= place {
            self.places.resize(place + 1, 0);
        }
        self.places[place] += 1;
        if placed.left {
            self.left += 1;
        } else {
            self.points += i64::from(placed.score);
        }
    }

    /// How often they won.
    pub fn wins(&self) -> u32 {
        self.places.first().copied().unwrap_or_default()
    }

    /// Their points in a match that they played to its end, on average, in tenths.
    pub fn average(&self) -> Option<i64> {
        let finished = i64::from(self.matches - self.left);
        (finished > 0).then(|| (self.points * 20 + finished).div_euclid(finished * 2))
    }
}

/// How somebody stands in one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The game's id.
    pub game: String,
    /// Matches among people.
    pub among_people: Tally,
    /// Matches with a bot from the beginning.
    pub with_bots: Tally,
    /// Their rating, if they were ever in a rated match.
    pub rating: Option<Rating>,
}

/// How this user stands in every game that they have played, by the results of one server in the order
/// in which they ended.
pub fn standings(results: &[Finished], user: User) -> Vec<Standing> {
    let mut tallies: BTreeMap<&str, [Tally; 2]> = BTreeMap::new();
    for result in results {
        if let Some(placed) = result.of(user) {
            let [people, bots] = tallies.entry(&result.game).or_default();
            if result.is_among_people() { people.add(placed) } else { bots.add(placed) }
        }
    }
    let standing = |(game, [among_people, with_bots]): (&str, [Tally; 2])| {
        let rating = ratings(results, game).get(&user).copied();
        Standing { game: game.to_owned(), among_people, with_bots, rating }
    };
    tallies.into_iter().map(standing).collect()
}

/// Somebody on a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Leader {
    /// Who it is.
    pub user: User,
    /// Their rating.
    pub rating: Rating,
    /// Their rated matches.
    pub tally: Tally,
}

/// The best in this game, the best first, by what their ratings are at least.
pub fn leaders(results: &[Finished], game: &str) -> Vec<Leader> {
    let mut tallies: BTreeMap<User, Tally> = BTreeMap::new();
    for seat in rated(results, game).flat_map(|result| &result.seats) {
        if let Some(user) = seat.user {
            tallies.entry(user).or_default().add(*seat);
        }
    }
    let ratings = ratings(results, game);
    let leader = |(user, rating): (&User, &Rating)| {
        let tally = tallies.get(user).cloned().unwrap_or_default();
        Leader { user: *user, rating: *rating, tally }
    };
    let mut leaders: Vec<Leader> = ratings.iter().map(leader).collect();
    leaders.sort_by_key(|leader| Reverse((leader.rating.at_least(), leader.rating.points())));
    leaders
}

#[cfg(test)]
mod tests;
