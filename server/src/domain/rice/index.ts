/** Public API of the rice domain. */
export type { Booking } from "./ledger.ts";
export { bookRice, recomputeBalances } from "./ledger.ts";
export { paymentCause, purchaseReasons } from "./payments.ts";
