import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { bookRice } from "../domain/rice/ledger.ts";
import { createTestApp, type TestApp } from "../testing/harness.ts";
import type { Trx } from "./schema.ts";
import { transact } from "./transact.ts";

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp();
});

const raise = (trx: Trx, code: string) =>
  sql`do ${sql.lit(`begin raise exception 'collided' using errcode = '${code}'; end`)}`.execute(trx);
const rename = (trx: Trx, id: number, name: string) =>
  trx.updateTable("members").set({ name }).where("id", "=", id).execute();
const nameOf = (id: number) =>
  app.db.selectFrom("members").select("name").where("id", "=", id).executeTakeFirstOrThrow();

/** Renames the member and fails with the database's error the given number of times, then succeeds. */
function work(id: number, collisions: number, code: string) {
  let tries = 0;
  return {
    tries: () => tries,
    run: async (trx: Trx) => {
      tries += 1;
      await rename(trx, id, `이름${tries}`);
      if (tries <= collisions) await raise(trx, code);
      return tries;
    },
  };
}

test("retries after a deadlock, with the first attempt rolled back", async () => {
  const { id } = await app.member();
  const { run } = work(id, 2, "40P01");
  expect(await transact(app.db, run)).toBe(3);
  expect(await nameOf(id)).toEqual({ name: "이름3" });
});

test("fails after four attempts", async () => {
  const { id } = await app.member();
  const before = await nameOf(id);
  const { run, tries } = work(id, 9, "40P01");
  await expect(transact(app.db, run)).rejects.toMatchObject({ code: "40P01" });
  expect(tries()).toBe(4);
  expect(await nameOf(id)).toEqual(before);
});

test("doesn't retry a refusal", async () => {
  const { id } = await app.member();
  const { run, tries } = work(id, 9, "23514");
  await expect(transact(app.db, run)).rejects.toMatchObject({ code: "23514" });
  expect(tries()).toBe(1);
});

test("retries when another transaction has booked the same cause", async () => {
  const { id } = await app.member();
  const booking = { memberId: id, amount: 10, reason: "ADMIN_GRANT", cause: "test:1" } as const;
  let tries = 0;
  const book = async (trx: Trx) => {
    tries += 1;
    // With a single connection the first attempt books the cause itself.
    if (tries === 1) await bookRice({ trx, now: app.clock.now() }, booking);
    return await bookRice({ trx, now: app.clock.now() }, booking);
  };
  const balance = await transact(app.db, book);
  expect([tries, balance]).toEqual([2, 1510]);
});

test.runIf(process.env["TEST_DATABASE_URL"])("two that wait for each other both come through", async () => {
  const [one, two] = [await app.member(), await app.member()];
  const locked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const swap = (at: 0 | 1, first: number, second: number) => async (trx: Trx) => {
    await rename(trx, first, `처음${at}`);
    locked[at]?.resolve();
    await locked[1 - at]?.promise;
    await rename(trx, second, `다음${at}`);
  };
  await Promise.all([transact(app.db, swap(0, one.id, two.id)), transact(app.db, swap(1, two.id, one.id))]);
  const names = [(await nameOf(one.id)).name, (await nameOf(two.id)).name].toSorted();
  expect([
    ["다음0", "처음0"],
    ["다음1", "처음1"],
  ]).toContainEqual(names);
});
