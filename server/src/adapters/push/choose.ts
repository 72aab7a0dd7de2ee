import type { Config } from "../../config.ts";
import type { Clock } from "../../lib/clock.ts";
import type { DevMailbox } from "../dev-mailbox.ts";
import { readGoogleAccount } from "../google-token.ts";
import { fcmPush } from "./fcm.ts";
import { mailboxPush, noPush, type PushSender } from "./push.ts";

/** Firebase when FCM_SERVICE_ACCOUNT is set; otherwise the dev mailbox in development, and none in production. Rejects for an invalid account. */
export async function choosePush(config: Config, devMailbox: DevMailbox | null, clock: Clock): Promise<PushSender> {
  if (config.fcmServiceAccount !== null) {
    const account = await readGoogleAccount(config.fcmServiceAccount, "FCM_SERVICE_ACCOUNT");
    if (account.project_id === "") throw new Error("FCM_SERVICE_ACCOUNT: the key has no project_id");
    return fcmPush(account);
  }
  return devMailbox ? mailboxPush(devMailbox, clock) : noPush;
}
