import type { Trx } from "../../db/schema.ts";

/** What a change is made with: its transaction, opened by the layer above, and the moment it counts as made at. */
export interface WriteContext {
  trx: Trx;
  now: Date;
}

/** A change by an operator, who is named in the audit log (D18). */
export interface AuditContext extends WriteContext {
  actorId: number;
}

/** What a lock or a look inside a change needs: no more than its transaction. */
export type TrxContext = Pick<WriteContext, "trx">;
