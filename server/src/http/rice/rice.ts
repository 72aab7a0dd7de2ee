import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { creditPurchases } from "../../domain/rice/payments.ts";
import { listRiceTransactions } from "../../domain/rice/wallet.ts";
import { ApiError } from "../../lib/api-error.ts";
import { spendTimeUpstream } from "../../lib/time-budget.ts";
import { createWriter } from "../writer.ts";

export function riceHandlers(deps: Pick<Deps, "db" | "clock" | "paymentStores" | "config">): Handlers {
  const { write } = createWriter(deps);
  return {
    createPayment: async ({ actor, body: request }) => {
      const store = deps.paymentStores[request.platform];
      if (store === null) throw new ApiError("NOT_IMPLEMENTED");
      // Before the transaction: network requests must not run inside one.
      const purchases = await spendTimeUpstream(() => store.findPurchases(request.productId, request.receiptData));
      const { storeTesterIds: testerIds } = deps.config;
      return write(actor, (ctx) => creditPurchases(ctx, { memberId: actor.memberId, request, purchases, testerIds }));
    },
    listRiceTransactions: ({ actor, query }) => listRiceTransactions(deps.db, actor.memberId, query.lastId),
  };
}
