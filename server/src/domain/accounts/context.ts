import type { WriteContext } from "../shared/context.ts";
import type { Keys } from "./keys.ts";

/** Context of account and session changes; the keys sign tokens and hash phones and codes. */
export interface AccountContext extends WriteContext {
  keys: Keys;
}
