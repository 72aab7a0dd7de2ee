import * as errorCodes from "@babchingu/openapi/error-codes";
import { expect, test } from "vitest";
import type { Handlers } from "../contract/types.ts";
import { createTestApp } from "../testing/harness.ts";
import { boundSearches } from "./search-concurrency.ts";

test("of 60 searches at once few run or wait, and other requests are served meanwhile", async () => {
  const { promise: database, resolve } = Promise.withResolvers<void>();
  let running = 0;
  const search = async () => {
    running += 1;
    await database;
    return "found";
  };
  const handlers = boundSearches({ searchMeetings: search, getMe: async () => "me" } as unknown as Handlers, 10);
  const { searchMeetings, getMe } = handlers as unknown as Record<string, () => Promise<unknown>>;
  const outcome = async () => searchMeetings?.().catch((error: { code: string }) => error.code);
  const searches = Array.from({ length: 60 }, outcome);
  expect([running, await getMe?.()]).toEqual([3, "me"]);
  resolve();
  const counts = Map.groupBy(await Promise.all(searches), String);
  expect(counts.get("found")).toHaveLength(21);
  expect(counts.get(errorCodes.UNAVAILABLE)).toHaveLength(39);
});

test("the server's searches are bounded", async () => {
  const { api, member } = await createTestApp({ env: { DB_POOL_SIZE: "1" } });
  const { token } = await member();
  const search = () => api.call("searchMeetings", { token, query: { query: "라멘", lat: 37.5, lng: 127 } });
  const statuses = (await Promise.all(Array.from({ length: 30 }, search))).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});
