/** Redis pub/sub, which needs separate connections for subscribing and publishing. */
import { Redis } from "ioredis";
import type { Transport, TransportEvents } from "./shared.ts";

const CHANNEL = "babchingu:rooms";
const RETRY_MS_MIN = 100;
const RETRY_MS_MAX = 10_000;
const COMMAND_MS_MAX = 5_000;

/** Exponential backoff with jitter, in milliseconds. */
export function redisRetryMs(attempt: number): number {
  return Math.min(RETRY_MS_MAX, RETRY_MS_MIN * 2 ** Math.min(attempt, 10)) * (0.5 + Math.random() / 2);
}

/** Connects in the background; reconnects with a backoff of up to 10 s. */
export function redisTransport(url: string): (events: TransportEvents) => Transport {
  return ({ onPayload, onGap, onDisconnected }) => {
    const options = { retryStrategy: redisRetryMs, maxRetriesPerRequest: null, connectTimeout: COMMAND_MS_MAX };
    const subscriber = new Redis(url, { ...options, connectionName: "babchingu-rooms" });
    // Without a connection a command fails at once: it is useless to publish an event late.
    const publisher = new Redis(url, { ...options, enableOfflineQueue: false, commandTimeout: COMMAND_MS_MAX });
    let isDisconnected = false;
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
    subscriber.on("error", (cause: unknown) => {
      if (!isDisconnected) onDisconnected(cause);
      isDisconnected = true;
    });
    publisher.on("error", () => undefined);
    subscriber.on("message", (_channel: string, payload: string) => onPayload(payload));
    subscriber.on("ready", () => {
      isDisconnected = false;
      void subscribe();
    });
    return {
      send: async (payload) => void (await publisher.publish(CHANNEL, payload)),
      close: async () => {
        subscriber.disconnect();
        publisher.disconnect();
      },
    };
  };
}
