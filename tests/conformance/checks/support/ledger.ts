/** Reading the rice ledger. */
import type { Sender } from "../../client/call-types.ts";
import type { Result } from "../../client/call-types.ts";
import type { Context } from "../../runner/context.ts";

export type LedgerRow = Result<"listRiceTransactions">["riceTransactionDtoList"][number];

/** The newest rows, newest first. */
export async function readLedger(ctx: Context, as: Sender): Promise<LedgerRow[]> {
  return (await ctx.ok("listRiceTransactions", { as })).riceTransactionDtoList;
}

/** Every row by paging, newest first. */
export async function readFullLedger(ctx: Context, as: Sender): Promise<LedgerRow[]> {
  const rows: LedgerRow[] = [];
  let lastId: number | null | undefined;
  do {
    const page = await ctx.ok("listRiceTransactions", {
      as,
      query: lastId === undefined ? {} : { lastId: lastId ?? 0 },
    });
    rows.push(...page.riceTransactionDtoList);
    ctx.equal(page.hasNext, page.nextCursor !== null, "hasNext and nextCursor should agree.");
    lastId = page.nextCursor;
  } while (lastId !== null);
  return rows;
}

/** Rows as `REASON amount`, newest first. */
export async function readLedgerEntries(ctx: Context, as: Sender): Promise<string[]> {
  return (await readLedger(ctx, as)).map(({ riceTransactionReason, amount }) => `${riceTransactionReason} ${amount}`);
}

/** Checks that every row's balance follows from the row before it, and that the newest is the current balance. */
export function expectConsistentBalances(ctx: Context, rows: readonly LedgerRow[], balance: number): void {
  ctx.equal(rows[0]?.balanceAfter, balance, "The newest row's balanceAfter should be the balance.");
  rows.forEach((row, index) => {
    const older = rows[index + 1];
    if (older === undefined) return;
    ctx.equal(row.balanceAfter, older.balanceAfter + row.amount, `Row ${row.id} should continue row ${older.id}.`);
    ctx.assert(row.id > older.id, "Rows should be listed newest first.", [row.id, older.id]);
  });
}
