/**
 * Options of an LRU cache with at most so many entries, which grows with what it holds. `max` allocates the places of all entries at
 * once: 8 ms for the caches of an app, and each test has one.
 */
export const growingTo = (entriesMax: number) => ({ maxSize: entriesMax, sizeCalculation: () => 1 });
