//! The match: its beginning, and the actions of people, bots and the clock.

use rules::any::{AnyGame, AnyMatch, Happened, Saved};
use rules::bot::Level;
use rules::dice::Seed;
use rules::game::{Seat, Setup};
use rules::options::Chosen;
use rules::record;

use super::lobby::refusal;
use super::state::{Base, Chair, Decided, Draft, Party, Start, Step, Table, raw, raw_events};
use crate::User;
use crate::damage::Misfit;
use crate::line::{Did, Hand, Play};
use crate::refusal::Refusal;
use crate::store::Snapshot;

impl Table {
    pub(super) fn begin(&mut self, user: User, draft: &mut Draft) -> Result<(), Refusal> {
        self.seated(user)?;
        let party = self.gathering()?;
        party.not_yet().map_or(Ok(()), Err)?;
        let seed = party.shuffle.seed();
        let started = party.game.start(&party.setup(), seed);
        let (playing, happened) = started.map_err(|unfit| refusal(party.game, unfit))?;
        let mut text = Vec::with_capacity(1024);
        record::head(&mut text, 0, &*playing, &happened);
        let number = self.head.matches + 1;
        let did = Did::Began { number, seed: seed.to_string(), record: raw(text) };
        let start = Start { seed, playing, happened: Some(happened), base: Base::of(None) };
        self.write(draft, did, Some(Decided::Start(start)));
        Ok(())
    }

    pub(super) fn play(
        &mut self,
        user: User,
        line: u32,
        token: &str,
        draft: &mut Draft,
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
        let step = course.decide(seat, token).ok_or(Refusal::Illegal)?;
        if away {
            self.write(draft, Did::Back { seat }, None);
        }
        self.act(Hand::Owner, step, draft);
        Ok(())
    }

    /// This seat acts without its owner: a bot that has it or keeps it, or the clock for somebody
    /// silent.
    pub(super) fn bot_acts(&mut self, seat: Seat, by: Hand, draft: &mut Draft) {
        let Some(course) = self.party.as_deref().and_then(Party::running) else { return };
        let level = match by {
            Hand::Owner | Hand::Clock => Level::Normal,
            Hand::Bot => self.level(seat),
        };
        let token = self.decided(course, seat, level);
        let step = course.decide(seat, &token).expect("a bot plays only what is legal");
        self.act(by, step, draft);
    }

    fn level(&self, seat: Seat) -> Level {
        let chair = self.party.as_deref().and_then(|party| party.chair(seat));
        chair.map_or(Level::Normal, Chair::plays_at)
    }

    /// Writes an action down that was decided on.
    fn act(&mut self, by: Hand, step: Step, draft: &mut Draft) {
        let events = raw_events(&step.happened);
        let (ply, seat, token) = (step.next.ply(), step.seat, step.token);
        let play = Play { number: 0, ply, seat, legal: None, token, events };
        self.write(draft, Did::Played { by, play }, Some(Decided::Step(step)));
    }
}

impl Party {
    fn setup(&self) -> Setup<Chosen> {
        Setup { players: self.chairs.len() as u8, options: self.options.clone() }
    }

    /// The match that a log says has begun; from its snapshot if it is to go on from there.
    pub(super) fn start(&self, seed: &str, snapshot: Option<&Snapshot>) -> Result<Start, Misfit> {
        let seed: Seed = seed.parse().map_err(|_| Misfit::UnreadableSeed)?;
        // Where somebody was forgotten, what they added is not known any more.
        if self.shuffle.is_known() && seed != self.shuffle.seed() {
            return Err(Misfit::OtherSeed);
        }
        let base = Base::of(snapshot);
        let (playing, happened) = base.start(self.game, &self.setup(), seed)?;
        Ok(Start { seed, playing, happened, base })
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
    ) -> Result<(Box<dyn AnyMatch>, Option<Happened>), Misfit> {
        match &self.saved {
            Some(saved) => {
                let restored = game.restore(setup, seed, saved);
                let restored = restored.ok_or(Misfit::UselessSnapshot)?;
                Ok((restored, None))
            }
            None => {
                let started = game.start(setup, seed);
                let (started, happened) = started.map_err(Misfit::Unstartable)?;
                Ok((started, Some(happened)))
            }
        }
    }
}
