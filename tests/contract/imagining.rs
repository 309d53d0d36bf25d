//! The border between what lies open and what is hidden: what a game with a public table imagines of an
//! action comes true on the table, whatever is hidden.

use std::fmt;
use std::ops::RangeInclusive;

use rules::dice::Dice;
use rules::game::{
    Moment, Nobody, Outcome, PublicTable, Redeal, Rules, Seat, Secrecy, Setup, Turn, Viewer,
    Witness, imagine,
};
use rules::games::abyssi::{self, Abyssi};
use rules::options::Choice;
use serde::{Deserialize, Serialize};

/// Plays some matches at random and imagines every legal action on the way; says how many of them
/// were left to chance, and how many not.
fn keep<G: PublicTable + Redeal>(setup: &Setup<G::Options>, matches: u64) -> [usize; 2] {
    let mut seen = [0; 2];
    for number in 0..matches {
        let mut dice = Dice::imagined(number);
        let mut state = G::setup(setup, &mut dice, &mut Nobody);
        loop {
            let acting: Vec<Seat> = G::turn(&state).seats().iter().collect();
            if acting.is_empty() {
                break;
            }
            for seat in &acting {
                for action in G::legal(&state, *seat) {
                    let certain = comes_true::<G>(&state, *seat, action, &mut dice);
                    seen[usize::from(certain)] += 1;
                }
            }
            let seat = dice.pick(&acting);
            let legal: Vec<G::Action> = G::legal(&state, seat).collect();
            G::apply(&mut state, seat, dice.pick(&legal), &mut dice, &mut Nobody);
        }
    }
    seen
}

/// Unless chance has a say, an action does to the table what its seat imagines, in the match itself and
/// in one that the seat cannot tell apart from it.
fn comes_true<G: PublicTable + Redeal>(
    state: &G::State,
    seat: Seat,
    action: G::Action,
    dice: &mut Dice,
) -> bool {
    let viewer = Viewer::Seat(seat);
    let imagined = imagine::<G>(&G::view(state, viewer), seat, action);
    if imagined.by_chance {
        return false;
    }
    let other = G::redeal(state, &mut [], viewer, dice);
    for mut state in [state.clone(), other] {
        G::apply(&mut state, seat, action, dice, &mut Nobody);
        let law = "does something else than what was imagined";
        assert_eq!(G::into_table(state), imagined.after, "{action} of {seat:?} {law}");
    }
    true
}

#[test]
fn what_abyssi_imagines_of_an_action_comes_true() {
    for players in Abyssi::PLAYERS {
        for houses in [abyssi::Houses::None, abyssi::Houses::Draft] {
            let options = abyssi::Options { houses, max_rounds: 10 };
            let [by_chance, certain] = keep::<Abyssi>(&Setup { players, options }, 3);
            assert!(by_chance > 0 && certain > 500, "{by_chance} by chance, {certain} not");
        }
    }
}

/// Everybody has a secret tile, and takes three turns: one point, or two for a tile of chance, or as
/// many as the die says. The tiles count at the end.
///
/// The faulty one pays two points only if the next seat's tile is low.
#[derive(Clone, Copy)]
struct Tiles<const FAULTY: bool>;

#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
struct NoOptions {}

/// What lies open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Table {
    points: Vec<i32>,
    turns: usize,
}

#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct State {
    table: Table,
    /// Secret: a tile from 1 to 4 for each seat.
    tiles: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Action {
    One,
    Two,
    Roll,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::One => "one",
            Action::Two => "two",
            Action::Roll => "roll",
        })
    }
}

#[derive(Debug, PartialEq)]
struct View {
    table: Table,
    players: usize,
    /// The viewer's seat and tile.
    own: Option<(usize, u8)>,
}

impl State {
    fn actor(&self) -> Option<usize> {
        let players = self.tiles.len();
        (self.table.turns < 3 * players).then_some(self.table.turns % players)
    }
}

fn tile(dice: &mut Dice) -> u8 {
    dice.below(4) as u8 + 1
}

impl<const FAULTY: bool> Rules for Tiles<FAULTY> {
    const ID: &'static str = "tiles";
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const VERSION: u16 = 1;
    const OPTIONS: &'static [Choice] = &[];
    type Options = NoOptions;
    type State = State;
    type Action = Action;
    type Legal = std::vec::IntoIter<Action>;
    type Event = ();

    fn setup(setup: &Setup<NoOptions>, dice: &mut Dice, _: &mut impl Witness<()>) -> State {
        let tiles: Vec<u8> = (0..setup.players).map(|_| tile(dice)).collect();
        State { table: Table { points: vec![0; tiles.len()], turns: 0 }, tiles }
    }

    fn turn(state: &State) -> Turn {
        state.actor().map_or(Turn::Over, |seat| Turn::One(Seat(seat as u8)))
    }

    fn legal(state: &State, seat: Seat) -> Self::Legal {
        let acts = state.actor() == Some(usize::from(seat.0));
        let all = if acts { vec![Action::One, Action::Two, Action::Roll] } else { Vec::new() };
        all.into_iter()
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        _: &mut impl Witness<()>,
    ) {
        let seat = usize::from(seat.0);
        let next = state.tiles[(seat + 1) % state.tiles.len()];
        state.table.points[seat] += match action {
            Action::One => 1,
            Action::Two if FAULTY && next > 2 => 0,
            Action::Two => 2,
            Action::Roll => dice.below(6) as i32 + 1,
        };
        state.table.turns += 1;
    }

    fn moment(state: &State) -> Moment {
        Moment { part: 1, step: state.table.turns as u16 }
    }

    fn outcome(_state: &State) -> Option<Outcome> {
        None
    }
}

impl<const FAULTY: bool> Secrecy for Tiles<FAULTY> {
    type View = View;

    fn view(state: &State, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some((usize::from(seat.0), state.tiles[usize::from(seat.0)])),
            Viewer::Public | Viewer::Open => None,
        };
        View { table: state.table.clone(), players: state.tiles.len(), own }
    }
}

impl<const FAULTY: bool> Redeal for Tiles<FAULTY> {
    fn redeal(state: &State, _: &mut [()], viewer: Viewer, dice: &mut Dice) -> State {
        let mut other = state.clone();
        for (place, seat) in other.tiles.iter_mut().zip(0..) {
            if !viewer.is(Seat(seat)) {
                *place = tile(dice);
            }
        }
        other
    }
}

impl<const FAULTY: bool> PublicTable for Tiles<FAULTY> {
    type Table = Table;

    fn into_table(state: State) -> Table {
        state.table
    }

    fn supposed(view: &View) -> State {
        let mut tiles = vec![1; view.players];
        if let Some((seat, tile)) = view.own {
            tiles[seat] = tile;
        }
        State { table: view.table.clone(), tiles }
    }
}

#[test]
fn what_a_game_with_secrets_imagines_on_its_table_comes_true() {
    let [by_chance, certain] =
        keep::<Tiles<false>>(&Setup { players: 3, options: NoOptions {} }, 20);
    assert_eq!((by_chance, certain), (180, 360));
}

#[test]
#[should_panic(expected = "does something else than what was imagined")]
fn an_action_that_hidden_things_decide_is_noticed() {
    keep::<Tiles<true>>(&Setup { players: 3, options: NoOptions {} }, 20);
}
