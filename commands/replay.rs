//! Replays: a match that is over, in a message for the visitor's eyes only, which every press on it
//! replaces. It reads the store and leaves the table that stands in the channel alone.

use std::sync::Arc;

use host::refusal::Refusal;
use host::replay::Wanted;

use crate::desk::Desk;
use crate::discord::custom_id::{By, Replay};
use crate::discord::press;
use crate::discord::serve::Said;
use crate::discord::visit::{On, Visit};
use crate::scene;

/// The match that was opened at this line, as it is wanted.
pub(crate) async fn show(desk: &Arc<Desk>, visit: &Visit, opened: u32, wanted: Replay) -> Said {
    let Replay { by, ply, viewer } = wanted;
    let asked = Wanted { ply, viewer, language: visit.language.clone() };
    let words = visit.words();
    let frame = press::frame(desk, visit, opened, &words);
    let message = match desk.hall().replay(visit.channel, Some(opened), asked).await {
        Ok(Ok(look)) => {
            let hung = press::hang(desk, visit, &look.sketch).await;
            scene::replay(&look, press::art(&hung), &frame)
        }
        Ok(Err(Refusal::OtherRules)) => {
            scene::unreplayed(Refusal::OtherRules.tell(&words), opened, &frame)
        }
        Ok(Err(refusal)) => return press::refused(&refusal, visit),
        Err(fault) => return press::apology(&fault, visit),
    };
    if is_turned(by, visit.on) { Said::Update(message) } else { Said::Private(message) }
}

/// Is it a replay already that was pressed on? Then the next page takes its place.
pub(crate) fn is_turned(by: By, on: On) -> bool {
    by != By::Open && on == On::Own
}
