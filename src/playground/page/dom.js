// Small tools for building and updating the document.
// Text only ever enters as text nodes: what people and bots write is data, never HTML.

/** Makes an element. Attributes that are null, undefined or false are left out; functions become listeners. */
export function el(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(key, value);
    else if (key === "style") for (const [k, v] of Object.entries(value)) node.style.setProperty(k, v);
    else if (key === "value" && "value" in node) node.value = value;
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  append(node, children);
  return node;
}

/** Appends nodes, texts and nested lists of them; skips null and false. */
export function append(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child);
  }
  return node;
}

export const find = (selector, root = document) => root.querySelector(selector);

/** Empties a node and fills it again. */
export function fill(node, ...children) {
  node.replaceChildren();
  return append(node, children);
}

const keyOf = (node) => (node.nodeType === 1 ? node.getAttribute("data-key") : null);

/**
 * Turns `old` into `next` with as few changes as possible, so that focus, selection, loaded pictures
 * and a half-done click survive an edit. Listeners are not carried over: what is morphed must be
 * driven by listeners on an ancestor.
 */
export function morph(old, next) {
  if (old.nodeType !== next.nodeType || old.nodeName !== next.nodeName || keyOf(old) !== keyOf(next)) {
    old.replaceWith(next);
    return next;
  }
  if (old.nodeType !== 1) {
    if (old.data !== next.data) old.data = next.data;
    return old;
  }
  morphAttributes(old, next);
  morphChildren(old, next);
  return old;
}

function morphAttributes(old, next) {
  for (const { name } of [...old.attributes]) {
    if (name !== "style" && !next.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (name !== "style" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  // The page's policy forbids the style attribute but not the style object.
  if (old.style.cssText !== next.style.cssText) old.style.cssText = next.style.cssText;
}

function morphChildren(old, next) {
  const keyed = new Map();
  for (const child of old.childNodes) if (keyOf(child)) keyed.set(keyOf(child), child);
  let cursor = old.firstChild;
  for (const wanted of [...next.childNodes]) {
    const key = keyOf(wanted);
    const match = key ? keyed.get(key) : cursor && !keyOf(cursor) ? cursor : null;
    if (!match) {
      old.insertBefore(wanted, cursor);
      continue;
    }
    if (match === cursor) cursor = cursor.nextSibling;
    else old.insertBefore(match, cursor);
    morph(match, wanted);
  }
  while (cursor) {
    const after = cursor.nextSibling;
    cursor.remove();
    cursor = after;
  }
}

/** Everything inside `root` that the Tab key reaches, in order. */
export function tabbable(root) {
  return [...root.querySelectorAll("a[href], button, input, select, textarea, [tabindex]")].filter(
    (node) => node.tabIndex >= 0 && !node.disabled && node.getClientRects().length > 0,
  );
}

/** Moves focus along a list with the arrow keys, Home and End. True when the key was used. */
export function arrowFocus(event, nodes, { horizontal = false } = {}) {
  const step = {
    [horizontal ? "ArrowRight" : "ArrowDown"]: 1,
    [horizontal ? "ArrowLeft" : "ArrowUp"]: -1,
  }[event.key];
  const at = nodes.indexOf(document.activeElement);
  let to = at;
  if (step) to = Math.min(Math.max(at + step, 0), nodes.length - 1);
  else if (event.key === "Home") to = 0;
  else if (event.key === "End") to = nodes.length - 1;
  else return false;
  event.preventDefault();
  nodes[to]?.focus();
  return true;
}

let counter = 0;
/** An id that no other element has. */
export const uniqueId = (prefix) => `${prefix}-${++counter}`;

/** Joins the work of many calls in one turn into one call. */
export function coalesce(work) {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      work();
    }, 0);
  };
}
