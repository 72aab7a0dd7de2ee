/** Operators' accounts: their roles, and whether they are disabled (D60). */
import type { OperatorRoleValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import type { Db } from "../../db/schema.ts";
import { revokeSessions } from "../accounts/index.ts";
import { ApiError } from "../../lib/api-error.ts";
import { audit } from "../shared/audit.ts";
import type { CommandContext, TrxContext, WriteContext } from "../shared/context.ts";
import { adminList, type AdminList } from "./list.ts";
import type { AdminHashes } from "./login.ts";

type AdminOperator = components["schemas"]["AdminOperator"];

function selectOperators(db: Db) {
  return db
    .selectFrom("adminCredentials")
    .innerJoin("members", "members.id", "adminCredentials.memberId")
    .select([
      "members.id",
      "adminCredentials.loginName as name",
      "adminCredentials.role",
      "disabledAt",
      "members.createdAt",
    ]);
}

type OperatorRow = Awaited<ReturnType<ReturnType<typeof selectOperators>["executeTakeFirstOrThrow"]>>;

function toAdminOperator({ disabledAt, createdAt, ...row }: OperatorRow): AdminOperator {
  return { ...row, disabledAt: disabledAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
}

/** Newest first. */
export function listOperators(db: Db): AdminList<AdminOperator> {
  return adminList(selectOperators(db).orderBy("members.id", "desc"), "members.id", toAdminOperator);
}

/** The operator's own account. */
export async function readOperator(db: Db, operatorId: number): Promise<AdminOperator> {
  return toAdminOperator(await selectOperators(db).where("members.id", "=", operatorId).executeTakeFirstOrThrow());
}

/** Locks the owners who can log in, so that two changes at once can't leave none; then the operator. */
async function lockOperator({ trx }: TrxContext, operatorId: number) {
  const owners = await trx
    .selectFrom("adminCredentials")
    .select("memberId")
    .where("role", "=", "OWNER")
    .where("disabledAt", "is", null)
    .orderBy("memberId")
    .forUpdate()
    .execute();
  const operator = await trx
    .selectFrom("adminCredentials")
    .select(["memberId", "role", "disabledAt"])
    .where("memberId", "=", operatorId)
    .forUpdate()
    .executeTakeFirst();
  return { operator, isLastOwner: owners.length === 1 && owners[0]?.memberId === operatorId };
}

/**
 * Sets role and state; a change ends the operator's sessions, and so does disabling again.
 * @throws ApiError OPERATOR_NOT_FOUND, LAST_OWNER when no OWNER who can log in would be left.
 */
export async function setOperator(
  ctx: CommandContext,
  { operatorId, role, disabled }: { operatorId: number; role: OperatorRoleValue; disabled: boolean },
): Promise<void> {
  const { trx, now } = ctx;
  const { operator, isLastOwner } = await lockOperator(ctx, operatorId);
  if (operator === undefined) throw new ApiError("OPERATOR_NOT_FOUND");
  const isDisabled = operator.disabledAt !== null;
  if (operator.role === role && !isDisabled && !disabled) return;
  if (isLastOwner) throw new ApiError("LAST_OWNER");
  const disabledAt = disabled ? (operator.disabledAt ?? now) : null;
  await trx
    .updateTable("adminCredentials")
    .set({ role, disabledAt, updatedAt: now })
    .where("memberId", "=", operatorId)
    .execute();
  await revokeSessions(ctx, { reason: "OPERATOR_CHANGE", scope: { memberId: operatorId } });
  const target = { kind: "OPERATOR", id: operatorId } as const;
  if (operator.role !== role) {
    await audit(ctx, { action: "OPERATOR_ROLE_CHANGE", target, before: { role: operator.role }, after: { role } });
  }
  if (isDisabled !== disabled) await audit(ctx, { action: disabled ? "OPERATOR_DISABLE" : "OPERATOR_ENABLE", target });
}

/** The id of the operator with a login name. @throws ApiError OPERATOR_NOT_FOUND */
export async function findOperatorId({ trx }: TrxContext, loginName: string): Promise<number> {
  const found = await trx
    .selectFrom("adminCredentials")
    .select("memberId")
    .where("loginName", "=", loginName)
    .executeTakeFirst();
  if (found === undefined) throw new ApiError("OPERATOR_NOT_FOUND");
  return found.memberId;
}

/** Stores an operator. The nickname is the login name, so no member may have it. */
export async function createOperator(
  { trx, now }: WriteContext,
  { loginName, hashes, role }: { loginName: string; hashes: AdminHashes; role: OperatorRoleValue },
): Promise<number> {
  const { id } = await trx
    .insertInto("members")
    .values({ name: loginName, role: "ROLE_ADMIN", status: "ACTIVE", createdAt: now, updatedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("adminCredentials")
    .values({ memberId: id, loginName, role, ...hashes, updatedAt: now })
    .execute();
  return id;
}

/** Sets both passwords and the code, and ends the operator's sessions. */
export async function setOperatorSecrets(
  ctx: CommandContext,
  { operatorId, hashes }: { operatorId: number; hashes: AdminHashes },
): Promise<void> {
  const { trx, now } = ctx;
  await trx
    .updateTable("adminCredentials")
    .set({ ...hashes, updatedAt: now })
    .where("memberId", "=", operatorId)
    .execute();
  await revokeSessions(ctx, { reason: "PASSWORD", scope: { memberId: operatorId } });
  await audit(ctx, { action: "OPERATOR_PASSWORD_CHANGE", target: { kind: "OPERATOR", id: operatorId } });
}
