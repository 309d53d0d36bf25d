//! What a bot thinks about, and what comes of it. Thinking takes time, so it is done elsewhere: the table
//! says what there is to think about, and is told the result.

use rules::any::Token;
use rules::bot::{AnySight, Level};
use rules::dice::{Dice, Seed};
use rules::game::Seat;

use super::state::{Course, Draft, Note, Party, Table, Thought};
use crate::User;
use crate::line::Did;
use crate::refusal::Refusal;

/// What a bot's own luck is drawn for.
const BOT: &[u8] = b"kaigi bot";

/// Something to think about.
pub struct Puzzle {
    /// The game's id.
    pub game: &'static str,
    /// Whose action it is.
    pub seat: Seat,
    /// How many actions stood before it.
    pub ply: u32,
    /// What the seat can know.
    pub sight: Box<dyn AnySight>,
    /// The luck of the thinker.
    pub dice: Dice,
}

impl Course {
    /// What this seat can know, and dice of nobody else's, for this purpose.
    pub(super) fn puzzle(&self, game: &'static str, seat: Seat, purpose: &[u8]) -> Option<Puzzle> {
        let mut dice = self.luck(seat, purpose);
        let sight = self.playing.sight(seat, &mut dice)?;
        Some(Puzzle { game, seat, ply: self.ply(), sight, dice })
    }

    /// Dice of nobody else's, for the next action of this seat.
    fn luck(&self, seat: Seat, purpose: &[u8]) -> Dice {
        let seed = Seed::mix(&[purpose, self.seed.to_string().as_bytes(), &[seat.0]]);
        Dice::for_ply(seed, self.ply() + 1)
    }

    /// What a bot does that need not think; a hard one without a thought does what a normal one would.
    fn at_once(&self, seat: Seat, level: Level) -> Option<Token> {
        let level = level.min(Level::Normal);
        self.playing.bot(seat, level, 0, &mut self.luck(seat, BOT))
    }
}

impl Table {
    /// Whose action a bot has to think about before it can be made, and how many stand before it. Also
    /// where there is only one: what takes no time would tell everybody that there was no choice.
    pub fn ponders(&self) -> Option<(Seat, u32)> {
        let party = self.party.as_deref()?;
        let seat = party.next_bot(self.config.bot_pause)?;
        let course = party.running()?;
        let hard = party.chair(seat).is_some_and(|chair| chair.plays_at() == Level::Hard);
        let ready = self.thought_of(seat, course).is_some();
        (hard && !ready).then_some((seat, course.ply()))
    }

    /// What there is to think about for this seat's next action.
    pub fn puzzle(&self, seat: Seat) -> Option<Puzzle> {
        let party = self.party.as_deref()?;
        party.running()?.puzzle(party.game.id(), seat, BOT)
    }

    /// A bot has thought of this; if of nothing, what a normal one would do is good enough.
    pub fn think(&mut self, seat: Seat, ply: u32, token: Option<Token>) {
        let Some(course) = self.party.as_deref().and_then(Party::running) else { return };
        let token = token.or_else(|| course.at_once(seat, Level::Normal));
        let legal = course.playing.legal(seat);
        let fits = |token: &Token| course.ply() == ply && legal.contains(token);
        self.thought = token.filter(fits).map(|token| Thought { seat, ply, token });
    }

    /// What a bot does on this seat, whose turn it is.
    pub(super) fn decided(&self, course: &Course, seat: Seat, level: Level) -> Token {
        let thought = self.thought_of(seat, course).filter(|_| level == Level::Hard);
        let token = thought.or_else(|| course.at_once(seat, level));
        token.expect("only who is to act is acted for")
    }

    fn thought_of(&self, seat: Seat, course: &Course) -> Option<Token> {
        let thought = self.thought.as_ref()?;
        (thought.seat == seat && thought.ply == course.ply()).then_some(thought.token)
    }

    /// Somebody wants to know what a bot would do, and everybody is told so.
    pub(super) fn hint(&mut self, user: User, draft: &mut Draft) -> Result<(), Refusal> {
        let (party, course, seat) = self.playing(user)?;
        if !party.hints {
            return Err(Refusal::NoHints);
        }
        if !course.to_act(seat) {
            return Err(Refusal::NotYourTurn);
        }
        let ply = course.ply();
        let told = course.notes.iter().rev().take_while(|(at, _)| *at == ply);
        let mut told = told.filter(|(_, note)| matches!(note, Note::Hinted(of, _) if *of == seat));
        if told.next().is_none() {
            self.write(draft, Did::Hinted { seat }, None);
        }
        Ok(())
    }

    /// What there is to think about for somebody who wants a hint.
    pub fn puzzle_of(&self, user: User) -> Option<Puzzle> {
        let party = self.party.as_deref()?;
        party.running()?.puzzle(party.game.id(), party.seat_of(user)?, b"kaigi hint")
    }
}
