/** The thread in which honest members read: in the thread that attacks, they would wait for its own work, too. */
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

export interface ReaderInput {
  url: string;
  tokens: readonly string[];
  login: Login | undefined;
}

export interface Login {
  phone: string;
  password: string;
}

export interface Reading {
  waitedMs: number[];
  /** Answers other than a success. */
  failures: string[];
}

const PAUSE_MS = 25;
/** Of those who log in: every so many requests. */
const LOG_IN_EVERY = 4;
const ADDRESSES = 200;
const PATHS = ["/api/v1/members/me", "/api/v1/meetings?lat=37.55&lng=126.92", "/api/v1/chat"];

const { url, tokens, login } = workerData as ReaderInput;
const reading: Reading = { waitedMs: [], failures: [] };
const end = new AbortController();

function get(path: string, token: string | undefined): Promise<Response> {
  return fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
}

/** From another address each time: log-ins of one are few a minute. */
function logIn(turn: number): Promise<Response> {
  const headers = { "content-type": "application/json", "x-forwarded-for": `198.51.100.${turn % ADDRESSES}` };
  return fetch(`${url}/api/v1/auth/login`, {
    method: "POST",
    headers,
    body: JSON.stringify({ ...login, fcmToken: null }),
  });
}

async function read(): Promise<void> {
  for (let turn = 0; !end.signal.aborted; turn += 1) {
    const path = PATHS[turn % PATHS.length] ?? "";
    const isLogin = login !== undefined && turn % LOG_IN_EVERY === 0;
    const startMs = performance.now();
    const response = isLogin ? await logIn(turn) : await get(path, tokens[turn % tokens.length]);
    const text = await response.text();
    reading.waitedMs.push(performance.now() - startMs);
    if (!response.ok) reading.failures.push(`${isLogin ? "login" : path}: ${response.status} ${text}`);
    await sleep(PAUSE_MS);
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin.
  parentPort?.postMessage(reading);
}

parentPort?.once("message", () => end.abort());
await read();
