/** Sign-up. */
import { FIRST_MEAL_SCORE, SIGNUP_RICE } from "@babchingu/openapi";
import type { MemberStatusValue, ProviderValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import { isUniqueViolation } from "../../db/errors.ts";
import { ApiError } from "../../lib/api-error.ts";
import { bookRice } from "../rice/index.ts";
import { findRejoinLock } from "./rejoin-locks.ts";
import { consumeVerificationToken } from "./verification.ts";
import type { AccountContext } from "./context.ts";
import type { WriteContext } from "../shared/context.ts";

type SignupRequest = components["schemas"]["SignupRequest"];
type Agreements = components["schemas"]["Agreements"];

export interface NewAccount {
  name: string;
  phone: string | null;
  passwordHash: string | null;
  provider: ProviderValue | null;
  providerId: string | null;
  status: MemberStatusValue;
  agreements: Agreements | undefined;
}

/** Throws AGREEMENT_REQUIRED unless the terms and the privacy policy are agreed to; a client may omit `agreements` (D41). */
export function requireAgreements(agreements: Agreements | undefined): void {
  if (agreements && !(agreements.terms && agreements.privacy)) throw new ApiError("AGREEMENT_REQUIRED");
}

/** Why a proven phone can't sign up: REJOIN_LOCKED or PHONE_TAKEN; null when it can (D64). */
export async function findPhoneProblem(ctx: AccountContext, phone: string): Promise<ApiError | null> {
  const lock = await findRejoinLock(ctx, phone);
  if (lock) return lock;
  const member = await ctx.trx.selectFrom("members").select("id").where("phone", "=", phone).executeTakeFirst();
  return member ? new ApiError("PHONE_TAKEN") : null;
}

/**
 * Signs a member up with a verified phone and grants the first rice. The caller runs what needs no database before the
 * transaction: `requireAgreements`, `normalizeName`, and hashing the password.
 * @throws ApiError VERIFICATION_TOKEN_INVALID, PHONE_TAKEN, NAME_TAKEN.
 */
export async function signUp(
  ctx: AccountContext,
  { request, name, passwordHash }: { request: SignupRequest; name: string; passwordHash: string },
): Promise<number> {
  const { phone, verificationToken, agreements } = request;
  await consumeVerificationToken(ctx, { target: { phone, purpose: "SIGNUP" }, token: verificationToken });
  // Locked since the verification, which says it with the days left when it is done again.
  if (await findRejoinLock(ctx, phone)) throw new ApiError("VERIFICATION_TOKEN_INVALID");
  const account = {
    name,
    phone,
    passwordHash,
    provider: null,
    providerId: null,
    status: "CREATED",
    agreements,
  } as const;
  return createMember(ctx, account);
}

/** Stores a member with the agreements, and books the sign-up grant. */
export async function createMember(ctx: WriteContext, account: NewAccount): Promise<number> {
  const { trx, now } = ctx;
  const { agreements, ...member } = account;
  const { id } = await trx
    .insertInto("members")
    .values({
      ...member,
      phoneVerifiedAt: account.phone === null ? null : now,
      role: "ROLE_USER",
      point: FIRST_MEAL_SCORE,
      locationAgreedAt: agreements?.location === true ? now : null,
      createdAt: now,
      updatedAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (agreements)
    await trx
      .insertInto("agreements")
      .values({ memberId: id, ...agreements, createdAt: now })
      .execute();
  await bookRice(ctx, { memberId: id, amount: SIGNUP_RICE, reason: "SIGNUP", cause: `signup:${id}` });
  return id;
}

/** Runs `write` and translates unique violations to PHONE_TAKEN, NAME_TAKEN or SOCIAL_ACCOUNT_TAKEN. */
export async function translateUniqueViolations<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, "members_phone")) throw new ApiError("PHONE_TAKEN");
    if (isUniqueViolation(error, "members_name")) throw new ApiError("NAME_TAKEN");
    if (isUniqueViolation(error, "members_provider")) throw new ApiError("SOCIAL_ACCOUNT_TAKEN");
    throw error;
  }
}
