/** The adapter against a mock of the three S3 requests that it makes. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { loadConfig } from "../../config.ts";
import { Unavailable } from "../../lib/unavailable.ts";
import { createTestApp } from "../../testing/harness.ts";
import { chooseStorage } from "../choose.ts";
import type { Storage } from "./storage.ts";

const KEY = `${"0123456789abcdef".repeat(2)}.webp`;
const OTHER = `${"f".repeat(32)}.webp`;

interface StoredObject {
  data: Buffer;
  headers: IncomingMessage["headers"];
}

const objects = new Map<string, StoredObject>();
let failures = 0;
let isSilent = false;
let server: Server;
let env: Record<string, string>;
let storage: Storage;

function isSigned({ headers }: IncomingMessage, body: Buffer): boolean {
  const signature =
    /^AWS4-HMAC-SHA256 Credential=minio-user\/\d{8}\/ap-northeast-2\/s3\/aws4_request, SignedHeaders=[\w;-]*host[\w;-]*, Signature=[0-9a-f]{64}$/;
  const hash = createHash("sha256").update(body).digest("hex");
  return signature.test(headers.authorization ?? "") && headers["x-amz-content-sha256"] === hash;
}

function notFound(response: ServerResponse): void {
  const xml = `<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>`;
  response.writeHead(404, { "content-type": "application/xml" }).end(xml);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request);
  const path = new URL(request.url ?? "", "http://s3").pathname;
  if (isSilent) return;
  if (failures > 0) {
    failures -= 1;
    response.writeHead(503).end();
  } else if (!isSigned(request, body)) response.writeHead(403).end();
  else if (request.method === "PUT") {
    objects.set(path, { data: body, headers: request.headers });
    response.writeHead(200, { etag: '"1"' }).end();
  } else if (request.method === "DELETE") {
    objects.delete(path);
    response.writeHead(204).end();
  } else {
    const found = objects.get(path);
    if (found) response.writeHead(200, { "content-type": "image/webp" }).end(found.data);
    else notFound(response);
  }
}

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  env = {
    STORAGE: "s3",
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_BUCKET: "babchingu",
    S3_ACCESS_KEY_ID: "minio-user",
    S3_SECRET_ACCESS_KEY: "minio-secret",
  };
  storage = await chooseStorage(loadConfig(env));
});
beforeEach(() => {
  objects.clear();
  failures = 0;
  isSilent = false;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("stores and returns a file below images/ of the bucket", async () => {
  const data = Buffer.from([0, 255, 1, 254, 13, 10]);
  await storage.put(KEY, data);
  expect([...objects.keys()]).toEqual([`/babchingu/images/${KEY}`]);
  expect(objects.get(`/babchingu/images/${KEY}`)?.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "content-length": "6",
  });
  expect(await storage.get(KEY)).toEqual(data);
});

test("returns null for a missing file, and removing it succeeds", async () => {
  expect(await storage.get(OTHER)).toBeNull();
  await storage.put(KEY, Buffer.from("x"));
  await storage.remove(KEY);
  await storage.remove(KEY);
  expect(await storage.get(KEY)).toBeNull();
});

test("retries when the service is busy, and is unavailable after two attempts", async () => {
  failures = 1;
  await storage.put(KEY, Buffer.from("x"));
  expect(objects.size).toBe(1);
  failures = 100;
  await expect(storage.get(KEY)).rejects.toThrow(Unavailable);
}, 30_000);

test("is unavailable when the service does not answer", async () => {
  isSilent = true;
  await expect(storage.get(KEY)).rejects.toThrow(Unavailable);
}, 30_000);

test("rejects keys that the server didn't generate", async () => {
  await expect(storage.get("../secrets")).rejects.toThrow(RangeError);
  await expect(storage.put("a.webp", Buffer.from(""))).rejects.toThrow(RangeError);
});

describe("with IMAGE_BASE_URL", () => {
  test("redirects browsers to the public URL, which the content security policy allows", async () => {
    const imageBaseUrl = "http://cdn.example:9000/pictures/";
    const config = loadConfig({ ...env, NODE_ENV: "test", IMAGE_BASE_URL: imageBaseUrl });
    const t = await createTestApp({ deps: { storage: await chooseStorage(config) } });
    const app = await buildApp({ ...t.deps, config });
    const picture = await app.inject({ url: `/images/${KEY}` });
    expect([picture.statusCode, picture.headers.location]).toEqual([
      301,
      `http://cdn.example:9000/pictures/images/${KEY}`,
    ]);
    expect(picture.headers["cache-control"]).toContain("immutable");
    expect((await app.inject({ url: "/images/x.webp" })).statusCode).toBe(404);
    const policy = String((await app.inject({ url: "/health" })).headers["content-security-policy"]);
    expect(policy).toContain("img-src 'self' data: blob: https: http://cdn.example:9000;");
    await app.close();
  });
});

test("requires all S3 settings together", () => {
  expect(() => loadConfig({ STORAGE: "s3" })).toThrow(/S3_BUCKET.*\n.*S3_ACCESS_KEY_ID.*\n.*S3_SECRET_ACCESS_KEY/);
  expect(() => loadConfig({ IMAGE_BASE_URL: "https://cdn.example" })).toThrow("only with STORAGE=s3");
  expect(() => loadConfig({ STORAGE: "ftp" })).toThrow("disk or s3");
});
