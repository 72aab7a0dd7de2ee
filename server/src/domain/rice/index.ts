/** Public API of the rice domain. */
export type { Booking } from "./ledger.ts";
export { bookRice, bookRiceOfMembers, recomputeBalances } from "./ledger.ts";
export { paymentCause, purchaseReasons } from "./payments.ts";
