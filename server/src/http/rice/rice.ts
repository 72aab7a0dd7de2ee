import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { creditPurchases } from "../../domain/rice/payments.ts";
import { listRiceTransactions } from "../../domain/rice/wallet.ts";
import { ApiError } from "../../lib/api-error.ts";
import { spendTime } from "../../lib/time-budget.ts";
import { createWriter } from "../writer.ts";

/**
 * What a store takes beyond this counts as if it were a statement, so that an answer takes at most 10 s and the database still has its time
 * after a usual store.
 */
const STORE_FREE_MS = 3000;

export function riceHandlers(deps: Pick<Deps, "db" | "clock" | "paymentStores" | "config">): Handlers {
  const { write } = createWriter(deps);
  return {
    createPayment: async ({ actor, body: request }) => {
      const store = deps.paymentStores[request.platform];
      if (store === null) throw new ApiError("NOT_IMPLEMENTED");
      // Before the transaction: network requests must not run inside one.
      const startMs = performance.now();
      const purchases = await store.findPurchases(request.productId, request.receiptData);
      spendTime(Math.max(0, performance.now() - startMs - STORE_FREE_MS));
      const { storeTesterIds: testerIds } = deps.config;
      return write(actor, (ctx) => creditPurchases(ctx, { memberId: actor.memberId, request, purchases, testerIds }));
    },
    listRiceTransactions: ({ actor, query }) => listRiceTransactions(deps.db, actor.memberId, query.lastId),
  };
}
