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

/** Requests of members, or of nobody where `isPublic`, typed by the contract, by the id of their operation. */
export function validRequests(
  requests: { [Id in OperationId]?: (ctx: Context) => Promise<Call<Id>> },
  {
    needs = [],
    alone = false,
    isPublic = false,
  }: Partial<Pick<ValidRequest, "needs" | "alone">> & { isPublic?: boolean } = {},
): ValidRequests {
  const entries = Object.entries(requests as Record<string, ValidRequest["create"]>);
  return Object.fromEntries(
    entries.map(([id, create]) => [id, { needs: isPublic ? needs : ["sms", ...needs], alone, create }]),
  );
}
