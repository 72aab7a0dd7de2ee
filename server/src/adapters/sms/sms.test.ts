import { createHmac } from "node:crypto";
import { expect, test, vi } from "vitest";
import { countedSms, noSms, type SmsOutcome, SmsOutcomeUnknown, solapiSms } from "./sms.ts";

const keys = { apiKey: "key", apiSecret: "secret", sender: "0212345678" };

test("Solapi requests are signed with their time and salt", async () => {
  const fetchUrl = vi.fn<typeof fetch>(() => Promise.resolve(new Response("{}")));
  await solapiSms(keys, fetchUrl).send({ to: "01023456789", text: "hello", code: "123456" });
  const [url, init] = fetchUrl.mock.calls[0] ?? [];
  expect(url).toBe("https://api.solapi.com/messages/v4/send");
  expect(init?.body).toBe(JSON.stringify({ message: { to: "01023456789", from: "0212345678", text: "hello" } }));
  const authorization = new Headers(init?.headers).get("authorization") ?? "";
  const [, date, salt, signature] = /date=(\S+), salt=(\S+), signature=(\S+)$/.exec(authorization) ?? [];
  expect(signature).toBe(createHmac("sha256", "secret").update(`${date}${salt}`).digest("hex"));
});

const response = (status: number) => () => Promise.resolve(new Response("no", { status }));
const brokenBy = (code: string) => () =>
  Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) }));
const send = (fetchUrl: typeof fetch) => solapiSms(keys, fetchUrl).send({ to: "01023456789", text: "x" });

test.each([
  ["doesn't respond in time", () => Promise.reject(new DOMException("The operation was aborted", "TimeoutError"))],
  ["breaks the connection", brokenBy("ECONNRESET")],
  ["closes the connection", brokenBy("UND_ERR_SOCKET")],
  ["gets no response from what is behind its gateway", response(504)],
])("the outcome is unknown when the provider %s", async (_name, fetchUrl) => {
  await expect(send(fetchUrl)).rejects.toThrow(SmsOutcomeUnknown);
});

test.each([
  ["refuses", response(402), "402"],
  ["has an outage", response(503), "503"],
  ["can't be connected to", brokenBy("ECONNREFUSED"), "fetch failed"],
  ["can't be found", brokenBy("ENOTFOUND"), "fetch failed"],
  ["is in a network that is down", brokenBy("ENETUNREACH"), "fetch failed"],
  ["has a certificate that has expired", brokenBy("CERT_HAS_EXPIRED"), "fetch failed"],
  ["has a certificate whose issuer is missing", brokenBy("UNABLE_TO_VERIFY_LEAF_SIGNATURE"), "fetch failed"],
])("nothing was sent when the provider %s", async (_name, fetchUrl, message) => {
  const error: unknown = await send(fetchUrl).catch((cause: unknown) => cause);
  expect(error).not.toBeInstanceOf(SmsOutcomeUnknown);
  expect(String(error)).toContain(message);
});

test("what became of each message is counted", async () => {
  const outcomes: SmsOutcome[] = [];
  for (const status of [200, 402, 504]) {
    const sms = countedSms(solapiSms(keys, response(status)), (outcome) => outcomes.push(outcome));
    await sms.send({ to: "01023456789", text: "x" }).catch(() => undefined);
  }
  expect(outcomes).toEqual(["sent", "not_sent", "unknown"]);
});

test("rejects when the provider isn't configured", async () => {
  await expect(noSms.send({ to: "01023456789", text: "x" })).rejects.toThrow("No SMS provider");
});
