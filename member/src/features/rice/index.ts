/** What other areas may use of `rice`. */
export { canPay, useRiceCheck, deposit, useChargeOffer, useFailureAlert } from "./model/deposit.ts";
export { ricePacks } from "./model/packs.ts";
