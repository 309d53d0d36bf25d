//! How somebody has done on a server, and who is best there.

use ::rules::words::Words;
use host::User;
use host::rating::Rating;
use host::results::{Leader, Standing, Tally};

use super::parts::{game_name, note, whole};
use crate::discord::message::{Embed, Message};

/// How somebody has done, game by game.
pub(crate) fn stats(user: User, own: bool, standings: &[Standing], words: &Words) -> Message {
    let mention = [("user", mention(user).into())];
    if standings.is_empty() {
        let key = if own { "stats-none-own" } else { "stats-none" };
        return note(words.say(key, &mention));
    }
    let title = words.say(if own { "stats-title-own" } else { "stats-title" }, &[]);
    let mut embed = Embed::new().title(title).text(words.say("stats-of", &mention));
    for standing in standings {
        embed = whole(embed, game_name(&standing.game, words), &played(standing, words));
    }
    if standings.iter().any(|standing| standing.rating.is_some()) {
        embed = embed.footer(words.say("stats-explained", &[]));
    }
    Message::new().embed(embed).ephemeral()
}

fn played(standing: &Standing, words: &Words) -> String {
    let rating = standing.rating.map(|rating| words.say("stats-rating", &rated(rating, words)));
    let people = counted(&standing.among_people, "stats-among-people", words);
    let bots = counted(&standing.with_bots, "stats-with-bots", words);
    rating.into_iter().chain(people).chain(bots).collect::<Vec<_>>().join("\n")
}

/// A rating's numbers.
fn rated(rating: Rating, words: &Words) -> [(&'static str, ::rules::words::Value<'static>); 2] {
    let (points, uncertainty) = (rating.points(), rating.uncertainty());
    [("points", words.number(points).into()), ("uncertainty", words.number(uncertainty).into())]
}

/// What some matches add up to; nothing if there were none.
fn counted(tally: &Tally, heading: &str, words: &Words) -> Option<String> {
    if tally.matches == 0 {
        return None;
    }
    let matches = words
        .say("stats-matches", &[("count", tally.matches.into()), ("wins", tally.wins().into())]);
    let place = |(place, times): (usize, &u32)| {
        words.say("stats-place", &[("place", place.into()), ("times", (*times).into())])
    };
    let places = (1..).zip(&tally.places).filter(|(_, times)| **times > 0).map(place);
    let places = words.say("stats-places", &[("places", words.list(places).into())]);
    let average = tally
        .average()
        .map(|tenths| words.say("stats-average", &[("points", decimal(tenths, words).into())]));
    let left = (tally.left > 0).then(|| words.say("stats-left", &[("count", tally.left.into())]));
    let said = words.sentences([matches, places].into_iter().chain(average).chain(left));
    Some(words.say(heading, &[("said", said.into())]))
}

/// A number of tenths.
fn decimal(tenths: i64, words: &Words) -> String {
    let (ones, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    let number = words.say("number-decimal", &[("ones", ones.into()), ("tenths", rest.into())]);
    if tenths < 0 { words.say("number-minus", &[("number", number.into())]) } else { number }
}

/// One leaderboard for each game.
pub(crate) fn leaderboard(games: &[(&str, Vec<Leader>)], words: &Words) -> Message {
    if games.is_empty() {
        return note(words.say("leaderboard-none", &[]));
    }
    let mut embed = Embed::new().title(words.say("leaderboard-title", &[]));
    for (game, leaders) in games {
        let lines: Vec<String> = (1..).zip(leaders).map(|(at, one)| line(at, one, words)).collect();
        embed = whole(embed, game_name(game, words), &lines.join("\n"));
    }
    let explained = words
        .sentences([words.say("stats-explained", &[]), words.say("leaderboard-explained", &[])]);
    Message::new().embed(embed.footer(explained)).ephemeral()
}

fn line(place: usize, leader: &Leader, words: &Words) -> String {
    let [points, uncertainty] = rated(leader.rating, words);
    let args = [
        ("place", place.into()),
        ("user", mention(leader.user).into()),
        points,
        uncertainty,
        ("count", leader.tally.matches.into()),
    ];
    words.say("leaderboard-line", &args)
}

/// Somebody as the reader's chat calls them. Within a frame it notifies nobody.
fn mention(user: User) -> String {
    format!("<@{user}>")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::limits;

    fn tally(matches: u32) -> Tally {
        Tally { matches, places: vec![matches; 9], points: -123_456, left: 1 }
    }

    /// Somebody with as long an id as there is.
    fn leader(number: u64) -> Leader {
        let user = User(u64::MAX - number);
        Leader { user, rating: Rating::default(), tally: tally(10_000) }
    }

    #[test]
    fn twenty_leaders_fit_whatever_the_language() {
        for language in Words::languages() {
            let words = Words::new(language);
            let leaders: Vec<Leader> = (0..20).map(leader).collect();
            for games in 1..=4 {
                let part: Vec<(&str, Vec<Leader>)> =
                    leaders.chunks(20 / games).map(|some| ("uchu", some.to_vec())).collect();
                let json = leaderboard(&part, &words).json();
                for leader in &leaders {
                    assert!(json.to_string().contains(&mention(leader.user)), "{language}");
                }
                assert_eq!(json["flags"], 64, "for its caller alone");
                let footer = json["embeds"][0]["footer"]["text"].as_str().unwrap();
                assert!(footer.contains("1500 ± 500"), "{language}: {footer}");
                assert!(json["embeds"].as_array().unwrap().len() <= limits::EMBEDS);
            }
        }
    }

    #[test]
    fn a_standing_is_written_whole_in_every_language() {
        for language in Words::languages() {
            let words = Words::new(language);
            let standing = Standing {
                game: "uchu".to_owned(),
                among_people: tally(3),
                with_bots: tally(2),
                rating: Some(Rating::default()),
            };
            let json = stats(User(1), false, &[standing], &words).json().to_string();
            for number in ["1500 ± 500", "<@1>", "61728", "123456"] {
                assert!(json.contains(number), "{language}: {number} in {json}");
            }
        }
    }

    #[test]
    fn tenths_are_written_with_their_sign() {
        let words = Words::new(::rules::words::FIRST);
        let written = [-3, 0, 7, 125].map(|tenths| decimal(tenths, &words));
        assert_eq!(written, ["−0.3", "0.0", "0.7", "12.5"]);
    }
}
