import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import type { TestMember } from "../../testing/builders.ts";
import { randomOf } from "../../testing/random.ts";
import { findCapacity, SoakLoad } from "./soak-load.ts";
import type { TwoServers } from "./two-servers.ts";

test("servers that answer nothing keep up with no rate, however high", async () => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const chat = { sendMessage: () => undefined };
  const load = new SoakLoad({
    servers: [{ url }, { url }] as unknown as TwoServers,
    random: randomOf(1),
    seats: [{ member: { token: "" } as TestMember, chat: chat as never, meetingId: 1 }],
    applicants: [],
    approvalMeetingId: 1,
  });
  const running = load.run();
  const capacity = await findCapacity(load, { firstRate: 20, factor: 100_000, steps: 2, stepMs: 500 });
  load.stop();
  silent.closeAllConnections();
  silent.close();
  await running;
  expect(capacity).toBe(20);
});
