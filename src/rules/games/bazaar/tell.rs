//! What happened, in sentences, as each viewer may know it: a secret is told to those who know it, the
//! others are told that something happened. What is not worth a sentence is not told. Where players have
//! to remember what they saw, `faded` and `recall` say so; here everything may be looked up.

use super::Bazaar;
use super::event::Event;
use super::page::ware_name;
use super::state::Options;
use crate::game::{Seat, Setup, Telling, Viewer};
use crate::words::Words;

impl Telling for Bazaar {
    fn tell(
        event: &Event,
        _setup: &Setup<Options>,
        viewer: Viewer,
        words: &Words,
    ) -> Option<String> {
        let about = |seat: &Seat, key, args: &[_]| words.about(*seat, viewer, key, args);
        Some(match event {
            Event::Dealt { .. } => return None,
            Event::Rolled { seat, points } => {
                about(seat, "bazaar-told-rolled", &[("points", (*points).into())])
            }
            Event::Peeked { seat, tile } if viewer.is(*seat) || viewer == Viewer::Open => {
                about(seat, "bazaar-told-tile", &[("ware", ware_name(*tile, words).into())])
            }
            Event::Peeked { seat, .. } => about(seat, "bazaar-told-peeked", &[]),
            Event::Bidden { seat } => about(seat, "bazaar-told-bidden", &[]),
            Event::Opened { bids, .. } => {
                let bids = (0..)
                    .map(Seat)
                    .zip(bids)
                    .map(|(seat, bid)| about(&seat, "bazaar-told-bid", &[("bid", (*bid).into())]));
                words.say("bazaar-told-opened", &[("bids", words.list(bids).into())])
            }
            Event::Taken { seat, ware } => {
                about(seat, "bazaar-told-taken", &[("ware", ware_name(*ware, words).into())])
            }
            Event::Put { seat, side, points, .. } => {
                let args = [("side", side.name().into()), ("points", (*points).into())];
                about(seat, "bazaar-told-put", &args)
            }
            Event::Cried { seat, points } => {
                about(seat, "bazaar-told-cried", &[("points", (*points).into())])
            }
            Event::Ended { tiles, .. } => {
                let tiles = (0..).map(Seat).zip(tiles).map(|(seat, tile)| {
                    let ware = ware_name(*tile, words);
                    about(&seat, "bazaar-told-had", &[("ware", ware.into())])
                });
                words.say("bazaar-told-ended", &[("tiles", words.list(tiles).into())])
            }
        })
    }
}
