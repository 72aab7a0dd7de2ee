import DataLoader from "dataloader";

const KEYS_MAX = 500;
/** A read that takes so long is stuck, and holds up the next no more. */
const READ_PATIENCE_MS = 10;

/**
 * Gathers calls into batches: the first goes out at the end of the turn of the event loop it came in, and while
 * `inFlightMax` are under way what comes waits and goes together in the next. So a quiet server answers at once and a busy
 * one needs fewer statements for each call. Nothing is kept between batches.
 * @param run answers every key of a batch, in its order; an Error in a place is thrown to that caller alone.
 * @param patienceMs a batch that is under way for longer holds the next no more.
 */
export function gather<K, V>(
  run: (keys: readonly K[]) => Promise<readonly (V | Error)[]>,
  inFlightMax: number,
  patienceMs = Infinity,
): (key: K) => Promise<V> {
  const waiting: (() => void)[] = [];
  let inFlight = 0;
  const dispatchNext = (): void => {
    const dispatch = inFlight < inFlightMax ? waiting.shift() : undefined;
    if (dispatch === undefined) return;
    inFlight += 1;
    dispatch();
  };
  const runBatch = (keys: readonly K[]): Promise<readonly (V | Error)[]> => {
    let isCounted = true;
    const release = (): void => {
      if (!isCounted) return;
      isCounted = false;
      inFlight -= 1;
      // What arrived in the same turn as the answer still joins the next.
      setImmediate(dispatchNext);
    };
    const late = patienceMs === Infinity ? undefined : setTimeout(release, patienceMs);
    return run(keys).finally(() => {
      clearTimeout(late);
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

/** Gathers reads: one statement is under way at a time, unless it takes unusually long. */
export function gatherReads<K, V>(
  run: (keys: readonly K[]) => Promise<readonly (V | Error)[]>,
): (key: K) => Promise<V> {
  return gather(run, 1, READ_PATIENCE_MS);
}
