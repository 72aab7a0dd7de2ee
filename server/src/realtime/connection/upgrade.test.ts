/** Raw HTTP upgrade requests, as clients other than browsers send them. */
import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/harness.ts";

let t: TestApp;
let client: Socket;
let accepted: Socket;
beforeEach(async () => {
  t = await createTestApp();
  await t.app.listen({ port: 0, host: "127.0.0.1" });
  t.app.server.once("connection", (socket: Socket) => {
    accepted = socket;
  });
  // The client keeps its side open, as an unresponsive or malicious peer would.
  client = connect({ port: (t.app.server.address() as AddressInfo).port, host: "127.0.0.1", allowHalfOpen: true });
});
afterEach(async () => {
  client.destroy();
  await t.app.close();
});

async function sendRequest(...lines: string[]): Promise<string> {
  client.write(["GET /health HTTP/1.1", "Host: bab.example", ...lines, "", ""].join("\r\n"));
  const [response] = (await once(client, "data")) as [Buffer];
  return response.toString();
}

test("an upgrade to another protocol is ignored, and the request gets a response", async () => {
  // As `curl --http2` does.
  const settings = "HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA";
  expect(await sendRequest("Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", settings)).toMatch(
    /^HTTP\/1\.1 200 /,
  );
  expect(await sendRequest()).toMatch(/^HTTP\/1\.1 200 /);
});

test("a refused upgrade is closed even if the client keeps its side open, and doesn't delay the app's close", async () => {
  expect(await sendRequest("Connection: Upgrade", "Upgrade: WebSocket")).toMatch(/^HTTP\/1\.1 404 /);
  await t.app.close();
  expect(accepted.destroyed).toBe(true);
  expect(client.writable).toBe(true);
});
