import { DAY_MS, HOUR_MS, LOGIN_RECORDS_KEPT_MONTHS, MINUTE_MS, seoulDate } from "@babchingu/openapi";
import { withTimeBudget } from "../lib/time-budget.ts";
import { earliestNow } from "../db/earliest-now.ts";
import type { Deps } from "../deps.ts";
import { deleteOldAccessEntries } from "../domain/admin/access-log.ts";
import { storeDailyFigures } from "../domain/admin/daily-figures.ts";
import { ATTEMPT_RETENTION_MS } from "../domain/accounts/attempts.ts";
import { sweepImages } from "../domain/media/images.ts";
import { IDEMPOTENCY_KEY_RETENTION_MS } from "../domain/shared/idempotency.ts";
import { addMs, seoulMonthsBefore } from "../lib/time.ts";
import type { Job } from "./registry.ts";

const VERIFICATION_RETENTION_MS = 7 * DAY_MS;
/** How far back the hourly sweep looks for expired sessions; a subscription that it never found goes with its session. */
const SUBSCRIPTION_SWEEP_MS = DAY_MS;

/** A sweep scans whole tables, so it gets more time than other statements. */
const SWEEP_MS_MAX = 10 * MINUTE_MS;

export function housekeepingJobs(deps: Pick<Deps, "db" | "clock" | "storage">): Job[] {
  return [
    {
      name: "images.sweep",
      everyMs: 10 * MINUTE_MS,
      run: async (_now, stopping) => {
        while (await sweepImages(deps, stopping));
      },
    },
    {
      name: "figures.store",
      everyMs: HOUR_MS,
      run: (now) => withTimeBudget(SWEEP_MS_MAX, () => storeDailyFigures(deps.db, now)),
    },
    {
      name: "accounts.sweep",
      everyMs: HOUR_MS,
      run: (now, stopping) => withTimeBudget(SWEEP_MS_MAX, () => sweepAccounts(deps, now, stopping)),
    },
    {
      name: "access-log.sweep",
      everyMs: HOUR_MS,
      run: () => withTimeBudget(SWEEP_MS_MAX, () => deleteOldAccessEntries(deps.db)),
    },
  ];
}

/** Deletes what of accounts and sessions has expired, by the earlier clock: limits and rejoin locks would end too soon. */
export async function sweepAccounts({ db }: Pick<Deps, "db">, clockNow: Date, stopping?: AbortSignal): Promise<void> {
  const now = await earliestNow(db, clockNow);
  const verificationCutoff = addMs(now, -VERIFICATION_RETENTION_MS);
  // The session itself is kept as a login record.
  const expiredSessions = db
    .selectFrom("sessions")
    .select("id")
    .where("expiresAt", "<", now)
    .where("expiresAt", ">=", addMs(now, -SUBSCRIPTION_SWEEP_MS));
  const deletions = [
    db.deleteFrom("verificationCodes").where("createdAt", "<", verificationCutoff),
    db.deleteFrom("verificationTokens").where("createdAt", "<", verificationCutoff),
    db.deleteFrom("verificationDays").where("day", "<", seoulDate(now)),
    db.deleteFrom("verificationTotals").where("day", "<", seoulDate(now)),
    db.deleteFrom("socialTickets").where("createdAt", "<", verificationCutoff),
    db.deleteFrom("phoneLocks").where("until", "<", now),
    db.deleteFrom("attempts").where("since", "<", addMs(now, -ATTEMPT_RETENTION_MS)),
    db.deleteFrom("idempotencyKeys").where("createdAt", "<", addMs(now, -IDEMPOTENCY_KEY_RETENTION_MS)),
    db.deleteFrom("webSubscriptions").where("sessionId", "in", expiredSessions),
    db.deleteFrom("sessions").where("expiresAt", "<", seoulMonthsBefore(now, LOGIN_RECORDS_KEPT_MONTHS)),
  ];
  for (const deletion of deletions) {
    if (stopping?.aborted) return;
    await deletion.execute();
  }
}
