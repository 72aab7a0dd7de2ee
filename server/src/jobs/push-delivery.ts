/** Sends the messages of the push outbox: written in the transaction of the change that they report, sent after the commit, retried on failure. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@babchingu/openapi";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { anyIdOf } from "../db/id-array.ts";
import { retryConflicts } from "../db/retry.ts";
import type { Deps } from "../deps.ts";
import { forgetChatPush } from "../domain/chat/pushes.ts";
import type { Job } from "./registry.ts";
import { batch } from "../lib/batch.ts";
import type { WebSubscription } from "../adapters/web-push/web-push.ts";
import { addMs } from "../lib/time.ts";
import { isUnavailable } from "../lib/unavailable.ts";
import type { Metrics } from "../runtime/metrics/metrics.ts";

const BATCH_SIZE = 50;
const REPAIR_BATCH_SIZE = 1000;
/** The pause between two batches of a message to everybody, in which requests are served. */
const BROADCAST_PAUSE_MS = 50;
const ATTEMPTS_MAX = 8;
const DROP_ATTEMPTS_MAX = 10;
const DROP_PAUSE_MS_MAX = SECOND_MS;
/** An older message is not sent any more; it is still in the list of notifications. */
const AGE_MS_MAX = DAY_MS;
const RETRY_MS_MAX = HOUR_MS;
/** Between servers whose clocks are in step. */
const CLOCK_DIFFERENCE_MS_MAX = MINUTE_MS;

type DeliveryDeps = Pick<Deps, "db" | "clock" | "push" | "webPush" | "log">;
type CountPush = Metrics["countPush"];

interface QueuedPush {
  id: number;
  memberId: number;
  title: string;
  content: string;
  url: string | null;
  attempts: number;
  createdAt: Date;
  expiresAt: Date | null;
  isBroadcast: boolean;
  phone: string | null;
  /** Null when the member is no longer ACTIVE, or has no session on that device. */
  targetToken: string | null;
  /** Null for the native shell. */
  webSubscriptionId: number | null;
  /** Null when it has ended, or its session has, or when the member is no longer ACTIVE. */
  webSubscription: WebSubscription | null;
  /** Of a chat message. */
  meetingId: number | null;
  messageId: number | null;
  /** Whether the member has read that message meanwhile. */
  isRead: boolean;
  /** Whether they have left its room or blocked its sender. */
  isHidden: boolean;
}

/** Deletes a message from the outbox. Deletions of one turn are one statement: a broadcast leaves connections to the requests. */
type Drop = (id: number) => Promise<void>;

/** Tries again after a short outage. A message whose deletion fails stays in `undeleted`. */
function createDrop({ db }: DeliveryDeps, undeleted: Set<number>): Drop {
  const remove = async (ids: readonly number[]) => {
    await db.deleteFrom("pushOutbox").where("id", "in", ids).execute();
    return ids.map(() => undefined);
  };
  const options = { isRetryable: isUnavailable, attemptsMax: DROP_ATTEMPTS_MAX, pauseMsMax: DROP_PAUSE_MS_MAX };
  const drop = batch<number, undefined>((ids) => retryConflicts(() => remove(ids), options), 1);
  return async (id) => {
    undeleted.add(id);
    await drop(id);
    undeleted.delete(id);
  };
}

/** The delay before the next attempt: 30 s, 1 min, 2 min … 1 h. */
function retryMs(attempts: number): number {
  return Math.min(RETRY_MS_MAX, 15 * SECOND_MS * 2 ** attempts);
}

/**
 * Makes messages due that were queued or retried by a server whose clock was ahead. Of those that wait it reads only the ones that are due
 * last: in an outage of a push service very many are to be tried again. Behind so many others a wrong one isn't found, but is due within
 * an hour.
 */
async function repairTimes({ db }: DeliveryDeps, now: Date, stopping: AbortSignal): Promise<void> {
  const latest = addMs(now, CLOCK_DIFFERENCE_MS_MAX);
  // Two ranges of the index, as in `claimDueMessages`.
  const findLast = (isBroadcast: boolean) =>
    db
      .selectFrom("pushOutbox")
      .select(["id", "createdAt", "nextAttemptAt"])
      .where("isBroadcast", "=", isBroadcast)
      .where("nextAttemptAt", ">", latest)
      .orderBy("nextAttemptAt", "desc")
      .limit(REPAIR_BATCH_SIZE)
      .as("last");
  const isAhead = db
    .selectFrom(
      db
        .selectFrom(findLast(false))
        .selectAll()
        .unionAll(db.selectFrom(findLast(true)).selectAll())
        .as("last"),
    )
    .select("id")
    .where((eb) => eb.or([eb("createdAt", ">", latest), eb("nextAttemptAt", ">", addMs(latest, RETRY_MS_MAX))]));
  const locked = db
    .selectFrom("pushOutbox")
    .select("id")
    .where("id", "=", anyIdOf(isAhead))
    .where("nextAttemptAt", ">", latest)
    .forUpdate()
    .skipLocked();
  const repair = db
    .updateTable("pushOutbox")
    .set({ nextAttemptAt: now, createdAt: sql<Date>`least(created_at, ${now}::timestamptz)` })
    .where("id", "=", anyIdOf(locked));
  let repaired: number;
  do repaired = Number((await repair.executeTakeFirstOrThrow()).numUpdatedRows);
  while (repaired > 0 && !stopping.aborted);
}

/**
 * Claims due messages until their next attempt is due, so that each is sent by one server, and by another one later if that
 * server crashes.
 */
async function claimDueMessages({ db }: DeliveryDeps, now: Date): Promise<QueuedPush[]> {
  // Two ranges of the index of both columns: as a single one it would have those that wait, too.
  const findDue = (isBroadcast: boolean) =>
    db
      .selectFrom("pushOutbox")
      .select("id")
      .where("isBroadcast", "=", isBroadcast)
      .where("nextAttemptAt", "<=", now)
      .orderBy("nextAttemptAt")
      .limit(BATCH_SIZE)
      .forUpdate()
      .skipLocked()
      .as("due");
  const due = db
    .selectFrom(findDue(false))
    .select("id")
    .unionAll(db.selectFrom(findDue(true)).select("id"))
    .limit(BATCH_SIZE);
  return db
    .updateTable("pushOutbox")
    .from("members")
    .set({
      attempts: sql<number>`attempts + 1`,
      nextAttemptAt: addMs(now, MINUTE_MS),
    })
    .where("pushOutbox.id", "=", anyIdOf(due))
    .whereRef("members.id", "=", "pushOutbox.memberId")
    .returning([
      "pushOutbox.id",
      "memberId",
      "title",
      "content",
      "url",
      "attempts",
      "pushOutbox.createdAt",
      "pushOutbox.expiresAt",
      "isBroadcast",
    ])
    .returning(["members.phone", "webSubscriptionId", "meetingId", "messageId"])
    .returning(
      sql<string | null>`(
        select fcm_token from sessions
        where sessions.member_id = members.id and sessions.fcm_token = members.target_token and members.status = 'ACTIVE'
          and sessions.revoked_at is null and sessions.expires_at > ${now}
        limit 1
      )`.as("targetToken"),
    )
    .returning(
      sql<WebSubscription | null>`(
        select json_build_object('endpoint', endpoint, 'p256dh', p256dh, 'auth', auth)
        from web_subscriptions join sessions on sessions.id = web_subscriptions.session_id
        where web_subscriptions.id = push_outbox.web_subscription_id
          and sessions.member_id = members.id and members.status = 'ACTIVE'
          and sessions.revoked_at is null and sessions.expires_at > ${now}
      )`.as("webSubscription"),
    )
    .returning(
      sql<boolean>`(
        push_outbox.message_id <= (
          select last_read_id from chat_reads
          where chat_reads.meeting_id = push_outbox.meeting_id and chat_reads.member_id = push_outbox.member_id
        )
      ) is true`.as("isRead"),
    )
    .returning(
      sql<boolean>`(
        push_outbox.message_id is not null and (
          (
            select state from meeting_members
            where meeting_members.meeting_id = push_outbox.meeting_id and meeting_members.member_id = push_outbox.member_id
          ) is distinct from 'JOINED'
          or exists (select from blocks where blocker_id = push_outbox.member_id and blocked_id = push_outbox.sender_id)
        )
      )`.as("isHidden"),
    )
    .execute();
}

/** The same for each attempt, unless `repairTimes` has moved `createdAt`. An id may come again after the database was restored from a backup, and only then. */
const tagOf = ({ id, createdAt }: QueuedPush): string => `${id}-${createdAt.getTime()}`;

/** Sends to the device. Resolves to null when the member doesn't get the push there any more, to false when the device is gone. */
async function send(deps: DeliveryDeps, message: QueuedPush): Promise<boolean | null> {
  const { memberId, phone, targetToken: token, title, content, url, webSubscription } = message;
  const tag = tagOf(message);
  if (message.isRead || message.isHidden) return null;
  if (message.webSubscriptionId === null) {
    return token === null ? null : await deps.push.send({ memberId, phone, token, title, content, url, tag });
  }
  if (webSubscription === null || deps.webPush === null) return null;
  return await deps.webPush.send(webSubscription, { title, text: content, url, tag });
}

async function sendMessage(
  deps: DeliveryDeps,
  message: QueuedPush,
  { now, drop, count }: { now: Date; drop: Drop; count: CountPush },
): Promise<void> {
  const { id } = message;
  if ((message.expiresAt ?? addMs(message.createdAt, AGE_MS_MAX)) <= now) {
    await drop(id);
    return;
  }
  let isSent: boolean | null;
  try {
    isSent = await send(deps, message);
  } catch (error) {
    const isLast = message.attempts >= ATTEMPTS_MAX;
    deps.log.warn({ err: error, attempts: message.attempts, isLast }, "A push message could not be sent");
    count(isLast ? "given_up" : "retried");
    if (isLast) await drop(id);
    else {
      const nextAttemptAt = addMs(now, retryMs(message.attempts));
      await deps.db.updateTable("pushOutbox").set({ nextAttemptAt }).where("id", "=", id).execute();
    }
    return;
  }
  if (isSent === false) await removeDevice(deps, message);
  if (message.isHidden) await forgetChatPush(deps, message);
  await drop(id);
  if (isSent !== null) count(isSent ? "sent" : "forgotten");
}

/** Removes a subscription or device token that is no longer valid, unless the member has a newer token. */
async function removeDevice({ db }: DeliveryDeps, message: QueuedPush): Promise<void> {
  const { memberId, targetToken, webSubscriptionId, webSubscription } = message;
  if (webSubscriptionId === null) {
    await db
      .updateTable("members")
      .set({ targetToken: null })
      .where("id", "=", memberId)
      .where("targetToken", "=", targetToken)
      .execute();
  } else if (webSubscription !== null) {
    await db
      .deleteFrom("webSubscriptions")
      .where("id", "=", webSubscriptionId)
      .where("endpoint", "=", webSubscription.endpoint)
      .execute();
  }
}

/**
 * Returns a function that sends all due messages until the server stops, those to one member before those to everybody, even if these were
 * queued earlier.
 */
export function createPushDelivery(
  deps: DeliveryDeps,
  count: CountPush = () => undefined,
): (stopping: AbortSignal) => Promise<void> {
  const undeleted = new Set<number>();
  const drop = createDrop(deps, undeleted);
  return async (stopping) => {
    // What was sent, and is still in the outbox, would be sent once more.
    await Promise.all([...undeleted].map(drop));
    while (!stopping.aborted) {
      const now = deps.clock.now();
      const messages = await claimDueMessages(deps, now);
      await Promise.all(messages.map((message) => sendMessage(deps, message, { now, drop, count })));
      if (messages.length < BATCH_SIZE) return;
      if (messages.every((message) => message.isBroadcast)) await sleep(BROADCAST_PAUSE_MS);
    }
  };
}

export function pushJobs(deps: DeliveryDeps, count?: CountPush): Job[] {
  const deliver = createPushDelivery(deps, count);
  return [
    { name: "push.repair", everyMs: MINUTE_MS, run: (now, stopping) => repairTimes(deps, now, stopping) },
    { name: "push.deliver", everyMs: 2 * SECOND_MS, run: (_now, stopping) => deliver(stopping) },
  ];
}
