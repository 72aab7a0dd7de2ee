/** Logging in by phone and password, and setting a forgotten password. */
import type { components } from "@babchingu/openapi/types";
import { transact } from "../db/transact.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../lib/api-error.ts";
import { Attempts } from "../lib/attempts.ts";
import { hashPassword, verifyPassword } from "../lib/password.ts";
import { MINUTE_MS } from "../lib/time.ts";
import type { Tokens } from "./sessions.ts";
import { openSession, revokeSessions } from "./sessions.ts";
import { useProof } from "./verification.ts";

type LoginRequest = components["schemas"]["LoginRequest"];
type ResetPasswordRequest = components["schemas"]["ResetPasswordRequest"];
type LoginDeps = Pick<Deps, "db" | "clock" | "keys">;

const FAILURES_MAX = 10;
const FAILURES_WINDOW_MS = 10 * MINUTE_MS;

/** A login that slows guessing down for each phone, whatever address it comes from. */
export function createLogin(deps: LoginDeps): (request: LoginRequest) => Promise<Tokens> {
  const attempts = new Attempts(deps.clock, { max: FAILURES_MAX, windowMs: FAILURES_WINDOW_MS });
  return async (request) => {
    const retryAfterSeconds = attempts.waitSeconds(request.phone);
    if (retryAfterSeconds > 0) throw new ApiError("E429-1", { retryAfterSeconds });
    const tokens = await login(deps, request);
    if (!tokens) {
      attempts.fail(request.phone);
      throw new ApiError("E401-4");
    }
    attempts.succeed(request.phone);
    return tokens;
  };
}

/** Null when phone and password don't belong together. A banned member may log in, to read why nothing works. */
async function login(deps: LoginDeps, { phone, password, fcmToken }: LoginRequest): Promise<Tokens | null> {
  const member = await deps.db
    .selectFrom("members")
    .select(["id", "role", "passwordHash"])
    .where("phone", "=", phone)
    .where("status", "<>", "WITHDRAWN")
    .executeTakeFirst();
  const matches = await verifyPassword(member?.passwordHash, password);
  if (!member || !matches) return null;
  return transact(deps.db, async (trx) => {
    // Verifying takes a while. What has ended the member's sessions meanwhile must not miss this one.
    const unchanged = await trx
      .selectFrom("members")
      .select("id")
      .where("id", "=", member.id)
      .where("passwordHash", "=", member.passwordHash)
      .where("status", "<>", "WITHDRAWN")
      .forNoKeyUpdate()
      .executeTakeFirst();
    return unchanged ? openSession(trx, deps, member, fcmToken ?? null) : null;
  });
}

/** Sets a new password with a proof of the phone and ends every session. Throws E400-4, also for a phone nobody has. */
export async function resetPassword(deps: LoginDeps, request: ResetPasswordRequest): Promise<void> {
  const { phone, newPassword, verificationToken } = request;
  const passwordHash = await hashPassword(newPassword);
  await transact(deps.db, async (trx) => {
    const now = deps.clock.now();
    await useProof(trx, now, { phone, purpose: "RESET_PASSWORD" }, verificationToken);
    const member = await trx
      .updateTable("members")
      .set({ passwordHash, updatedAt: now })
      .where("phone", "=", phone)
      .where("provider", "is", null)
      .where("status", "<>", "WITHDRAWN")
      .returning("id")
      .executeTakeFirst();
    if (!member) throw new ApiError("E400-4");
    await revokeSessions(trx, now, "PASSWORD", { memberId: member.id });
  });
}
