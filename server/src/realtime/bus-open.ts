import type { Config } from "../config.ts";
import { postgresWire } from "./bus-postgres.ts";
import { redisWire } from "./bus-redis.ts";
import type { ClosableBus } from "./bus-shared.ts";
import { SharedBus } from "./bus-shared.ts";
import { LocalBus } from "./bus.ts";

/**
 * The bus that fits the configuration: Redis when REDIS_URL is set, else PostgreSQL's own when DATABASE_URL is, else that
 * of this process. Resolves at once; the connection is made in the background and made again when it is cut.
 */
export function openBus(
  config: Pick<Config, "databaseUrl" | "redisUrl">,
  log: { warn: (data: object, text: string) => void },
): ClosableBus {
  const onDown = (cause: unknown) =>
    log.warn({ err: cause }, "Announcements between servers are cut off; messages still arrive, half a second later");
  if (config.redisUrl !== null) return new SharedBus(redisWire(config.redisUrl), onDown);
  if (config.databaseUrl !== null) return new SharedBus(postgresWire(config.databaseUrl), onDown);
  return Object.assign(new LocalBus(), { close: async () => undefined });
}
