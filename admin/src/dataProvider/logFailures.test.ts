import * as errorCodes from "@babchingu/openapi/error-codes";
import { beforeEach, expect, test, vi, type MockInstance } from "vitest";
import { revokeRice } from "../sections/rice-grant-and-revoke/calls.ts";
import { logFailures } from "./logFailures.ts";
import { provider, refusal, reply, resetBeforeEach } from "./testing.ts";

resetBeforeEach();

let log: MockInstance;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockReturnValue();
});

const list = { pagination: { page: 1, perPage: 20 }, sort: { field: "id", order: "DESC" as const }, filter: {} };

test("a failed call is logged by its name, without its parameters, and still fails", async () => {
  reply.mockImplementation(() => refusal(409, errorCodes.BALANCE_TOO_LOW, "쌀알이 모자라요."));
  const logged = logFailures(provider);
  const revoke = { memberId: 4, amount: 98_765, idempotencyKey: "00000000-0000-4000-8000-000000000000" };
  await expect(logged.callApi(revokeRice, revoke)).rejects.toThrow("쌀알이 모자라요.");
  await expect(logged.getList("members", list)).rejects.toThrow("쌀알이 모자라요.");
  expect(log.mock.calls.map(([message]) => String(message))).toEqual(["revokeRice failed:", "getList failed:"]);
  expect(JSON.stringify(log.mock.calls)).not.toContain("98765");
});

test("an aborted call is not logged", async () => {
  const aborted = new DOMException("The screen was left.", "AbortError");
  const { getOne } = logFailures({ getOne: () => Promise.reject(aborted) });
  await expect(getOne()).rejects.toBe(aborted);
  expect(log).not.toHaveBeenCalled();
});

test("a successful call returns its result", async () => {
  const wrapped = logFailures({ supportAbortSignal: true, getOne: (id: number) => Promise.resolve({ data: { id } }) });
  expect(wrapped.supportAbortSignal).toBe(true);
  expect(await wrapped.getOne(4)).toEqual({ data: { id: 4 } });
  expect(log).not.toHaveBeenCalled();
});
