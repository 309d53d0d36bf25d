//! `/<game> cancel`: closes the lobby, or asks the others to call the match off.

use std::sync::Arc;

use host::press::Deed;

use crate::desk::{Context, Desk, Never};
use crate::discord::press;
use crate::discord::serve::{Later, Said, serve};
use crate::discord::visit::Visit;
use crate::scene;

/// Closes the lobby, or asks the others.
#[poise::command(slash_command)]
pub(crate) async fn cancel(context: Context<'_>) -> Result<(), Never> {
    let desk = context.framework.user_data;
    let visit = Visit::of_command(context.framework.user_data, context.interaction);
    serve(desk, &visit, Later::Private, call_off(desk, &visit)).await;
    Ok(())
}

async fn call_off(desk: &Arc<Desk>, visit: &Visit) -> Said {
    let deed = Deed::Cancel { steward: visit.steward };
    match press::press(desk, visit, visit.channel, deed).await {
        Ok(answer) => {
            if let Some(refusal) = answer.refusal {
                return press::refused(&refusal, visit);
            }
            let key =
                if scene::is_final(&answer.look) { "answer-cancelled" } else { "answer-asked" };
            Said::Private(scene::note(visit.words().say(key, &[])))
        }
        Err(fault) => press::apology(&fault, visit),
    }
}
