//! `/<game> hand`: one's own page, for one's own eyes.

use crate::desk::{Context, Never};
use crate::discord::page;
use crate::discord::serve::{Later, serve};
use crate::discord::visit::Visit;

/// Shows one's own page.
#[poise::command(slash_command)]
pub(crate) async fn hand(context: Context<'_>) -> Result<(), Never> {
    let desk = context.framework.user_data;
    let visit = Visit::of_command(context.framework.user_data, context.interaction);
    serve(desk, &visit, Later::Private, page::hand(desk, &visit, None)).await;
    Ok(())
}
