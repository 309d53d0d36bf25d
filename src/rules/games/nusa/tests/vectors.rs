//! Whole matches with every choice given, replayed through the rules: `tests/data/nusa.json`.
//! The dice are rigged to deal the given hands and to lay the given rows.

use serde::Deserialize;

use super::super::values::every_card;
use super::*;

#[derive(Deserialize)]
struct Vector {
    players: u8,
    rounds: Vec<Round>,
    winners: Vec<Seat>,
}

#[derive(Deserialize)]
struct Round {
    round: u8,
    trump: Colour,
    start: Seat,
    hands: Vec<Vec<String>>,
    row: Vec<Nusa>,
    tricks: Vec<TrickGiven>,
    escape: Vec<Vec<String>>,
    robbery: Option<RobberyGiven>,
    nectar: Vec<u8>,
    nectar_points: Vec<u8>,
    subjugation: Vec<u8>,
    round_points: Vec<u8>,
    totals: Vec<u8>,
}

#[derive(Deserialize)]
struct TrickGiven {
    n: u8,
    plays: Vec<Play>,
    winner: Seat,
    trump_after: Colour,
    reversed: bool,
    gains: Nusa,
    flipped: bool,
}

#[derive(Deserialize)]
struct Play {
    seat: Seat,
    card: String,
    evades: Option<String>,
}

#[derive(Deserialize)]
struct RobberyGiven {
    by: Seat,
    from: Seat,
    card: Nusa,
}

fn given(text: &str) -> Card {
    card(&text.replace(':', "-"))
}

/// What the dice have to show for these things to be drawn out of a bag.
fn rig<T: Copy + PartialEq>(bag: &mut Vec<T>, wanted: impl IntoIterator<Item = T>) -> Vec<u32> {
    let draw = |wanted: T| {
        let at = bag.iter().position(|thing| *thing == wanted).unwrap();
        bag.swap_remove(at);
        at as u32
    };
    wanted.into_iter().map(draw).collect()
}

/// What the dice have to show for this round to be dealt.
fn rig_round(round: &Round, players: u8) -> Vec<u32> {
    let mut bag = deck(players).into_iter().collect();
    let mut rigged = rig(&mut bag, round.hands.iter().flatten().map(|text| given(text)));
    let mut removed = every_card().to_vec();
    rig(&mut removed, round.row.iter().copied());
    let mut bag = every_card().to_vec();
    bag.retain(|nusa| !matches!(nusa, Nusa::Guardian | Nusa::Mother));
    rigged.extend(rig(&mut bag, removed));
    bag.extend([Nusa::Guardian, Nusa::Mother]);
    rigged.extend(rig(&mut bag, round.row.iter().copied()));
    rigged
}

fn replay(vector: &Vector) {
    let players = vector.players;
    let first = &vector.rounds[0];
    let mut rigged = vec![first.trump as u32, u32::from(first.start.0)];
    rigged.extend(rig_round(first, players));
    let mut events = Vec::new();
    let mut state = NusaMystic::setup(&table(players), &mut Dice::rigged(rigged), &mut events);
    for (at, round) in vector.rounds.iter().enumerate() {
        check_deal(round, &events);
        let next = vector.rounds.get(at + 1).map_or(Vec::new(), |next| rig_round(next, players));
        let mut dice = Dice::rigged(next);
        for trick in &round.tricks {
            if trick.n == 6 {
                choose(&mut state, round, &mut dice);
            }
            for play in &trick.plays {
                assert_eq!(NusaMystic::turn(&state), Turn::One(play.seat));
                let card = given(&play.card);
                let evaded = play.evades.as_deref().map(given);
                let action =
                    if evaded.is_some() { Action::Evade(card) } else { Action::Play(card) };
                events = act(&mut state, play.seat, action, &mut dice);
                let Event::Played { evaded: away, .. } = &events[0] else { panic!("{events:?}") };
                assert_eq!(*away, evaded);
            }
            check_trick(trick, &events);
        }
        if let Some(RobberyGiven { by, from, card }) = round.robbery {
            assert_eq!(NusaMystic::turn(&state), Turn::One(by));
            events = act(&mut state, by, Action::Rob(from, card), &mut dice);
            assert_eq!(events[0], Event::Robbed { by, from, card });
        }
        check_scores(round, &events);
    }
    assert_eq!(NusaMystic::outcome(&state).unwrap().winners, vector.winners);
}

fn check_deal(round: &Round, events: &[Event]) {
    let Some(Event::Round { round: number, start, trump, hands, row, .. }) = events.last() else {
        panic!("{events:?}");
    };
    assert_eq!((*number, *start, *trump), (round.round, round.start, round.trump));
    let dealt =
        round.hands.iter().map(|hand| hand.iter().map(|text| given(text)).collect::<CardSet>());
    assert!(dealt.eq(hands.iter().copied()));
    assert_eq!(*row, round.row);
}

fn choose(state: &mut State, round: &Round, dice: &mut Dice) {
    for (seat, cards) in (0..).map(Seat).zip(&round.escape) {
        let wanted: CardSet = cards.iter().map(|text| given(text)).collect();
        let action = NusaMystic::legal(state, seat).find(|action| match action {
            Action::Escape(cards) => CardSet::from_iter(*cards) == wanted,
            _ => false,
        });
        act(state, seat, action.unwrap(), dice);
    }
}

fn check_trick(given: &TrickGiven, events: &[Event]) {
    let Event::Trick { number, winner, trump, reversed, gains, flipped } = &events[1] else {
        panic!("{events:?}");
    };
    assert_eq!((*number, *winner, *trump), (given.n, given.winner, given.trump_after));
    assert_eq!((*reversed, *gains), (given.reversed, given.gains));
    assert_eq!(!flipped.is_empty(), given.flipped);
}

fn check_scores(round: &Round, events: &[Event]) {
    let over = events.iter().find_map(|event| match event {
        Event::RoundOver { round, nectar, nectar_points, subjugation, points, totals, .. } => {
            Some((*round, [nectar, nectar_points, subjugation, points, totals]))
        }
        _ => None,
    });
    let Round { nectar, nectar_points, subjugation, round_points, totals, .. } = round;
    let expected = [nectar, nectar_points, subjugation, round_points, totals];
    assert_eq!(over, Some((round.round, expected)));
}

#[test]
fn every_given_match_replays_exactly() {
    let given = include_str!("../../../../../tests/data/nusa.json");
    let vectors: Vec<Vector> = serde_json::from_str(given).unwrap();
    assert_eq!(vectors.len(), 12);
    vectors.iter().for_each(replay);
}
