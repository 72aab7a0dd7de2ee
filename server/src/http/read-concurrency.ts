import type { Handlers } from "../contract/types.ts";
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

/**
 * Runs few of the reads at once that may read many rows, each kind apart, so that connections stay for other requests (D66): members'
 * searches, and what the console reads.
 */
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
