import type { PaymentPlatformValue } from "@babchingu/openapi/enums";
import type { Config } from "../../config.ts";
import { readGoogleAccount } from "../google-token.ts";
import { AppStore } from "./apple.ts";
import { GooglePlay } from "./google.ts";
import { SandboxStore } from "./sandbox.ts";
import type { PaymentStore, PaymentStores } from "./payment-store.ts";

/**
 * The real stores when their keys are set; otherwise the sandbox in development, and none in production (D28).
 * Throws when the service account's key is invalid.
 */
export async function choosePaymentStores({ apple, googlePlay, isProduction }: Config): Promise<PaymentStores> {
  const sandbox = (platform: PaymentPlatformValue): PaymentStore | null =>
    isProduction ? null : new SandboxStore(platform);
  return {
    APPLE: apple === null ? sandbox("APPLE") : new AppStore(apple),
    GOOGLE: googlePlay === null ? sandbox("GOOGLE") : await createGooglePlay(googlePlay),
  };
}

async function createGooglePlay({
  serviceAccount,
  packageName,
}: NonNullable<Config["googlePlay"]>): Promise<PaymentStore> {
  const account = await readGoogleAccount(serviceAccount, "GOOGLE_PLAY_SERVICE_ACCOUNT");
  return new GooglePlay({ account, packageName });
}
