// The message list: draws the open channel, keeps its place, and keeps the focus where it was through edits.

import { arrowFocus, coalesce, el, find, morph } from "./dom.js";
import { avatar } from "./avatar.js";
import { attachments, components, dots, embeds } from "./components.js";
import { emoji, formatTime, markdown, plainText, relativeTime } from "./markdown.js";
import { watchBrokenPictures } from "./media.js";
import { FLAG_EPHEMERAL, FLAG_LOADING, FLAG_V2, allowed, channelName, has, isThread, mentionsMe, nameOf, on, person, sortedMessages, state, tell, viewOf } from "./state.js";
import { t } from "./words.js";

const list = find("#messages");
const scroller = find("#scroller");
const jump = find("#jump");
let drawn = null; // the channel that is drawn
let top = 0; // where the list stood at its last move
let stuck = true; // whether the list follows its end
let stamp = 0; // raised when every message must be drawn again

export function startMessages() {
  on("messages channels", coalesce(draw));
  on("users guild me words", () => {
    stamp += 1;
    tell("messages");
  });
  on("open", () => {
    stuck = true;
    tell("messages");
  });
  scroller.addEventListener("scroll", () => {
    const atEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 40;
    // Only a move upwards lets go of the end: the list also moves when pictures arrive.
    if (atEnd) stuck = true;
    else if (scroller.scrollTop < top) stuck = false;
    top = scroller.scrollTop;
    jump.hidden = stuck;
  });
  jump.addEventListener("click", () => toEnd());
  new ResizeObserver(() => stuck && toEnd()).observe(list);
  new ResizeObserver(() => stuck && toEnd()).observe(scroller);
  watchBrokenPictures(list);
  list.addEventListener("keydown", (event) => {
    if (event.target.getAttribute("role") !== "article") return;
    arrowFocus(event, [...list.querySelectorAll("[role=article]")]);
  });
  list.addEventListener("focusin", (event) => {
    const article = event.target.closest("[role=article]");
    if (!article) return;
    for (const other of list.querySelectorAll("[role=article][tabindex='0']")) other.tabIndex = -1;
    article.tabIndex = 0;
  });
  setInterval(() => {
    for (const time of list.querySelectorAll("time[data-relative]")) time.textContent = relativeTime(Number(time.dataset.relative));
  }, 10_000);
}

export function toEnd() {
  scroller.scrollTop = scroller.scrollHeight;
  stuck = true;
  jump.hidden = true;
}

function draw() {
  const channel = state.current;
  if (drawn !== channel) {
    list.replaceChildren();
    drawn = channel;
  }
  if (!channel) return;
  const focused = list.contains(document.activeElement) ? document.activeElement : null;
  const focusAt = focused && { id: focused.closest("[data-message-id]")?.dataset.messageId, customId: focused.dataset.customId };

  const old = new Map([...list.children].map((node) => [node.dataset.key, node]));
  const wanted = [];
  let before = null;
  const first = state.unread.get(channel)?.shown;
  for (const message of sortedMessages(channel)) {
    const day = new Date(message.timestamp).toDateString();
    const newDay = !before || new Date(before.timestamp).toDateString() !== day;
    if (newDay) wanted.push(reuse(old, `day:${day}`, [stamp], () => divider(`day:${day}`, "day", formatTime(new Date(message.timestamp), "D"))));
    if (first === message.id) wanted.push(reuse(old, "new", [stamp], () => divider("new", "day new", t("new"))));
    const grouped = !newDay && first !== message.id && joins(before, message);
    wanted.push(reuse(old, `m:${message.id}`, [stamp, message, grouped, viewOf(message.id).version], () => item(message, grouped)));
    before = message;
  }
  if (state.loaded.has(channel) && !before) wanted.push(reuse(old, "empty", [stamp, channel], welcome));
  for (const notice of state.notices.filter((one) => one.channel === channel)) {
    wanted.push(reuse(old, `n:${notice.nonce}`, [stamp, notice.failed], () => noticeItem(notice)));
  }

  const keep = new Set(wanted);
  for (const node of [...list.children]) if (!keep.has(node)) node.remove();
  wanted.forEach((node, index) => {
    if (list.children[index] !== node) list.insertBefore(node, list.children[index] ?? null);
  });
  if (!list.querySelector("[role=article][tabindex='0']")) {
    const last = [...list.querySelectorAll("[role=article]")].pop();
    if (last) last.tabIndex = 0;
  }
  if (focusAt && !list.contains(document.activeElement)) refocus(focusAt);
  if (stuck) toEnd();
  else jump.hidden = false;
}

/** The same node when nothing it shows has changed, otherwise the node morphed into what it should be now. */
function reuse(old, key, signature, make) {
  const node = old.get(key);
  if (node && node.signature?.every((part, index) => part === signature[index])) return node;
  const made = make();
  const tab = node?.querySelector?.("[role=article]")?.tabIndex;
  const result = node ? morph(node, made) : made;
  if (tab === 0) result.querySelector("[role=article]").tabIndex = 0;
  result.signature = signature;
  return result;
}

/** The focused control went away with an edit: the same control elsewhere in the message, else the message, else the composer. */
function refocus({ id, customId }) {
  const message = id && list.querySelector(`[data-message-id="${id}"]`);
  const same = message && customId && message.querySelector(`[data-custom-id="${CSS.escape(customId)}"]`);
  const last = [...list.querySelectorAll("[role=article]")].pop();
  (same || message?.querySelector("[role=article]") || last || find("#composer-text"))?.focus({ preventScroll: true });
}

function joins(before, message) {
  if (!before || before.author?.id !== message.author?.id) return false;
  if (message.referenced_message || commandOf(message)) return false;
  if (has(before, FLAG_EPHEMERAL) !== has(message, FLAG_EPHEMERAL)) return false;
  if (![0, 19, 20, 23].includes(message.type ?? 0) || ![0, 19, 20, 23].includes(before.type ?? 0)) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < 7 * 60_000;
}

function commandOf(message) {
  const data = message.interaction_metadata ?? message.interaction;
  const name = message.interaction?.name ?? message.interaction_metadata?.name;
  return data && name ? { user: message.interaction?.user ?? data.user, name } : null;
}

const divider = (key, className, text) => el("li", { class: className, "data-key": key }, el("span", { role: "separator", "aria-label": text }, text));

function welcome() {
  const channel = state.channels.get(state.current);
  return el(
    "li",
    { class: "welcome", "data-key": "empty" },
    el("h2", {}, t("welcome.title", { channel: (isThread(channel) ? "" : "#") + channelName(channel) })),
    el("p", {}, t("welcome.text")),
    el("p", { class: "muted" }, t("welcome.tabs", { name: nameOf(state.me) })),
  );
}

function noticeItem(notice) {
  return el(
    "li",
    { class: `notice${notice.failed ? " failed" : ""}`, "data-key": `n:${notice.nonce}`, "data-notice": notice.nonce },
    notice.failed ? el("span", { class: "icon warn", "aria-hidden": "true" }) : dots(),
    el("span", {}, notice.failed || notice.text),
    notice.failed ? el("button", { type: "button", class: "text-button", "data-action": "dismiss-notice" }, t("dismiss")) : null,
  );
}

// ---- one message ----

const SYSTEM = { 6: "system.pinned", 7: "system.joined", 18: "system.thread" };

function item(message, grouped) {
  const author = person(message.author?.id) ?? message.author ?? {};
  const view = viewOf(message.id);
  const ephemeral = has(message, FLAG_EPHEMERAL);
  const loading = has(message, FLAG_LOADING);
  const head = `author-${message.id}`;
  const date = new Date(message.timestamp);
  const time = el("time", { datetime: date.toISOString(), title: formatTime(date, "F"), class: "message-time", id: `time-${message.id}` }, formatTime(date, grouped ? "t" : today(date) ? "t" : "s"));
  const names = el("span", { class: grouped ? "hidden" : "author", id: head }, nameOf(author));
  const classes = ["message", grouped && "grouped", ephemeral && "ephemeral", loading && "loading", mentionsMe(message) && "mentioned", SYSTEM[message.type] && "system"].filter(Boolean).join(" ");
  const body = SYSTEM[message.type]
    ? el("div", { class: "content" }, t(SYSTEM[message.type], { name: nameOf(author), text: message.content ?? "" }))
    : [
        loading ? el("div", { class: "content thinking" }, dots(), t("thinking", { name: nameOf(author) })) : null,
        message.content && !loading ? el("div", { class: `content markdown${onlyEmoji(message.content) ? " jumbo" : ""}` }, markdown(message.content, { messageId: message.id }), edited(message)) : null,
        has(message, FLAG_V2) ? null : [attachments(message), embeds(message)],
        components(message).length ? el("div", { class: has(message, FLAG_V2) ? "components v2" : "components", "data-key": "components" }, components(message)) : null,
        message.content || loading ? null : edited(message),
      ];
  return el(
    "li",
    { class: classes, "data-message-id": message.id, "data-key": `m:${message.id}` },
    el(
      "div",
      { role: "article", tabindex: "-1", "aria-labelledby": `${head} time-${message.id}`, class: "article" },
      reply(message),
      commandLine(message),
      el("div", { class: "gutter" }, grouped ? time : avatar(author)),
      el(
        "div",
        { class: "message-main" },
        el("div", { class: "message-head" }, names, author.bot && !grouped ? el("span", { class: "tag" }, t("bot")) : null, grouped ? null : time),
        body,
        message.thread ? el("a", { class: "thread-link", href: `#${message.thread.id}` }, t("thread.open", { name: message.thread.name })) : null,
        reactions(message),
        view.failed ? el("div", { class: "failed-line", "data-failed": "" }, el("span", { class: "icon warn", "aria-hidden": "true" }), view.failed) : null,
        ephemeral ? el("div", { class: "only-you" }, el("span", { class: "icon eye", "aria-hidden": "true" }), t("only.you"), " · ", el("button", { type: "button", class: "text-button", "data-action": "dismiss" }, t("dismiss"))) : null,
      ),
      actions(message, ephemeral),
    ),
  );
}

const today = (date) => date.toDateString() === new Date().toDateString();

const edited = (message) => (message.edited_timestamp ? el("time", { class: "edited", datetime: message.edited_timestamp, title: formatTime(new Date(message.edited_timestamp), "F") }, ` ${t("edited")}`) : null);

function onlyEmoji(text) {
  const rest = text.replace(/<a?:\w+:\d+>/g, "").replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\ufe0f\u20e3\s]/gu, "");
  return !rest && text.length < 200;
}

function reply(message) {
  const to = message.referenced_message;
  if (!to) {
    if (message.message_reference?.message_id && message.type === 19) return el("div", { class: "reply" }, el("span", { class: "muted" }, t("reply.gone")));
    return null;
  }
  const author = person(to.author?.id) ?? to.author;
  const text = plainText(to.content).slice(0, 120);
  return el("button", { type: "button", class: "reply", "data-action": "show-message", "data-target": to.id, "aria-label": t("reply.to", { name: nameOf(author), text: text || t("reply.attachment") }) }, avatar(author, "tiny"), el("span", { class: "reply-author" }, nameOf(author)), el("span", { class: "reply-text" }, text || t("reply.attachment")));
}

function commandLine(message) {
  const command = commandOf(message);
  if (!command) return null;
  const user = person(command.user?.id) ?? command.user;
  return el("div", { class: "reply command-line" }, avatar(user, "tiny"), el("span", {}, el("span", { class: "reply-author" }, nameOf(user)), ` ${t("used")} `, el("span", { class: "mention" }, `/${command.name}`)));
}

function reactions(message) {
  if (!message.reactions?.length) return null;
  return el(
    "div",
    { class: "reactions", "data-key": "reactions" },
    message.reactions.map((one) => {
      const key = one.emoji.id ? `${one.emoji.name}:${one.emoji.id}` : one.emoji.name;
      return el("button", { type: "button", class: `reaction${one.me ? " mine" : ""}`, "aria-pressed": one.me ? "true" : "false", "aria-label": t("reaction", { emoji: one.emoji.name, count: one.count }), "data-action": "react", "data-emoji": key, "data-key": `r:${key}` }, emoji(one.emoji, { label: "" }), el("span", {}, String(one.count)));
    }),
  );
}

function actions(message, ephemeral) {
  if (ephemeral || has(message, FLAG_LOADING)) return null;
  const own = message.author?.id === state.me?.id || allowed(message.channel_id, 1n << 13n);
  return el(
    "div",
    { class: "actions", "data-key": "actions" },
    el("button", { type: "button", class: "icon-button", "data-action": "add-reaction", "aria-haspopup": "listbox", "aria-label": t("react.add"), title: t("react.add") }, el("span", { class: "icon smile", "aria-hidden": "true" })),
    el("button", { type: "button", class: "icon-button", "data-action": "reply", "aria-label": t("reply"), title: t("reply") }, el("span", { class: "icon answer", "aria-hidden": "true" })),
    own ? el("button", { type: "button", class: "icon-button", "data-action": "delete", "aria-label": t("delete"), title: t("delete") }, el("span", { class: "icon bin", "aria-hidden": "true" })) : null,
  );
}

/** What a screen reader should hear of a message. */
export function spoken(message) {
  const name = nameOf(person(message.author?.id) ?? message.author);
  if (has(message, FLAG_LOADING)) return t("thinking", { name });
  const node = find(`[data-message-id="${message.id}"]`, list);
  const copy = node?.querySelector(".message-main")?.cloneNode(true);
  copy?.querySelectorAll(".message-head, .reactions, .row, .edited, .failed-line, .only-you button, [aria-hidden=true]").forEach((part) => part.remove());
  copy?.querySelectorAll("img[alt]").forEach((image) => image.replaceWith(` ${image.alt} `));
  copy?.querySelectorAll("div, br, p, li, h2, h3, h4").forEach((part) => part.after(" "));
  const text = (copy?.textContent ?? message.content ?? "").replace(/\s+/g, " ").trim();
  return t("announce", { name, text: text.length > 400 ? `${text.slice(0, 400)}…` : text });
}

export function flash(id) {
  const node = find(`[data-message-id="${id}"] [role=article]`, list);
  if (!node) return;
  node.focus({ preventScroll: true });
  node.scrollIntoView({ block: "center" });
}
