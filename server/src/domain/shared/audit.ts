/** The audit log of operator changes (D18): append-only, written in the transaction of the change. */
import type { AuditActionValue, AuditTargetValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import type { AuditContext } from "./context.ts";

export type AuditValues = components["schemas"]["AuditValues"];

export interface AuditEntry {
  action: AuditActionValue;
  target: { kind: AuditTargetValue; id: number | null };
  /** The fields that changed, without secrets. */
  before?: AuditValues;
  after?: AuditValues;
}

/** Longer values are truncated: an entry needn't contain the whole text. */
const TEXT_MAX = 5000;

function serialize(values: AuditValues | undefined): string {
  if (values == null) return "null";
  const truncated = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" ? value.slice(0, TEXT_MAX).toWellFormed() : value,
  ]);
  return JSON.stringify(Object.fromEntries(truncated));
}

/** Adds an entry and returns its id. */
export async function audit({ trx, now, actorId }: AuditContext, entry: AuditEntry): Promise<number> {
  const actor = await trx
    .selectFrom("members")
    .leftJoin("adminCredentials", "adminCredentials.memberId", "members.id")
    .select(["members.name", "adminCredentials.loginName"])
    .where("members.id", "=", actorId)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto("auditLog")
    .values({
      actorId,
      actorName: actor.loginName ?? actor.name,
      action: entry.action,
      targetKind: entry.target.kind,
      targetId: entry.target.id === null ? null : String(entry.target.id),
      before: serialize(entry.before),
      after: serialize(entry.after),
      createdAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
