// Where one writes: plain messages, and the list of commands that opens with a slash.

import { el, fill, find } from "./dom.js";
import { avatar } from "./avatar.js";
import { commandForm } from "./commandform.js";
import { matching, runnable } from "./commands.js";
import { listbox } from "./listbox.js";
import { announce } from "./live.js";
import { toEnd } from "./messages.js";
import { send } from "./socket.js";
import { allowed, channelName, isThread, nameOf, on, person, state } from "./state.js";
import { t } from "./words.js";

const MOST = 2000;
const SEND_MESSAGES = 1n << 11n;
const SEND_IN_THREADS = 1n << 38n;

const box = find("#composer-text");
const form = find("#plain");
const suggest = find("#suggest");
const place = find("#command-place");
const counter = find("#counter");
const problem = find("#composer-error");
const replying = find("#replying");
const drafts = new Map(); // channel id -> text not sent yet

let picker = null;
let command = null; // the open command form
let typedAt = 0;
let here = null;
let answered = null; // the message that the next one replies to

/** Who types while nothing takes it means to write. */
function typeAnywhere(event) {
  const letter = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
  const taken = event.defaultPrevented || event.target.closest?.("input, textarea, select, dialog, [role=listbox], [role=combobox]");
  if (letter && !taken && !form.hidden && !find("dialog[open]")) box.focus();
}

export function startComposer() {
  picker = listbox({ label: t("commands"), pick: (item) => choose(item.entry), className: "commands" });
  box.addEventListener("input", () => {
    problem.textContent = "";
    changed();
    sayTyping();
  });
  box.addEventListener("keydown", key);
  box.addEventListener("blur", () => setTimeout(() => document.activeElement !== box && closePicker(), 120));
  box.addEventListener("focus", () => changed());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  document.addEventListener("keydown", typeAnywhere);
  on("open", () => {
    if (here === state.current) return draw();
    if (here) drafts.set(here, box.value);
    here = state.current;
    replyTo(null);
    command?.close();
    command = null;
    form.hidden = false;
    box.value = drafts.get(here) ?? "";
    problem.textContent = "";
    changed();
    draw();
  });
  on("channels words me connection", draw);
  on("commands", () => !suggest.hidden && !command && changed());
}

/** What the box says and whether one may write at all. */
function draw() {
  const channel = state.channels.get(state.current);
  const may = channel && allowed(channel.id, isThread(channel) ? SEND_IN_THREADS : SEND_MESSAGES);
  box.placeholder = !channel ? "" : may ? t("composer.placeholder", { channel: (isThread(channel) ? "" : "#") + channelName(channel) }) : t("composer.forbidden");
  box.setAttribute("aria-label", box.placeholder);
  box.readOnly = !channel;
  find("#composer").classList.toggle("forbidden", !may);
  picker.node.setAttribute("aria-label", t("commands"));
}

function changed() {
  const length = [...box.value].length;
  counter.textContent = length > MOST - 200 ? String(MOST - length) : "";
  counter.classList.toggle("over", length > MOST);
  box.style.height = "auto";
  box.style.height = `${Math.min(box.scrollHeight, innerHeight * 0.4)}px`;
  if (box.value.startsWith("/") && !box.value.includes("\n") && document.activeElement === box) openPicker();
  else closePicker();
}

function openPicker() {
  const entries = matching(box.value.slice(1));
  if (!entries.length) {
    closePicker();
    if (!runnable().length) showSuggest(null, [t("commands.none")]);
    return;
  }
  picker.own(box);
  picker.set(
    entries.map((entry) => ({ value: entry.name, label: `/${entry.local}`, description: entry.description, note: entry.bot ? nameOf(entry.bot) : "", icon: entry.bot ? avatar(entry.bot, "small") : null, heading: t("commands"), entry })),
  );
  box.setAttribute("role", "combobox");
  box.setAttribute("aria-autocomplete", "list");
  box.setAttribute("aria-expanded", "true");
  showSuggest(picker.node, null);
}

function closePicker() {
  if (command) return;
  box.removeAttribute("role");
  for (const name of ["aria-expanded", "aria-autocomplete", "aria-activedescendant", "aria-controls"]) box.removeAttribute(name);
  showSuggest(null, null);
}

/** The area above the box: a list, a hint, both or nothing. */
function showSuggest(list, hint) {
  suggest.hidden = !list && !hint;
  fill(suggest, hint ? el("div", { class: "suggest-hint" }, hint) : null, list);
}

const pickerOpen = () => !command && suggest.contains(picker.node);

function key(event) {
  if (event.isComposing) return;
  if (pickerOpen()) {
    if (picker.key(event)) return;
    if ((event.key === "Enter" && !event.shiftKey) || (event.key === "Tab" && !event.shiftKey)) {
      event.preventDefault();
      return picker.pickActive();
    }
    if (event.key === "Escape") {
      event.preventDefault();
      return closePicker();
    }
  }
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    submit();
  } else if (event.key === "Escape" && answered) {
    event.preventDefault();
    replyTo(null);
  } else if (event.key === "ArrowUp" && !box.value) {
    const last = [...document.querySelectorAll("#messages [role=article]")].pop();
    if (last) {
      event.preventDefault();
      last.focus();
    }
  }
}

function choose(entry) {
  problem.textContent = "";
  form.hidden = true;
  const leftWith = (text) => {
    command = null;
    form.hidden = false;
    box.value = text;
    box.focus();
    changed();
  };
  command = { close: () => {} };
  command = commandForm(entry, place, { suggest: showSuggest, left: leftWith, sent: () => leftWith("") });
}

/** Opens a command by its mention. */
export function startCommand(id, name) {
  const entry = runnable().find((one) => one.command.id === id && one.name === name) ?? runnable().find((one) => one.command.id === id);
  if (entry) choose(entry);
  else fail(t("command.unknown", { name }));
}

/** The next message replies to this one; null takes it back. */
export function replyTo(message) {
  answered = message;
  replying.hidden = !message;
  if (!message) return replying.replaceChildren();
  const name = nameOf(person(message.author?.id) ?? message.author);
  const off = el("button", { type: "button", class: "icon-button", "aria-label": t("reply.cancel"), title: t("reply.cancel"), click: () => (replyTo(null), box.focus()) }, el("span", { class: "icon cross", "aria-hidden": "true" }));
  fill(replying, el("span", { id: "replying-text" }, t("replying", { name })), off);
  announce(t("replying", { name }));
  box.focus();
}

function submit() {
  const content = box.value;
  const channel = state.current;
  if (!content.trim() || !channel) return;
  if ([...content].length > MOST) return fail(t("too.long", { most: MOST }));
  if (state.connection !== "open") return fail(t("offline"));
  problem.textContent = "";
  const restore = (text) => {
    if (state.current === channel && !box.value) box.value = content;
    else drafts.set(channel, content);
    changed();
    fail(text);
  };
  const reference = answered ? { message_reference: { message_id: answered.id } } : {};
  send("send", { channel, content, ...reference }, (kind, d) => {
    if (kind === "refused") restore(d.message);
  });
  replyTo(null);
  box.value = "";
  typedAt = 0;
  changed();
  toEnd();
}

function fail(text) {
  problem.textContent = text;
  announce(text);
}

function sayTyping() {
  if (!box.value || box.value.startsWith("/") || Date.now() - typedAt < 8000) return;
  typedAt = Date.now();
  send("typing", { channel: state.current });
}
