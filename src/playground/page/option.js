// One option of a slash command: an input that knows its type, its choices and what is wrong with it.

import { el, uniqueId } from "./dom.js";
import { localised } from "./commands.js";
import { listbox } from "./listbox.js";
import { channelItems, roleItems, userItems } from "./select.js";
import { t } from "./words.js";

const TYPES = { 3: "string", 4: "integer", 5: "boolean", 6: "user", 7: "channel", 8: "role", 9: "mentionable", 10: "number", 11: "attachment" };

/** The fixed list an option is chosen from, or null when it is typed freely. */
function fixedItems(option) {
  if (option.choices?.length) return option.choices.map((choice) => ({ value: choice.value, label: localised(choice, "name") }));
  if (option.type === 5) return [true, false].map((value) => ({ value, label: t(value ? "yes" : "no") }));
  if (option.type === 6) return userItems();
  if (option.type === 7) return channelItems(option.channel_types);
  if (option.type === 8) return roleItems();
  if (option.type === 9) return [...userItems(), ...roleItems()];
  return null;
}

/**
 * `host` offers: show(list or null, hint), ask(option, text) -> Promise of choices, advance(), picked(), changed(), back(), remove(option).
 */
export function optionField(option, host) {
  const id = uniqueId("option");
  const name = localised(option, "name");
  const description = localised(option, "description");
  const fixed = fixedItems(option);
  const hasList = Boolean(fixed || option.autocomplete);
  let chosen = null; // { value, label } picked from a list
  let touched = false;
  let open = false;
  let asked = 0;
  let timer = null;

  const input = el("input", { id, type: "text", autocomplete: "off", spellcheck: "false", "data-option": option.name, inputmode: option.type === 4 ? "numeric" : option.type === 10 ? "decimal" : null, "aria-required": option.required ? "true" : null, "aria-describedby": `${id}-about`, size: "12" });
  if (hasList) for (const [key, value] of [["role", "combobox"], ["aria-autocomplete", "list"], ["aria-expanded", "false"], ["aria-haspopup", "listbox"]]) input.setAttribute(key, value);
  const about = el("span", { class: "hidden", id: `${id}-about` }, `${description}${option.required ? ` ${t("option.required")}` : ""}`);
  const list = hasList ? listbox({ label: name, pick: (item) => pick(item, true) }) : null;
  list?.own(input);
  const remove = option.required ? null : el("button", { type: "button", class: "option-remove", "aria-label": t("option.remove", { name }), click: () => host.remove(option) }, "×");
  const node = el("div", { class: "option", "data-required": option.required ? "" : null }, el("label", { for: id }, name), input, about, remove);

  let problem = null;
  const hint = () => [el("strong", {}, name), ` ${description}`, option.required ? el("em", {}, ` ${t("option.required")}`) : null, problem ? el("span", { class: "problem" }, problem) : null];

  function setOpen(value) {
    open = value && hasList;
    if (hasList) input.setAttribute("aria-expanded", open ? "true" : "false");
    host.show(open ? list.node : null, hint());
  }

  function offer(items) {
    list.set(items.slice(0, 25).map((item) => ({ ...item, selected: chosen?.value === item.value, icon: item.icon?.cloneNode?.(true) })), 0);
    setOpen(true);
  }

  function refresh() {
    const wanted = input.value.trim().toLowerCase();
    if (fixed) {
      offer(chosen ? fixed : fixed.filter((item) => !wanted || item.label.toLowerCase().includes(wanted)));
      return;
    }
    if (!option.autocomplete) return setOpen(false);
    clearTimeout(timer);
    const mine = ++asked;
    timer = setTimeout(async () => {
      if (!list.size) host.show(null, [...hint(), ` — ${t("loading")}`]);
      const choices = await host.ask(option, raw());
      if (mine !== asked || document.activeElement !== input) return;
      if (!choices) return host.show(null, [...hint(), ` — ${t("choices.failed")}`]);
      offer(choices.map((choice) => ({ value: choice.value, label: localised(choice, "name") })));
      if (!choices.length) host.show(null, [...hint(), ` — ${t("choices.none")}`]);
    }, input.value || list.size ? 180 : 0);
  }

  function pick(item, goOn) {
    chosen = { value: item.value, label: item.label };
    input.value = item.label;
    touched = false;
    asked += 1;
    setOpen(false);
    mark(null);
    host.changed();
    if (goOn) host.picked(api);
  }

  /** What is typed so far, as the bot should see it while completing. */
  const raw = () => (chosen ? chosen.value : option.type === 3 ? input.value : input.value.trim());

  function read() {
    const text = input.value.trim();
    if (chosen) return { value: chosen.value };
    if (!text) return option.required ? { missing: true, error: t("required") } : {};
    if (fixed) {
      const match = fixed.filter((item) => item.label.toLowerCase().replace(/^[#@]/, "") === text.toLowerCase().replace(/^[#@]/, ""));
      return match.length ? { value: match[0].value } : { error: t("option.choose") };
    }
    if (option.type === 11) return { error: t("option.attachment") };
    if (option.type === 4 || option.type === 10) {
      const number = Number(text.replace(",", "."));
      if (!Number.isFinite(number) || (option.type === 4 && !Number.isSafeInteger(number))) return { error: t(option.type === 4 ? "option.integer" : "option.number") };
      if (option.min_value !== undefined && number < option.min_value) return { error: t("option.least", { least: option.min_value }) };
      if (option.max_value !== undefined && number > option.max_value) return { error: t("option.most", { most: option.max_value }) };
      return { value: number };
    }
    const length = [...input.value].length;
    if (length < (option.min_length ?? 0)) return { error: t("too.short", { least: option.min_length }) };
    if (length > (option.max_length ?? 6000)) return { error: t("too.long", { most: option.max_length ?? 6000 }) };
    return { value: input.value };
  }

  function mark(error) {
    problem = error;
    if (error && document.activeElement === input) host.show(open ? list.node : null, hint());
    node.classList.toggle("wrong", Boolean(error));
    if (error) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
    about.textContent = [error, description, option.required ? t("option.required") : ""].filter(Boolean).join(" ");
    node.title = error ?? "";
  }

  input.addEventListener("focus", () => {
    touched = false;
    if (chosen) setOpen(false);
    else refresh();
  });
  input.addEventListener("blur", () => {
    clearTimeout(timer);
    const { value, error, missing } = read();
    if (!chosen && fixed && value !== undefined) chosen = { value, label: input.value };
    if (error && !missing) mark(error);
    if (hasList) input.setAttribute("aria-expanded", "false");
    open = false;
    host.show(null, null);
  });
  input.addEventListener("input", () => {
    chosen = null;
    touched = true;
    mark(null);
    refresh();
    host.changed();
  });
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (open && list.key(event)) {
      touched = true;
      return;
    }
    if (!open && hasList && event.key === "ArrowDown") {
      event.preventDefault();
      refresh();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (open) setOpen(false);
      else host.back();
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (open && list.active && (touched || option.required)) list.pickActive();
      else host.advance(api);
    } else if (event.key === "Tab" && open && list.active && touched) {
      pick(list.active, false);
    } else if (event.key === "Backspace" && !input.value && !option.required) {
      event.preventDefault();
      host.remove(option);
    }
  });

  const api = { option, node, input, read, raw, mark, type: TYPES[option.type], name, focus: () => input.focus() };
  return api;
}
