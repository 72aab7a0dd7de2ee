/** How many requests are handled at the same time (D66), so that connections to the database stay for others. */
import type { Handlers, OperationRequest } from "../contract/types.ts";
import { limitConcurrency } from "../lib/concurrency.ts";

type Handler = (request: object) => Promise<unknown>;

interface BoundReads {
  isBound: (operationId: string) => boolean;
  waitingPerRunning: number;
}

const CONSOLE_READ = /^(?:export|get|list|search)(?:Access|Admin|Audit)/;
const SEARCH = /^search/;
/** Asks the maps service, not the database. */
const OTHER_SERVICE = new Set(["searchPlaces"]);

const bounds: readonly BoundReads[] = [
  // At 0.3 s a search among a million rows, the last one waits for about two seconds.
  { isBound: (id) => SEARCH.test(id) && !CONSOLE_READ.test(id) && !OTHER_SERVICE.has(id), waitingPerRunning: 6 },
  // One view of the console reads up to ten lists at once, and nothing else limits how often an operator reads.
  { isBound: (id) => CONSOLE_READ.test(id), waitingPerRunning: 50 },
];

/** Runs few of the reads at once that may read many rows, each kind apart: members' searches, and what the console reads. */
export function boundReads(handlers: Handlers, poolSize: number): Handlers {
  const runningMax = Math.max(1, Math.floor(poolSize / 3));
  const bounded = bounds.flatMap(({ isBound, waitingPerRunning }) => {
    const run = limitConcurrency({ runningMax, waitingMax: runningMax * waitingPerRunning });
    return (Object.entries(handlers) as [string, Handler][])
      .filter(([operationId]) => isBound(operationId))
      .map(([operationId, handle]): [string, Handler] => [operationId, (request) => run(() => handle(request))]);
  });
  return { ...handlers, ...Object.fromEntries(bounded) };
}

/** As many as a browser has connections to a host without HTTP/2. */
const RUNNING_OF_ACCOUNT_MAX = 6;
/** More than the limits of requests a minute allow. */
const WAITING_OF_ACCOUNT_MAX = 500;

/** Runs few requests of an account at once: a hundred that wait for the same row would take every connection. */
export function boundAccounts(handlers: Handlers): Handlers {
  const running = new Map<number, { count: number; run: ReturnType<typeof limitConcurrency> }>();
  const limits = { runningMax: RUNNING_OF_ACCOUNT_MAX, waitingMax: WAITING_OF_ACCOUNT_MAX };

  async function runOf(memberId: number, work: () => Promise<unknown>): Promise<unknown> {
    const account = running.get(memberId) ?? { count: 0, run: limitConcurrency(limits) };
    running.set(memberId, account);
    account.count += 1;
    try {
      return await account.run(work);
    } finally {
      account.count -= 1;
      if (account.count === 0) running.delete(memberId);
    }
  }

  const bounded = (Object.entries(handlers) as [string, Handler][]).map(([operationId, handle]): [string, Handler] => [
    operationId,
    (request) => {
      const { optionalActor } = request as Pick<OperationRequest<never>, "optionalActor">;
      return optionalActor === null ? handle(request) : runOf(optionalActor.memberId, () => handle(request));
    },
  ]);
  return Object.fromEntries(bounded);
}
