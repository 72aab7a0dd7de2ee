/** What the server does by itself: its jobs, and what its sockets read and write. */
import type { Fixture } from "../../../server/src/acceptance/authorization/fixture.ts";
import { markRead, postTextMessages } from "../../../server/src/domain/chat/messages.ts";
import { CHAT_PUSH_DELAY_MS } from "../../../server/src/domain/chat/pushes.ts";
import { serverJobs } from "../../../server/src/jobs/all.ts";
import type { Job } from "../../../server/src/jobs/registry.ts";
import { addMs } from "../../../server/src/lib/time.ts";
import {
  findEndedSessions,
  findLostSeats,
  findMessagesAfter,
  findNewestIds,
} from "../../../server/src/realtime/hub/access.ts";
import type { TestApp } from "../../../server/src/testing/harness.ts";

export interface GrowthWork {
  name: string;
  run: () => Promise<unknown>;
}

/** Listeners of one server, each in a room of their own, in all of which somebody has written. */
const LISTENERS = 100;

export function growthWork({ db, deps, clock }: TestApp, { ids, people }: Fixture): GrowthWork[] {
  const now = clock.now();
  const signal = new AbortController().signal;
  const jobs = serverJobs({ ...deps, push: { send: () => Promise.resolve(true) } });
  const numbers = Array.from({ length: LISTENERS }, (_, n) => n * 40 + 1);
  const seats = numbers.map((meetingId) => ({ meetingId, memberId: meetingId }));
  const seat = { meetingId: ids.meeting, memberId: people.member.id };
  const message = { ...seat, content: "몇 시에 만날까요?", clientId: "growth", now };
  const run = async (job: Job) => {
    for (const meetingId of numbers) deps.postedRooms.add(meetingId, addMs(now, -CHAT_PUSH_DELAY_MS));
    await job.run(now, signal);
  };
  return [
    ...jobs.map((job) => ({ name: `job ${job.name}`, run: () => run(job) })),
    { name: "socket: sessions of 100 listeners", run: () => findEndedSessions(db, numbers) },
    { name: "socket: seats of 100 listeners", run: () => findLostSeats(db, seats) },
    { name: "socket: newest of 100 rooms", run: () => findNewestIds(db, numbers) },
    {
      name: "socket: messages of 100 rooms",
      run: () =>
        findMessagesAfter(
          db,
          numbers.map((meetingId) => ({ meetingId, afterId: 0 })),
          { subscribers: numbers.map((id) => ({ sessionId: id, meetingId: id })), rowsMax: 200 },
        ),
    },
    { name: "socket: post", run: () => postTextMessages(db, [message]) },
    { name: "socket: mark as read", run: () => markRead(db, [{ ...seat, lastReadId: Number.MAX_SAFE_INTEGER }], now) },
  ];
}
