import type { Handlers } from "../contract/types.ts";
import { limitConcurrency } from "../lib/concurrency.ts";

type Handler = (request: object) => Promise<unknown>;

const SEARCH = /^search/;
/** Asks the maps service, not the database. */
const OTHER_SERVICE = new Set(["searchPlaces"]);
/** At 0.3 s a search among a million rows, the last one waits for about two seconds. */
const WAITING_PER_RUNNING = 6;

/** Runs few searches at once, so that most connections stay for other requests (D66): a search reads all that it might find. */
export function boundSearches(handlers: Handlers, poolSize: number): Handlers {
  const runningMax = Math.max(1, Math.floor(poolSize / 3));
  const run = limitConcurrency({ runningMax, waitingMax: runningMax * WAITING_PER_RUNNING });
  const bounded = (Object.entries(handlers) as [string, Handler][])
    .filter(([operationId]) => SEARCH.test(operationId) && !OTHER_SERVICE.has(operationId))
    .map(([operationId, handle]): [string, Handler] => [operationId, (request) => run(() => handle(request))]);
  return { ...handlers, ...Object.fromEntries(bounded) };
}
