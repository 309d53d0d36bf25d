//! The contract: the laws that every game keeps, tried on random matches through the erased face.
//! `planted` shows that a game which breaks a rule is caught.

mod fading;
mod imagining;
pub(crate) mod planted;
mod simultaneous;

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::thread::available_parallelism;

use rules::GAMES;
use rules::any::{AnyGame, AnyMatch, Happened, Token};
use rules::bot::Level;
use rules::controls::HAND;
use rules::dice::{Dice, Seed};
use rules::game::{Seat, Setup, Turn, Viewer};
use rules::options::Chosen;
use rules::page::{Control, Offer, Reason};
use rules::picture::{ALT, Picture};
use rules::token::token;
use rules::words::Words;

use crate::{choices, choose, plain, start};

/// Of a legal list up to this long every action is tried; no list of today's games is longer.
const TRIED_ALWAYS: usize = 96;

/// Of a longer one, those that were never legal before in this match, and this many of the others.
const TRIED_AGAIN: usize = 24;

#[test]
fn every_game_keeps_the_contract() {
    let setups = GAMES.iter().flat_map(|game| {
        let setups = game.players().flat_map(|players| {
            choices(*game).into_iter().map(move |options| Setup { players, options })
        });
        setups.map(|setup| (*game, setup))
    });
    // Matches differ much in length: each thread takes the next one when it is free.
    let setups = Mutex::new(setups);
    let next = || setups.lock().unwrap().next();
    std::thread::scope(|scope| {
        for _ in 0..available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((game, setup)) = next() {
                    keep_all(game, &setup, 3);
                }
            });
        }
    });
}

#[test]
fn a_game_starts_only_as_its_options_and_players_allow() {
    let seed = Seed::mix(&[]);
    for game in GAMES {
        let (least, most) = (*game.players().start(), *game.players().end());
        for players in [0, least - 1, most + 1, 255] {
            assert!(game.start(&plain(players), seed).is_err(), "{players} players");
        }
        let choose = |name: &str, value| {
            let options = Chosen::from_iter([(name.to_owned(), value)]);
            game.start(&Setup { players: least, options }, seed).map(|(started, _)| started.setup())
        };
        assert!(choose("no_such_option", true.into()).is_err());
        for choice in game.options() {
            assert!(choose(choice.name, "no such value".into()).is_err());
            for (at, value) in choice.values.iter().enumerate() {
                let kept = choose(choice.name, value.json()).expect("it is on the list").options;
                let changed = kept.get(choice.name);
                assert_eq!(changed, (at > 0).then_some(&value.json()), "defaults are not kept");
            }
        }
    }
}

/// A match in the making: what has been played, and what it looked like before each ply.
struct Story<'a> {
    game: &'a dyn AnyGame,
    setup: &'a Setup<Chosen>,
    words: Words,
    /// Every token that was ever legal, to be tried when it is not.
    tokens: BTreeSet<Token>,
    known: Known,
}

/// Plays some matches and checks everything. What one of them does not show another may: that
/// every seat has secrets from every other viewer.
fn keep_all(game: &dyn AnyGame, setup: &Setup<Chosen>, matches: u32) {
    let mut known = Known::new(setup.players);
    for number in 0..matches {
        known = keep(game, setup, &format!("contract {number}"), known);
    }
    if !game.has_secrets() {
        return;
    }
    // Where a legal list gives secrets away at all, it must do so to nobody; the page would not do,
    // because it may show what it should not. Where it never does, the pages have to tell.
    let law = "these viewers know all that these seats know, or a redeal is lazy";
    let all = Known::new(setup.players).by_legal;
    let known = if known.by_legal.len() < all.len() { known.by_legal } else { known.by_page };
    assert_eq!(known, [], "{law}");
}

/// Which viewers no redeal has surprised yet, at which seats: there the seat's legal list, or its
/// page, was always the same after a redeal for the viewer.
struct Known {
    by_legal: Vec<(Viewer, Seat)>,
    by_page: Vec<(Viewer, Seat)>,
}

impl Known {
    fn new(players: u8) -> Known {
        let pairs = Viewer::all(players)
            .flat_map(|viewer| (0..players).map(move |seat| (viewer, Seat(seat))));
        let pairs: Vec<_> = pairs.filter(|(viewer, seat)| !viewer.is(*seat)).collect();
        Known { by_legal: pairs.clone(), by_page: pairs }
    }
}

/// The pages of a match at one ply, each made once: their viewers, texts and controls.
struct Shown(Vec<(Viewer, String, Vec<Control<Token>>)>);

impl Shown {
    fn to(&self, viewer: Viewer) -> &(Viewer, String, Vec<Control<Token>>) {
        self.0.iter().find(|(of, ..)| *of == viewer).expect("every viewer was shown a page")
    }

    fn text(&self, viewer: Viewer) -> &str {
        &self.to(viewer).1
    }

    /// The label of an action on a seat's page.
    fn label(&self, seat: Seat, token: &Token) -> String {
        let (.., controls) = self.to(Viewer::Seat(seat));
        let mut controls = controls.iter();
        let control = controls
            .find(|control| matches!(&control.offer, Offer::Action(action) if action == token));
        control.expect("a page offers what is legal").label.clone()
    }
}

/// Plays one match to its end and checks everything on the way.
fn keep(game: &dyn AnyGame, setup: &Setup<Chosen>, name: &str, known: Known) -> Known {
    let (mut playing, happened, mut dice) = start(game, setup, name);
    let words = Words::new("en-US");
    let mut story = Story { game, setup, words, tokens: BTreeSet::new(), known };
    let (mut log, mut played) = (Vec::new(), Vec::new());
    let mut past = vec![(playing.save(), json(&happened))];
    let mut happened = vec![happened];
    loop {
        let shown = story.pages(&*playing);
        story.secrets(&*playing, &shown, &happened[log.len()], &mut dice);
        let over = playing.turn() == Turn::Over;
        // Often enough to see every trick of every round.
        if over || log.len() % 7 == 0 {
            fading::keep(&happened, &played, setup.players, over, &story.words);
        }
        story.saving(&*playing);
        let Some(seat) = story.turn(&mut *playing, &mut dice) else { break };
        let token = choose(&*playing, seat, &mut dice);
        played.push(shown.label(seat, &token));
        happened.push(playing.play(seat, &token).expect("what is legal is accepted"));
        assert_eq!(playing.ply() as usize, log.len() + 1, "an action is a ply");
        log.push((seat, token));
        past.push((playing.save(), json(&happened[log.len()])));
    }
    story.outcome(&*playing);
    story.replay(&playing.seed(), &log, &past);
    story.known
}

/// How often a hard bot is asked, and how long it thinks then: it takes its time.
const HARD: (u32, u32) = (16, 12);

/// Bots do not peek: with the same dice they do the same in two matches that their seat cannot tell
/// apart, and what they do is legal.
fn bots(playing: &dyn AnyMatch, other: &dyn AnyMatch, seat: Seat, number: u64) {
    let legal = playing.legal(seat);
    let thinks = playing.ply().is_multiple_of(HARD.0);
    // The quick ones first: a thinking bot imagines what they do.
    for level in Level::ALL.into_iter().filter(|level| thinks || *level != Level::Hard) {
        let decided = |of: &dyn AnyMatch| of.bot(seat, level, HARD.1, &mut Dice::imagined(number));
        let one = decided(playing);
        let fits = one.as_ref().map_or(legal.is_empty(), |token| legal.contains(token));
        assert!(fits, "a bot on {seat:?} does {one:?}, which is not legal");
        assert_eq!(one, decided(other), "a bot on {seat:?} peeks");
    }
}

fn json(happened: &Happened) -> String {
    serde_json::to_string(happened).expect("events can be written")
}

/// The controls of a group stand together below a name, and those who show lists at once, or one group
/// at a time, have room for all of them.
fn groups(controls: &[Control<Token>]) {
    let mut seen: Vec<&str> = Vec::new();
    for group in controls.chunk_by(|one, next| one.group == next.group) {
        let Some(name) = group[0].group.as_deref() else { continue };
        assert!(!name.trim().is_empty(), "a group has no name");
        assert!(!seen.contains(&name), "{name} does not stand together");
        seen.push(name);
    }
    if let Err(too_many) = HAND.check(controls) {
        panic!("a hand has no room: {too_many:?}");
    }
}

/// A control's detail and question are there in words, and short.
fn remarks(controls: &[Control<Token>]) {
    for Control { label, detail, ask, .. } in controls {
        if let Some(detail) = detail {
            let length = detail.encode_utf16().count();
            assert!(length <= HAND.detail_chars, "{label} says too much of itself: {detail}");
        }
        let mut said = detail.iter().chain(ask);
        assert!(said.all(|text| !text.trim().is_empty()), "{label} says or asks nothing");
    }
}

/// The legal actions that are carried out on a fork: all of a short list, and of a long one those that
/// are new and some of the others.
fn tried<'a>(legal: &'a [Token], known: &BTreeSet<Token>, dice: &mut Dice) -> Vec<&'a Token> {
    if legal.len() <= TRIED_ALWAYS {
        return legal.iter().collect();
    }
    let (mut others, mut tried): (Vec<&Token>, Vec<&Token>) =
        legal.iter().partition(|token| known.contains(*token));
    let mut left = others.len();
    for _ in 0..TRIED_AGAIN.min(left) {
        tried.push(dice.draw(&mut others, &mut left));
    }
    tried
}

#[test]
fn of_a_long_legal_list_what_is_new_and_a_sample_is_tried() {
    let mut dice = Dice::imagined(1);
    let tokens =
        |count: usize| -> Vec<Token> { (0..count).map(|n| token(&format!("t-{n}"))).collect() };
    let (short, long) = (tokens(TRIED_ALWAYS), tokens(300));
    let known: BTreeSet<Token> = long[10..].iter().copied().collect();
    assert!(tried(&short, &known, &mut dice).into_iter().eq(&short));
    let mut ever: BTreeSet<Token> = BTreeSet::new();
    for _ in 0..200 {
        let tried: BTreeSet<&Token> = tried(&long, &known, &mut dice).into_iter().collect();
        assert_eq!(tried.len(), 10 + TRIED_AGAIN);
        assert!(long[..10].iter().all(|token| tried.contains(token)));
        ever.extend(tried);
    }
    assert_eq!(ever.len(), long.len(), "each is tried sooner or later");
}

impl Story<'_> {
    /// Legal lists are well-formed, and exactly what they list is accepted.
    fn turn(&mut self, playing: &mut dyn AnyMatch, dice: &mut Dice) -> Option<Seat> {
        let turn = playing.turn();
        let acting: Vec<Seat> = turn.seats().iter().collect();
        assert_eq!(acting.is_empty(), turn == Turn::Over, "over is when nobody can act");
        assert_eq!(playing.outcome().is_some(), turn == Turn::Over, "over is when it has ended");
        let before = playing.save();
        for seat in (0..=self.setup.players).map(Seat) {
            let legal = playing.legal(seat);
            assert_eq!(!legal.is_empty(), acting.contains(&seat), "whose turn it is can act");
            assert!(legal.len() <= HAND.most_actions(), "{} actions at once", legal.len());
            assert_eq!(legal, playing.legal(seat), "the order is stable");
            for token in &legal {
                let ok = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
                assert!(!token.is_empty() && token.chars().all(ok), "{token} is not a token");
            }
            for token in tried(&legal, &self.tokens, dice) {
                let mut fork = playing.fork();
                assert!(fork.play(seat, token).is_some(), "{token} is legal, yet refused");
                assert_ne!(fork.save(), before, "{token} did nothing");
            }
            assert_eq!(playing.save(), before, "a fork went its own way");
            self.tokens.extend(&legal);
            let unique: BTreeSet<&Token> = legal.iter().collect();
            assert_eq!(unique.len(), legal.len(), "a token stands twice in {legal:?}");
            self.refusals(playing, seat, &unique);
        }
        assert_eq!(playing.save(), before, "a refusal changed something");
        (!acting.is_empty()).then(|| dice.pick(&acting))
    }

    fn refusals(&self, playing: &mut dyn AnyMatch, seat: Seat, legal: &BTreeSet<&Token>) {
        let known = self.tokens.iter().filter(|token| !legal.contains(token));
        let mangled = legal.iter().take(2).flat_map(|token| {
            [token.to_uppercase(), format!("{token} "), token[1..].to_owned(), format!("{token}-1")]
        });
        let strange = ["", "-", "pass", "undo", "\0", &"x".repeat(1000)].map(str::to_owned);
        let tried = known.map(ToString::to_string).chain(mangled).chain(strange);
        for token in tried {
            if !legal.iter().any(|legal| legal.as_str() == token) {
                assert!(playing.play(seat, &token).is_none(), "{token:?} is accepted, not legal");
            }
        }
    }

    /// A page offers exactly the legal actions, and reads well.
    fn pages(&self, playing: &dyn AnyMatch) -> Shown {
        let mut shown = Vec::new();
        for viewer in Viewer::all(self.setup.players).chain([Viewer::Open]) {
            let page = playing.page(viewer, &self.words);
            let offered: BTreeSet<&Token> = page.offered().collect();
            let legal = match viewer {
                Viewer::Seat(seat) => playing.legal(seat),
                Viewer::Public | Viewer::Open => Vec::new(),
            };
            assert_eq!(offered, legal.iter().collect(), "the page of {viewer:?} offers these");
            assert_eq!(offered.len(), page.offered().count(), "an action is offered twice");
            let labels: BTreeSet<&str> = page.controls.iter().map(|c| c.label.as_str()).collect();
            assert_eq!(labels.len(), page.controls.len(), "two controls look the same");
            for control in &page.controls {
                if let Offer::Withheld(Reason { why, section }) = &control.offer {
                    assert!(!why.trim().is_empty(), "{} does not say why", control.label);
                    assert!(self.game.sections().contains(section), "no rules on {section}");
                }
            }
            groups(&page.controls);
            remarks(&page.controls);
            let lines = page.sections.iter().flat_map(|section| &section.lines);
            let texts = lines.chain(page.sections.iter().map(|section| &section.heading));
            assert!(texts.chain([&page.title]).all(|text| !text.trim().is_empty()), "{page}");
            shown.push((viewer, page.to_string(), page.controls));
        }
        Shown(shown)
    }

    /// A picture is said in few characters, so that a reader who does not see it misses nothing.
    fn pictures(&self, pictures: &[Picture]) {
        for Picture { name, svg, alt } in pictures {
            assert!(!name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase()), "{name}");
            assert!(svg.starts_with("<svg "), "{name} is a drawing");
            let characters = alt.chars().count();
            assert!((1..=ALT).contains(&characters), "{name} is said in {characters} characters");
        }
    }

    /// Redeal what a viewer cannot know, and they are shown and told the same.
    fn secrets(
        &mut self,
        playing: &dyn AnyMatch,
        shown: &Shown,
        happened: &Happened,
        dice: &mut Dice,
    ) {
        for viewer in Viewer::all(self.setup.players) {
            let number = u64::from(dice.below(u32::MAX));
            let (other, other_happened) =
                playing.redeal(happened, viewer, &mut Dice::imagined(number));
            if !self.game.has_secrets() {
                self.nothing_hidden(playing, shown, &*other, viewer);
                continue;
            }
            let page = |of| other.page(of, &self.words).to_string();
            assert_eq!(shown.text(viewer), page(viewer), "the page of {viewer:?} leaks");
            let (sketch, other_sketch) =
                (playing.sketch(viewer, &self.words), other.sketch(viewer, &self.words));
            let pictures = sketch.draw();
            self.pictures(&pictures);
            // What is equal is drawn alike. Not `assert_eq`: nobody reads two drawings.
            let alike = sketch == other_sketch || pictures == other_sketch.draw();
            assert!(alike, "the picture of {viewer:?} leaks");
            let told = |happened: &Happened| happened.tell(viewer, &self.words);
            assert_eq!(told(happened), told(&other_happened), "what {viewer:?} is told leaks");
            if let Viewer::Seat(seat) = viewer {
                assert_eq!(playing.legal(seat), other.legal(seat), "legality leaks to {viewer:?}");
                bots(playing, &*other, seat, number);
            }
            assert_eq!(playing.turn(), other.turn());
            let (again, _) = other.redeal(&other_happened, viewer, &mut Dice::imagined(number));
            assert_eq!(again.save(), other.save(), "a redeal for {viewer:?} peeked at secrets");
            self.known
                .by_legal
                .retain(|(of, seat)| *of != viewer || playing.legal(*seat) == other.legal(*seat));
            self.known.by_page.retain(|(of, seat)| {
                let seat = Viewer::Seat(*seat);
                *of != viewer || shown.text(seat) == page(seat)
            });
        }
    }

    /// Where nothing is hidden there is nothing to redeal, and nothing is shown only to those who look
    /// back.
    fn nothing_hidden(
        &self,
        playing: &dyn AnyMatch,
        shown: &Shown,
        other: &dyn AnyMatch,
        viewer: Viewer,
    ) {
        let law = "where nothing is hidden, nothing is redealt";
        assert_eq!(playing.save(), other.save(), "{law}");
        self.pictures(&playing.sketch(viewer, &self.words).draw());
        match viewer {
            Viewer::Seat(seat) => bots(playing, other, seat, u64::from(playing.ply())),
            Viewer::Public | Viewer::Open => {
                let law = "where nothing is hidden, nothing is shown later";
                assert_eq!(shown.text(viewer), shown.text(Viewer::Open), "{law}");
            }
        }
    }

    /// A saved match goes on exactly where it was.
    fn saving(&self, playing: &dyn AnyMatch) {
        let saved = playing.save();
        let restored = self.game.restore(self.setup, playing.seed(), &saved);
        let restored = restored.expect("what was just saved can be restored");
        assert_eq!(restored.save(), saved, "something is lost when a match is restored");
        assert_eq!(restored.ply(), playing.ply());
        assert_eq!(restored.turn(), playing.turn());
        let others = self.game.players().filter(|players| *players != self.setup.players);
        for players in others.chain([0, 255]) {
            let setup = Setup { players, ..self.setup.clone() };
            let restored = self.game.restore(&setup, playing.seed(), &saved);
            assert!(restored.is_none(), "restored for {players} players");
        }
        for seat in playing.turn().seats().iter() {
            assert_eq!(restored.legal(seat), playing.legal(seat));
        }
    }

    /// The seed and the log are the match; folding them is the only way to a state.
    fn replay(&self, seed: &Seed, log: &[(Seat, Token)], past: &[(rules::any::Saved, String)]) {
        let start = || self.game.start(self.setup, *seed).expect("it was started");
        let (mut again, happened) = start();
        assert_eq!((again.save(), json(&happened)), past[0], "the setup differs when replayed");
        for ((seat, token), expected) in log.iter().zip(&past[1..]) {
            let happened = again.play(*seat, token).expect("it was legal the first time");
            assert_eq!((again.save(), json(&happened)), *expected, "a replay differs");
        }
        // Undo is the fold without the last action: here one from each tenth of the match.
        for ply in (0..log.len()).step_by(log.len() / 10 + 1) {
            let (mut undone, _) = start();
            for (seat, token) in &log[..ply] {
                undone.play(*seat, token).expect("it was legal the first time");
            }
            assert_eq!(undone.save(), past[ply].0, "an undo is not exact");
            let (seat, token) = &log[ply];
            let redone = undone.play(*seat, token).expect("it was legal the first time");
            assert_eq!((undone.save(), json(&redone)), past[ply + 1]);
        }
    }

    fn outcome(&self, playing: &dyn AnyMatch) {
        let outcome = playing.outcome().expect("the match is over");
        assert_eq!(outcome.scores.len(), usize::from(self.setup.players));
        let mut seats = outcome.ranking.clone();
        seats.sort();
        assert!(
            seats.into_iter().eq((0..self.setup.players).map(Seat)),
            "a ranking has every seat"
        );
        let (front, _) = outcome.ranking.split_at(outcome.winners.len());
        let mut front = front.to_vec();
        front.sort();
        assert!(!front.is_empty() && front == outcome.winners, "the winners rank in front");
    }
}
