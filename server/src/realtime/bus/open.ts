import type { Config } from "../../config.ts";
import { postgresTransport } from "./postgres.ts";
import { redisTransport } from "./redis.ts";
import type { ClosableBus } from "./shared.ts";
import { SharedBus } from "./shared.ts";
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
  if (config.redisUrl !== null) return new SharedBus(redisTransport(config.redisUrl), onDown);
  if (config.databaseUrl !== null) return new SharedBus(postgresTransport(config.databaseUrl), onDown);
  return Object.assign(new LocalBus(), { close: async () => undefined });
}
