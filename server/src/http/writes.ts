import type { Actor } from "../domain/accounts/actor.ts";
import { transact } from "../db/transact.ts";
import type { Deps } from "../deps.ts";
import type { AuditContext } from "../domain/shared/context.ts";
import { runOnce } from "../domain/shared/idempotency.ts";

type Work<T> = (ctx: AuditContext) => Promise<T>;

interface KeyedRequest {
  actor: Actor;
  headers: { "Idempotency-Key"?: string };
  body: unknown;
}

/**
 * The layer that opens transactions: a change of a member or an operator, its audit entry and its idempotency key are one.
 * `transact` may run the work again, so it changes nothing outside of the database that must not happen twice.
 */
export function writes({ db, clock }: Pick<Deps, "db" | "clock">) {
  const write = <T>({ memberId }: Actor, work: Work<T>): Promise<T> =>
    transact(db, (trx) => work({ trx, now: clock.now(), actorId: memberId }));
  return {
    write,
    /** The same, once per `Idempotency-Key` (R2). What the path addresses counts as part of the body. */
    writeOnce: <T>(operation: string, request: KeyedRequest, work: Work<T>, addressed?: object): Promise<T> =>
      write(request.actor, (ctx) => {
        const body = addressed === undefined ? request.body : { ...addressed, body: request.body };
        const key = request.headers["Idempotency-Key"];
        return runOnce(ctx, { memberId: request.actor.memberId, operation, key, body }, () => work(ctx));
      }),
  };
}
