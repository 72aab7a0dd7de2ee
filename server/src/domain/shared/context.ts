import type { Trx } from "../../db/schema.ts";

/** For changes: the transaction, opened by the caller, and the time of the change. */
export interface WriteContext {
  trx: Trx;
  now: Date;
}

/** For operator changes: the operator is recorded in the audit log (D18). */
export interface AuditContext extends WriteContext {
  actorId: number;
}

/** For changes by an operator, or by a command on the server, which has no operator. */
export interface CommandContext extends WriteContext {
  actorId: number | null;
}

/** For locks and reads inside a change. */
export type TrxContext = Pick<WriteContext, "trx">;
