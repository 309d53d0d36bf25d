// What both peers share: discord.js as its guide teaches it. `/hand` answers with a page, `press`
// makes the answer to a button. Says `ready` on standard output.

import { Client, Events, GatewayIntentBits } from 'discord.js';
import { first } from './page.js';

export function start(press) {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: process.env.API },
  });
  client.once(Events.ClientReady, async (ready) => {
    await ready.application.commands.set([{ name: 'hand', description: 'Shows your hand' }]);
    console.log('ready');
  });
  client.on(Events.InteractionCreate, async (interaction) => {
    if (interaction.isButton()) {
      await interaction.update(press(interaction));
    } else if (interaction.isChatInputCommand()) {
      await interaction.reply(first(0));
    }
  });
  client.on(Events.Error, (error) => {
    console.error(error);
    process.exit(1);
  });
  client.login(process.env.TOKEN);
}
