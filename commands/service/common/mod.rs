//! What answers and keepers both stand on: the bot's resources, visits, and looks with their pictures.

mod pictures;
mod resources;
mod visit;

pub(crate) use pictures::{
    LookRequest, look_for_visit, look_with_pictures, pictures_or_words, render_for_visit,
    render_one_for_visit,
};
pub(crate) use resources::Resources;
pub(crate) use visit::{Source, Visit, missing_permissions};
