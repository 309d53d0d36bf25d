//! What happened, in sentences.

use super::Event;
use crate::game::Viewer;
use crate::words::Words;

pub(super) fn tell(_event: &Event, _viewer: Viewer, _words: &Words) -> Option<String> {
    todo!()
}
