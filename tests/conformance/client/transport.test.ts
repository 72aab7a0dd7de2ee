/** Requests as `fetch` sends them, and their failures. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendRequest } from "./transport.ts";

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (request.url === "/never") return;
      if (request.url === "/half") {
        response.writeHead(200, { "Content-Length": "100" }).write("half");
        return;
      }
      if (request.url === "/broken") {
        response.writeHead(200, { "Content-Length": "100" }).write("half", () => request.socket.destroy());
        return;
      }
      const { method, headers } = request;
      response.writeHead(302, { Location: "/elsewhere", "Set-Cookie": ["a=1", "b=2"] });
      response.end(JSON.stringify([method, headers["content-length"], Buffer.concat(chunks).toString()]));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ["GET", undefined, [null, ""]],
  ["POST", "밥", ["3", "밥"]],
  ["POST", undefined, ["0", ""]],
  ["PUT", new Uint8Array([97]), ["1", "a"]],
  ["DELETE", "{}", ["2", "{}"]],
  ["DELETE", undefined, [null, ""]],
])("%s with the body %s arrives with its length, and a redirect isn't followed", async (method, body, received) => {
  const { status, headers, bytes } = await sendRequest(origin, { method, headers: {}, body });
  expect([status, headers.get("location"), headers.getSetCookie()]).toEqual([302, "/elsewhere", ["a=1", "b=2"]]);
  expect(JSON.parse(bytes.toString())).toEqual([method, ...received]);
});

test.each(["/never", "/half"])("a response that doesn't end in time is a TimeoutError: %s", async (path) => {
  const sent = sendRequest(origin + path, { method: "GET", headers: {}, timeoutMs: 50 });
  await expect(sent).rejects.toMatchObject({ name: "TimeoutError" });
});

test("a connection that is lost or refused fails", async () => {
  await expect(sendRequest(`${origin}/broken`, { method: "GET", headers: {} })).rejects.toThrow(/aborted|ECONNRESET/);
  await expect(sendRequest("http://127.0.0.1:1", { method: "GET", headers: {} })).rejects.toThrow(/ECONNREFUSED/);
});
