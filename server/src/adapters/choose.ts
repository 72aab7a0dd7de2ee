/** Chooses the adapter of each third party according to the configuration. */
import { join } from "node:path";
import type { PaymentPlatformValue } from "@babchingu/openapi/enums";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config.ts";
import type { Clock } from "../lib/clock.ts";
import type { DevMailbox } from "./dev-mailbox.ts";
import { readGoogleAccount } from "./google-token.ts";
import { DevKakaoLogin } from "./kakao-login/dev.ts";
import { type KakaoLogin, KakaoOAuth } from "./kakao-login/kakao-login.ts";
import { AppStore } from "./payment-store/apple.ts";
import { GooglePlay } from "./payment-store/google.ts";
import type { PaymentStores } from "./payment-store/payment-store.ts";
import { SandboxStore } from "./payment-store/sandbox.ts";
import { fcmPush } from "./push/fcm.ts";
import { mailboxPush, noPush, type PushSender } from "./push/push.ts";
import { mailboxSms, noSms, type SmsSender, solapiSms } from "./sms/sms.ts";
import { createWebPush, type VapidKeys, type WebPushSender } from "./web-push/web-push.ts";
import { diskStorage, type Storage } from "./storage/storage.ts";

/** Kakao with its keys set; otherwise the mock consent page in development, and none in production (D11). */
export function chooseKakaoLogin(config: Pick<Config, "kakao" | "isProduction">, clock: Clock): KakaoLogin | null {
  if (config.kakao !== null) return new KakaoOAuth(config.kakao);
  return config.isProduction ? null : new DevKakaoLogin(clock);
}

/**
 * The real stores when their keys are set; otherwise the sandbox in development, and none in production (D28).
 * Rejects when the service account's key is invalid.
 */
export async function choosePaymentStores({ apple, googlePlay, isProduction }: Config): Promise<PaymentStores> {
  const sandbox = (platform: PaymentPlatformValue) => (isProduction ? null : new SandboxStore(platform));
  const account = googlePlay && (await readGoogleAccount(googlePlay.serviceAccount, "GOOGLE_PLAY_SERVICE_ACCOUNT"));
  return {
    APPLE: apple ? new AppStore(apple) : sandbox("APPLE"),
    GOOGLE: account ? new GooglePlay({ account, packageName: googlePlay.packageName }) : sandbox("GOOGLE"),
  };
}

/** Firebase when FCM_SERVICE_ACCOUNT is set; otherwise the dev mailbox in development, and none in production. Rejects for an invalid account. */
export async function choosePush(config: Config, devMailbox: DevMailbox | null, clock: Clock): Promise<PushSender> {
  if (config.fcmServiceAccount !== null) {
    const account = await readGoogleAccount(config.fcmServiceAccount, "FCM_SERVICE_ACCOUNT");
    if (account.project_id === "") throw new Error("FCM_SERVICE_ACCOUNT: the key has no project_id");
    return fcmPush(account);
  }
  return devMailbox ? mailboxPush(devMailbox, clock) : noPush;
}

/** With the configured keys, or the generated ones of development; null in production without keys. */
export function chooseWebPush(config: Config, generatedKeys: VapidKeys | null): WebPushSender | null {
  const keys = config.vapid ?? generatedKeys;
  return keys && createWebPush(keys, config.webPushServices);
}

/** Solapi with its keys set; otherwise the dev mailbox in development, and none in production. */
export function chooseSms(
  config: Config,
  devMailbox: DevMailbox | null,
  clock: Clock,
  log: Pick<FastifyBaseLogger, "warn">,
): SmsSender {
  if (config.sms) return solapiSms(config.sms);
  if (devMailbox) return mailboxSms(devMailbox, clock);
  log.warn("No SMS provider is configured: phones can't be verified");
  return noSms;
}

/** S3 when STORAGE=s3, else a folder. The S3 client is large, so it is loaded only when used. */
export async function chooseStorage(config: Pick<Config, "s3" | "imageBaseUrl" | "dataDir">): Promise<Storage> {
  if (config.s3 === null) return diskStorage(join(config.dataDir, "images"));
  const { s3Storage } = await import("./storage/s3.ts");
  return s3Storage(config.s3, config.imageBaseUrl);
}
