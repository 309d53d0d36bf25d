// The channel list, the head of the open channel, and the drawer they become in a narrow window.

import { arrowFocus, coalesce, el, fill, find } from "./dom.js";
import { avatar } from "./avatar.js";
import { send } from "./socket.js";
import { channelName, channelRows, isDirect, isThread, nameOf, on, person, state, tell } from "./state.js";
import { t } from "./words.js";

const list = find("#channels");
const side = find("#side");
const main = find("#main");
const toggle = find("#drawer");
const narrow = matchMedia("(max-width: 720px)");

export function startChannels() {
  on("channels unread open guild words users me", coalesce(draw));
  on("hello", () => openChannel(fromAddress() ?? state.current, { again: true }));
  on("channels", () => state.me && !state.channels.has(state.current) && openChannel(null));
  addEventListener("hashchange", () => openChannel(fromAddress() ?? state.current));
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) read(state.current);
  });
  list.addEventListener("keydown", (event) => arrowFocus(event, links()));
  list.addEventListener("click", (event) => {
    const row = event.target.closest("[data-channel-id]");
    if (!row) return;
    // The hash does not change when the open channel is chosen again.
    if (row.dataset.channelId === state.current) event.preventDefault();
    if (narrow.matches) {
      setDrawer(false);
      find("#composer-text").focus();
    }
  });
  toggle.addEventListener("click", () => setDrawer(true));
  find("#veil").addEventListener("click", () => setDrawer(false));
  find("#drawer-close").addEventListener("click", () => setDrawer(false, true));
  side.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented && narrow.matches) setDrawer(false, true);
  });
  narrow.addEventListener("change", () => setDrawer(false));
  setDrawer(false);
}

const links = () => [...list.querySelectorAll("[data-channel-id]")];

function setDrawer(open, refocus = false) {
  const shown = open && narrow.matches;
  document.body.classList.toggle("drawer-open", shown);
  toggle.setAttribute("aria-expanded", shown ? "true" : "false");
  main.inert = shown;
  if (shown) (find("[aria-current]", list) ?? links()[0])?.focus();
  else if (refocus) toggle.focus();
}

function fromAddress() {
  const id = decodeURIComponent(location.hash.slice(1));
  return state.channels.has(id) ? id : null;
}

/** Opens a channel; without one, the first. */
export function openChannel(id, { again = false } = {}) {
  const next = state.channels.has(id) ? id : channelRows().find((row) => row.channel)?.channel.id;
  if (!next) {
    state.current = null;
    return tell("open");
  }
  const same = next === state.current;
  const old = state.unread.get(state.current);
  if (!same && old) state.unread.delete(state.current);
  state.current = next;
  if (fromAddress() !== next) history.replaceState(null, "", `${location.pathname}${location.search}#${next}`);
  const unread = state.unread.get(next);
  if (unread) unread.shown = unread.first;
  read(next);
  if (!same || again || !state.loaded.has(next)) send("open", { channel: next });
  tell("open");
}

/** The channel has been seen: its marks go, the line above what was new stays until one leaves. */
function read(id) {
  const unread = state.unread.get(id);
  if (!unread) return;
  unread.count = 0;
  unread.mentions = 0;
  unread.first = undefined;
  tell("unread");
  setTimeout(() => {
    if (state.unread.get(id) === unread && !unread.count) state.unread.delete(id);
  }, 60_000);
}

function draw() {
  const focused = document.activeElement?.closest?.("#channels [data-channel-id]")?.dataset.channelId;
  fill(find("#guild-name"), state.guild.name);
  const rows = channelRows().map((row) => {
    if (row.heading || row.direct) return el("li", { class: "channel-heading", role: "presentation" }, row.heading ?? t("direct"));
    return el("li", {}, link(row.channel, row.thread));
  });
  fill(list, rows);
  if (focused) find(`[data-channel-id="${focused}"]`, list)?.focus();
  drawHead();
}

function link(channel, thread) {
  const unread = state.unread.get(channel.id);
  const name = channelName(channel);
  const label = [name, thread ? t("thread") : isDirect(channel) ? t("direct.one") : t("channel"), unread?.count ? t("unread", { count: unread.count }) : "", unread?.mentions ? t("mentions", { count: unread.mentions }) : ""].filter(Boolean).join(", ");
  const other = isDirect(channel) && channel.recipients?.find((user) => user.id !== state.me.id);
  return el(
    "a",
    { href: `#${channel.id}`, "data-channel-id": channel.id, class: `channel${thread ? " thread" : ""}${unread?.count ? " unread" : ""}`, "aria-current": channel.id === state.current ? "page" : null, "aria-label": label },
    other ? avatar(person(other.id) ?? other, "tiny") : el("span", { class: `icon ${thread ? "branch" : "hash"}`, "aria-hidden": "true" }),
    el("span", { class: "channel-name" }, name),
    unread?.mentions ? el("span", { class: "badge", "aria-hidden": "true" }, String(unread.mentions)) : null,
  );
}

function drawHead() {
  const channel = state.channels.get(state.current);
  const name = channel ? channelName(channel) : "";
  const parent = isThread(channel) ? state.channels.get(channel.parent_id) : null;
  fill(
    find("#channel-title"),
    parent ? [el("a", { href: `#${parent.id}`, class: "crumb" }, `#${channelName(parent)}`), el("span", { class: "crumb-arrow", "aria-hidden": "true" }, "›")] : null,
    channel && !isDirect(channel) ? el("span", { class: `icon ${parent ? "branch" : "hash"}`, "aria-hidden": "true" }) : null,
    el("span", {}, name),
  );
  fill(find("#channel-topic"), channel?.topic ?? "");
  find("#messages").setAttribute("aria-label", t("messages.in", { channel: name }));
  const mentions = [...state.unread.values()].reduce((sum, one) => sum + one.mentions, 0);
  const any = [...state.unread.values()].some((one) => one.count);
  document.title = `${mentions ? `(${mentions}) ` : any ? "• " : ""}${name ? `${isThread(channel) || isDirect(channel) ? "" : "#"}${name} — ` : ""}${state.guild.name} — ${nameOf(state.me)}`;
}
