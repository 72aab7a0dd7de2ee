/**
 * Limits on guessing a secret (D62, D65). An attempt is counted before the secret is verified, and in the database, so that parallel
 * requests and several servers don't exceed the limits. An attempt that succeeds, or that an outage ends, is taken back.
 */
import {
  ADMIN_LOCK_MIN,
  ADMIN_LOGIN_FAILURES_MAX,
  DAY_MS,
  LOGIN_FAILURES_MAX,
  LOGIN_FAILURES_PER_DAY,
  LOGIN_LOCK_MIN,
  MINUTE_MS,
} from "@babchingu/openapi";
import { ApiError } from "../../lib/api-error.ts";
import { siteOf } from "../../lib/network.ts";
import { hmac } from "../../lib/secrets.ts";
import { addMs, secondsBetween } from "../../lib/time.ts";
import type { AccountContext } from "./context.ts";

interface Limit {
  max: number;
  windowMs: number;
}

interface Limits {
  error: "TOO_MANY_REQUESTS" | "ADMIN_LOCKED_OUT";
  /** For a subject at one network. */
  atNetwork: Limit;
  /** For a subject at all networks. None where a stranger could lock the subject out. */
  anywhere?: Limit;
}

const PASSWORD_LIMITS: Limits = {
  error: "TOO_MANY_REQUESTS",
  atNetwork: { max: LOGIN_FAILURES_MAX, windowMs: LOGIN_LOCK_MIN * MINUTE_MS },
  anywhere: { max: LOGIN_FAILURES_PER_DAY, windowMs: DAY_MS },
};

const LIMITS = {
  /** The password at the login; the subject is a phone. */
  LOGIN: PASSWORD_LIMITS,
  /** The current password, for its change; the subject is a member. */
  PASSWORD: PASSWORD_LIMITS,
  /** The present security code, for its change; the subject is an operator. */
  SECURITY_CODE: PASSWORD_LIMITS,
  /** Passwords and code at the operators' login; the subject is a login name. */
  ADMIN_LOGIN: {
    error: "ADMIN_LOCKED_OUT",
    atNetwork: { max: ADMIN_LOGIN_FAILURES_MAX, windowMs: ADMIN_LOCK_MIN * MINUTE_MS },
  },
} satisfies Record<string, Limits>;

/** After this long an attempt counts for no limit. */
export const ATTEMPT_RETENTION_MS = DAY_MS;

export interface Attempt {
  scope: keyof typeof LIMITS;
  subject: string | number;
  /** The IP address; an IPv6 address counts as its site. */
  address: string;
}

interface Counter extends Limit {
  keyHash: string;
}

/** The keys are hashed, since they have phones and IP addresses. */
function countersOf(
  { keys }: AccountContext,
  { scope, subject, address }: Attempt,
): { atNetwork: Counter; anywhere?: Counter } {
  const limits: Limits = LIMITS[scope];
  const keyHash = (place: string) => hmac(keys.attempts, JSON.stringify([scope, subject, place]));
  return {
    atNetwork: { ...limits.atNetwork, keyHash: keyHash(siteOf(address)) },
    ...(limits.anywhere ? { anywhere: { ...limits.anywhere, keyHash: keyHash("") } } : {}),
  };
}

/** Counts an attempt. @throws ApiError TOO_MANY_REQUESTS, or ADMIN_LOCKED_OUT, above the limits; commit it before the secret is verified. */
export async function countAttempt(ctx: AccountContext, attempt: Attempt): Promise<void> {
  const { atNetwork, anywhere } = countersOf(ctx, attempt);
  const { error } = LIMITS[attempt.scope];
  await countAgainst(ctx, atNetwork, error);
  // Only what passed the limit of its network counts here: one network alone can't reach this limit quickly.
  if (anywhere) await countAgainst(ctx, anywhere, error);
}

async function countAgainst({ trx, now }: AccountContext, counter: Counter, error: Limits["error"]): Promise<void> {
  const { keyHash, max, windowMs } = counter;
  const { failures, since } = await trx
    .insertInto("attempts")
    .values({ keyHash, failures: 1, since: now })
    .onConflict((conflict) =>
      conflict.column("keyHash").doUpdateSet((eb) => {
        // A window that begins later was opened before the clock was set back.
        const isOpen = eb.and([eb("attempts.since", "<=", now), eb("attempts.since", ">", addMs(now, -windowMs))]);
        // The last attempt that is allowed opens the window again: after it the lock lasts for the whole window.
        const isBelowMax = eb("attempts.failures", "<>", max - 1);
        return {
          failures: eb
            .case()
            .when(isOpen)
            .then(eb("attempts.failures", "+", 1))
            .else(1)
            .end(),
          since: eb
            .case()
            .when(eb.and([isOpen, isBelowMax]))
            .then(eb.ref("attempts.since"))
            .else(now)
            .end(),
        };
      }),
    )
    .returning(["failures", "since"])
    .executeTakeFirstOrThrow();
  if (failures > max) throw new ApiError(error, { retryAfterSeconds: secondsBetween(now, addMs(since, windowMs)) });
}

async function decrement({ trx }: AccountContext, { keyHash }: Counter): Promise<void> {
  await trx
    .updateTable("attempts")
    .set((eb) => ({ failures: eb("failures", "-", 1) }))
    .where("keyHash", "=", keyHash)
    .where("failures", ">", 0)
    .execute();
}

/** Takes an attempt back whose secret was not refused. */
export async function revertAttempt(ctx: AccountContext, attempt: Attempt): Promise<void> {
  const { atNetwork, anywhere } = countersOf(ctx, attempt);
  await decrement(ctx, atNetwork);
  if (anywhere) await decrement(ctx, anywhere);
}

/** After a success: clears the failures of the subject at this network, and takes this attempt back from those anywhere. */
export async function clearAttempts(ctx: AccountContext, attempt: Attempt): Promise<void> {
  const { atNetwork, anywhere } = countersOf(ctx, attempt);
  await ctx.trx.deleteFrom("attempts").where("keyHash", "=", atNetwork.keyHash).execute();
  if (anywhere) await decrement(ctx, anywhere);
}
