/** Members in the console, and operator changes to them. */
import type { MemberSearchFieldValue, MemberStatusValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import { expressionBuilder, type Selectable, sql } from "kysely";
import type { Db, MembersTable, Tables } from "../../db/schema.ts";
import { type AccountContext, revokeSessions, withdraw } from "../accounts/index.ts";
import { ApiError } from "../../lib/api-error.ts";
import { idsWithinDays, isWithinDays, type ListFilter, orderOf } from "./filters.ts";
import { adminList, type AdminList, containsText, hasId, hasPiecesOf } from "./list.ts";
import { audit } from "../shared/audit.ts";
import { imageUrl } from "../media/index.ts";
import type { AuditContext, TrxContext } from "../shared/context.ts";

type AdminMember = components["schemas"]["AdminMember"];
type MemberRow = Selectable<MembersTable>;

function toAdminMember(row: MemberRow): AdminMember {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    // Never returned, not even the hash (D10).
    password: null,
    imageId: row.imageId,
    provider: row.provider,
    providerId: row.providerId,
    role: row.role,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    nameUpdatedAt: row.nameUpdatedAt?.toISOString() ?? null,
    point: row.point,
    latitude: row.latitude,
    longitude: row.longitude,
    targetToken: row.targetToken,
    riceBalance: row.riceBalance,
  };
}

/** The term as it may be stored: phones as digits in the national form, names in the normal form KC, with the term's spaces or without. */
function storedForms({ field, term }: { field: "name" | "phone"; term: string }): string[] {
  const forms =
    field === "name"
      ? [term, term.replaceAll(/\s/g, "")].map((form) => form.normalize("NFKC").trim())
      : [term.replaceAll(/[\s().-]/g, "").replace(/^\+82\(?0?/, "0")];
  return [...new Set(forms)].filter((form) => form !== "");
}

/** As in the indexes of `db/indexes.ts`. */
const letters = { name: 2, phone: 3 } as const;

/** The members that match the search or the filter, newest first unless sorted otherwise. */
export function listMembers(
  db: Db,
  search?: { field: MemberSearchFieldValue; term: string },
  filter: ListFilter<MemberStatusValue> = {},
): AdminList<AdminMember> {
  const order = orderOf(filter);
  let query = db
    .selectFrom("members")
    .selectAll("members")
    .where("members.deletedAt", "is", null)
    .where(isWithinDays("members.createdAt", filter))
    .orderBy("members.id", order);
  if (filter.status !== undefined) query = query.where("members.status", "=", filter.status);
  const ids = idsWithinDays("members", filter);
  if (search === undefined) return adminList(query, "members.id", toAdminMember, { order, ids });
  const { field } = search;
  if (field === "id") return adminList(query.where(hasId("members.id", search.term)), "members.id", toAdminMember);
  const forms = storedForms({ field, term: search.term });
  // A term of only hyphens has no form and matches none.
  const eb = expressionBuilder<Tables, "members">();
  const isMatch = eb.or(forms.map((form) => containsText(`members.${field}`, form)));
  const index = eb.or(forms.map((form) => hasPiecesOf(sql.ref(`members.${field}`), form, letters[field])));
  return adminList(query, "members.id", toAdminMember, { text: { isMatch, index }, ids });
}

/** @throws ApiError MEMBER_NOT_FOUND */
export async function readMember(db: Db, memberId: number): Promise<AdminMember> {
  const row = await db
    .selectFrom("members")
    .selectAll()
    .where("id", "=", memberId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError("MEMBER_NOT_FOUND");
  return toAdminMember(row);
}

/** The URL of the member's image. @throws ApiError MEMBER_NOT_FOUND */
export async function readMemberImageUrl(db: Db, memberId: number): Promise<string | null> {
  const row = await db
    .selectFrom("members")
    .leftJoin("images", "images.id", "members.imageId")
    .select("images.key")
    .where("members.id", "=", memberId)
    .where("members.deletedAt", "is", null)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError("MEMBER_NOT_FOUND");
  return imageUrl(row.key);
}

/** Reads a member and locks the row. @throws ApiError MEMBER_NOT_FOUND */
async function lockMember(ctx: TrxContext, memberId: number): Promise<MemberRow> {
  const { trx } = ctx;
  const row = await trx
    .selectFrom("members")
    .selectAll()
    .where("id", "=", memberId)
    .where("deletedAt", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError("MEMBER_NOT_FOUND");
  return row;
}

/** Locks a member whose account operators may change. @throws ApiError MEMBER_NOT_FOUND, OPERATOR_PROTECTED for an operator, MEMBER_ERASED for a withdrawn member. */
export async function lockChangeableMember(ctx: TrxContext, memberId: number): Promise<MemberRow> {
  const member = await lockMember(ctx, memberId);
  if (member.role === "ROLE_ADMIN") throw new ApiError("OPERATOR_PROTECTED");
  if (member.withdrawnAt !== null) throw new ApiError("MEMBER_ERASED");
  return member;
}

/** Sets a password and ends every session (D15). @throws ApiError MEMBER_NOT_FOUND, SOCIAL_MEMBER_HAS_NO_PASSWORD, OPERATOR_PROTECTED, MEMBER_ERASED. */
export async function resetMemberPassword(
  ctx: AuditContext,
  { memberId, passwordHash }: { memberId: number; passwordHash: string },
): Promise<void> {
  const { trx, now } = ctx;
  const member = await lockChangeableMember(ctx, memberId);
  if (member.provider !== null) throw new ApiError("SOCIAL_MEMBER_HAS_NO_PASSWORD");
  await trx.updateTable("members").set({ passwordHash, updatedAt: now }).where("id", "=", memberId).execute();
  await revokeSessions(ctx, { reason: "PASSWORD", scope: { memberId } });
  await audit(ctx, { action: "MEMBER_PASSWORD_RESET", target: { kind: "MEMBER", id: memberId } });
}

/** Sets a status; a change ends every session (D15). @throws ApiError MEMBER_NOT_FOUND, OPERATOR_PROTECTED, MEMBER_ERASED. */
export async function setMemberStatus(
  ctx: AuditContext,
  { memberId, status }: { memberId: number; status: MemberStatusValue },
): Promise<void> {
  const { trx, now } = ctx;
  const member = await lockChangeableMember(ctx, memberId);
  if (member.status === status) return;
  // The member has to verify the phone again, so the earlier verification no longer counts (D14).
  const verification = status === "PHONE_V_REQUIRED" ? { phoneVerifiedAt: null } : {};
  await trx
    .updateTable("members")
    .set({ status, ...verification, updatedAt: now })
    .where("id", "=", memberId)
    .execute();
  await revokeSessions(ctx, { reason: "STATUS", scope: { memberId } });
  await audit(ctx, {
    action: "MEMBER_STATUS_CHANGE",
    target: { kind: "MEMBER", id: memberId },
    before: { status: member.status },
    after: { status },
  });
}

/** Sets the meal score. @throws ApiError MEMBER_NOT_FOUND. */
export async function setMemberPoint(
  ctx: AuditContext,
  { memberId, point }: { memberId: number; point: number },
): Promise<void> {
  const { trx, now } = ctx;
  const member = await lockChangeableMember(ctx, memberId);
  if (member.point === point) return;
  await trx.updateTable("members").set({ point, updatedAt: now }).where("id", "=", memberId).execute();
  await audit(ctx, {
    action: "MEMBER_POINT_CHANGE",
    target: { kind: "MEMBER", id: memberId },
    before: { point: member.point },
    after: { point },
  });
}

/**
 * Deletes a member permanently: withdraws them (D16) and hides the row from the console; works for withdrawn members too.
 * The audit log keeps no personal data of them. Call `sweepImagesAfterCommit` afterwards.
 * @throws ApiError MEMBER_NOT_FOUND, MEMBER_IN_RUNNING_MEETING in a confirmed meeting that is not over, OPERATOR_PROTECTED.
 */
export async function deleteMember(ctx: AuditContext & AccountContext, memberId: number): Promise<void> {
  const { trx, now } = ctx;
  // Not locked here: a withdrawal locks the meetings before the member.
  const { role, status, point, riceBalance } = await readMember(trx, memberId);
  if (role === "ROLE_ADMIN") throw new ApiError("OPERATOR_PROTECTED");
  await withdraw(ctx, memberId);
  const deleted = await trx
    .updateTable("members")
    .set({ deletedAt: now, updatedAt: now })
    .where("id", "=", memberId)
    .where("deletedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (deleted === undefined) throw new ApiError("MEMBER_NOT_FOUND");
  const target = { kind: "MEMBER", id: memberId } as const;
  await audit(ctx, { action: "MEMBER_DELETE", target, before: { role, status, point, riceBalance } });
}
