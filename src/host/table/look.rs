//! What a viewer is shown of a table, in their language. Made when it is asked for; nothing here
//! changes anything.

use rules::game::{Seat, Viewer};
use rules::words::Words;
use serde_json::Value;

use super::log::Lately;
use super::state::{Course, Party, Question, Stage, Table, named};
use crate::User;
use crate::clock::Now;
use crate::line::{Contribution, Matter};
use crate::look::{self, End, List, Lobby, Look, Match, Scene, Sitter, Undo};

impl Table {
    /// What this user, or somebody without a seat, is shown.
    pub fn look(&self, viewer: Option<User>, language: &str, now: Now) -> Look {
        let scene = match self.party.as_deref() {
            None => Scene::Empty,
            Some(party) => match &party.stage {
                Stage::Closed => {
                    let commitment = party.shuffle.commitment.clone();
                    Scene::Closed { game: party.game.id(), commitment }
                }
                Stage::Lobby => Scene::Lobby(party.lobby(viewer, language)),
                Stage::Match(course) => {
                    let opened = self.head.opened;
                    Scene::Match(Box::new(party.match_look(course, opened, viewer, language, now)))
                }
            },
        };
        Look { line: self.line, scene }
    }
}

impl Party {
    pub(super) fn viewer(&self, user: Option<User>) -> Viewer {
        user.and_then(|user| self.seat_of(user)).map_or(Viewer::Public, Viewer::Seat)
    }

    /// A language, and what everybody is called in it.
    pub(super) fn words(&self, language: &str) -> Words {
        let words = Words::new(language);
        let names = self.all().map(|(seat, chair)| match chair.user {
            Some(_) => named(&chair.name, seat, &words),
            None => words.say("host-bot", &[("number", chair.bot.nick.into())]),
        });
        let names = names.collect();
        words.with_names(names)
    }

    pub(super) fn sitters(&self, words: &Words) -> Vec<Sitter> {
        let sitters = self.all().map(|(seat, chair)| Sitter {
            name: words.seat(seat),
            user: chair.user,
            level: chair.user.is_none().then_some(chair.bot.level),
            away: chair.away,
        });
        sitters.collect()
    }

    fn lobby(&self, viewer: Option<User>, language: &str) -> Lobby {
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let options = self.options.iter().map(|(name, value)| (name.clone(), text(value)));
        let waited_for = self.invited.iter().filter(|user| self.seat_of(**user).is_none());
        Lobby {
            game: self.game.id(),
            pace: self.pace,
            options: options.collect(),
            hints: self.hints,
            seats: self.seats,
            sitters: self.sitters(&self.words(language)),
            opener: self.opener,
            invited: waited_for.copied().collect(),
            me: viewer.and_then(|user| self.seat_of(user)),
            not_yet: self.not_yet(),
            commitment: self.shuffle.commitment.clone(),
            list: self.shuffle.list().map(|hash| List {
                contributions: self.shuffle.contributions.clone(),
                given_up: self.shuffle.given_up,
                hash: hash.to_string(),
            }),
        }
    }

    fn match_look(
        &self,
        course: &Course,
        opened: u32,
        user: Option<User>,
        language: &str,
        now: Now,
    ) -> Match {
        let words = self.words(language);
        let viewer = self.viewer(user);
        let me = user.and_then(|user| self.seat_of(user));
        let (mut page, sketch) = course.playing.show(viewer, &words);
        if course.end.is_some() {
            page.controls.clear();
        }
        let to_act = self.all().map(|(seat, _)| seat).filter(|seat| course.to_act(*seat));
        let replaceable = self
            .all()
            .map(|(seat, _)| seat)
            .filter(|seat| me.is_some_and(|me| self.holds_up(*seat, me, now.up)));
        // What is shown is the time of day; what is counted is not.
        let deadline = self.deadline().map(|up| now.at.saturating_add(up).saturating_sub(now.up));
        let question = course.question.as_ref();
        let since = me.map(|me| self.acted_at(course, me));
        let Lately { told, news, more } = course.told(viewer, &words, since);
        Match {
            game: self.game.id(),
            number: course.number,
            pace: self.pace,
            sitters: self.sitters(&words),
            me,
            fresh: me.and_then(|me| self.chair(me)).map(|chair| chair.fresh),
            page,
            sketch,
            told,
            news,
            more,
            to_act: to_act.collect(),
            deadline,
            hint: self.hints && me.is_some_and(|me| course.to_act(me)),
            question: question.map(|question| self.question(question, me, &words)),
            undo: me.map_or(Undo::Nothing, |me| self.undo(me)),
            replaceable: replaceable.collect(),
            free: self.free(user),
            commitment: self.shuffle.commitment.clone(),
            list: self
                .shuffle
                .list()
                .filter(|_| self.shuffle.is_known())
                .map(|list| list.to_string()),
            end: course.end.as_ref().map(|outcome| End {
                opened,
                outcome: outcome.clone(),
                host_seed: self.shuffle.host_seed.to_string(),
                contributions: self.told_contributions(),
                seed: course.seed.to_string(),
            }),
        }
    }

    /// What the players added to the deal, those aside who were forgotten.
    fn told_contributions(&self) -> Vec<Contribution> {
        self.shuffle.contributions.iter().filter(|one| !one.user.is_forgotten()).cloned().collect()
    }

    fn question(&self, asked: &Question, me: Option<Seat>, words: &Words) -> look::Question {
        let name = ("name", words.seat(asked.by).into());
        let text = match asked.what {
            Matter::Undo(to) => {
                let ply = self.course().map_or(to, Course::ply);
                words.say("host-asked-undo", &[name, ("count", ply.saturating_sub(to).into())])
            }
            Matter::Cancel => words.say("host-asked-cancel", &[name]),
            Matter::Replace(seat) => {
                words.say("host-asked-replace", &[name, ("other", words.seat(seat).into())])
            }
        };
        let waiting = asked.waiting(&self.chairs);
        let mine = me.is_some_and(|me| waiting.contains(&me));
        look::Question { line: asked.line, text, by: asked.by, waiting, mine }
    }
}
