// Discord's markdown, read into document nodes. Pure but for the names it looks up; never makes HTML from text.

import { el } from "./dom.js";
import { state, person, nameOf, roles, channelName, viewOf } from "./state.js";
import { pageTag, t } from "./words.js";

/** A message's text. `key` names the text within its message, so that revealed spoilers stay revealed. */
export function markdown(text, { messageId = "", key = "content" } = {}) {
  const context = { messageId, key, spoilers: 0 };
  return blocks(text ?? "", context, false);
}

/** One line of markdown without blocks (embed titles, labels). */
export const inlineMarkdown = (text, options = {}) => inline(text ?? "", { messageId: "", key: "line", spoilers: 0, ...options });

/** The words alone, spoilers left out, for previews. */
export function plainText(text) {
  const node = el("span", {}, inlineMarkdown((text ?? "").replace(/\n/g, " ")));
  node.querySelectorAll(".spoiler").forEach((part) => part.replaceWith("▒▒▒"));
  node.querySelectorAll("img[alt]").forEach((image) => image.replaceWith(image.alt));
  return node.textContent.replace(/\s+/g, " ").trim();
}

// ---- blocks ----

function blocks(text, context, quoted) {
  const out = [];
  let rest = text;
  let plain = [];
  const flush = () => {
    if (plain.length) out.push(...inline(plain.join("\n"), context));
    plain = [];
  };
  while (rest.length) {
    const fence = /^```(?:([\w+#.-]+)\n)?([\s\S]*?)```\n?/.exec(rest);
    if (fence && fence[2].length) {
      flush();
      out.push(codeBlock(fence[2], fence[1]));
      rest = rest.slice(fence[0].length);
      continue;
    }
    const all = !quoted && /^>>> ([\s\S]*)/.exec(rest);
    if (all) {
      flush();
      out.push(el("blockquote", {}, blocks(all[1], context, true)));
      break;
    }
    const quote = !quoted && /^(?:> [^\n]*(?:\n|$))+/.exec(rest);
    if (quote) {
      flush();
      const inner = quote[0].replace(/\n$/, "").split("\n").map((line) => line.slice(2)).join("\n");
      out.push(el("blockquote", {}, blocks(inner, context, true)));
      rest = rest.slice(quote[0].length);
      continue;
    }
    const heading = /^(#{1,3}) +([^\n]+)(?:\n|$)/.exec(rest);
    if (heading) {
      flush();
      // The channel's name is the page's first heading, so a message's begin at the second level.
      out.push(el(`h${heading[1].length + 1}`, { class: `md-h${heading[1].length}` }, inline(heading[2], context)));
      rest = rest.slice(heading[0].length);
      continue;
    }
    const subtext = /^-# +([^\n]+)(?:\n|$)/.exec(rest);
    if (subtext) {
      flush();
      out.push(el("small", { class: "md-subtext" }, inline(subtext[1], context)));
      rest = rest.slice(subtext[0].length);
      continue;
    }
    const list = /^(?: *(?:[-*]|\d+\.) [^\n]+(?:\n|$))(?:(?: *(?:[-*]|\d+\.) |  +)[^\n]+(?:\n|$))*/.exec(rest);
    if (list) {
      flush();
      out.push(listOf(list[0].replace(/\n$/, "").split("\n"), context));
      rest = rest.slice(list[0].length);
      continue;
    }
    // A fence may also open within a line.
    const line = /^[^\n]*(?:\n|$)/.exec(rest)[0];
    const inside = line.indexOf("```", 1);
    if (inside > 0 && /^```[\s\S]*?```/.test(rest.slice(inside))) {
      plain.push(rest.slice(0, inside));
      flush();
      rest = rest.slice(inside);
      continue;
    }
    plain.push(line.replace(/\n$/, ""));
    if (line.endsWith("\n") && line.length === rest.length) plain.push("");
    rest = rest.slice(line.length);
  }
  flush();
  return out;
}

function codeBlock(code, language) {
  return el("pre", { class: "md-block", "data-language": language ?? null, tabindex: "0" }, el("code", {}, code.replace(/^\n+|\n+$/g, "")));
}

function listOf(lines, context) {
  const items = [];
  for (const line of lines) {
    const head = /^( *)([-*]|\d+\.) (.*)$/.exec(line);
    if (head) items.push({ depth: head[1].length, number: parseInt(head[2], 10), ordered: /\d/.test(head[2]), text: head[3] });
    else if (items.length) items[items.length - 1].text += `\n${line.trim()}`;
  }
  let at = 0;
  const level = (depth) => {
    const first = items[at];
    const node = el(first.ordered ? "ol" : "ul", { start: first.ordered ? first.number : null });
    while (at < items.length && items[at].depth >= depth) {
      if (items[at].depth === depth && items[at].ordered !== first.ordered) break;
      if (items[at].depth > depth && node.lastChild) node.lastChild.append(level(items[at].depth));
      else node.append(el("li", {}, inline(items[at++].text, context)));
    }
    return node;
  };
  const out = [];
  while (at < items.length) out.push(level(items[at].depth));
  return out.length === 1 ? out[0] : el("div", {}, out);
}

// ---- inline ----

const URL_RULE = /^https?:\/\/[^\s<]+[^<.,:;"'\]\s)]/;

/** Each rule: a pattern that matches at the start of the text, and what it makes. First match wins. */
const RULES = [
  [/^\\([^A-Za-z0-9\s])/, (m) => m[1]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (m) => el("code", {}, m[2].replace(/^ (.*) $/, "$1"))],
  [/^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, (m) => timestamp(Number(m[1]), m[2] ?? "f")],
  [/^<@!?(\d+)>/, (m) => mentionUser(m[1])],
  [/^<@&(\d+)>/, (m) => mentionRole(m[1])],
  [/^<#(\d+)>/, (m) => mentionChannel(m[1])],
  [/^<\/([^:>]{1,100}):(\d+)>/, (m) => mentionCommand(m[1], m[2])],
  [/^<(a?):(\w{2,32}):(\d+)>/, (m) => emoji({ id: m[3], name: m[2], animated: m[1] === "a" })],
  [/^@(everyone|here)\b/, (m) => el("span", { class: "mention" }, m[0])],
  [/^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s<>)]+(?:\([^\s<>)]*\)[^\s<>)]*)*)>?(?: +"([^"]*)")?\)/, (m, c) => link(m[2], inline(m[1], c), m[3])],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
  [URL_RULE, (m) => link(balanced(m[0]), balanced(m[0])), (m) => balanced(m[0]).length],
  [/^\|\|([\s\S]+?)\|\|/, (m, c) => spoiler(m[1], c)],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, (m, c) => el("strong", {}, inline(m[1], c))],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, (m, c) => el("u", {}, inline(m[1], c))],
  [/^~~((?:\\[\s\S]|[^\\])+?)~~/, (m, c) => el("s", {}, inline(m[1], c))],
  [/^\*(?![\s*])((?:\\[\s\S]|\*\*[\s\S]+?\*\*|[^\\*])+?)\*(?!\*)/, (m, c) => el("em", {}, inline(m[1], c))],
  [/^_((?:\\[\s\S]|__[\s\S]+?__|[^\\_])+?)_(?![A-Za-z0-9_])/, (m, c) => el("em", {}, inline(m[1], c)), null, true],
];

const SPECIAL = /[\\`<@[h|*_~\n]/;

function inline(text, context) {
  const out = [];
  let buffer = "";
  let at = 0;
  while (at < text.length) {
    const character = text[at];
    if (!SPECIAL.test(character)) {
      buffer += character;
      at += 1;
      continue;
    }
    if (character === "\n") {
      if (buffer) out.push(buffer);
      buffer = "";
      out.push(el("br"));
      at += 1;
      continue;
    }
    const rest = text.slice(at);
    const afterWord = at > 0 && /[A-Za-z0-9]/.test(text[at - 1]);
    let used = 0;
    for (const [pattern, make, length, wordStart] of RULES) {
      if (wordStart && afterWord) continue;
      const match = pattern.exec(rest);
      if (!match) continue;
      const made = make(match, context);
      if (typeof made === "string") buffer += made;
      else {
        if (buffer) out.push(buffer);
        buffer = "";
        out.push(made);
      }
      used = length ? length(match) : match[0].length;
      break;
    }
    if (!used) buffer += character;
    at += used || 1;
  }
  if (buffer) out.push(buffer);
  return out;
}

/** A bare address does not take the bracket that closes around it. */
function balanced(url) {
  while (url.endsWith(")") && url.split(")").length > url.split("(").length) url = url.slice(0, -1);
  return url;
}

export function link(url, label, title) {
  const safe = /^https?:\/\//i.test(url);
  if (!safe) return el("span", {}, label);
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer nofollow", title: title ?? null }, label);
}

function spoiler(text, context) {
  const id = `${context.key}:${context.spoilers++}`;
  const open = viewOf(context.messageId).revealed.has(id);
  const inner = el("span", { class: "spoiler-text", "aria-hidden": open ? null : "true", inert: !open }, inline(text, context));
  return el(
    "span",
    { class: "spoiler", "data-open": open ? "true" : null, role: open ? null : "button", tabindex: open ? "-1" : "0", "aria-label": open ? null : t("spoiler"), "data-action": open ? null : "spoiler", "data-spoiler": id },
    inner,
  );
}

function mentionUser(id) {
  const user = person(id);
  return el("span", { class: id === state.me?.id ? "mention mention-me" : "mention", "data-user-id": id }, `@${user ? nameOf(user) : id}`);
}

function mentionRole(id) {
  const role = roles().find((one) => one.id === id);
  const colour = role?.color ? { "--role": hex(role.color) } : {};
  const name = role?.name ?? id;
  return el("span", { class: "mention", style: colour, "data-role-id": id }, name.startsWith("@") ? name : `@${name}`);
}

function mentionChannel(id) {
  const channel = state.channels.get(id);
  if (!channel) return el("span", { class: "mention" }, `#${id}`);
  return el("a", { class: "mention", href: `#${id}` }, `#${channelName(channel)}`);
}

function mentionCommand(name, id) {
  return el("button", { type: "button", class: "mention", "data-action": "start-command", "data-command-id": id, "data-command-name": name }, `/${name}`);
}

/** Emoji pictures that could not be had; asking again would only fail again. */
export const missingEmoji = new Set();

/** A custom or plain emoji. A picture that cannot be had gives way to its name. */
export function emoji(one, { label } = {}) {
  if (!one?.id) return el("span", { class: "emoji", "aria-hidden": label === "" ? "true" : null }, one?.name ?? "");
  const name = `:${one.name ?? "emoji"}:`;
  if (missingEmoji.has(one.id)) return el("span", { class: "emoji-name" }, label === "" ? "" : name);
  return el("img", { class: "emoji", "data-emoji-id": one.id, src: `/emojis/${one.id}.${one.animated ? "gif" : "png"}`, alt: label ?? name, title: name, "data-fallback": name, draggable: "false" });
}

// ---- time ----

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

export function formatTime(date, style) {
  return new Intl.DateTimeFormat(pageTag(), STYLES[style]).format(date);
}

const UNITS = [["year", 31536000], ["month", 2592000], ["week", 604800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export function relativeTime(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS[UNITS.length - 1];
  return new Intl.RelativeTimeFormat(pageTag(), { numeric: "auto" }).format(Math.round(away / size), unit);
}

function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return el("span", {}, String(seconds));
  const text = style === "R" ? relativeTime(seconds) : formatTime(date, style);
  return el("time", { class: "stamp", datetime: date.toISOString(), title: formatTime(date, "F"), "data-relative": style === "R" ? seconds : null }, text);
}

export const hex = (number) => `#${number.toString(16).padStart(6, "0")}`;
