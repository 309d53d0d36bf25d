//! What plies brought about: events, whichever game's they are, to be told to those who may know
//! them. A run of plies is told as it may be told now; what has faded since is left out of it.

use std::any::Any;
use std::ops::Range;

use serde::{Serialize, Serializer};

use crate::game::Telling;
use crate::seat::Viewer;
use crate::standing::Setup;
use crate::words::Words;

/// What a ply, or the setup, brought about.
pub struct Happened {
    events: Box<dyn Events>,
    drew: bool,
}

impl Happened {
    pub(crate) fn new<G: Telling>(
        setup: Setup<G::Options>,
        events: Vec<G::Event>,
        drew: bool,
    ) -> Happened {
        Happened { events: Box::new(EventsOf::<G> { setup, events }), drew }
    }

    /// Had chance a say in it?
    pub fn drew(&self) -> bool {
        self.drew
    }

    /// It in words, event by event, as this viewer may know it when it has just happened.
    pub fn tell(&self, viewer: Viewer, words: &Words) -> Vec<String> {
        self.events.tell(&NOTHING, viewer, words)
    }

    /// The events themselves, for code that knows the game.
    pub(crate) fn events<G: Telling>(&self) -> &[G::Event] {
        let events = self.events.any().downcast_ref::<EventsOf<G>>();
        &events.expect("a match is asked about its own events").events
    }
}

/// All the events, secrets included.
impl Serialize for Happened {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        erased_serde::serialize(self.events.json(), serializer)
    }
}

/// Nothing has faded.
const NOTHING: Range<usize> = 0..0;

/// Plies of one match, one after the other and the newest last, as they may be told now. They need
/// not go back to the start.
pub struct Run<'a> {
    /// Each with the number of its first event.
    plies: Vec<(usize, &'a Happened)>,
    faded: Range<usize>,
}

impl<'a> Run<'a> {
    /// Of a match that goes on.
    pub fn running(plies: impl IntoIterator<Item = &'a Happened>) -> Run<'a> {
        let mut run = Run::over(plies);
        if let Some((_, newest)) = run.plies.last() {
            let all: Vec<&dyn Events> = run.plies.iter().map(|(_, ply)| &*ply.events).collect();
            run.faded = newest.events.faded(&all);
        }
        run
    }

    /// Of a match that is over: everything may be told.
    pub fn over(plies: impl IntoIterator<Item = &'a Happened>) -> Run<'a> {
        let mut events = 0;
        let numbered = plies.into_iter().map(|ply| {
            let first = events;
            events += ply.events.count();
            (first, ply)
        });
        Run { plies: numbered.collect(), faded: NOTHING }
    }

    /// One of the plies in words, counted from 0.
    pub fn tell(&self, ply: usize, viewer: Viewer, words: &Words) -> Vec<String> {
        let Some((first, happened)) = self.plies.get(ply) else { return Vec::new() };
        let within = |at: usize| at.saturating_sub(*first);
        happened.events.tell(&(within(self.faded.start)..within(self.faded.end)), viewer, words)
    }
}

trait Events: Send {
    fn count(&self) -> usize;
    /// Which events of these plies, its own the last among them, have faded.
    fn faded(&self, run: &[&dyn Events]) -> Range<usize>;
    fn tell(&self, faded: &Range<usize>, viewer: Viewer, words: &Words) -> Vec<String>;
    fn json(&self) -> &dyn erased_serde::Serialize;
    fn any(&self) -> &dyn Any;
}

struct EventsOf<G: Telling> {
    setup: Setup<G::Options>,
    events: Vec<G::Event>,
}

impl<G: Telling> Events for EventsOf<G> {
    fn count(&self) -> usize {
        self.events.len()
    }

    fn faded(&self, run: &[&dyn Events]) -> Range<usize> {
        let all: Option<Vec<&EventsOf<G>>> =
            run.iter().map(|ply| ply.any().downcast_ref()).collect();
        let all = all.expect("a run is of one match");
        let events: Vec<&G::Event> = all.iter().flat_map(|ply| &ply.events).collect();
        G::faded(&events)
    }

    fn tell(&self, faded: &Range<usize>, viewer: Viewer, words: &Words) -> Vec<String> {
        let tell = |(at, event): (usize, &G::Event)| {
            if faded.contains(&at) {
                G::recall(event, &self.setup, viewer, words)
            } else {
                G::tell(event, &self.setup, viewer, words)
            }
        };
        self.events.iter().enumerate().filter_map(tell).collect()
    }

    fn json(&self) -> &dyn erased_serde::Serialize {
        &self.events
    }

    fn any(&self) -> &dyn Any {
        self
    }
}
