//! Gathering for a match: opening a lobby, joining it, bots, what everybody adds to the shuffle, and
//! the rematch.

use std::fmt::Write;

use rules::any::AnyGame;
use rules::bot::Level;
use rules::dice::Seed;
use rules::game::Setup;
use rules::options::{self, Chosen, Unfit};

use super::state::{Draft, Party, Stage, Table};
use crate::clock::Pace;
use crate::line::{Did, Scheme};
use crate::press::Press;
use crate::refusal::Refusal;
use crate::{Server, User};

/// The longest words that somebody can add to the shuffle, in characters.
const LONGEST_WORDS: usize = 100;

/// The most contributions of one user to a shuffle of the first scheme, which keeps them all.
const MOST_OF_ONE_USER: usize = 16;

/// What a lobby is opened for.
struct Wish {
    game: &'static str,
    pace: Pace,
    seats: u8,
    options: Chosen,
    hints: bool,
}

impl Table {
    #[expect(clippy::too_many_arguments, reason = "all that can be said when one is opened")]
    pub(super) fn open(
        &mut self,
        press: &Press,
        game: &str,
        pace: Pace,
        seats: Option<u8>,
        options: &Chosen,
        hints: bool,
        draft: &mut Draft,
    ) -> Result<(), Refusal> {
        self.vacant()?;
        let known = self.config.games.iter().copied().find(|known| known.id() == game);
        let game = known.ok_or(Refusal::Unfit { fewest: 0, most: 0 })?;
        let seats = seats.unwrap_or(*game.players().end());
        let options = normal(game, seats, options)?;
        let wish = Wish { game: game.id(), pace, seats, options, hints };
        self.lay(press, wish, Vec::new(), press.server, draft);
        Ok(())
    }

    /// Is there room for a new table?
    fn vacant(&self) -> Result<(), Refusal> {
        match self.party.as_deref().map(|party| &party.stage) {
            None | Some(Stage::Closed) => Ok(()),
            Some(Stage::Match(course)) if course.end.is_some() => Ok(()),
            Some(_) => Err(Refusal::Taken),
        }
    }

    fn lay(
        &mut self,
        press: &Press,
        wish: Wish,
        invited: Vec<User>,
        server: Option<Server>,
        draft: &mut Draft,
    ) {
        let mut host_seed = String::with_capacity(64);
        write!(host_seed, "{}", fresh_seed()).expect("a text takes everything");
        let Wish { game, pace, seats, options, hints } = wish;
        let (previous, given_up) = self.earlier_seal();
        let opened = Did::Opened {
            game: game.to_owned(),
            pace,
            seats,
            options,
            by: press.user,
            host_seed,
            hints,
            invited,
            server,
            scheme: Scheme::Second,
            previous,
            given_up,
        };
        self.write(draft, opened, None);
        self.write(draft, Did::Joined { user: press.user, name: press.name.clone() }, None);
    }

    pub(super) fn join(&mut self, press: &Press, draft: &mut Draft) -> Result<(), Refusal> {
        let party = self.gathering()?;
        if party.seat_of(press.user).is_some() {
            return Err(Refusal::Seated);
        }
        party.room()?;
        self.write(draft, Did::Joined { user: press.user, name: press.name.clone() }, None);
        Ok(())
    }

    pub(super) fn add_bot(
        &mut self,
        user: User,
        level: Level,
        draft: &mut Draft,
    ) -> Result<(), Refusal> {
        self.seated(user)?;
        self.gathering()?.room()?;
        self.write(draft, Did::BotSeated { level }, None);
        Ok(())
    }

    pub(super) fn remove_bot(&mut self, user: User, draft: &mut Draft) -> Result<(), Refusal> {
        self.seated(user)?;
        if self.gathering()?.bots() == 0 {
            return Err(Refusal::NoBot);
        }
        self.write(draft, Did::BotRemoved, None);
        Ok(())
    }

    pub(super) fn stir(
        &mut self,
        user: User,
        words: &str,
        draft: &mut Draft,
    ) -> Result<(), Refusal> {
        self.seated(user)?;
        let words = visible(words);
        let earlier = self.gathering()?.shuffle.contributions.iter();
        let full = earlier.filter(|one| one.user == user).count() >= MOST_OF_ONE_USER;
        if full || !(1..=LONGEST_WORDS).contains(&words.chars().count()) {
            return Err(Refusal::BadWords);
        }
        self.write(draft, Did::Stirred { user, words }, None);
        Ok(())
    }

    /// A new lobby for those of the match that is over; a user who asks when it stands already joins it.
    pub(super) fn rematch(&mut self, press: &Press, draft: &mut Draft) -> Result<(), Refusal> {
        let party = self.party()?;
        if matches!(party.stage, Stage::Lobby) && party.invited.contains(&press.user) {
            return self.join(press, draft);
        }
        self.vacant()?;
        let users: Vec<User> = party.chairs.iter().filter_map(|chair| chair.user).collect();
        let former = party
            .course()
            .is_some_and(|course| course.former.iter().any(|(user, _)| *user == press.user));
        if !users.contains(&press.user) && !former {
            return Err(Refusal::NotSeated);
        }
        let (game, pace, seats) = (party.game.id(), party.pace, party.seats);
        let wish = Wish { game, pace, seats, options: party.options.clone(), hints: party.hints };
        let server = party.server.or(press.server);
        let bots = party.chairs.iter().filter(|chair| chair.user.is_none());
        let most = usize::from(seats).saturating_sub(1);
        let bots: Vec<Level> = bots.map(|chair| chair.bot.level).take(most).collect();
        let invited = |user: &User| *user != press.user && !user.is_forgotten();
        let invited = users.into_iter().filter(invited).collect();
        self.lay(press, wish, invited, server, draft);
        bots.into_iter().for_each(|level| self.write(draft, Did::BotSeated { level }, None));
        Ok(())
    }
}

impl Table {
    /// The seal of the table that stood here last, and how many were given up since the last match that
    /// was played to its end, that one included.
    fn earlier_seal(&self) -> (Option<String>, u32) {
        let Some(party) = self.party.as_deref() else { return (None, 0) };
        // Of a match by rules that are gone, the head alone says that it was played to its end.
        let played = match &party.stage {
            Stage::Match(course) => matches!(course.end, Some(Some(_))),
            Stage::Lobby | Stage::Closed => self.head.finished == Some(self.head.opened),
        };
        let given_up = if played { 0 } else { party.shuffle.given_up.saturating_add(1) };
        (Some(party.shuffle.commitment.clone()), given_up)
    }

    /// Why the match of the lobby that stands here can never begin, if it cannot.
    pub fn unfit_lobby(&self) -> Option<Refusal> {
        self.gathering().ok().and_then(Party::unfit)
    }
}

impl Party {
    fn room(&self) -> Result<(), Refusal> {
        if self.chairs.len() < usize::from(self.seats) { Ok(()) } else { Err(Refusal::Full) }
    }

    /// Why the match cannot begin yet.
    pub(super) fn not_yet(&self) -> Option<Refusal> {
        let need = *self.game.players().start();
        if self.chairs.len() < usize::from(need) {
            return Some(Refusal::TooFew { need });
        }
        self.unfit()
    }

    /// Why no match can ever begin with these options and seats. A lobby is opened with a fit, but one
    /// that was imported, or stored by another version, may have none.
    pub(super) fn unfit(&self) -> Option<Refusal> {
        if !self.game.players().contains(&self.seats) {
            return Some(refusal(self.game, Unfit::Players));
        }
        options::unfit(self.game.options(), &self.options).map(|unfit| refusal(self.game, unfit))
    }
}

/// Words as everybody can see them: in one line, and without marks that nobody sees, for what is on
/// the list is to be what stands in the lobby.
fn visible(words: &str) -> String {
    let is_seen = |c: &char| {
        !matches!(c, '\u{ad}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{feff}')
            && !matches!(c, '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
    };
    let spaced = |c: char| if c.is_control() { ' ' } else { c };
    let seen: String = words.chars().filter(is_seen).map(spaced).collect();
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The options that differ from their defaults, if the game can be started like that.
fn normal(game: &dyn AnyGame, players: u8, options: &Chosen) -> Result<Chosen, Refusal> {
    let setup = Setup { players, options: options.clone() };
    // Only to find out whether it can be started; nobody will ever play this deal.
    match game.start(&setup, Seed::new([0; 32])) {
        Ok((started, _)) => Ok(started.setup().options),
        Err(unfit) => Err(refusal(game, unfit)),
    }
}

/// Why a match cannot be started, as a person is told.
pub(super) fn refusal(game: &dyn AnyGame, unfit: Unfit) -> Refusal {
    match unfit {
        Unfit::Players => {
            let players = game.players();
            Refusal::Unfit { fewest: *players.start(), most: *players.end() }
        }
        Unfit::NoSuchOption(name) => Refusal::NoSuchOption(name),
        Unfit::NoSuchValue(name) => Refusal::NoSuchOption(name.to_owned()),
    }
}

/// The host's own seed for a new table.
#[cfg(not(test))]
fn fresh_seed() -> Seed {
    Seed::new(rand::random())
}

/// In tests always the same ones, so that a test run is the same every time.
#[cfg(test)]
fn fresh_seed() -> Seed {
    use std::cell::Cell;
    thread_local!(static COUNT: Cell<u64> = const { Cell::new(0) });
    COUNT.set(COUNT.get() + 1);
    Seed::mix(&[b"test", &COUNT.get().to_be_bytes()])
}
