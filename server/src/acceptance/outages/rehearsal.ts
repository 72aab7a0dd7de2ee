/** Rehearses an outage under load, and checks what must hold during and after each. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import type { Db } from "../../db/schema.ts";
import { ChatMember } from "../../testing/chat-member.ts";
import { eventually } from "../../testing/eventually.ts";
import type { PostgresEnvironment } from "../../testing/postgres-environment.ts";
import type { ServerProcess } from "../../testing/processes/server-process.ts";
import { expectConsistent } from "../model/invariants.ts";
import { type CallSource, OutageLoad, readyCall, usualCalls } from "./load.ts";
import { openWrites } from "./writes.ts";

export const ANSWER_MS_MAX = 10_000;
/** Three seconds, and one more for a busy machine. */
const READY_MS_MAX = 4000;
export const TEST_MS_MAX = 120_000;
/** `npm run faults:parts` rehearses every outage, `npm test` a few. */
export const isFull = process.env["OUTAGES"] === "all";

export interface Outage {
  /** Begins the outage and returns what ends it. */
  begin: () => Promise<() => Promise<void>>;
  lastsMs: number;
  /** From its end until the server answers as before, and until messages that are sent then arrive over the sockets. */
  backMsMax: number;
  /** At least one answer must be UNAVAILABLE, which proves that the outage took effect. */
  mustCauseUnavailable?: boolean;
  /** Meanwhile every answer of /ready must be UNAVAILABLE. */
  makesUnready?: boolean;
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

async function measureMs(expectation: () => void): Promise<number> {
  const startMs = performance.now();
  await eventually(expectation);
  return performance.now() - startMs;
}

/** Begins and ends the outage under load. Afterwards the server has received every message. */
export async function rehearse(load: OutageLoad, outage: Outage, annotate: (text: string) => unknown): Promise<void> {
  const { begin, lastsMs, backMsMax, mustCauseUnavailable = false, makesUnready = false } = outage;
  const { stop } = startLoad(load);
  await eventually(() => expect(load.count().succeeded).toBeGreaterThan(20));
  const end = await begin();
  const begunMs = performance.now();
  await sleep(lastsMs);
  const endingMs = performance.now();
  await end();
  const endedMs = performance.now();
  const sentBefore = load.sent.length;
  const [backMs, liveMs] = await Promise.all([
    measureMs(() => expect([load.isServedSince(endedMs), load.wrongAnswers]).toEqual([true, []])),
    measureMs(() => expect(load.isLiveSince(sentBefore)).toBe(true)),
  ]);
  await stop();
  const { succeeded, unavailable, slowestMs } = load.count();
  await annotate(
    `${unavailable} of ${succeeded + unavailable} answers UNAVAILABLE, slowest ${Math.round(slowestMs)} ms, back after ${Math.round(backMs)} ms, messages after ${Math.round(liveMs)} ms`,
  );
  expect(load.wrongAnswers).toEqual([]);
  expect(slowestMs).toBeLessThan(ANSWER_MS_MAX);
  expect(unavailable).toBeGreaterThanOrEqual(mustCauseUnavailable ? 1 : 0);
  const readiness = load.count([readyCall]);
  expect(readiness.slowestMs).toBeLessThan(READY_MS_MAX);
  if (makesUnready) {
    expect(readiness.unavailable).toBeGreaterThan(0);
    expect(load.succeededWithin(readyCall, begunMs, endingMs)).toBe(0);
  }
  expect(backMs).toBeLessThan(backMsMax);
  expect(liveMs).toBeLessThan(backMsMax);
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

export interface Room {
  /** Two members who chat, host and guest of `openWrites`, and those whose sessions are refreshed. */
  members: Parameters<typeof openWrites>[1];
  /** The first two have seats. */
  meetingId: number;
}

export async function openRoom({ member, room }: PostgresEnvironment): Promise<Room> {
  const chatting = [await member(), await member()] as const;
  return { members: [...chatting, await member(), await member()], meetingId: await room(chatting) };
}

/** Connects those who chat, the first to the first server, and prepares the load of all. */
export async function prepareLoad(
  { members, meetingId }: Room,
  servers: readonly [ServerProcess, ...ServerProcess[]],
  moreCalls: readonly CallSource[] = [],
): Promise<{ load: OutageLoad; expectStored: (db: Db) => Promise<void> }> {
  const { url } = servers[0];
  const chats = await Promise.all(
    members.slice(0, 2).map(({ token }, i) => ChatMember.connect(servers[i]?.url ?? url, token, meetingId)),
  );
  const writes = await openWrites(url, members);
  const calls = [...usualCalls, ...writes.calls, ...moreCalls];
  const load = new OutageLoad({ url: () => url, token: members[0].token, chats, calls });
  /** Everything is stored as it was acknowledged, once, and balances equal their rows. */
  const expectStored = async (db: Db) => {
    await expectChatComplete(db, meetingId, load);
    await writes.expectStored(db);
    // It was inserted without deposits.
    await db.deleteFrom("meetings").where("id", "=", meetingId).execute();
    await expectConsistent(db);
  };
  return { load, expectStored };
}
