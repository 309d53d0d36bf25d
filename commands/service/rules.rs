//! Pages of a game's rules.

use super::app::App;
use super::common::{Visit, pictures_or_words, render_one_for_visit};
use super::response::Response;
use crate::picture::Rendered;
use crate::scene::{self, Wanted};

/// A page of a game's rules. It takes the place of the page that was pressed on, if it `turns` that.
pub(crate) async fn show_rules(
    app: &App,
    visit: &Visit,
    game: &str,
    wanted: Wanted<'_>,
    turns: bool,
) -> Response {
    let words = visit.words();
    let Some(game) = ::rules::game(game) else { return Response::note(visit, "answer-foreign") };
    let rendered = match scene::illustrated(game, wanted, &words) {
        Some(section) => {
            let drawn_in = words.clone();
            let draw = move || game.illustrate(section, &drawn_in);
            render_one_for_visit(app.resources(), visit, draw).await
        }
        None => Rendered::Ready(Vec::new()),
    };
    let frame = app.frame(visit.channel, scene::RULES_LINE, &words);
    Response::page_of_several(
        scene::rules(game, wanted, pictures_or_words(&rendered), &frame),
        turns,
    )
}
