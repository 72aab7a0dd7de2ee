import { Redis } from "ioredis";
import { redisRetryMs } from "../../realtime/bus/redis.ts";

const ANSWER_MS_MAX = 500;

/**
 * A connection for counting requests: made in the background, and made again when it is cut. A command fails soon, so that
 * a request never waits for Redis.
 */
export function openCounterRedis(url: string): Redis {
  const redis = new Redis(url, {
    connectionName: "babchingu-limits",
    retryStrategy: redisRetryMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: ANSWER_MS_MAX,
  });
  // The bus, which needs the same Redis, tells in the log that it is gone.
  redis.on("error", () => undefined);
  return redis;
}
