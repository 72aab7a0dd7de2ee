import type { WriteContext } from "../shared/context.ts";
import type { Keys } from "./keys.ts";

/** A change of accounts or sessions: it signs tokens and hashes phones and codes with the server's keys. */
export interface AccountContext extends WriteContext {
  keys: Keys;
}
