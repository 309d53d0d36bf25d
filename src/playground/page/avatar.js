// A person's avatar: a disc in the person's colour with the name's first letter.

import { el } from "./dom.js";
import { nameOf } from "./state.js";

const FALLBACK = ["#5865f2", "#2d7d46", "#b8860b", "#c2388f", "#c0392b", "#1f7a8c"];

export function colourOf(user) {
  if (/^#[0-9a-f]{6}$/i.test(user?.colour ?? "")) return user.colour;
  const id = String(user?.id ?? "0");
  return FALLBACK[Number(id.slice(-4)) % FALLBACK.length || 0];
}

/** Black or white, whichever reads better on a colour. */
export function inkOn(colour) {
  const part = (at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const light = 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
  return light > 0.183 ? "#000000" : "#ffffff";
}

export function avatar(user, size = "") {
  const colour = colourOf(user);
  const initial = [...nameOf(user)][0]?.toUpperCase() ?? "?";
  return el("span", { class: `avatar ${size}`, "aria-hidden": "true", style: { "--avatar": colour, "--ink": inkOn(colour) } }, initial);
}
