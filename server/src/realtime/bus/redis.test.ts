/** A network that loses a connection to Redis without closing it, as a cut cable or a firewall does. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { startRedis, type TestRedis } from "../../testing/processes/redis.ts";
import { redisTransport } from "./redis.ts";
import type { Transport } from "./shared.ts";

let redis: TestRedis;
let transport: Transport | undefined;
let network: Server;
const sockets: Socket[] = [];
beforeAll(async () => {
  redis = await startRedis();
}, 400_000);
afterEach(async () => {
  await transport?.close();
  network.close();
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => redis.stop());

/** Forwards connections to Redis; `silence` keeps back what comes on the one that subscribes, or on all others. */
async function startNetwork(): Promise<{ url: string; silence: (isSubscriber: boolean) => void }> {
  const connections: { peers: Socket[]; isSubscriber: boolean }[] = [];
  network = createServer((client) => {
    const upstream = connect(Number(new URL(redis.url).port), "127.0.0.1");
    const connection = { peers: [client, upstream], isSubscriber: false };
    client.on("data", (data) => {
      if (data.toString().includes("subscribe")) connection.isSubscriber = true;
    });
    client.pipe(upstream).pipe(client);
    for (const socket of connection.peers) socket.on("error", () => undefined);
    connections.push(connection);
    sockets.push(...connection.peers);
  }).listen(0, "127.0.0.1");
  await once(network, "listening");
  return {
    url: `redis://127.0.0.1:${(network.address() as AddressInfo).port}`,
    silence: (isSubscriber: boolean) => {
      for (const { peers, ...connection } of connections)
        if (connection.isSubscriber === isSubscriber) for (const socket of peers) socket.unpipe().pause();
    },
  };
}

test.each([
  ["subscribes", true],
  ["publishes", false],
])("a connection that %s and has gone silent is reported and replaced", async (_what, isSubscriber) => {
  const { url, silence } = await startNetwork();
  const onPayload = vi.fn<(payload: string) => void>();
  const onDisconnected = vi.fn<(cause: unknown) => void>();
  const limits = { timeoutMs: 500, keepaliveMs: 50 };
  transport = redisTransport(url, limits)({ onPayload, onGap: () => undefined, onDisconnected });
  const expectDelivery = (payload: string) =>
    eventually(async () => {
      await transport?.send(payload).catch(() => undefined);
      expect(onPayload).toHaveBeenCalledWith(payload);
    });
  await expectDelivery("before");
  silence(isSubscriber);
  // Nothing is sent meanwhile.
  await eventually(() => expect(onDisconnected).toHaveBeenCalled());
  await expectDelivery("after");
});
