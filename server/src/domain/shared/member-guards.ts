import type { Member } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import type { TrxContext } from "./context.ts";

/**
 * Reads the member who asks and holds the row until the transaction ends. A request is let in before its body is read, so
 * its member may have withdrawn since: nothing may be written into the erased row (D16).
 * @throws ApiError TOKEN_REVOKED for one who has withdrawn, and so was logged out.
 */
export async function lockSelf(ctx: TrxContext, memberId: number): Promise<Member> {
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
