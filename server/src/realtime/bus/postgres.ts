/** LISTEN and NOTIFY on a connection of its own. A pooler in transaction mode loses LISTEN: connect to PostgreSQL itself. */
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { Transport, TransportEvents } from "./shared.ts";

const CHANNEL = "babchingu_rooms";
const RETRY_MS_MIN = 100;
const RETRY_MS_MAX = 10_000;
const QUERY_MS_MAX = 5_000;
/** A connection that died without a word is noticed at the latest after this time and one query's. */
const PROBE_MS = 15_000;

class PostgresTransport implements Transport {
  readonly #url: string;
  readonly #events: TransportEvents;
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;
  #client: Client | null = null;

  constructor(url: string, events: TransportEvents) {
    this.#url = url;
    this.#events = events;
    this.#running = this.#stayConnected();
  }

  async send(payload: string): Promise<void> {
    if (this.#client === null) throw new Error("The connection for announcements is down.");
    await this.#client.query("select pg_notify($1, $2)", [CHANNEL, payload]);
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #stayConnected(): Promise<void> {
    let wasDown = false;
    let failures = 0;
    while (!this.#stopping.signal.aborted) {
      try {
        await this.#connectUntilCut(() => {
          failures = 0;
          if (wasDown) this.#events.onGap();
        });
      } catch (cause) {
        if (!wasDown || failures === 0) this.#events.onDown(cause);
        wasDown = true;
        failures += 1;
        const waitMs = Math.min(RETRY_MS_MAX, RETRY_MS_MIN * 2 ** failures) * (0.5 + Math.random());
        await sleep(waitMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      }
    }
  }

  /** Resolves when the transport is closed on purpose; rejects when the connection fails or is cut. */
  async #connectUntilCut(onConnected: () => void): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      application_name: "babchingu rooms",
      keepAlive: true,
      connectionTimeoutMillis: QUERY_MS_MAX,
      query_timeout: QUERY_MS_MAX,
    });
    const { promise: ended, resolve: stop, reject: cut } = Promise.withResolvers<void>();
    // It may be cut before anybody waits for it.
    ended.catch(() => undefined);
    client.on("error", cut);
    client.on("end", () => cut(new Error("The connection for announcements was closed.")));
    client.on("notification", ({ payload }) => this.#events.onPayload(payload ?? ""));
    this.#stopping.signal.addEventListener("abort", () => stop(), { once: true });
    const probe = setInterval(() => void client.query("select 1").catch(cut), PROBE_MS);
    probe.unref();
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#client = client;
      onConnected();
      await ended;
    } finally {
      this.#client = null;
      clearInterval(probe);
      await client.end().catch(() => undefined);
    }
  }
}

/** Connects in the background and again, with growing pauses up to 10 s, whenever it is cut. */
export function postgresTransport(url: string): (events: TransportEvents) => Transport {
  return (events) => new PostgresTransport(url, events);
}
