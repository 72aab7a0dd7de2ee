import type { Deps } from "../../deps.ts";
import { type Attempt, clearAttempts, countAttempt } from "../../domain/accounts/attempts.ts";
import { verifyPassword } from "../../lib/password.ts";
import { createAccountWriter } from "./account-writer.ts";

/** Whether a signed-in person knows their present secret; guesses are limited. @throws ApiError TOO_MANY_REQUESTS. */
export async function verifyPresentSecret(
  deps: Pick<Deps, "db" | "clock" | "keys">,
  { attempt, hash, secret }: { attempt: Attempt; hash: string | null; secret: string },
): Promise<boolean> {
  const { write } = createAccountWriter(deps);
  await write((ctx) => countAttempt(ctx, attempt));
  if (!(await verifyPassword(hash, secret))) return false;
  await write((ctx) => clearAttempts(ctx, attempt));
  return true;
}
