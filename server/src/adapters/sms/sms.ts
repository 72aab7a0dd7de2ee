import { createHmac, randomUUID } from "node:crypto";
import type { SmsKeys } from "../../config.ts";
import type { Clock } from "../../lib/clock.ts";
import type { DevMailbox } from "../dev-mailbox.ts";

export interface Sms {
  /** Eleven digits. */
  to: string;
  text: string;
  /** The verification code in the text; only the dev mailbox uses it. */
  code?: string;
}

/** Sends a text message. Rejects when the provider refuses or doesn't respond in time. */
export interface SmsSender {
  send(message: Sms): Promise<void>;
}

/** Stores messages for /dev/outbox instead of sending them (D36). */
export function mailboxSms(devMailbox: DevMailbox, clock: Clock): SmsSender {
  return {
    send: async ({ to, text, code }) => {
      devMailbox.add({
        to,
        kind: "SMS",
        text,
        ...(code === undefined ? {} : { code }),
        createdAt: clock.now().toISOString(),
      });
    },
  };
}

const SOLAPI_URL = "https://api.solapi.com/messages/v4/send";
const TIMEOUT_MS = 5000;

function solapiAuthorization({ apiKey, apiSecret }: SmsKeys, date: string, salt: string): string {
  const signature = createHmac("sha256", apiSecret)
    .update(date + salt)
    .digest("hex");
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
}

/** Sends through Solapi; each request is signed with a salt and the real time, not the server's clock. */
export function solapiSms(keys: SmsKeys, fetchUrl: typeof fetch = fetch): SmsSender {
  return {
    send: async ({ to, text }) => {
      const response = await fetchUrl(SOLAPI_URL, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: solapiAuthorization(keys, new Date().toISOString(), randomUUID().replaceAll("-", "")),
        },
        body: JSON.stringify({ message: { to, from: keys.sender, text } }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS provider answered ${response.status}.`);
    },
  };
}

/** Rejects all messages, for production without a provider. */
export const noSms: SmsSender = {
  send: () => Promise.reject(new Error("No SMS provider is configured.")),
};
