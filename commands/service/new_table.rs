//! Opening a table: in the channel, or in a thread of its own if the channel is taken.

use host::Channel;
use host::clock::Pace;
use host::press::Deed;
use host::refusal::Refusal;
use rules::any::AnyGame;
use rules::options::{Chosen, Setting};
use rules::words::{FIRST, Words};

use super::app::App;
use super::common::{Visit, missing_permissions};
use super::press::press_table;
use super::response::Response;
use crate::discord::custom_id::Note;
use crate::discord::interaction::Argument;
use crate::discord::limits;
use crate::discord::message::text::cut;
use crate::discord::wire::WireError;
use crate::scene::{self, PACES};

/// A request for a table: what is to be played, and how.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TableRequest {
    game: String,
    pace: Pace,
    seats: Option<u8>,
    options: Chosen,
    hints: bool,
}

/// Behind the number of seats in a note: with hints.
const HINTS: char = 'h';

impl TableRequest {
    fn for_game(game: &str) -> TableRequest {
        let (game, options) = (game.to_owned(), Chosen::new());
        TableRequest { game, pace: Pace::Live, seats: None, options, hints: false }
    }

    /// The request that a command makes.
    pub(crate) fn from_command(game: &str, args: &[Argument]) -> TableRequest {
        let words = Words::new(FIRST);
        let (pace, seats) = (words.say("command-pace", &[]), words.say("command-seats", &[]));
        let hints = words.say("command-hints", &[]);
        let mut request = TableRequest::for_game(game);
        for arg in args {
            if arg.name == pace {
                request.set_pace(arg.text().unwrap_or_default());
            } else if arg.name == seats {
                // A number beyond every game is refused like one just beyond this one.
                let number = arg.number().map(|number| u8::try_from(number).unwrap_or(u8::MAX));
                request.seats = number;
            } else if arg.name == hints {
                request.hints = arg.switch().unwrap_or(false);
            } else if let Some(value) = arg.text() {
                request.choose(&arg.name, value);
            }
        }
        request
    }

    fn set_pace(&mut self, value: &str) {
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

    fn read(note: &Note) -> Option<TableRequest> {
        let mut parts = note.as_str().split(';');
        let mut request = TableRequest::for_game(parts.next()?);
        request.set_pace(parts.next()?);
        let seats = parts.next()?;
        request.hints = seats.ends_with(HINTS);
        request.seats = seats.trim_end_matches(HINTS).parse().ok();
        let options = rules::game(&request.game).map_or(&[][..], AnyGame::options);
        for (option, part) in options.iter().zip(parts) {
            match part.split_once('=') {
                // As buttons of an older version say it.
                Some((name, value)) => request.choose(name, value),
                None => {
                    let value = option.values.get(part.parse::<usize>().ok()?)?;
                    request.choose(option.name, &value.to_string());
                }
            }
        }
        Some(request)
    }

    fn deed(self) -> Deed {
        let TableRequest { game, pace, seats, options, hints } = self;
        Deed::Open { game, pace, seats, options, hints }
    }
}

/// Opens the table that was asked for, or offers a thread where the channel is taken.
pub(crate) async fn open_table(app: &App, visit: &Visit, request: TableRequest) -> Response {
    let words = visit.words();
    let lacks = visit.lacks_for_table();
    if !lacks.is_empty() {
        tracing::debug!(?lacks, "a permission is missing");
        return Response::Private(scene::note(missing_permissions(&lacks, visit.channel, &words)));
    }
    let note = request.note().filter(|_| visit.may_have_threads());
    match press_table(app, visit, visit.channel, request.deed()).await {
        Ok(answer) => match answer.refusal {
            None => Response::note(visit, "answer-open"),
            Some(Refusal::Taken) => {
                let frame = app.frame(visit.channel, answer.look.line, &words);
                Response::Private(scene::taken(note, &frame))
            }
            Some(refusal) => Response::refusal(&refusal, visit),
        },
        Err(fault) => Response::apology(&fault, visit),
    }
}

/// Opens the table that was asked for in a new thread.
pub(crate) async fn open_table_in_thread(app: &App, visit: &Visit, note: &Note) -> Response {
    let words = visit.words();
    let Some(request) =
        TableRequest::read(note).filter(|request| rules::game(&request.game).is_some())
    else {
        return Response::Update(scene::note(words.say("answer-foreign", &[])));
    };
    let lacks = visit.lacks_for_thread();
    if !lacks.is_empty() {
        return Response::Update(scene::note(missing_permissions(&lacks, visit.channel, &words)));
    }
    let public = Words::new(&visit.public);
    let game = scene::game_name(&request.game, &public);
    let name = [("game", game.into()), ("name", visit.name.as_str().into())];
    let name = cut(public.say("answer-thread-name", &name), limits::THREAD_NAME);
    let thread = match app.wire().open_thread(visit.channel.0, &name).await {
        Ok(thread) => Channel(thread),
        Err(WireError::Forbidden { .. }) => {
            let lacks = ["permission-create-threads"];
            return Response::Update(scene::note(missing_permissions(
                &lacks,
                visit.channel,
                &words,
            )));
        }
        Err(error) => {
            tracing::warn!(%error, "a thread could not be opened");
            return Response::Update(scene::note(words.say("answer-no-thread", &[])));
        }
    };
    match press_table(app, visit, thread, request.deed()).await {
        Ok(answer) => {
            let place = [("place", format!("<#{thread}>").into())];
            let told = match answer.refusal {
                None => words.say("answer-open-thread", &place),
                Some(refusal) => refusal.tell(&words),
            };
            Response::Update(scene::note(told))
        }
        Err(fault) => Response::apology(&fault, visit),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_travels_on_a_button() {
        for game in rules::GAMES {
            let (pace, seats) = (Pace::Daily, Some(3));
            let mut request =
                TableRequest { pace, seats, hints: true, ..TableRequest::for_game(game.id()) };
            for option in game.options() {
                request.choose(option.name, &option.values[option.values.len() - 1].to_string());
            }
            let note = request.note().expect("the requestes of our games fit");
            assert_eq!(TableRequest::read(&note), Some(request.clone()));
            let plain = TableRequest { seats: None, hints: false, ..request };
            assert_eq!(TableRequest::read(&plain.note().unwrap()), Some(plain));
        }
    }

    #[test]
    fn a_request_of_an_older_version_is_read() {
        let note = Note::new("uchu;daily;4;tie_reading=literal".to_owned()).unwrap();
        let options = Chosen::from_iter([("tie_reading".to_owned(), "literal".into())]);
        let (pace, seats) = (Pace::Daily, Some(4));
        let request = TableRequest { pace, seats, options, ..TableRequest::for_game("uchu") };
        assert_eq!(TableRequest::read(&note), Some(request));
    }

    #[test]
    fn an_option_at_its_default_is_none() {
        for game in rules::GAMES {
            let mut request =
                TableRequest { pace: Pace::None, ..TableRequest::for_game(game.id()) };
            for option in game.options() {
                request.choose(option.name, &option.values[0].to_string());
                request.choose(option.name, "no such value");
            }
            assert!(request.options.is_empty());
            assert_eq!(TableRequest::read(&request.note().unwrap()), Some(request));
        }
    }
}
