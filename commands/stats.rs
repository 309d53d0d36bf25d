//! `/kaigi stats`: how somebody has done on this server, in words for whoever asks alone.

use std::sync::Arc;

use host::User;
use poise::serenity_prelude::ResolvedValue;

use crate::all::{chosen, given};
use crate::desk::{Context, Desk, Never};
use crate::discord::press;
use crate::discord::serve::{Later, Said, serve};
use crate::discord::visit::Visit;
use crate::scene;

/// Shows how somebody has done.
#[poise::command(slash_command)]
pub(crate) async fn stats(context: Context<'_>) -> Result<(), Never> {
    let desk = context.framework.user_data;
    let visit = Visit::of_command(desk, context.interaction);
    let user = match given(context.args, "command-user") {
        Some(ResolvedValue::User(user, _)) => User(user.id.get()),
        _ => visit.user,
    };
    let game = chosen(context.args, "command-game");
    serve(desk, &visit, Later::Private, show(desk, &visit, user, game)).await;
    Ok(())
}

async fn show(desk: &Arc<Desk>, visit: &Visit, user: User, game: Option<&str>) -> Said {
    let words = visit.words();
    let own = user == visit.user;
    if desk.hall().person(user).uncounted {
        let key = if own { "stats-uncounted-own" } else { "stats-uncounted" };
        return Said::Private(scene::note(words.say(key, &[])));
    }
    // Whoever is served is on a server.
    let Some(server) = visit.server else { return Said::Quiet };
    match desk.hall().standings(server, user).await {
        Ok(mut standings) => {
            standings.retain(|standing| game.is_none_or(|game| standing.game == game));
            Said::Private(scene::stats(user, own, &standings, &words))
        }
        Err(fault) => press::apology(&fault, visit),
    }
}
