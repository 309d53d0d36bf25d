// Message components, rows and version 2, drawn from Discord's JSON. Presses are heard by the message list.

import { el } from "./dom.js";
import { emoji, hex, markdown } from "./markdown.js";
import { file, isPicture, localUrl, picture } from "./media.js";
import { defaultsOf, isSelect, selectTrigger } from "./select.js";
import { viewOf } from "./state.js";
import { t } from "./words.js";

/** All components of a message. */
export function components(message) {
  return (message.components ?? []).map((one, index) => component(one, message, `c${index}`));
}

/** The component with this custom id, wherever it lies. */
export function findComponent(list, customId) {
  for (const one of list ?? []) {
    if (one.custom_id === customId) return one;
    const inner = findComponent([...(one.components ?? []), ...(one.accessory ? [one.accessory] : [])], customId);
    if (inner) return inner;
  }
  return null;
}

function component(one, message, path) {
  const inside = () => (one.components ?? []).map((child, index) => component(child, message, `${path}.${index}`));
  switch (one.type) {
    case 1:
      return el("div", { class: "row", "data-key": path }, inside());
    case 2:
      return button(one, message, path);
    case 9:
      return el("div", { class: "section", "data-key": path }, el("div", { class: "section-text" }, inside()), one.accessory ? el("div", { class: "section-accessory" }, component(one.accessory, message, `${path}.a`)) : null);
    case 10:
      return el("div", { class: "text-display markdown", "data-key": path }, markdown(one.content, { messageId: message.id, key: path }));
    case 11:
      return media(one, message, path, "thumbnail");
    case 12: {
      const items = one.items ?? [];
      return el("div", { class: `gallery gallery-${Math.min(items.length, 4)}`, "data-key": path }, items.map((item, index) => media(item, message, `${path}.${index}`)));
    }
    case 13:
      return el("div", { "data-key": path }, file({ url: one.file?.url, filename: one.name, size: one.size }, message));
    case 14:
      return el("hr", { class: `separator${one.divider === false ? " plain" : ""}${one.spacing === 2 ? " large" : ""}`, "data-key": path, role: one.divider === false ? "presentation" : null });
    case 17:
      return container(one, message, path, inside);
    default:
      if (isSelect(one)) return select(one, message);
      return el("p", { class: "muted" }, t("component.unknown", { type: one.type }));
  }
}

function media(one, message, path, className = "") {
  const item = one.media ?? {};
  const src = localUrl(item.url, message);
  const attachment = (message.attachments ?? []).find((other) => localUrl(other.url) === src);
  return picture({ url: item.url, alt: one.description ?? attachment?.description, width: item.width, height: item.height, spoiler: one.spoiler, key: path, className }, message);
}

function container(one, message, path, inside) {
  const key = `container:${path}`;
  const covered = one.spoiler && !viewOf(message.id).revealed.has(key);
  const accent = one.accent_color === null || one.accent_color === undefined ? {} : { "--accent-bar": hex(one.accent_color) };
  if (covered) {
    return el("div", { class: "container covered", style: accent, "data-key": path }, el("button", { type: "button", class: "button secondary", "data-action": "spoiler", "data-spoiler": key }, t("spoiler")));
  }
  return el("div", { class: "container", style: accent, "data-key": path, "data-accent": one.accent_color ?? null }, inside());
}

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };

function button(one, message, path) {
  const content = [one.emoji ? emoji(one.emoji, one.label ? { label: "" } : {}) : null, one.label ? el("span", { class: "button-label" }, one.label) : null];
  const style = STYLES[one.style] ?? "secondary";
  if (one.style === 5 && /^(https?|discord):/i.test(one.url ?? "")) {
    const attributes = { class: "button link", "data-key": path, "aria-disabled": one.disabled ? "true" : null };
    if (!one.disabled) Object.assign(attributes, { href: one.url, target: "_blank", rel: "noopener noreferrer" });
    return el("a", attributes, content, el("span", { class: "icon out", "aria-hidden": "true" }));
  }
  const busy = viewOf(message.id).pending.has(one.custom_id);
  // Disabled buttons stay able to hold the focus, so that an edit under a keyboard user's hands does not drop it.
  return el(
    "button",
    { type: "button", class: `button ${style}${busy ? " busy" : ""}`, "data-key": `button:${one.custom_id ?? path}`, "data-custom-id": one.custom_id, "data-action": "press", "aria-disabled": one.disabled ? "true" : null, tabindex: one.disabled ? "-1" : null, "aria-busy": busy ? "true" : null, "data-style": style },
    content,
    busy ? dots() : null,
  );
}

function select(one, message) {
  const view = viewOf(message.id);
  const busy = view.pending.has(one.custom_id);
  const values = view.chosen[one.custom_id] ?? defaultsOf(one);
  const trigger = selectTrigger(one, values, { "data-action": "select", "aria-busy": busy ? "true" : null });
  if (busy) trigger.lastChild.replaceWith(dots());
  return trigger;
}

export const dots = () => el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));

// ---- embeds and attachments ----

export function embeds(message) {
  return (message.embeds ?? []).map((one, index) => embed(one, message, `e${index}`));
}

function embed(one, message, path) {
  const md = (text, part) => markdown(text, { messageId: message.id, key: `${path}.${part}` });
  const titled = (text, url, node) => (url && /^https?:/i.test(url) ? el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, node) : node);
  const icon = (url) => (localUrl(url, message) ? el("img", { class: "embed-icon", src: localUrl(url, message), alt: "" }) : null);
  const image = (media, part, className) => media && picture({ url: media.url, alt: media.description ?? attachmentOf(media.url, message)?.description, width: media.width, height: media.height, key: `${path}.${part}`, className }, message);
  const foot = [one.footer?.text, one.timestamp && new Date(one.timestamp).toLocaleString(document.documentElement.lang)].filter(Boolean).join(" • ");
  return el(
    "div",
    { class: `embed${one.thumbnail ? " with-thumbnail" : ""}`, "data-key": path, style: one.color || one.color === 0 ? { "--accent-bar": hex(one.color) } : {} },
    el(
      "div",
      { class: "embed-main" },
      one.provider?.name ? el("div", { class: "embed-provider" }, one.provider.name) : null,
      one.author ? el("div", { class: "embed-author" }, icon(one.author.icon_url), titled(one.author.name, one.author.url, el("span", {}, one.author.name))) : null,
      one.title ? el("div", { class: "embed-title markdown" }, titled(one.title, one.url, el("span", {}, md(one.title, "title")))) : null,
      one.description ? el("div", { class: "embed-description markdown" }, md(one.description, "text")) : null,
      one.fields?.length ? el("div", { class: "embed-fields" }, fields(one.fields, md)) : null,
    ),
    one.thumbnail ? image(one.thumbnail, "thumbnail", "thumbnail") : null,
    one.image ? image(one.image, "image", "embed-image") : null,
    foot ? el("div", { class: "embed-foot" }, icon(one.footer?.icon_url), el("span", {}, foot)) : null,
  );
}

/** Inline fields share a line, three at most; the others take a line each. */
function fields(list, md) {
  const out = [];
  let run = [];
  const flush = () => {
    for (let at = 0; at < run.length; at += 3) {
      const line = run.slice(at, at + 3);
      out.push(el("div", { class: `field-line of-${line.length}` }, line));
    }
    run = [];
  };
  list.forEach((field, index) => {
    const node = el("div", { class: "field" }, el("div", { class: "field-name markdown" }, md(field.name, `f${index}n`)), el("div", { class: "field-value markdown" }, md(field.value, `f${index}`)));
    if (field.inline) run.push(node);
    else {
      flush();
      out.push(node);
    }
  });
  flush();
  return out;
}

const attachmentOf = (url, message) => (message.attachments ?? []).find((one) => localUrl(one.url) === localUrl(url, message));

/** Attachments that no embed shows already. */
export function attachments(message) {
  const shown = new Set((message.embeds ?? []).flatMap((one) => [one.image, one.thumbnail, one.author && { url: one.author.icon_url }, one.footer && { url: one.footer.icon_url }].map((media) => localUrl(media?.url, message))));
  const left = (message.attachments ?? []).filter((one) => !shown.has(localUrl(one.url)));
  const pictures = left.filter(isPicture);
  const others = left.filter((one) => !isPicture(one));
  return [
    pictures.length ? el("div", { class: `gallery gallery-${Math.min(pictures.length, 4)}` }, pictures.map((one) => picture({ url: one.url, alt: one.description, width: one.width, height: one.height, spoiler: (one.filename ?? "").startsWith("SPOILER_"), key: one.id }, message))) : null,
    others.map((one) => file(one, message)),
  ];
}
