//! A game's rules, a section a page: by their contents, page by page, or by the words in them.

use ::rules::any::{AnyGame, Token};
use ::rules::page::Section;
use ::rules::words::Words;

use super::frame::Frame;
use super::parts::{game_name, sections_in_words};
use super::pictures::Pictures;
use crate::discord::custom_id::{Sealed, What};
use crate::discord::limits;
use crate::discord::message::text::{cut, length, literal};
use crate::discord::message::{Button, Choice, Embed, Menu, Message, Row, Style};

/// The characters of what was found that are shown whole.
const FOUND_CHARS: usize = 2000;

/// The characters of what was looked for that are repeated.
const SOUGHT_CHARS: usize = 100;

/// Stands for a line on the buttons of these pages: they belong to no state of any table.
pub(crate) const RULES_LINE: u32 = u32::MAX;

/// What somebody wants to read of a game's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted<'a> {
    /// This page, from 0. The first one has the contents above it.
    Page(u8),
    /// The section of this name.
    Section(&'a str),
    /// Whatever has all these words in it.
    Words(&'a str),
}

/// The rules of one game in one language.
struct Book<'a> {
    game: &'a dyn AnyGame,
    all: Vec<Section>,
    frame: &'a Frame<'a>,
}

/// What is opened of a game's rules.
enum Opened<'a> {
    Page(usize),
    Found(&'a str),
}

impl<'a> Wanted<'a> {
    fn open(self, game: &dyn AnyGame) -> Opened<'a> {
        let page = match self {
            Wanted::Page(page) => usize::from(page),
            // One that is gone leads to the contents.
            Wanted::Section(name) => place(game, name).unwrap_or_default(),
            Wanted::Words(text) if !text.trim().is_empty() => return Opened::Found(text),
            Wanted::Words(_) => 0,
        };
        Opened::Page(page.min(game.sections().len().saturating_sub(1)))
    }
}

/// A page of a game's rules.
pub(crate) fn rules(
    game: &dyn AnyGame,
    wanted: Wanted<'_>,
    pictures: Pictures<'_>,
    frame: &Frame<'_>,
) -> Message {
    let book = Book { game, all: game.help(frame.words), frame };
    let (message, embed) = match wanted.open(game) {
        Opened::Page(page) => book.open(page),
        Opened::Found(text) => book.search(text),
    };
    pictures.with_embed(message, &embed)
}

/// The section whose picture belongs to that page.
pub(crate) fn illustrated(game: &dyn AnyGame, wanted: Wanted<'_>, words: &Words) -> Option<usize> {
    match wanted.open(game) {
        Opened::Page(page) => Some(page),
        Opened::Found(text) => {
            let all = game.help(words);
            let found = found(&all, text);
            // Of several, none is what was looked for.
            all.iter().position(|section| found == [section])
        }
    }
}

/// The sections with all these words in them.
fn found<'a>(all: &'a [Section], text: &str) -> Vec<&'a Section> {
    let sought = text.to_lowercase();
    let has = |section: &&Section| {
        let said = format!("{}\n{}", section.heading, section.lines.join("\n"));
        let said = said.to_lowercase();
        sought.split_whitespace().all(|word| said.contains(word))
    };
    all.iter().filter(has).collect()
}

/// A button that opens this section, by its name.
pub(super) fn opens(game: &dyn AnyGame, section: &str, frame: &Frame<'_>) -> Option<Button> {
    let place = place(game, section)?;
    let heading = game.help(frame.words).into_iter().nth(place)?.heading;
    let label = frame.say("button-section", &[("section", heading.into())]);
    Some(Button::new(Style::Secondary, label, page(game, place, frame)))
}

fn place(game: &dyn AnyGame, section: &str) -> Option<usize> {
    game.sections().iter().position(|name| *name == section)
}

fn page(game: &dyn AnyGame, place: usize, frame: &Frame<'_>) -> Sealed {
    let page = u8::try_from(place).unwrap_or(u8::MAX);
    frame.id_at(RULES_LINE, What::Rules { game: id(game), page })
}

fn id(game: &dyn AnyGame) -> Token {
    Token::from(game.id()).unwrap_or_default()
}

impl Book<'_> {
    /// One page, with the way to the others.
    fn open(&self, at: usize) -> (Message, Embed) {
        let place = [("number", (at + 1).into()), ("count", self.all.len().into())];
        let embed = self.embed().footer(self.frame.say("rules-place", &place));
        let embed = if at == 0 { embed.text(self.contents()) } else { embed };
        let embed = sections_in_words(embed, self.all.get(at..=at).unwrap_or_default());
        let turn = |key: &str, to: Option<usize>| {
            let to = to.filter(|to| *to < self.all.len())?;
            let heading = self.all[to].heading.as_str();
            let label = self.frame.say(key, &[("section", heading.into())]);
            Some(Button::new(Style::Secondary, label, page(self.game, to, self.frame)))
        };
        let back = turn("button-previous", at.checked_sub(1));
        let on = turn("button-next", at.checked_add(1));
        let rows = Row::buttons(back.into_iter().chain(on));
        (Message::new().rows(self.menu()).rows(rows).ephemeral(), embed)
    }

    /// Every section with all these words in it, as many as fit; the others by their headings.
    fn search(&self, text: &str) -> (Message, Embed) {
        let found = found(&self.all, text);
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let text = literal(&cut(text, SOUGHT_CHARS));
        let args = [("count", found.len().into()), ("words", text.into())];
        let mut embed = self.embed();
        if found.is_empty() {
            let sorry = self.frame.say("rules-not-found", &args);
            embed = embed.text(format!("{sorry}\n\n{}", self.contents()));
        } else {
            embed = embed.text(self.frame.say("rules-found", &args));
        }
        let mut room = FOUND_CHARS;
        let whole = found.iter().take_while(|section| {
            let lines: usize = section.lines.iter().map(|line| length(line) + 1).sum();
            let size = length(&section.heading) + lines;
            let fits = size <= room;
            room = room.saturating_sub(size);
            fits
        });
        let whole: Vec<Section> = whole.map(|section| (*section).clone()).collect();
        embed = sections_in_words(embed, &whole);
        let more = found.iter().skip(whole.len()).map(|section| literal(&section.heading));
        let more: Vec<String> = more.collect();
        if !more.is_empty() {
            embed = embed.field(self.frame.say("rules-also", &[]), self.frame.words.list(more));
        }
        (Message::new().rows(self.menu()).ephemeral(), embed)
    }

    fn embed(&self) -> Embed {
        let name = game_name(self.game.id(), self.frame.words);
        Embed::new().title(self.frame.say("rules-title", &[("game", name.into())]))
    }

    /// All headings, numbered.
    fn contents(&self) -> String {
        let line = |(section, number): (&Section, usize)| {
            let heading = literal(&section.heading);
            let args = [("number", number.into()), ("section", heading.into())];
            self.frame.say("rules-contents", &args)
        };
        self.all.iter().zip(1..).map(line).collect::<Vec<_>>().join("\n")
    }

    /// All sections, to choose one of them.
    fn menu(&self) -> Option<Row> {
        let options = self.game.sections().iter().zip(&self.all).take(limits::OPTIONS);
        let options =
            options.filter_map(|(name, section)| Choice::new(section.heading.as_str(), *name));
        let id = self.frame.id_at(RULES_LINE, What::Section(id(self.game)));
        Menu::new(id, self.frame.say("rules-menu", &[]), options).map(Row::menu)
    }
}

#[cfg(test)]
mod tests {
    use ::rules::GAMES;
    use ::rules::words::FIRST;
    use serde_json::Value;

    use super::*;
    use crate::discord::custom_id::Keys;
    use crate::scene::tests::{frame, keys, labels};

    fn read(game: &dyn AnyGame, wanted: Wanted<'_>, keys: &Keys, words: &Words) -> Value {
        rules(game, wanted, Pictures::None, &frame(keys, words)).json()
    }

    fn text(message: &Value) -> String {
        message["embeds"].to_string()
    }

    /// As it stands in JSON.
    fn written(said: &str) -> String {
        serde_json::to_string(&literal(said)).unwrap().trim_matches('"').to_owned()
    }

    fn options(message: &Value) -> Vec<&str> {
        let menu = &message["components"][0]["components"][0];
        let options = menu["options"].as_array().unwrap().iter();
        options.map(|option| option["value"].as_str().unwrap()).collect()
    }

    #[test]
    fn every_section_has_its_page_with_the_way_to_all_others() {
        let keys = keys();
        for (game, language) in
            GAMES.iter().flat_map(|game| Words::languages().map(move |tag| (game, tag)))
        {
            let words = Words::new(language);
            let help = game.help(&words);
            for ((at, section), name) in (0..).zip(&help).zip(game.sections()) {
                let page = read(*game, Wanted::Page(at), &keys, &words);
                assert_eq!(page, read(*game, Wanted::Section(name), &keys, &words));
                assert_eq!(page["flags"], 64);
                for line in [&section.heading].into_iter().chain(&section.lines) {
                    assert!(text(&page).contains(&written(line)), "{line}");
                }
                assert_eq!(options(&page), game.sections());
                let turns = usize::from(at > 0) + usize::from(usize::from(at) + 1 < help.len());
                let buttons = labels(&page).into_iter().filter(|(label, _)| !label.is_empty());
                assert_eq!(buttons.count(), turns);
            }
            let first = read(*game, Wanted::Page(0), &keys, &words);
            for section in &help {
                assert!(text(&first).contains(&written(&section.heading)), "{}", section.heading);
            }
            let last = read(*game, Wanted::Page(u8::MAX), &keys, &words);
            assert!(text(&last).contains(&written(&help.last().unwrap().heading)));
            for unknown in [Wanted::Section("no-such"), Wanted::Words("  ")] {
                assert_eq!(read(*game, unknown, &keys, &words), first);
            }
        }
    }

    #[test]
    fn words_lead_to_the_sections_that_hold_all_of_them() {
        let (keys, words) = (keys(), Words::new(FIRST));
        for game in GAMES {
            let help = game.help(&words);
            for section in &help {
                // In another case and order.
                let heading = section.heading.to_uppercase();
                let mut sought: Vec<&str> = heading.split_whitespace().collect();
                sought.reverse();
                let page = read(*game, Wanted::Words(&sought.join("  ")), &keys, &words);
                assert!(text(&page).contains(&written(&section.heading)), "{heading}");
                assert_eq!(options(&page), game.sections());
            }
            // Everything has an e in it: what does not fit whole is named.
            let all = read(*game, Wanted::Words("e"), &keys, &words);
            for section in &help {
                assert!(text(&all).contains(&written(&section.heading)), "{}", section.heading);
            }
        }
    }

    #[test]
    fn what_is_not_there_is_said_kindly_above_the_contents() {
        let (keys, words) = (keys(), Words::new(FIRST));
        let long = "**@everyone** ".repeat(40);
        for game in GAMES {
            for sought in ["zzyzx", "e zzyzx", long.as_str()] {
                let page = read(*game, Wanted::Words(sought), &keys, &words);
                let said = text(&page);
                assert!(said.contains("I found nothing") && !said.contains(" **@"), "{said}");
                for section in game.help(&words) {
                    assert!(said.contains(&written(&section.heading)), "{said}");
                }
                assert_eq!(options(&page), game.sections());
            }
        }
    }
}
