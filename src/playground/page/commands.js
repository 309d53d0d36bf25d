// Slash commands as one list of things to run: found by what is typed, named in the user's own language.

import { allowed, state } from "./state.js";

/** A name or description in the user's language. */
export function localised(thing, key) {
  const table = thing[`${key}_localizations`] ?? {};
  const locale = state.me?.locale ?? "en-US";
  return table[locale] ?? (locale === "en-GB" ? table["en-US"] : undefined) ?? thing[key] ?? "";
}

/** Each command that can be run here: { command, path, name, local, description, options, bot }. */
export function runnable() {
  const out = [];
  for (const command of state.commands) {
    if ((command.type ?? 1) !== 1) continue;
    const needs = command.default_member_permissions;
    if (needs !== null && needs !== undefined && !allowed(state.current, needs)) continue;
    walk(command, command, [], out);
  }
  return out;
}

function walk(command, node, path, out) {
  const here = [...path, node];
  const below = (node.options ?? []).filter((option) => option.type === 1 || option.type === 2);
  if (below.length) return below.forEach((option) => walk(command, option, here, out));
  out.push({
    command,
    path: here.slice(1),
    name: here.map((step) => step.name).join(" "),
    local: here.map((step) => localised(step, "name")).join(" "),
    description: localised(node, "description"),
    options: node.options ?? [],
    bot: state.users.get(command.bot ?? command.application_id),
  });
}

/** The commands that fit what was typed after the slash, best first. */
export function matching(typed) {
  const wanted = typed.trimEnd().toLowerCase();
  const score = (entry) => {
    const names = [entry.local.toLowerCase(), entry.name.toLowerCase()];
    if (names.includes(wanted)) return 0;
    if (names.some((name) => name.startsWith(wanted))) return 1;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(wanted)))) return 2;
    return names.some((name) => name.includes(wanted)) ? 3 : 9;
  };
  return runnable()
    .map((entry) => ({ entry, at: score(entry) }))
    .filter((one) => one.at < 9)
    .sort((a, b) => a.at - b.at || a.entry.local.localeCompare(b.entry.local))
    .map((one) => one.entry);
}

/** The option list as Discord nests it: group, subcommand, then values. */
export function nested(entry, values) {
  return entry.path.reduceRight((inner, step) => [{ type: step.type, name: step.name, options: inner }], values);
}
