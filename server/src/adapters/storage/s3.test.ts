/** The adapter against a mock of S3. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { loadConfig } from "../../config.ts";
import { Unavailable } from "../../lib/unavailable.ts";
import { createTestApp } from "../../testing/harness.ts";
import { MockObjectStore } from "../../testing/processes/mock-object-store.ts";
import { startMockServer } from "../../testing/processes/mock-server.ts";
import { chooseStorage } from "../choose.ts";
import { IMAGE_CACHE_CONTROL, type Storage } from "./storage.ts";

const KEY = `${"0123456789abcdef".repeat(2)}.webp`;
const MISSING_KEY = `${"f".repeat(32)}.webp`;

let store: MockObjectStore;
let storage: Storage;

beforeAll(async () => {
  store = await MockObjectStore.start();
  storage = await chooseStorage(loadConfig(store.env));
});
beforeEach(() => store.reset());
afterAll(() => store.close());

test("stores and returns a file below images/ of the bucket", async () => {
  const data = Buffer.from([0, 255, 1, 254, 13, 10]);
  await storage.put(KEY, data);
  expect([...store.objects.keys()]).toEqual([`/babchingu/images/${KEY}`]);
  expect(store.objects.get(`/babchingu/images/${KEY}`)?.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": IMAGE_CACHE_CONTROL,
    "content-length": "6",
  });
  expect(await storage.get(KEY)).toEqual(data);
});

test("returns null for a missing file, and removing it succeeds", async () => {
  expect(await storage.get(MISSING_KEY)).toBeNull();
  await storage.put(KEY, Buffer.from("x"));
  await storage.remove(KEY);
  await storage.remove(KEY);
  expect(await storage.get(KEY)).toBeNull();
});

test("retries when the service is busy, and is unavailable after two attempts", async () => {
  store.failures = 1;
  await storage.put(KEY, Buffer.from("x"));
  expect(store.objects.size).toBe(1);
  store.failures = 100;
  await expect(storage.get(KEY)).rejects.toThrow(Unavailable);
}, 30_000);

test("is unavailable when the service does not respond", async () => {
  store.mode = "silent";
  await expect(storage.get(KEY)).rejects.toThrow(Unavailable);
}, 30_000);

test.each([
  [400, "RequestTimeout"],
  [400, "ThrottlingException"],
  [408, "UnknownError"],
])("is unavailable when the service answers %i %s, which passes by itself", async (status, code) => {
  const server = await startMockServer((_request, response) => {
    response.writeHead(status, { "content-type": "application/xml" });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>Later.</Message></Error>`);
  });
  const busy = await chooseStorage(loadConfig({ ...store.env, S3_ENDPOINT: server.baseUrl }));
  await expect(busy.put(KEY, Buffer.from("x"))).rejects.toThrow(Unavailable);
  await server.close();
});

test("is unavailable when an object stops in the middle", async () => {
  await storage.put(KEY, Buffer.alloc(1000));
  store.mode = "stalled";
  await expect(storage.get(KEY)).rejects.toThrow(Unavailable);
}, 30_000);

test("rejects keys that the server didn't generate", async () => {
  await expect(storage.get("../secrets")).rejects.toThrow(RangeError);
  await expect(storage.put("a.webp", Buffer.from(""))).rejects.toThrow(RangeError);
});

describe("with IMAGE_BASE_URL", () => {
  test("redirects browsers to the public URL, which the content security policy allows", async () => {
    const imageBaseUrl = "http://cdn.example:9000/pictures/";
    const config = loadConfig({ ...store.env, NODE_ENV: "test", IMAGE_BASE_URL: imageBaseUrl });
    const t = await createTestApp({ deps: { storage: await chooseStorage(config) } });
    const app = await buildApp({ ...t.deps, config });
    const image = await app.inject({ url: `/images/${KEY}` });
    expect([image.statusCode, image.headers.location]).toEqual([301, `http://cdn.example:9000/pictures/images/${KEY}`]);
    expect(image.headers["cache-control"]).toContain("immutable");
    expect((await app.inject({ url: "/images/x.webp" })).statusCode).toBe(404);
    const policy = String((await app.inject({ url: "/robots.txt" })).headers["content-security-policy"]);
    expect(policy).toContain("img-src 'self' data: blob: https://tile.openstreetmap.org http://cdn.example:9000;");
    await app.close();
  });
});

test("requires all S3 settings together", () => {
  expect(() => loadConfig({ STORAGE: "s3" })).toThrow(/S3_BUCKET.*\n.*S3_ACCESS_KEY_ID.*\n.*S3_SECRET_ACCESS_KEY/);
  expect(() => loadConfig({ IMAGE_BASE_URL: "https://cdn.example" })).toThrow("only with STORAGE=s3");
  expect(() => loadConfig({ STORAGE: "ftp" })).toThrow("disk or s3");
});
