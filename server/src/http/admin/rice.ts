import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { grantRice, grantRiceToAll, listLedger, listPayments, revokeRice } from "../../domain/admin/rice.ts";
import { syncBatch } from "../../domain/admin/rice-sync.ts";
import { createWriter } from "../writer.ts";
import { wholeTable } from "./whole-table.ts";

export function adminRiceHandlers(deps: Pick<Deps, "db" | "clock">) {
  const { db } = deps;
  const { write, writeOnce } = createWriter(deps);
  return {
    listAdminPayments: ({ query }) => listPayments(db).page(query),
    searchAdminPayments: ({ query }) => listPayments(db, { field: query.field, term: query.q }).page(query),
    listAdminRiceTransactions: ({ query }) => listLedger(db).page(query),
    searchAdminRiceTransactions: ({ query }) => listLedger(db, { field: query.field, term: query.q }).page(query),
    syncRiceTransactions: ({ actor }) =>
      wholeTable(async () => {
        for (;;) {
          const result = await write(actor, syncBatch);
          if (result !== null) return result;
        }
      }),
    grantRice: (request) => writeOnce("grantRice", request, (ctx) => grantRice(ctx, request.body)),
    grantRiceToAll: (request) =>
      wholeTable(() => writeOnce("grantRiceToAll", request, (ctx) => grantRiceToAll(ctx, request.body.amount))),
    revokeRice: (request) => writeOnce("revokeRice", request, (ctx) => revokeRice(ctx, request.body)),
  } satisfies Handlers;
}
