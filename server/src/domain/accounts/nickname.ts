/** Changing a nickname, and its lock afterwards. */
import { DAY_MS, NAME_LOCK_DAYS } from "@babchingu/openapi";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { daysBetween, addMs } from "../../lib/time.ts";
import type { WriteContext } from "../shared/context.ts";
import { normalizeName } from "./names.ts";
import { lockAuthenticatedMember } from "../shared/member-guards.ts";

const NAME_LOCK_MS = NAME_LOCK_DAYS * DAY_MS;

/** Changes the nickname and locks it for NAME_LOCK_DAYS. @throws ApiError SAME_NAME, TOKEN_REVOKED, NAME_TAKEN, and NAME_CHANGE_LOCKED with the days left. */
export async function changeName(
  ctx: WriteContext,
  { memberId, name: newName }: { memberId: number; name: string },
): Promise<void> {
  const { trx, now } = ctx;
  const name = normalizeName(newName);
  const member = await lockAuthenticatedMember(ctx, memberId);
  if (member.name === name) throw new ApiError("SAME_NAME");
  const changeableAt = member.nameUpdatedAt === null ? now : addMs(member.nameUpdatedAt, NAME_LOCK_MS);
  if (changeableAt > now) throw new ApiError("NAME_CHANGE_LOCKED", { daysLeft: daysBetween(now, changeableAt) });
  await trx
    .updateTable("members")
    .set({ name, nameUpdatedAt: now, updatedAt: now })
    .where("id", "=", memberId)
    .execute();
}

/** Whether a nickname of a query is taken; the nickname of a withdrawn member is free. @throws ApiError INVALID_REQUEST */
export async function isNameTaken(db: Db, name: string): Promise<boolean> {
  const taken = await db
    .selectFrom("members")
    .select("id")
    .where("name", "=", normalizeName(name, "?name"))
    .where("status", "<>", "WITHDRAWN")
    .executeTakeFirst();
  return taken !== undefined;
}
