import * as errorCodes from "@babchingu/openapi/error-codes";
import { createVerify, generateKeyPairSync } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { answerJson, startMockServer, type Answer, type MockServer } from "../../testing/processes/mock-server.ts";
import { readGoogleAccount } from "../google-token.ts";
import { AppStore } from "./apple.ts";
import { GooglePlay } from "./google.ts";
import { SandboxStore } from "./sandbox.ts";

let servers: MockServer[] = [];

afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

async function startMock(answer: Answer): Promise<MockServer> {
  const server = await startMockServer(answer);
  servers.push(server);
  return server;
}

const TIMEOUT_MS = 2000;
/** Leaves a second request less than half of the time. */
const SLOW_MS = 1200;

/** How long a search takes that fails since the store does. */
async function failsAfterMs(find: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await expect(find()).rejects.toMatchObject({ code: errorCodes.UPSTREAM_FAILED });
  return performance.now() - startMs;
}

const respondWith =
  (body: unknown, status = 200): Answer =>
  (_request, response) =>
    answerJson(response, status, body);

async function createAppStore(answer: Answer, sandboxAnswer: Answer = () => undefined) {
  const [production, sandbox] = [await startMock(answer), await startMock(sandboxAnswer)];
  const options = { productionUrl: production.baseUrl, sandboxUrl: sandbox.baseUrl, timeoutMs: TIMEOUT_MS };
  const store = new AppStore({ sharedSecret: "s3cret", bundleId: "kr.babchingu.app", ...options });
  return { production, sandbox, find: () => store.findPurchases("rice_1000", "bW9ja3JlY2VpcHQ=") };
}

const inAppPurchase = (overrides = {}) => ({
  quantity: "1",
  product_id: "rice_1000",
  transaction_id: "2000000439689939",
  original_transaction_id: "2000000439689939",
  purchase_date_ms: "1772330400000",
  is_trial_period: "false",
  ...overrides,
});
const receiptOf = (inApp: object[], bundleId = "kr.babchingu.app") => ({
  status: 0,
  environment: "Production",
  receipt: { receipt_type: "Production", bundle_id: bundleId, in_app: inApp },
});

const bought = (transactionId: string) => ({ transactionId, isTest: false, accountId: null });

describe("the App Store", () => {
  test("says who bought, when the shell told the store", async () => {
    const token = "00000000-0000-4000-8000-00000000002A";
    const { find } = await createAppStore(respondWith(receiptOf([inAppPurchase({ app_account_token: token })])));
    expect(await find()).toMatchObject([{ accountId: token.toLowerCase() }]);
  });

  test("returns the product's purchases, oldest first, without refunded ones", async () => {
    const rows = [
      inAppPurchase({ transaction_id: "3", purchase_date_ms: "3000" }),
      inAppPurchase({ transaction_id: "1", purchase_date_ms: "1000" }),
      inAppPurchase({ transaction_id: "2", cancellation_date_ms: "2500" }),
      inAppPurchase({ transaction_id: "4", product_id: "rice_500" }),
    ];
    const { find, production, sandbox } = await createAppStore(respondWith(receiptOf(rows)));
    expect(await find()).toEqual([bought("1"), bought("3")]);
    expect([production.requests[0]?.method, production.requests[0]?.url.pathname]).toEqual(["POST", "/verifyReceipt"]);
    expect(JSON.parse(production.requests[0]?.body ?? "")).toMatchObject({
      "receipt-data": "bW9ja3JlY2VpcHQ=",
      password: "s3cret",
    });
    expect(sandbox.requests).toEqual([]);
  });

  test("verifies a test receipt with the sandbox, and says that it is one", async () => {
    const { find, sandbox } = await createAppStore(
      respondWith({ status: 21_007 }),
      respondWith({ ...receiptOf([inAppPurchase()]), environment: "Sandbox" }),
    );
    expect(await find()).toEqual([{ ...bought("2000000439689939"), isTest: true }]);
    expect(sandbox.requests).toHaveLength(1);
  });

  test("has one time limit for production and the sandbox", async () => {
    const { find, sandbox } = await createAppStore((_request, response) => {
      setTimeout(answerJson, SLOW_MS, response, 200, { status: 21_007 });
    });
    expect(await failsAfterMs(find)).toBeLessThan(TIMEOUT_MS + SLOW_MS / 2);
    expect(sandbox.requests).toHaveLength(1);
  });

  test.each([
    ["another app's receipt", receiptOf([inAppPurchase()], "kr.other.app")],
    ["a receipt without purchases", receiptOf([])],
    ["a forged receipt", { status: 21_003 }],
    ["data that is no receipt", { status: 21_002 }],
    ["a deleted account", { status: 21_010 }],
  ])("returns no purchase for %s", async (_name, answer) => {
    const { find } = await createAppStore(respondWith(answer));
    expect(await find()).toEqual([]);
  });

  test.each<[string, Answer]>([
    ["a wrong shared secret", respondWith({ status: 21_004 })],
    ["an error of Apple", respondWith({ status: 21_005 })],
    ["a failed request", respondWith({}, 500)],
    ["an unexpected body", respondWith({ status: 0, receipt: {} })],
    ["a missing response", () => undefined],
    ["a closed connection", (_request, response) => void response.destroy()],
  ])("throws UPSTREAM_FAILED for %s", async (_name, answer) => {
    const { find } = await createAppStore(answer);
    await expect(find()).rejects.toMatchObject({ code: errorCodes.UPSTREAM_FAILED });
  });
});

describe("Google Play", () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const purchase = { kind: "androidpublisher#productPurchase", purchaseState: 0, orderId: "GPA.3312-7754-9081-22410" };

  /** Responds to token requests with a token, to others with this response. */
  async function createGooglePlay(answer: Answer, tokenStatus = 200, tokenMs = 0) {
    const server = await startMock((request, response) => {
      if (request.url.pathname !== "/token") return answer(request, response);
      const body = { access_token: "at-1", expires_in: 3599, token_type: "Bearer" };
      setTimeout(answerJson, tokenMs, response, tokenStatus, body);
    });
    const key = {
      client_email: "play@babchingu.example",
      private_key: privateKey,
      token_uri: `${server.baseUrl}/token`,
    };
    const account = await readGoogleAccount(JSON.stringify(key), "KEY");
    const options = { account, packageName: "kr.babchingu.app", apiUrl: server.baseUrl, timeoutMs: TIMEOUT_MS };
    const store = new GooglePlay(options);
    return { server, find: (token = "opaque/token") => store.findPurchases("rice_1000", token) };
  }
  test("queries the purchase token of the product as the service account", async () => {
    const { find, server } = await createGooglePlay(respondWith(purchase));
    expect(await find()).toEqual([bought("GPA.3312-7754-9081-22410")]);
    await find("another");
    const [token, query, ...rest] = server.requests;
    expect(rest).toHaveLength(1);
    expect(query?.headers.authorization).toBe("Bearer at-1");
    expect(query?.url.pathname).toBe(
      "/androidpublisher/v3/applications/kr.babchingu.app/purchases/products/rice_1000/tokens/opaque%2Ftoken",
    );
    const form = new URLSearchParams(token?.body);
    expect(form.get("grant_type")).toBe("urn:ietf:params:oauth:grant-type:jwt-bearer");
    const [header = "", claims = "", signature = ""] = (form.get("assertion") ?? "").split(".");
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
      iss: "play@babchingu.example",
      scope: "https://www.googleapis.com/auth/androidpublisher",
      aud: `${server.baseUrl}/token`,
    });
    const isSigned = createVerify("RSA-SHA256").update(`${header}.${claims}`).verify(publicKey, signature, "base64url");
    expect(isSigned).toBe(true);
  });

  test("says who bought, and whether a tester did", async () => {
    const accountId = "00000000-0000-4000-8000-00000000002a";
    const answer = { ...purchase, purchaseType: 0, obfuscatedExternalAccountId: accountId };
    const { find } = await createGooglePlay(respondWith(answer));
    expect(await find()).toMatchObject([{ isTest: true, accountId }]);
  });

  test("derives the transaction id of a purchase without an order from its token", async () => {
    const { find } = await createGooglePlay(respondWith({ kind: "androidpublisher#productPurchase" }));
    const [first] = await find();
    expect(first?.transactionId).toMatch(/^TOKEN-[\da-f]{64}$/);
    expect(await find()).toEqual([first]);
  });

  test.each([
    ["cancelled", respondWith({ ...purchase, purchaseState: 1 })],
    ["not paid yet", respondWith({ ...purchase, purchaseState: 2 })],
    ["unknown", respondWith({ error: { code: 404 } }, 404)],
    ["of another app or product", respondWith({ error: { code: 400 } }, 400)],
    ["of a token that is no longer valid", respondWith({ error: { code: 410 } }, 410)],
  ])("returns no purchase that is %s", async (_name, answer) => {
    const { find } = await createGooglePlay(answer);
    expect(await find()).toEqual([]);
  });

  test.each<[string, Answer, number?]>([
    ["an account without permission", respondWith({}, 401)],
    ["a failed request", respondWith({}, 503)],
    ["a missing response", () => undefined],
    ["an account that Google refuses", respondWith(purchase), 400],
  ])("throws UPSTREAM_FAILED for %s", async (_name, answer, tokenStatus) => {
    const { find } = await createGooglePlay(answer, tokenStatus);
    await expect(find()).rejects.toMatchObject({ code: errorCodes.UPSTREAM_FAILED });
  });

  test("has one time limit for the access token and the purchase", async () => {
    const { find, server } = await createGooglePlay(() => undefined, 200, SLOW_MS);
    expect(await failsAfterMs(find)).toBeLessThan(TIMEOUT_MS + SLOW_MS / 2);
    expect(server.requests).toHaveLength(2);
  });

  test("rejects an invalid key without quoting it", async () => {
    const key = JSON.stringify({ client_email: "a@b.example", private_key: "very secret" });
    await expect(readGoogleAccount(key, "KEY")).rejects.toThrow(/^KEY: expected the JSON/);
    await expect(readGoogleAccount("/nowhere/key.json", "KEY")).rejects.toThrow(/^KEY: expected the JSON/);
  });
});

test("the sandbox accepts any text as one purchase per text and platform", async () => {
  const [apple, google] = [new SandboxStore("APPLE"), new SandboxStore("GOOGLE")];
  const [first] = await apple.findPurchases("rice_500", "token-1");
  expect(first?.transactionId).toMatch(/^SANDBOX-[\da-f]{24}$/);
  expect(await apple.findPurchases("rice_500", "token-1")).toEqual([first]);
  expect(await google.findPurchases("rice_500", "token-1")).not.toEqual([first]);
  const receipt = JSON.stringify({ transactionId: "GPA.1", productId: "rice_500" });
  expect(await google.findPurchases("rice_500", receipt)).toEqual([bought("GPA.1")]);
  expect(await google.findPurchases("rice_1000", receipt)).toEqual([]);
  expect(await google.findPurchases("rice_500", "invalid-receipt")).toEqual([]);
});
