/** Reminders an hour before a meeting (D50). */
import { CHECK_IN_OPENS_MIN, MEETING_REMINDER_MIN, MINUTE_MS } from "@babchingu/openapi";
import { type ExpressionBuilder, sql } from "kysely";
import { isDeadlock, isLockTimeout } from "../../../db/errors.ts";
import { idArray } from "../../../db/id-array.ts";
import type { Db, Tables } from "../../../db/schema.ts";
import { transact } from "../../../db/transact.ts";
import { addMs } from "../../../lib/time.ts";
import { isUnavailable } from "../../../lib/unavailable.ts";
import type { WriteContext } from "../../shared/context.ts";
import { notifySeated } from "./notifications.ts";

const BATCH_SIZE = 200;

/**
 * Whether a meeting's reminder is due. One created later than that needs none, and from the moment of its check-in another notification
 * takes its place.
 */
const isReminderDue = (now: Date) => (eb: ExpressionBuilder<Tables, "meetings">) =>
  eb.and([
    eb("status", "<>", "END"),
    eb("remindedAt", "is", null),
    eb("scheduledAt", "<=", addMs(now, MEETING_REMINDER_MIN * MINUTE_MS)),
    eb("scheduledAt", ">", addMs(now, CHECK_IN_OPENS_MIN * MINUTE_MS)),
    sql<boolean>`created_at <= scheduled_at - make_interval(mins => ${MEETING_REMINDER_MIN}::integer)`,
  ]);

function findDueReminders(db: Db, now: Date, failedIds: ReadonlySet<number>): Promise<{ id: number }[]> {
  return db
    .selectFrom("meetings")
    .select("id")
    .where(isReminderDue(now))
    .where(sql<boolean>`id <> all(${idArray(failedIds)})`)
    .orderBy("scheduledAt")
    .limit(BATCH_SIZE)
    .execute();
}

/** Notifies the members once. A meeting of which another server has reminded (D20), or that ended or moved meanwhile, is no longer due. */
async function remind(ctx: WriteContext, id: number): Promise<void> {
  const meeting = await ctx.trx
    .updateTable("meetings")
    .set({ remindedAt: ctx.now })
    .where("id", "=", id)
    .where(isReminderDue(ctx.now))
    .returningAll()
    .executeTakeFirst();
  if (meeting !== undefined) await notifySeated(ctx, { meeting, kind: "reminder" });
}

/**
 * Reminds everybody with a seat. A meeting that fails doesn't keep the others waiting, but an outage ends the run: its time would be old
 * after it. @throws AggregateError at the end when some failed.
 */
export async function sendReminders(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  const failedIds = new Set<number>();
  let isOutage = false;
  const isEnding = () => isOutage || signal?.aborted === true;
  let isBatchFull = true;
  while (isBatchFull && !isEnding()) {
    const due = await findDueReminders(db, now, failedIds);
    isBatchFull = due.length === BATCH_SIZE;
    for (const { id } of due) {
      if (isEnding()) break;
      await transact(db, (trx) => remind({ trx, now }, id)).catch((cause: unknown) => {
        isOutage = isUnavailable(cause) && !isLockTimeout(cause) && !isDeadlock(cause);
        failedIds.add(id);
        failures.push(new Error(`Members of meeting ${id} could not be reminded`, { cause }));
      });
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} meetings have no reminder`);
}
