/** The audit log of operator changes (D18): append-only, written in the transaction of the change. */
import type { AuditActionValue, AuditTargetValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import type { Trx } from "../../db/schema.ts";
import type { CommandContext } from "./context.ts";

export type AuditValues = components["schemas"]["AuditValues"];

export interface AuditEntry {
  action: AuditActionValue;
  target: { kind: AuditTargetValue; id: number | null };
  /** The fields that changed, without secrets, and members' data only by id: the log can't be erased from (D67). */
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

/** Stands for a command on the server, which has no operator. */
const COMMAND_NAME = "command";

async function readActorName(trx: Trx, actorId: number): Promise<string> {
  const actor = await trx
    .selectFrom("members")
    .leftJoin("adminCredentials", "adminCredentials.memberId", "members.id")
    .select(["members.name", "adminCredentials.loginName"])
    .where("members.id", "=", actorId)
    .executeTakeFirstOrThrow();
  return actor.loginName ?? actor.name;
}

/** Adds an entry and returns its id. */
export async function audit({ trx, now, actorId }: CommandContext, entry: AuditEntry): Promise<number> {
  const actorName = actorId === null ? COMMAND_NAME : await readActorName(trx, actorId);
  const { id } = await trx
    .insertInto("auditLog")
    .values({
      actorId,
      actorName,
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
