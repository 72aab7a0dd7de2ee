/** Public API of the accounts domain. */
export type { AccountContext } from "./context.ts";
export { findOperatorByName } from "./attacked-accounts.ts";
export { clearAttempts } from "./attempts.ts";
export type { Attempt } from "./attempts.ts";
export { openSession, revokeSessions } from "./sessions.ts";
export type { Tokens } from "./sessions.ts";
export { withdraw } from "./withdrawal.ts";
