/**
 * The thread in which honest members read, from a message of how to the next one: in the thread that attacks, they would wait for its own
 * work, too.
 */
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";

export interface ReaderInput {
  url: string;
  tokens: readonly string[];
}

/** How they read, until the next message. */
export interface ReaderOptions {
  /** Of a member who logs in as well. */
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

const PAUSE_MS = 75;
const ADDRESSES = 200;
/** What the app reads at once when its list is opened, and what it reads once the list is shown. */
const FIRST_PATHS = ["/api/v1/members/me", "/api/v1/meetings?lat=37.55&lng=126.92"];
const NEXT_PATH = "/api/v1/chat";

const { url, tokens } = workerData as ReaderInput;
const port = parentPort as MessagePort;

function get(path: string, token: string | undefined): Promise<Response> {
  return fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
}

/** From another address each time: log-ins of one are few a minute. */
function logIn(login: Login, turn: number): Promise<Response> {
  const headers = { "content-type": "application/json", "x-forwarded-for": `198.51.100.${turn % ADDRESSES}` };
  return fetch(`${url}/api/v1/auth/login`, {
    method: "POST",
    headers,
    body: JSON.stringify({ ...login, fcmToken: null }),
  });
}

async function read(login: Login | undefined, end: AbortSignal): Promise<Reading> {
  const reading: Reading = { waitedMs: [], failures: [] };
  const measure = async (name: string, request: () => Promise<Response>) => {
    const startMs = performance.now();
    const response = await request();
    const text = await response.text();
    reading.waitedMs.push(performance.now() - startMs);
    if (!response.ok) reading.failures.push(`${name}: ${response.status} ${text}`);
  };
  for (let turn = 0; !end.aborted; turn += 1) {
    const token = tokens[turn % tokens.length];
    await Promise.all(FIRST_PATHS.map((path) => measure(path, () => get(path, token))));
    await measure(NEXT_PATH, () => get(NEXT_PATH, token));
    if (login) await measure("login", () => logIn(login, turn));
    await sleep(PAUSE_MS);
  }
  return reading;
}

for (;;) {
  const [{ login }] = (await once(port, "message")) as [ReaderOptions];
  const end = new AbortController();
  port.once("message", () => end.abort());
  port.postMessage(await read(login, end.signal));
}
