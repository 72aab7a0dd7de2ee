import { Redis } from "ioredis";
import { redisRetryMs } from "../../realtime/bus/redis.ts";

const COMMAND_MS_MAX = 500;

/**
 * A Redis connection for rate limits, which connects and reconnects in the background. A command waits half a second for its
 * answer; then the connection is closed, and until the next one is ready commands fail at once, so that requests don't wait for
 * Redis. An idle connection stays open: the socket's timeout runs only while an answer is due.
 */
export function openRateLimitRedis(url: string): Redis {
  const redis = new Redis(url, {
    connectionName: "babchingu-limits",
    retryStrategy: redisRetryMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: COMMAND_MS_MAX,
    socketTimeout: COMMAND_MS_MAX,
  });
  // The bus, which uses the same Redis, logs connection errors.
  redis.on("error", () => undefined);
  return redis;
}
