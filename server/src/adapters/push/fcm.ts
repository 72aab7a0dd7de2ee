/** Push messages through Firebase Cloud Messaging, HTTP v1. */
import * as v from "valibot";
import { type GoogleServiceAccount, GoogleTokens } from "../google-token.ts";
import type { Push, PushSender } from "./push.ts";

const FCM_URL = "https://fcm.googleapis.com";
const SCOPE = "https://www.googleapis.com/auth/firebase.messaging";
const TIMEOUT_MS = 4_000;

const ErrorSchema = v.object({
  error: v.object({
    status: v.optional(v.string(), ""),
    details: v.optional(v.array(v.object({ errorCode: v.optional(v.string()) })), []),
  }),
});

/**
 * The request body; the native shell opens `url`. Values of `data` must be strings. The tag is no `collapse_key`: of the messages that wait
 * for a device, Firebase keeps those of four keys only.
 */
function toMessage({ token, title, content, url, tag }: Push): object {
  return {
    message: {
      token,
      notification: { title, body: content },
      ...(url === null ? {} : { data: { url } }),
      android: { priority: "HIGH", notification: { tag } },
      apns: { headers: { "apns-collapse-id": tag } },
    },
  };
}

async function readErrorCode(response: Response): Promise<string> {
  const body = v.safeParse(ErrorSchema, await response.json().catch(() => null));
  if (!body.success) return "";
  const { status, details } = body.output.error;
  return details.find((detail) => detail.errorCode !== undefined)?.errorCode ?? status;
}

/**
 * Sends through the account's Firebase project. Resolves to false for an uninstalled app or a token of another project;
 * rejects when a retry may succeed, as when Firebase is overloaded or doesn't respond.
 */
export function fcmPush(account: GoogleServiceAccount, fcmUrl = FCM_URL): PushSender {
  const tokens = new GoogleTokens(account, { scope: SCOPE, timeoutMs: TIMEOUT_MS });
  const endpoint = `${fcmUrl}/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`;
  const post = async (push: Push): Promise<Response> => {
    const token = await tokens.token();
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(toMessage(push)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 401) tokens.drop(token);
    return response;
  };
  return {
    send: async (push) => {
      if (push.token === null) return true;
      let response = await post(push);
      if (response.status === 401) {
        await response.body?.cancel();
        response = await post(push);
      }
      if (response.ok) {
        await response.body?.cancel();
        return true;
      }
      const code = await readErrorCode(response);
      if (code === "UNREGISTERED" || code === "SENDER_ID_MISMATCH" || response.status === 404) return false;
      throw new Error(`Firebase answered ${response.status} ${code}`.trimEnd());
    },
  };
}
