import DataLoader from "dataloader";

const KEYS_MAX = 500;
/** A read that takes longer is stuck: the next batch no longer waits for it. */
const READ_TIMEOUT_MS = 10;

/**
 * Collects calls into batches: the first is sent at the end of the event loop's turn it came in; while `concurrency` batches
 * run, later calls wait and go together in the next. So a quiet server answers at once and a busy one needs fewer
 * statements per call. Nothing is cached between batches.
 * @param run answers every key of a batch, in its order; an Error in a place is thrown to that caller alone.
 * @param timeoutMs a batch that runs for longer no longer counts as running, so that the next can start.
 */
export function batch<K, V>(
  run: (keys: readonly K[]) => Promise<readonly (V | Error)[]>,
  concurrency: number,
  timeoutMs = Infinity,
): (key: K) => Promise<V> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const dispatchNext = (): void => {
    const dispatch = running < concurrency ? waiting.shift() : undefined;
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
      // Calls that come in the same turn as the answer still join the next batch.
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
      waiting.push(dispatch);
      setImmediate(dispatchNext);
    },
  });
  return (key) => loader.load(key);
}

/** Batches reads: one statement runs at a time, unless it takes longer than usual. */
export function batchReads<K, V>(run: (keys: readonly K[]) => Promise<readonly (V | Error)[]>): (key: K) => Promise<V> {
  return batch(run, 1, READ_TIMEOUT_MS);
}
