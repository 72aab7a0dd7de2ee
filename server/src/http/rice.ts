import type { Handlers } from "../contract/types.ts";
import type { Deps } from "../deps.ts";
import { listRiceTransactions } from "../domain/rice-wallet.ts";

/** The rice wallet. */
export function riceHandlers({ db }: Deps): Handlers {
  return {
    listRiceTransactions: ({ actor, query }) => listRiceTransactions(db, actor.memberId, query.lastId),
  };
}
