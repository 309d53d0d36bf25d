//! The choices that somebody made in a match that is over, each with what they could know then.

use rules::dice::{Dice, Seed};
use rules::game::{Seat, Viewer};
use rules::words::Words;

use super::past::Past;
use super::state::{Course, Party};
use crate::User;
use crate::damage::{Damage, Misfit};
use crate::line::{Did, Hand};
use crate::refusal::Refusal;
use crate::review::{Choice, Choices};
use crate::store::Trouble;

impl Past<'_> {
    /// The choices of this user.
    pub(crate) fn choices(
        &self,
        user: User,
        language: &str,
    ) -> Result<Result<Choices, Refusal>, Trouble> {
        let mut choices: Vec<Choice> = Vec::new();
        let seen = |party: &Party, did: &Did| match did {
            Did::Played { by: Hand::Owner, .. } => choices.extend(party.choice(user, language)),
            Did::Undone { to, .. } => choices.retain(|choice| choice.ply < *to),
            _ => {}
        };
        let table = match self.fold(seen)? {
            Ok(table) => table,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let nobody = || Trouble::Damaged(table.line, Damage::Line(Misfit::NoTable));
        let party = table.party.as_deref().ok_or_else(nobody)?;
        if choices.is_empty() {
            return Ok(Err(Refusal::NothingToReview));
        }
        let (game, opened, words) = (party.game.id(), self.opened, party.words(language));
        Ok(Ok(Choices { game, opened, words, choices }))
    }
}

impl Party {
    /// The last action, if it was this user's own and there was another.
    fn choice(&self, user: User, language: &str) -> Option<Choice> {
        let course = self.course()?;
        let last = course.plies.last()?;
        let seat = self.seat_of(user).filter(|seat| *seat == last.seat)?;
        course.choice(seat, &last.token, &self.words(language))
    }
}

impl Course {
    fn choice(&self, seat: Seat, token: &str, words: &Words) -> Option<Choice> {
        let before = self.earlier.back()?;
        let ply = before.ply();
        let seed = Seed::mix(&[b"kaigi review", self.seed.to_string().as_bytes()]);
        let sight = before.sight(seat, &mut Dice::for_ply(seed, ply))?;
        let token = before.legal(seat).into_iter().find(|legal| legal.as_str() == token)?;
        (sight.choices() > 1).then(|| Choice {
            ply,
            moment: before.moment(),
            token,
            sight,
            page: before.page(Viewer::Seat(seat), words),
        })
    }
}
