//! `/<game> leave`: gets up from the table. Out of a running match one is asked first.

use std::sync::Arc;

use host::look::Scene;
use host::press::Deed;

use crate::desk::{Context, Desk, Never};
use crate::discord::press;
use crate::discord::serve::{Later, Said, serve};
use crate::discord::visit::Visit;
use crate::scene;

/// Gets up from the table.
#[poise::command(slash_command)]
pub(crate) async fn leave(context: Context<'_>) -> Result<(), Never> {
    let desk = context.framework.user_data;
    let visit = Visit::of_command(context.framework.user_data, context.interaction);
    serve(desk, &visit, Later::Private, get_up(desk, &visit)).await;
    Ok(())
}

async fn get_up(desk: &Arc<Desk>, visit: &Visit) -> Said {
    let words = visit.words();
    let look = match desk.hall().look(visit.channel, Some(visit.user), &visit.language).await {
        Ok(look) => look,
        Err(fault) => return press::apology(&fault, visit),
    };
    let plays = matches!(&look.scene, Scene::Match(it) if it.me.is_some() && it.end.is_none());
    if plays {
        return Said::Private(scene::leave(&press::frame(desk, visit, look.line, &words)));
    }
    match press::press(desk, visit, visit.channel, Deed::Leave).await {
        Ok(answer) => match answer.refusal {
            Some(refusal) => press::refused(&refusal, visit),
            None => Said::Private(scene::note(words.say("answer-left", &[]))),
        },
        Err(fault) => press::apology(&fault, visit),
    }
}
