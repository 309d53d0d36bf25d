//! `/kaigi leaderboard`: the best of a server, for the eyes of its caller only.

use super::arguments::chosen;
use super::context::{Context, visit_from};
use crate::scene;
use crate::service::answer::answer_in_time;
use crate::service::app::App;
use crate::service::common::Visit;
use crate::service::response::{Deferral, Response};

/// The number of people that are shown, of all games together.
const MOST_LEADERS: usize = 20;

/// Shows the best.
pub(crate) async fn leaderboard(context: Context<'_>) {
    let (app, visit) = visit_from(&context);
    let game = chosen(context.args, "command-game");
    answer_in_time(app, &visit, Deferral::Private, show(app, &visit, game)).await;
}

async fn show(app: &App, visit: &Visit, game: Option<&str>) -> Response {
    // Visitors are answered only on servers.
    let Some(server) = visit.server else { return Response::Quiet };
    let ids = rules::GAMES.iter().map(|known| known.id());
    let ids = ids.filter(|id| game.is_none_or(|game| game == *id)).collect();
    let mut games = match app.hall().leaders(server, ids, MOST_LEADERS).await {
        Ok(games) => games,
        Err(fault) => return Response::apology(&fault, visit),
    };
    let most = MOST_LEADERS / games.len().max(1);
    games.iter_mut().for_each(|(_, leaders)| leaders.truncate(most));
    Response::Private(scene::leaderboard(&games, &visit.words()))
}
