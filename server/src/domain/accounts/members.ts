/** The authenticated member's own account. */
import type { components } from "@babchingu/openapi/types";
import type { Db } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { claimImage, imageUrl, markImageDeleted } from "../media/index.ts";
import { lockAuthenticatedMember } from "../shared/member-guards.ts";
import { requireNoRejoinLock } from "./rejoin-locks.ts";
import type { WriteContext } from "../shared/context.ts";
import type { AccountContext } from "./context.ts";
import { revokeSessions } from "./sessions.ts";
import { deleteVerifications } from "./verification.ts";

type MemberView = components["schemas"]["Member"];
type LocationRequest = components["schemas"]["LocationRequest"];

/** The member's own profile, without secrets (D10). */
export async function readOwnMember(db: Db, memberId: number): Promise<MemberView> {
  const member = await db
    .selectFrom("members")
    .leftJoin("images", "images.id", "members.imageId")
    .selectAll("members")
    .select("images.key as imageKey")
    .where("members.id", "=", memberId)
    .executeTakeFirstOrThrow();
  return {
    id: member.id,
    name: member.name,
    phone: member.phone,
    imageUrl: imageUrl(member.imageKey),
    provider: member.provider,
    role: member.role,
    status: member.status,
    point: member.point,
    riceBalance: member.riceBalance,
    latitude: member.latitude,
    longitude: member.longitude,
    createdAt: member.createdAt.toISOString(),
    nameUpdatedAt: member.nameUpdatedAt?.toISOString() ?? null,
    locationAgreed: member.locationAgreedAt !== null,
  };
}

/** Sets ACTIVE after CREATED, or after PHONE_V_REQUIRED with a verified phone (D14). @throws ApiError CANNOT_ACTIVATE. */
export async function activate({ trx, now }: WriteContext, memberId: number): Promise<void> {
  const activated = await trx
    .updateTable("members")
    .set({ status: "ACTIVE", updatedAt: now })
    .where("id", "=", memberId)
    .where((eb) =>
      eb.or([
        eb("status", "=", "CREATED"),
        eb.and([
          eb("status", "=", "PHONE_V_REQUIRED"),
          eb("phone", "is not", null),
          eb("phoneVerifiedAt", "is not", null),
        ]),
      ]),
    )
    .returning("id")
    .executeTakeFirst();
  if (!activated) throw new ApiError("CANNOT_ACTIVATE");
}

/**
 * Sets the member's phone, whose code the caller has redeemed in this transaction (D13). When it takes the place of another, other sessions end (D64).
 * @returns the phone that was replaced, which the caller warns; null when none was.
 * @throws ApiError TOKEN_REVOKED, PHONE_TAKEN, REJOIN_LOCKED.
 */
export async function setVerifiedPhone(
  ctx: AccountContext,
  { memberId, sessionId, phone }: { memberId: number; sessionId: number; phone: string },
): Promise<string | null> {
  const { trx, now } = ctx;
  const member = await lockAuthenticatedMember(ctx, memberId);
  await requireNoRejoinLock(ctx, phone);
  const replaced = member.phone === phone ? null : member.phone;
  await trx
    .updateTable("members")
    .set({ phone, phoneVerifiedAt: now, updatedAt: now, ...(replaced === null ? {} : { phoneChangedAt: now }) })
    .where("id", "=", memberId)
    .execute();
  if (replaced === null) return null;
  await deleteVerifications(ctx, replaced);
  await revokeSessions(ctx, { reason: "PHONE", scope: { memberId, except: sessionId } });
  return replaced;
}

/** Sets the profile image; the previous one is deleted by `sweepImagesAfterCommit`. @throws ApiError IMAGE_NOT_USABLE, TOKEN_REVOKED. */
export async function changeImage(
  ctx: WriteContext,
  { memberId, imageId }: { memberId: number; imageId: number | null },
): Promise<void> {
  const { trx, now } = ctx;
  const member = await lockAuthenticatedMember(ctx, memberId);
  if (member.imageId === imageId) return;
  if (imageId !== null) {
    await claimImage(ctx, { imageId, ownerId: memberId, usage: { kind: "MEMBER", id: memberId } });
  }
  await trx.updateTable("members").set({ imageId, updatedAt: now }).where("id", "=", memberId).execute();
  if (member.imageId !== null) await markImageDeleted(ctx, member.imageId);
}

/** The hash of the member's password. @throws ApiError SOCIAL_HAS_NO_PASSWORD for an account of a social provider. */
export async function readPasswordHash(db: Db, memberId: number): Promise<string> {
  const { passwordHash } = await db
    .selectFrom("members")
    .select("passwordHash")
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  if (passwordHash === null) throw new ApiError("SOCIAL_HAS_NO_PASSWORD");
  return passwordHash;
}

/** Changes the password and ends the member's other sessions (D15); the caller verified the current one. @throws ApiError CURRENT_PASSWORD_WRONG. */
export async function changePassword(
  ctx: WriteContext,
  change: { memberId: number; sessionId: number; currentHash: string; passwordHash: string },
): Promise<void> {
  const { trx, now } = ctx;
  const { memberId, sessionId, currentHash, passwordHash } = change;
  const changed = await trx
    .updateTable("members")
    .set({ passwordHash, updatedAt: now })
    .where("id", "=", memberId)
    .where("passwordHash", "=", currentHash)
    .returning("id")
    .executeTakeFirst();
  // Another request has changed it since, so the verified password is no longer the current one.
  if (!changed) throw new ApiError("CURRENT_PASSWORD_WRONG");
  await revokeSessions(ctx, { reason: "PASSWORD", scope: { memberId, except: sessionId } });
}

/** Stores the last position (D39). @throws ApiError LOCATION_CONSENT_REQUIRED unless the member has agreed before or agrees in this request (D41). */
export async function saveLocation(
  ctx: WriteContext,
  { memberId, location }: { memberId: number; location: LocationRequest },
): Promise<void> {
  const { trx, now } = ctx;
  const { latitude, longitude, agreed } = location;
  const member = await lockAuthenticatedMember(ctx, memberId);
  if (member.locationAgreedAt === null) {
    if (agreed !== true) throw new ApiError("LOCATION_CONSENT_REQUIRED");
    await trx.insertInto("agreements").values({ memberId, location: true, createdAt: now }).execute();
  }
  await trx
    .updateTable("members")
    .set({ latitude, longitude, locationAgreedAt: member.locationAgreedAt ?? now, updatedAt: now })
    .where("id", "=", memberId)
    .execute();
}
