import { Redis } from "ioredis";
import { redisRetryMs } from "../../realtime/bus/redis.ts";

const COMMAND_MS_MAX = 500;

/**
 * A Redis connection for rate limits, which connects and reconnects in the background. Commands fail fast, so that requests
 * don't wait for Redis.
 */
export function openRateLimitRedis(url: string): Redis {
  const redis = new Redis(url, {
    connectionName: "babchingu-limits",
    retryStrategy: redisRetryMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: COMMAND_MS_MAX,
  });
  // The bus, which uses the same Redis, logs connection errors.
  redis.on("error", () => undefined);
  return redis;
}
