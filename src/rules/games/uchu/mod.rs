//! Uchu (Uchu-Kaigi, Interspace Conference): trick-taking with six suits, each with a quirk, for
//! two to five players.
//!
//! Rules as in the game's rulebook; "spec" in the comments is our numbered digest of it, and
//! "our ruling (Qn)" a point where the rulebook leaves room. With two players there are four
//! countries, and a seat plays for its own and for a dependency.

mod bot;
mod cards;
mod draw;
mod page;
mod points;
mod redeal;
mod rules;
mod score;
mod sound;
mod speech;
mod state;
mod tell;
mod view;

#[cfg(test)]
mod properties;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod vectors;

use std::fmt;
use std::ops::{Range, RangeInclusive};

use serde::Serialize;

use crate::dice::Dice;
use crate::game::{Game, Moment, Outcome, Payoffs, Seat, Setup, Turn, Viewer, Witness};
use crate::options::Choice;
use crate::page::Page;
use crate::picture::Picture;
use crate::words::Words;

pub use cards::{Card, CardSet, Cards, Suit};
pub use score::Account;
pub use state::{Country, Options, State, TieReading};
pub use view::View;

use score::PhaseOne;
use state::Stage;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Uchu;

/// What a seat can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The VIP colour of the round.
    Vip(Suit),
    /// A card to play.
    Play(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Vip(suit) => write!(f, "vip-{}", suit.name()),
            Action::Play(card) => write!(f, "play-{card}"),
        }
    }
}

/// What taking a trick does to the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// The winner leads, but does not choose the card.
    Butterfingy,
    /// The winner sits out, and another leads.
    Sluggo,
}

/// What happens in a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the record format describes every field")]
pub enum Event {
    Dealt {
        round: u8,
        hands: Vec<CardSet>,
        aside: CardSet,
    },
    Vip {
        suit: Suit,
        by: Option<Country>,
    },
    Leads {
        country: Country,
        random: bool,
        chooser: Option<Seat>,
        skips: Option<Country>,
    },
    Played {
        country: Country,
        card: Card,
    },
    Taken {
        country: Country,
        cards: Vec<Card>,
        effect: Option<Effect>,
    },
    Scored {
        phase: u8,
        country: Country,
        delta: i16,
        points: i16,
        #[serde(skip_serializing_if = "Option::is_none")]
        piles: Option<i16>,
        #[serde(skip_serializing_if = "Option::is_none")]
        colours: Option<i16>,
        #[serde(skip_serializing_if = "Option::is_none")]
        halved: Option<bool>,
        /// What the telling adds to the record.
        #[serde(skip)]
        basis: Basis,
    },
    RoundOver {
        round: u8,
        points: Vec<i16>,
        rank: Vec<Country>,
    },
}

/// What a country's points come from: the piles lie open when they are scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Basis {
    before: i16,
    /// Whose cards bring the points about.
    of: Country,
    /// What that country took.
    account: Account,
}

impl Event {
    fn dealt(state: &State) -> Event {
        let hands = state.everyone().map(|country| state.hands[country.at()]).collect();
        Event::Dealt { round: state.round, hands, aside: state.aside }
    }

    fn scored(
        phase: u8,
        country: Country,
        delta: i16,
        points: i16,
        one: Option<PhaseOne>,
        basis: Basis,
    ) -> Event {
        let piles = one.map(|one| one.piles);
        let colours = one.map(|one| one.colours);
        let halved = one.map(|one| one.halved);
        Event::Scored { phase, country, delta, points, piles, colours, halved, basis }
    }
}

/// The legal actions of a seat: VIP colours or cards, never both.
#[derive(Clone, Debug)]
pub enum Legal {
    /// Every colour but gray, from this one of [`Suit::VIPS`] on.
    Vips(usize),
    /// These cards.
    Cards(Cards),
}

impl Iterator for Legal {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        self.nth(0)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Action> {
        match self {
            Legal::Cards(cards) => cards.nth(n).map(Action::Play),
            Legal::Vips(from) => {
                let suit = Suit::VIPS.get(from.saturating_add(n)).copied();
                *from = from.saturating_add(n).saturating_add(1);
                suit.map(Action::Vip)
            }
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = match self {
            Legal::Cards(cards) => cards.len(),
            Legal::Vips(from) => Suit::VIPS.len().saturating_sub(*from),
        };
        (left, Some(left))
    }
}

impl ExactSizeIterator for Legal {}

impl Game for Uchu {
    const ID: &'static str = "uchu";
    const PLAYERS: RangeInclusive<u8> = 2..=5;
    const RULES: u16 = 1;
    const OPTIONS: &'static [Choice] = state::OPTIONS;
    const HELP: &'static [&'static str] =
        &["idea", "trick", "colours", "scoring", "example", "winning", "two"];

    type Options = Options;
    type State = State;
    type Action = Action;
    type Legal = Legal;
    type Event = Event;
    type View = View;

    fn setup(setup: &Setup<Options>, dice: &mut Dice, witness: &mut impl Witness<Event>) -> State {
        rules::setup(setup, dice, witness)
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        if state.stage == Stage::Over { Turn::Over } else { Turn::One(state.chooser()) }
    }

    #[inline(always)]
    fn legal(state: &State, seat: Seat) -> Legal {
        match state.stage {
            Stage::Vip if seat == state.chooser() => Legal::Vips(0),
            Stage::Play if seat == state.chooser() => {
                Legal::Cards(rules::playable(state).into_iter())
            }
            _ => Legal::Cards(CardSet::EMPTY.into_iter()),
        }
    }

    #[inline(always)]
    fn apply(
        state: &mut State,
        _seat: Seat,
        action: Action,
        dice: &mut Dice,
        witness: &mut impl Witness<Event>,
    ) {
        rules::apply(state, action, dice, witness);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn page(view: &View, legal: &[Action], words: &Words) -> Page<Action> {
        page::page(view, legal, words)
    }

    fn draw(view: &View, legal: &[Action], words: &Words) -> Vec<Picture> {
        draw::draw(view, legal, words)
    }

    fn illustrate(section: &str, words: &Words) -> Option<Picture> {
        draw::illustrate(section, words)
    }

    fn moment(state: &State) -> Moment {
        let step = if state.stage == Stage::Play { state.taken + 1 } else { state.taken };
        Moment { part: state.round.into(), step: step.into() }
    }

    fn tell(
        event: &Event,
        setup: &Setup<Options>,
        viewer: Viewer,
        words: &Words,
    ) -> Option<String> {
        tell::tell(event, setup.players, viewer, words)
    }

    fn faded(events: &[&Event]) -> Range<usize> {
        tell::faded(events)
    }

    fn recall(
        event: &Event,
        setup: &Setup<Options>,
        viewer: Viewer,
        words: &Words,
    ) -> Option<String> {
        tell::recall(event, setup.players, viewer, words)
    }

    fn redeal(state: &State, happened: &mut [Event], viewer: Viewer, dice: &mut Dice) -> State {
        redeal::redeal(state, happened, viewer, dice)
    }

    fn upgrade(setup: &Setup<Options>, rules: u16, snapshot: &str) -> Option<State> {
        let state: State = serde_json::from_str(snapshot).ok()?;
        let same = state.players == setup.players
            && state.tie_reading == setup.options.tie_reading
            && rules == Uchu::RULES;
        (same && sound::is_sound(&state)).then_some(state)
    }

    #[inline]
    fn sensible(state: &State, _seat: Seat, _dice: &mut Dice) -> Action {
        bot::sensible(state)
    }

    fn plausible(state: &State, seat: Seat, dice: &mut Dice) -> Action {
        bot::plausible(state, seat, dice)
    }

    #[inline]
    fn judge(state: &State, since: Moment) -> Option<Payoffs> {
        bot::judge(state, since)
    }

    fn reason(view: &View, action: Action, words: &Words) -> Option<String> {
        bot::reason(view, action, words)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        (state.stage == Stage::Over).then(|| outcome(state))
    }
}

/// Who won (spec 3.5 and 4): with two players whoever's dependency ranks first has lost.
fn outcome(state: &State) -> Outcome {
    let rank = state.track.rank();
    let players = state.players;
    let score = |seat| i32::from(state.track.of(Country::of(Seat(seat), players)));
    let scores = (0..players).map(score).collect();
    let ranking = if players == 2 {
        let top = rank[0].owner(players);
        let rival = rank[0].rival(players);
        if rank[0].is_dependency(players) { vec![rival, top] } else { vec![top, rival] }
    } else {
        rank.iter().map(|country| country.owner(players)).collect()
    };
    Outcome { scores, winners: vec![ranking[0]], ranking }
}
