import { DAY_MS, HOUR_MS, MINUTE_MS, seoulDate } from "@babchingu/openapi";
import { withTimeBudget } from "../lib/time-budget.ts";
import type { Deps } from "../deps.ts";
import { sweepImages } from "../domain/media/images.ts";
import { KEY_LIFE_MS } from "../domain/shared/idempotency.ts";
import { addMs } from "../lib/time.ts";
import type { Job } from "./registry.ts";

const VERIFICATION_RETENTION_MS = 7 * DAY_MS;
/** Login records are kept for three months (retention table of the privacy policy). */
const SESSION_RETENTION_MS = 90 * DAY_MS;

/** A sweep reads whole tables. */
const SWEEP_MS_MAX = 10 * MINUTE_MS;

export function housekeepingJobs(deps: Pick<Deps, "db" | "clock" | "storage">): Job[] {
  return [
    { name: "images.sweep", everyMs: 10 * MINUTE_MS, run: () => sweepImages(deps) },
    {
      name: "accounts.sweep",
      everyMs: HOUR_MS,
      run: (now) => withTimeBudget(SWEEP_MS_MAX, () => sweepAccounts(deps, now)),
    },
  ];
}

async function sweepAccounts({ db }: Pick<Deps, "db">, now: Date): Promise<void> {
  const codesSince = addMs(now, -VERIFICATION_RETENTION_MS);
  await db.deleteFrom("verificationCodes").where("createdAt", "<", codesSince).execute();
  await db.deleteFrom("verificationTokens").where("createdAt", "<", codesSince).execute();
  await db.deleteFrom("verificationDays").where("day", "<", seoulDate(codesSince)).execute();
  await db.deleteFrom("socialTickets").where("createdAt", "<", codesSince).execute();
  await db.deleteFrom("phoneLocks").where("until", "<", now).execute();
  await db.deleteFrom("adminLoginFailures").where("updatedAt", "<", codesSince).execute();
  await db.deleteFrom("idempotencyKeys").where("createdAt", "<", addMs(now, -KEY_LIFE_MS)).execute();
  await db.deleteFrom("sessions").where("expiresAt", "<", addMs(now, -SESSION_RETENTION_MS)).execute();
}
