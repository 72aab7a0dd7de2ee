/** Redis pub/sub, which needs separate connections for subscribing and publishing. */
import { Redis } from "ioredis";
import type { Transport, TransportEvents } from "./shared.ts";

const CHANNEL = "babchingu:rooms";
/** How CLIENT LIST shows the connections. */
export const CONNECTION_NAMES = { subscriber: "babchingu-rooms", publisher: "babchingu-rooms-publisher" };
const RETRY_MS_MIN = 100;
const RETRY_MS_MAX = 10_000;
/** How long to wait for an answer. */
const TIMEOUT_MS = 5_000;
/** How often both connections are checked: one that was lost without an error is noticed within ten seconds. */
const KEEPALIVE_MS = 5_000;

/** Exponential backoff with jitter, in milliseconds. */
export function redisRetryMs(attempt: number): number {
  return Math.min(RETRY_MS_MAX, RETRY_MS_MIN * 2 ** Math.min(attempt, 10)) * (0.5 + Math.random() / 2);
}

/** Connects in the background; reconnects with a backoff of up to 10 s. */
export function redisTransport(
  url: string,
  { timeoutMs = TIMEOUT_MS, keepaliveMs = KEEPALIVE_MS } = {},
): (events: TransportEvents) => Transport {
  return ({ onPayload, onGap, onDisconnected }) => {
    const options = {
      retryStrategy: redisRetryMs,
      maxRetriesPerRequest: null,
      connectTimeout: timeoutMs,
      // Closes a connection on which nothing comes for so long after a command.
      socketTimeout: timeoutMs,
    };
    const subscriber = new Redis(url, { ...options, connectionName: CONNECTION_NAMES.subscriber });
    // Without a connection a command fails at once: it is useless to publish an event late.
    const publisher = new Redis(url, {
      ...options,
      connectionName: CONNECTION_NAMES.publisher,
      enableOfflineQueue: false,
      commandTimeout: timeoutMs,
    });
    const disconnected = new Set<Redis>();
    let wasSubscribed = false;
    const subscribe = async () => {
      try {
        await subscriber.subscribe(CHANNEL);
      } catch {
        // The connection was lost again: the next "ready" subscribes.
        return;
      }
      if (wasSubscribed) onGap();
      wasSubscribed = true;
    };
    for (const client of [subscriber, publisher]) {
      client.on("error", (cause: unknown) => {
        if (disconnected.size === 0) onDisconnected(cause);
        disconnected.add(client);
      });
      client.on("ready", () => disconnected.delete(client));
    }
    subscriber.on("message", (_channel: string, payload: string) => onPayload(payload));
    subscriber.on("ready", () => void subscribe());
    const keepalive = setInterval(() => {
      for (const client of [subscriber, publisher])
        if (client.status === "ready") void client.ping().catch(() => undefined);
    }, keepaliveMs);
    keepalive.unref();
    return {
      send: async (payload) => void (await publisher.publish(CHANNEL, payload)),
      close: async () => {
        clearInterval(keepalive);
        subscriber.disconnect();
        publisher.disconnect();
      },
    };
  };
}
