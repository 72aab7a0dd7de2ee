import type { FastifyBaseLogger } from "fastify";
import type { KakaoLogin } from "./adapters/kakao-login/kakao-login.ts";
import type { ImageEncoder } from "./adapters/image-encoder/image-encoder.ts";
import type { DevMailbox } from "./adapters/dev-mailbox.ts";
import type { PushSender } from "./adapters/push/push.ts";
import type { WebPushSender } from "./adapters/web-push/web-push.ts";
import type { PostedRooms } from "./domain/chat/pushes.ts";
import type { SmsSender } from "./adapters/sms/sms.ts";
import type { Storage } from "./adapters/storage/storage.ts";
import type { PaymentStores } from "./adapters/payment-store/payment-store.ts";
import type { Config } from "./config.ts";
import type { Replica } from "./db/replica.ts";
import type { Db } from "./db/schema.ts";
import type { Keys } from "./domain/accounts/keys.ts";
import type { Jobs } from "./jobs/registry.ts";
import type { Clock } from "./lib/clock.ts";

/** The server's dependencies; tests replace them. */
export interface Deps {
  config: Config;
  db: Db;
  /** A streaming replica for reads; null when there is none. */
  replica: Replica | null;
  clock: Clock;
  keys: Keys;
  sms: SmsSender;
  push: PushSender;
  /** Push messages to browsers; null when they are not offered: in production without keys (D51). */
  webPush: WebPushSender | null;
  /** Rooms with new messages, for push messages to those who aren't there (D52). */
  postedRooms: PostedRooms;
  storage: Storage;
  imageEncoder: ImageEncoder;
  /** Kakao login; null when it is not offered: in production without keys (D11). */
  kakao: KakaoLogin | null;
  /** The app stores for rice purchases (D28). */
  paymentStores: PaymentStores;
  /** Messages sent in development; null in production, where /dev does not exist (D42). */
  devMailbox: DevMailbox | null;
  jobs: Jobs;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
}
