import { transact } from "../../db/transact.ts";
import type { Deps } from "../../deps.ts";
import type { AccountContext } from "../../domain/accounts/context.ts";

/** Opens the transactions of account and session changes; unlike `createWriter`, without an authenticated member. */
export function createAccountWriter({ db, clock, keys }: Pick<Deps, "db" | "clock" | "keys">) {
  return {
    write: <T>(work: (ctx: AccountContext) => Promise<T>): Promise<T> =>
      transact(db, (trx) => work({ trx, now: clock.now(), keys })),
  };
}
