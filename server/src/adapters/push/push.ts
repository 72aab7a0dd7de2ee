import type { Clock } from "../../lib/clock.ts";
import type { DevMailbox } from "../dev-mailbox.ts";

export interface Push {
  memberId: number;
  /** The member's phone, used as the recipient in the dev mailbox. */
  phone: string | null;
  /** The device token that the native shell sent at login. */
  token: string | null;
  title: string;
  content: string;
  url: string | null;
  /** By which the device replaces this message when it is sent again: the provider may have answered too late the first time. */
  tag: string;
}

/** Sends a push message. Resolves to false when the device token is no longer valid and should be removed. */
export interface PushSender {
  send(message: Push): Promise<boolean>;
}

/** Stores messages for /dev/outbox instead of sending them (D36). */
export function mailboxPush(devMailbox: DevMailbox, clock: Clock): PushSender {
  return {
    send: async ({ memberId, phone, title, content, url }) => {
      const text = [`${title}: ${content}`, ...(url === null ? [] : [url])].join(" ");
      devMailbox.add({ to: phone ?? String(memberId), kind: "PUSH", text, createdAt: clock.now().toISOString() });
      return true;
    },
  };
}

/** Drops messages, for production without a provider: members still have the in-app notifications. */
export const noPush: PushSender = { send: async () => true };
