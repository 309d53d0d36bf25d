//! `/<game> rules`: the rules of the game, page by page.

use crate::desk::{Context, Never};
use crate::discord::press;
use crate::discord::serve::{Later, serve};
use crate::discord::visit::Visit;

/// Shows the rules.
#[poise::command(slash_command)]
pub(crate) async fn rules(context: Context<'_>) -> Result<(), Never> {
    let desk = context.framework.user_data;
    let visit = Visit::of_command(context.framework.user_data, context.interaction);
    let game = &context.interaction.data.name;
    serve(desk, &visit, Later::Private, async { press::rules(desk, &visit, game, 0, 0) }).await;
    Ok(())
}
