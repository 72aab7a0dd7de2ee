import type { components } from "@babchingu/openapi/types";
import { expect, test } from "vitest";
import { bookRice } from "../../domain/rice/ledger.ts";
import { createTestApp } from "../../testing/harness.ts";
import { expectConsistentLedger } from "../../testing/meetings.ts";

type Page = components["schemas"]["RiceTransactionListResponse"];

test("the wallet has all of the member's rows, newest first, and no others", async () => {
  const app = await createTestApp();
  const member = await app.member();
  const other = await app.member();
  await app.db.transaction().execute(async (trx) => {
    for (let booked = 0; booked < 44; booked += 1) {
      const cause = `test:${booked}`;
      await bookRice({ trx, now: app.clock.now() }, { memberId: member.id, amount: 10, reason: "ADMIN_GRANT", cause });
    }
  });
  const balances: number[] = [];
  const sizes: number[] = [];
  let lastId: number | null = null;
  for (let hasNext = true; hasNext;) {
    const page: Page = await app.api.ok("listRiceTransactions", {
      token: member.token,
      query: lastId === null ? {} : { lastId },
    });
    balances.push(...page.riceTransactionDtoList.map((row) => row.balanceAfter));
    sizes.push(page.riceTransactionDtoList.length);
    lastId = page.nextCursor;
    hasNext = page.hasNext;
    expect(page.nextCursor === null).toBe(!page.hasNext);
  }
  expect(sizes).toEqual([20, 20, 5]);
  expect(balances).toEqual(Array.from({ length: 45 }, (_, index) => 1940 - index * 10));
  const others = await app.api.ok("listRiceTransactions", { token: other.token });
  expect(others.riceTransactionDtoList).toMatchObject([{ riceTransactionReason: "SIGNUP", amount: 1500 }]);
  await expectConsistentLedger(app);
});
