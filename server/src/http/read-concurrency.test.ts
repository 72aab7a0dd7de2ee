import * as errorCodes from "@babchingu/openapi/error-codes";
import { expect, test } from "vitest";
import { createTestApp } from "../testing/harness.ts";
import { boundReads } from "./read-concurrency.ts";

const POOL_SIZE = 10;

test.each([
  { read: "searchMeetings", others: ["getMe", "listMeetings", "searchAdminMembers", "searchPlaces"], answered: 21 },
  { read: "listAdminMembers", others: ["getMe", "searchMeetings", "setAdminMemberStatus"], answered: 153 },
])(
  "of 200 times $read at once few run or wait, and others are served meanwhile",
  async ({ read, others, answered }) => {
    const { promise: database, resolve } = Promise.withResolvers<void>();
    let running = 0;
    const slow = async () => {
      running += 1;
      await database;
      return "found";
    };
    const served = Object.fromEntries(others.map((id) => [id, async () => id]));
    const handlers = boundReads({ [read]: slow, ...served }, POOL_SIZE);
    const call = async (id: string) => (handlers as unknown as Record<string, () => Promise<string>>)[id]?.();
    const reads = Array.from({ length: 200 }, () => call(read).catch((error: { code: string }) => error.code));
    expect(await Promise.all(others.map(call))).toEqual(others);
    expect(running).toBe(3);
    resolve();
    const counts = Map.groupBy(await Promise.all(reads), String);
    expect([counts.get("found")?.length, counts.get(errorCodes.UNAVAILABLE)?.length]).toEqual([
      answered,
      200 - answered,
    ]);
  },
);

test("the server's searches and the console's reads are bounded", async () => {
  const { api, member, admin } = await createTestApp({ env: { DB_POOL_SIZE: "1" } });
  const [{ token }, operator] = [await member(), await admin()];
  const searches = Array.from({ length: 30 }, () =>
    api.call("searchMeetings", { token, query: { query: "라멘", lat: 37.5, lng: 127 } }),
  );
  const lists = Array.from({ length: 70 }, () => api.call("listAdminMembers", { token: operator.token }));
  for (const answers of [searches, lists]) {
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  }
});
