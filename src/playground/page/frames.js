// What the server says, written into the state.

import { announce } from "./live.js";
import { openModal } from "./modal.js";
import { spoken } from "./messages.js";
import { FLAG_LOADING, has, mentionsMe, messagesIn, state, tell, touchView, viewOf } from "./state.js";
import { t, useLanguage } from "./words.js";

const byId = (list) => new Map((list ?? []).map((one) => [one.id, one]));

const TAKERS = {
  hello(d) {
    const other = state.me && state.me.id !== d.me.id;
    if (other) {
      state.messages.clear();
      state.unread.clear();
      state.typing.clear();
      state.notices = [];
      state.views.clear();
    }
    state.loaded.clear();
    state.me = d.me;
    state.users = byId(d.users);
    state.users.set(d.me.id, { ...state.users.get(d.me.id), ...d.me });
    state.guild = d.guild ?? state.guild;
    state.channels = byId(d.channels);
    state.commands = d.commands ?? [];
    state.permissions = d.permissions ?? {};
    useLanguage(d.me.locale);
    tell("me");
    tell("users");
    tell("channels");
    tell("commands");
    tell("hello");
  },
  users(d) {
    state.users = byId(d);
    const me = state.users.get(state.me?.id);
    if (me) {
      const moved = me.locale !== state.me.locale;
      state.me = { ...state.me, ...me };
      if (moved) useLanguage(me.locale);
      tell("me");
    }
    tell("users");
  },
  guild(d) {
    state.guild = { ...state.guild, ...d };
    tell("guild");
  },
  channels(d) {
    state.channels = byId(d);
    tell("channels");
  },
  commands(d) {
    state.commands = d;
    tell("commands");
  },
  permissions(d) {
    state.permissions = d;
    tell("channels");
  },
  history(d) {
    state.messages.set(d.channel_id, byId(d.messages));
    state.loaded.add(d.channel_id);
    tell("messages");
  },
  message(message) {
    const channel = message.channel_id;
    const known = messagesIn(channel);
    const before = known.get(message.id);
    known.set(message.id, message);
    state.typing.get(channel)?.delete(message.author?.id);
    tell("typing");
    if (before) {
      const view = viewOf(message.id);
      // An edit shows what the bot says now, not what was chosen or went wrong before it.
      view.chosen = {};
      view.failed = "";
    } else countUnread(message);
    tell("messages");
    sayMessage(message, before);
  },
  message_gone({ channel_id: channel, id }) {
    messagesIn(channel).delete(id);
    state.views.delete(id);
    tell("messages");
  },
  typing({ channel_id: channel, user_id: user }) {
    if (user === state.me?.id) return;
    if (!state.typing.has(channel)) state.typing.set(channel, new Map());
    state.typing.get(channel).set(user, Date.now() + 10_000);
    setTimeout(() => tell("typing"), 10_100);
    tell("typing");
  },
  modal: openModal,
};

/** Takes a frame. Kinds this page does not know are passed over. */
export const take = ({ t: kind, d }) => TAKERS[kind]?.(d);

function countUnread(message) {
  const channel = message.channel_id;
  if (message.author?.id === state.me?.id || has(message, FLAG_LOADING)) return;
  if (channel === state.current && !document.hidden) return;
  const unread = state.unread.get(channel) ?? { count: 0, mentions: 0, first: message.id };
  unread.count += 1;
  if (mentionsMe(message)) unread.mentions += 1;
  unread.shown = unread.shown ?? (channel === state.current ? unread.first : undefined);
  state.unread.set(channel, unread);
  tell("unread");
}

/** New messages of the open channel are said; of edits, those that answer what this tab has just done. */
function sayMessage(message, before) {
  if (message.channel_id !== state.current) {
    if (!before && mentionsMe(message)) setTimeout(() => announce(t("announce.elsewhere", { channel: state.channels.get(message.channel_id)?.name ?? "" })), 0);
    return;
  }
  if (message.author?.id === state.me?.id) return;
  const arrived = !before || (has(before, FLAG_LOADING) && !has(message, FLAG_LOADING));
  const mine = Date.now() - viewOf(message.id).pressedAt < 10_000;
  if (arrived || mine) setTimeout(() => announce(spoken(message)), 20);
}

/** Opens a message's failure to the eye and the ear. */
export function failMessage(id, text) {
  touchView(id, (view) => {
    view.failed = text;
  });
  announce(text);
}
