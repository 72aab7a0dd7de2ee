/** How many requests are handled at the same time (D66), so that connections to the database stay for others. */
import type { Handlers, OperationRequest } from "../contract/types.ts";
import { limitConcurrency } from "../lib/concurrency.ts";
import { HASHES_MAX } from "../lib/password.ts";

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
    // The last one waits for less than ten seconds.
    waitingMax: () => 400,
  },
];

/** Runs few of the operations at once that cost much, each kind apart, so that a burst of them leaves connections and processors to others. */
export function boundCostly(handlers: Handlers, poolSize: number): Handlers {
  const bounded = bounds.flatMap(({ isBound, ...limits }) => {
    const runningMax = limits.runningMax(poolSize);
    const run = limitConcurrency({ runningMax, waitingMax: limits.waitingMax(runningMax) });
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
