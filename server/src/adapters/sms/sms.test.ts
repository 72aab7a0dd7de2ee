import { createHmac } from "node:crypto";
import { expect, test, vi } from "vitest";
import { noSms, solapiSms } from "./sms.ts";

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

test("rejects when the provider refuses or isn't configured", async () => {
  const fetchUrl = vi.fn<typeof fetch>(() => Promise.resolve(new Response("no", { status: 402 })));
  await expect(solapiSms(keys, fetchUrl).send({ to: "01023456789", text: "x" })).rejects.toThrow("402");
  await expect(noSms.send({ to: "01023456789", text: "x" })).rejects.toThrow("No SMS provider");
});
