import type { FastifyBaseLogger } from "fastify";
import type { KakaoLogin } from "./adapters/kakao-login.ts";
import type { Outbox } from "./adapters/outbox.ts";
import type { PushSender } from "./adapters/push.ts";
import type { SmsSender } from "./adapters/sms.ts";
import type { Storage } from "./adapters/storage.ts";
import type { Stores } from "./adapters/store.ts";
import type { Config } from "./config.ts";
import type { Db } from "./db/schema.ts";
import type { Keys } from "./domain/keys.ts";
import type { Jobs } from "./jobs/registry.ts";
import type { Clock } from "./lib/clock.ts";

/** Everything the domain needs from outside; tests bring their own. */
export interface Deps {
  config: Config;
  db: Db;
  clock: Clock;
  keys: Keys;
  sms: SmsSender;
  push: PushSender;
  storage: Storage;
  /** Sign-in through Kakao; null when it is not offered: in production without keys (D11). */
  kakao: KakaoLogin | null;
  /** The app stores that rice is bought in (D28). */
  stores: Stores;
  /** What was sent in development; null in production, where /dev does not exist (D42). */
  outbox: Outbox | null;
  jobs: Jobs;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
}
