/** Public API of the accounts domain. */
export type { AccountContext } from "./context.ts";
export { openSession, revokeSessions } from "./sessions.ts";
export type { Tokens } from "./sessions.ts";
export { withdraw } from "./withdrawal.ts";
