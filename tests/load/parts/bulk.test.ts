import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startLoad } from "./bulk.ts";

const TURNS = 3;
/** The next requests are due before a join is answered. */
const JOIN_MS = 100;

test("every member leaves after their join was answered, and a refusal counts as failed", async () => {
  const joined = new Set<string | undefined>();
  let [joins, refused] = [0, 0];
  const lastJoin = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    void (async () => {
      if (request.method === "POST") {
        joins += 1;
        if (joins === TURNS) lastJoin.resolve();
        await sleep(JOIN_MS);
        joined.add(request.url);
      }
      const isRefused = request.method === "DELETE" && !joined.delete(request.url);
      if (isRefused) refused += 1;
      response.writeHead(isRefused || request.url?.startsWith("/api/v1/rice") === true ? 404 : 200).end();
    })();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const stop = startLoad(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, [{ memberId: 1, sessionId: 1 }]);
  await lastJoin.promise;
  const { failed } = await stop();
  expect([joined.size, refused]).toEqual([0, 0]);
  expect(failed).toBeGreaterThanOrEqual(TURNS);
});
