/** The signed-in member's own account. */
import type { components } from "@babchingu/openapi/types";
import type { Actor } from "../contract/types.ts";
import { transact } from "../db/transact.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../lib/api-error.ts";
import { hashPassword, verifyPassword } from "../lib/password.ts";
import { DAY_MS, daysBetween, later } from "../lib/time.ts";
import { claimImage, imageUrl, releaseImage, sweepAfterCommit } from "./images.ts";
import { lockSelf } from "./member-lock.ts";
import { normalizeName } from "./names.ts";
import { requireUnlockedPhone } from "./phone-locks.ts";
import { revokeSessions } from "./sessions.ts";
import { translateTaken } from "./signup.ts";
import { redeemCode } from "./verification.ts";

type MemberView = components["schemas"]["Member"];
type LocationRequest = components["schemas"]["LocationRequest"];
type ChangePasswordRequest = components["schemas"]["ChangePasswordRequest"];
type ReverifyRequest = components["schemas"]["ReverifyRequest"];

const NAME_LOCK_MS = 30 * DAY_MS;

/** The member as they see themselves; secrets are never part of it (D10). */
export async function readOwnMember(deps: Pick<Deps, "db">, memberId: number): Promise<MemberView> {
  const member = await deps.db
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

/** Moves CREATED, or PHONE_V_REQUIRED with a proven phone, to ACTIVE (D14). Throws E409-22. */
export async function activate(deps: Pick<Deps, "db" | "clock">, memberId: number): Promise<void> {
  const moved = await deps.db
    .updateTable("members")
    .set({ status: "ACTIVE", updatedAt: deps.clock.now() })
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
  if (!moved) throw new ApiError("E409-22");
}

/** Sets the member's phone with a code sent to it (D13). Throws E400-2, E400-3, E409-1, E409-3 and E429-4. */
export async function reverifyPhone(
  deps: Pick<Deps, "db" | "clock" | "keys">,
  memberId: number,
  { phone, verificationCode }: ReverifyRequest,
): Promise<void> {
  await redeemCode(deps, { phone, purpose: "REVERIFICATION" }, verificationCode);
  await translateTaken(() =>
    transact(deps.db, async (trx) => {
      await lockSelf(trx, memberId);
      await requireUnlockedPhone(trx, deps, phone);
      const now = deps.clock.now();
      await trx
        .updateTable("members")
        .set({ phone, phoneVerifiedAt: now, updatedAt: now })
        .where("id", "=", memberId)
        .execute();
    }),
  );
}

/** Sets the profile photo; the previous one is deleted. Throws E400-15. */
export async function changeImage(
  deps: Pick<Deps, "db" | "clock" | "storage" | "log">,
  memberId: number,
  imageId: number | null,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const now = deps.clock.now();
    const member = await lockSelf(trx, memberId);
    if (member.imageId === imageId) return;
    if (imageId !== null)
      await claimImage(trx, { imageId, ownerId: memberId, usage: { kind: "MEMBER", id: memberId } });
    await trx.updateTable("members").set({ imageId, updatedAt: now }).where("id", "=", memberId).execute();
    if (member.imageId !== null) await releaseImage(trx, now, member.imageId);
  });
  await sweepAfterCommit(deps);
}

/** Changes the nickname and locks it for 30 days. Throws E400-18, E409-2 and E409-7 with the days left. */
export async function changeName(deps: Pick<Deps, "db" | "clock">, memberId: number, wanted: string): Promise<void> {
  const name = normalizeName(wanted);
  await translateTaken(() =>
    transact(deps.db, async (trx) => {
      const now = deps.clock.now();
      const member = await lockSelf(trx, memberId);
      if (member.name === name) throw new ApiError("E400-18");
      const freeAt = member.nameUpdatedAt === null ? now : later(member.nameUpdatedAt, NAME_LOCK_MS);
      if (freeAt > now) throw new ApiError("E409-7", { daysLeft: daysBetween(now, freeAt) });
      await trx
        .updateTable("members")
        .set({ name, nameUpdatedAt: now, updatedAt: now })
        .where("id", "=", memberId)
        .execute();
    }),
  );
}

/** Tells whether a nickname is taken. A withdrawn member's is free. */
export async function isNameTaken(deps: Pick<Deps, "db">, name: string): Promise<boolean> {
  const taken = await deps.db
    .selectFrom("members")
    .select("id")
    .where("name", "=", normalizeName(name))
    .where("status", "<>", "WITHDRAWN")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Changes the password and ends the member's other sessions (D15). Throws E400-5, E400-6 and E403-7. */
export async function changePassword(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  { currentPassword, newPassword }: ChangePasswordRequest,
): Promise<void> {
  const { passwordHash: currentHash } = await deps.db
    .selectFrom("members")
    .select("passwordHash")
    .where("id", "=", actor.memberId)
    .executeTakeFirstOrThrow();
  if (currentHash === null) throw new ApiError("E403-7");
  if (!(await verifyPassword(currentHash, currentPassword))) throw new ApiError("E400-5");
  if (currentPassword === newPassword) throw new ApiError("E400-6");
  const passwordHash = await hashPassword(newPassword);
  await transact(deps.db, async (trx) => {
    const now = deps.clock.now();
    const changed = await trx
      .updateTable("members")
      .set({ passwordHash, updatedAt: now })
      .where("id", "=", actor.memberId)
      .where("passwordHash", "=", currentHash)
      .returning("id")
      .executeTakeFirst();
    // Another request changed it in between, so the current password given is the current one no more.
    if (!changed) throw new ApiError("E400-5");
    await revokeSessions(trx, now, "PASSWORD", { memberId: actor.memberId, except: actor.sessionId });
  });
}

/** Stores the last position (D39). Throws E400-19 unless the member has agreed, or does so with this call (D41). */
export async function saveLocation(
  deps: Pick<Deps, "db" | "clock">,
  memberId: number,
  { latitude, longitude, agreed }: LocationRequest,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const now = deps.clock.now();
    const member = await lockSelf(trx, memberId);
    if (member.locationAgreedAt === null) {
      if (agreed !== true) throw new ApiError("E400-19");
      await trx.insertInto("agreements").values({ memberId, location: true, createdAt: now }).execute();
    }
    await trx
      .updateTable("members")
      .set({ latitude, longitude, locationAgreedAt: member.locationAgreedAt ?? now, updatedAt: now })
      .where("id", "=", memberId)
      .execute();
  });
}
