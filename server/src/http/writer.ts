import type { Actor } from "../domain/accounts/actor.ts";
import { transact } from "../db/transact.ts";
import type { Deps } from "../deps.ts";
import type { AuditContext } from "../domain/shared/context.ts";
import { sweepImagesAfterCommit } from "../domain/media/images.ts";
import { runOnce } from "../domain/shared/idempotency.ts";

type Work<T> = (ctx: AuditContext) => Promise<T>;

interface KeyedRequest {
  actor: Actor;
  headers: { "Idempotency-Key"?: string };
  body: unknown;
}

/**
 * Opens the transactions of authenticated changes, which include the audit entry and the idempotency key. `transact` may
 * run the work again, so it must have no side effects outside of the database.
 */
export function createWriter({ db, clock }: Pick<Deps, "db" | "clock">) {
  const write = <T>({ memberId }: Actor, work: Work<T>): Promise<T> =>
    transact(db, (trx) => work({ trx, now: clock.now(), actorId: memberId }));
  return {
    write,
    /** Like `write`, but once per `Idempotency-Key` (R2). Path parameters count as part of the body. */
    writeOnce: <T>(operation: string, request: KeyedRequest, work: Work<T>, pathParams?: object): Promise<T> =>
      write(request.actor, (ctx) => {
        const body = pathParams === undefined ? request.body : { ...pathParams, body: request.body };
        const key = request.headers["Idempotency-Key"];
        return runOnce(ctx, { memberId: request.actor.memberId, operation, key, body }, () => work(ctx));
      }),
  };
}

/** Returns a `write` that afterwards removes the files of images that were replaced, deleted or too many. */
export function createImageSweepingWriter(deps: Pick<Deps, "db" | "clock" | "storage" | "log">) {
  const { write } = createWriter(deps);
  return async <T>(actor: Actor, work: Work<T>): Promise<T> => {
    const result = await write(actor, work);
    await sweepImagesAfterCommit(deps);
    return result;
  };
}
