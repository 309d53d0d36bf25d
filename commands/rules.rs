//! `/<game> rules`: the rules of the game, a section a page, or what they say about something.

use crate::all::chosen;
use crate::desk::{Context, Never};
use crate::discord::press;
use crate::discord::serve::{Later, serve};
use crate::discord::visit::Visit;
use crate::scene::Wanted;

/// Shows the rules.
#[poise::command(slash_command)]
pub(crate) async fn rules(context: Context<'_>) -> Result<(), Never> {
    let desk = context.framework.user_data;
    let visit = Visit::of_command(context.framework.user_data, context.interaction);
    let game = &context.interaction.data.name;
    let sought = chosen(context.args, "command-search").map(Wanted::Words);
    let wanted = sought.or_else(|| chosen(context.args, "command-section").map(Wanted::Section));
    let wanted = wanted.unwrap_or(Wanted::Page(0));
    serve(desk, &visit, Later::Private, press::rules(desk, &visit, game, wanted, 0)).await;
    Ok(())
}
