import { expect, test, vi } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { freePort } from "../../testing/processes/ports.ts";
import { postgresTransport } from "./postgres.ts";

test("failed attempts to connect leave no listener behind", async () => {
  const added = vi.spyOn(AbortSignal.prototype, "addEventListener");
  const removed = vi.spyOn(AbortSignal.prototype, "removeEventListener");
  const transport = postgresTransport(`postgres://127.0.0.1:${await freePort()}/none`)({
    onPayload: () => undefined,
    onGap: () => undefined,
    onDisconnected: () => undefined,
  });
  // Three attempts, each followed by a pause.
  await eventually(() => expect(added.mock.calls.length).toBeGreaterThanOrEqual(6));
  const listeners = added.mock.calls.length - removed.mock.calls.length;
  await transport.close();
  vi.restoreAllMocks();
  // That of the current pause.
  expect(listeners).toBeLessThanOrEqual(1);
});
