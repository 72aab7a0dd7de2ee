/** Sends the messages of the push outbox: written in the transaction of their cause, sent after the commit, retried on failure. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@babchingu/openapi";
import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import type { Job } from "./registry.ts";
import { addMs } from "../lib/time.ts";
import type { Metrics } from "../runtime/metrics/metrics.ts";

const BATCH_SIZE = 50;
const ATTEMPTS_MAX = 8;
/** An older message is not sent any more; it is still in the list of notifications. */
const AGE_MS_MAX = DAY_MS;
const RETRY_MS_MAX = HOUR_MS;

type DeliveryDeps = Pick<Deps, "db" | "clock" | "push" | "log">;
type CountPush = Metrics["countPush"];

interface QueuedPush {
  id: number;
  memberId: number;
  title: string;
  content: string;
  url: string | null;
  attempts: number;
  createdAt: Date;
}

/** The delay before the next attempt: 30 s, 1 min, 2 min … 1 h. */
function retryMs(attempts: number): number {
  return Math.min(RETRY_MS_MAX, 15 * SECOND_MS * 2 ** attempts);
}

/**
 * Claims due messages until their next attempt is due, so that each is sent by one server, and by another one later if that
 * server crashes.
 */
async function claimDue({ db }: DeliveryDeps, now: Date): Promise<QueuedPush[]> {
  const due = db
    .selectFrom("pushOutbox")
    .select("id")
    .where("nextAttemptAt", "<=", now)
    .orderBy("isBroadcast")
    .orderBy("nextAttemptAt")
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable("pushOutbox")
    .set({ attempts: sql<number>`attempts + 1`, nextAttemptAt: addMs(now, MINUTE_MS) })
    .where("id", "in", due)
    .returning(["id", "memberId", "title", "content", "url", "attempts", "createdAt"])
    .execute();
}

async function sendMessage(deps: DeliveryDeps, message: QueuedPush, now: Date, count: CountPush): Promise<void> {
  const { db } = deps;
  const drop = () => db.deleteFrom("pushOutbox").where("id", "=", message.id).execute();
  const member = await db
    .selectFrom("members")
    .select(["targetToken", "phone"])
    .where("id", "=", message.memberId)
    .executeTakeFirst();
  // A member who has logged out gets no push, and an old message is not sent.
  if (member == null || member.targetToken === null || addMs(message.createdAt, AGE_MS_MAX) <= now) {
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
    if (!isValid) await removeToken(deps, memberId, member.targetToken);
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

/** Removes an invalid device token, unless the member has a newer one. */
async function removeToken({ db }: DeliveryDeps, memberId: number, token: string): Promise<void> {
  await db
    .updateTable("members")
    .set({ targetToken: null })
    .where("id", "=", memberId)
    .where("targetToken", "=", token)
    .execute();
}

/** Sends all due messages until the server stops, those to one member before those to everybody, also when they come later. */
export async function deliverPushes(
  deps: DeliveryDeps,
  stopping: AbortSignal,
  count: CountPush = () => undefined,
): Promise<void> {
  while (!stopping.aborted) {
    const now = deps.clock.now();
    const messages = await claimDue(deps, now);
    await Promise.all(messages.map((message) => sendMessage(deps, message, now, count)));
    if (messages.length < BATCH_SIZE) return;
  }
}

export function pushJobs(deps: DeliveryDeps, count?: CountPush): Job[] {
  return [
    {
      name: "push.deliver",
      everyMs: 2 * SECOND_MS,
      run: (_now, stopping) => deliverPushes(deps, stopping, count),
    },
  ];
}
