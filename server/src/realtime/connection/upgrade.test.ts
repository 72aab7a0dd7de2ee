/** Requests that ask to leave HTTP, sent by hand: what clients other than browsers do. */
import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp } from "../../testing/harness.ts";
import type { TestApp } from "../../testing/harness.ts";

let t: TestApp;
let client: Socket;
let accepted: Socket;
beforeEach(async () => {
  t = await createTestApp();
  await t.app.listen({ port: 0, host: "127.0.0.1" });
  t.app.server.once("connection", (socket: Socket) => {
    accepted = socket;
  });
  // Left open after the server's end, as by a peer that is gone or means harm.
  client = connect({ port: (t.app.server.address() as AddressInfo).port, host: "127.0.0.1", allowHalfOpen: true });
});
afterEach(async () => {
  client.destroy();
  await t.app.close();
});

async function ask(...lines: string[]): Promise<string> {
  client.write(["GET /health HTTP/1.1", "Host: bab.example", ...lines, "", ""].join("\r\n"));
  const [answer] = (await once(client, "data")) as [Buffer];
  return answer.toString();
}

test("another protocol than the socket's is not taken up, and the request gets its answer", async () => {
  // `curl --http2` asks so.
  const settings = "HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA";
  expect(await ask("Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", settings)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask()).toMatch(/^HTTP\/1\.1 200 /);
});

test("a refused upgrade is closed though its client never ends, and so is the app", async () => {
  expect(await ask("Connection: Upgrade", "Upgrade: WebSocket")).toMatch(/^HTTP\/1\.1 404 /);
  await t.app.close();
  expect(accepted.destroyed).toBe(true);
  expect(client.writable).toBe(true);
});
