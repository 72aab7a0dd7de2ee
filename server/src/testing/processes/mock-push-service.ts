/** A local push service (RFC 8030), and the one browser that it serves, which reads messages without the sender's library. */
import { createDecipheriv, createECDH, createHmac, randomBytes, type ECDH } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { WebSubscription } from "../../adapters/web-push/web-push.ts";

const hmac = (key: Buffer, data: Buffer) => createHmac("sha256", key).update(data).digest();
const info = (text: string, ...rest: Buffer[]) => Buffer.concat([Buffer.from(`${text}\0`), ...rest, Buffer.from([1])]);

/** Decrypts a body of one record, as RFC 8188 and 8291 describe it. Throws when it isn't for this browser. */
export function decryptPush(body: Buffer, browser: ECDH, auth: Buffer): string {
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

export class MockPushService {
  readonly #server = createServer((request, response) => void this.#respond(request, response));
  readonly #browser = createECDH("prime256v1");
  readonly #auth = randomBytes(16);
  #received: { headers: IncomingHttpHeaders; body: Buffer }[] = [];

  static async start(): Promise<MockPushService> {
    const service = new MockPushService();
    service.#browser.generateKeys();
    service.#server.listen(0, "127.0.0.1");
    await once(service.#server, "listening");
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The browser's subscription; the service answers what is sent to it with this status. */
  subscription(status = 201): WebSubscription {
    return {
      endpoint: `${this.origin}/${status}`,
      p256dh: this.#browser.getPublicKey().toString("base64url"),
      auth: this.#auth.toString("base64url"),
    };
  }

  /** What was sent since the start or the last `reset`. */
  get received(): readonly { headers: IncomingHttpHeaders; body: Buffer }[] {
    return this.#received;
  }

  /** The same as the browser reads it: the messages' JSON. */
  get payloads(): string[] {
    return this.#received.map(({ body }) => decryptPush(body, this.#browser, this.#auth));
  }

  reset(): void {
    this.#received = [];
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#received.push({ headers: request.headers, body: await buffer(request) });
    const status = Number(request.url?.slice(1));
    response.writeHead(status, { location: `${this.origin}/201` }).end("the answer is ignored");
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
