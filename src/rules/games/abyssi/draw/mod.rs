//! The pictures.

use super::Action;
use super::view::View;
use crate::picture::Picture;
use crate::words::Words;

pub(super) fn draw(_view: &View, _legal: &[Action], _words: &Words) -> Vec<Picture> {
    Vec::new()
}

pub(super) fn illustrate(_section: &str, _words: &Words) -> Option<Picture> {
    None
}
