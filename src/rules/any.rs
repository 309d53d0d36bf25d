//! Any game behind one face. Code that runs matches without knowing their games sees plain
//! types: an action is its token, a state is a snapshot, an event is its JSON and its telling.
//!
//! `play` does not read tokens: it takes the legal action whose text is the token, so an illegal
//! action cannot be expressed.

use std::cell::OnceCell;
use std::ops::RangeInclusive;

use serde_json::Value;

use crate::bot::{AnySight, Level};
use crate::dice::{Dice, Seed};
use crate::game::{Game, Rules};
use crate::options::{self, Choice, Chosen, Unfit};
use crate::page::{Page, Section};
use crate::picture::Picture;
use crate::seat::{Seat, Turn, Viewer};
use crate::sight::Sight;
use crate::sketch::Sketch;
use crate::standing::{Moment, Outcome, Setup};
use crate::witness::Witness;
use crate::words::{self, Words};

pub use crate::happened::{Happened, Run};
pub use crate::token::{Token, token};

/// A game, whichever it is.
pub trait AnyGame: Send + Sync {
    /// Its name in commands, records and keys.
    fn id(&self) -> &'static str;
    /// How many can play.
    fn players(&self) -> RangeInclusive<u8>;
    /// The version of its rules.
    fn rules(&self) -> u16;
    /// Is there anything that some viewer may not know?
    fn has_secrets(&self) -> bool;
    /// What can be chosen when a match is started.
    fn options(&self) -> &'static [Choice];
    /// The sections of its rules, by the names that keys and choices know them by.
    fn sections(&self) -> &'static [&'static str];
    /// Its rules as players read them, a part for each of those sections.
    fn help(&self, words: &Words) -> Vec<Section>;
    /// The picture for this section of the rules, counted from 0, if it has one.
    fn illustrate(&self, section: usize, words: &Words) -> Option<Picture>;
    /// A new match, and what its setup brought about.
    fn start(
        &self,
        setup: &Setup<Chosen>,
        seed: Seed,
    ) -> Result<(Box<dyn AnyMatch>, Happened), Unfit>;
    /// A match that was started like this and saved later; nothing if what was saved is damaged,
    /// belongs to another match, or cannot be carried over.
    fn restore(
        &self,
        setup: &Setup<Chosen>,
        seed: Seed,
        saved: &Saved,
    ) -> Option<Box<dyn AnyMatch>>;
}

/// A match between two plies, as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// The version of the rules it was saved under.
    pub rules: u16,
    /// How many actions stood.
    pub ply: u32,
    /// The state.
    pub snapshot: String,
}

/// A running match of whichever game.
pub trait AnyMatch: Send {
    /// Its game's name.
    fn id(&self) -> &'static str;
    /// The version of the rules it is played by.
    fn rules(&self) -> u16;
    /// How many play, and the options that differ from their defaults.
    fn setup(&self) -> Setup<Chosen>;
    /// Where its chance comes from. To be shown to nobody while the match runs.
    fn seed(&self) -> Seed;
    /// How many actions stand.
    fn ply(&self) -> u32;
    /// Who may act now.
    fn turn(&self) -> Turn;
    /// What this seat may do now.
    fn legal(&self, seat: Seat) -> Vec<Token>;
    /// Carries out an action; nothing happens and nothing changes if it is not a legal one.
    fn play(&mut self, seat: Seat, token: &str) -> Option<Happened>;
    /// What this seat can know now, to decide by; nothing if it has nothing to do.
    fn sight(&self, seat: Seat, dice: &mut Dice) -> Option<Box<dyn AnySight>>;
    /// What a bot of this level does on this seat, by what the seat may know; nothing if it has
    /// nothing to do now. Only a hard one thinks, for this number of iterations.
    fn bot(&self, seat: Seat, level: Level, iterations: u32, dice: &mut Dice) -> Option<Token> {
        Some(self.sight(seat, dice)?.decide(level, iterations, dice))
    }
    /// What this viewer is shown.
    fn page(&self, viewer: Viewer, words: &Words) -> Page<Token>;
    /// The same, to be drawn.
    fn sketch(&self, viewer: Viewer, words: &Words) -> Sketch;
    /// Both, from one view and one list of what is legal.
    fn show(&self, viewer: Viewer, words: &Words) -> (Page<Token>, Sketch);
    /// Where in the match it stands.
    fn moment(&self) -> Moment;
    /// How the match ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// The match as it stands, to be restored later.
    fn save(&self) -> Saved;
    /// A second match that goes its own way from here.
    fn fork(&self) -> Box<dyn AnyMatch>;
    /// Another match that this viewer could not tell apart from this one, after what the last
    /// ply of this one brought about.
    fn redeal(
        &self,
        happened: &Happened,
        viewer: Viewer,
        dice: &mut Dice,
    ) -> (Box<dyn AnyMatch>, Happened);
    /// Would this action show its own seat something hidden? Then it looks different to that seat in
    /// some of `deals` other matches that it could not tell apart from this one before.
    fn reveals(
        &self,
        happened: &Happened,
        seat: Seat,
        token: &str,
        deals: u32,
        dice: &mut Dice,
    ) -> bool;
}

/// After this number of plies [`explore`] plays as a bot would, so that every match ends.
const EXPLORED_PLIES: u32 = 120;

/// A play that shows much of a game in few matches, for tests and simulations: half of the first plies
/// at random, the others as a normal bot would. (Which half goes by the parity of the ply's bits, which
/// is in step with no number of players.) Where everything is played at random, some games hardly ever
/// end.
pub fn explore(playing: &dyn AnyMatch, seat: Seat, dice: &mut Dice) -> Option<Token> {
    if playing.ply() >= EXPLORED_PLIES || playing.ply().count_ones() % 2 == 1 {
        return playing.bot(seat, Level::Normal, 0, dice);
    }
    let legal = playing.legal(seat);
    (!legal.is_empty()).then(|| dice.pick(&legal))
}

/// A running match of a known game.
pub struct Match<G: Rules> {
    setup: Setup<G::Options>,
    seed: Seed,
    ply: u32,
    state: G::State,
}

// Not derived: the game itself need not be cloned for its match to be.
impl<G: Rules> Clone for Match<G> {
    fn clone(&self) -> Match<G> {
        Match { setup: self.setup.clone(), state: self.state.clone(), ..*self }
    }
}

impl<G: Rules> Match<G> {
    /// A new match, and whether chance had a say in its setup.
    pub fn start(
        setup: Setup<G::Options>,
        seed: Seed,
        witness: &mut impl Witness<G::Event>,
    ) -> (Match<G>, bool) {
        let mut dice = Dice::for_ply(seed, 0);
        let state = G::setup(&setup, &mut dice, witness);
        (Match { setup, seed, ply: 0, state }, dice.touched())
    }

    /// The match as it stands.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Carries out a legal action; tells whether chance had a say.
    pub fn apply(
        &mut self,
        seat: Seat,
        action: G::Action,
        witness: &mut impl Witness<G::Event>,
    ) -> bool {
        self.ply += 1;
        let mut dice = Dice::for_ply(self.seed, self.ply);
        G::apply(&mut self.state, seat, action, &mut dice, witness);
        dice.touched()
    }

    /// What this viewer can do now.
    fn offered(&self, viewer: Viewer) -> Vec<G::Action> {
        match viewer {
            Viewer::Seat(seat) => G::legal(&self.state, seat).collect(),
            Viewer::Public | Viewer::Open => Vec::new(),
        }
    }
}

impl<G: Game> Match<G> {
    fn happened(&self, events: Vec<G::Event>, drew: bool) -> Happened {
        Happened::new::<G>(self.setup.clone(), events, drew)
    }
}

/// What a game makes of a setup in plain types.
fn read<G: Rules>(setup: &Setup<Chosen>) -> Result<Setup<G::Options>, Unfit> {
    if !G::PLAYERS.contains(&setup.players) {
        return Err(Unfit::Players);
    }
    let options = options::read(G::OPTIONS, &setup.options)?;
    Ok(Setup { players: setup.players, options })
}

impl<G: Game> AnyGame for G {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn players(&self) -> RangeInclusive<u8> {
        G::PLAYERS
    }

    fn rules(&self) -> u16 {
        G::VERSION
    }

    fn has_secrets(&self) -> bool {
        G::SECRETS
    }

    fn options(&self) -> &'static [Choice] {
        G::OPTIONS
    }

    fn sections(&self) -> &'static [&'static str] {
        G::HELP
    }

    fn help(&self, words: &Words) -> Vec<Section> {
        let section = |stem: &&str| {
            let key = format!("{}-help-{stem}", G::ID);
            let text = words.say(&format!("{key}-text"), &[]);
            let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
            Section::new(words.say(&key, &[]), lines.map(str::to_owned).collect())
        };
        G::HELP.iter().map(section).collect()
    }

    fn illustrate(&self, section: usize, words: &Words) -> Option<Picture> {
        G::illustrate(G::HELP.get(section)?, words)
    }

    fn start(
        &self,
        setup: &Setup<Chosen>,
        seed: Seed,
    ) -> Result<(Box<dyn AnyMatch>, Happened), Unfit> {
        let mut events = Vec::new();
        let (started, drew) = Match::<G>::start(read::<G>(setup)?, seed, &mut events);
        let happened = started.happened(events, drew);
        Ok((Box::new(started), happened))
    }

    fn restore(
        &self,
        setup: &Setup<Chosen>,
        seed: Seed,
        saved: &Saved,
    ) -> Option<Box<dyn AnyMatch>> {
        let setup = read::<G>(setup).ok()?;
        let state = G::upgrade(&setup, saved.rules, &saved.snapshot)?;
        Some(Box::new(Match::<G> { setup, seed, ply: saved.ply, state }))
    }
}

impl<G: Game> AnyMatch for Match<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u16 {
        G::VERSION
    }

    fn setup(&self) -> Setup<Chosen> {
        match serde_json::to_value(&self.setup.options) {
            Ok(Value::Object(options)) => Setup { players: self.setup.players, options },
            _ => unreachable!("a game's options are written as an object"),
        }
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn ply(&self) -> u32 {
        self.ply
    }

    fn turn(&self) -> Turn {
        G::turn(&self.state)
    }

    fn legal(&self, seat: Seat) -> Vec<Token> {
        G::legal(&self.state, seat).map(|action| token(&action)).collect()
    }

    fn play(&mut self, seat: Seat, text: &str) -> Option<Happened> {
        let action = G::legal(&self.state, seat).find(|action| token(action).as_str() == text)?;
        let mut events = Vec::new();
        let drew = self.apply(seat, action, &mut events);
        Some(self.happened(events, drew))
    }

    fn sight(&self, seat: Seat, dice: &mut Dice) -> Option<Box<dyn AnySight>> {
        Sight::<G>::new(&self.state, seat, dice).map(|sight| Box::new(sight) as Box<dyn AnySight>)
    }

    fn page(&self, viewer: Viewer, words: &Words) -> Page<Token> {
        let legal = self.offered(viewer);
        G::page(&G::view(&self.state, viewer), &legal, words).map(|action| token(&action))
    }

    fn sketch(&self, viewer: Viewer, words: &Words) -> Sketch {
        Sketch::new::<G>(G::view(&self.state, viewer), self.offered(viewer), words)
    }

    fn show(&self, viewer: Viewer, words: &Words) -> (Page<Token>, Sketch) {
        let (view, legal) = (G::view(&self.state, viewer), self.offered(viewer));
        let page = G::page(&view, &legal, words).map(|action| token(&action));
        (page, Sketch::new::<G>(view, legal, words))
    }

    fn moment(&self) -> Moment {
        G::moment(&self.state)
    }

    fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state)
    }

    fn save(&self) -> Saved {
        let snapshot = serde_json::to_string(&self.state).expect("a state can be written");
        Saved { rules: G::VERSION, ply: self.ply, snapshot }
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn redeal(
        &self,
        happened: &Happened,
        viewer: Viewer,
        dice: &mut Dice,
    ) -> (Box<dyn AnyMatch>, Happened) {
        let mut events = happened.events::<G>().to_vec();
        let state = G::redeal(&self.state, &mut events, viewer, dice);
        let other = Match::<G> { state, ..self.clone() };
        let happened = self.happened(events, happened.drew());
        (Box::new(other), happened)
    }

    fn reveals(
        &self,
        happened: &Happened,
        seat: Seat,
        text: &str,
        deals: u32,
        dice: &mut Dice,
    ) -> bool {
        if !G::SECRETS {
            return false;
        }
        let events = happened.events::<G>();
        let viewer = Viewer::Seat(seat);
        let words = Words::new(words::FIRST);
        let seen = |mut of: Match<G>| {
            let action = G::legal(&of.state, seat).find(|action| token(action).as_str() == text)?;
            let mut events = Vec::new();
            of.apply(seat, action, &mut events);
            Some((G::view(&of.state, viewer), events))
        };
        let told = |events: &[G::Event]| -> Vec<Option<String>> {
            events.iter().map(|event| G::tell(event, &self.setup, viewer, &words)).collect()
        };
        let Some((view, happening)) = seen(self.clone()) else { return true };
        let heard = OnceCell::new();
        (0..deals).any(|_| {
            let state = G::redeal(&self.state, &mut events.to_vec(), viewer, dice);
            let Some((other, events)) = seen(Match::<G> { state, ..self.clone() }) else {
                return true;
            };
            // The same events are told alike, and comparing them is quicker than telling.
            let alike =
                happening == events || *heard.get_or_init(|| told(&happening)) == told(&events);
            other != view || !alike
        })
    }
}
