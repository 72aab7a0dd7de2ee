/** A local mock of the three S3 requests that the server makes. It can fail as a service does. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

interface StoredObject {
  data: Buffer;
  headers: IncomingMessage["headers"];
}

/** "silent" never responds; "stalled" sends the headers and half of an object. */
export type ObjectStoreMode = "normal" | "failing" | "silent" | "stalled" | "slow";

const SLOW_MS = 3000;

function isSigned({ headers }: IncomingMessage, body: Buffer): boolean {
  const signature =
    /^AWS4-HMAC-SHA256 Credential=minio-user\/\d{8}\/ap-northeast-2\/s3\/aws4_request, SignedHeaders=[\w;-]*host[\w;-]*, Signature=[0-9a-f]{64}$/;
  const hash = createHash("sha256").update(body).digest("hex");
  return signature.test(headers.authorization ?? "") && headers["x-amz-content-sha256"] === hash;
}

function sendNotFound(response: ServerResponse): void {
  const xml = `<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>`;
  response.writeHead(404, { "content-type": "application/xml" }).end(xml);
}

export class MockObjectStore {
  /** By path, bucket included. */
  readonly objects = new Map<string, StoredObject>();
  mode: ObjectStoreMode = "normal";
  /** How many of the next requests fail. */
  failures = 0;
  readonly #server = createServer((request, response) => void this.#respond(request, response));

  static async start(): Promise<MockObjectStore> {
    const store = new MockObjectStore();
    store.#server.listen(0, "127.0.0.1");
    await once(store.#server, "listening");
    return store;
  }

  /** What a server needs to use it. */
  get env(): Record<string, string> {
    return {
      STORAGE: "s3",
      S3_ENDPOINT: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`,
      S3_BUCKET: "babchingu",
      S3_ACCESS_KEY_ID: "minio-user",
      S3_SECRET_ACCESS_KEY: "minio-secret",
    };
  }

  reset(): void {
    this.objects.clear();
    this.mode = "normal";
    this.failures = 0;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request).catch(() => null);
    if (body === null || this.mode === "silent") return;
    if (this.mode === "slow") await sleep(SLOW_MS);
    const path = new URL(request.url ?? "", "http://s3").pathname;
    if (this.mode === "failing" || this.failures > 0) {
      this.failures -= 1;
      response.writeHead(503).end();
    } else if (!isSigned(request, body)) response.writeHead(403).end();
    else if (request.method === "PUT") {
      this.objects.set(path, { data: body, headers: request.headers });
      response.writeHead(200, { etag: '"1"' }).end();
    } else if (request.method === "DELETE") {
      this.objects.delete(path);
      response.writeHead(204).end();
    } else this.#sendObject(path, response);
  }

  #sendObject(path: string, response: ServerResponse): void {
    const found = this.objects.get(path);
    if (!found) return sendNotFound(response);
    const { data } = found;
    response.writeHead(200, { "content-type": "image/webp", "content-length": data.length });
    if (this.mode === "stalled") response.write(data.subarray(0, data.length / 2));
    else response.end(data);
  }
}
