/** The log of what operators changed (D18): written in the transaction of the change, never changed, never deleted. */
import type { AuditActionValue, AuditTargetValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import type { Db, Trx } from "../db/schema.ts";
import { adminList } from "./admin-page.ts";
import type { AdminList } from "./admin-page.ts";

export type AuditValues = components["schemas"]["AuditValues"];

export interface AuditEntry {
  /** The operator. */
  actorId: number;
  action: AuditActionValue;
  target: { kind: AuditTargetValue; id: number | null };
  /** The fields that changed, without secrets. */
  before?: AuditValues;
  after?: AuditValues;
  now: Date;
}

/** Longer values are cut, if need be through a character: the log tells what changed, it is no second store of it. */
const TEXT_MAX = 5000;

function written(values: AuditValues | undefined): string {
  if (values == null) return "null";
  const cut = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" ? value.slice(0, TEXT_MAX).toWellFormed() : value,
  ]);
  return JSON.stringify(Object.fromEntries(cut));
}

/** Adds an entry and returns its id. */
export async function audit(trx: Trx, entry: AuditEntry): Promise<number> {
  const actor = await trx
    .selectFrom("members")
    .leftJoin("adminCredentials", "adminCredentials.memberId", "members.id")
    .select(["members.name", "adminCredentials.loginName"])
    .where("members.id", "=", entry.actorId)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto("auditLog")
    .values({
      actorId: entry.actorId,
      actorName: actor.loginName ?? actor.name,
      action: entry.action,
      targetKind: entry.target.kind,
      targetId: entry.target.id === null ? null : String(entry.target.id),
      before: written(entry.before),
      after: written(entry.after),
      createdAt: entry.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface AuditFilter {
  actor?: number | undefined;
  /** A kind of target, or one target as in `MEMBER:1042`. */
  target?: string | undefined;
  action?: AuditActionValue | undefined;
}

/** The entries, newest first. */
export function listAuditLog(db: Db, filter: AuditFilter = {}): AdminList<components["schemas"]["AuditEntry"]> {
  let query = db.selectFrom("auditLog").selectAll().orderBy("id", "desc");
  if (filter.actor !== undefined) query = query.where("actorId", "=", filter.actor);
  if (filter.action !== undefined) query = query.where("action", "=", filter.action);
  if (filter.target !== undefined) {
    const [kind = "", id] = filter.target.split(":");
    query = query.where("targetKind", "=", kind);
    if (id !== undefined) query = query.where("targetId", "=", id);
  }
  return adminList(query, "auditLog.id", ({ targetKind, targetId, createdAt, ...row }) => ({
    ...row,
    // Only `audit` writes these columns, and it takes no other values.
    action: row.action as AuditActionValue,
    targetType: targetKind as AuditTargetValue,
    targetId: targetId === null ? null : Number(targetId),
    before: row.before as AuditValues,
    after: row.after as AuditValues,
    createdAt: createdAt.toISOString(),
  }));
}
