//! The same with serenity: it posts the button when it is ready and acknowledges every press.

use std::sync::Arc;

use playground::Running;
use serenity::all::{
    ButtonStyle, ChannelId, ClientBuilder, Context, CreateActionRow, CreateButton,
    CreateInteractionResponse, CreateMessage, EventHandler, GatewayIntents, HttpBuilder,
    Interaction, Ready,
};
use serenity::async_trait;
use tokio::task::JoinHandle;

struct Answers {
    channel: ChannelId,
}

#[async_trait]
impl EventHandler for Answers {
    async fn ready(&self, context: Context, _ready: Ready) {
        let button = CreateButton::new("go").label("Go").style(ButtonStyle::Primary);
        let row = CreateActionRow::Buttons(vec![button]);
        let message = CreateMessage::new().content("press me").components(vec![row]);
        self.channel.send_message(&context, message).await.expect("the button is posted");
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        if let Interaction::Component(press) = interaction {
            let answer = CreateInteractionResponse::Acknowledge;
            press.create_response(&context, answer).await.expect("the press is answered");
        }
    }
}

/// Logs in and answers until it is aborted.
pub(crate) async fn start(playground: &Running) -> JoinHandle<()> {
    let channel: u64 = crate::channel(playground).parse().expect("a channel's id is a number");
    let http = HttpBuilder::new(playground.token())
        .proxy(playground.page())
        .ratelimiter_disabled(true)
        .build();
    let mut client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
        .event_handler_arc(Arc::new(Answers { channel: ChannelId::new(channel) }))
        .await
        .expect("the playground takes serenity");
    tokio::spawn(async move {
        client.start().await.expect("the playground keeps serenity");
    })
}
