/** Rehearses an outage under load, and checks what must hold during and after each. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import type { Db } from "../../db/schema.ts";
import { eventually } from "../../testing/eventually.ts";
import type { OutageLoad } from "./load.ts";

const ANSWER_MS_MAX = 10_000;
export const TEST_MS_MAX = 120_000;
/** `npm run faults:parts` rehearses every outage, `npm test` a few. */
export const isFull = process.env["OUTAGES"] === "all";

export interface Outage {
  /** Begins the outage and returns what ends it. */
  begin: () => Promise<() => Promise<void>>;
  lastsMs: number;
  /** From its end until the server answers as before. */
  backMsMax: number;
  /** At least one answer must be UNAVAILABLE, which proves that the outage took effect. */
  mustCauseUnavailable?: boolean;
}

/** Runs the load until the test ends, at the latest. */
export function startLoad(load: OutageLoad): { stop: () => Promise<void> } {
  const running = load.run();
  const stop = async () => {
    load.stop();
    await running;
  };
  onTestFinished(async () => {
    await stop().catch(() => undefined);
    await Promise.all(load.chats.map((chat) => chat.disconnect()));
  });
  return { stop };
}

/** Begins and ends the outage under load. Afterwards the server has received every message. */
export async function rehearse(load: OutageLoad, outage: Outage, annotate: (text: string) => unknown): Promise<void> {
  const { begin, lastsMs, backMsMax, mustCauseUnavailable = false } = outage;
  const { stop } = startLoad(load);
  await eventually(() => expect(load.count().succeeded).toBeGreaterThan(20));
  const end = await begin();
  await sleep(lastsMs);
  await end();
  const endedMs = performance.now();
  await eventually(() => expect(load.isServedSince(endedMs)).toBe(true));
  const backMs = performance.now() - endedMs;
  await stop();
  const { succeeded, unavailable, slowestMs } = load.count();
  await annotate(
    `${unavailable} of ${succeeded + unavailable} answers UNAVAILABLE, slowest ${Math.round(slowestMs)} ms, back after ${Math.round(backMs)} ms`,
  );
  expect(load.wrongAnswers).toEqual([]);
  expect(slowestMs).toBeLessThan(ANSWER_MS_MAX);
  expect(unavailable).toBeGreaterThanOrEqual(mustCauseUnavailable ? 1 : 0);
  expect(backMs).toBeLessThan(backMsMax);
  await expectAllAcknowledged(load);
}

export async function expectAllAcknowledged(load: OutageLoad): Promise<void> {
  await eventually(() => {
    load.resend();
    expect(load.chats.map(({ unacknowledged }) => unacknowledged)).toEqual(load.chats.map(() => 0));
  });
}

/** Each message that a member sent is stored once, and delivered to everybody in order. */
export async function expectChatComplete(db: Db, meetingId: number, { chats, sent }: OutageLoad): Promise<void> {
  const stored = await db
    .selectFrom("chatMessages")
    .select(["id", "content"])
    .where("meetingId", "=", meetingId)
    .where("type", "=", "TEXT")
    .orderBy("id")
    .execute();
  expect(stored.map(({ content }) => content).toSorted()).toEqual(sent.toSorted());
  for (const chat of chats) {
    await eventually(() =>
      expect([...chat.received.keys()].toSorted((a, b) => a - b)).toEqual(stored.map(({ id }) => id)),
    );
    for (const ids of chat.deliveredIdsByConnection) expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  }
}
