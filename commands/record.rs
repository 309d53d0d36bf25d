//! `/<game> record`: the last finished match of the channel, as a file that can be verified.

use std::sync::Arc;

use crate::desk::{Context, Desk, Never};
use crate::discord::message::File;
use crate::discord::press;
use crate::discord::serve::{Later, Said, serve};
use crate::discord::visit::{Visit, lacking};
use crate::scene;

/// Hands out the record.
#[poise::command(slash_command)]
pub(crate) async fn record(context: Context<'_>) -> Result<(), Never> {
    let desk = context.framework.user_data;
    let visit = Visit::of_command(context.framework.user_data, context.interaction);
    serve(desk, &visit, Later::Private, give(desk, &visit, None)).await;
    Ok(())
}

/// The record of the match that was opened at this line, or of the last one, for the visitor's eyes
/// only.
pub(crate) async fn give(desk: &Arc<Desk>, visit: &Visit, opened: Option<u32>) -> Said {
    let lacks = visit.lacks_for_file();
    if !lacks.is_empty() {
        return Said::Private(scene::note(lacking(&lacks, visit.channel, &visit.words())));
    }
    match desk.hall().record(visit.channel, opened).await {
        Ok(Ok(record)) => {
            let told = visit.words().say("answer-record", &[("number", record.number.into())]);
            let name = format!("{}-{}.jsonl", record.game, record.number);
            let file = File::new(&name, told.clone(), record.text.into_bytes());
            Said::Private(scene::note(told).file(file))
        }
        Ok(Err(refusal)) => press::refused(&refusal, visit),
        Err(fault) => press::apology(&fault, visit),
    }
}
