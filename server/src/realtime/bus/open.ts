import type { Config } from "../../config.ts";
import { postgresTransport } from "./postgres.ts";
import { type ClosableBus, SharedBus } from "./shared.ts";
import { LocalBus } from "./bus.ts";

/**
 * Opens the configured bus: Redis with REDIS_URL, else PostgreSQL with DATABASE_URL and without a pooler, else the in-process bus. It connects
 * and reconnects in the background. The client of Redis, of 45 modules, is loaded only where it is used.
 */
export async function openBus(
  config: Pick<Config, "databaseUrl" | "redisUrl"> & Partial<Pick<Config, "isDatabasePooled">>,
  log: { warn: (data: object, text: string) => void },
): Promise<ClosableBus> {
  const onDisconnected = (cause: unknown) =>
    log.warn(
      { err: cause },
      "The bus between servers is disconnected; messages are delivered up to half a second late",
    );
  if (config.redisUrl !== null) {
    const { redisTransport } = await import("./redis.ts");
    return new SharedBus(redisTransport(config.redisUrl), onDisconnected);
  }
  // LISTEN needs a connection of its own, which a pooler in transaction mode does not give.
  if (config.databaseUrl !== null && config.isDatabasePooled !== true)
    return new SharedBus(postgresTransport(config.databaseUrl), onDisconnected);
  return Object.assign(new LocalBus(), { close: async () => undefined });
}
