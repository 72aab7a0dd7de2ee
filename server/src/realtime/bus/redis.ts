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
  return ({ onPayload, onGap, onDown }) => {
    const options = { retryStrategy: redisRetryMs, maxRetriesPerRequest: null, connectTimeout: COMMAND_MS_MAX };
    const listening = new Redis(url, { ...options, connectionName: "babchingu-rooms" });
    // Without a connection a command fails at once: a late event would be useless.
    const speaking = new Redis(url, { ...options, enableOfflineQueue: false, commandTimeout: COMMAND_MS_MAX });
    let isDown = false;
    let wasSubscribed = false;
    const subscribe = async () => {
      try {
        await listening.subscribe(CHANNEL);
      } catch {
        // The connection was lost again: the next "ready" subscribes.
        return;
      }
      if (wasSubscribed) onGap();
      wasSubscribed = true;
    };
    listening.on("error", (cause: unknown) => {
      if (!isDown) onDown(cause);
      isDown = true;
    });
    speaking.on("error", () => undefined);
    listening.on("message", (_channel: string, payload: string) => onPayload(payload));
    listening.on("ready", () => {
      isDown = false;
      void subscribe();
    });
    return {
      send: async (payload) => void (await speaking.publish(CHANNEL, payload)),
      close: async () => {
        listening.disconnect();
        speaking.disconnect();
      },
    };
  };
}
