/** LISTEN and NOTIFY on a separate connection. A pooler in transaction mode doesn't support LISTEN: connect to PostgreSQL directly. */
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { Transport, TransportEvents } from "./shared.ts";

const CHANNEL = "babchingu_rooms";
const RETRY_MS_MIN = 100;
const RETRY_MS_MAX = 10_000;
const QUERY_MS_MAX = 3_000;
/** How often the connection is checked: one that was lost without an error is noticed within eight seconds. */
const KEEPALIVE_MS = 5_000;

class PostgresTransport implements Transport {
  readonly #url: string;
  readonly #events: TransportEvents;
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;
  #client: Client | null = null;

  constructor(url: string, events: TransportEvents) {
    this.#url = url;
    this.#events = events;
    this.#running = this.#keepConnected();
  }

  async send(payload: string): Promise<void> {
    if (this.#client === null) throw new Error("The bus is not connected.");
    await this.#client.query("select pg_notify($1, $2)", [CHANNEL, payload]);
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #keepConnected(): Promise<void> {
    let wasDisconnected = false;
    let failures = 0;
    while (!this.#stopping.signal.aborted) {
      try {
        await this.#connectUntilClosed(() => {
          failures = 0;
          if (wasDisconnected) this.#events.onGap();
        });
      } catch (cause) {
        if (!wasDisconnected || failures === 0) this.#events.onDisconnected(cause);
        wasDisconnected = true;
        failures += 1;
        const waitMs = Math.min(RETRY_MS_MAX, RETRY_MS_MIN * 2 ** failures) * (0.5 + Math.random());
        await sleep(waitMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      }
    }
  }

  /** Resolves when the transport is closed; rejects when the connection fails. */
  async #connectUntilClosed(onConnected: () => void): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      application_name: "babchingu rooms",
      keepAlive: true,
      connectionTimeoutMillis: QUERY_MS_MAX,
      query_timeout: QUERY_MS_MAX,
    });
    const { promise: closed, resolve: close, reject: fail } = Promise.withResolvers<void>();
    // `closed` may be rejected before it is awaited.
    closed.catch(() => undefined);
    client.on("error", fail);
    client.on("end", () => fail(new Error("The bus connection was closed.")));
    client.on("notification", ({ payload }) => this.#events.onPayload(payload ?? ""));
    const stop = () => close();
    this.#stopping.signal.addEventListener("abort", stop);
    const keepalive = setInterval(() => void client.query("select 1").catch(fail), KEEPALIVE_MS);
    keepalive.unref();
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#client = client;
      onConnected();
      await closed;
    } finally {
      this.#client = null;
      clearInterval(keepalive);
      this.#stopping.signal.removeEventListener("abort", stop);
      await client.end().catch(() => undefined);
    }
  }
}

/** Connects in the background; reconnects with a backoff of up to 10 s. */
export function postgresTransport(url: string): (events: TransportEvents) => Transport {
  return (events) => new PostgresTransport(url, events);
}
