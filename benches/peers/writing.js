// Checks a move, writes it so that it survives a loss of power, and answers with a page: what an
// honest small bot does. DATA is the file of its database.

import Database from 'better-sqlite3';
import { start } from './bot.js';
import { page, tokens } from './page.js';

const database = new Database(process.env.DATA);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec('CREATE TABLE IF NOT EXISTS moves (channel TEXT, line INTEGER, token TEXT, PRIMARY KEY (channel, line))');
const write = database.prepare('INSERT INTO moves VALUES (?, ?, ?)');

// Channel → its line, and what is legal there.
const tables = new Map();

start((interaction) => {
  const channel = interaction.channelId;
  const [line, token] = interaction.customId.split(':');
  const table = tables.get(channel) ?? { line: 0, legal: new Set(tokens) };
  if (Number(line) !== table.line || !table.legal.has(token)) {
    return page(table.line);
  }
  write.run(channel, table.line, token);
  table.line += 1;
  tables.set(channel, table);
  return page(table.line);
});
