/** Sends what waits in the push outbox: written with its cause, sent after the commit, tried again when it fails. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@babchingu/openapi";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Job } from "../../jobs/registry.ts";
import { addMs } from "../../lib/time.ts";
import type { Metrics } from "../metrics/metrics.ts";

const BATCH = 50;
const ATTEMPTS_MAX = 8;
/** What happened a day ago is no news; it stays in the list of notifications. */
const KEPT_MS = DAY_MS;
const RETRY_MS_MAX = HOUR_MS;

type DeliveryDeps = Pick<Deps, "db" | "push" | "log">;
type CountPush = Metrics["countPush"];

interface Waiting {
  id: number;
  memberId: number;
  title: string;
  content: string;
  url: string | null;
  attempts: number;
  createdAt: Date;
}

/** How long until the next try after so many: 30 s, 1 min, 2 min … 1 h. */
function retryMs(attempts: number): number {
  return Math.min(RETRY_MS_MAX, 15 * SECOND_MS * 2 ** attempts);
}

/**
 * Takes messages that are due; no other server takes them before the next try is due. So each is sent by one server, and
 * one whose server dies in between is sent later by another.
 */
async function take({ db }: DeliveryDeps, now: Date): Promise<Waiting[]> {
  const due = db
    .selectFrom("pushOutbox")
    .select("id")
    .where("nextAttemptAt", "<=", now)
    .orderBy("nextAttemptAt")
    .limit(BATCH)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable("pushOutbox")
    .set({ attempts: sql<number>`attempts + 1`, nextAttemptAt: addMs(now, MINUTE_MS) })
    .where("id", "in", due)
    .returning(["id", "memberId", "title", "content", "url", "attempts", "createdAt"])
    .execute();
}

async function settle(deps: DeliveryDeps, message: Waiting, now: Date, count: CountPush): Promise<void> {
  const { db } = deps;
  const drop = () => db.deleteFrom("pushOutbox").where("id", "=", message.id).execute();
  const member = await db
    .selectFrom("members")
    .select(["targetToken", "phone"])
    .where("id", "=", message.memberId)
    .executeTakeFirst();
  // Whoever has logged out since gets no push; nor does anybody get old news.
  if (member == null || member.targetToken === null || addMs(message.createdAt, KEPT_MS) <= now) {
    await drop();
    return;
  }
  const { title, content, url, memberId } = message;
  try {
    const isValid = await deps.push.send({
      memberId,
      phone: member.phone,
      token: member.targetToken,
      title,
      content,
      url,
    });
    if (!isValid) await forget(deps, memberId, member.targetToken);
    await drop();
    count(isValid ? "sent" : "forgotten");
  } catch (error) {
    const isLast = message.attempts >= ATTEMPTS_MAX;
    deps.log.warn({ err: error, attempts: message.attempts, isLast }, "A push message could not be sent");
    count(isLast ? "given_up" : "retried");
    if (isLast) await drop();
    else {
      const nextAttemptAt = addMs(now, retryMs(message.attempts));
      await db.updateTable("pushOutbox").set({ nextAttemptAt }).where("id", "=", message.id).execute();
    }
  }
}

/** The device is gone; a newer token that the member has got meanwhile stays. */
async function forget({ db }: DeliveryDeps, memberId: number, token: string): Promise<void> {
  await db
    .updateTable("members")
    .set({ targetToken: null })
    .where("id", "=", memberId)
    .where("targetToken", "=", token)
    .execute();
}

/** Sends everything that is due at `now`, or what can be sent until the server stops. */
export async function deliverPushes(
  deps: DeliveryDeps,
  now: Date,
  stopping: AbortSignal,
  count: CountPush = () => undefined,
): Promise<void> {
  while (!stopping.aborted) {
    const messages = await take(deps, now);
    await Promise.all(messages.map((message) => settle(deps, message, now, count)));
    if (messages.length < BATCH) return;
  }
}

export function pushJobs(deps: DeliveryDeps, count?: CountPush): Job[] {
  return [
    {
      name: "push.deliver",
      everyMs: 2 * SECOND_MS,
      run: (now, stopping) => deliverPushes(deps, now, stopping, count),
    },
  ];
}
