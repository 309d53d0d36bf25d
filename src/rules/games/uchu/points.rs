//! Points in words, for a page: how the last round was scored, as it was told when it happened,
//! and where everybody stood after each round. Pictures show the same.

use super::speech::Speech;
use super::tell::sentence;
use super::view::{Scores, View};
use crate::page::Section;

/// What every country took, and what the three phases made of it.
pub(super) fn scoring(scores: &Scores, speech: &Speech<'_>) -> Section {
    let events = scores.sheet.scored(speech.players, scores.tie_reading);
    let took = scores.sheet.before.rank().iter().map(|country| {
        let took = speech.took(&scores.sheet.accounts[country.at()]);
        speech.of(*country, "uchu-took", vec![("cards", took.into())])
    });
    let told = events.iter().filter_map(|event| sentence(event, speech));
    let lines = took.chain(told).collect();
    Section::new(speech.say("uchu-scoring", &[("round", scores.round.into())]), lines).drawn()
}

/// Everybody's points after each round, in the order of the final ranking.
pub(super) fn rounds(view: &View, speech: &Speech<'_>) -> Option<Section> {
    let lines = view.history.iter().map(|(round, points)| {
        let standing = view.countries.iter().map(|seen| {
            let points = speech.words.number(points[seen.country.at()]);
            speech.of(seen.country, "uchu-round-points", vec![("points", points.into())])
        });
        let args = [("round", (*round).into()), ("standing", speech.words.list(standing).into())];
        speech.say("uchu-round", &args)
    });
    let lines: Vec<String> = lines.collect();
    let heading = || speech.say("uchu-rounds", &[]);
    (!lines.is_empty()).then(|| Section::new(heading(), lines).drawn())
}
