import type { Member } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import type { TrxContext } from "./context.ts";

/**
 * Reads the authenticated member and locks the row until the transaction ends. The member may have withdrawn since the request
 * was authenticated: nothing may be written into a deleted account (D16).
 * @throws ApiError TOKEN_REVOKED for a withdrawn member.
 */
export async function lockAuthenticatedMember(ctx: TrxContext, memberId: number): Promise<Member> {
  const { trx } = ctx;
  const member = await trx
    .selectFrom("members")
    .selectAll()
    .where("id", "=", memberId)
    .where("withdrawnAt", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (member === undefined) throw new ApiError("TOKEN_REVOKED");
  return member;
}

/** Whether the member hasn't withdrawn; locks the row, so that they don't before the transaction ends. */
export async function lockUnlessWithdrawn({ trx }: TrxContext, memberId: number): Promise<boolean> {
  const member = await trx
    .selectFrom("members")
    .select("id")
    .where("id", "=", memberId)
    .where("withdrawnAt", "is", null)
    .forKeyShare()
    .executeTakeFirst();
  return member !== undefined;
}
