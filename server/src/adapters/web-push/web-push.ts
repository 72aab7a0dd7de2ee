/** Push messages to browsers (RFC 8030), encrypted (RFC 8291) and signed with the server's key (RFC 8292). */
import { DAY_MS, SECOND_MS } from "@babchingu/openapi";
import webPush from "web-push";
import { type EndpointKind, kindOfEndpoint, lookupPublic } from "./endpoints.ts";

export interface WebSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface WebPushMessage {
  title: string;
  text: string;
  url: string | null;
  /**
   * By which the browser replaces this message when it is sent again. It isn't sent as a `Topic` (RFC 8030), which is a `collapse_key` to
   * Firebase: of the messages that wait for a browser it would keep four.
   */
  tag: string;
}

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  /** How a push service reaches the operator: a mailto: or https: URL. */
  subject: string;
}

export interface WebPushSender {
  publicKey: string;
  /** Whether the endpoint belongs to a known push service. */
  isAllowed(endpoint: string): boolean;
  /** Sends a message. Resolves to false when the subscription is no longer valid and should be removed; rejects when a retry may succeed. */
  send(subscription: WebSubscription, message: WebPushMessage): Promise<boolean>;
}

const TIMEOUT_MS = 4000;
/** A push service takes 4,096 bytes encrypted; browsers show less than this of the text. */
const TEXT_LENGTH_MAX = 300;
/** As long as the server itself would still send a message. */
const TTL_SECONDS = DAY_MS / SECOND_MS;

type Encrypted = ReturnType<typeof webPush.generateRequestDetails>;

/** Null for keys of a subscription that nothing can be encrypted for. */
function encrypt(
  { endpoint, p256dh, auth }: WebSubscription,
  message: WebPushMessage,
  keys: VapidKeys,
): Encrypted | null {
  const payload = { ...message, text: Array.from(message.text).slice(0, TEXT_LENGTH_MAX).join("") };
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails: keys,
      TTL: TTL_SECONDS,
      urgency: "high",
      contentEncoding: "aes128gcm",
    });
  } catch {
    return null;
  }
}

/** Returns the status. Redirects are not followed. */
async function post({ endpoint, headers, body }: Encrypted, kind: EndpointKind): Promise<number> {
  // Imported with the first message, because Node loads its fetch with them: 2 % of a server's start.
  const { request } = await (endpoint.startsWith("https:") ? import("node:https") : import("node:http"));
  return await new Promise((resolve, reject) => {
    const options = {
      method: "POST",
      headers: headers as Record<string, string>,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(kind === "public" ? { lookup: lookupPublic } : {}),
    };
    const sent = request(endpoint, options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

export function createWebPush(keys: VapidKeys, services: readonly string[]): WebPushSender {
  return {
    publicKey: keys.publicKey,
    isAllowed: (endpoint) => kindOfEndpoint(endpoint, services) !== null,
    send: async (subscription, message) => {
      const kind = kindOfEndpoint(subscription.endpoint, services);
      const encrypted = encrypt(subscription, message, keys);
      if (kind === null || encrypted === null) return false;
      const status = await post(encrypted, kind);
      if (status === 404 || status === 410) return false;
      if (!isSuccess(status)) throw new Error(`The push service answered ${status}`);
      return true;
    },
  };
}

/** A new key pair for development. */
export function generateVapidKeys(): VapidKeys {
  return { ...webPush.generateVAPIDKeys(), subject: "mailto:dev@babchingu.example" };
}
