// The form of a chosen slash command: walks through its options and sends it.

import { el, fill, find } from "./dom.js";
import { localised, nested } from "./commands.js";
import { announce } from "./live.js";
import { optionField } from "./option.js";
import { send } from "./socket.js";
import { state, tell } from "./state.js";
import { t } from "./words.js";

/**
 * Shows the form of `entry` in `place`. `host` offers: suggest(list or null, hint), left(text) when the user backs
 * out, sent() when the command is on its way.
 */
export function commandForm(entry, place, host) {
  const channel = state.current;
  const required = entry.options.filter((option) => option.required);
  const optional = entry.options.filter((option) => !option.required);
  const fields = [];
  const row = el("div", { class: "options" });
  const more = el("div", { class: "more-options", role: "group", "aria-label": t("option.more") });
  const missing = el("span", { class: "missing", role: "status" });
  const run = el("button", { type: "submit", class: "button primary small", id: "command-run", "aria-label": t("command.run", { name: entry.local }) }, t("send"));
  const back = el("button", { type: "button", class: "icon-button", "aria-label": t("command.back"), title: t("command.back"), click: () => leave() }, el("span", { class: "icon cross", "aria-hidden": "true" }));
  const form = el(
    "form",
    { class: "command-form", "aria-label": t("command.form", { name: entry.local }), "data-command": entry.name, novalidate: true },
    el("div", { class: "command-title" }, el("strong", {}, `/${entry.local}`), el("span", { class: "muted" }, entry.description), back),
    row,
    el("div", { class: "command-foot" }, more, missing, run),
  );

  const fieldHost = {
    show: host.suggest,
    ask,
    advance,
    picked,
    changed: () => drawMissing(),
    back: () => leave(),
    remove(option) {
      const at = fields.findIndex((field) => field.option === option);
      fields[at].node.remove();
      fields.splice(at, 1);
      drawMore();
      drawMissing();
      (fields[Math.min(at, fields.length - 1)]?.input ?? run).focus();
    },
  };

  function add(option, focus) {
    const field = optionField(option, fieldHost);
    fields.push(field);
    row.append(field.node);
    drawMore();
    if (focus) field.focus();
    return field;
  }

  function drawMore() {
    const left = optional.filter((option) => !fields.some((field) => field.option === option));
    fill(more, left.map((option) => el("button", { type: "button", class: "chip", "data-add-option": option.name, title: localised(option, "description"), click: () => add(option, true) }, `+ ${localised(option, "name")}`)));
  }

  function drawMissing() {
    const names = fields.filter((field) => field.read().missing).map((field) => field.name);
    const text = names.length ? t("option.missing", { names: names.join(", ") }) : "";
    if (missing.textContent !== text) missing.textContent = text;
  }

  /** A value was picked from a list: on to the next empty option; the last one waits for Enter. */
  function picked(from) {
    (fields.find((field) => field.read().missing) ?? from).focus();
  }

  /** On to the next option that needs something; when none does, the command goes. */
  function advance(from) {
    const own = from.read();
    if (own.error) {
      from.mark(own.error);
      return announce(`${from.name}: ${own.error}`);
    }
    const at = fields.indexOf(from);
    const next = [...fields.slice(at + 1), ...fields.slice(0, at)].find((field) => field.read().error);
    if (next) return next.focus();
    submit();
  }

  const values = (focused) =>
    fields
      .map((field) => {
        const { option } = field;
        if (field === focused) return { type: option.type, name: option.name, value: field.raw(), focused: true };
        const { value } = field.read();
        return value === undefined ? null : { type: option.type, name: option.name, value };
      })
      .filter(Boolean);

  function ask(option) {
    const focused = fields.find((field) => field.option === option);
    return new Promise((resolve) => {
      send("autocomplete", { channel, command: entry.command.id, options: nested(entry, values(focused)) }, (kind, d) => {
        if (kind === "choices") resolve(d.choices ?? []);
        else if (kind === "refused" || d.state === "failed") resolve(null);
      });
    });
  }

  function submit() {
    const wrong = fields.filter((field) => field.read().error);
    wrong.forEach((field) => field.mark(field.read().error));
    if (wrong.length) {
      announce(`${wrong[0].name}: ${wrong[0].read().error}`);
      return wrong[0].focus();
    }
    runCommand(channel, entry, nested(entry, values(null)));
    close();
    host.sent();
  }

  function close() {
    host.suggest(null, null);
    place.replaceChildren();
  }

  function leave() {
    close();
    host.left(`/${entry.local}`);
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  });

  required.forEach((option) => add(option, false));
  drawMore();
  fill(place, form);
  drawMissing();
  (fields[0]?.input ?? run).focus();
  return { leave, close };
}

/** Sends a command and keeps a line in the channel until it is answered. */
function runCommand(channel, entry, options) {
  const notice = { channel, text: t("command.sending", { name: entry.local }), failed: "" };
  const drop = () => {
    state.notices = state.notices.filter((one) => one !== notice);
    tell("messages");
  };
  const fail = (text) => {
    notice.failed = text;
    announce(text);
    tell("messages");
  };
  notice.nonce = send("command", { channel, command: entry.command.id, options }, (kind, d) => {
    if (kind === "modal" || (kind === "interaction" && d.state === "done")) drop();
    else if (kind === "refused") fail(d.message || t("command.failed", { name: entry.local }));
    else if (kind === "interaction" && d.state === "failed") fail(t("command.failed", { name: entry.local }));
  });
  state.notices.push(notice);
  tell("messages");
  find("#jump").hidden || find("#jump").click();
}
