import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { bookRice } from "../domain/rice/ledger.ts";
import { createTestApp, type TestApp } from "../testing/harness.ts";
import { isParallel } from "../testing/locks.ts";
import type { Trx } from "./schema.ts";
import { transact } from "./transact.ts";

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp();
});

const raise = (trx: Trx, code: string) =>
  sql`do ${sql.lit(`begin raise exception 'conflict' using errcode = '${code}'; end`)}`.execute(trx);
const rename = (trx: Trx, id: number, name: string) =>
  trx.updateTable("members").set({ name }).where("id", "=", id).execute();
const nameOf = (id: number) =>
  app.db.selectFrom("members").select("name").where("id", "=", id).executeTakeFirstOrThrow();

/** Renames the member and fails with the database's error the given number of times, then succeeds. */
function failingRename(id: number, failures: number, code: string) {
  let attempts = 0;
  return {
    attempts: () => attempts,
    work: async (trx: Trx) => {
      attempts += 1;
      await rename(trx, id, `이름${attempts}`);
      if (attempts <= failures) await raise(trx, code);
      return attempts;
    },
  };
}

test.each([
  ["a deadlock", "40P01"],
  ["a violated reference", "23503"],
])("retries after %s, with the first attempt rolled back", async (_conflict, code) => {
  const { id } = await app.member();
  const { work } = failingRename(id, 2, code);
  expect(await transact(app.db, work)).toBe(3);
  expect(await nameOf(id)).toEqual({ name: "이름3" });
});

test("fails after four attempts", async () => {
  const { id } = await app.member();
  const before = await nameOf(id);
  const { work, attempts } = failingRename(id, 9, "40P01");
  await expect(transact(app.db, work)).rejects.toMatchObject({ code: "40P01" });
  expect(attempts()).toBe(4);
  expect(await nameOf(id)).toEqual(before);
});

test("doesn't retry a violated constraint", async () => {
  const { id } = await app.member();
  const { work, attempts } = failingRename(id, 9, "23514");
  await expect(transact(app.db, work)).rejects.toMatchObject({ code: "23514" });
  expect(attempts()).toBe(1);
});

test("retries when another transaction has booked the same cause", async () => {
  const { id } = await app.member();
  const booking = { memberId: id, amount: 10, reason: "ADMIN_GRANT", cause: "test:1" } as const;
  let attempts = 0;
  const book = async (trx: Trx) => {
    attempts += 1;
    // With a single connection the first attempt books the cause itself.
    if (attempts === 1) await bookRice({ trx, now: app.clock.now() }, booking);
    return await bookRice({ trx, now: app.clock.now() }, booking);
  };
  const balance = await transact(app.db, book);
  expect([attempts, balance]).toEqual([2, 1510]);
});

test.runIf(isParallel)("two transactions in a deadlock both succeed", async () => {
  const [one, two] = [await app.member(), await app.member()];
  const locked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const renameBoth = (at: 0 | 1, first: number, second: number) => async (trx: Trx) => {
    await rename(trx, first, `처음${at}`);
    locked[at]?.resolve();
    await locked[1 - at]?.promise;
    await rename(trx, second, `다음${at}`);
  };
  await Promise.all([transact(app.db, renameBoth(0, one.id, two.id)), transact(app.db, renameBoth(1, two.id, one.id))]);
  const names = [(await nameOf(one.id)).name, (await nameOf(two.id)).name].toSorted();
  expect([
    ["다음0", "처음0"],
    ["다음1", "처음1"],
  ]).toContainEqual(names);
});
