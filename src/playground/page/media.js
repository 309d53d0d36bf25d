// Pictures and files of messages: where they come from, how they are named, and a larger view.

import { el } from "./dom.js";
import { openDialog } from "./dialog.js";
import { link, missingEmoji } from "./markdown.js";
import { viewOf } from "./state.js";
import { t } from "./words.js";

/** The address to load: attachments come from this server whatever name it was reached by. */
export function localUrl(url, message) {
  if (!url) return "";
  if (url.startsWith("attachment://")) {
    const name = url.slice("attachment://".length);
    return localUrl((message?.attachments ?? []).find((one) => one.filename === name)?.url ?? "");
  }
  try {
    const parsed = new URL(url, location.href);
    if (/^\/(ephemeral-)?attachments\//.test(parsed.pathname)) return parsed.pathname + parsed.search;
    return parsed.protocol === "http:" || parsed.protocol === "https:" ? parsed.href : "";
  } catch {
    return "";
  }
}

export const isPicture = (file) =>
  (file.content_type ?? "").startsWith("image/") || (!file.content_type && /\.(png|jpe?g|gif|webp|avif|svg)$/i.test(file.filename ?? ""));

/** A picture that opens larger. `alt` is what its sender said it shows. */
export function picture({ url, alt, width, height, spoiler, key, className = "" }, message) {
  const src = localUrl(url, message);
  const hidden = spoiler && !viewOf(message.id).revealed.has(`media:${key}`);
  const label = hidden ? t("picture.spoiler") : alt ? t("picture.enlarge", { alt }) : t("picture.enlarge.plain");
  const image = el("img", { src, alt: alt ?? "", width: width || null, height: height || null, "data-picture-failed": src, loading: "eager", decoding: "async", title: alt ?? null });
  return el(
    "button",
    { type: "button", class: `picture ${className}${hidden ? " covered" : alt ? " described" : ""}`, "aria-label": label, "aria-haspopup": hidden ? null : "dialog", "data-action": hidden ? "spoiler" : "enlarge", "data-spoiler": hidden ? `media:${key}` : null, "data-src": src, "data-alt": alt ?? "", "data-key": `picture:${key}` },
    image,
    hidden ? el("span", { class: "cover", "aria-hidden": "true" }, t("spoiler.short")) : null,
  );
}

export function file(one, message) {
  const src = localUrl(one.url, message);
  const name = one.filename || one.title || src.split("/").pop();
  return el(
    "div",
    { class: "file" },
    el("span", { class: "file-icon", "aria-hidden": "true" }),
    el("span", { class: "file-text" }, el("a", { href: src, target: "_blank", rel: "noopener noreferrer", download: name }, name), one.size ? el("span", { class: "muted" }, size(one.size)) : null),
  );
}

function size(bytes) {
  const step = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2;
  return `${step ? (bytes / 1024 ** step).toFixed(1) : bytes} ${["B", "KB", "MB"][step]}`;
}

/** The larger view of a picture. */
export function enlarge(button) {
  const { src, alt } = button.dataset;
  openDialog({
    title: alt || t("picture"),
    className: "lightbox",
    hideTitle: true,
    body: [el("img", { src, alt }), alt ? el("p", { class: "lightbox-alt" }, alt) : null, el("p", {}, link(new URL(src, location.href).href, t("picture.original")))],
    returnTo: () => (button.isConnected ? button : null),
  });
}

/** A picture that cannot be loaded gives way to its name and address; an emoji to its name. */
export function watchBrokenPictures(root) {
  root.addEventListener(
    "error",
    (event) => {
      const image = event.target;
      if (image.nodeName !== "IMG") return;
      if (image.dataset.fallback) {
        missingEmoji.add(image.dataset.emojiId);
        return image.replaceWith(image.dataset.fallback);
      }
      const around = image.closest(".picture");
      if (around) around.classList.add("broken");
    },
    true,
  );
}
