import { SECOND_MS } from "@babchingu/openapi";
import type { Deps } from "../../deps.ts";
import { type Attempt, clearAttempts, countAttempt, revertAttempt } from "../../domain/accounts/attempts.ts";
import { verifyPassword } from "../../lib/password.ts";
import { withTimeBudget } from "../../lib/time-budget.ts";
import { toApiError } from "../../lib/unavailable.ts";
import { createAccountWriter } from "./account-writer.ts";

/** The request may have spent its own time. */
const REVERT_MS_MAX = SECOND_MS;

/**
 * Counts an attempt, then runs `verify`, which returns or throws when the secret is wrong. An attempt that an outage ended is
 * taken back if the database lets it: a wrong secret is refused without it, so this one was right or not verified. That is done, too, when
 * nobody knows whether its count was committed; if not, an earlier one is forgotten. A count that failed before its commit was rolled back.
 * @throws ApiError TOO_MANY_REQUESTS, ADMIN_LOCKED_OUT, and the errors of `verify`.
 */
export async function countAndVerify<T>(
  deps: Pick<Deps, "db" | "clock" | "keys">,
  attempt: Attempt,
  verify: () => Promise<T>,
): Promise<T> {
  const { write } = createAccountWriter(deps);
  const progress = { isCounted: false };
  try {
    await write(async (ctx) => {
      await countAttempt(ctx, attempt);
      progress.isCounted = true;
    });
    return await verify();
  } catch (error) {
    if (progress.isCounted && toApiError(error).errorName === "UNAVAILABLE") {
      const reverted = withTimeBudget(REVERT_MS_MAX, () => write((ctx) => revertAttempt(ctx, attempt)));
      // The response, which the log explains, is about the first error.
      await reverted.catch(() => undefined);
    }
    throw error;
  }
}

/** Whether a signed-in person knows their present secret; guesses are limited. @throws ApiError TOO_MANY_REQUESTS. */
export async function verifyPresentSecret(
  deps: Pick<Deps, "db" | "clock" | "keys">,
  { attempt, hash, secret }: { attempt: Attempt; hash: string | null; secret: string },
): Promise<boolean> {
  return countAndVerify(deps, attempt, async () => {
    if (!(await verifyPassword(hash, secret))) return false;
    await createAccountWriter(deps).write((ctx) => clearAttempts(ctx, attempt));
    return true;
  });
}
