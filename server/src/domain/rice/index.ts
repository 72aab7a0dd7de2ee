/** What other areas of the domain may use of rice. */
export type { Booking } from "./ledger.ts";
export { bookRice, recomputeBalances } from "./ledger.ts";
export { paymentCause, purchaseReasons } from "./payments.ts";
