// Select menus: the list that opens from a select in a message or a modal.

import { el, uniqueId } from "./dom.js";
import { listbox } from "./listbox.js";
import { avatar } from "./avatar.js";
import { emoji, hex } from "./markdown.js";
import { state, nameOf, roles, channelName, channelRows, isThread } from "./state.js";
import { t } from "./words.js";

export const isSelect = (component) => [3, 5, 6, 7, 8].includes(component.type);

const userItem = (user) => ({ value: user.id, label: nameOf(user), description: user.username !== nameOf(user) ? user.username : null, icon: avatar(user, "small"), kind: "user" });
const roleItem = (role) => ({ value: role.id, label: role.name.startsWith("@") ? role.name : `@${role.name}`, icon: el("span", { class: "role-dot", style: { "--dot": role.color ? hex(role.color) : "currentColor" }, "aria-hidden": "true" }), kind: "role" });
const channelItem = (channel) => ({ value: channel.id, label: `${isThread(channel) ? "↳ " : "#"}${channelName(channel)}`, kind: "channel" });

export const userItems = () => [...state.users.values()].map(userItem);
export const roleItems = () => roles().map(roleItem);
export const channelItems = (types) =>
  channelRows()
    .filter((row) => row.channel && (!types?.length || types.includes(row.channel.type)))
    .map((row) => channelItem(row.channel));

/** What a select offers. */
export function itemsOf(component) {
  switch (component.type) {
    case 3:
      return (component.options ?? []).map((option) => ({ value: option.value, label: option.label, description: option.description, icon: option.emoji ? emoji(option.emoji, { label: "" }) : null, default: option.default }));
    case 5:
      return userItems();
    case 6:
      return roleItems();
    case 7:
      return [...userItems(), ...roleItems()];
    default:
      return channelItems(component.channel_types);
  }
}

/** The values a select starts with. */
export function defaultsOf(component) {
  if (component.type === 3) return (component.options ?? []).filter((option) => option.default).map((option) => option.value);
  return (component.default_values ?? []).map((value) => value.id);
}

/** The button that opens a select, showing what is chosen. */
export function selectTrigger(component, values, attributes = {}) {
  const chosen = itemsOf(component).filter((item) => values.includes(item.value));
  const text = component.placeholder || t("select.placeholder");
  const name = chosen.length ? `${text}: ${chosen.map((item) => item.label).join(", ")}` : text;
  return el(
    "button",
    { type: "button", class: "select", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": name, "data-custom-id": component.custom_id, "data-key": `select:${component.custom_id}`, "aria-disabled": component.disabled ? "true" : null, tabindex: component.disabled ? "-1" : null, ...attributes },
    el("span", { class: chosen.length ? "select-text" : "select-text empty" }, chosen.length ? chosen.map((item) => el("span", { class: "select-chip" }, item.icon?.cloneNode(true) ?? null, item.label)) : text),
    el("span", { class: "select-arrow", "aria-hidden": "true" }),
  );
}

let openPopup = null;

/** Opens the list of a select at its trigger. `done(values)` is called when something was chosen. */
export function openSelect(trigger, component, values, done) {
  openPopup?.close(false);
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  const multi = most > 1;
  const all = itemsOf(component);
  let chosen = values.filter((value) => all.some((item) => item.value === value));
  const before = chosen.join();

  const list = listbox({ label: component.placeholder || t("select.placeholder"), multi, pick });
  const searching = component.type !== 3 || all.length > 10;
  const search = searching ? el("input", { type: "text", class: "select-search", role: "combobox", "aria-expanded": "true", "aria-autocomplete": "list", "aria-label": t("select.search"), placeholder: t("select.search"), autocomplete: "off", input: () => show() }) : null;
  const count = el("span", { class: "select-count", role: "status" });
  const finish = multi ? el("button", { type: "button", class: "button primary small", click: () => confirm() }, t("select.done")) : null;
  const popup = el("div", { class: "popup", id: uniqueId("popup"), "data-select": component.custom_id }, search, list.node, multi ? el("div", { class: "popup-foot" }, count, finish) : null);
  const owner = search ?? list.node;
  if (!search) list.node.tabIndex = 0;
  list.own(owner);

  function pick(item) {
    if (!multi) {
      chosen = chosen.includes(item.value) && least === 0 ? [] : [item.value];
      return confirm();
    }
    if (chosen.includes(item.value)) chosen = chosen.filter((value) => value !== item.value);
    else if (chosen.length < most) chosen = [...chosen, item.value];
    show(item.value);
  }

  function show(keep) {
    const wanted = (search?.value ?? "").trim().toLowerCase();
    const items = all
      .filter((item) => !wanted || item.label.toLowerCase().includes(wanted) || item.description?.toLowerCase().includes(wanted))
      .map((item) => ({ ...item, icon: item.icon?.cloneNode(true), selected: chosen.includes(item.value), disabled: multi && chosen.length >= most && !chosen.includes(item.value) }));
    const anchor = keep ?? chosen[0];
    list.set(items, Math.max(0, items.findIndex((item) => item.value === anchor)));
    if (!multi) return;
    count.textContent = least === most ? t("select.exactly", { count: chosen.length, most }) : t("select.range", { count: chosen.length, least, most });
    finish.disabled = chosen.length < least;
  }

  function confirm() {
    if (chosen.length < least) return;
    close(true);
    if (multi && chosen.join() === before) return;
    done(chosen);
  }

  let typed = "";
  let typedAt = 0;
  popup.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      return close(true);
    }
    if (event.key === "Tab") {
      if (multi && (event.target === owner) !== event.shiftKey) return;
      event.preventDefault();
      return multi ? owner.focus() : close(true);
    }
    if (event.target === finish || list.key(event)) return;
    if (event.key === "Enter" || (event.key === " " && !search)) {
      event.preventDefault();
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return confirm();
      return list.pickActive();
    }
    if (!search && event.key.length === 1) {
      typed = Date.now() - typedAt < 800 ? typed + event.key : event.key;
      typedAt = Date.now();
      const at = all.findIndex((item) => item.label.toLowerCase().startsWith(typed.toLowerCase()));
      if (at >= 0) list.activate(at);
    }
  });

  const outside = (event) => {
    if (popup.contains(event.target) || current()?.contains(event.target)) return;
    if (multi && chosen.length >= least && chosen.join() !== before) confirm();
    else close(false);
  };
  // An edit of the message may have replaced the trigger since.
  const scope = trigger.closest("[data-message-id]")?.dataset.messageId;
  const current = () => (trigger.isConnected ? trigger : document.querySelector(`[data-message-id="${scope}"] [data-custom-id="${CSS.escape(component.custom_id)}"]`));

  function close(refocus) {
    document.removeEventListener("mousedown", outside, true);
    removeEventListener("resize", place);
    document.removeEventListener("scroll", place, true);
    // Focus first: some triggers are only there while they are open or hold the focus.
    if (refocus) current()?.focus();
    popup.remove();
    current()?.setAttribute("aria-expanded", "false");
    openPopup = null;
  }

  function place() {
    const box = (current() ?? trigger).getBoundingClientRect();
    const height = Math.min(popup.scrollHeight, 360);
    const above = box.bottom + height > innerHeight - 8 && box.top > innerHeight - box.bottom;
    popup.style.setProperty("--width", `${Math.min(Math.max(box.width, 220), innerWidth - 16)}px`);
    popup.style.setProperty("--left", `${Math.max(8, Math.min(box.left, innerWidth - Math.max(box.width, 220) - 8))}px`);
    popup.style.setProperty("--top", above ? "auto" : `${box.bottom + 4}px`);
    popup.style.setProperty("--bottom", above ? `${innerHeight - box.top + 4}px` : "auto");
    popup.style.setProperty("--room", `${(above ? box.top : innerHeight - box.bottom) - 16}px`);
  }

  (trigger.closest("dialog, #user-bar, #main") ?? document.body).append(popup);
  trigger.setAttribute("aria-expanded", "true");
  trigger.setAttribute("aria-controls", list.node.id);
  show();
  place();
  addEventListener("resize", place);
  document.addEventListener("scroll", place, true);
  document.addEventListener("mousedown", outside, true);
  owner.focus();
  openPopup = { close, trigger };
}
