/** Documented pairs that no client can bring about on a healthy backend, with the reason that reports show. */
import type { Excuses } from "../../kit/coverage.ts";

export const excuses: Excuses = new Map([
  [
    "getReadiness 503",
    "Only a server that starts, stops or has lost its database answers 503; a client can't bring that about.",
  ],
]);
