//! `/<game> undo`: takes one's last action back, or asks the others whether one may.

use std::sync::Arc;

use host::look::Scene;
use host::press::Deed;

use crate::desk::{Context, Desk, Never};
use crate::discord::serve::{Later, Said, serve};
use crate::discord::visit::Visit;
use crate::discord::{page, press};

/// Takes one's last action back.
#[poise::command(slash_command)]
pub(crate) async fn undo(context: Context<'_>) -> Result<(), Never> {
    let desk = context.framework.user_data;
    let visit = Visit::of_command(context.framework.user_data, context.interaction);
    serve(desk, &visit, Later::Private, take_back(desk, &visit)).await;
    Ok(())
}

async fn take_back(desk: &Arc<Desk>, visit: &Visit) -> Said {
    match press::press(desk, visit, visit.channel, Deed::Undo).await {
        Ok(answer) => {
            if let Some(refusal) = answer.refusal {
                return press::refused(&refusal, visit);
            }
            let asked = matches!(&answer.look.scene, Scene::Match(it) if it.question.is_some());
            let key = if asked { "answer-asked" } else { "answer-undone" };
            let told = visit.words().say(key, &[]);
            page::own(desk, visit, &answer.look, Some(&told), None).await
        }
        Err(fault) => press::apology(&fault, visit),
    }
}
