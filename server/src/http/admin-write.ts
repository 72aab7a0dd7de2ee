import type { Actor } from "../contract/types.ts";
import type { Trx } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import type { Deps } from "../deps.ts";
import type { Operation } from "../domain/admin-members.ts";
import { runOnce } from "../domain/idempotency.ts";

type Work<T> = (trx: Trx, by: Operation) => Promise<T>;

interface KeyedRequest {
  actor: Actor;
  headers: { "Idempotency-Key"?: string };
  body: unknown;
}

/** Writes of operators: the change, its audit entry and its idempotency key are one transaction. */
export function operatorWrites({ db, clock }: Pick<Deps, "db" | "clock">) {
  return {
    write: <T>(actor: Actor, work: Work<T>): Promise<T> =>
      transact(db, (trx) => work(trx, { actorId: actor.memberId, now: clock.now() })),
    /** The same, once per `Idempotency-Key` (R2). What was addressed counts as part of the body. */
    writeOnce: <T>(operation: string, request: KeyedRequest, work: Work<T>, addressed?: object): Promise<T> =>
      transact(db, (trx) => {
        const { memberId } = request.actor;
        const now = clock.now();
        const body = addressed === undefined ? request.body : { ...addressed, body: request.body };
        const call = { memberId, operation, key: request.headers["Idempotency-Key"], body, now };
        return runOnce(trx, call, () => work(trx, { actorId: memberId, now }));
      }),
  };
}
