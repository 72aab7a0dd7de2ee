/** A valid request of an operation, with whatever must exist before it can succeed. */
import type { AnyCall, Call, OperationId } from "../../../client/call-types.ts";
import type { Need } from "../../../runner/check.ts";
import type { Context } from "../../../runner/context.ts";

export interface Arrangement {
  needs: readonly Need[];
  /** Moves time, or touches everybody. */
  alone: boolean;
  /** Makes what it needs; nobody else uses it, unless the request has no effect. */
  make: (ctx: Context) => Promise<AnyCall>;
}

export type Arrangements = Partial<Record<OperationId, Arrangement>>;

/** An arrangement whose request the contract's types allow. */
export function arrange<Id extends OperationId>(
  _id: Id,
  make: (ctx: Context) => Promise<Call<Id>>,
  { needs = [], alone = false }: Partial<Pick<Arrangement, "needs" | "alone">> = {},
): Arrangement {
  return { needs: ["sms", ...needs], alone, make: make as (ctx: Context) => Promise<AnyCall> };
}
