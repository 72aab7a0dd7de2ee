/** Builders of test rows with defaults. */
import { SIGNUP_RICE } from "@babchingu/openapi";
import type { MemberStatusValue, OperatorRoleValue, ProviderValue, RoleValue } from "@babchingu/openapi/enums";
import type { Config } from "../config.ts";
import type { Deps } from "../deps.ts";
import { hashAdminSecrets } from "../domain/admin/login.ts";
import { createOperator } from "../domain/admin/operators.ts";
import { bookRice } from "../domain/rice/ledger.ts";
import { openSession } from "../domain/accounts/sessions.ts";
import { hashPassword } from "../lib/password.ts";

export interface MemberOverrides {
  name?: string;
  phone?: string | null;
  /** By default the member has no password, because hashing is slow. */
  password?: string;
  status?: MemberStatusValue;
  role?: RoleValue;
  provider?: ProviderValue | null;
  point?: number;
  /** Grains; booked as the sign-up grant. */
  rice?: number;
  latitude?: number | null;
  longitude?: number | null;
  locationAgreed?: boolean;
  fcmToken?: string | null;
}

export interface TestMember {
  id: number;
  name: string;
  phone: string | null;
  token: string;
  refreshToken: string;
}

/** By cost and password: a strong hash takes 14 ms, and the tests use few passwords. */
const passwordHashes = new Map<string, Promise<string>>();

function hashOnce({ config }: Deps, password: string): Promise<string> {
  const key = `${config.passwordHashes} ${password}`;
  const hash = passwordHashes.get(key) ?? hashPassword(password);
  passwordHashes.set(key, hash);
  return hash;
}

/** Those of `adminLogin`, by cost. */
const adminHashes: Partial<Record<Config["passwordHashes"], ReturnType<typeof hashAdminSecrets>>> = {};
let memberCount = 0;

/** Stores a member and opens a session. */
export async function buildMember(deps: Deps, overrides: MemberOverrides = {}): Promise<TestMember> {
  memberCount += 1;
  const { rice = SIGNUP_RICE, password, locationAgreed = true, fcmToken = null, ...given } = overrides;
  const now = deps.clock.now();
  const phone = given.phone === undefined ? `010${String(memberCount).padStart(8, "0")}` : given.phone;
  const values = {
    name: `밥친구${memberCount}`,
    role: "ROLE_USER",
    status: "ACTIVE",
    provider: null,
    ...given,
    phone,
  } as const;
  const passwordHash = password === undefined ? null : await hashOnce(deps, password);
  const { id, tokens } = await deps.db.transaction().execute(async (trx) => {
    const ctx = { trx, now, keys: deps.keys };
    const { id } = await trx
      .insertInto("members")
      .values({
        ...values,
        providerId: values.provider === null ? null : String(memberCount),
        passwordHash,
        phoneVerifiedAt: phone === null ? null : now,
        locationAgreedAt: locationAgreed ? now : null,
        createdAt: now,
        updatedAt: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (rice > 0) await bookRice(ctx, { memberId: id, amount: rice, reason: "SIGNUP", cause: `signup:${id}` });
    return { id, tokens: await openSession(ctx, { member: { id, role: values.role }, fcmToken }) };
  });
  return { id, name: values.name, phone, token: tokens.accessToken, refreshToken: tokens.refreshToken };
}

export const adminLogin = { name: "operator", password1: "first-pass-1", password2: "second-pass-2", code: 48_151_623 };

/** Stores the operator of `adminLogin`, an OWNER unless another role is given, and opens a session. */
export async function buildAdmin(
  deps: Deps,
  { name = adminLogin.name, role = "OWNER" }: { name?: string; role?: OperatorRoleValue } = {},
): Promise<TestMember> {
  const hashes = await (adminHashes[deps.config.passwordHashes] ??= hashAdminSecrets(adminLogin));
  const { id, tokens } = await deps.db.transaction().execute(async (trx) => {
    const ctx = { trx, now: deps.clock.now(), keys: deps.keys };
    const admin = await createOperator(ctx, { loginName: name, hashes, role });
    return { id: admin, tokens: await openSession(ctx, { member: { id: admin, role: "ROLE_ADMIN" } }) };
  });
  return { id, name, phone: null, token: tokens.accessToken, refreshToken: tokens.refreshToken };
}

/** Opens another session of a member and returns its access token. */
export async function newAccessToken(deps: Deps, id: number): Promise<string> {
  const tokens = await deps.db.transaction().execute(async (trx) => {
    const { role } = await trx.selectFrom("members").select("role").where("id", "=", id).executeTakeFirstOrThrow();
    return openSession({ trx, now: deps.clock.now(), keys: deps.keys }, { member: { id, role } });
  });
  return tokens.accessToken;
}
