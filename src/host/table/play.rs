//! The match: its beginning, and actions, whoever makes them.

use std::cell::OnceCell;

use rules::any::{AnyGame, AnyMatch, Happened, Saved, Token};
use rules::bot::Level;
use rules::dice::Seed;
use rules::game::{Seat, Setup};
use rules::options::Chosen;
use rules::record::{self, fair};

use super::apply::Done;
use super::party::{Base, Chair, Course, Party, raw};
use super::{Pen, Table};
use crate::User;
use crate::line::{Did, Hand};
use crate::refusal::Refusal;
use crate::store::Snapshot;

impl Table {
    pub(super) fn begin(&mut self, user: User, pen: &mut Pen) -> Result<(), Refusal> {
        self.seated(user)?;
        let party = self.gathering()?;
        party.not_yet().map_or(Ok(()), Err)?;
        let seed = party.seed();
        let (started, happened) =
            party.game.start(&party.setup(), seed).expect("the lobby was opened with a fit");
        let mut text = Vec::with_capacity(1024);
        record::head(&mut text, 0, &*started, &happened);
        let number = self.head.matches + 1;
        let did = Did::Began { number, seed: seed.to_string(), record: raw(text) };
        self.write(pen, did, Some(Done::Began(started, happened)));
        Ok(())
    }

    pub(super) fn play(
        &mut self,
        user: User,
        line: u32,
        token: &str,
        pen: &mut Pen,
    ) -> Result<(), Refusal> {
        let (party, seat) = self.seated(user)?;
        let chair = party.chair(seat).ok_or(Refusal::NotSeated)?;
        if !(chair.fresh..=self.line).contains(&line) {
            return Err(Refusal::Stale);
        }
        let away = chair.away;
        let course = party.begun()?;
        if !course.to_act(seat) {
            return Err(Refusal::NotYourTurn);
        }
        let legal = course.playing.legal(seat);
        if !legal.iter().any(|legal| legal.as_str() == token) {
            return Err(Refusal::Illegal);
        }
        if away {
            self.write(pen, Did::Back { seat }, None);
        }
        self.act(seat, Hand::Owner, token, &legal, pen);
        Ok(())
    }

    /// This seat acts without its owner: a bot that has it or keeps it, or the clock for somebody
    /// silent.
    pub(super) fn bot_acts(&mut self, seat: Seat, by: Hand, pen: &mut Pen) {
        let Some(course) = self.party.as_deref().and_then(Party::running) else { return };
        let legal = course.playing.legal(seat);
        let level = match by {
            Hand::Owner | Hand::Clock => Level::Normal,
            Hand::Bot => self.level(seat),
        };
        let token = self.decided(course, seat, level);
        self.act(seat, by, &token, &legal, pen);
    }

    fn level(&self, seat: Seat) -> Level {
        let chair = self.party.as_deref().and_then(|party| party.chair(seat));
        chair.map_or(Level::Normal, Chair::plays_at)
    }

    fn act(&mut self, seat: Seat, by: Hand, token: &str, legal: &[Token], pen: &mut Pen) {
        let course = self.party.as_deref_mut().and_then(|party| party.course_mut().ok());
        let course = course.expect("only in a match is anything played");
        let before = course.playing.fork();
        let happened = course.playing.play(seat, token).expect("only what is legal is played");
        let mut text = Vec::with_capacity(512);
        record::play(&mut text, 0, course.ply(), seat, legal, token, &happened);
        let did = Did::Played { by, record: raw(text) };
        self.write(pen, did, Some(Done::Played(before, happened)));
    }
}

impl Party {
    /// What the deal is made of: the host's own seed, and what the players added to it.
    fn seed(&self) -> Seed {
        let contributions = self.contributions.iter();
        let parts: Vec<(String, &str)> =
            contributions.map(|one| (one.user.to_string(), one.words.as_str())).collect();
        fair::seed(self.host_seed, parts.iter().map(|(user, words)| (user.as_str(), *words)))
    }

    fn setup(&self) -> Setup<Chosen> {
        Setup { players: self.chairs.len() as u8, options: self.options.clone() }
    }

    /// The match that began; from its snapshot if it is to go on from there.
    pub(super) fn start(
        &self,
        number: u32,
        seed: &str,
        done: Option<Done>,
        snapshot: Option<&Snapshot>,
    ) -> Result<Course, String> {
        let seed: Seed = seed.parse().map_err(|_| "the seed cannot be read")?;
        if seed != self.seed() {
            return Err("the seed is not what it was mixed from".to_owned());
        }
        let base = Base::of(snapshot);
        let (playing, happened) = match done {
            Some(Done::Began(playing, happened)) => (playing, Some(happened)),
            _ => base.start(self.game, &self.setup(), seed)?,
        };
        Ok(Course {
            number,
            seed,
            playing,
            base,
            plies: Vec::new(),
            lately: happened.into_iter().collect(),
            before: None,
            revealed: OnceCell::new(),
            notes: Vec::new(),
            former: Vec::new(),
            question: None,
            end: None,
        })
    }
}

impl Base {
    fn of(snapshot: Option<&Snapshot>) -> Base {
        let saved = |snapshot: &Snapshot| Saved {
            rules: snapshot.rules,
            ply: snapshot.ply,
            snapshot: snapshot.state.clone(),
        };
        Base {
            ply: snapshot.map_or(0, |snapshot| snapshot.ply),
            line: snapshot.map_or(0, |snapshot| snapshot.line),
            saved: snapshot.map(saved),
        }
    }

    /// The match as it was here, and what its setup brought about if this is the start.
    pub(super) fn start(
        &self,
        game: &dyn AnyGame,
        setup: &Setup<Chosen>,
        seed: Seed,
    ) -> Result<(Box<dyn AnyMatch>, Option<Happened>), String> {
        match &self.saved {
            Some(saved) => {
                let restored = game.restore(setup, seed, saved);
                let restored = restored.ok_or("the snapshot cannot be carried over")?;
                Ok((restored, None))
            }
            None => {
                let started = game.start(setup, seed);
                let (started, happened) =
                    started.map_err(|unfit| format!("it cannot be started: {unfit:?}"))?;
                Ok((started, Some(happened)))
            }
        }
    }
}
