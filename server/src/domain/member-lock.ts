import type { Member, Trx } from "../db/schema.ts";
import { ApiError } from "../lib/api-error.ts";

/**
 * Reads the member who asks and holds the row until the transaction ends. A request is let in before its body is read, so
 * its member may have withdrawn since: nothing may be written into the erased row (D16).
 * @throws ApiError E401-3 for one who has withdrawn, and so was logged out.
 */
export async function lockSelf(trx: Trx, memberId: number): Promise<Member> {
  const member = await trx
    .selectFrom("members")
    .selectAll()
    .where("id", "=", memberId)
    .where("withdrawnAt", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (member === undefined) throw new ApiError("E401-3");
  return member;
}
