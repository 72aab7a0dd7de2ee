import { afterEach, expect, test } from "vitest";
import { createTestApp, productionEnv, type TestApp } from "../testing/harness.ts";

let t: TestApp;

afterEach(() => t.app.close());

async function createApp(env: Record<string, string> = {}): Promise<void> {
  t = await createTestApp({ env });
}

/** The allowed origin in the response. */
async function allowedOriginFor(origin: string): Promise<unknown> {
  const response = await t.api.inject({ method: "GET", url: "/api/v1/meetings", headers: { origin } });
  expect(response.statusCode).toBe(401);
  return response.headers["access-control-allow-origin"];
}

test("configured origins are allowed, others are not", async () => {
  await createApp({
    ...productionEnv,
    CORS_ORIGINS: "https://app.example",
    PUBLIC_URL: "https://babchingu.example/app",
  });
  expect(await allowedOriginFor("https://app.example")).toBe("https://app.example");
  expect(await allowedOriginFor("https://babchingu.example")).toBe("https://babchingu.example");
  for (const origin of ["https://evil.example", "https://app.example.evil.example", "http://localhost:5173", "null"]) {
    expect(await allowedOriginFor(origin)).toBeUndefined();
  }
});

test("local origins are allowed in development", async () => {
  await createApp();
  expect(await allowedOriginFor("http://localhost:5173")).toBe("http://localhost:5173");
  expect(await allowedOriginFor("http://127.0.0.1:4173")).toBe("http://127.0.0.1:4173");
  expect(await allowedOriginFor("http://localhost.evil.example")).toBeUndefined();
});

const preflight = (origin: string) =>
  t.api.inject({
    method: "OPTIONS",
    url: "/api/v1/meetings/create",
    headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "authorization" },
  });

test("a preflight response allows the methods and headers of the apps", async () => {
  await createApp({ CORS_ORIGINS: "https://app.example" });
  const { statusCode, headers } = await preflight("https://app.example");
  expect(statusCode).toBe(204);
  expect(headers).toMatchObject({ "access-control-allow-origin": "https://app.example", vary: "Origin" });
  expect(headers["access-control-allow-methods"]).toContain("PATCH");
  expect(headers["access-control-allow-headers"]).toMatch(/Authorization.*Idempotency-Key.*Prefer/);
  expect(headers).not.toHaveProperty("access-control-allow-credentials");
  expect((await preflight("https://evil.example")).headers).not.toHaveProperty("access-control-allow-methods");
});

test("scripts may read Retry-After and the server's time, and other origins may load images", async () => {
  await createApp();
  const headers = { origin: "http://localhost:5173" };
  const answer = await t.api.inject({ method: "GET", url: "/health", headers });
  expect(answer.headers["access-control-expose-headers"]).toMatch(/Retry-After.*Date/);
  await t.deps.storage.put(`${"a".repeat(32)}.webp`, Buffer.from("image"));
  const image = await t.api.inject({ method: "GET", url: `/images/${"a".repeat(32)}.webp` });
  expect(image.headers["cross-origin-resource-policy"]).toBe("cross-origin");
});
