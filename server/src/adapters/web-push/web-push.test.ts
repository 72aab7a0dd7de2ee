/** The adapter against a local push service that verifies and decrypts as RFC 8291 and 8292 say, without the library's code. */
import { createECDH, createPublicKey, verify } from "node:crypto";
import type { LookupFunction } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { decryptPush, MockPushService } from "../../testing/processes/mock-push-service.ts";
import { isPrivateAddress, lookupPublic } from "./endpoints.ts";
import { createWebPush, generateVapidKeys, type WebPushSender } from "./web-push.ts";

test("the receiver of these tests decrypts the message of RFC 8291, appendix A", () => {
  const browser = createECDH("prime256v1");
  browser.setPrivateKey(Buffer.from("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "base64url"));
  const body = Buffer.from(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    "base64url",
  );
  const auth = Buffer.from("BTBZMqHH6r4Tts7J_aSIgg", "base64url");
  expect(decryptPush(body, browser, auth)).toBe("When I grow up, I want to be a watermelon");
});

const keys = generateVapidKeys();
let service: MockPushService;
let push: WebPushSender;

beforeAll(async () => {
  service = await MockPushService.start();
  push = createWebPush(keys, [service.origin]);
});
beforeEach(() => service.reset());
afterAll(() => service.close());

const message = {
  title: "모임이 확정됐어요",
  text: "시간에 맞춰 만나요.",
  url: "/app/chat/3",
  tag: "12-1772355600000",
};

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
    claims.aud === service.origin &&
    claims.sub === keys.subject &&
    claims.exp > Date.now() / 1000
  );
}

test("a message is signed, and only the browser can read it", async () => {
  expect(await push.send(service.subscription(201), message)).toBe(true);
  const [sent] = service.received;
  expect(service.payloads.map((it): unknown => JSON.parse(it))).toEqual([message]);
  expect(sent?.body.toString()).not.toContain("chat");
  expect(isSigned(sent?.headers.authorization ?? "")).toBe(true);
  expect(sent?.headers).toMatchObject({ ttl: "86400", urgency: "high", "content-encoding": "aes128gcm" });
});

test("a message of full length fits into what a push service takes", async () => {
  const longest = {
    title: "가".repeat(100),
    text: "나".repeat(1000),
    url: `/${"x".repeat(499)}`,
    tag: "12-1772355600000",
  };
  await push.send(service.subscription(201), longest);
  expect(service.received[0]?.body.length).toBeLessThanOrEqual(4096);
});

test.each([404, 410])("a subscription that the push service answers with %d is gone", async (status) => {
  expect(await push.send(service.subscription(status), message)).toBe(false);
});

test.each([301, 400, 429, 500, 503])(
  "a message that the push service answers with %d is tried again",
  async (status) => {
    await expect(push.send(service.subscription(status), message)).rejects.toThrow(
      `The push service answered ${status}`,
    );
    expect(service.received).toHaveLength(1);
  },
);

test("nothing is sent to an endpoint that is no longer allowed, or for keys that are none", async () => {
  expect(await createWebPush(keys, ["fcm.googleapis.com"]).send(service.subscription(201), message)).toBe(false);
  expect(await push.send({ ...service.subscription(201), p256dh: "AAAA" }, message)).toBe(false);
  expect(service.received).toEqual([]);
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
