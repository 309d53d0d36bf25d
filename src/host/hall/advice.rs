//! What bots think of people's choices: a hint while a match runs, a review when it is over. Both think
//! on the bots' own threads, and the table goes on meanwhile.

use std::sync::Arc;

use rules::dice::{Dice, Seed};
use rules::words::Words;
use tokio::sync::oneshot;

use super::Hall;
use super::advised::Asked;
use super::ask::{Answer, Ask};
use super::fault::fault;
use crate::hint::Hint;
use crate::line::Line;
use crate::look::Scene;
use crate::press::{Deed, Press};
use crate::refusal::{Fault, Refusal};
use crate::review::{Choice, Review, SHOWN_SLIPS, SUSPECTED_SLIPS, Slip};
use crate::table::Past;
use crate::thinking::Rank;
use crate::{Channel, User};

/// A review may take as long as a bot thinks about this many actions; as much again for a second look.
const REVIEWED_ACTIONS: u32 = 3;

impl Hall {
    /// What a bot would do in the presser's place. That they asked is in the log before they
    /// are told.
    pub async fn hint(
        &self,
        channel: Channel,
        press: Press,
    ) -> Result<Result<Hint, Refusal>, Fault> {
        let (user, language) = (press.user, press.language.clone());
        let Some(_advised) = self.0.advised.begin(user) else {
            return Ok(Err(Refusal::StillThinking));
        };
        let press = Press { deed: Deed::Hint, ..press };
        let Answer { refusal, look } = self.press(channel, press).await?;
        if let Some(refusal) = refusal {
            return Ok(Err(refusal));
        }
        let (answer, answered) = oneshot::channel();
        let puzzle = self.ask(channel, Ask::Puzzle { user, answer }, answered).await??;
        let (Some(puzzle), Scene::Match(seen)) = (puzzle, look.scene) else {
            return Ok(Err(Refusal::NotYourTurn));
        };
        let words = Words::new(&language)
            .with_names(seen.sitters.iter().map(|sitter| sitter.name.clone()).collect());
        let game = puzzle.game;
        let think = move |iterations| Hint::think(puzzle, iterations, &seen.page, &words);
        match self.0.pool.think(Rank::Hint, game, 1, think).await {
            Ok(hint) => Ok(hint.ok_or(Refusal::Stale)),
            Err(gone) => Err(fault(channel, "a hint was not thought of", &gone)),
        }
    }

    /// Which choices cost this user most in the match whose table was opened at this line. One at a time
    /// for each user, a few at once for all of them, and what was thought of lately is kept.
    pub async fn review(
        &self,
        channel: Channel,
        opened: u32,
        user: User,
        language: &str,
    ) -> Result<Result<Review, Refusal>, Fault> {
        let asked = Asked { channel, opened, user, language: language.to_owned() };
        if let Some(kept) = self.0.advised.kept(&asked) {
            return Ok(Ok(kept));
        }
        let Some(_advised) = self.0.advised.begin(user) else {
            return Ok(Err(Refusal::StillThinking));
        };
        let _turn = self.0.advised.turn().await;
        let reviewed = self.review_now(&asked).await?;
        if let Ok(review) = &reviewed {
            self.0.advised.keep(asked, review.clone());
        }
        Ok(reviewed)
    }

    async fn review_now(&self, asked: &Asked) -> Result<Result<Review, Refusal>, Fault> {
        let Asked { channel, opened, user, language } = asked.clone();
        let config = self.0.config;
        let read = move |opened, lines: &[Line]| {
            Past { config, channel, opened, lines }.choices(user, &language)
        };
        let read = self.read(channel, Some(opened), read).await?;
        let made = match read.unwrap_or(Err(Refusal::NoReplay)) {
            Ok(made) => made,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let (game, words) = (made.game, Arc::new(made.words));
        let all: Vec<Arc<Choice>> = made.choices.into_iter().map(Arc::new).collect();
        let count = all.len() as u32;
        let mut found = self.weigh(channel, game, &all, &words, 1).await?;
        found.truncate(SUSPECTED_SLIPS);
        let suspect = |choice: &&Arc<Choice>| found.iter().any(|slip| slip.ply == choice.ply);
        let suspects: Vec<Arc<Choice>> = all.iter().filter(suspect).cloned().collect();
        let mut slips = self.weigh(channel, game, &suspects, &words, 2).await?;
        slips.truncate(SHOWN_SLIPS);
        Ok(Ok(Review { game, opened: made.opened, choices: count, slips }))
    }

    /// What each of these choices cost, the costliest first. Each look at them has its own luck.
    async fn weigh(
        &self,
        channel: Channel,
        game: &'static str,
        choices: &[Arc<Choice>],
        words: &Arc<Words>,
        look: u8,
    ) -> Result<Vec<Slip>, Fault> {
        let part = (choices.len() as u32 / REVIEWED_ACTIONS).max(1);
        let started = choices.iter().map(|choice| {
            let (choice, words) = (Arc::clone(choice), Arc::clone(words));
            let luck = Seed::mix(&[b"kaigi review", &[look]]);
            let think = move |iterations| {
                choice.weigh(iterations, &words, &mut Dice::for_ply(luck, choice.ply))
            };
            self.0.pool.think(Rank::Review, game, part, think)
        });
        let started: Vec<_> = started.collect();
        let mut slips = Vec::new();
        for thought in started {
            let gone = |gone| fault(channel, "a choice was not weighed", &gone);
            slips.extend(thought.await.map_err(gone)?);
        }
        slips.sort_by_key(|slip| std::cmp::Reverse(slip.cost));
        Ok(slips)
    }
}
