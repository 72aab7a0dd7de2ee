import { createServer } from "node:http";
import { expect, test } from "vitest";
import { listen, send } from "./http.ts";

test("a read on a connection that the peer closes at that moment is sent again", async () => {
  const connections = new Set<object>();
  const server = createServer((request, response) => {
    if (connections.has(request.socket)) request.socket.destroy();
    else response.end("answer");
    connections.add(request.socket);
  });
  const port = await listen(server, 0, "127.0.0.1");
  const call = { origin: `http://127.0.0.1:${port}`, target: "/", headers: [], body: Buffer.alloc(0) };
  await send({ ...call, method: "GET" });
  await expect(send({ ...call, method: "GET" })).resolves.toMatchObject({ status: 200 });
  await expect(send({ ...call, method: "POST" })).rejects.toMatchObject({ code: "ECONNRESET" });
  server.closeAllConnections();
  server.close();
});
