// What the page says aloud to screen readers: one polite region, one sentence after the other.

import { el, find } from "./dom.js";

/** Says a sentence. Old ones are taken away, so that they are not found when reading through the page. */
export function announce(text) {
  const line = el("p", {}, text);
  find("#live").append(line);
  setTimeout(() => line.remove(), 8000);
}
