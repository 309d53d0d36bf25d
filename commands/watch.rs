//! `/<game> watch`: the table as everybody sees it, and what happened.

use crate::desk::{Context, Never};
use crate::discord::press;
use crate::discord::serve::{Later, serve};
use crate::discord::visit::Visit;

/// Shows the table as everybody sees it.
#[poise::command(slash_command)]
pub(crate) async fn watch(context: Context<'_>) -> Result<(), Never> {
    let desk = context.framework.user_data;
    let visit = Visit::of_command(context.framework.user_data, context.interaction);
    serve(desk, &visit, Later::Private, press::watch(desk, &visit, 0)).await;
    Ok(())
}
