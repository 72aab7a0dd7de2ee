import type { Handlers } from "../contract/types.ts";
import type { Deps } from "../deps.ts";
import { grantRice, grantRiceToAll, listLedger, listPayments, revokeRice } from "../domain/admin-rice.ts";
import { syncRice } from "../domain/admin-sync.ts";
import { operatorWrites } from "./admin-write.ts";

/** Payments and rice, for operators. */
export function adminRiceHandlers(deps: Pick<Deps, "db" | "clock">) {
  const { db } = deps;
  const { writeOnce } = operatorWrites(deps);
  return {
    listAdminPayments: ({ query }) => listPayments(db).page(query),
    searchAdminPayments: ({ query }) => listPayments(db, { field: query.field, term: query.q }).page(query),
    listAdminRiceTransactions: ({ query }) => listLedger(db).page(query),
    searchAdminRiceTransactions: ({ query }) => listLedger(db, { field: query.field, term: query.q }).page(query),
    syncRiceTransactions: ({ actor }) => syncRice(deps, actor.memberId),
    grantRice: (request) => writeOnce("grantRice", request, (trx, by) => grantRice(trx, request.body, by)),
    grantRiceToAll: (request) =>
      writeOnce("grantRiceToAll", request, (trx, by) => grantRiceToAll(trx, request.body.amount, by)),
    revokeRice: (request) => writeOnce("revokeRice", request, (trx, by) => revokeRice(trx, request.body, by)),
  } satisfies Handlers;
}
