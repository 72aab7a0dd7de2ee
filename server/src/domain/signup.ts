/** Creating members. */
import { FIRST_MEAL_SCORE, SIGNUP_RICE } from "@babchingu/openapi";
import type { MemberStatusValue, ProviderValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import { isUniqueViolation } from "../db/errors.ts";
import type { Trx } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../lib/api-error.ts";
import { hashPassword } from "../lib/password.ts";
import { bookRice } from "./ledger.ts";
import { normalizeName } from "./names.ts";
import { requireUnlockedPhone } from "./phone-locks.ts";
import { useProof } from "./verification.ts";

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

/** Throws E400-12 unless the terms and the privacy policy are agreed to; a client may leave agreements out (D41). */
export function requireAgreements(agreements: Agreements | undefined): void {
  if (agreements && !(agreements.terms && agreements.privacy)) throw new ApiError("E400-12");
}

/** Signs a person up with a verified phone and grants the first rice. Throws E400-4, E400-12, E409-1, -2 and -3. */
export async function signUp(deps: Pick<Deps, "db" | "clock" | "keys">, request: SignupRequest): Promise<number> {
  requireAgreements(request.agreements);
  const name = normalizeName(request.name);
  const passwordHash = await hashPassword(request.password);
  const { phone, verificationToken, agreements } = request;
  return translateTaken(() =>
    transact(deps.db, async (trx) => {
      await useProof(trx, deps.clock.now(), { phone, purpose: "SIGNUP" }, verificationToken);
      await requireUnlockedPhone(trx, deps, phone);
      return createMember(trx, deps, {
        name,
        phone,
        passwordHash,
        provider: null,
        providerId: null,
        status: "CREATED",
        agreements,
      });
    }),
  );
}

/** Stores a member with what they agreed to, and books the sign-up grant. */
export async function createMember(trx: Trx, deps: Pick<Deps, "clock">, account: NewAccount): Promise<number> {
  const now = deps.clock.now();
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
  await bookRice(trx, deps.clock, { memberId: id, amount: SIGNUP_RICE, reason: "SIGNUP", cause: `signup:${id}` });
  return id;
}

/** Runs `write` and says E409-1, E409-2 or E409-30 where it would take another member's phone, name or account. */
export async function translateTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, "members_phone")) throw new ApiError("E409-1");
    if (isUniqueViolation(error, "members_name")) throw new ApiError("E409-2");
    if (isUniqueViolation(error, "members_provider")) throw new ApiError("E409-30");
    throw error;
  }
}
