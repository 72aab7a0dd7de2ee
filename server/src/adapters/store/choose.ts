import type { PaymentPlatformValue } from "@babchingu/openapi/enums";
import type { Config } from "../../config.ts";
import { readGoogleAccount } from "../google-token.ts";
import { AppStore } from "./apple.ts";
import { GooglePlay } from "./google.ts";
import { SandboxStore } from "./sandbox.ts";
import type { Store, Stores } from "./store.ts";

/**
 * The real stores where their keys are set; without them the sandbox in development, and none in production (D28).
 * Throws when the key of the service account can't be used.
 */
export async function chooseStores({ apple, googlePlay, isProduction }: Config): Promise<Stores> {
  const sandbox = (platform: PaymentPlatformValue): Store | null => (isProduction ? null : new SandboxStore(platform));
  return {
    APPLE: apple === null ? sandbox("APPLE") : new AppStore(apple),
    GOOGLE: googlePlay === null ? sandbox("GOOGLE") : await openGooglePlay(googlePlay),
  };
}

async function openGooglePlay({ serviceAccount, packageName }: NonNullable<Config["googlePlay"]>): Promise<Store> {
  const account = await readGoogleAccount(serviceAccount, "GOOGLE_PLAY_SERVICE_ACCOUNT");
  return new GooglePlay({ account, packageName });
}
