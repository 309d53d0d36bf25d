//! The playing phase: what may be played, what a card does, who leads next (rules 3.1 to 3.3, 4).

use std::ops::RangeInclusive;

use super::cards::{Card, CardSet, Suit};
use super::country::{Country, MOST_COUNTRIES, countries};
use super::score::{self, GOAL};
use super::state::{HAND, LAST_ROUND, MOST_TRICKS, OPTIONS, Options, Stage, State, Trick, deck};
use super::track::Track;
use super::{Action, Effect, Event, Legal, Uchu};
use crate::dice::Dice;
use crate::game::{Moment, Outcome, Rules, Seat, Setup, Turn, Witness};
use crate::options::Choice;
use crate::tricks::TrickTaking;

pub(super) const NO_TRICKS: [Trick; MOST_TRICKS + 1] =
    [Trick::new(Country(0), None, false); MOST_TRICKS + 1];

impl Rules for Uchu {
    const ID: &'static str = "uchu";
    const PLAYERS: RangeInclusive<u8> = 2..=5;
    const VERSION: u16 = 1;
    const OPTIONS: &'static [Choice] = OPTIONS;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Legal = Legal;
    type Event = Event;

    fn setup(setup: &Setup<Options>, dice: &mut Dice, witness: &mut impl Witness<Event>) -> State {
        let players = setup.players;
        let nobody = Country(0);
        let mut state = State {
            players,
            tie_reading: setup.options.tie_reading,
            round: 0,
            stage: Stage::Play,
            vip: None,
            next: nobody,
            hands: [CardSet::EMPTY; MOST_COUNTRIES],
            aside: CardSet::EMPTY,
            taken: 0,
            tricks: NO_TRICKS,
            voids: [0; MOST_COUNTRIES],
            track: Track::new(countries(players), nobody),
            sheet: None,
            history: Default::default(),
        };
        deal(&mut state, dice, witness);
        // Our ruling (Q23): the first lead is drawn among the players.
        let lead = Country::of(Seat(dice.below(u32::from(players)) as u8), players);
        state.track = Track::new(countries(players), lead);
        let vip = dice.pick(&Suit::VIPS);
        state.vip = Some(vip);
        witness.saw(|| Event::Vip { suit: vip, by: None });
        lead_trick(&mut state, Trick::new(lead, None, false), dice, witness);
        state
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        if state.stage == Stage::Over { Turn::Over } else { Turn::One(state.chooser()) }
    }

    #[inline(always)]
    fn legal(state: &State, seat: Seat) -> Legal {
        match state.stage {
            Stage::Vip if seat == state.chooser() => Legal::Vips(0),
            Stage::Play if seat == state.chooser() => Legal::Cards(playable(state).into_iter()),
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
        match action {
            Action::Vip(suit) => {
                let lead = state.next;
                state.vip = Some(suit);
                state.stage = Stage::Play;
                witness.saw(|| Event::Vip { suit, by: Some(lead) });
                lead_trick(state, Trick::new(lead, None, false), dice, witness);
            }
            Action::Play(card) => {
                play(state, card, witness);
                if state.trick().count == state.trick().size(state.countries()) {
                    take(state, dice, witness);
                }
            }
        }
    }

    fn moment(state: &State) -> Moment {
        let step = if state.stage == Stage::Play { state.taken + 1 } else { state.taken };
        Moment { part: state.round.into(), step: step.into() }
    }

    /// Who won (rules 3.5 and 4): with two players the suzerain of a dependency that ranks first has lost.
    fn outcome(state: &State) -> Option<Outcome> {
        if state.stage != Stage::Over {
            return None;
        }
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
        Some(Outcome { scores, winners: vec![ranking[0]], ranking })
    }
}

/// Twelve cards for every country, from the whole deck; six stay aside.
fn deal(state: &mut State, dice: &mut Dice, witness: &mut impl Witness<Event>) {
    const BAGS: [[Card; CardSet::MOST]; 3] =
        [CardSet::deck(7).in_order(), CardSet::deck(9).in_order(), CardSet::deck(11).in_order()];
    let mut aside = deck(state.players);
    let mut bag = BAGS[usize::from(state.countries() - 3)];
    let mut left = usize::from(aside.count());
    for country in state.everyone() {
        let mut hand = CardSet::EMPTY;
        for _ in 0..HAND {
            hand.insert(dice.draw(&mut bag, &mut left));
        }
        aside = aside - hand;
        state.hands[country.at()] = hand;
    }
    state.aside = aside;
    state.round += 1;
    state.taken = 0;
    state.tricks = NO_TRICKS;
    state.voids = [0; MOST_COUNTRIES];
    witness.saw(|| Event::dealt(state));
}

/// The cards that the country whose turn it is may play (rules 3.2): the lead colour or gray as
/// long as it holds the lead colour, else any.
#[inline(always)]
pub(super) fn playable(state: &State) -> CardSet {
    let hand = state.hands[state.next.at()];
    let Some(lead) = state.trick().cards().first() else {
        return hand;
    };
    let following = hand.like(*lead);
    if following.is_empty() { hand } else { following | hand.of(Suit::Gray) }
}

/// A new trick. A country that has to lead with a Butterfingy does so at once, by chance; a
/// dependency does not, the opponent will choose its card (rules 4).
fn lead_trick(state: &mut State, trick: Trick, dice: &mut Dice, witness: &mut impl Witness<Event>) {
    *state.trick_mut() = trick;
    state.next = trick.lead;
    let random = trick.butterfingy && !trick.lead.is_dependency(state.players);
    witness.saw(|| Event::Leads {
        country: trick.lead,
        random,
        chooser: (!random).then(|| state.chooser()),
        skips: trick.skips,
    });
    if random {
        let hand = state.hands[trick.lead.at()];
        let card = hand.into_iter().nth(dice.below(u32::from(hand.count())) as usize);
        play(state, card.expect("whoever leads has a card (rules 3.3)"), witness);
    }
}

#[inline(always)]
pub(super) fn play(state: &mut State, card: Card, witness: &mut impl Witness<Event>) {
    let country = state.next;
    witness.saw(|| Event::Played { country, card });
    state.hands[country.at()].remove(card);
    let (vip, countries) = (state.vip, state.countries());
    let trick = state.trick_mut();
    trick.lay(country, card, vip);
    let next = trick.after(country, countries);
    let lead = trick.cards()[0];
    let void = !card.follows(lead) & !card.is(Suit::Gray);
    state.next = next;
    state.voids[country.at()] |= u8::from(void) << lead.suit() as u8;
}

/// The host country takes the trick; then the next one is led, or the round is scored
/// (rules 3.3). Kept out of `apply`, which most often ends before it and should stay light.
#[inline(never)]
fn take(state: &mut State, dice: &mut Dice, witness: &mut impl Witness<Event>) {
    let host = state.trick().host;
    let ends = is_last_trick(state);
    // Our ruling (Q9): nothing carries over from the last trick.
    let effect = if ends { None } else { effect(state.trick()) };
    state.taken += 1;
    witness.saw(|| {
        let pile = state.piles().last().expect("it was just taken");
        Event::Taken { country: host, cards: pile.cards().to_vec(), effect }
    });
    if ends {
        return finish_round(state, dice, witness);
    }
    lead_trick(state, next_trick(state.players, host, effect), dice, witness);
}

/// A round ends when a complete trick leaves any hand empty (Q10).
pub(super) fn is_last_trick(state: &State) -> bool {
    state.everyone().any(|country| state.hands[country.at()].is_empty())
}

/// Only the suit of the winning card counts (Q14).
pub(super) fn effect(trick: &Trick) -> Option<Effect> {
    match trick.strongest.suit() {
        Suit::Yellow => Some(Effect::Butterfingy),
        Suit::Purple => Some(Effect::Sluggo),
        _ => None,
    }
}

/// The trick that follows one which this country has taken (rules 3.3 and 4).
pub(super) fn next_trick(players: u8, host: Country, effect: Option<Effect>) -> Trick {
    let countries = countries(players);
    match effect {
        None => Trick::new(host, None, false),
        Some(Effect::Butterfingy) => Trick::new(host, None, true),
        // The other dependency leads instead of this one.
        Some(Effect::Sluggo) if host.is_dependency(players) => {
            Trick::new(Country((host.0 + 2) % countries), Some(host), false)
        }
        Some(Effect::Sluggo) => Trick::new(host.left(countries), Some(host), false),
    }
}

/// Scores the round, and ends the match or deals the next round (rules 3.5).
fn finish_round(state: &mut State, dice: &mut Dice, witness: &mut impl Witness<Event>) {
    score::score(state, witness);
    let track = state.track;
    let round = state.round;
    witness.saw(|| Event::RoundOver {
        round,
        points: track.points().to_vec(),
        rank: track.rank().to_vec(),
    });
    // Our ruling (Q3, Q5): thirty or more, once phase III is done.
    if round == LAST_ROUND || track.points().iter().any(|points| *points >= GOAL) {
        state.stage = Stage::Over;
        return;
    }
    deal(state, dice, witness);
    state.stage = Stage::Vip;
    state.vip = None;
    state.next = track.last(state.players, state.tie_reading);
    *state.trick_mut() = Trick::new(state.next, None, false);
}
