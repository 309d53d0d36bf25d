// A list of options to choose from, for the command picker, command options and select menus.
// Focus stays on whoever owns the list; the list says which option is active through aria-activedescendant.

import { el, fill, uniqueId } from "./dom.js";

/**
 * `owner` is the element that keeps the focus. `pick(item)` is called for a click or `pickActive()`.
 * Items: { value, label, description?, icon?, note?, selected?, disabled?, heading? }.
 */
export function listbox({ label, multi = false, pick, className = "" }) {
  const node = el("ul", { role: "listbox", tabindex: "-1", id: uniqueId("list"), "aria-label": label, "aria-multiselectable": multi ? "true" : null, class: `listbox ${className}` });
  let items = [];
  let active = -1;
  let owner = null;

  node.addEventListener("mousedown", (event) => event.preventDefault());
  node.addEventListener("click", (event) => {
    const at = rows().indexOf(event.target.closest("[role=option]"));
    if (at >= 0) choose(at);
  });
  node.addEventListener("mousemove", (event) => {
    const at = rows().indexOf(event.target.closest("[role=option]"));
    if (at >= 0 && at !== active) setActive(at, false);
  });

  const rows = () => [...node.querySelectorAll("[role=option]")];

  function choose(at) {
    if (items[at] && !items[at].disabled) pick(items[at]);
  }

  function setActive(at, scroll = true) {
    active = at;
    rows().forEach((row, index) => row.classList.toggle("active", index === at));
    const row = rows()[at];
    if (row && scroll) row.scrollIntoView({ block: "nearest" });
    if (owner) {
      if (row) owner.setAttribute("aria-activedescendant", row.id);
      else owner.removeAttribute("aria-activedescendant");
    }
  }

  function draw() {
    const out = [];
    let heading = null;
    items.forEach((item, index) => {
      if (item.heading && item.heading !== heading) {
        heading = item.heading;
        out.push(el("li", { role: "presentation", class: "listbox-heading" }, heading));
      }
      out.push(
        el(
          "li",
          { role: "option", id: `${node.id}-${index}`, "aria-selected": item.selected ? "true" : "false", "aria-disabled": item.disabled ? "true" : null, "data-value": item.value },
          item.icon ?? null,
          el("span", { class: "option-text" }, el("span", { class: "option-label" }, item.label), item.description ? el("span", { class: "option-description" }, item.description) : null),
          item.note ? el("span", { class: "option-note" }, item.note) : null,
          multi ? el("span", { class: "option-box", "aria-hidden": "true" }) : null,
        ),
      );
    });
    fill(node, out);
  }

  return {
    node,
    /** Ties the list to the element that keeps the focus. */
    own(element) {
      owner = element;
      owner.setAttribute("aria-controls", node.id);
    },
    set(next, at = 0) {
      items = next;
      draw();
      setActive(Math.min(at, items.length - 1));
    },
    get size() {
      return items.length;
    },
    get active() {
      return items[active];
    },
    activate: (at) => setActive(at),
    /** Uses a key if it belongs to the list. */
    key(event) {
      if (!items.length) return false;
      const last = items.length - 1;
      const to = { ArrowDown: active >= last ? 0 : active + 1, ArrowUp: active <= 0 ? last : active - 1, PageDown: Math.min(active + 8, last), PageUp: Math.max(active - 8, 0) }[event.key];
      if (to === undefined) return false;
      event.preventDefault();
      setActive(to);
      return true;
    },
    pickActive: () => choose(active),
  };
}
