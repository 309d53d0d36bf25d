//! Pictures along random matches: whatever anybody sees of any game, in every language and with any
//! names, can be painted, is small enough, has all its letters, and every text keeps to its width. What is said
//! of them is tried in `said`.

mod said;

use commands::picture::{paint, read};
use resvg::usvg::{Group, Node, Rect, Text, TextChunk};
use rules::GAMES;
use rules::any::{AnyGame, AnyMatch};
use rules::game::{Seat, Viewer};
use rules::picture::{ALT, Picture};
use rules::words::Words;

use crate::{choose, plain, start};

/// The largest size of a board's picture, in bytes.
const BYTES: usize = 120_000;

/// Widths are rounded to tenths on their way.
const ROUNDED: f32 = 0.6;

/// Names that people give themselves.
const NAMES: [&str; 10] = [
    "Aki",
    "**@everyone** <@1> `x` [a](http://b) & \"c\"",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "宇宙会議の議長を務める者です、よろしくお願いします",
    "우주회의의장을맡은사람입니다잘부탁드립니다",
    "Ünïcödé Łukasz Žižek ğış",
    "Ελληνικά Кириллица Україна",
    "🎉👨‍👩‍👧🎉",
    "محمد علي \u{202e}olleh",
    "Z\u{310}\u{323}\u{301}a\u{334}l\u{335}g\u{336}o",
];

/// Everything that is wrong with a picture.
fn faults(picture: &Picture) -> Vec<String> {
    let mut found = Vec::new();
    let letters = picture.alt.chars().count();
    if letters > ALT || letters == 0 || picture.alt.trim() != picture.alt {
        found.push(format!("{letters} characters describe it: {:?}", picture.alt));
    }
    if !picture.name.chars().all(|c| c.is_ascii_lowercase()) {
        found.push(format!("it is called {:?}", picture.name));
    }
    number(&picture.svg, &mut found);
    match read(&picture.svg) {
        Ok(tree) => {
            let (width, height) = (tree.size().width(), tree.size().height());
            let frame = Rect::from_xywh(0.0, 0.0, width, height).unwrap();
            survey(tree.root(), frame, &mut found);
        }
        Err(spoilt) => found.push(spoilt.to_string()),
    }
    found
}

/// A drawing holds numbers only, and every text of it has a width of its own.
fn number(svg: &str, found: &mut Vec<String>) {
    // Between the tags stands what people read, and somebody may be called so.
    for tag in svg.split('<').filter_map(|rest| rest.split('>').next()) {
        if tag.contains("NaN") || tag.contains("inf") {
            found.push(format!("no number: {tag}"));
        }
    }
    for (at, rest) in svg.split("<text id=\"").skip(1).enumerate() {
        if !rest.starts_with(&format!("fit-{}-", at + 1)) {
            found.push(format!("text {} is called otherwise: {rest}", at + 1));
        }
    }
}

fn survey(group: &Group, frame: Rect, found: &mut Vec<String>) {
    for node in group.children() {
        let place = node.abs_bounding_box();
        let inside = place.left() >= frame.left() - ROUNDED
            && place.top() >= frame.top() - ROUNDED
            && place.right() <= frame.right() + ROUNDED
            && place.bottom() <= frame.bottom() + ROUNDED;
        match node {
            Node::Group(group) => survey(group, frame, found),
            Node::Text(text) => {
                if !inside {
                    found.push(format!("{:?} leaves the picture: {place:?}", said(text)));
                }
                spell(text, found);
            }
            _ if !inside => found.push(format!("a shape leaves the picture: {place:?}")),
            _ => {}
        }
    }
}

fn said(text: &Text) -> String {
    text.chunks().iter().map(TextChunk::text).collect()
}

/// A text that has all its letters and is as narrow as it promises.
fn spell(text: &Text, found: &mut Vec<String>) {
    let glyphs = text.layouted().iter().flat_map(|span| &span.positioned_glyphs);
    for glyph in glyphs.filter(|glyph| glyph.id.0 == 0) {
        found.push(format!("no font has {:?} of {:?}", glyph.text, said(text)));
    }
    let most = text.id().strip_prefix("fit-").and_then(|rest| rest.rsplit('-').next());
    match most.and_then(|most| most.parse::<f32>().ok()) {
        // What was promised was rounded down.
        Some(most) if text.bounding_box().width() > most + 1.0 => {
            let width = text.bounding_box().width();
            found.push(format!("{:?} takes {width} of {most}", said(text)));
        }
        Some(_) => {}
        None => found.push(format!("{:?} does not say how wide it may be", said(text))),
    }
}

fn words(language: &str, players: u8, shift: usize) -> Words {
    let names = (0..usize::from(players)).map(|seat| NAMES[(seat + shift) % NAMES.len()]);
    Words::new(language).with_names(names.map(str::to_owned).collect())
}

fn check(of: &dyn AnyMatch, viewer: Viewer, words: &Words, whole: bool) {
    for picture in of.sketch(viewer, words).draw() {
        let found = faults(&picture);
        let place = format!("{} of {} for {viewer:?}", picture.name, of.id());
        assert!(found.is_empty(), "{place} at {}: {found:#?}\n{}", of.ply(), picture.svg);
        if whole {
            let png = paint(&picture.svg).unwrap();
            assert!(png.len() < BYTES, "{place} at {} has {} bytes", of.ply(), png.len());
        }
    }
}

/// A random match: every viewer is asked in turn, in each language, and after the last ply all.
fn along(game: &dyn AnyGame, players: u8) {
    let (mut of, _, mut dice) = start(game, &plain(players), &format!("pictures {players}"));
    let viewers = |seats: u8| (0..seats).map(|seat| Viewer::Seat(Seat(seat)));
    let mut next = (0_usize..).map(|number| {
        let seats: Vec<Viewer> = viewers(players).chain([Viewer::Public, Viewer::Open]).collect();
        (number, seats[number % seats.len()])
    });
    while let Some(seat) = of.turn().seats().iter().next() {
        if of.ply() % 3 == 0 || of.moment().step == 0 {
            let (number, viewer) = next.next().expect("it never ends");
            for language in Words::languages() {
                check(&*of, viewer, &words(language, players, number), number % 7 == 0);
            }
        }
        let token = choose(&*of, seat, &mut dice);
        of.play(seat, &token).expect("it is legal");
    }
    for viewer in viewers(players).chain([Viewer::Public, Viewer::Open]) {
        for language in Words::languages() {
            check(&*of, viewer, &words(language, players, 1), true);
        }
    }
}

#[test]
fn every_picture_along_a_match_can_be_painted_and_read() {
    std::thread::scope(|scope| {
        for game in GAMES {
            for players in game.players() {
                scope.spawn(move || along(*game, players));
            }
        }
    });
}

#[test]
fn every_picture_of_the_rules_can_be_painted_and_read() {
    for game in GAMES {
        let mut drawn = Vec::new();
        for language in Words::languages() {
            let words = Words::new(language);
            let pictures =
                (0..game.sections().len()).map(|section| game.illustrate(section, &words));
            let pictures: Vec<Option<Picture>> = pictures.collect();
            for picture in pictures.iter().flatten() {
                let mut found = faults(picture);
                // Nobody is so called that there is no room for it.
                if picture.svg.contains('…') || picture.alt.ends_with('…') {
                    found.push(format!("something is cut off: {}", picture.svg));
                }
                let place = format!("{} in the rules of {}", picture.name, game.id());
                assert!(found.is_empty(), "{place} in {language}: {found:#?}");
                assert!(paint(&picture.svg).unwrap().len() < BYTES);
            }
            drawn.push(pictures.iter().map(Option::is_some).collect::<Vec<bool>>());
        }
        assert!(drawn[0].contains(&true), "the rules of {} have no picture", game.id());
        assert!(drawn.iter().all(|of| *of == drawn[0]), "{} in some languages only", game.id());
    }
}
