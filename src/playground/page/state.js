// What this tab knows: one object, changed only through the functions here, and a bus that tells who listens.

export const state = {
  me: null,
  users: new Map(),
  guild: { id: "", name: "", roles: [], emojis: [] },
  channels: new Map(),
  commands: [],
  permissions: {},
  messages: new Map(), // channel id -> Map(message id -> message)
  loaded: new Set(), // channels whose history has arrived
  current: null, // channel id
  unread: new Map(), // channel id -> { count, mentions, first }
  typing: new Map(), // channel id -> Map(user id -> time it ends)
  views: new Map(), // message id -> what this tab alone knows of it
  notices: [], // commands under way or failed: { nonce, channel, text, failed }
  connection: "connecting",
};

const listeners = new Map();

/** Calls `work` whenever one of the topics is told. */
export function on(topics, work) {
  for (const topic of topics.split(" ")) {
    if (!listeners.has(topic)) listeners.set(topic, []);
    listeners.get(topic).push(work);
  }
}

export function tell(topic, data) {
  for (const work of listeners.get(topic) ?? []) work(data);
}

/** What this tab alone knows of a message: revealed spoilers, presses under way, failures, choices made. */
export function viewOf(id) {
  if (!state.views.has(id)) {
    state.views.set(id, { version: 0, revealed: new Set(), pending: new Set(), failed: "", chosen: {}, pressedAt: 0 });
  }
  return state.views.get(id);
}

/** Changes a message's view and has it drawn again. */
export function touchView(id, change) {
  const view = viewOf(id);
  change(view);
  view.version += 1;
  tell("messages");
}

export const nameOf = (user) => user?.nick || user?.global_name || user?.username || "?";

export const person = (id) => state.users.get(id);

export const roles = () => state.guild.roles ?? [];

export const isThread = (channel) => [10, 11, 12].includes(channel?.type);
export const isDirect = (channel) => [1, 3].includes(channel?.type);

export function channelName(channel) {
  if (!channel) return "?";
  if (channel.name) return channel.name;
  const others = (channel.recipients ?? []).filter((user) => user.id !== state.me?.id);
  return others.map((user) => nameOf(person(user.id) ?? user)).join(", ") || channel.id;
}

const byPosition = (a, b) => (a.position ?? 0) - (b.position ?? 0) || compareIds(a.id, b.id);

/** The channels in the order of the list: each { channel, depth, heading }. */
export function channelRows() {
  const all = [...state.channels.values()];
  const rows = [];
  const withThreads = (channel) => {
    rows.push({ channel });
    all
      .filter((child) => isThread(child) && child.parent_id === channel.id)
      .sort((a, b) => compareIds(a.id, b.id))
      .forEach((thread) => rows.push({ channel: thread, thread: true }));
  };
  const plain = all.filter((c) => !isThread(c) && !isDirect(c) && c.type !== 4);
  const categories = all.filter((c) => c.type === 4).sort(byPosition);
  const known = new Set(categories.map((c) => c.id));
  plain.filter((c) => !known.has(c.parent_id)).sort(byPosition).forEach(withThreads);
  for (const category of categories) {
    rows.push({ heading: category.name });
    plain.filter((c) => c.parent_id === category.id).sort(byPosition).forEach(withThreads);
  }
  // A thread whose channel this user cannot see still has a place.
  all.filter((c) => isThread(c) && !state.channels.has(c.parent_id)).forEach((channel) => rows.push({ channel, thread: true }));
  const direct = all.filter(isDirect);
  if (direct.length) rows.push({ direct: true });
  direct.forEach((channel) => rows.push({ channel }));
  return rows;
}

/** Snowflakes are too long for numbers and not all of one length. */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

export function messagesIn(channel) {
  if (!state.messages.has(channel)) state.messages.set(channel, new Map());
  return state.messages.get(channel);
}

export const sortedMessages = (channel) => [...messagesIn(channel).values()].sort((a, b) => compareIds(a.id, b.id));

export const FLAG_EPHEMERAL = 64;
export const FLAG_LOADING = 128;
export const FLAG_V2 = 32768;
export const has = (message, flag) => ((message.flags ?? 0) & flag) !== 0;

/** Whether a message calls this tab's user. */
export function mentionsMe(message) {
  const me = state.me?.id;
  if (!me || message.author?.id === me) return false;
  if (message.mention_everyone) return true;
  if ((message.mentions ?? []).some((user) => user.id === me)) return true;
  const mine = state.me.roles ?? state.me.member?.roles ?? [];
  return (message.mention_roles ?? []).some((id) => mine.includes(id));
}

const ADMINISTRATOR = 1n << 3n;

/** Whether this user has all these permission bits in a channel (a thread asks its parent when it has no own entry). */
export function allowed(channelId, bits) {
  const parent = state.channels.get(channelId)?.parent_id;
  const text = state.permissions[channelId] ?? state.permissions[parent] ?? state.me?.permissions;
  if (text === undefined || text === null) return true;
  const mine = BigInt(text);
  return (mine & ADMINISTRATOR) !== 0n || (mine & BigInt(bits)) === BigInt(bits);
}
