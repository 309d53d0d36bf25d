// What both peers show: an ephemeral page of about the size of Kaigi's hand, twelve cards to press.
// A constant: neither peer pays for making it.

import { ButtonStyle, ComponentType, MessageFlags } from 'discord.js';

export const tokens = Array.from({ length: 12 }, (_, card) => `play-pink-${card + 1}`);

const row = (from, line) => ({
  type: ComponentType.ActionRow,
  components: tokens.slice(from, from + 5).map((token, at) => ({
    type: ComponentType.Button,
    style: ButtonStyle.Primary,
    custom_id: `${line}:${token}`,
    label: `pink ${from + at + 1}`,
  })),
});

const line = 'Aki: 12 points, 7 cards in hand, 3 piles of three, four or five cards';
const field = (name) => ({ name, value: Array(4).fill(line).join('\n') });

export const page = (number) => ({
  content: 'It is your turn.',
  embeds: [{ title: 'A game · round 1 of 4', fields: ['Table', 'Trick 6', 'Last trick', 'Now'].map(field) }],
  components: [row(0, number), row(5, number), row(10, number)],
});

export const first = (number) => ({ ...page(number), flags: MessageFlags.Ephemeral });
