//! `/kaigi games`, `help` and `about`: what concerns no table.

use rules::words::Words;

use super::context::{Context, visit_from};
use crate::discord::message::{Embed, Message};
use crate::scene::game_name;
use crate::service::answer::answer_in_time;
use crate::service::response::{Deferral, Response};

/// Lists the games.
pub(crate) async fn games(context: Context<'_>) {
    tell(context, |words| Embed::new().title(words.say("games-title", &[])).text(list(words)))
        .await;
}

/// Says how to play.
pub(crate) async fn help(context: Context<'_>) {
    tell(context, how_to_play).await;
}

/// Says which Kaigi this is.
pub(crate) async fn about(context: Context<'_>) {
    tell(context, which_kaigi).await;
}

async fn tell(context: Context<'_>, embed: impl Fn(&Words) -> Embed) {
    let (app, visit) = visit_from(&context);
    let message = Message::new().embed(embed(&visit.words())).ephemeral();
    answer_in_time(app, &visit, Deferral::Private, async { Response::Private(message) }).await;
}

fn list(words: &Words) -> String {
    let line = |game: &&dyn rules::any::AnyGame| {
        let about = words.say(&format!("{}-about", game.id()), &[]);
        let line = words.say(
            "games-line",
            &[
                ("name", game_name(game.id(), words).into()),
                ("fewest", (*game.players().start()).into()),
                ("most", (*game.players().end()).into()),
                ("command", game.id().into()),
            ],
        );
        format!("{line}\n{about}")
    };
    rules::GAMES.iter().map(line).collect::<Vec<_>>().join("\n\n")
}

fn how_to_play(words: &Words) -> Embed {
    let game = rules::GAMES.first().map(|game| game.id()).unwrap_or_default();
    let keys = [
        "help-start",
        "help-hand",
        "help-rules",
        "help-bots",
        "help-clock",
        "help-leave",
        "help-fair",
    ];
    let lines = keys.map(|key| words.say(key, &[("command", game.into())]));
    let commands = rules::GAMES.iter().map(|game| format!("`/{}`", game.id()));
    Embed::new()
        .title(words.say("help-title", &[]))
        .text(lines.join("\n\n"))
        .field(words.say("about-games", &[]), words.list(commands))
}

fn which_kaigi(words: &Words) -> Embed {
    let version = [("version", env!("CARGO_PKG_VERSION").into())];
    let licence = [("licence", env!("CARGO_PKG_LICENSE").into())];
    let games = rules::GAMES.iter().map(|game| game_name(game.id(), words));
    let languages = Words::languages().map(str::to_owned);
    Embed::new()
        .title(words.say("about-title", &version))
        .text(words.say("about-text", &licence))
        .field(words.say("about-games", &[]), words.list(games))
        .field(words.say("about-languages", &[]), words.list(languages))
}
