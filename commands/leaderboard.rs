//! `/kaigi leaderboard`: the best of a server, for whoever asks alone.

use std::sync::Arc;

use crate::all::chosen;
use crate::desk::{Context, Desk, Never};
use crate::discord::press;
use crate::discord::serve::{Later, Said, serve};
use crate::discord::visit::Visit;
use crate::scene;

/// So many are shown, of all games together.
const MOST: usize = 20;

/// Shows the best.
#[poise::command(slash_command)]
pub(crate) async fn leaderboard(context: Context<'_>) -> Result<(), Never> {
    let desk = context.framework.user_data;
    let visit = Visit::of_command(desk, context.interaction);
    let game = chosen(context.args, "command-game");
    serve(desk, &visit, Later::Private, show(desk, &visit, game)).await;
    Ok(())
}

async fn show(desk: &Arc<Desk>, visit: &Visit, game: Option<&str>) -> Said {
    // Whoever is served is on a server.
    let Some(server) = visit.server else { return Said::Quiet };
    let ids = rules::GAMES.iter().map(|known| known.id());
    let ids = ids.filter(|id| game.is_none_or(|game| game == *id)).collect();
    let mut games = match desk.hall().leaders(server, ids, MOST).await {
        Ok(games) => games,
        Err(fault) => return press::apology(&fault, visit),
    };
    let most = MOST / games.len().max(1);
    games.iter_mut().for_each(|(_, leaders)| leaders.truncate(most));
    Said::Private(scene::leaderboard(&games, &visit.words()))
}
