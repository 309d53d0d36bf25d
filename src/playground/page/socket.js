// The one WebSocket to the server: sends ops with a nonce, hands frames on, and comes back when it breaks.

import { state, tell } from "./state.js";

const LONGEST = 60_000; // no answer of the server takes longer

let socket = null;
let user = null;
let attempts = 0;
let timer = null;
let nonces = 0;
let frameTaker = () => {};
let userGone = () => {};
const waiting = new Map(); // nonce -> what to do with its answers

/** `taker` gets every frame; `gone` is called when the server no longer knows this tab's user. */
export function begin(taker, gone) {
  frameTaker = taker;
  userGone = gone;
  addEventListener("online", () => retryNow());
  document.addEventListener("visibilitychange", () => !document.hidden && retryNow());
}

function retryNow() {
  if (timer && user) {
    attempts = 0;
    open();
  }
}

/** Becomes this user: closes the old line and opens a new one. */
export function connect(id) {
  user = id;
  attempts = 0;
  open();
}

function open() {
  clearTimeout(timer);
  timer = null;
  const old = socket;
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const line = new WebSocket(`${scheme}//${location.host}/play/socket?user=${encodeURIComponent(user)}`);
  socket = line;
  old?.close();
  if (state.connection === "open") failAll();
  setConnection(attempts ? "lost" : "connecting");
  line.addEventListener("message", (event) => {
    if (line !== socket) return;
    const frame = JSON.parse(event.data);
    if (frame.t === "hello") {
      attempts = 0;
      setConnection("open");
    }
    answer(frame);
    frameTaker(frame);
  });
  line.addEventListener("close", () => line === socket && lost());
}

function setConnection(value) {
  if (state.connection === value) return;
  state.connection = value;
  tell("connection");
}

function lost() {
  setConnection("lost");
  failAll();
  attempts += 1;
  const pause = Math.min(250 * 2 ** attempts, 8000) * (0.75 + Math.random() / 2);
  timer = setTimeout(async () => {
    timer = null;
    if (attempts > 1 && !(await stillKnown())) return userGone();
    open();
  }, pause);
}

async function stillKnown() {
  try {
    const users = await people();
    return users.some((known) => known.id === user);
  } catch {
    return true; // the server is away, which says nothing about the user
  }
}

/** The people one can be. */
export async function people() {
  const answered = await fetch("/play/users");
  if (!answered.ok) throw new Error(`users: ${answered.status}`);
  return (await answered.json()).filter((one) => !one.bot);
}

function answer({ t, d }) {
  const nonce = d?.nonce;
  if (nonce === undefined || nonce === null) return;
  const listener = waiting.get(String(nonce));
  if (!listener) return;
  if (t === "refused" || t === "choices" || (t === "interaction" && d.state !== "pending")) waiting.delete(String(nonce));
  listener(t, d);
}

function failAll() {
  for (const [nonce, listener] of waiting) listener("interaction", { nonce, state: "failed" });
  waiting.clear();
}

/**
 * Sends an op. `listener(kind, data)` hears every frame that carries its nonce, and "failed" when the line breaks.
 * Returns the nonce.
 */
export function send(op, fields = {}, listener = null) {
  const nonce = String(++nonces);
  if (listener) {
    waiting.set(nonce, listener);
    setTimeout(() => waiting.delete(nonce) && listener("interaction", { nonce, state: "failed" }), LONGEST);
  }
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ op, nonce, ...fields }));
  else if (listener) {
    waiting.delete(nonce);
    setTimeout(() => listener("interaction", { nonce, state: "failed" }), 0);
  }
  return nonce;
}

/** No answer is wanted any more. */
export const forget = (nonce) => waiting.delete(String(nonce));
