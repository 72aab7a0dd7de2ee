/** The access log: what operators did with personal data (D61). */
import type { AccessActionValue } from "@babchingu/openapi/enums";
import { limits } from "@babchingu/openapi/limits";
import type { components } from "@babchingu/openapi/types";
import { sql } from "kysely";
import type { Db } from "../../db/schema.ts";
import { findOperatorByName } from "../accounts/index.ts";
import { type DayRange, idsWithinDays, isWithinDays } from "./filters.ts";
import { adminList, type AdminList } from "./list.ts";

export interface AccessFilter extends DayRange {
  operator?: number | undefined;
  action?: AccessActionValue | undefined;
}

/** The entries, newest first. @throws ApiError INVALID_REQUEST for an invalid range. */
export function listAccessLog(db: Db, filter: AccessFilter): AdminList<components["schemas"]["AccessEntry"]> {
  const isWithin = isWithinDays("accessLog.createdAt", filter);
  let query = db.selectFrom("accessLog").selectAll().where(isWithin).orderBy("id", "desc");
  if (filter.operator !== undefined) query = query.where("operatorId", "=", filter.operator);
  if (filter.action !== undefined) query = query.where("action", "=", filter.action);
  return adminList(
    query,
    "accessLog.id",
    ({ createdAt, targetIds, ...row }) => ({
      ...row,
      // PostgreSQL's driver has the elements of a bigint array as text.
      targetIds: targetIds.map(Number),
      createdAt: createdAt.toISOString(),
    }),
    { ids: idsWithinDays("accessLog", filter) },
  );
}

export interface Access {
  action: AccessActionValue;
  resource?: string | undefined;
  field?: string | undefined;
  targetIds?: readonly number[] | undefined;
  reason?: string | undefined;
}

interface AccessContext {
  now: Date;
  address: string;
}

/** How many ids an entry has. */
export const ACCESS_TARGETS_MAX = limits.AccessEntry.targetIds.maxItems;
const NAME_LENGTH_MAX = limits.AccessEntry.operatorName.maxLength;

async function addEntry(
  db: Db,
  { now, address }: AccessContext,
  { operator, access }: { operator: { id: number | null; name: string }; access: Access },
): Promise<void> {
  const { action, resource = null, field = null, targetIds = [], reason = null } = access;
  await db
    .insertInto("accessLog")
    .values({
      operatorId: operator.id,
      operatorName: operator.name.slice(0, NAME_LENGTH_MAX).toWellFormed(),
      action,
      resource,
      field,
      targetIds: targetIds.slice(0, ACCESS_TARGETS_MAX),
      address,
      reason: reason?.toWellFormed() ?? null,
      createdAt: now,
    })
    .execute();
}

/** Records an access of a signed-in operator. */
export async function recordAccess(
  db: Db,
  context: AccessContext,
  { operatorId, access }: { operatorId: number; access: Access },
): Promise<void> {
  const { loginName: name } = await db
    .selectFrom("adminCredentials")
    .select("loginName")
    .where("memberId", "=", operatorId)
    .executeTakeFirstOrThrow();
  await addEntry(db, context, { operator: { id: operatorId, name }, access });
}

/** Records a login, or a failed one, also with an id that no operator has. */
export async function recordLogin(
  db: Db,
  context: AccessContext,
  { loginName, action }: { loginName: string; action: "LOGIN" | "LOGIN_FAILED" },
): Promise<void> {
  const id = await findOperatorByName(db, loginName);
  await addEntry(db, context, { operator: { id, name: loginName }, access: { action } });
}

/** Deletes what is older than two years; the database refuses to delete anything newer. */
export async function deleteOldAccessEntries(db: Db): Promise<void> {
  await sql`select delete_old_access_entries()`.execute(db);
}
