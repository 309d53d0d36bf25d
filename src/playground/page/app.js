// The entry: decides who this tab is, opens the line to the server and starts the parts of the page.

import { startActions } from "./actions.js";
import { avatar } from "./avatar.js";
import { startChannels } from "./channels.js";
import { startComposer } from "./composer.js";
import { el, fill, find } from "./dom.js";
import { take } from "./frames.js";
import { announce } from "./live.js";
import { startMessages } from "./messages.js";
import { openSelect } from "./select.js";
import { startSettings } from "./settings.js";
import { begin, connect, people } from "./socket.js";
import { nameOf, on, state, tell } from "./state.js";
import { showTheme } from "./theme.js";
import { fillWords, t, useLanguage } from "./words.js";

const KEY = "playground.user";
const NAME = "playground.name";

function remember(id) {
  sessionStorage.setItem(KEY, id);
  const address = new URL(location.href);
  address.searchParams.set("user", id);
  history.replaceState(null, "", address);
}

/** Who this tab is: as the address says, else as it was (a new world has new ids, but maybe the same names), else the first person nobody else is yet. */
async function whoAmI() {
  const wanted = [new URL(location.href).searchParams.get("user"), sessionStorage.getItem(KEY)];
  for (;;) {
    try {
      const all = await people();
      const named = wanted.map((id) => all.find((user) => user.id === id)).find(Boolean);
      const namesake = all.find((user) => nameOf(user) === sessionStorage.getItem(NAME));
      return (named ?? namesake ?? all.find((user) => !user.online) ?? all[0])?.id;
    } catch {
      state.connection = "lost";
      tell("connection");
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
  }
}

async function start() {
  const id = await whoAmI();
  if (!id) return fill(find("#connection"), t("nobody"));
  remember(id);
  connect(id);
}

/** Becomes somebody else in this tab. */
function become(id) {
  if (id === state.me?.id) return;
  remember(id);
  connect(id);
}

function drawMe() {
  if (!state.me) return;
  sessionStorage.setItem(NAME, nameOf(state.me));
  const online = el("span", { class: "me-note" }, state.me.locale ?? "");
  fill(find("#me"), avatar(state.me), el("span", { class: "me-text" }, el("span", { class: "me-name" }, nameOf(state.me)), online), el("span", { class: "select-arrow", "aria-hidden": "true" }));
  find("#me").setAttribute("aria-label", t("switch", { name: nameOf(state.me) }));
  find("#me").dataset.userId = state.me.id;
}

function startSwitch() {
  const button = find("#me");
  const open = () => {
    const options = [...state.users.values()].filter((user) => !user.bot).map((user) => ({ label: nameOf(user), value: user.id, description: [user.locale, user.online && user.id !== state.me.id ? t("online") : ""].filter(Boolean).join(" · ") }));
    openSelect(button, { type: 3, custom_id: "switch-user", placeholder: t("switch.title"), options }, [state.me.id], ([id]) => become(id));
  };
  button.addEventListener("click", open);
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open();
  });
}

function drawConnection() {
  const bar = find("#connection");
  const text = { connecting: t("connecting"), lost: t("lost"), open: "" }[state.connection];
  bar.hidden = !text;
  document.body.dataset.connection = state.connection;
  if (bar.textContent !== text) bar.textContent = text;
}

function drawTyping() {
  const now = Date.now();
  const names = [...(state.typing.get(state.current) ?? [])].filter(([, until]) => until > now).map(([id]) => nameOf(state.users.get(id)));
  const text = !names.length ? "" : names.length > 3 ? t("typing.many") : names.length === 1 ? t("typing.one", { name: names[0] }) : t("typing.some", { names: names.join(", ") });
  const node = find("#typing");
  if (node.textContent !== text) node.textContent = text;
  node.classList.toggle("on", Boolean(text));
}

/** F6 goes round the parts of the page, as in a desktop program. */
function startRounds() {
  const stops = [() => find("#channels [aria-current]"), () => find("#messages [role=article][tabindex='0']"), () => find("#command-place input, #command-run") ?? find("#composer-text"), () => find("#me")];
  document.addEventListener("keydown", (event) => {
    if (event.key !== "F6" || find("dialog[open]")) return;
    event.preventDefault();
    const parts = [find("#channels"), find("#scroller"), find("#composer"), find("#user-bar")];
    const at = parts.findIndex((part) => part.contains(document.activeElement));
    const step = event.shiftKey ? -1 : 1;
    for (let turn = 1; turn <= stops.length; turn += 1) {
      const target = stops[(((at + step * turn) % stops.length) + stops.length) % stops.length]();
      if (target?.getClientRects().length) return target.focus();
    }
  });
}

showTheme();
useLanguage(navigator.language);
on("words", fillWords);
on("me words", drawMe);
on("connection words", drawConnection);
on("typing open users words", drawTyping);
on("connection", () => state.me && announce(state.connection === "open" ? t("back") : t("lost")));
startMessages();
startChannels();
startComposer();
startActions();
startSettings();
startSwitch();
startRounds();
find("#skip").addEventListener("click", (event) => {
  event.preventDefault();
  (find("#command-place input, #command-run") ?? find("#composer-text")).focus();
});
fillWords();
drawConnection();
begin(take, start);
start();
