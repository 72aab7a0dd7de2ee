import type { Handlers } from "../contract/types.ts";
import type { Deps } from "../deps.ts";
import { createPayment } from "../domain/payments.ts";
import { listRiceTransactions } from "../domain/rice-wallet.ts";

/** The rice wallet and what fills it. */
export function riceHandlers(deps: Pick<Deps, "db" | "clock" | "stores">): Handlers {
  return {
    createPayment: ({ actor, body }) => createPayment(deps, actor.memberId, body),
    listRiceTransactions: ({ actor, query }) => listRiceTransactions(deps.db, actor.memberId, query.lastId),
  };
}
