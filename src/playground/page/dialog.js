// Dialogs: a native modal dialog with a title, a way out, and focus that goes back to where it was.

import { el, tabbable, uniqueId } from "./dom.js";
import { t } from "./words.js";

/**
 * Opens a dialog and returns { node, close }. `returnTo()` may name where focus goes when the opener is gone;
 * `cancelled()` is told when the user leaves it.
 */
export function openDialog({ title, body, foot, className = "", hideTitle = false, returnTo, cancelled, first }) {
  const opener = document.activeElement;
  const titleId = uniqueId("title");
  const cross = el("button", { type: "button", class: "icon-button dialog-close", "aria-label": t("close"), click: () => close(true) }, el("span", { class: "icon cross", "aria-hidden": "true" }));
  const node = el(
    "dialog",
    { class: `dialog ${className}`, "aria-labelledby": titleId, "aria-modal": "true" },
    el("div", { class: "dialog-head" }, el("h2", { id: titleId, class: hideTitle ? "hidden" : null }, title), cross),
    el("div", { class: "dialog-body" }, body),
    foot ? el("div", { class: "dialog-foot" }, foot) : null,
  );
  let open = true;

  function close(byUser = false) {
    if (!open) return;
    open = false;
    node.close();
    node.remove();
    const target = returnTo?.() ?? (opener?.isConnected && opener !== document.body ? opener : document.getElementById("composer-text"));
    target?.focus();
    if (byUser) cancelled?.();
  }

  node.addEventListener("cancel", (event) => {
    event.preventDefault();
    close(true);
  });
  node.addEventListener("keydown", (event) => {
    // The browser lets Tab leave for its own bars; a dialog keeps it.
    if (event.key !== "Tab" || event.defaultPrevented) return;
    const stops = tabbable(node);
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
    if (stops.length && document.activeElement === edge) {
      event.preventDefault();
      stops[event.shiftKey ? stops.length - 1 : 0].focus();
    }
  });
  node.addEventListener("mousedown", (event) => {
    if (event.target === node) close(true);
  });

  document.body.append(node);
  node.showModal();
  const start = first?.(node) ?? tabbable(node).find((stop) => stop !== cross) ?? cross;
  start.focus();
  return { node, close };
}
