import type { Config } from "../../config.ts";
import { postgresTransport } from "./postgres.ts";
import { redisTransport } from "./redis.ts";
import { type ClosableBus, SharedBus } from "./shared.ts";
import { LocalBus } from "./bus.ts";

/**
 * Opens the configured bus: Redis with REDIS_URL, else PostgreSQL with DATABASE_URL and without a pooler, else the in-process bus. Returns at
 * once; it connects and reconnects in the background.
 */
export function openBus(
  config: Pick<Config, "databaseUrl" | "redisUrl"> & Partial<Pick<Config, "isDatabasePooled">>,
  log: { warn: (data: object, text: string) => void },
): ClosableBus {
  const onDisconnected = (cause: unknown) =>
    log.warn(
      { err: cause },
      "The bus between servers is disconnected; messages are delivered up to half a second late",
    );
  if (config.redisUrl !== null) return new SharedBus(redisTransport(config.redisUrl), onDisconnected);
  // LISTEN needs a connection of its own, which a pooler in transaction mode does not give.
  if (config.databaseUrl !== null && config.isDatabasePooled !== true)
    return new SharedBus(postgresTransport(config.databaseUrl), onDisconnected);
  return Object.assign(new LocalBus(), { close: async () => undefined });
}
