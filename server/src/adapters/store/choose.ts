import type { PaymentPlatformValue } from "@babchingu/openapi/enums";
import type { Config } from "../../config.ts";
import { readGoogleAccount } from "../google-token.ts";
import { AppStore } from "./apple.ts";
import { GooglePlay } from "./google.ts";
import { SandboxStore } from "./sandbox.ts";
import type { Store, Stores } from "./store.ts";

/**
 * The real stores when their keys are set; otherwise the sandbox in development, and none in production (D28).
 * Throws when the service account's key is invalid.
 */
export async function chooseStores({ apple, googlePlay, isProduction }: Config): Promise<Stores> {
  const sandbox = (platform: PaymentPlatformValue): Store | null => (isProduction ? null : new SandboxStore(platform));
  return {
    APPLE: apple === null ? sandbox("APPLE") : new AppStore(apple),
    GOOGLE: googlePlay === null ? sandbox("GOOGLE") : await createGooglePlay(googlePlay),
  };
}

async function createGooglePlay({ serviceAccount, packageName }: NonNullable<Config["googlePlay"]>): Promise<Store> {
  const account = await readGoogleAccount(serviceAccount, "GOOGLE_PLAY_SERVICE_ACCOUNT");
  return new GooglePlay({ account, packageName });
}
