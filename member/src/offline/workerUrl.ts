/** Stays the same for ever, or browsers would never find the next worker. */
export const WORKER_URL = `${import.meta.env.BASE_URL}sw.js`;
