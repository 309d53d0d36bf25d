// A small bot of the kind that discord.js's own guide teaches; only the API address is changed.
// It says what it lives through on standard output, a JSON object a line, for the test to follow.

import {
  ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle, Client, Events,
  GatewayIntentBits, MessageFlags, ModalBuilder, TextInputBuilder, TextInputStyle,
} from 'discord.js';

const say = (what, more = {}) => console.log(JSON.stringify({ what, ...more }));

// The smallest PNG there is: one grey pixel.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: process.env.API },
});

client.once(Events.ClientReady, async (ready) => {
  const guild = ready.guilds.cache.first();
  await ready.application.commands.set([
    {
      name: 'ping',
      description: 'Answers with pong',
      options: [{ name: 'word', description: 'What to add', type: 3, autocomplete: true }],
    },
    { name: 'secret', description: 'Answers only you' },
    { name: 'slow', description: 'Thinks first' },
  ]);
  say('ready', { user: ready.user.id, guild: guild.name, channels: guild.channels.cache.size });
});

client.on(Events.ShardResume, (_, replayed) => say('resumed', { replayed }));
client.on(Events.ShardReconnecting, () => say('reconnecting'));
client.on(Events.Error, (error) => say('error', { error: String(error) }));

let presses = 0;

const row = () => new ActionRowBuilder().addComponents(
  new ButtonBuilder().setCustomId('again').setLabel('Again').setStyle(ButtonStyle.Primary),
  new ButtonBuilder().setCustomId('ask').setLabel('Ask me').setStyle(ButtonStyle.Secondary),
);

client.on(Events.InteractionCreate, async (interaction) => {
  try {
    if (interaction.isAutocomplete()) {
      const typed = interaction.options.getFocused();
      const words = ['apple', 'banana', 'apricot'].filter((word) => word.startsWith(typed));
      await interaction.respond(words.map((word) => ({ name: word, value: word })));
    } else if (interaction.isChatInputCommand() && interaction.commandName === 'ping') {
      const word = interaction.options.getString('word') ?? '';
      const file = new AttachmentBuilder(picture, { name: 'dot.png', description: 'One grey dot' });
      await interaction.reply({ content: `pong ${word}`.trim(), components: [row()], files: [file] });
      const sent = await interaction.fetchReply();
      say('answered', { message: sent.id, attachments: sent.attachments.size });
    } else if (interaction.isChatInputCommand() && interaction.commandName === 'secret') {
      await interaction.reply({ content: 'for your eyes only', flags: MessageFlags.Ephemeral });
      await interaction.followUp({ content: 'and this', flags: MessageFlags.Ephemeral });
      say('whispered');
    } else if (interaction.isChatInputCommand()) {
      await interaction.deferReply();
      await interaction.editReply('done thinking');
      say('thought');
    } else if (interaction.isButton() && interaction.customId === 'again') {
      presses += 1;
      await interaction.update({ content: `pressed ${presses}`, components: [row()] });
      say('pressed', { presses });
    } else if (interaction.isButton()) {
      const input = new TextInputBuilder()
        .setCustomId('name').setLabel('Your name').setStyle(TextInputStyle.Short);
      const modal = new ModalBuilder().setCustomId('form').setTitle('Who are you?')
        .addComponents(new ActionRowBuilder().addComponents(input));
      await interaction.showModal(modal);
      say('asked');
    } else if (interaction.isModalSubmit()) {
      await interaction.reply(`hello ${interaction.fields.getTextInputValue('name')}`);
      say('greeted');
    }
  } catch (error) {
    say('error', { error: String(error), stack: error?.stack });
  }
});

client.login(process.env.TOKEN);
