/** The audit log in the console (D18). */
import type { AuditActionValue, AuditTargetValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import type { Db } from "../../db/schema.ts";
import type { AuditValues } from "../shared/audit.ts";
import { idsWithinDays, isWithinDays, type ListFilter, orderOf } from "./filters.ts";
import { adminList, type AdminList } from "./list.ts";

export interface AuditFilter extends ListFilter {
  actor?: number | undefined;
  /** A kind of target, or one target as in `MEMBER:1042`. */
  target?: string | undefined;
  action?: AuditActionValue | undefined;
}

/** The entries, newest first. */
export function listAuditLog(db: Db, filter: AuditFilter = {}): AdminList<components["schemas"]["AuditEntry"]> {
  const order = orderOf(filter);
  let query = db
    .selectFrom("auditLog")
    .selectAll()
    .where(isWithinDays("auditLog.createdAt", filter))
    .orderBy("id", order);
  if (filter.actor !== undefined) query = query.where("actorId", "=", filter.actor);
  if (filter.action !== undefined) query = query.where("action", "=", filter.action);
  if (filter.target !== undefined) {
    const [kind = "", id] = filter.target.split(":");
    query = query.where("targetKind", "=", kind);
    if (id !== undefined) query = query.where("targetId", "=", id);
  }
  return adminList(
    query,
    "auditLog.id",
    ({ targetKind, targetId, createdAt, ...row }) => ({
      ...row,
      // Only `audit` writes these columns, and it takes no other values.
      action: row.action as AuditActionValue,
      targetType: targetKind as AuditTargetValue,
      targetId: targetId === null ? null : Number(targetId),
      before: row.before as AuditValues,
      after: row.after as AuditValues,
      createdAt: createdAt.toISOString(),
    }),
    { order, ids: idsWithinDays("auditLog", filter) },
  );
}
