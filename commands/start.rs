//! `/<game> start`: opens a table in the channel, or in a thread of its own if the channel is taken.

use std::sync::Arc;

use host::Channel;
use host::clock::Pace;
use host::press::Deed;
use host::refusal::Refusal;
use poise::serenity_prelude::{ResolvedOption, ResolvedValue};
use rules::any::AnyGame;
use rules::options::{Chosen, Setting};
use rules::words::{FIRST, Words};

use crate::all::PACES;
use crate::desk::{Context, Desk, Never};
use crate::discord::custom_id::Note;
use crate::discord::limits;
use crate::discord::message::text::cut;
use crate::discord::press;
use crate::discord::serve::{Later, Said, serve};
use crate::discord::visit::{Visit, lacking};
use crate::discord::wire::Fault;
use crate::scene;

/// Opens a table.
#[poise::command(slash_command)]
pub(crate) async fn start(context: Context<'_>) -> Result<(), Never> {
    let desk = context.framework.user_data;
    let visit = Visit::of_command(context.framework.user_data, context.interaction);
    let wish = Wish::of_command(&context.interaction.data.name, context.args);
    serve(desk, &visit, Later::Private, open(desk, &visit, wish)).await;
    Ok(())
}

/// What somebody wants to play.
#[derive(Clone, Debug, PartialEq)]
struct Wish {
    game: String,
    pace: Pace,
    seats: Option<u8>,
    options: Chosen,
    hints: bool,
}

/// Behind the number of seats in a note: with hints.
const HINTS: char = 'h';

impl Wish {
    fn of_game(game: &str) -> Wish {
        let (game, options) = (game.to_owned(), Chosen::new());
        Wish { game, pace: Pace::Live, seats: None, options, hints: false }
    }

    fn of_command(game: &str, args: &[ResolvedOption<'_>]) -> Wish {
        let words = Words::new(FIRST);
        let (pace, seats) = (words.say("command-pace", &[]), words.say("command-seats", &[]));
        let hints = words.say("command-hints", &[]);
        let mut wish = Wish::of_game(game);
        for arg in args {
            match &arg.value {
                ResolvedValue::String(value) if arg.name == pace => wish.paced(value),
                // A number beyond every game is refused like one just beyond this one.
                ResolvedValue::Integer(number) if arg.name == seats => {
                    wish.seats = Some(u8::try_from(*number).unwrap_or(u8::MAX));
                }
                ResolvedValue::Boolean(on) if arg.name == hints => wish.hints = *on,
                ResolvedValue::String(value) => wish.choose(arg.name, value),
                _ => {}
            }
        }
        wish
    }

    fn paced(&mut self, value: &str) {
        let pace = PACES.iter().find(|(word, ..)| *word == value);
        self.pace = pace.map_or(Pace::Live, |(_, pace, _)| *pace);
    }

    /// An option in the words of its command; one at its default is none.
    fn choose(&mut self, name: &str, value: &str) {
        let options = rules::game(&self.game).map_or(&[][..], AnyGame::options);
        let option = options.iter().find(|option| option.name == name);
        let setting = option.and_then(|option| {
            let setting = option.values.iter().find(|setting| setting.to_string() == value);
            setting.filter(|setting| option.values.first() != Some(setting))
        });
        if let Some(setting) = setting {
            self.options.insert(name.to_owned(), setting.json());
        }
    }

    /// It as a text that fits on a button, if it does.
    fn note(&self) -> Option<Note> {
        let pace = PACES.iter().find(|(_, pace, _)| *pace == self.pace)?.0;
        let seats = self.seats.map(|seats| seats.to_string()).unwrap_or_default();
        let mut text = format!("{};{pace};{seats}", self.game);
        text.extend(self.hints.then_some(HINTS));
        // Values go by their places in the lists of the game's options, because their names are long.
        let options = rules::game(&self.game).map_or(&[][..], AnyGame::options);
        for option in options {
            let chosen = self.options.get(option.name);
            let is_chosen = |setting: &Setting| chosen == Some(&setting.json());
            let place = option.values.iter().position(is_chosen).unwrap_or_default();
            text.push_str(&format!(";{place}"));
        }
        Note::new(text)
    }

    fn read(note: &Note) -> Option<Wish> {
        let mut parts = note.as_str().split(';');
        let mut wish = Wish::of_game(parts.next()?);
        wish.paced(parts.next()?);
        let seats = parts.next()?;
        wish.hints = seats.ends_with(HINTS);
        wish.seats = seats.trim_end_matches(HINTS).parse().ok();
        let options = rules::game(&wish.game).map_or(&[][..], AnyGame::options);
        for (option, part) in options.iter().zip(parts) {
            match part.split_once('=') {
                // As buttons of an older version say it.
                Some((name, value)) => wish.choose(name, value),
                None => {
                    let value = option.values.get(part.parse::<usize>().ok()?)?;
                    wish.choose(option.name, &value.to_string());
                }
            }
        }
        Some(wish)
    }

    fn deed(self) -> Deed {
        let Wish { game, pace, seats, options, hints } = self;
        Deed::Open { game, pace, seats, options, hints }
    }
}

async fn open(desk: &Arc<Desk>, visit: &Visit, wish: Wish) -> Said {
    let words = visit.words();
    let lacks = visit.lacks_for_table();
    if !lacks.is_empty() {
        tracing::debug!(?lacks, "a permission is missing");
        return Said::Private(scene::note(lacking(&lacks, visit.channel, &words)));
    }
    let note = wish.note().filter(|_| visit.may_have_threads());
    match press::press(desk, visit, visit.channel, wish.deed()).await {
        Ok(answer) => match answer.refusal {
            None => Said::Private(scene::note(words.say("answer-open", &[]))),
            Some(Refusal::Taken) => {
                let frame = press::frame(desk, visit, answer.look.line, &words);
                Said::Private(scene::taken(note, &frame))
            }
            Some(refusal) => press::refused(&refusal, visit),
        },
        Err(fault) => press::apology(&fault, visit),
    }
}

/// Opens the table that was asked for in a new thread.
pub(crate) async fn in_thread(desk: &Arc<Desk>, visit: &Visit, note: &Note) -> Said {
    let words = visit.words();
    let Some(wish) = Wish::read(note).filter(|wish| rules::game(&wish.game).is_some()) else {
        return Said::Update(scene::note(words.say("answer-foreign", &[])));
    };
    let lacks = visit.lacks_for_thread();
    if !lacks.is_empty() {
        return Said::Update(scene::note(lacking(&lacks, visit.channel, &words)));
    }
    let public = Words::new(&visit.public);
    let game = scene::game_name(&wish.game, &public);
    let name = [("game", game.into()), ("name", visit.name.as_str().into())];
    let name = cut(public.say("answer-thread-name", &name), limits::THREAD_NAME);
    let thread = match desk.wire().thread(visit.channel.0, &name).await {
        Ok(thread) => Channel(thread),
        Err(Fault::Forbidden { .. }) => {
            let lacks = ["permission-create-threads"];
            return Said::Update(scene::note(lacking(&lacks, visit.channel, &words)));
        }
        Err(fault) => {
            tracing::warn!(%fault, "a thread could not be opened");
            return Said::Update(scene::note(words.say("answer-no-thread", &[])));
        }
    };
    match press::press(desk, visit, thread, wish.deed()).await {
        Ok(answer) => {
            let place = [("place", format!("<#{thread}>").into())];
            let told = match answer.refusal {
                None => words.say("answer-open-thread", &place),
                Some(refusal) => refusal.tell(&words),
            };
            Said::Update(scene::note(told))
        }
        Err(fault) => press::apology(&fault, visit),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wish_travels_on_a_button() {
        for game in rules::GAMES {
            let (pace, seats) = (Pace::Daily, Some(3));
            let mut wish = Wish { pace, seats, hints: true, ..Wish::of_game(game.id()) };
            for option in game.options() {
                wish.choose(option.name, &option.values[option.values.len() - 1].to_string());
            }
            let note = wish.note().expect("the wishes of our games fit");
            assert_eq!(Wish::read(&note), Some(wish.clone()));
            let plain = Wish { seats: None, hints: false, ..wish };
            assert_eq!(Wish::read(&plain.note().unwrap()), Some(plain));
        }
    }

    #[test]
    fn a_wish_of_an_older_version_is_read() {
        let note = Note::new("uchu;daily;4;tie_reading=literal".to_owned()).unwrap();
        let options = Chosen::from_iter([("tie_reading".to_owned(), "literal".into())]);
        let (pace, seats) = (Pace::Daily, Some(4));
        let wish = Wish { pace, seats, options, ..Wish::of_game("uchu") };
        assert_eq!(Wish::read(&note), Some(wish));
    }

    #[test]
    fn an_option_at_its_default_is_none() {
        for game in rules::GAMES {
            let mut wish = Wish { pace: Pace::None, ..Wish::of_game(game.id()) };
            for option in game.options() {
                wish.choose(option.name, &option.values[0].to_string());
                wish.choose(option.name, "no such value");
            }
            assert!(wish.options.is_empty());
            assert_eq!(Wish::read(&wish.note().unwrap()), Some(wish));
        }
    }
}
