// Answers every press with the same page: what discord.js costs when the bot does nothing.

import { start } from './bot.js';
import { page } from './page.js';

const constant = page(0);

start(() => constant);
