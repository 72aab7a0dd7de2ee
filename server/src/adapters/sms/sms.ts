import { createHmac, randomUUID } from "node:crypto";
import type { SmsKeys } from "../../config.ts";
import type { Clock } from "../../lib/clock.ts";
import type { DevMailbox } from "../dev-mailbox.ts";

export interface Sms {
  /** Eleven digits. */
  to: string;
  text: string;
  /** The verification code within the text; only the development mailbox shows it apart. */
  code?: string;
}

/** Sends a text message. Rejects when the provider refuses or doesn't answer in time. */
export interface SmsSender {
  send(message: Sms): Promise<void>;
}

/** Keeps messages for /dev/outbox instead of sending them (D36). */
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

/** Sends through Solapi, which signs each request with the time and a salt; the provider's clock is the real one. */
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

/** Refuses: in production without a provider there is no way to send. */
export const noSms: SmsSender = {
  send: () => Promise.reject(new Error("No SMS provider is configured.")),
};
