/** The adapter against a mock of Google's two services, which verifies the signature. */
import { createVerify, generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { loadConfig } from "../../config.ts";
import { FixedClock } from "../../lib/clock.ts";
import { readGoogleAccount } from "../google-token.ts";
import { choosePush } from "../choose.ts";
import { fcmPush } from "./fcm.ts";
import type { Push, PushSender } from "./push.ts";

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const PRIVATE_KEY = keys.privateKey.export({ type: "pkcs8", format: "pem" }).toString();

let server: Server;
let url: string;
let push: PushSender;
let accountJson: string;
let issuedTokens = 0;
let sent: { token: string; bearer: string; body: Record<string, unknown> }[] = [];
let revoked = new Set<string>();

function isValidAssertion(assertion: string): boolean {
  const [header = "", payload = "", signature = ""] = assertion.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>;
  const lifetime = Number(claims["exp"]) - Number(claims["iat"]);
  return (
    createVerify("RSA-SHA256").update(`${header}.${payload}`).verify(keys.publicKey, signature, "base64url") &&
    claims["iss"] === "push@bab.iam.gserviceaccount.com" &&
    claims["aud"] === `${url}/token` &&
    claims["scope"] === "https://www.googleapis.com/auth/firebase.messaging" &&
    lifetime === 3600
  );
}

const errors: Record<string, [number, string, string | undefined]> = {
  unregistered: [404, "NOT_FOUND", "UNREGISTERED"],
  foreign: [403, "PERMISSION_DENIED", "SENDER_ID_MISMATCH"],
  overloaded: [503, "UNAVAILABLE", "UNAVAILABLE"],
  "over-quota": [429, "RESOURCE_EXHAUSTED", "QUOTA_EXCEEDED"],
};

async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const json = (status: number, body: object) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const body = await text(request);
  if (request.url === "/token") {
    const assertion = new URLSearchParams(body).get("assertion") ?? "";
    if (!isValidAssertion(assertion)) return void json(400, { error: "invalid_grant" });
    issuedTokens += 1;
    return void json(200, { access_token: `access-${issuedTokens}`, expires_in: 3599, token_type: "Bearer" });
  }
  const bearer = (request.headers.authorization ?? "").replace("Bearer ", "");
  if (revoked.has(bearer)) return void json(401, { error: { status: "UNAUTHENTICATED" } });
  const { message } = JSON.parse(body) as { message: Record<string, unknown> };
  const token = String(message["token"]);
  const error = errors[token];
  if (error) {
    const [status, name, errorCode] = error;
    return void json(status, { error: { code: status, status: name, details: [{ "@type": "x", errorCode }] } });
  }
  sent.push({ token, bearer, body: message });
  json(200, { name: `projects/bab/messages/${sent.length}` });
}

beforeAll(async () => {
  server = createServer((request, response) => void handleRequest(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  accountJson = JSON.stringify({
    type: "service_account",
    project_id: "bab",
    client_email: "push@bab.iam.gserviceaccount.com",
    private_key: PRIVATE_KEY,
    token_uri: `${url}/token`,
  });
});
beforeEach(async () => {
  [issuedTokens, sent, revoked] = [0, [], new Set()];
  push = fcmPush(await readGoogleAccount(accountJson, "FCM_SERVICE_ACCOUNT"), url);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const message = (token: string | null): Push => ({
  memberId: 7,
  phone: "01012345678",
  token,
  title: "모임이 확정됐어요",
  content: "시간에 맞춰 만나요.",
  url: "/app/chat/3",
  tag: "12-1772355600000",
});

test("sends messages with one cached access token", async () => {
  expect(await Promise.all(["a", "b", "c"].map((token) => push.send(message(token))))).toEqual([true, true, true]);
  await push.send(message("d"));
  expect(issuedTokens).toBe(1);
  expect(sent.map((it) => it.bearer)).toEqual(["access-1", "access-1", "access-1", "access-1"]);
  expect(sent.find((it) => it.token === "a")?.body).toEqual({
    token: "a",
    notification: { title: "모임이 확정됐어요", body: "시간에 맞춰 만나요." },
    data: { url: "/app/chat/3" },
    android: { priority: "HIGH", notification: { tag: "12-1772355600000" } },
    apns: { headers: { "apns-collapse-id": "12-1772355600000" } },
  });
  expect(JSON.stringify(sent)).not.toContain("01012345678");
});

test("renews a refused access token once", async () => {
  await push.send(message("a"));
  revoked.add("access-1");
  expect(await push.send(message("b"))).toBe(true);
  expect(issuedTokens).toBe(2);
  revoked.add("access-2").add("access-3");
  await expect(push.send(message("c"))).rejects.toThrow("401");
});

test.each(["unregistered", "foreign"])("reports a %s device token as invalid", async (token) => {
  expect(await push.send(message(token))).toBe(false);
});

test.each(["overloaded", "over-quota"])("rejects for a retry when Firebase responds as %s", async (token) => {
  await expect(push.send(message(token))).rejects.toThrow(/^Firebase answered (503|429)/);
});

test("sends nothing to a member without a device", async () => {
  expect(await push.send(message(null))).toBe(true);
  expect(sent).toEqual([]);
});

function chooseFor(account: object): Promise<PushSender> {
  const config = loadConfig({ FCM_SERVICE_ACCOUNT: JSON.stringify(account) });
  return choosePush(config, null, new FixedClock(new Date(0)));
}

test("rejects an invalid service account without quoting its key", async () => {
  await expect(chooseFor({ client_email: "x", private_key: "not-a-key" })).rejects.toThrow(/^FCM_SERVICE_ACCOUNT: exp/);
  await expect(chooseFor({ client_email: "x", private_key: PRIVATE_KEY })).rejects.toThrow("project_id");
  const config = loadConfig({ FCM_SERVICE_ACCOUNT: "/no/such/file.json" });
  await expect(choosePush(config, null, new FixedClock(new Date(0)))).rejects.toThrow("FCM_SERVICE_ACCOUNT");
});
