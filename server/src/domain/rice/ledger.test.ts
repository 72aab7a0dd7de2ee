import * as errorCodes from "@babchingu/openapi/error-codes";
import { beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { bookRice, type Booking } from "./ledger.ts";

let t: TestApp;

beforeEach(async () => {
  t = await createTestApp();
});

const book = (booking: Booking) => t.db.transaction().execute((trx) => bookRice({ trx, now: t.clock.now() }, booking));

async function balanceOf(id: number): Promise<number> {
  const row = await t.db.selectFrom("members").select("riceBalance").where("id", "=", id).executeTakeFirstOrThrow();
  return row.riceBalance;
}

describe("rice ledger", () => {
  test("concurrent bookings are serialized, and the balance never falls below 0", async () => {
    const { id } = await t.member({ rice: 1500 });
    const causes = Array.from({ length: 5 }, (_, i) => `test:${i}`);
    const results = await Promise.allSettled(
      causes.map((cause) => book({ memberId: id, amount: -500, reason: "MEETING_JOIN", cause })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await balanceOf(id)).toBe(0);
    const rows = await t.db
      .selectFrom("riceTransactions")
      .select("balanceAfter")
      .where("memberId", "=", id)
      .orderBy("id")
      .execute();
    expect(rows.map((row) => row.balanceAfter)).toEqual([1500, 1000, 500, 0]);
  });

  test("NOT_ENOUGH_RICE contains the balance and the required amount", async () => {
    const { id } = await t.member({ rice: 300 });
    await expect(book({ memberId: id, amount: -500, reason: "MEETING_CREATE", cause: "test" })).rejects.toMatchObject({
      code: errorCodes.NOT_ENOUGH_RICE,
      data: { balance: 300, required: 500 },
    });
  });

  test("a cause is booked once", async () => {
    const { id } = await t.member({ rice: 1500 });
    const booking: Booking = { memberId: id, amount: 500, reason: "MEETING_CHECKED", cause: "check:1" };
    await book(booking);
    await expect(book(booking)).rejects.toThrow("rice_transactions_cause_key");
    expect(await balanceOf(id)).toBe(2000);
  });

  test("ledger rows can't be changed or deleted", async () => {
    await t.member();
    await expect(t.db.deleteFrom("riceTransactions").execute()).rejects.toThrow("append-only");
  });
});
