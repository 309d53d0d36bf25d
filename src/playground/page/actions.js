// What can be done with a message: press, select, react, reveal, enlarge, dismiss, delete.

import { find } from "./dom.js";
import { findComponent } from "./components.js";
import { replyTo, startCommand } from "./composer.js";
import { failMessage } from "./frames.js";
import { enlarge } from "./media.js";
import { flash } from "./messages.js";
import { defaultsOf, openSelect } from "./select.js";
import { send } from "./socket.js";
import { messagesIn, state, tell, touchView, viewOf } from "./state.js";
import { t } from "./words.js";

const QUICK = ["👍", "❤️", "😂", "🎉", "😮", "😢", "👀", "✅", "❌"];

export function startActions() {
  const list = find("#messages");
  list.addEventListener("click", (event) => {
    const target = event.target.closest("[data-action]");
    if (target && target.getAttribute("aria-disabled") !== "true") run(target);
  });
  list.addEventListener("keydown", (event) => {
    const spoiler = event.target.matches(".spoiler[data-action]");
    if (spoiler && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      run(event.target);
    }
    if (event.target.matches(".select") && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      event.target.click();
    }
  });
}

function run(target) {
  const id = target.closest("[data-message-id]")?.dataset.messageId;
  const message = id && messagesIn(state.current).get(id);
  const { action, customId } = target.dataset;
  const component = message && customId ? findComponent(message.components, customId) : null;
  switch (action) {
    case "press":
      return component && press(message, component);
    case "select":
      return component && openSelect(target, component, viewOf(id).chosen[customId] ?? defaultsOf(component), (values) => press(message, component, values));
    case "spoiler":
      return touchView(id, (view) => view.revealed.add(target.dataset.spoiler));
    case "enlarge":
      return enlarge(target);
    case "dismiss":
      return dismiss(message);
    case "dismiss-notice":
      state.notices = state.notices.filter((one) => one.nonce !== target.closest("[data-notice]").dataset.notice);
      find("#composer-text").focus();
      return tell("messages");
    case "react":
      return react(message, target.dataset.emoji, target.getAttribute("aria-pressed") !== "true");
    case "add-reaction":
      return addReaction(target, message);
    case "reply":
      return replyTo(message);
    case "delete":
      return send("delete", { channel: message.channel_id, message: id }, (kind, d) => kind === "refused" && failMessage(id, d.message));
    case "show-message":
      return flash(target.dataset.target);
    case "start-command":
      return startCommand(target.dataset.commandId, target.dataset.commandName);
  }
}

/** Sends a press or a choice, and shows how it goes. */
function press(message, component, values) {
  const { id } = message;
  const key = component.custom_id;
  if (viewOf(id).pending.has(key)) return;
  touchView(id, (view) => {
    view.pending.add(key);
    view.failed = "";
    view.pressedAt = Date.now();
    if (values) view.chosen[key] = values;
  });
  const over = () => touchView(id, (view) => view.pending.delete(key));
  send("press", { channel: message.channel_id, message: id, custom_id: key, component_type: component.type, ...(values ? { values } : {}) }, (kind, d) => {
    if (kind === "interaction" && d.state === "pending") return;
    over();
    if (kind === "refused") failMessage(id, d.message || t("failed"));
    if (kind === "interaction" && d.state === "failed") failMessage(id, t("failed"));
  });
}

function dismiss(message) {
  send("dismiss", { message: message.id });
  messagesIn(message.channel_id).delete(message.id);
  tell("messages");
}

function react(message, emoji, add) {
  send("react", { channel: message.channel_id, message: message.id, emoji, add }, (kind, d) => kind === "refused" && failMessage(message.id, d.message));
}

function addReaction(target, message) {
  const own = (state.guild.emojis ?? []).map((one) => ({ label: `:${one.name}:`, value: `${one.name}:${one.id}`, emoji: one }));
  const options = [...QUICK.map((one) => ({ label: one, value: one })), ...own];
  openSelect(target, { type: 3, custom_id: "add-reaction", placeholder: t("react.add"), options }, [], ([value]) => react(message, value, true));
}
