import { AsyncResource } from "node:async_hooks";
import DataLoader from "dataloader";

const KEYS_MAX = 500;
/** The next batch doesn't wait for a read that takes longer. */
const READ_TIMEOUT_MS = 10;

/**
 * Combines calls into batches. A batch starts at the end of the event-loop tick; while `concurrency` batches run, later
 * calls are collected for the next. So calls aren't delayed on an idle server, and need fewer statements under load. Nothing is
 * cached between batches. A batch runs in the async context of its first caller: one that inherited that of the batch before would
 * share its time budget, which a busy server uses up.
 * @param run returns a result for every key, in the same order; an Error is thrown to that key's caller only.
 * @param timeoutMs after this time a batch no longer counts as running, so that the next can start.
 */
export function batch<K, V>(
  run: (keys: readonly K[]) => Promise<readonly (V | Error)[]>,
  concurrency: number,
  timeoutMs = Infinity,
): (key: K) => Promise<V> {
  const pendingDispatches: (() => void)[] = [];
  let running = 0;
  const dispatchNext = (): void => {
    const dispatch = running < concurrency ? pendingDispatches.shift() : undefined;
    if (dispatch === undefined) return;
    running += 1;
    dispatch();
  };
  const runBatch = (keys: readonly K[]): Promise<readonly (V | Error)[]> => {
    let isCounted = true;
    const release = (): void => {
      if (!isCounted) return;
      isCounted = false;
      running -= 1;
      // Calls in the same event-loop tick as the result still join the next batch.
      setImmediate(dispatchNext);
    };
    const timer = timeoutMs === Infinity ? undefined : setTimeout(release, timeoutMs);
    return run(keys).finally(() => {
      clearTimeout(timer);
      release();
    });
  };
  const loader = new DataLoader<K, V>(runBatch, {
    cache: false,
    maxBatchSize: KEYS_MAX,
    batchScheduleFn: (dispatch) => {
      pendingDispatches.push(AsyncResource.bind(dispatch));
      setImmediate(dispatchNext);
    },
  });
  return (key) => loader.load(key);
}

/** Batches reads: one statement runs at a time, unless it is slow. */
export function batchReads<K, V>(run: (keys: readonly K[]) => Promise<readonly (V | Error)[]>): (key: K) => Promise<V> {
  return batch(run, 1, READ_TIMEOUT_MS);
}
