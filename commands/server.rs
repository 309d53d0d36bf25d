//! `/kaigi server`: what those who may manage a server choose for it, the language of what everybody
//! reads there. Discord lets a whole command be kept from people but no part of one, and everybody is
//! to have the rest of `/kaigi`; so it is here that the others are turned away.

use std::sync::Arc;

use host::look::Scene;
use host::people::Place;
use poise::serenity_prelude::ResolvedOption;

use crate::all::chosen;
use crate::desk::{Context, Desk, Never};
use crate::discord::press;
use crate::discord::serve::{Later, Said, serve};
use crate::discord::visit::Visit;
use crate::scene;
use crate::settings::language;

/// Shows what was chosen for the server, and changes it.
#[poise::command(slash_command)]
pub(crate) async fn server(context: Context<'_>) -> Result<(), Never> {
    let desk = context.framework.user_data;
    let visit = Visit::of_command(desk, context.interaction);
    serve(desk, &visit, Later::Private, choose(desk, &visit, context.args)).await;
    Ok(())
}

async fn choose(desk: &Arc<Desk>, visit: &Visit, args: &[ResolvedOption<'_>]) -> Said {
    let words = visit.words();
    let Some(server) = visit.server.filter(|_| visit.governs) else {
        return Said::Private(scene::note(words.say("settings-server-refused", &[])));
    };
    let before = desk.hall().place(server);
    let wished = chosen(args, "command-language").and_then(language);
    let place = Place { language: wished.unwrap_or_else(|| before.language.clone()) };
    let changed = place != before;
    if changed && let Err(fault) = desk.hall().keep_place(server, &place).await {
        return press::apology(&fault, visit);
    }
    if changed {
        let visit = visit.in_place(place.clone());
        desk.keepers().speaks(server, &visit.public);
        let look = desk.hall().look(visit.channel, None, &visit.public).await;
        if look.is_ok_and(|look| !matches!(look.scene, Scene::Empty)) {
            desk.keepers().visited(desk, visit.channel, &visit);
        }
    }
    Said::Private(scene::place(&place, changed, &words))
}
