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

/** Nobody knows whether the provider took the message: it didn't respond in time, or the connection broke. */
export class SmsOutcomeUnknown extends Error {
  override readonly name = "SmsOutcomeUnknown";
}

/** Sends a text message. Rejects with SmsOutcomeUnknown when it may be sent nevertheless, with another error when it surely isn't. */
export interface SmsSender {
  send(message: Sms): Promise<void>;
}

export type SmsOutcome = "sent" | "unknown" | "not_sent";

/** Counts what became of each message. */
export function countedSms(sms: SmsSender, count: (outcome: SmsOutcome) => void): SmsSender {
  return {
    send: async (message) => {
      try {
        await sms.send(message);
      } catch (error) {
        count(error instanceof SmsOutcomeUnknown ? "unknown" : "not_sent");
        throw error;
      }
      count("sent");
    },
  };
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
/** An answer takes at most 10 s, of which 2 s authorize the member and 5 s are for the database. */
export const SMS_MS_MAX = 3000;

/** Calls of the system for a connection, and codes of what ends one before it carries a request. */
const CONNECTING = new Set(["connect", "getaddrinfo"]);
const UNREACHED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.*|.*CERT.*|UNABLE_TO_.*)$/;
/** A gateway says this about a service behind it that may have taken the message. */
const UNKNOWN_STATUSES = new Set([502, 504]);

function wasUnreached(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string; syscall?: string } };
  return CONNECTING.has(cause?.syscall ?? "") || UNREACHED.test(cause?.code ?? "");
}

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
        signal: AbortSignal.timeout(SMS_MS_MAX),
      }).catch((cause: unknown) => {
        throw wasUnreached(cause) ? cause : new SmsOutcomeUnknown("The SMS provider didn't answer.", { cause });
      });
      // The status says it all, also when the connection breaks now.
      await response.body?.cancel().catch(() => undefined);
      if (response.ok) return;
      const message = `The SMS provider answered ${response.status}.`;
      throw UNKNOWN_STATUSES.has(response.status) ? new SmsOutcomeUnknown(message) : new Error(message);
    },
  };
}

/** Rejects all messages, for production without a provider. */
export const noSms: SmsSender = {
  send: () => Promise.reject(new Error("No SMS provider is configured.")),
};
