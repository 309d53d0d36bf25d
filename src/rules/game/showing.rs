//! What people are shown: the view in words and as pictures, and what happened.

use std::ops::Range;

use super::rules::Rules;
use super::secrecy::Secrecy;
use crate::page::Page;
use crate::picture::Picture;
use crate::seat::Viewer;
use crate::standing::Setup;
use crate::words::Words;

/// A view in words.
///
/// ```
/// use rules::dice::Dice;
/// use rules::game::{Nobody, Rules, Seat, Secrecy, Setup, Showing, Viewer};
/// use rules::games::cosmocode::CosmoCode;
/// use rules::words::Words;
///
/// let setup = Setup { players: 2, options: Default::default() };
/// let state = CosmoCode::setup(&setup, &mut Dice::imagined(1), &mut Nobody);
/// let seat = CosmoCode::turn(&state).seats().iter().next().expect("somebody begins");
/// let legal: Vec<_> = CosmoCode::legal(&state, seat).collect();
/// let view = CosmoCode::view(&state, Viewer::Seat(seat));
/// let page = CosmoCode::page(&view, &legal, &Words::new("en-US"));
/// assert!(page.offered().eq(&legal));
/// ```
pub trait Showing: Secrecy {
    /// The sections of its rules as players read them, in order. Section `tricks` has the heading
    /// `<id>-help-tricks` and the text `<id>-help-tricks-text`.
    const HELP: &'static [&'static str];

    /// The view in words, with a control for each of the legal actions.
    fn page(view: &Self::View, legal: &[Self::Action], words: &Words) -> Page<Self::Action>;
}

/// A view as pictures.
///
/// ```
/// use rules::game::{Drawing, Showing};
/// use rules::games::uchu::Uchu;
/// use rules::words::Words;
///
/// let words = Words::new("en-US");
/// let drawn = Uchu::HELP.iter().filter_map(|section| Uchu::illustrate(section, &words));
/// assert!(drawn.into_iter().all(|picture| picture.svg.starts_with("<svg ")));
/// ```
pub trait Drawing: Secrecy {
    /// The view as pictures, the most important one first. With `legal` they show what can be done.
    fn draw(_view: &Self::View, _legal: &[Self::Action], _words: &Words) -> Vec<Picture> {
        Vec::new()
    }

    /// A picture for this section of the rules, if it has one.
    fn illustrate(_section: &str, _words: &Words) -> Option<Picture> {
        None
    }
}

/// What happened, in words.
///
/// ```
/// use rules::dice::Dice;
/// use rules::game::{Rules, Seat, Setup, Telling, Viewer};
/// use rules::games::uchu::Uchu;
/// use rules::words::Words;
///
/// let setup = Setup { players: 3, options: Default::default() };
/// let mut events = Vec::new();
/// Uchu::setup(&setup, &mut Dice::imagined(1), &mut events);
/// let words = Words::new("en-US");
/// let told = |viewer| Uchu::tell(&events[0], &setup, viewer, &words);
/// // Who holds a hand is told its cards.
/// assert_ne!(told(Viewer::Seat(Seat(0))), told(Viewer::Public));
/// ```
pub trait Telling: Rules {
    /// The event in words, as this viewer may know it, or nothing if it is not worth telling.
    fn tell(
        event: &Self::Event,
        setup: &Setup<Self::Options>,
        viewer: Viewer,
        words: &Words,
    ) -> Option<String>;

    /// Which of these events may not be told in full any more, as long as the match runs: what
    /// everybody saw then and has to remember by themselves now. The events are the last ones of
    /// the match, the newest last; they need not go back to its start.
    fn faded(_events: &[&Self::Event]) -> Range<usize> {
        0..0
    }

    /// What may still be told of an event that has faded, if anything.
    fn recall(
        _event: &Self::Event,
        _setup: &Setup<Self::Options>,
        _viewer: Viewer,
        _words: &Words,
    ) -> Option<String> {
        None
    }
}
