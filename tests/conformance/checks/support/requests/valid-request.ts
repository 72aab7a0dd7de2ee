/** A valid request of an operation, and the data it depends on. */
import type { AnyCall, Call, OperationId } from "../../../client/call-types.ts";
import type { Need } from "../../../runner/check.ts";
import type { Context } from "../../../runner/context.ts";

export interface ValidRequest {
  needs: readonly Need[];
  /** Advances the clock, or affects all members. */
  alone: boolean;
  /** Creates the request and the data that it depends on, which no other check uses unless the request has no effect. */
  create: (ctx: Context) => Promise<AnyCall>;
}

export type ValidRequests = Partial<Record<OperationId, ValidRequest>>;

/** A request typed by the contract. */
export function validRequest<Id extends OperationId>(
  _id: Id,
  create: (ctx: Context) => Promise<Call<Id>>,
  { needs = [], alone = false }: Partial<Pick<ValidRequest, "needs" | "alone">> = {},
): ValidRequest {
  return { needs: ["sms", ...needs], alone, create: create as (ctx: Context) => Promise<AnyCall> };
}
