/** Documented pairs that no client can bring about on a healthy backend, with the reason that reports show. */
import type { Excuses } from "../../kit/coverage.ts";

export const excuses: Excuses = new Map([
  [
    "getReadiness 503",
    "Only a server that starts, stops or has lost its database answers 503; a client can't bring that about.",
  ],
  [
    "getMyPartnerPlace 404",
    "A partner without a store: the role comes with the store and goes with it (R52), so no call leads there.",
  ],
  [
    "acceptAdminPartnerApplication E409-53",
    "An application of a member who has a store: applying is refused before (E409-25), so no call leads there.",
  ],
]);
