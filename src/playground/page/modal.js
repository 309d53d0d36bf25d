// Modals that bots open: a form drawn from Discord's JSON, checked before it is sent.

import { el, find, uniqueId } from "./dom.js";
import { dots } from "./components.js";
import { openDialog } from "./dialog.js";
import { announce } from "./live.js";
import { markdown } from "./markdown.js";
import { defaultsOf, isSelect, openSelect, selectTrigger } from "./select.js";
import { send } from "./socket.js";
import { t } from "./words.js";

/** Opens a modal; `d` is the server's frame. */
export function openModal(d) {
  const opener = document.activeElement;
  const scope = opener?.closest?.("[data-message-id]")?.dataset.messageId;
  const customId = opener?.dataset?.customId;
  const parts = (d.components ?? []).map(part);
  const fields = parts.flatMap((one) => one.fields);
  const failure = el("p", { class: "form-error", role: "alert", hidden: true });
  const submit = el("button", { type: "submit", class: "button primary", form: "modal-form" }, t("modal.submit"));
  const cancel = el("button", { type: "button", class: "button quiet", click: () => dialog.close() }, t("cancel"));
  const form = el("form", { id: "modal-form", novalidate: true }, parts.map((one) => one.node), failure);

  const fail = (text) => {
    failure.textContent = text;
    failure.hidden = false;
    submit.disabled = false;
    submit.replaceChildren(t("modal.submit"));
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length) return wrong[0].focus();
    failure.hidden = true;
    submit.disabled = true;
    submit.replaceChildren(dots(), el("span", { class: "hidden" }, t("sending")));
    send("submit", { interaction_id: d.interaction_id, components: parts.map((one) => one.answer()).filter(Boolean) }, (kind, answer) => {
      if (kind === "interaction" && answer.state === "done") dialog.close();
      else if (kind === "modal") dialog.close();
      else if (kind === "interaction" && answer.state === "failed") fail(t("modal.failed"));
      else if (kind === "refused") fail(answer.message || t("modal.failed"));
    });
  });

  const dialog = openDialog({
    title: d.title,
    className: "modal",
    body: form,
    foot: [cancel, submit],
    first: (node) => node.querySelector("[data-field]"),
    // The press may have been answered with an edit since: the same button if it is still there.
    returnTo: () => (opener?.isConnected && opener !== document.body ? opener : scope && customId ? find(`[data-message-id="${scope}"] [data-custom-id="${CSS.escape(customId)}"]`) : null),
  });
  dialog.node.dataset.customId = d.custom_id;
  dialog.node.dataset.interactionId = d.interaction_id;
}

/** One top component: its node, its fields, and what it answers. */
function part(one) {
  if (one.type === 10) return { node: el("div", { class: "markdown modal-text" }, markdown(one.content)), fields: [], answer: () => null };
  if (one.type === 18) {
    const made = field(one.component ?? {}, one.label, one.description);
    return { node: made.node, fields: [made], answer: () => ({ type: 18, id: one.id, component: made.answer() }) };
  }
  const inner = (one.components ?? []).map((child) => field(child, child.label));
  return { node: el("div", { class: "modal-row" }, inner.map((made) => made.node)), fields: inner, answer: () => ({ type: 1, id: one.id, components: inner.map((made) => made.answer()) }) };
}

function field(one, label, description) {
  const id = uniqueId("field");
  const error = el("p", { class: "field-error", id: `${id}-error`, hidden: true });
  const hint = description ? el("p", { class: "field-hint", id: `${id}-hint` }, description) : null;
  const required = one.required !== false && one.type !== 23;
  const control = controlOf(one, { id, describedBy: [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(" "), required, label });
  const grouped = [21, 22].includes(one.type);
  const title = [label ?? one.custom_id, required ? el("span", { class: "required", "aria-hidden": "true" }, "*") : null];
  const node = el(
    grouped ? "fieldset" : "div",
    { class: "field-block", "data-field-id": one.custom_id },
    one.type === 23 ? null : el(grouped ? "legend" : "label", { class: "field-label", for: grouped ? null : id, id: `${id}-label` }, title),
    hint,
    control.node,
    error,
  );
  const clear = () => {
    error.hidden = true;
    control.target().removeAttribute("aria-invalid");
  };
  node.addEventListener("input", clear);
  node.addEventListener("chosen", clear);
  return {
    node,
    focus: () => control.target().focus(),
    answer: () => ({ type: one.type, id: one.id, custom_id: one.custom_id, ...control.value() }),
    check() {
      const wrong = control.wrong();
      error.textContent = wrong ?? "";
      error.hidden = !wrong;
      const target = control.target();
      if (wrong) {
        target.setAttribute("aria-invalid", "true");
        announce(`${label ?? ""}: ${wrong}`);
      } else target.removeAttribute("aria-invalid");
      return !wrong;
    },
  };
}

function controlOf(one, context) {
  if (one.type === 4) return textControl(one, context);
  if (isSelect(one)) return selectControl(one, context);
  if ([21, 22, 23].includes(one.type)) return boxControl(one, context);
  const node = el("p", { class: "muted", id: context.id }, t("component.unknown", { type: one.type }));
  return { node, target: () => node, value: () => ({ values: [] }), wrong: () => null };
}

function textControl(one, { id, describedBy, required }) {
  const least = one.min_length ?? 0;
  const most = one.max_length ?? 4000;
  const long = one.style === 2;
  const input = el(long ? "textarea" : "input", { id, "data-field": "", "data-custom-id": one.custom_id, type: long ? null : "text", rows: long ? "5" : null, placeholder: one.placeholder, "aria-describedby": describedBy, "aria-required": required ? "true" : null, value: one.value ?? "", autocomplete: "off" });
  const counter = el("span", { class: "counter", "aria-hidden": "true" });
  const count = () => {
    const length = [...input.value].length;
    counter.textContent = one.max_length || length > most - 100 ? `${length}/${most}` : "";
    counter.classList.toggle("over", length > most);
  };
  input.addEventListener("input", count);
  count();
  return {
    node: el("div", { class: "text-control" }, input, counter),
    target: () => input,
    value: () => ({ value: input.value }),
    wrong() {
      const length = [...input.value].length;
      if (!length) return required ? t("required") : null;
      if (length < least) return t("too.short", { least });
      if (length > most) return t("too.long", { most });
      return null;
    },
  };
}

function selectControl(one, { id, describedBy, required, label }) {
  let values = defaultsOf(one);
  const shown = { ...one, min_values: required ? (one.min_values ?? 1) : 0 };
  const box = el("div", { class: "select-control" });
  const draw = (refocus) => {
    const trigger = selectTrigger(shown, values, { id, "data-field": "", "aria-describedby": describedBy });
    trigger.setAttribute("aria-label", `${label ?? ""}: ${trigger.getAttribute("aria-label")}`);
    trigger.addEventListener("click", () =>
      openSelect(trigger, shown, values, (next) => {
        values = next;
        draw(true);
        box.dispatchEvent(new Event("chosen", { bubbles: true }));
      }),
    );
    trigger.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      trigger.click();
    });
    box.replaceChildren(trigger);
    if (refocus) trigger.focus();
  };
  draw();
  return { node: box, target: () => box.firstChild, value: () => ({ values }), wrong: () => (values.length < shown.min_values ? t("required") : null) };
}

/** Radio groups, checkbox groups and single checkboxes. */
function boxControl(one, { id, describedBy, required, label }) {
  const single = one.type === 23;
  const options = single ? [{ value: "true", label: label ?? one.custom_id, default: one.default }] : (one.options ?? []);
  const inputs = options.map((option, index) => {
    const input = el("input", { type: one.type === 21 ? "radio" : "checkbox", id: index ? `${id}-${index}` : id, name: `${id}-group`, "data-field": "", "data-custom-id": one.custom_id, "aria-describedby": describedBy });
    input.value = option.value;
    input.checked = Boolean(option.default);
    return input;
  });
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const least = one.min_values ?? (required ? 1 : 0);
  const value = () => (single ? { value: inputs[0].checked } : one.type === 21 ? { value: chosen()[0] ?? null } : { values: chosen() });
  return {
    node: el("div", { class: "boxes" }, inputs.map((input, index) => el("label", { class: "box" }, input, el("span", {}, options[index].label, options[index].description ? el("span", { class: "muted" }, options[index].description) : null)))),
    target: () => inputs[0],
    value,
    wrong: () => (!single && required && chosen().length < Math.max(least, 1) ? t("required") : chosen().length > (one.max_values ?? Infinity) ? t("too.many", { most: one.max_values }) : null),
  };
}
