//! The view in words.

use super::Action;
use super::view::View;
use crate::page::Page;
use crate::words::Words;

pub(super) fn page(_view: &View, _legal: &[Action], _words: &Words) -> Page<Action> {
    todo!()
}
