/** The adapter against a local push service that verifies and decrypts as RFC 8291 and 8292 say, without the library's code. */
import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify, type ECDH } from "node:crypto";
import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isPrivateAddress, lookupPublic } from "./endpoints.ts";
import { createWebPush, generateVapidKeys, type WebPushSender } from "./web-push.ts";

const hmac = (key: Buffer, data: Buffer) => createHmac("sha256", key).update(data).digest();
const info = (text: string, ...rest: Buffer[]) => Buffer.concat([Buffer.from(`${text}\0`), ...rest, Buffer.from([1])]);

/** Decrypts a body of one record, as RFC 8188 and 8291 describe it. */
function decrypt(body: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const serverKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const prkKey = hmac(auth, browser.computeSecret(serverKey));
  const ikm = hmac(prkKey, info("WebPush: info", browser.getPublicKey(), serverKey));
  const prk = hmac(salt, ikm);
  const key = hmac(prk, info("Content-Encoding: aes128gcm")).subarray(0, 16);
  const nonce = hmac(prk, info("Content-Encoding: nonce")).subarray(0, 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

test("the receiver of these tests decrypts the message of RFC 8291, appendix A", () => {
  const browser = createECDH("prime256v1");
  browser.setPrivateKey(Buffer.from("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "base64url"));
  const body = Buffer.from(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    "base64url",
  );
  const auth = Buffer.from("BTBZMqHH6r4Tts7J_aSIgg", "base64url");
  expect(decrypt(body, browser, auth)).toBe("When I grow up, I want to be a watermelon");
});

const keys = generateVapidKeys();
let server: Server;
let origin: string;
let push: WebPushSender;
let received: { url: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];

/** Answers with the status that the path names. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? "";
  received.push({ url, headers: request.headers, body: await buffer(request) });
  response.writeHead(Number(url.slice(1)), { location: `${origin}/201` }).end("the answer is ignored");
}

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  push = createWebPush(keys, [origin]);
});
beforeEach(() => {
  received = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const browser = createECDH("prime256v1");
browser.generateKeys();
const auth = randomBytes(16);
const subscription = (status: number) => ({
  endpoint: `${origin}/${status}`,
  p256dh: browser.getPublicKey().toString("base64url"),
  auth: auth.toString("base64url"),
});
const message = { title: "모임이 확정됐어요", text: "시간에 맞춰 만나요.", url: "/app/chat/3" };

/** Whether the Authorization header has a token of the server's key for this service (RFC 8292). */
function isSigned(header: string): boolean {
  const [, jwt = "", key = ""] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
  const [head = "", payload = "", signature = ""] = jwt.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const publicKey = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" as const };
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as { aud: string; exp: number; sub: string };
  return (
    key === keys.publicKey &&
    verify("sha256", Buffer.from(`${head}.${payload}`), publicKey, Buffer.from(signature, "base64url")) &&
    claims.aud === origin &&
    claims.sub === keys.subject &&
    claims.exp > Date.now() / 1000
  );
}

test("a message is signed, and only the browser can read it", async () => {
  expect(await push.send(subscription(201), message)).toBe(true);
  const [{ headers, body }] = received as [(typeof received)[number]];
  expect(JSON.parse(decrypt(body, browser, auth))).toEqual(message);
  expect(body.toString()).not.toContain("chat");
  expect(isSigned(headers.authorization ?? "")).toBe(true);
  expect(headers).toMatchObject({ ttl: "86400", urgency: "high", "content-encoding": "aes128gcm" });
});

test("a message of full length fits into what a push service takes", async () => {
  const longest = { title: "가".repeat(100), text: "나".repeat(1000), url: `/${"x".repeat(499)}` };
  await push.send(subscription(201), longest);
  expect(received[0]?.body.length).toBeLessThanOrEqual(4096);
});

test.each([404, 410])("a subscription that the push service answers with %d is gone", async (status) => {
  expect(await push.send(subscription(status), message)).toBe(false);
});

test.each([301, 400, 429, 500, 503])(
  "a message that the push service answers with %d is tried again",
  async (status) => {
    await expect(push.send(subscription(status), message)).rejects.toThrow(`The push service answered ${status}`);
    expect(received).toHaveLength(1);
  },
);

test("nothing is sent to an endpoint that is no longer allowed, or for keys that are none", async () => {
  expect(await createWebPush(keys, ["fcm.googleapis.com"]).send(subscription(201), message)).toBe(false);
  expect(await push.send({ ...subscription(201), p256dh: "AAAA" }, message)).toBe(false);
  expect(received).toEqual([]);
});

test.each([
  "10.1.2.3",
  "127.0.0.1",
  "169.254.169.254",
  "172.31.0.1",
  "192.168.0.1",
  "100.64.0.1",
  "0.0.0.0",
  "::1",
  "fe80::1",
  "fd00::1",
  "::ffff:10.0.0.1",
])("%s is a private address", (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(["142.250.206.234", "2404:6800:400a:80b::200a", "172.32.0.1"])("%s is no private address", (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});

const resolve = (name: string, options: Parameters<LookupFunction>[1]) =>
  new Promise<unknown>((done) => lookupPublic(name, options, (error, address) => done(error ?? address)));

test("a name with a private address is refused at the connection", async () => {
  expect(await resolve("localhost", {})).toEqual(new Error("The push service has a private address"));
  expect(await resolve("localhost", { all: true })).toBeInstanceOf(Error);
});
