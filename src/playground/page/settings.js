// The panel in which people, channels, the server and the page's looks are changed.

import { arrowFocus, el, fill, find, uniqueId } from "./dom.js";
import { avatar, colourOf } from "./avatar.js";
import { openDialog } from "./dialog.js";
import { announce } from "./live.js";
import { send } from "./socket.js";
import { channelName, channelRows, isDirect, nameOf, on, state } from "./state.js";
import { setTheme, theme } from "./theme.js";
import { LOCALES, t } from "./words.js";

/** The permissions worth switching, by the number of their bit. */
const PERMISSIONS = [3, 10, 11, 16, 6, 14, 15, 17, 31, 35, 36, 38, 34, 13, 4, 28, 5, 1, 2, 40];

let dialog = null;
let tab = "people";
let editing = null; // id of the person whose form is open
let problem = null;

export function startSettings() {
  on("users channels guild me words", () => dialog && draw());
  find("#settings").addEventListener("click", () => openSettings());
}

export function openSettings(which = "people", person = null) {
  tab = which;
  editing = person;
  problem = el("p", { class: "form-error", role: "alert", hidden: true });
  const tabs = el("div", { class: "tabs", role: "tablist", "aria-label": t("settings"), keydown: (event) => arrowFocus(event, [...event.currentTarget.children], { horizontal: true }) && document.activeElement.click() });
  const panel = el("div", { class: "tab-panel", role: "tabpanel", id: "settings-panel", tabindex: "-1" });
  dialog = openDialog({ title: t("settings"), className: "settings", body: [tabs, problem, panel], cancelled: () => (dialog = null), returnTo: () => find("#settings") });
  draw();
  find("[aria-selected=true]", tabs).focus();
}

const change = (op, fields) =>
  send(op, fields, (kind, d) => {
    if (kind !== "refused" || !problem) return;
    problem.textContent = d.message;
    problem.hidden = false;
  });

function draw() {
  const { node } = dialog;
  const focus = document.activeElement?.closest?.(".settings [data-focus]")?.dataset.focus;
  fill(
    find(".tabs", node),
    ["people", "channels", "server", "looks"].map((name) =>
      el("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-selected": name === tab ? "true" : "false", "aria-controls": "settings-panel", tabindex: name === tab ? "0" : "-1", "data-focus": `tab-${name}`, click: () => ((tab = name), draw(), find(`#tab-${name}`).focus()) }, t(`settings.${name}`)),
    ),
  );
  const panel = find(".tab-panel", node);
  // A form being filled in is not drawn again under its writer's hands.
  if (panel.dataset.tab === tab && panel.contains(document.activeElement) && document.activeElement.matches("input, select")) return refreshLists(panel);
  panel.dataset.tab = tab;
  panel.setAttribute("aria-labelledby", `tab-${tab}`);
  fill(panel, PANELS[tab]());
  if (focus) find(`[data-focus="${CSS.escape(focus)}"]`, node)?.focus();
}

function refreshLists(panel) {
  const fresh = PANELS[tab]();
  const lists = fresh.flat(Infinity).filter((node) => node?.matches?.("ul"));
  panel.querySelectorAll(":scope > ul").forEach((old, index) => !old.contains(document.activeElement) && lists[index] && old.replaceWith(lists[index]));
}

const labelled = (label, control, hint) => {
  const id = uniqueId("set");
  control.id = id;
  return el("div", { class: "field-block" }, el("label", { for: id, class: "field-label" }, label), control, hint ? el("p", { class: "field-hint" }, hint) : null);
};

const localeSelect = (value, attributes = {}) => {
  const names = new Intl.DisplayNames([document.documentElement.lang || "en"], { type: "language" });
  const all = LOCALES.includes(value) || !value ? LOCALES : [value, ...LOCALES];
  const node = el("select", attributes, all.map((locale) => el("option", { value: locale }, `${names.of(locale)} (${locale})`)));
  node.value = value || "en-US";
  return node;
};

const PANELS = {
  people() {
    const people = [...state.users.values()];
    const name = el("input", { type: "text", maxlength: "32", required: true, autocomplete: "off", "data-focus": "add-name" });
    const locale = localeSelect("en-US");
    return [
      el("ul", { class: "rows" }, people.map((user) => personRow(user))),
      el(
        "form",
        {
          class: "add-form",
          "aria-label": t("person.add"),
          submit: (event) => {
            event.preventDefault();
            if (!name.value.trim()) return;
            change("user_add", { name: name.value.trim(), locale: locale.value });
            announce(t("person.added", { name: name.value.trim() }));
            name.value = "";
          },
        },
        el("h3", {}, t("person.add")),
        labelled(t("name"), name),
        labelled(t("language"), locale),
        el("button", { type: "submit", class: "button primary small" }, t("add")),
      ),
    ];
  },
  channels() {
    const name = el("input", { type: "text", maxlength: "100", required: true, autocomplete: "off", "data-focus": "add-channel" });
    const rows = channelRows().filter((row) => row.channel && !isDirect(row.channel));
    const parents = rows.filter((row) => !row.thread);
    const threadName = el("input", { type: "text", maxlength: "100", required: true, autocomplete: "off", "data-focus": "add-thread" });
    const parent = el("select", {}, parents.map((row) => el("option", { value: row.channel.id }, `#${channelName(row.channel)}`)));
    const form = (label, op, fields, input, controls) =>
      el(
        "form",
        {
          class: "add-form",
          "aria-label": label,
          submit: (event) => {
            event.preventDefault();
            if (!input.value.trim()) return;
            change(op, fields());
            input.value = "";
          },
        },
        el("h3", {}, label),
        controls,
        el("button", { type: "submit", class: "button primary small" }, t("add")),
      );
    return [
      el(
        "ul",
        { class: "rows" },
        rows.map(({ channel, thread }) =>
          el(
            "li",
            { class: thread ? "thread-row" : null },
            el("span", { class: `icon ${thread ? "branch" : "hash"}`, "aria-hidden": "true" }),
            el("span", { class: "row-name" }, channelName(channel)),
            el("button", { type: "button", class: "button quiet small danger-text", "data-focus": `remove-${channel.id}`, "aria-label": t("channel.remove", { name: channelName(channel) }), click: () => change("channel_remove", { id: channel.id }) }, t("remove")),
          ),
        ),
      ),
      form(t("channel.add"), "channel_add", () => ({ name: name.value.trim() }), name, labelled(t("name"), name)),
      parents.length ? form(t("thread.add"), "thread_add", () => ({ channel: parent.value, name: threadName.value.trim() }), threadName, [labelled(t("channel"), parent), labelled(t("name"), threadName)]) : null,
    ];
  },
  server() {
    const name = el("input", { type: "text", maxlength: "100", required: true, value: state.guild.name });
    const locale = localeSelect(state.guild.preferred_locale);
    return [
      el(
        "form",
        {
          class: "add-form",
          submit: (event) => {
            event.preventDefault();
            change("guild_edit", { name: name.value.trim(), preferred_locale: locale.value });
            announce(t("saved"));
          },
        },
        labelled(t("server.name"), name),
        labelled(t("server.language"), locale, t("server.language.hint")),
        el("button", { type: "submit", class: "button primary small" }, t("save")),
      ),
    ];
  },
  looks() {
    return [
      el(
        "fieldset",
        { class: "field-block" },
        el("legend", { class: "field-label" }, t("theme")),
        ["system", "dark", "light"].map((name) => {
          const input = el("input", { type: "radio", name: "theme", value: name, "data-focus": `theme-${name}`, change: () => setTheme(name) });
          input.checked = theme() === name;
          return el("label", { class: "box" }, input, el("span", {}, t(`theme.${name}`)));
        }),
      ),
    ];
  },
};

function personRow(user) {
  const open = editing === user.id;
  const name = nameOf(user);
  const toggle = () => {
    editing = open ? null : user.id;
    const panel = find(".tab-panel", dialog.node);
    fill(panel, PANELS.people());
    find(`[data-focus="edit-${user.id}"]`, panel).focus();
  };
  return el(
    "li",
    { "data-user-id": user.id, class: open ? "open" : null },
    avatar(user),
    el("span", { class: "row-name" }, name, user.bot ? el("span", { class: "tag" }, t("bot")) : null, user.id === state.me.id ? el("span", { class: "muted" }, ` ${t("person.you")}`) : null, el("span", { class: "row-note" }, [user.bot ? null : user.locale, user.bot ? t(user.online ? "bot.online" : "bot.offline") : user.online && user.id !== state.me.id ? t("online") : null].filter(Boolean).join(" · "))),
    user.bot || user.id === state.me.id ? null : el("a", { class: "button quiet small", href: `?user=${user.id}`, target: "_blank", rel: "noopener", "aria-label": t("person.open", { name }) }, t("person.open.short")),
    el("button", { type: "button", class: "button quiet small", "aria-expanded": open ? "true" : "false", "data-focus": `edit-${user.id}`, "aria-label": t("person.edit", { name }), click: toggle }, t("edit")),
    open ? personForm(user) : null,
  );
}

function personForm(user) {
  const name = el("input", { type: "text", maxlength: "32", required: true, value: nameOf(user) });
  const colour = el("input", { type: "color", value: colourOf(user) });
  const locale = localeSelect(user.locale);
  const bits = BigInt(user.permissions ?? "0");
  const boxes = PERMISSIONS.map((bit) => {
    const input = el("input", { type: "checkbox", "data-bit": bit });
    input.checked = (bits & (1n << BigInt(bit))) !== 0n;
    return { bit, input };
  });
  const permissions = () => boxes.reduce((sum, { bit, input }) => (input.checked ? sum | (1n << BigInt(bit)) : sum & ~(1n << BigInt(bit))), bits).toString();
  return el(
    "form",
    {
      class: "person-form",
      "aria-label": t("person.edit", { name: nameOf(user) }),
      submit: (event) => {
        event.preventDefault();
        const next = permissions();
        change("user_edit", { id: user.id, name: name.value.trim(), colour: colour.value, ...(user.bot ? {} : { locale: locale.value }), ...(next === bits.toString() ? {} : { permissions: next }) });
        announce(t("saved"));
        editing = null;
        draw();
        const panel = find(".tab-panel", dialog.node);
        fill(panel, PANELS.people());
        find(`[data-focus="edit-${user.id}"]`, panel)?.focus();
      },
    },
    el("div", { class: "form-line" }, labelled(t("name"), name), labelled(t("colour"), colour), user.bot ? null : labelled(t("language"), locale)),
    el("fieldset", { class: "field-block" }, el("legend", { class: "field-label" }, t("permissions")), el("div", { class: "permission-grid" }, boxes.map(({ bit, input }) => el("label", { class: "box" }, input, el("span", {}, t(`permission.${bit}`)))))),
    el(
      "div",
      { class: "form-line end" },
      user.id === state.me.id ? null : el("button", { type: "button", class: "button quiet small danger-text", click: () => change("user_remove", { id: user.id }) }, t("person.remove")),
      el("button", { type: "submit", class: "button primary small" }, t("save")),
    ),
  );
}
