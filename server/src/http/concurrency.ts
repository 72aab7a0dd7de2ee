/** How many requests are handled at the same time (D66), so that connections to the database stay for others. */
import type { Handlers, OperationId, OperationRequest } from "../contract/types.ts";
import type { Db } from "../db/schema.ts";
import { findMeetingOfApplication } from "../domain/meetings/applications/applications.ts";
import { limitConcurrency, limitConcurrencyById } from "../lib/concurrency.ts";
import { HASHES_MAX } from "../lib/password.ts";
import { spendTime } from "../lib/time-budget.ts";

type Handler = (request: object) => Promise<unknown>;

interface Bound {
  isBound: (operationId: string) => boolean;
  runningMax: (poolSize: number) => number;
  waitingMax: (runningMax: number) => number;
}

const CONSOLE_READ = /^(?:export|get|list|search)(?:Access|Admin|Audit)/;
const SEARCH = /^search/;
/** Asks the maps service, not the database. */
const OTHER_SERVICE = new Set(["searchPlaces"]);
/** Strangers may send these, from as many addresses as they have. */
const WITH_PASSWORD = new Set(["login", "loginAdmin", "signup", "resetPassword"]);

const bounds: readonly Bound[] = [
  {
    isBound: (id) => SEARCH.test(id) && !CONSOLE_READ.test(id) && !OTHER_SERVICE.has(id),
    // Each takes a processor of the database, a small one of which has two.
    runningMax: (poolSize) => Math.max(1, Math.floor(poolSize / 5)),
    // At 0.3 s a search among a million rows, the last one waits for about three seconds.
    waitingMax: (runningMax) => runningMax * 9,
  },
  {
    isBound: (id) => CONSOLE_READ.test(id),
    runningMax: (poolSize) => Math.max(1, Math.floor(poolSize / 3)),
    // One view of the console reads up to ten lists at once, and nothing else limits how often an operator reads.
    waitingMax: (runningMax) => runningMax * 50,
  },
  {
    isBound: (id) => WITH_PASSWORD.has(id),
    // One more than passwords are hashed: its statements run meanwhile.
    runningMax: () => HASHES_MAX + 1,
    // One processor hashes fewer within the longest wait, about 280, but several hash more.
    waitingMax: () => 400,
  },
];

/** After that the request has too little time left for its statements. */
const WAIT_MS_MAX = 4000;
/** Shorter, as another wait may follow: both and the authorization (2 s) must take less than ten seconds. */
const WAIT_OF_ACCOUNT_MS_MAX = 3000;

/** Each handler, or what `wrap` makes of it. */
function wrapHandlers(handlers: Handlers, wrap: (operationId: string, handle: Handler) => Handler): Handlers {
  const entries = Object.entries(handlers) as [string, Handler][];
  return Object.fromEntries(entries.map(([operationId, handle]) => [operationId, wrap(operationId, handle)]));
}

/** Returns the handler of a request that waits for its turn from now on: the wait counts towards the time of its statements. */
function countWait(handle: Handler, request: object): () => Promise<unknown> {
  const startMs = performance.now();
  return () => {
    spendTime(performance.now() - startMs);
    return handle(request);
  };
}

/** Runs few of the operations at once that cost much, each kind apart, so that a burst of them leaves connections and processors to others. */
export function boundCostly(handlers: Handlers, poolSize: number): Handlers {
  const kinds = bounds.map(({ isBound, ...limits }) => {
    const runningMax = limits.runningMax(poolSize);
    const waitingMax = limits.waitingMax(runningMax);
    return { isBound, run: limitConcurrency({ runningMax, waitingMax, waitMsMax: WAIT_MS_MAX }) };
  });
  return wrapHandlers(handlers, (operationId, handle) => {
    const kind = kinds.find(({ isBound }) => isBound(operationId));
    return kind ? (request) => kind.run(countWait(handle, request)) : handle;
  });
}

/** As many as a browser has connections to a host without HTTP/2. */
const RUNNING_OF_ACCOUNT_MAX = 6;
/** More than the limits of requests a minute allow. */
const WAITING_OF_ACCOUNT_MAX = 500;

/** Runs few requests of an account at once: a hundred that wait for the same row would take every connection. */
export function boundAccounts(handlers: Handlers): Handlers {
  const runOf = limitConcurrencyById({
    runningMax: RUNNING_OF_ACCOUNT_MAX,
    waitingMax: WAITING_OF_ACCOUNT_MAX,
    waitMsMax: WAIT_OF_ACCOUNT_MS_MAX,
  });
  return wrapHandlers(handlers, (_operationId, handle) => (request) => {
    const { optionalActor } = request as Pick<OperationRequest<never>, "optionalActor">;
    return optionalActor === null ? handle(request) : runOf(optionalActor.memberId, countWait(handle, request));
  });
}

/** One holds the meeting's row, and the next already waits for it in PostgreSQL. */
const RUNNING_OF_MEETING_MAX = 2;
const WAITING_OF_MEETING_MAX = 500;

type MeetingOf = { [Id in OperationId]?: (request: OperationRequest<Id>) => number | Promise<number> };

/** The meeting whose row an operation of members locks; any number if there is none, which the operation itself refuses. */
const meetingOf = (db: Db): MeetingOf => ({
  updateMeeting: ({ params }) => params.id,
  deleteMeeting: ({ params }) => params.id,
  confirmMeeting: ({ params }) => params.id,
  joinMeeting: ({ params }) => params.meetingId,
  leaveMeeting: ({ params }) => params.meetingId,
  requestSeatAlert: ({ params }) => params.id,
  cancelSeatAlert: ({ params }) => params.id,
  applyToMeeting: ({ params }) => params.id,
  approveMeetingApplication: ({ body }) => body.meetingId,
  deleteMeetingApplication: async ({ params }) => (await findMeetingOfApplication(db, params.id)) ?? 0,
  checkIn: ({ body }) => body.meetingId,
  evaluateMembers: ({ body }) => body.meetingId,
  reportOnMeeting: ({ body }) => body.meetingId,
  reportOutOfMeeting: ({ body }) => body.meetingId,
});

/** Runs few changes of a meeting at once: a hundred who join a popular one wait for its row here, and leave connections to others. */
export function boundMeetings(handlers: Handlers, db: Db): Handlers {
  const runOf = limitConcurrencyById({
    runningMax: RUNNING_OF_MEETING_MAX,
    waitingMax: WAITING_OF_MEETING_MAX,
    waitMsMax: WAIT_MS_MAX,
  });
  const meetings = meetingOf(db) as Record<string, ((request: object) => number | Promise<number>) | undefined>;
  return wrapHandlers(handlers, (operationId, handle) => {
    const meeting = meetings[operationId];
    if (meeting === undefined) return handle;
    return async (request) => await runOf(await meeting(request), countWait(handle, request));
  });
}
